/** A sample of `npm run fits`: fuzzed positions of the drawn tables, where nothing is cut off, covered or outside the window. */
import { catalogue } from '@bridgehead/games';
import { expect, test } from 'vitest';
import { look, sizeOf } from '../fits/look.ts';
import { positionsOf } from '../fits/positions.ts';
import { launch } from './browser.ts';
import { ensureBuilt } from './built.ts';
import { serveFiles } from './static.ts';

const drawn = catalogue.filter((shelf) => shelf.table !== undefined);

test.each(drawn.map((shelf) => [shelf.id, shelf] as const))('%s: everything fits', async (_id, shelf) => {
  ensureBuilt();
  const positions = positionsOf(await shelf.load(), 2, [2, 4]);
  const [browser, files] = await Promise.all([launch(), serveFiles()]);
  const found: string[] = [];
  for (const size of ['1440x900', '390x844', '844x390'].map(sizeOf))
    for await (const { position, findings } of look(browser, files.url, positions, size, { plain: false, dark: true }))
      for (const { kind, what, by } of findings)
        found.push(`${size.name}, ${position.seats} seats, ${position.key}: ${kind} ${what} by ${by}`);
  await browser.close();
  await files.close();
  expect(found).toEqual([]);
});
