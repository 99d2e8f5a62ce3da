/** Storm the Castle: an attack on the enemy's keep is aimed. */
import type { Page } from 'playwright-core';
import { keepOf } from '../../games/storm-the-castle/board.ts';
import { openSaved } from '../browser/saved.ts';
import { momentLike, type NextPicture } from './moment.ts';

const ENEMY_KEEP = keepOf(1);
const isStorm = (option: unknown): option is readonly [string, number, number, number] =>
  Array.isArray(option) && option[0] === 'melee' && option[2] === ENEMY_KEEP;

const storm = () =>
  momentLike('storm-the-castle', {
    options: { first: 'south' },
    isIt: (_view, prompt) => prompt.key === 'stc.act' && prompt.options.some(isStorm),
  });

async function aim(page: Page): Promise<void> {
  const keep = page.locator(`[data-space="${ENEMY_KEEP}"]`);
  for (const unit of await page.locator('[data-card]').all()) {
    await unit.click({ force: true });
    if ((await keep.getAttribute('data-lit')) === 'melee') {
      await keep.click({ force: true });
      return;
    }
    await page.keyboard.press('Escape');
  }
}

const picture = (name: string, width: number, height: number, theme: NextPicture['theme'], phone = false): NextPicture => ({
  name,
  width,
  height,
  theme,
  phone,
  draw: async (page) => {
    await openSaved(page, await storm());
    await aim(page);
  },
});

export const CASTLE_PICTURES: readonly NextPicture[] = [
  picture('castle-table-1440x900-light', 1440, 900, 'keep'),
  picture('castle-table-390x844-dark', 390, 844, 'bridge', true),
];
