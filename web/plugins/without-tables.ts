/** Workers play games and draw nothing: what the shelf would load to draw a table stays out of them. */
import type { Plugin } from 'vite';

const DRAWN = /\/games\/[\w-]+\/((?:ui|builder)\/(?:\w+\/)?(?:index\.tsx|gallery\.ts)|icons\/(table|later|faces|used)\.ts)$/;

export const withoutTables = (): Plugin => ({
  name: 'bridgehead-without-tables',
  enforce: 'pre',
  load: (id) =>
    DRAWN.test(id)
      ? 'export const table = null, Builder = null, keepsake = null, EMBLEM = {}, TABLE = {}, SOON = {}, LATER = {}, FACES = {}, GALLERY = null;'
      : null,
});
