/** A solo match in the middle, made here and put on the visitor's shelf. */
import { game } from '@bridgehead/games/storm-the-castle';
import { type Ask, type Entry, type MatchRecord, Run, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import type { Page } from 'playwright-core';

/** Two sound players, so many answers; on to the next question of seat 0 in the wanted phase. */
export function middleGame(answers: number, key = 'stc.act', seed = seedFrom(21)): MatchRecord {
  const read = readOptions(game.options, { first: 'south' });
  const options = 'options' in read ? read.options : {};
  const run = Run.begin(game, { seats: 2, options, chance: new SeededChance(seed) }, { kept: true });
  const entries: Entry[] = [];
  while (run.result === null && (entries.length < answers || run.askOf(0)?.key !== key)) {
    const { seat } = run.openAsks[0] as Ask;
    const chance = new SeededChance(seedFrom(3, entries.length));
    const guess = run.imagine(seat, chance);
    const answer = game.knowledge.officer(guess.state, guess.askOf(seat) as Ask, chance);
    run.play(answer);
    entries.push({ seat, answer });
  }
  return { game: game.id, version: game.version, options, seats: 2, seed, entries };
}

/** Opens the match at its table. The hall must have been visited before, so that the shelf exists. */
export async function openSaved(page: Page, record: MatchRecord, over = false): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(async () => (await indexedDB.databases()).some((one) => one.name === 'bridgehead'));
  const save = { id: 'middle', record, bots: [null, 'officer'], names: ['You', 'Officer'], updated: 1, over, guide: null };
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('bridgehead');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('solo', 'readwrite');
          writing.objectStore('solo').put(kept);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    save as unknown as Record<string, string>,
  );
  await page.goto(over ? '/replay/solo-middle' : '/solo/middle');
  await page.getByTestId('table').waitFor();
}
