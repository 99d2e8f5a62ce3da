/** How a person answers at the table of Redshirts. */
import { same } from '@bridgehead/kernel';
import type { Page } from 'playwright-core';
import type { Sound } from './player.ts';

/** Its floor: names may stand next to a room. */
export const room = (page: Page, ship: number, section: number) =>
  page.locator(`[data-space][data-ref="section:${ship}:${section}"] > path`).first();

/** Long enough for a click on a busy machine, and not for ever. */
export const PATIENCE = 8_000;

/** As a person would: rooms and cards are pointed at, the rest has buttons. */
export async function give(page: Page, { prompt, answer }: Sound): Promise<void> {
  const bar = page.locator('[data-zone="prompt"]');
  if (prompt.kind === 'write') {
    await page.locator('#answer-text').fill(String(answer));
    return bar.getByRole('button', { name: 'Send' }).click();
  }
  if (prompt.kind === 'distribute') {
    for (const [i, n] of (answer as number[]).entries())
      for (let times = 0; times < n; times++) await bar.locator('li').nth(i).getByRole('button').last().click();
    return bar.getByRole('button', { name: 'Confirm' }).click();
  }
  if (prompt.kind === 'select') {
    for (const one of answer as readonly (number | [number, number])[])
      if (Array.isArray(one))
        await page.locator(`[data-zone="hand"] [data-ref="card:${one[0]}${one[1] === 0 ? '' : `~${one[1]}`}"]`).click();
      else await room(page, (prompt.params as { ship: number }).ship, one).click({ force: true });
    return page.getByTestId('confirm').click();
  }
  const button = bar.locator(`[data-answer=${JSON.stringify(JSON.stringify(answer))}]`);
  if ((await button.count()) > 0) return button.first().click();
  if (typeof answer === 'number') return room(page, (prompt.params as { ship: number }).ship, answer).click({ force: true });
  const [verb, officer, section] = answer as [string, number, number];
  const tab = page.locator(`button[data-ref="officer:${officer}"][aria-pressed="false"]:enabled`);
  if ((await tab.count()) > 0) {
    await tab.first().click();
    if ((await button.count()) > 0) return button.first().click();
  }
  const lit = page.locator(`[data-lit="walk"][data-ref$=":${section}"], [data-lit="wreck"][data-ref$=":${section}"]`).first();
  if (verb === 'step' && (await lit.count()) > 0) {
    await lit.locator('path').first().click({ force: true });
    return page.getByTestId('actions').getByRole('button').first().click();
  }
  await bar.getByTestId('all-choices').click();
  const at = prompt.options.findIndex((option) => same(option, answer));
  await page.locator('dialog[open] li').nth(at).getByRole('button').click({ timeout: PATIENCE });
}
