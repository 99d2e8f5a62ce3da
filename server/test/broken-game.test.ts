/** An exception anywhere in a game's code costs that match only. */
import type { AnyGame } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { toy } from '../../match/test/toy.ts';
import { GameFault } from '../bots/fault.ts';
import type { Room } from '../rooms/room.ts';
import { instantBots, openHouse, type TestHouse } from './house.ts';
import { type Tab, type Visitor, visit } from './visitor.ts';

const fails = (): never => {
  throw new Error('this game is broken');
};
/** Fails where it is told to, in matches with this goal only: the others are sound. */
const BAD = 66;
let where = '';
const broken: AnyGame = {
  ...toy,
  setup: (t) => (where === 'setup' && t.options.goal === BAD ? fails() : { ...toy.setup(t), bad: t.options.goal === BAD }),
  clone: (s) => (where === 'clone' && s.bad ? fails() : { ...toy.clone(s), bad: s.bad }),
  view: (s, viewer, over) => (where === 'view' && s.bad ? fails() : toy.view(s, viewer, over)),
  outOfTurn: (s, seat, over) => (where === 'outOfTurn' && s.bad ? fails() : toy.outOfTurn(s, seat, over)),
  teams: (s) => (where === 'teams' && s.bad ? fails() : [[0], [1]]),
  concede: (t, seat) => (where === 'concede' && t.state.bad ? fails() : toy.concede?.(t, seat)),
  marks: { wave: { to: 'all', why: (s) => (where === 'why' && (s as { bad: boolean }).bad ? fails() : null) } },
};

async function table(ann: Visitor, goal: number, word = true): Promise<{ id: string; tab: Tab }> {
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'me'], options: { goal } });
  const tab = await ann.tab();
  await tab.watch(id, 0, ...(word ? ['w'] : []));
  if (word && where === '') {
    await tab.watch(id, 1);
    await tab.until(id, 0, (held) => held.shown.phase === 'playing');
  }
  return { id, tab };
}

test.each<[string, (id: string, tab: Tab) => Promise<unknown>]>([
  ['outOfTurn', (id, tab) => tab.ask({ t: 'answer', match: id, seat: 1, prompt: 1, answer: 'one' })],
  ['outOfTurn', (id, tab) => tab.ask({ t: 'why', match: id, seat: 1, prompt: 1, answer: 'one' })],
  ['why', (id, tab) => tab.ask({ t: 'mark', match: id, seat: 0, what: 'wave', on: 'x' })],
  ['view', (id, tab) => tab.answer(id, 0, 'one')],
  ['teams', (id, tab) => tab.answer(id, 0, 'one')],
  ['concede', (id, tab) => tab.ask({ t: 'concede', match: id, seat: 0 })],
])('a failing %s', async (what, provoke) => {
  where = '';
  const house = await openHouse({}, instantBots, { game: broken });
  const ann = await visit(house.url);
  const [bad, sound] = [await table(ann, BAD), await table(ann, 20)];
  where = what;
  await provoke(bad.id, bad.tab);
  expect((await bad.tab.until(bad.id, 0, (held) => held.shown.phase === 'frozen')).shown.fault).toContain('frozen');
  expect((await sound.tab.answer(sound.id, 0, 'one')).t).toBe('update');
  // It is frozen for those who come later, too.
  const late = await ann.tab();
  expect((await late.watch(bad.id, 1)).shown.phase).toBe('frozen');
  await house.close();
});

test('a failing set-up', async () => {
  where = '';
  const house = await openHouse({}, instantBots, { game: broken });
  const ann = await visit(house.url);
  const sound = await table(ann, 20);
  where = 'setup';
  const bad = await table(ann, BAD, false);
  expect((await ann.call('POST', `/matches/${bad.id}/word`, { word: 'w' })).status).toBe(409);
  expect((await bad.tab.until(bad.id, 0, (held) => held.shown.phase === 'frozen')).shown.phase).toBe('frozen');
  expect((await sound.tab.answer(sound.id, 0, 'one')).t).toBe('update');
  await house.close();
});

const isFrozen = (tab: Tab, id: string) => tab.until(id, 0, (held) => held.shown.phase === 'frozen');
/** The next deed is on the disk, and known to be, only after this. */
function holdNext(house: TestHouse, meanwhile: () => Promise<unknown>): void {
  const { store } = house.house;
  const append = store.append.bind(store);
  store.append = (deed, done) => {
    store.append = append;
    append(deed, (appended) => void meanwhile().then(() => done(appended)));
  };
}

test.each(['view', 'teams'])('a failing %s when somebody takes another name', async (what) => {
  where = '';
  const house = await openHouse({}, instantBots, { game: broken });
  const ann = await visit(house.url);
  const bad = await table(ann, BAD);
  where = what;
  expect((await ann.call('PATCH', '/me', { name: 'Anna' })).status).toBe(200);
  await isFrozen(bad.tab, bad.id);
  await house.close();
});

test.each(['view', 'teams'])('a failing %s after a deed for which a new name waits', async (what) => {
  where = '';
  const house = await openHouse({}, instantBots, { game: broken });
  const ann = await visit(house.url);
  const [bad, sound] = [await table(ann, BAD), await table(ann, 20)];
  holdNext(house, async () => {
    expect((await ann.call('PATCH', '/me', { name: 'Anna' })).status).toBe(200);
    where = what;
  });
  expect((await bad.tab.ask({ t: 'chat', match: bad.id, text: 'hello' })).t).toBe('ok');
  await isFrozen(bad.tab, bad.id);
  expect((await sound.tab.answer(sound.id, 0, 'one')).t).toBe('update');
  await house.close();
});

