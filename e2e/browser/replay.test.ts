/** The page of a replay: it speaks of the position it shows, and on a phone that lies all of its controls are on the screen. */
import type { MatchRecord } from '@bridgehead/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { middleGame, openSaved } from './saved.ts';
import { onStage } from './stage.ts';
import { lieStill } from './still.ts';

const stage = onStage(() => openHouse());

const LYING = { width: 844, height: 390, touch: true, settings: { motion: 'off' } } as const;
const OVER = /match (is )?over/i;

async function replayOf(page: Page, record: MatchRecord): Promise<void> {
  await openSaved(page, record, { over: true });
  await expect.poll(() => page.getByLabel('Seen by').inputValue()).toBe('all');
  await expect.poll(() => page.getByTestId('position').textContent()).toBe(`Position 0 of ${record.entries.length}`);
}
const words = (page: Page) => page.getByTestId('table').textContent();

/** Controls that are not wholly on the screen, and by how much the column next to the board would have to be scrolled. */
const outside = async (page: Page) => {
  await lieStill(page);
  return page.getByTestId('replay').evaluate((bar) => {
    const column = bar.closest('#prompt') as HTMLElement;
    const names = [...bar.querySelectorAll('button, input, select, a, [role="status"]')].flatMap((control) => {
      const { top, bottom, left, right } = control.getBoundingClientRect();
      const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      return isInside ? [] : [control.getAttribute('aria-label') ?? control.textContent];
    });
    return { names, scrolled: column.scrollHeight - column.clientHeight };
  });
};

test.each(['storm-the-castle', 'storm-the-bridge', 'redshirts', 'bridge-crew', 'blaze-of-glory'])(
  'seen by everybody, the first position of %s knows of no end, and nothing of the replay has to be scrolled',
  async (game) => {
    const { page, context, complaints } = await stage.visit(LYING);
    await replayOf(page, await middleGame(game, { answers: 12 }));
    expect(await words(page)).not.toMatch(OVER);
    await expect.poll(() => outside(page)).toEqual({ names: [], scrolled: 0 });
    await page.getByTestId('verify').click();
    await expect.poll(() => page.getByTestId('said').textContent()).toContain('Genuine');
    await expect.poll(() => outside(page)).toEqual({ names: [], scrolled: 0 });
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test.each(['storm-the-castle', 'storm-the-bridge'])('of %s only the last position says that the match is over', async (game) => {
  const { page, context } = await stage.visit(LYING);
  const begun = await middleGame(game, { answers: 12 });
  await replayOf(page, { ...begun, entries: [...begun.entries, { concede: 1 }] });
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => words(page)).toMatch(OVER);
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect.poll(() => words(page)).not.toMatch(OVER);
  await context.close();
});

test('the log stays at what was told last, in every position', async () => {
  const { page, context } = await stage.visit({ settings: LYING.settings });
  const record = await middleGame('storm-the-bridge', { answers: 20 });
  await replayOf(page, record);
  for (const at of record.entries.keys()) {
    await page.getByRole('slider').fill(`${at + 1}`);
    await expect.poll(() => page.getByTestId('position').textContent()).toContain(`Position ${at + 1} of`);
    await expect.poll(() => page.getByRole('log').locator('[data-current]').count()).toBeGreaterThan(0);
  }
  await context.close();
});
