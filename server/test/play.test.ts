/** People and bots at a table over the network. */
import type { Json } from '@bridgehead/kernel';
import { type Delta, type MatchCard, type MatchList, patch, type ReplayFile, type Verdict, wordOf } from '@bridgehead/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type TestHouse } from './house.ts';
import { type Tab, type Visitor, visit } from './visitor.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Two people at a table that has begun, each with a tab. */
async function twoAtATable(more: object = {}): Promise<{ id: string; ann: Visitor; bob: Visitor; tabs: [Tab, Tab] }> {
  const [ann, bob] = [await visit(house.url), await visit(house.url)];
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'open'], ...more });
  await ann.post(`/matches/${id}/word`, { word: 'abracadabra' });
  await bob.post(`/matches/${id}/join`, { word: 'xyzzy' });
  const tabs: [Tab, Tab] = [await ann.tab(), await bob.tab()];
  await tabs[0].watch(id, 0);
  await tabs[1].watch(id, 1);
  return { id, ann, bob, tabs };
}

test('a record in which something came to light holds too, as it comes from the server', async () => {
  const [ann, bob] = [await visit(house.url), await visit(house.url)];
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'open'] });
  await ann.post(`/matches/${id}/word`, { word: 'a' });
  await bob.post(`/matches/${id}/join`, { word: 'b' });
  const [hers, his] = [await ann.tab(), await bob.tab()];
  await hers.watch(id, 0);
  await his.watch(id, 1);
  await hers.answer(id, 0, 'duel');
  await hers.until(id, 0, ({ shown }) => shown.prompt?.key === 'toy.duel');
  await hers.answer(id, 0, 'rock');
  await his.until(id, 1, ({ shown }) => shown.prompt?.key === 'toy.duel');
  await his.answer(id, 1, 'rock');
  await hers.ask({ t: 'concede', match: id, seat: 0 });
  const record = await ann.get<{ told: { reveals?: true }[][] }>(`/matches/${id}/record`);
  expect(record.told.flat().some(({ reveals }) => reveals)).toBe(true);
  expect(await ann.post<Verdict>('/records/verify', record)).toMatchObject({ genuine: true });
  hers.close();
  his.close();
});

test('two people play a match to the end; both see the same, the record holds, the replay shows it', async () => {
  const { id, ann, tabs } = await twoAtATable({ options: { goal: 10 } });
  for (let seat = 0; ; seat = 1 - seat) {
    const tab = tabs[seat] as Tab;
    const { shown } = await tab.until(id, seat, (held) => held.shown.prompt !== null || held.shown.phase === 'over');
    if (shown.phase === 'over') break;
    const answered = await tab.answer(id, seat, seat === 0 ? 'roll' : 'two');
    expect(answered.t).toBe('update');
  }
  const [mine, theirs] = await Promise.all(tabs.map((tab, seat) => tab.until(id, seat, (held) => held.shown.phase === 'over')));
  expect(mine?.shown.result).toEqual(theirs?.shown.result);
  expect(mine?.shown.reveal?.words).toEqual([wordOf(id, 'abracadabra'), wordOf(id, 'xyzzy')]);
  const record = await ann.get<{ entries: unknown[] }>(`/matches/${id}/record`);
  expect(await ann.post<Verdict>('/records/verify', record)).toEqual({
    genuine: true,
    checked: record.entries.length,
    problem: null,
    at: null,
  });
  const forged = JSON.parse(JSON.stringify(record).replace('"type":"moved","seat":1', '"type":"moved","seat":0'));
  expect(await ann.post<Verdict>('/records/verify', forged)).toMatchObject({ genuine: false, at: 1 });
  const replay = await ann.get<ReplayFile>(`/matches/${id}/replay?as=all`);
  expect(replay.frames).toHaveLength(record.entries.length + 1);
  let view = replay.frames[0]?.view as Json;
  for (const { delta } of replay.frames.slice(1)) view = patch(view, delta as unknown as Delta);
  expect(view).toEqual({ ...(mine?.shown.view as object), mine: null });
});

