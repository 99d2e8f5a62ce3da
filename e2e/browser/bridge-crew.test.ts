/** Bridge Crew at its own table: an episode of five with two people and three bots, told, applauded, cut, and kept. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeInBothThemes } from './axe.ts';
import { give } from './bridge-crew.ts';
import { sideways, type Visitor } from './browser.ts';
import { openHouse } from './house.ts';
import { openQuestion } from './player.ts';
import { onStage } from './stage.ts';

const stage = onStage(() => openHouse(['--window', '0']));
const QUICK = { confirmEnd: false, motion: 'off', guided: ['bridge-crew'] };

async function sitDown(): Promise<Visitor[]> {
  const people = await Promise.all([0, 1].map(() => stage.visit({ settings: QUICK })));
  const [host, guest] = people.map(({ page }) => page) as [Page, Page];
  await host.goto('/new/bridge-crew');
  await host.getByLabel('Number of seats').selectOption('5');
  for (const seat of ['Seat 3', 'Seat 4', 'Seat 5']) await host.getByLabel(seat).selectOption('cadet');
  await host.getByLabel('Length').selectOption('short');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await guest.goto(await host.getByTestId('invite-link').inputValue());
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([host, guest].map((page) => page.getByTestId('table').waitFor()));
  return people;
}

const NASTY = '<img src=x onerror=alert(1)> @brc.ui.you {off:1}';
const GONE = 'This sentence will not be kept by anybody.';

test('two browsers and three bots play an episode of five to its end: drafts, kudos, Cut!, the page to keep', async () => {
  const people = await sitDown();
  const pages = people.map(({ page }) => page);
  const [host, guest] = pages as [Page, Page];
  const id = new URL(host.url()).pathname.split('/').at(-1) as string;
  /** Nobody is asked yet for these words: they wait on the page while others play. */
  const draft = 'A thought that can wait.';
  let drafted: number | null = null;
  let kept: boolean | null = null;
  let [told, cut, kudos] = [0, false, false];
  /** Each kind of question is answered by hand once on each page; the rest of the episode goes by without hands. */
  const byHand = new Set<string>();
  for (let n = 0; n < 40_000; n++) {
    const next = await stage.place.sound(id);
    if (next === null) break;
    const page = pages[next.seat];
    if (page === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 15));
      continue;
    }
    const isStory = next.prompt.kind === 'write' && (next.prompt.max ?? 0) > 100;
    const isDrafted = page === host && drafted !== null && kept === null;
    const kind = `${next.seat} ${next.prompt.key}`;
    if (byHand.has(kind) && !isDrafted && !(isStory && told < 3)) {
      await stage.place.answer(id, next);
      continue;
    }
    await expect.poll(() => openQuestion(page), { interval: 10 }).toBe(next.prompt.id);
    byHand.add(kind);
    if (page === host && drafted === null && next.prompt.kind === 'choose' && !next.prompt.key.startsWith('brc.take-')) {
      await host.getByTestId('page').fill(draft);
      drafted = next.prompt.id;
    } else if (isDrafted) kept = (await host.getByTestId('page').inputValue()) === draft;
    // The first text is hostile, the second is cut, the third comes from the ghost-writer, and so on for the rest.
    const text = !isStory || told > 1 ? null : told === 0 ? NASTY : GONE;
    await give(page, next, text);
    if (isStory) told++;
    await page.waitForFunction(
      (old) => document.querySelector('[data-zone="prompt"]')?.getAttribute('data-prompt') !== String(old),
      next.prompt.id,
    );
    const other = page === host ? guest : host;
    if (text === NASTY) {
      await entry(other, NASTY).locator('button').first().click();
      await other.getByTestId('kudos').click();
      kudos = true;
    }
    if (text === GONE) {
      await entry(other, text).locator('button').first().click();
      await other.getByTestId('cut').click();
      await other.getByTestId('cut-sure').click();
      await expect.poll(() => page.getByText(text).count()).toBe(0);
      cut = true;
      await expect.poll(() => other.getByText(text).count()).toBe(0);
    }
  }
  for (const page of pages) await page.getByTestId('result').waitFor();
  expect({ cut, kudos, kept }).toEqual({ cut: true, kudos: true, kept: true });
  expect(byHand.size).toBeGreaterThan(6);
  expect(await host.locator('img:not([src^="data:image/svg"])').count()).toBe(0);

  await host.getByTestId('keepsake-link').click();
  const episode = host.getByTestId('keepsake');
  await episode.waitFor();
  const words = (await episode.textContent()) ?? '';
  expect(words).toContain(NASTY);
  expect(words).not.toContain(GONE);
  expect(words).not.toContain('█');
  expect(await host.locator('img:not([src^="data:image/svg"])').count()).toBe(0);
  for (const ending of ['md', 'html']) {
    const [file] = await Promise.all([host.waitForEvent('download'), host.getByTestId(`save-${ending}`).click()]);
    const saved = readFileSync(await file.path(), 'utf8');
    expect(saved).not.toContain(GONE);
    expect(saved).not.toMatch(/(?<!\\)<img/); // escaped in Markdown
    expect(saved).toContain('THE END');
  }
  const [picture] = await Promise.all([host.waitForEvent('download'), host.getByTestId('save-png').click()]);
  const bytes = readFileSync(await picture.path());
  expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
  // Everybody who has the link reads it, too.
  const reader = await stage.visit({ settings: QUICK });
  await reader.page.goto(new URL(host.url()).pathname);
  await expect.poll(() => reader.page.getByTestId('keepsake').textContent()).toBe(words);
  await host.goto(`/replay/${id}`);
  await host.getByTestId('verify').click();
  await expect.poll(() => host.getByTestId('said').textContent()).toContain('Genuine');
  expect([...people, reader].flatMap(({ complaints }) => complaints)).toEqual([]);
  await Promise.all([...people, reader].map(({ context }) => context.close()));
});

