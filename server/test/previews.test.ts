/** What a chat is told of a link: title, sentence and picture, and nothing that the link does not show anyway. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawInvitation } from '../preview/draw.ts';
import { Painter } from '../preview/paint.ts';
import { openHouse, type TestHouse } from './house.ts';
import { visit } from './visitor.ts';

const PNG = '89504e470d0a1a0a';
const INVITATION = {
  game: 'redshirts',
  title: 'Redshirts',
  host: 'Ann',
  facts: 'Bridgehead · 2 players',
  plate: 'A chair is free',
} as const;

const web = mkdtempSync(path.join(tmpdir(), 'bridgehead-web-'));
let house: TestHouse;
beforeAll(async () => {
  writeFileSync(path.join(web, 'index.html'), '<html><head><title>Bridgehead</title></head><body></body></html>');
  house = await openHouse({ web });
});
afterAll(async () => {
  await house.close();
  rmSync(web, { recursive: true });
});

/** On a platform without the painter links have a title and a sentence only. */
const paints = (await new Painter().paint(INVITATION)) !== null;

const tagsAt = async (where: string): Promise<Record<string, string>> => {
  const page = await (await fetch(house.url + where)).text();
  return Object.fromEntries(
    [...page.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)">/g)].map(([, name, content]) => [name, content]),
  );
};

test.runIf(paints)('a picture is a PNG of 1200 by 630, the same one for the same table', async () => {
  const painter = new Painter();
  const [one, two] = await Promise.all([painter.paint(INVITATION), painter.paint({ ...INVITATION })]);
  expect(one?.subarray(0, 8).toString('hex')).toBe(PNG);
  expect([one?.readUInt32BE(16), one?.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(two).toBe(one);
});

test.runIf(paints)(
  'of more different pictures than may wait the last get none, and the first are painted',
  async () => {
    const painter = new Painter();
    await painter.paint(INVITATION);
    const asked = Array.from({ length: 60 }, (_, i) => painter.paint({ ...INVITATION, host: `Ann ${i}` }));
    const none = (await Promise.all(asked.slice(40))).filter((picture) => picture === null);
    expect(none.length).toBeGreaterThan(0);
    expect(await asked[0]).not.toBeNull();
  },
  60_000,
);

test('names with markup are letters, long ones are cut, a game without figures has a picture too', () => {
  const svg = drawInvitation({ ...INVITATION, game: 'toy', host: '<script>"&' });
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('&#60;script&#62;&#34;&#38; invites you to');
});

test('the page of a table says who invites to what, and where the picture is', async () => {
  const ann = await visit(house.url);
  await ann.call('PATCH', '/me', { name: 'Ann "the" Great & <b>' });
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'open'] });
  const tags = await tagsAt(`/t/${id}`);
  expect(tags['og:title']).toBe('Ann &#34;the&#34; Great &#38; &#60;b&#62; invites you to Toy');
  expect(tags['og:image']).toBe(`${house.url}/api/previews/matches/${id}`);
  const picture = await fetch(tags['og:image'] as string);
  if (paints) expect(picture.headers.get('content-type')).toBe('image/png');
});

test('a full table invites nobody, and does not say who sits there', async () => {
  const ann = await visit(house.url);
  await ann.call('PATCH', '/me', { name: 'Annabella' });
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', { bot: 'cadet' }] });
  const tags = await tagsAt(`/t/${id}`);
  expect(tags['og:title']).toBe('Toy on Bridgehead');
  expect(JSON.stringify(tags)).not.toContain('Annabella');
});

test('an unknown table or game has a plain page and no picture', async () => {
  expect(await tagsAt('/t/nobody-made-this')).toEqual({});
  expect(await tagsAt('/games/chess')).toEqual({});
  for (const path of ['matches/nobody-made-this', 'games/chess'])
    expect((await fetch(`${house.url}/api/previews/${path}`)).status).toBe(404);
});
