/** What a visitor can do alone, without a server: the guided match, the keyboard, why-not, replay, offline. */
import { expect, test } from 'vitest';
import { giveByKeys } from './castle-keys.ts';
import { playToTheEnd, recordOf } from './player.ts';
import { onStage } from './stage.ts';
import { serveFiles } from './static.ts';

const stage = onStage(serveFiles);

const QUICK = { confirmEnd: false, motion: 'off' };
const FREE = '/play/storm-the-castle?guided=0&options=%7B%22first%22%3A%22south%22%7D';

test('a new visitor comes from the hall to a first move with one click and finishes the guided match', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  await page.goto('/');
  await page.getByTestId('play-now').click();
  await page.locator('[data-playable="true"]').first().waitFor();
  const steps = new Set<string>();
  await playToTheEnd(page, {
    each: async () => {
      const guide = page.getByTestId('guide');
      if ((await guide.count()) > 0) steps.add((await guide.getAttribute('data-step')) ?? '');
    },
  });
  await expect.poll(() => page.getByTestId('result').textContent()).toContain('You win!');
  // Nothing covers the board on which the victory is seen: the result stands next to it.
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.getByTestId('result').getByRole('link', { name: 'Replay' }).waitFor();
  expect([...steps]).toEqual(expect.arrayContaining(['goal', 'march']));
  expect(complaints).toEqual([]);
  await context.close();
});

test('a whole match by keyboard alone', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  await page.goto('/play/storm-the-castle');
  await page.locator('[data-playable="true"]').first().waitFor();
  await playToTheEnd(page, { hand: giveByKeys });
  await expect.poll(() => page.getByTestId('result').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test('what is not allowed says why, with the clause, and opens the rulebook there', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  await page.goto(FREE);
  await page.locator('[data-testid="hand"] [data-playable="true"]').first().click();
  await page.locator('[data-ref="space:NK"]').click();
  const why = page.getByTestId('why-not');
  await why.waitFor();
  // A line at the prompt, and all of it for those who ask.
  expect(await why.textContent()).toMatch(/STC-\d+/);
  await why.getByRole('button', { name: 'Why?' }).click();
  const text = (await page.locator('dialog').getByTestId('why-not').textContent()) ?? '';
  expect(text).toContain('Possible instead');
  await page.getByRole('button', { name: /in the rulebook/ }).click();
  const clause = text.match(/STC-R?\d+/)?.[0] as string;
  await page.locator(`dialog[open] [data-clause="${clause}"]`).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a game without drawings is played at the generic table', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  await page.goto(`${FREE}&plain=1`);
  const lit = page.locator('[data-zone="board"] [data-ref]:has(.visually-hidden)');
  await lit.first().click();
  await page.locator('dialog[open] li button').first().click();
  await expect.poll(() => page.getByTestId('table').getAttribute('data-version')).toBe('1');
  // A card that took all the points has finished the dispatch already.
  await page.getByRole('button', { name: /^(Done deploying|End turn)/ }).click();
  await expect.poll(async () => Number(await page.getByTestId('table').getAttribute('data-version'))).toBeGreaterThanOrEqual(2);
  expect(complaints).toEqual([]);
  await context.close();
});

test('an old page after a new release says so instead of going blank', async () => {
  const { page, context } = await stage.visit({ settings: QUICK });
  await context.route(/\/assets\/rules-.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Learn' }).click();
  const trouble = page.getByTestId('trouble');
  await trouble.waitFor();
  await expect.poll(() => trouble.textContent()).toContain('newer version');
  await context.close();
});

test('undo takes back a dispatch; a hint can be followed', async () => {
  const { page, context } = await stage.visit({ settings: QUICK });
  await page.goto('/play/storm-the-castle');
  await page.locator('[data-testid="hand"] [data-playable="true"]').first().click();
  await page.locator('[data-lit="deploy"]').first().click();
  await page.locator('svg [data-at]').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('svg [data-at]').count()).toBe(0);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect.poll(() => page.getByTestId('table').getAttribute('data-version')).not.toBe('2');
  await context.close();
});

test('a finished match can be replayed, its dice verified, and played on from the middle', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  await page.goto('/play/storm-the-castle');
  await page.locator('[data-playable="true"]').first().waitFor();
  await playToTheEnd(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByTestId('replay').waitFor();
  const position = page.getByTestId('position');
  await expect.poll(() => position.textContent()).toContain('Position 0 of');
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => position.textContent()).toContain('Position 2 of');
  await page.getByRole('slider').fill('5');
  await expect.poll(() => position.textContent()).toContain('Position 5 of');
  await page.getByTestId('verify').click();
  await expect.poll(() => page.getByTestId('said').textContent()).toContain('Genuine');
  const [record] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the record' }).click()]);
  expect(record.suggestedFilename()).toMatch(/^bridgehead-.*\.json$/);
  await page.getByTestId('continue').click();
  await page.waitForURL(/\/solo\//);
  await page.getByTestId('question').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('works with the network off, and a match goes on after the tab was closed', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK, offline: true });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await page.getByTestId('play-now').click();
  await page.locator('[data-testid="hand"] [data-playable="true"]').first().click();
  await page.locator('[data-lit="deploy"]').first().click();
  await page.locator('svg [data-at]').first().waitFor();
  const address = page.url();
  await expect.poll(async () => (await recordOf(page)).entries.length).toBeGreaterThan(0);
  await page.close();
  const again = await context.newPage();
  await again.goto('/');
  await again.getByRole('link', { name: 'Resume' }).first().click();
  await again.locator('svg [data-at]').first().waitFor();
  expect(again.url()).toBe(address);
  expect(complaints).toEqual([]);
  await context.close();
});
