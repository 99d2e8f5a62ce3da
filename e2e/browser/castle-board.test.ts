/** What the board of Storm the Castle says stays readable: names clear of the walls' teeth, a hand that fits. */
import { expect, test } from 'vitest';
import { onStage } from './stage.ts';
import { serveFiles } from './static.ts';
import { lieStill } from './still.ts';

const stage = onStage(serveFiles);

const FREE = '/play/storm-the-castle?guided=0&options=%7B%22first%22%3A%22south%22%7D';

test.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])('names of walls keep clear of the teeth ($width px)', async (size) => {
  const { page, context } = await stage.visit({ ...size, settings: { motion: 'off' } });
  await page.goto(FREE);
  await page.locator('[data-playable="true"]').first().waitFor();
  await lieStill(page);
  const rooms = await page.locator('[data-space]').evaluateAll((spaces) =>
    spaces.flatMap((space) => {
      const name = space.getAttribute('aria-label') ?? '';
      const label = space.querySelector('text')?.getBoundingClientRect();
      const plate = space.querySelector('[data-top]')?.getBoundingClientRect();
      if (label === undefined || plate === undefined || !/Keep|Tower|Battlement/.test(name)) return [];
      return [{ name, above: label.top - plate.top, below: plate.bottom - label.bottom }];
    }),
  );
  expect(rooms).toHaveLength(10);
  // The teeth at the far edge stand above the top of the wall, those at the near edge reach seven pixels into it.
  const cramped = rooms.filter(({ above, below }) => above < 1 || below < 4);
  expect(cramped).toEqual([]);
  await context.close();
});

test('the six cards of a first turn lie side by side without scrolling', async () => {
  const { page, context } = await stage.visit({ settings: { motion: 'off' } });
  await page.goto(FREE);
  await page.locator('[data-playable="true"]').first().waitFor();
  const hand = page.getByTestId('hand');
  await expect.poll(() => hand.locator('[data-card]').count()).toBe(6);
  await lieStill(page);
  await expect.poll(() => hand.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  await context.close();
});

test('a strip that is dragged is carried in its full width', async () => {
  const { page, context } = await stage.visit({ width: 1280, height: 720, settings: { motion: 'off' } });
  await page.goto(FREE);
  const strip = page.getByTestId('hand').locator('[data-playable="true"]').first();
  await strip.waitFor();
  await lieStill(page);
  const { x, y, width } = (await strip.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + 20, y + 15);
  await page.mouse.down();
  await page.mouse.move(500, 300, { steps: 5 });
  const carried = page.locator('body > [aria-hidden="true"] > button');
  await carried.waitFor();
  expect((await carried.boundingBox())?.width).toBeCloseTo(width, 0);
  await page.mouse.up();
  await context.close();
});