/** The entry of the script that has these words. */
const entry = (page: Page, words: string) => page.locator('[data-seq]').filter({ hasText: words }).last();

/** Told on a stage of its own; its writer and everybody else see what it is about. */
const TOLD = new Set(['brc.narration', 'brc.outcome']);

/** Letters arrive while they are written, what is taken back goes, and laughter comes back to the writer. */
async function readAlong(writer: Page, reader: Page): Promise<void> {
  await writer.getByTestId('page').fill('It hums a waltz, and nobody');
  await expect.poll(() => reader.getByTestId('arriving').textContent()).toBe('It hums a waltz, and nobody');
  await writer.getByTestId('page').fill('It hums');
  await expect.poll(() => reader.getByTestId('arriving').textContent()).toBe('It hums');
  await reader.getByRole('button', { name: 'Ha!' }).click();
  await expect.poll(() => writer.getByTestId('along').textContent()).toContain('Ha!');
  await writer.getByLabel('They see it as I write').uncheck();
  await expect.poll(() => reader.getByTestId('arriving').count()).toBe(0);
  await writer.getByLabel('They see it as I write').check();
}

test('with motion on, the scene that is told is the scene that is shown, to the writer and to the others', async () => {
  const people = await Promise.all([0, 1, 2].map(() => stage.visit({ motion: true, settings: { ...QUICK, motion: 'normal' } })));
  const pages = people.map(({ page }) => page);
  const [host, ...guests] = pages as [Page, Page, Page];
  await host.goto('/new/bridge-crew');
  await host.getByLabel('Number of seats').selectOption('3');
  for (const seat of ['Seat 2', 'Seat 3']) await host.getByLabel(seat).selectOption('open');
  await host.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.getByTestId('invite-link').inputValue();
  for (const guest of guests) {
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Sit down' }).click();
  }
  await Promise.all(pages.map((page) => page.getByTestId('table').waitFor()));
  const id = new URL(link).pathname.split('/').at(-1) as string;
  const seen = new Map<string, number>();
  for (let n = 0; n < 400 && [...TOLD].some((key) => (seen.get(key) ?? 0) < 3); n++) {
    const next = await stage.place.sound(id);
    if (next === null) break;
    if (TOLD.has(next.prompt.key)) {
      const alien = await stage.place.alien(id);
      // Every page shows the Alien of this scene, and no roll of an earlier one over it.
      for (const [seat, page] of pages.entries()) {
        const told = seat === next.seat ? page.getByTestId('about-alien') : page.getByTestId('watching').getByTestId('about-alien');
        await expect.poll(() => told.first().textContent()).toContain(alien);
        expect(await page.getByTestId('verdict').count(), `${next.prompt.key} of seat ${next.seat} at ${seat}`).toBe(0);
      }
      const writer = pages[next.seat] as Page;
      expect(await writer.getByTestId('page').isVisible()).toBe(true);
      if (seen.size === 0) await readAlong(writer, pages[(next.seat + 1) % pages.length] as Page);
      seen.set(next.prompt.key, (seen.get(next.prompt.key) ?? 0) + 1);
    }
    await stage.place.answer(id, next);
  }
  for (const key of TOLD) expect(seen.get(key) ?? 0, key).toBeGreaterThanOrEqual(3);
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
});