test('a match against a bot begins when the word is in, and the bot answers', async () => {
  const ann = await visit(house.url);
  const card = await ann.post('/quick', { game: 'toy', level: 'officer' });
  expect(card).toMatchObject({ phase: 'waiting', yours: [0], commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const tab = await ann.tab();
  await tab.watch(card.id, 0, 'hocus pocus');
  await tab.until(card.id, 0, (held) => held.shown.phase === 'playing');
  await tab.answer(card.id, 0, 'one');
  const { shown } = await tab.until(card.id, 0, (held) => (held.shown.view as { total: number }).total === 3);
  expect(shown.view).toMatchObject({ total: 3 });
});

test('coming back with a version brings only what was missed; an old version brings everything', async () => {
  const { id, ann, tabs } = await twoAtATable();
  const held = tabs[0].sees(id, 0);
  const have = held.version;
  tabs[0].close();
  await tabs[1].next((notice) => notice.t === 'presence' && notice.seats[0] === false);
  const away = await ann.tab();
  away.held.set(`${id} 0`, held);
  const other = await ann.tab();
  await other.watch(id, 0);
  await other.answer(id, 0, 'two');
  await away.ask({ t: 'watch', match: id, as: 0, have });
  expect(away.of('full')).toHaveLength(0);
  expect(away.of('update').map((update) => update.version)).toEqual([have + 1]);
  const fresh = await ann.tab();
  await fresh.ask({ t: 'watch', match: id, as: 0, have: 0 });
  expect(fresh.of('full')).toHaveLength(1);
});

test('two tabs answer at once: one answer counts, the other is told so', async () => {
  const { id, ann, tabs } = await twoAtATable();
  const second = await ann.tab();
  await second.watch(id, 0);
  const prompt = tabs[0].sees(id, 0).shown.prompt?.id ?? 0;
  const give = (tab: Tab, answer: string) => tab.ask({ t: 'answer', match: id, seat: 0, prompt, answer });
  const outcomes = (await Promise.all([give(tabs[0], 'one'), give(second, 'two')])).map(({ t }) => t);
  expect(outcomes.toSorted()).toEqual(['refused', 'update']);
  const { shown } = await tabs[1].until(id, 1, (held) => held.shown.prompt !== null);
  expect(shown.view).toMatchObject({ total: outcomes.indexOf('update') + 1 });
});

test('a match nobody follows leaves memory and is there again when somebody comes', async () => {
  const quick = await openHouse({ idle: '1' });
  const ann = await visit(quick.url);
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'me'] });
  const tab = await ann.tab();
  await tab.watch(id, 0, 'w');
  await tab.until(id, 0, (held) => held.shown.phase === 'playing');
  await tab.answer(id, 0, 'two');
  tab.close();
  await expect.poll(() => quick.house.rooms.size).toBe(0);
  const again = await ann.tab();
  const held = await again.watch(id, 1);
  expect(held.shown).toMatchObject({ phase: 'playing', view: { total: 2 } });
  await quick.close();
});

test('a rule that crashes freezes its own match and says so; other matches go on', async () => {
  const broken = await twoAtATable();
  const sound = await twoAtATable();
  await broken.tabs[0].answer(broken.id, 0, 'boom');
  const { shown } = await broken.tabs[1].until(broken.id, 1, (held) => held.shown.phase === 'frozen');
  expect(shown.fault).toContain('frozen');
  expect((await sound.tabs[0].answer(sound.id, 0, 'one')).t).toBe('update');
});

test('chat is cleaned, heard by everybody, and not by those who mute the speaker', async () => {
  const { id, ann, tabs } = await twoAtATable();
  const heard = tabs[1].next((notice) => notice.t === 'said');
  await tabs[0].ask({ t: 'chat', match: id, text: 'he\u202ello <b>\u0000there</b>' });
  expect(await heard).toMatchObject({ lines: [{ text: 'hello <b>there</b>', seat: 0 }] });
  await tabs[1].ask({ t: 'mute', person: ann.id, on: true });
  await tabs[0].ask({ t: 'chat', match: id, text: 'again' });
  await tabs[1].ask({ t: 'ping' });
  expect(tabs[1].of('said')).toHaveLength(1);
});

test('a take-back against dice asks the other person', async () => {
  const { id, tabs } = await twoAtATable();
  await tabs[0].answer(id, 0, 'roll');
  await tabs[0].ask({ t: 'undo', match: id, seat: 0 });
  await tabs[1].until(id, 1, (held) => held.shown.request?.kind === 'takeback');
  await tabs[1].ask({ t: 'consent', match: id, seat: 1, yes: true });
  const { shown } = await tabs[0].until(id, 0, (held) => held.shown.prompt !== null);
  expect(shown).toMatchObject({ request: null, view: { total: 0 } });
});

test('my matches: those that wait for me come first', async () => {
  const { id, ann, tabs } = await twoAtATable();
  const other = await ann.post<MatchCard>('/matches', { game: 'toy', seats: ['me', 'open'] });
  const first = await ann.get<MatchList>('/matches/mine');
  expect(first.matches.map((card) => [card.id, card.yourTurn])).toEqual([
    [id, true],
    [other.id, false],
  ]);
  await tabs[0].answer(id, 0, 'one');
  expect((await ann.get<MatchList>('/matches/mine')).matches.every((card) => !card.yourTurn)).toBe(true);
});

test('a finished match can be continued from any position with new dice', async () => {
  const { id, ann, tabs } = await twoAtATable();
  await tabs[0].answer(id, 0, 'roll');
  await tabs[1].until(id, 1, (held) => held.shown.prompt !== null);
  await tabs[1].answer(id, 1, 'two');
  await tabs[0].ask({ t: 'concede', match: id, seat: 0 });
  const record = await ann.get(`/matches/${id}/record`);
  const card = await ann.post('/records/continue', { record, upTo: 1, seats: ['me', { bot: 'cadet' }] });
  const tab = await ann.tab();
  await tab.watch(card.id, 0, 'new');
  const { shown } = await tab.until(card.id, 0, (held) => held.shown.phase === 'playing');
  expect(shown.waiting).toEqual([1]);
});
