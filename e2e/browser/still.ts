/** When a page is measured: not while letters are on their way, something moves, or a drawing has yet to follow its frame. */
import type { Page } from 'playwright-core';

/** So many pictures in a row show the same: a drawing that follows another's size does so in the next one or two. */
const ALIKE = 6;

/** Until nothing at the table is sent, fetched, moved or laid out any more. */
export const lieStill = (page: Page): Promise<void> =>
  page.evaluate(async (alike) => {
    const places = (): string =>
      [...document.querySelectorAll('[data-testid="table"] :is(button, a, p, strong, svg, [data-zone], [data-ref], [data-piece])')]
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join())
        .join(' ');
    const isBusy = (): boolean =>
      document.fonts.status === 'loading' ||
      document.querySelector('[data-busy="true"]') !== null ||
      document.getAnimations().some((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations === 1);
    const picture = () => new Promise((drawn) => requestAnimationFrame(drawn));
    for (let before = '', same = 0; same < alike; ) {
      await picture();
      const now = places();
      same = now === before && !isBusy() ? same + 1 : 0;
      before = now;
    }
  }, ALIKE);
