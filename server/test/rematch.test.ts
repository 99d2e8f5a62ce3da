/** Playing again: the same table with the seats turned, seats that are kept for people one has met, and tables that nobody wanted. */
import type { Acquaintances, MatchCard, MatchList, Problem } from '@bridgehead/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type TestHouse } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

const DAY = 86_400_000;
let house: TestHouse;
let later = 0;
beforeAll(async () => {
  house = await openHouse({}, undefined, { now: () => Date.now() + later });
});
afterAll(() => house.close());

const named = async (name: string): Promise<Visitor> => {
  const visitor = await visit(house.url);
  await visitor.call('PATCH', '/me', { name });
  return visitor;
};
/** A match of two that Ann, in the first seat, has lost by giving up. */
async function played(more: Record<string, unknown> = {}): Promise<{ ann: Visitor; bob: Visitor; id: string }> {
  const [ann, bob] = [await named('Ann'), await named('Bob')];
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'open'], options: { goal: 30 }, ...more });
  await ann.post(`/matches/${id}/word`, { word: 'a' });
  await bob.post(`/matches/${id}/join`, { word: 'b' });
  await giveUp(ann, id, 0);
  return { ann, bob, id };
}
async function giveUp(visitor: Visitor, id: string, seat: number): Promise<void> {
  const tab = await visitor.tab();
  await tab.watch(id, seat);
  await tab.ask({ t: 'concede', match: id, seat });
  tab.close();
}
const seatsOf = (card: MatchCard) => card.seats.map((seat) => [seat.driver, seat.name, seat.keptFor !== null]);
const refusal = async (visitor: Visitor, path: string, body: unknown = {}) => (await visitor.call('POST', path, body)).body as Problem;

test('a rematch has the same options and the seats turned, and keeps the other seat for the person who sat there', async () => {
  const { ann, bob, id } = await played();
  const tab = await bob.tab();
  expect((await tab.watch(id, 1)).shown.rematch).toBeNull();
  const next = await ann.post(`/matches/${id}/rematch`);
  expect(next.options).toEqual({ goal: 30 });
  expect(seatsOf(next)).toEqual([
    ['open', 'Bob', true],
    ['person', 'Ann', false],
  ]);
  const { shown } = await tab.until(id, 1, (held) => held.shown.rematch !== null);
  expect(shown.rematch).toEqual({ match: next.id, by: 0 });
  expect(next.series).toEqual({ bestOf: 1, number: 2, wins: [1, 0], before: id });

  const listed = (await bob.get<MatchList>('/matches/mine')).matches.find((one) => one.id === next.id);
  expect([listed?.invited, listed?.yours]).toEqual([true, []]);
  const stranger = await visit(house.url);
  expect((await refusal(stranger, `/matches/${next.id}/join`)).sentence).toBe('That seat is kept for somebody else.');
  expect((await refusal(stranger, `/matches/${next.id}/join`, { seat: 0 })).sentence).toBe('That seat is kept for somebody else.');
  // Asking for the rematch as well is to accept it.
  const accepted = await bob.post(`/matches/${id}/rematch`);
  expect([accepted.id, accepted.yours, accepted.invited]).toEqual([next.id, [0], false]);
  expect((await ann.post(`/matches/${id}/rematch`)).id).toBe(next.id);
});

test('two offers at the same moment lead to one table', async () => {
  const { ann, bob, id } = await played();
  const [one, other] = await Promise.all([ann.post(`/matches/${id}/rematch`), bob.post(`/matches/${id}/rematch`)]);
  expect(one.id).toBe(other.id);
  const { matches } = await ann.get<MatchList>('/matches/mine');
  expect(matches.filter((match) => match.phase === 'waiting').map((match) => match.id)).toEqual([one.id]);
});

test('a player who says no frees the seat; an offer that was called off can be made again', async () => {
  const { ann, bob, id } = await played();
  const next = await ann.post(`/matches/${id}/rematch`);
  const declined = await bob.post(`/matches/${next.id}/decline`);
  expect(seatsOf(declined)[0]).toEqual(['open', '', false]);
  expect((await bob.get<MatchList>('/matches/mine')).matches.map((match) => match.id)).not.toContain(next.id);
  expect((await refusal(bob, `/matches/${next.id}/decline`)).code).toBe('gone');
  await ann.post(`/matches/${next.id}/leave`);
  const again = await ann.post(`/matches/${id}/rematch`);
  expect(again.id).not.toBe(next.id);
});

test('only who sat there, and only after the end', async () => {
  const [ann, bob] = [await named('Ann'), await named('Bob')];
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', { bot: 'cadet' }] });
  expect((await refusal(ann, `/matches/${id}/rematch`)).sentence).toBe('The match is not over.');
  expect((await refusal(bob, `/matches/${id}/rematch`)).code).toBe('not-your-seat');
});

test('a bot comes along to the rematch', async () => {
  const ann = await named('Ann');
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', { bot: 'cadet' }] });
  await ann.post(`/matches/${id}/word`, { word: 'a' });
  await giveUp(ann, id, 0);
  const next = await ann.post(`/matches/${id}/rematch`);
  expect(next.seats.map((seat) => [seat.driver, seat.level])).toEqual([
    ['bot', 'cadet'],
    ['person', null],
  ]);
});

