/** Sheets of faces: large, as in a hand, as chips, and chips without colour; and every card of Blaze of Glory. */
import { catalogue } from '@bridgehead/games';
import { type Gallery, pictureOf } from '@bridgehead/ui/faces';
import type { Page } from 'playwright-core';
import type { NextPicture } from './moment.ts';

async function galleryOf(id: string): Promise<Gallery> {
  const gallery = await catalogue.find((one) => one.id === id)?.faces?.();
  if (gallery === undefined) throw new Error(`${id} has no pictures`);
  return gallery;
}
const sized = (markup: string, size: number): string => markup.replace('width="120" height="120"', `width="${size}" height="${size}"`);
const HEAD =
  '<style>body{margin:20px;background:#0b1220;color:#e8eef9;font:15px sans-serif}svg{border-radius:8px;display:block}.row{display:flex;flex-wrap:wrap;gap:8px;margin-top:12px}.grey{filter:grayscale(1)}</style>';

/** Two dozen of them, from the whole range of the game. */
async function sheet(page: Page, id: string, title: string): Promise<void> {
  const gallery = await galleryOf(id);
  const ids = Object.keys(gallery.lines);
  const some = ids.filter((_, i) => i % Math.max(1, Math.floor(ids.length / 24)) === 0).slice(0, 24);
  const rows = (size: number, cut: 'whole' | 'chip') => some.map((card) => sized(pictureOf(gallery, card, cut) ?? '', size)).join('');
  await page.setContent(
    `${HEAD}<h1>${title}</h1><div style="display:flex;gap:24px">${sized(pictureOf(gallery, some[0] ?? '') ?? '', 284)}<div><div class="row">${rows(116, 'whole')}</div></div></div><div class="row">${rows(48, 'chip')}</div><div class="row grey">${rows(48, 'chip')}</div>`,
  );
}

async function all(page: Page): Promise<void> {
  const gallery = await galleryOf('blaze-of-glory');
  const cards = Object.keys(gallery.lines).map((card) => sized(pictureOf(gallery, card) ?? '', 66));
  await page.setContent(
    `${HEAD}<h1>Blaze of Glory: all ${cards.length} cards</h1><div class="row" style="gap:5px">${cards.join('')}</div>`,
  );
}

const SHEETS = {
  'storm-the-bridge': 'Storm the Bridge',
  'storm-the-castle': 'Storm the Castle',
  redshirts: 'Redshirts',
  'blaze-of-glory': 'Blaze of Glory',
};

export const FACE_PICTURES: readonly NextPicture[] = [
  ...Object.entries(SHEETS).map(
    ([id, title]): NextPicture => ({
      name: `faces-${id}`,
      width: 1600,
      height: 730,
      theme: 'bridge',
      draw: (page) => sheet(page, id, title),
    }),
  ),
  { name: 'faces-blaze-of-glory-all', width: 1600, height: 890, theme: 'bridge', draw: all },
];
