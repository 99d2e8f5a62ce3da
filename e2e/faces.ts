/**
 * `npm run faces`: are the pictures of a game's cards told apart at 48 pixels? Each is drawn, reduced to 17 × 16 grey values, and its 256 signs
 * of neighbours (left lighter than right) are compared with those of all others. `--sheet FILE` keeps them all in one picture.
 */
import { writeFileSync } from 'node:fs';
import { catalogue } from '@bridgehead/games';
import { type Gallery, pictureOf } from '@bridgehead/ui/faces';
import type { Page } from 'playwright-core';
import { gameOrAll, wishOf } from '../testkit/bin/common.ts';
import { launch } from './browser/browser.ts';

/** Fewer of 256 signs apart, and two cards look alike. */
const LEAST = 32;
const { values, game } = wishOf<{ sheet?: string }>('How far apart the pictures of cards are at 48 pixels.', (it) =>
  it.argument('[game]', 'a game or `all`', gameOrAll, 'all').option('--sheet <file>', 'all pictures as one PNG'),
);

interface Card {
  readonly id: string;
  readonly line: string;
  readonly markup: string;
}
const cardsOf = (gallery: Gallery): Card[] =>
  Object.entries(gallery.lines).map(([id, line]) => ({ id, line, markup: pictureOf(gallery, id, 'chip') as string }));

/** In the page: the signs of each picture, as text of 0 and 1. */
async function signsOf(page: Page, pictures: readonly string[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 48;
    const pen = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    const signs: string[] = [];
    for (const markup of all) {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(markup)}`;
      await image.decode();
      pen.clearRect(0, 0, 48, 48);
      pen.drawImage(image, 0, 0, 48, 48);
      const { data } = pen.getImageData(0, 0, 48, 48);
      const grey = (column: number, row: number): number => {
        let [sum, count] = [0, 0];
        for (let y = Math.floor(row * 3); y < Math.floor((row + 1) * 3); y++)
          for (let x = Math.floor((column * 48) / 17); x < Math.floor(((column + 1) * 48) / 17); x++) {
            const at = (y * 48 + x) * 4;
            sum += 0.299 * (data[at] as number) + 0.587 * (data[at + 1] as number) + 0.114 * (data[at + 2] as number);
            count++;
          }
        return sum / count;
      };
      let text = '';
      for (let row = 0; row < 16; row++)
        for (let column = 0; column < 16; column++) text += grey(column, row) > grey(column + 1, row) ? '1' : '0';
      signs.push(text);
    }
    return signs;
  }, pictures);
}

const apart = (a: string, b: string): number => [...a].filter((sign, i) => sign !== b[i]).length;
/** A leader is the crew card's person on purpose: a person who stands in both pictures is not compared. */
const subject = (line: string): string => line.slice(line.lastIndexOf('|'));

const browser = await launch();
try {
  const page = await browser.newPage();
  const report = [];
  const drawn: string[] = [];
  for (const { id, faces } of catalogue.filter((one) => game === 'all' || game === one.id)) {
    const gallery = await faces?.();
    if (gallery === undefined) continue;
    const cards = cardsOf(gallery);
    const signs = await signsOf(
      page,
      cards.map(({ markup }) => markup),
    );
    drawn.push(...cards.map(({ markup }) => markup));
    const pairs = cards
      .flatMap((a, i) =>
        cards
          .slice(i + 1)
          .map((b, j) => ({ a, b, distance: apart(signs[i] as string, signs[i + 1 + j] as string) }))
          .filter(({ a, b }) => subject(a.line) !== subject(b.line)),
      )
      .sort((one, other) => one.distance - other.distance);
    report.push({
      game: id,
      cards: cards.length,
      alike: pairs.filter(({ distance }) => distance < LEAST).length,
      least_distance: pairs[0]?.distance ?? 256,
      closest: pairs.slice(0, 3).map(({ a, b, distance }) => `${a.id} ${b.id} ${distance}`),
    });
  }
  if (values.sheet !== undefined) {
    await page.setViewportSize({ width: 1460, height: 400 });
    await page.setContent(
      `<body style="margin:10px;background:#0b1220;display:grid;gap:4px;grid-template-columns:repeat(22,62px)">${drawn.map((markup) => `<div style="width:62px;height:62px;border-radius:8px;overflow:hidden">${markup.replace('width="120" height="120"', 'width="62" height="62"')}</div>`).join('')}`,
    );
    writeFileSync(values.sheet, await page.screenshot({ fullPage: true }));
  }
  if (values.json) console.log(JSON.stringify({ games: report }));
  else
    for (const { game: name, cards, alike, least_distance, closest } of report)
      console.log(`${name}: ${cards} pictures, ${alike} pairs alike, closest ${least_distance} of 256 (${closest.join('; ')})`);
  process.exitCode = report.some(({ alike }) => alike > 0) ? 1 : 0;
} finally {
  await browser.close();
}
