/** A match as a link or a file: whole, small, and nothing else is taken for one. */
import { catalogue } from '@bridgehead/games';
import { type Ask, type Entry, Run, readOptions, replay, SeededChance, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { parcelOf, unwrapped, wrapped } from '../session/parcel.ts';

const shelf = catalogue[0] as (typeof catalogue)[number];

async function played(answers: number) {
  const game = await shelf.load();
  const read = readOptions(game.options, {});
  const options = 'options' in read ? read.options : {};
  const seed = seedFrom(3);
  const run = Run.begin(game, { seats: 2, options, chance: new SeededChance(seed) });
  const chance = new SeededChance(seedFrom(4));
  const entries: Entry[] = [];
  while (run.result === null && entries.length < answers) {
    const ask = run.openAsks[0] as Ask;
    const entry = run.judge(ask.seat, ask.id, game.knowledge.officer(run.state, ask, chance));
    if ('refused' in entry) throw new Error('refused');
    run.enter(entry);
    entries.push(entry);
  }
  return { game, record: { game: game.id, version: game.version, options, seats: 2, seed, entries } };
}

test('what is wrapped is the same match when it is unwrapped, with the names of its players', async () => {
  const { game, record } = await played(200);
  const link = await wrapped({ record, names: ['Ann', 'Ömer ✨'] });
  expect(link).toMatch(/^[\w-]+$/);
  const parcel = await unwrapped(link as string);
  expect(parcel).toEqual({ record, names: ['Ann', 'Ömer ✨'] });
  expect('problem' in replay(game, (parcel as NonNullable<typeof parcel>).record)).toBe(false);
});

test('a match that is too long for a link is not made one', async () => {
  const { record } = await played(40);
  expect(await wrapped({ record, names: [] }, 50)).toBeNull();
});

const whole = { game: 'x', version: 1, options: {}, seats: 2, seed: 'a'.repeat(64), entries: [] };
test.each([
  ['no JSON', 'hello'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['no seed', JSON.stringify({ ...whole, seed: 'abc' })],
  ['too many seats', JSON.stringify({ ...whole, seats: 33 })],
  ['no seats', JSON.stringify({ ...whole, seats: 0 })],
  ['half a seat', JSON.stringify({ ...whole, seats: 1.5 })],
  ['entries that are none', JSON.stringify({ ...whole, entries: 'x' })],
  ['options that are none', JSON.stringify({ ...whole, options: null })],
])('%s is no record', (_, text) => {
  expect(parcelOf(text)).toBeNull();
});

test('a file without names counts its players; a link that is none is nothing', async () => {
  expect(parcelOf(JSON.stringify(whole))?.names).toEqual(['1', '2']);
  expect(parcelOf(JSON.stringify({ ...whole, names: ['Ann'] }))?.names).toEqual(['Ann', '2']);
  expect(parcelOf(JSON.stringify({ ...whole, names: [{ toString: 1 }, null] }))?.names).toEqual(['1', '2']);
  expect(await unwrapped('broken')).toBeNull();
  expect(await unwrapped('%')).toBeNull();
});

test('what a file says is cleaned as a server cleans it: names and what was written in the match', () => {
  const entries = [
    { seat: 0, answer: 'one\u202etwo' },
    { seat: 1, answer: ['a\u2066', { b: '\u{e0041}c\nd' }] },
  ];
  const parcel = parcelOf(JSON.stringify({ ...whole, entries, names: ['A\u200bnn\u034f', ' \u2800 '] }));
  expect(parcel?.record.entries).toEqual([
    { seat: 0, answer: 'onetwo' },
    { seat: 1, answer: ['a', { b: 'c\nd' }] },
  ]);
  expect(parcel?.names).toEqual(['Ann', '2']);
});

test('a short link that unfolds into very much is none', async () => {
  const much = new Blob([JSON.stringify({ ...whole, names: ['x'.repeat(9 * 1024 * 1024)] })]).stream();
  const bytes = new Uint8Array(await new Response(much.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer());
  const link = Buffer.from(bytes).toString('base64url');
  expect(link.length).toBeLessThan(16_000);
  expect(await unwrapped(link)).toBeNull();
});
