/** Pictures of cards: the same row gives the same picture on every machine. */
import { catalogue } from '@bridgehead/games';
import { hashOf } from '@bridgehead/ui';
import { type Gallery, pictureOf } from '@bridgehead/ui/faces';
import { expect, test } from 'vitest';

const galleryOf = async (id: string): Promise<Gallery> => {
  const gallery = await catalogue.find((one) => one.id === id)?.faces?.();
  if (gallery === undefined) throw new Error(`${id} has no pictures`);
  return gallery;
};

/** A new game begins without pictures. */
const drawn = catalogue.filter(({ faces }) => faces !== undefined);

test.each(drawn.map(({ id }) => id))('%s: a picture for every card of its catalogue, and a whole one', async (id) => {
  const gallery = await galleryOf(id);
  const binder = (await catalogue.find((one) => one.id === id)?.cards()) ?? [];
  expect(binder.length).toBeGreaterThan(10);
  for (const leaf of binder) {
    const markup = pictureOf(gallery, leaf.id);
    expect(markup, leaf.id).not.toBeNull();
    expect(markup, leaf.id).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('no two rows give the same picture, and a change of the generator is seen', async () => {
  const rows: string[] = [];
  for (const { id } of drawn) {
    const gallery = await galleryOf(id);
    const hashes = Object.keys(gallery.lines).map((card) => `${id} ${card} ${hashOf(pictureOf(gallery, card) as string).toString(36)}`);
    expect(new Set(hashes.map((row) => row.split(' ')[2])).size).toBe(hashes.length);
    rows.push(...hashes);
  }
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('faces.golden.txt');
});

test('a card without a line has no picture, and nothing breaks', async () => {
  expect(pictureOf(await galleryOf('redshirts'), 'X99')).toBeNull();
});
