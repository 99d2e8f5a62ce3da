/** How a person answers at the table of Bridge Crew. */
import type { Page } from 'playwright-core';
import type { Sound } from './player.ts';

/** Answers at the drawn table: on the rung, the switch, the sheet or the page. `text` null: the ghost-writer. */
export async function give(page: Page, { prompt, answer }: Sound, text: string | null = null): Promise<void> {
  if (prompt.kind === 'write') {
    if (text === null) return page.getByTestId('skip').click();
    await page.getByTestId('page').fill(text);
    return page.getByTestId('post').click();
  }
  if (prompt.key === 'brc.take-crew' || prompt.key === 'brc.take-personality') {
    await page.locator(`button[data-pick="${answer}"]`).click();
    return page.getByTestId('take').click();
  }
  if (prompt.key === 'brc.sheet') return page.getByTestId('sheet').click();
  if (prompt.kind === 'select') {
    for (const one of answer as readonly string[]) await page.locator(`[data-answer='${JSON.stringify(one)}']`).click();
    return page.getByTestId('confirm').click();
  }
  if (prompt.key === 'brc.face-off') {
    await page.locator(`button[data-attitude="${answer === 'say' ? 'neutral' : answer}"]`).click();
    return page.getByTestId('go-in').click();
  }
  await page
    .locator(`[data-answer='${JSON.stringify(answer)}']`)
    .first()
    .click();
}