const onList = (page: Page) => page.getByTestId('not-tonight').getByRole('listitem').allTextContents();

test('not tonight: a word on the list is seen by all, a text with it is turned away and stays on the page', async () => {
  const people = await Promise.all([0, 1, 2].map(() => stage.visit({ settings: QUICK })));
  const pages = people.map(({ page }) => page);
  const [host, guest, last] = pages as [Page, Page, Page];
  await host.goto('/new/bridge-crew');
  await host.getByLabel('Number of seats').selectOption('3');
  for (const seat of ['Seat 2', 'Seat 3']) await host.getByLabel(seat).selectOption('open');
  await host.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.getByTestId('invite-link').inputValue();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  const field = host.getByLabel('Words or topics that should not come up');
  await field.fill('x'.repeat(41));
  await host.getByRole('button', { name: 'Put on the list' }).click();
  await expect.poll(() => host.getByRole('alert').textContent()).toBe('At most 40 characters.');
  await field.fill('Spiders');
  await field.press('Enter');
  for (const page of [host, guest]) await expect.poll(() => onList(page)).toEqual(['Spiders']);
  await expect.poll(() => field.inputValue()).toBe('');
  for (const width of [320, 1440]) {
    await host.setViewportSize({ width, height: 800 });
    await expect.poll(() => sideways(host)).toBe(0);
  }
  await expect.poll(() => axeInBothThemes(host)).toEqual([]);
  await last.goto(link);
  await last.getByLabel('Not tonight').fill('my ex, clowns');
  await expect.poll(() => axeInBothThemes(last)).toEqual([]);
  await last.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all(pages.map((page) => page.getByTestId('table').waitFor()));

  const id = new URL(link).pathname.split('/').at(-1) as string;
  let next = await stage.place.sound(id);
  while (next !== null && next.prompt.kind !== 'write') {
    await stage.place.answer(id, next);
    next = await stage.place.sound(id);
  }
  const { seat, prompt } = next as NonNullable<typeof next>;
  const writer = pages[seat] as Page;
  await expect.poll(() => openQuestion(writer), { interval: 10 }).toBe(prompt.id);
  const page = writer.getByTestId('page');
  for (const [text, word] of [
    ['Nine spíders', 'Spiders'],
    ['My ex', 'my ex'],
  ] as const) {
    await page.fill(text);
    await writer.getByTestId('post').click();
    const refusal = writer.getByTestId('why-not');
    await expect.poll(() => refusal.textContent()).toContain(`Please rephrase: “${word}” is not for tonight.`);
    await expect.poll(() => refusal.textContent()).toContain('BRC-R55');
    expect([await openQuestion(writer), await page.inputValue()]).toEqual([prompt.id, text]);
    await writer.keyboard.press('Escape');
  }
  await page.fill('Nine beetles');
  await writer.getByTestId('post').click();
  await expect.poll(() => page.inputValue()).toBe('');
  // The browser itself complains of the line that was too long.
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([expect.stringContaining('400 (Bad Request)')]);
  await Promise.all(people.map(({ context }) => context.close()));
});
