/** Storm the Castle by keyboard alone: digits for the hand, Tab between zones, arrows on the board, Enter. */
import type { Json } from '@bridgehead/kernel';
import type { Page } from 'playwright-core';
import type { Sound } from './player.ts';

export const giveByKeys = (page: Page, { answer }: Sound): Promise<void> => giveAnswer(page, answer);

async function giveAnswer(page: Page, answer: Json): Promise<void> {
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
