/** A hint says why; a match so far can be seen again; a finished one says where it was decided. */
import { same, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { axe } from './axe.ts';
import { openHouse } from './house.ts';
import { middleGame, openSaved } from './saved.ts';
import { SoundPlay } from './sound-play.ts';
import { onStage } from './stage.ts';

const stage = onStage(() => openHouse());

const QUICK = { confirmEnd: false, motion: 'off' };

test.each([
  { width: 1440, height: 900, touch: false },
  { width: 390, height: 844, touch: true },
])('a hint names the move, what it is expected to bring, what else there was, and can be played ($width px)', async (size) => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK, ...size });
  await openSaved(page, await middleGame('storm-the-castle', { answers: 90, key: 'stc.act', options: { first: 'south' } }));
  // The title is set when the keys are heard.
  await page.waitForFunction(() => document.title.startsWith('●'));
  await page.keyboard.press('h');
  const hint = page.getByTestId('hint');
  await hint.waitFor();
  await expect.poll(() => page.getByTestId('hint-expected').textContent()).toMatch(/^Expected result \d+ % \(\d+ % to \d+ %\)\.$/);
  await expect.poll(() => hint.locator('li').count()).toBeGreaterThan(0);
  await expect.poll(() => hint.textContent()).toContain('Then probably');
  await expect.poll(() => hint.textContent()).not.toContain('{');
  await expect.poll(() => page.locator('[data-pointed]').count()).toBeGreaterThan(0);
  await expect.poll(() => axe(page)).toEqual([]);
  const before = await page.getByTestId('table').getAttribute('data-version');
  await page.getByTestId('play-hint').click();
  await expect.poll(() => page.getByTestId('table').getAttribute('data-version')).not.toBe(before);
  await expect.poll(() => hint.count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a hint that names nothing on the board rings its button', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  const record = await SoundPlay.of('storm-the-castle', { options: { first: 'south' }, seed: seedFrom(21) }).then((play) => {
    while (!same(play.run.prompt(0)?.options ?? [], ['done'])) play.next();
    return play.record();
  });
  await openSaved(page, record);
  await page.waitForFunction(() => document.title.startsWith('●'));
  await page.keyboard.press('h');
  await page.getByTestId('hint').waitFor();
  await expect
    .poll(() => page.locator('[data-pointed]').evaluateAll((all) => all.map((one) => one.getAttribute('data-answer'))))
    .toEqual(['"done"']);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a hint at an online table says what was looked at', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  await page.goto('/');
  const match = await page.evaluate(async () => {
    const ask = async (path: string, body: unknown) =>
      (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
    await ask('/api/session', {});
    return (await ask('/api/quick', { game: 'storm-the-castle', level: 'cadet', options: { first: 'south' } })) as { id: string };
  });
  await page.goto(`/t/${match.id}`);
  await page.locator('[data-playable="true"]').first().waitFor();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByTestId('hint').waitFor();
  await expect.poll(() => page.getByTestId('hint-expected').textContent()).toMatch(/^Expected result \d+ %/);
  await expect.poll(() => page.getByTestId('hint').locator('li').count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a running match can be seen again so far, by its own player only, and gone back to', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  const id = await openSaved(page, await middleGame('storm-the-castle', { answers: 90, key: 'stc.act', options: { first: 'south' } }));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Replay so far' }).click();
  await page.getByTestId('replay').waitFor();
  await expect.poll(() => page.getByLabel('Seen by').locator('option').allTextContents()).toHaveLength(2);
  await expect.poll(() => page.getByTestId('annotate').count()).toBe(0);
  await page.goto(`/replay/solo-${id}?as=all`);
  await page.getByTestId('replay').waitFor();
  await expect.poll(() => page.getByLabel('Seen by').inputValue()).toBe('0');
  await page.getByRole('link', { name: 'Back to the match' }).click();
  await page.getByTestId('question').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a finished match says where it was decided, and what was better; the reading can be stopped', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  await openSaved(page, await middleGame('storm-the-castle', { answers: 10_000, key: 'stc.act', options: { first: 'south' } }), {
    over: true,
  });
  await page.getByTestId('annotate').click();
  const panel = page.getByTestId('annotation');
  await panel.getByRole('progressbar').waitFor();
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => panel.count()).toBe(0);
  await page.getByTestId('annotate').click();
  const first = panel.getByRole('listitem').first().getByRole('button');
  await first.waitFor({ timeout: 400_000 });
  const text = (await first.textContent()) ?? '';
  expect(text).toContain('Better: ');
  expect(text).not.toContain('{');
  await first.focus();
  await page.keyboard.press('Enter');
  const position = text.match(/Position (\d+)/)?.[1];
  await expect.poll(() => page.getByTestId('position').textContent()).toContain(`Position ${position} of`);
  await expect.poll(() => axe(page)).toEqual([]);
  await page.getByLabel('Seen by').selectOption('1');
  await first.waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
