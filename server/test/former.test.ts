/** Somebody who has left a seat sees it no more: finding 1, at all games, on two nodes, at tables without spectators. */
import { catalogue } from '@bridgehead/games';
import { type Json, randomAnswer, SeededChance, seedFrom } from '@bridgehead/kernel';
import type { ChatLine } from '@bridgehead/match';
import { startPostgres, type TestPostgres } from '@bridgehead/testkit/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Followers } from '../rooms/followers.ts';
import { instantBots, openHouse, type TestHouse } from './house.ts';
import { type Tab, visit } from './visitor.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const about = (tab: Tab, id: string) => tab.notices.filter((notice) => 'match' in notice && notice.match === id);
const isDropped =
  (match: string, as: unknown) =>
  (notice: object): boolean =>
    'match' in notice && notice.match === match && 'as' in notice && notice.as === as && 'code' in notice;

/** Plays a few answers for the seats that are asked. */
async function play({ house }: TestHouse, id: string, answers: number): Promise<void> {
  const room = await house.rooms.open(id);
  const chance = new SeededChance(seedFrom(7));
  for (let i = 0; i < answers; i++) {
    const [ask] = room?.match.asks ?? [];
    const state = room?.match.run?.state as Json;
    if (ask === undefined) return;
    const answer = randomAnswer(ask, state, chance);
    await room?.submit({ do: 'answer', seat: ask.seat, prompt: ask.id, answer, by: 'person' });
  }
}

test.each(catalogue.map(({ id, load }) => [id, load] as const))(
  'finding 1: who rose from a seat is shown nothing more: %s',
  async (name, load) => {
    const [database, game] = [await postgres.fresh(), await load()];
    const nodes = [await openHouse({ database }, instantBots, { game }), await openHouse({ database }, instantBots, { game })] as const;
    const [ann, bob, eve] = [await visit(nodes[0].url), await visit(nodes[1].url), await visit(nodes[0].url)];
    const seats = Array.from({ length: Math.max(2, game.seats.min) }, (_, seat) => (seat === 1 ? 'open' : 'me'));
    const { id } = await ann.post('/matches', { game: name, seats, spectators: false });
    await eve.post(`/matches/${id}/join`, { seat: 1 });
    const [here, there] = [await eve.tab(), await eve.at(nodes[1].url).tab()];
    const dropped = [
      here.next(isDropped(id, 1)),
      here.next(isDropped(id, 'spectator')),
      there.next(isDropped(id, 1)),
      there.next(isDropped(id, 'spectator')),
    ];
    for (const tab of [here, there]) for (const as of [1, 'spectator'] as const) await tab.watch(id, as);
    const host = await ann.tab();
    await host.watch(id, 0);
    await eve.post(`/matches/${id}/leave`);
    for (const notice of await Promise.all(dropped)) expect(notice).toMatchObject({ t: 'refused', code: 'not-your-seat' });

    const had = [about(here, id).length, about(there, id).length];
    await bob.post(`/matches/${id}/join`, { seat: 1, word: 'b' });
    const tab = await bob.tab();
    await tab.watch(id, 1);
    await ann.post(`/matches/${id}/word`, { word: 'a' });
    await tab.until(id, 1, ({ shown }) => shown.phase === 'playing');
    await play(nodes[0], id, 6);
    await host.ask({ t: 'chat', match: id, text: 'Hello' });
    const gone = host.next((notice) => notice.t === 'presence' && notice.seats[1] === false);
    tab.close();
    await gone;
    await Promise.all([here.ask({ t: 'ping' }), there.ask({ t: 'ping' })]);
    expect([about(here, id).length, about(there, id).length]).toEqual(had);
    expect(tab.of('update').length).toBeGreaterThan(0);
    await Promise.all(nodes.map((node) => node.close()));
  },
  120_000,
);

test('finding 1: a seat that changes at another node while this one hears nothing, until it loses a race', async () => {
  const database = await postgres.fresh();
  const nodes = [await openHouse({ database }), await openHouse({ database })] as const;
  const [ann, bob, eve] = [await visit(nodes[0].url), await visit(nodes[0].url), await visit(nodes[0].url)];
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'open'] });
  await eve.post(`/matches/${id}/join`);
  const [tab, host] = [await eve.at(nodes[1].url).tab(), await ann.at(nodes[1].url).tab()];
  await tab.watch(id, 1);
  await host.watch(id, 0);
  const dropped = tab.next(isDropped(id, 1));
  nodes[0].house.store.engine.publish = () => undefined;
  await eve.post(`/matches/${id}/leave`);
  await bob.post(`/matches/${id}/join`);
  await host.ask({ t: 'chat', match: id, text: 'Is anybody there?' });
  expect(await dropped).toMatchObject({ t: 'refused', code: 'not-your-seat', as: 1 });
  expect(tab.of('full')).toHaveLength(1);
  await Promise.all(nodes.map((node) => node.close()));
});

test('finding 1: the right to look is compared again when news, presence or a line of a team is handed out', () => {
  let sits = 'eve';
  const followers = new Followers((person, viewer) => viewer === 'spectator' || person === sits);
  const got: string[] = [];
  const follower = (person: string) => ({
    person,
    send: (text: string) => void got.push(`${person} ${text}`),
    hear: (_speaker: string, text: string) => void got.push(`${person} ${text}`),
    cut: () => undefined,
    drop: () => undefined,
  });
  for (const person of ['eve', 'bob']) followers.add(1, follower(person));
  const line: ChatLine = { id: 'a', at: 0, person: 'bob', name: 'Bob', seat: 2, text: 'now', to: [1, 2] };
  const tellAll = () => {
    got.length = 0;
    followers.each(1, (one) => one.send('update'));
    followers.hear(line, 'line');
    followers.send('presence');
    return got;
  };
  expect(tellAll()).toEqual(['eve update', 'eve line', 'eve presence']);
  sits = 'bob';
  expect(tellAll()).toEqual(['bob update', 'bob line', 'bob presence']);
  expect(followers.count(1)).toBe(1);
});