test.each([
  ['view', 'look'],
  ['teams', 'look'],
  ['teams', 'card'],
])('a failing %s in a %s', async (what, shown) => {
  where = '';
  const house = await openHouse({}, instantBots, { game: broken });
  const ann = await visit(house.url);
  const bad = await table(ann, BAD);
  where = what;
  const { status, body } = await ann.call('GET', `/matches/${bad.id}${shown === 'look' ? '/look' : ''}`);
  expect([status, body]).toEqual([409, { code: 'not-allowed', sentence: 'A rule went wrong; this match is frozen.' }]);
  await isFrozen(bad.tab, bad.id);
  expect(await ann.get(`/matches/${bad.id}`)).toMatchObject({ phase: 'frozen' });
  expect((await ann.call('GET', `/matches/${bad.id}/look`)).status).toBe(200);
  await house.close();
});

test('a failing view for a player who comes back to a seat', async () => {
  where = '';
  const house = await openHouse({}, instantBots, { game: broken });
  const ann = await visit(house.url);
  const bad = await table(ann, BAD);
  where = 'view';
  const late = await ann.tab();
  expect(await late.ask({ t: 'watch', match: bad.id, as: 'spectator', have: 1 })).toMatchObject({ code: 'not-allowed' });
  await isFrozen(bad.tab, bad.id);
  await house.close();
});

test.each(['view', 'clone'])('a failing %s when the match is put to rest', async (what) => {
  where = '';
  const house = await openHouse({}, instantBots, { game: broken });
  const bad = await table(await visit(house.url), BAD);
  const room = house.house.rooms.peek(bad.id) as Room;
  where = what;
  await room.saveSnapshot();
  await isFrozen(bad.tab, bad.id);
  // Frozen it comes to rest.
  await room.saveSnapshot();
  expect((await house.house.store.matches.snapshot(bad.id))?.seq).toBe(room.match.seq);
  await house.close();
});

test('a failing game when words are wiped out: they are wiped out all the same', async () => {
  where = '';
  const house = await openHouse({}, instantBots, { game: broken });
  const bad = await table(await visit(house.url), BAD);
  const { match } = house.house.rooms.peek(bad.id) as Room;
  const wiped: string[] = [];
  house.house.store.matches.erase = async (_id, { text }) => void wiped.push(text);
  holdNext(house, async () => {
    match.erased.push({ seat: 0, text: 'a secret' } as (typeof match.erased)[number]);
    where = 'view';
  });
  await bad.tab.ask({ t: 'chat', match: bad.id, text: 'hello' });
  await isFrozen(bad.tab, bad.id);
  await expect.poll(() => wiped).toEqual(['a secret']);
  await house.close();
});

test('failing teams when the row is written', async () => {
  where = '';
  const house = await openHouse({}, instantBots, { game: broken });
  const bad = await table(await visit(house.url), BAD);
  where = 'teams';
  await house.house.rooms.peek(bad.id)?.saveRow();
  await isFrozen(bad.tab, bad.id);
  await house.close();
});

test('a match that cannot come to rest keeps no other awake', async () => {
  where = '';
  const house = await openHouse({ idle: '1' }, instantBots, { game: broken });
  const ann = await visit(house.url);
  const [bad, sound] = [await table(ann, BAD), await table(ann, 20)];
  const { rooms } = house.house;
  (rooms.peek(bad.id) as Room).saveSnapshot = async () => fails();
  for (const { tab } of [bad, sound]) tab.close();
  await expect.poll(() => [rooms.peek(bad.id) !== undefined, rooms.peek(sound.id) !== undefined]).toEqual([true, false]);
  await house.close();
});

test('a bot whose game always fails over its question: the people at the table are told', async () => {
  where = '';
  const decide = async () => {
    throw new GameFault('resample is broken');
  };
  const house = await openHouse({}, { ...instantBots, decide }, { game: broken });
  const ann = await visit(house.url);
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', { bot: 'officer' }] });
  const tab = await ann.tab();
  await tab.watch(id, 0, 'w');
  await tab.until(id, 0, (held) => held.shown.phase === 'playing');
  await tab.answer(id, 0, 'one');
  await isFrozen(tab, id);
  expect(JSON.stringify(tab.notices)).toContain('match.frozen');
  await house.close();
});

test('a match that cannot be opened stops no other clock', async () => {
  where = '';
  let now = Date.now();
  const house = await openHouse({ idle: '1' }, instantBots, { game: broken, now: () => now });
  const ann = await visit(house.url);
  const clock = { kind: 'move', seconds: 5 };
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) {
    const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'me'], options: { goal: 1000 }, clock });
    await ann.post(`/matches/${id}/word`, { word: 'w' });
    ids.push(id);
  }
  now += 10;
  await expect.poll(() => house.house.rooms.size).toBe(0);
  const { matches } = house.house.store;
  const row = matches.row.bind(matches);
  const tried: string[] = [];
  matches.row = async (id) => {
    if (ids.indexOf(id) > 1) return row(id);
    tried.push(id);
    throw new Error('this one cannot be read');
  };
  now += 8_000;
  const isOut = async (id: string) => (await matches.journal(id, 0)).some(({ deed }) => deed.do === 'play');
  for (const id of ids.slice(2)) await expect.poll(() => isOut(id)).toBe(true);
  // And those are not tried over and over.
  now += 20_000;
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(tried.length).toBeLessThanOrEqual(2);
  await house.close();
});
