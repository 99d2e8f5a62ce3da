/** Plays Storm the Castle through the page, as a person would: pick up, put down, aim, strike. */
import { game } from '@bridgehead/games/storm-the-castle';
import { type Ask, type Json, type MatchRecord, replay, SeededChance, seedFrom } from '@bridgehead/kernel';
import type { Page } from 'playwright-core';

interface Stored {
  readonly record: MatchRecord;
}

/** The solo match of the page, as it keeps it. */
export async function recordOf(page: Page): Promise<MatchRecord> {
  await page.waitForURL(/\/solo\//);
  await page.waitForFunction(async () => (await indexedDB.databases()).some((one) => one.name === 'bridgehead'));
  const id = new URL(page.url()).pathname.split('/').at(-1) as string;
  const save = await page.evaluate(
    (key) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('bridgehead');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          if (!opening.result.objectStoreNames.contains('solo')) return reject(new Error('nothing is kept'));
          const reading = opening.result.transaction('solo').objectStore('solo').get(key);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
          reading.onerror = () => reject(reading.error);
        };
      }),
    id,
  );
  return (save as Stored).record;
}

/** What a sound player would answer for seat 0; null when it is not asked. */
function soundAnswer(record: MatchRecord, seat = 0): Json | null {
  const again = replay(game, record);
  if ('problem' in again) throw new Error(again.problem);
  const chance = new SeededChance(seedFrom(7, record.entries.length));
  if (again.run.askOf(seat) === null) return null;
  const guess = again.run.imagine(seat, chance);
  return game.knowledge.officer(guess.state, guess.askOf(seat) as Ask, chance);
}

/** Gives an answer by pointing at things. */
export async function give(page: Page, answer: Json): Promise<void> {
  if (answer === 'done' || answer === 'end') {
    await page.getByRole('button', { name: answer === 'done' ? 'Finish dispatching' : 'End the turn', exact: true }).click();
    return;
  }
  const [verb, card, second, target] = answer as [string, number, number, number?];
  await (verb === 'deploy' || verb === 'equip' ? page.locator(`[data-testid="hand"] [data-card="${card}"]`) : unit(page, card)).click();
  switch (verb) {
    case 'deploy':
    case 'move':
      await page.locator(`[data-space="${second}"]`).click({ force: true });
      return;
    case 'equip':
      await unit(page, second).click();
      return;
    case 'melee':
    case 'ranged':
      await unit(page, target as number).click();
      await page.getByTestId('strike').click();
      return;
    default:
      await page.getByTestId('actions').getByRole('button').first().click();
  }
}

const unit = (page: Page, card: number) => page.locator(`svg [data-card="${card}"]`);

/** Plays on until the match is over; `each` looks at the page before every answer. */
export async function playToTheEnd(
  page: Page,
  { hand = give, each = async () => undefined }: { hand?: typeof give; each?: (n: number) => Promise<void> } = {},
): Promise<number> {
  for (let n = 0; n < 600; n++) {
    await page.waitForFunction(() => document.querySelector('[data-testid="result"]') !== null || document.title.startsWith('●'));
    if ((await page.getByTestId('result').count()) > 0) return n;
    await each(n);
    const answer = await settled(page);
    if (answer === null) continue;
    const before = await page.getByTestId('table').getAttribute('data-version');
    await hand(page, answer);
    await page.waitForFunction(
      (version) => document.querySelector('[data-testid="table"]')?.getAttribute('data-version') !== version,
      before,
    );
  }
  throw new Error('the match does not end');
}

/** The save is written a moment after the answer. */
async function settled(page: Page): Promise<Json | null> {
  for (let tries = 0; tries < 40; tries++) {
    const record = await recordOf(page);
    const answer = soundAnswer(record);
    if (answer !== null) return answer;
    if ((await page.getByTestId('result').count()) > 0) return null;
    await page.waitForTimeout(25);
  }
  return null;
}

// —— by keyboard alone ——

/** Gives an answer without a pointer: digits for the hand, Tab between zones, arrows on the board, Enter. */
export async function giveByKeys(page: Page, answer: Json): Promise<void> {
  if (answer === 'done' || answer === 'end') {
    await page.keyboard.press('p');
    return;
  }
  const [verb, card, second, target] = answer as [string, number, number, number?];
  if (verb === 'deploy' || verb === 'equip') await pickFromHand(page, card);
  else await pickUnit(page, card);
  switch (verb) {
    case 'deploy':
    case 'move':
      await walkTo(page, second);
      await page.keyboard.press('Enter');
      return;
    case 'equip':
      await walkTo(page, await placeOf(page, second));
      await page.keyboard.press('Enter');
      return;
    case 'melee':
    case 'ranged':
      await walkTo(page, await placeOf(page, target as number));
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      return;
    default:
      await tabInto(page, '[data-testid="actions"] button');
      await page.keyboard.press('Enter');
  }
}

async function pickFromHand(page: Page, card: number): Promise<void> {
  const cards = await page
    .locator('[data-zone="hand"] [data-stop]')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-card'))));
  await page.keyboard.press(String(cards.indexOf(card) + 1));
}

/** Enter on a stack picks its units in turn. */
async function pickUnit(page: Page, card: number): Promise<void> {
  await walkTo(page, await placeOf(page, card));
  for (let tries = 0; tries < 3; tries++) {
    await page.keyboard.press('Enter');
    if ((await page.locator(`svg [data-card="${card}"][data-selected]`).count()) > 0) return;
  }
  throw new Error(`unit ${card} cannot be picked`);
}

const placeOf = (page: Page, card: number): Promise<number> =>
  page.evaluate((id) => {
    const name = document.querySelector(`svg [data-card="${id}"]`)?.getAttribute('data-at');
    return Number(document.querySelector(`[data-ref="space:${name}"]`)?.getAttribute('data-space'));
  }, card);

/** Tab (or back) until something that fits has the focus. */
async function tabInto(page: Page, selector: string): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 40; presses++) {
      if (await page.evaluate((fits) => document.activeElement?.matches(fits) ?? false, selector)) return;
      await page.keyboard.press(key);
    }
  throw new Error(`the keyboard does not reach ${selector}`);
}

const here = (page: Page): Promise<number> => page.evaluate(() => Number(document.activeElement?.getAttribute('data-space') ?? -1));

/** Arrow by arrow towards a space of the board. */
async function walkTo(page: Page, space: number): Promise<void> {
  await tabInto(page, '[data-space]');
  const avoided = new Set<string>();
  for (let steps = 0; steps < 40; steps++) {
    const at = await here(page);
    if (at === space) return;
    const key = await page.evaluate(
      ([from, to, blocked]) => {
        const middle = (n: number) => {
          const box = document.querySelector(`[data-space="${n}"]`)?.getBoundingClientRect() as DOMRect;
          return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
        };
        const [a, b] = [middle(from), middle(to)];
        const wishes = [
          { key: b.x > a.x ? 'ArrowRight' : 'ArrowLeft', by: Math.abs(b.x - a.x) },
          { key: b.y > a.y ? 'ArrowDown' : 'ArrowUp', by: Math.abs(b.y - a.y) },
        ].sort((one, two) => two.by - one.by);
        const open = wishes.find((wish) => wish.by > 4 && !blocked.includes(`${from}.${wish.key}`));
        return open?.key ?? 'Home';
      },
      [at, space, [...avoided]] as const,
    );
    await page.keyboard.press(key);
    avoided.add(`${at}.${key}`);
  }
  throw new Error(`the arrows do not reach space ${space}`);
}