test('best of three: the score goes along with the players', async () => {
  const { ann, bob, id } = await played({ bestOf: 3 });
  const second = await bob.post(`/matches/${id}/rematch`);
  expect(second.series).toEqual({ bestOf: 3, number: 2, wins: [1, 0], before: id });
  await bob.post(`/matches/${second.id}/word`, { word: 'b' });
  await ann.post(`/matches/${second.id}/join`, { word: 'a' });
  await giveUp(ann, second.id, 1);
  // Bob has won twice: what comes now is another series.
  expect((await ann.post(`/matches/${second.id}/rematch`)).series).toEqual({ bestOf: 3, number: 1, wins: [0, 0], before: second.id });
});

test('finding 21: one person alone cannot end a series that is under way, nor offer rematches for ever', async () => {
  const { ann, id } = await played({ bestOf: 3 });
  expect((await ann.post(`/matches/${id}/rematch`, { bestOf: 1 })).series).toMatchObject({ bestOf: 3, number: 2 });
  for (let n = 1; n < 10; n++) {
    const { seats: _seats, id: offer } = await ann.post(`/matches/${id}/rematch`);
    await ann.post(`/matches/${offer}/leave`);
  }
  const codes: string[] = [];
  for (let n = 0; n < 3; n++) {
    const { body } = await ann.call('POST', `/matches/${id}/rematch`, {});
    codes.push((body as Problem).code ?? 'made');
    const { id: offer } = body as MatchCard;
    if (offer !== undefined) await ann.post(`/matches/${offer}/leave`);
  }
  expect(codes.at(-1)).toBe('too-many');
});

test('people one has played with can be invited, others cannot, and not too many', async () => {
  const { ann, bob } = await played();
  const { people } = await ann.get<Acquaintances>('/people');
  expect(people.map(({ id, name, matches }) => [id, name, matches])).toEqual([[bob.id, 'Bob', 1]]);
  const invite = (id: string) => ({ game: 'toy', seats: ['me', { invite: id }] });
  const made = await ann.post('/matches', invite(bob.id));
  expect((await bob.get<MatchList>('/matches/mine')).matches.find((one) => one.id === made.id)?.invited).toBe(true);
  const stranger = await visit(house.url);
  expect((await refusal(ann, '/matches', invite(stranger.id))).sentence).toMatch(/people you have played with/);
  expect((await refusal(ann, '/matches', invite(ann.id))).code).toBe('bad-options');
  const twice = { game: 'toy', seats: ['me', { invite: bob.id }, { invite: bob.id }] };
  expect((await refusal(ann, '/matches', twice)).sentence).toBe('A person can be invited to one seat only.');
  for (let i = 1; i < 20; i++) await ann.post('/matches', invite(bob.id));
  expect((await refusal(ann, '/matches', invite(bob.id))).code).toBe('too-many');
});

test('who has muted somebody is not bothered by their invitations, and nobody can tell', async () => {
  const { ann, bob } = await played();
  const tab = await bob.tab();
  await tab.ask({ t: 'mute', person: ann.id, on: true });
  const made = await ann.post('/matches', { game: 'toy', seats: ['me', { invite: bob.id }] });
  expect(seatsOf(made)[1]).toEqual(['open', 'Bob', true]);
  expect((await bob.get<MatchList>('/matches/mine')).matches.map((match) => match.id)).not.toContain(made.id);
});

test('nobody waits for somebody who has deleted their data', async () => {
  const { ann, bob } = await played();
  const made = await ann.post('/matches', { game: 'toy', seats: ['me', { invite: bob.id }] });
  await bob.call('DELETE', '/me');
  expect(seatsOf(await ann.get(`/matches/${made.id}`))[1]).toEqual(['open', '', false]);
});

test('what nobody ever moved at is called off after a week and leaves the lists; what was moved at stays', async () => {
  const ann = await named('Ann');
  const table = { game: 'toy', seats: ['me', 'open'] };
  const empty = await ann.post('/matches', table);
  const begin = async (more: object = {}) => {
    const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', { bot: 'cadet' }], options: { goal: 1000 }, ...more });
    await ann.post(`/matches/${id}/word`, { word: 'a' });
    return id;
  };
  const [unmoved, moved, timed] = [await begin(), await begin(), await begin({ clock: { kind: 'days', days: 30 } })];
  const tab = await ann.tab();
  await tab.watch(moved, 0);
  await tab.answer(moved, 0, 'one');
  tab.close();
  const phases = async () => {
    const { matches } = await ann.get<MatchList>('/matches/mine');
    return [empty.id, unmoved, moved, timed].map((id) => matches.find((match) => match.id === id)?.phase ?? null);
  };
  later = 6 * DAY;
  await house.house.rooms.tidy();
  expect(await phases()).toEqual(['waiting', 'playing', 'playing', 'playing']);
  later = 8 * DAY;
  await house.house.rooms.tidy();
  expect(await phases()).toEqual([null, null, 'playing', 'playing']);
  expect((await ann.get(`/matches/${unmoved}`)).phase).toBe('abandoned');
});
