/** A change of rules never moves or loses a running match. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnyGame } from '@bridgehead/kernel';
import type { MatchCard, ReplayFile } from '@bridgehead/match';
import { afterAll, expect, test } from 'vitest';
import { toy } from '../../match/test/toy.ts';
import { backUp } from '../backup.ts';
import { instantBots, openHouse, type TestHouse } from './house.ts';
import { type Tab, type Visitor, visit } from './visitor.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bridgehead-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const same: AnyGame = { ...toy, version: 2 };
/** Other odds: what was rolled falls another way. */
const other: AnyGame = {
  ...toy,
  version: 2,
  *step(t: Parameters<typeof toy.step>[0]) {
    const before = t.state.total;
    yield* toy.step(t);
    if (t.state.total !== before) t.state.total += 5;
  },
};

interface Played {
  readonly database: string;
  readonly id: string;
  readonly ann: Visitor;
  readonly tab: Tab;
  readonly house: TestHouse;
}
let count = 0;
/** A match in the middle. */
async function played(): Promise<Played> {
  const database = path.join(folder, `${++count}.db`);
  const house = await openHouse({ database });
  const ann = await visit(house.url);
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'me'], options: { goal: 1000 } });
  const tab = await ann.tab();
  await tab.watch(id, 0, 'w');
  await tab.watch(id, 1);
  await tab.until(id, 0, (held) => held.shown.phase === 'playing');
  for (const [seat, answer] of [
    [0, 'roll'],
    [1, 'two'],
    [0, 'duel'],
    [0, 'rock'],
  ] as const)
    await tab.answer(id, seat, answer);
  return { database, id, ann, tab, house };
}

/** As it would be found after a graceful stop, or after a kill at this moment. */
async function leave({ house, database }: Played, how: 'stopped' | 'killed'): Promise<string> {
  const copy = `${database}.${how}`;
  if (how === 'stopped') await house.house.rooms.close();
  await backUp(database, copy);
  await house.close();
  return copy;
}

test.each(['stopped', 'killed'] as const)(
  'a match of a server that was %s goes on where it was, under rules that lead there',
  async (how) => {
    const before = await played();
    const { view, prompt, waiting } = before.tab.sees(before.id, 1).shown;
    const database = await leave(before, how);
    const house = await openHouse({ database }, instantBots, { game: same });
    const tab = await before.ann.at(house.url).tab();
    expect((await tab.watch(before.id, 1)).shown).toMatchObject({ phase: 'playing', view, prompt, waiting });
    // Told as it was at the time, and while it runs no more than that: who answers in secret makes no picture.
    const { frames } = await (await visit(house.url)).get<ReplayFile>(`/matches/${before.id}/replay?as=spectator`);
    expect(frames.map(({ seat, events }, i) => ({ seat, isEmpty: i > 0 && events.length === 0 }))).toEqual(
      frames.map(() => ({ seat: null, isEmpty: false })),
    );
    expect(frames.length).toBeGreaterThan(1);
    await tab.answer(before.id, 1, 'rock');
    expect(tab.sees(before.id, 1).shown.view).toMatchObject({ total: (view as { total: number }).total + 3 });
    await house.close();
  },
);

test.each(['stopped', 'killed'] as const)(
  'a match of a server that was %s is closed with a notice where the rules lead elsewhere',
  async (how) => {
    const before = await played();
    const { secret } = (await before.house.house.rooms.open(before.id))?.match.setup ?? { secret: '' };
    const database = await leave(before, how);
    const elsewhere: AnyGame = how === 'killed' ? other : { ...same, view: (s, viewer, over) => [toy.view(s, viewer, over)] };
    const house = await openHouse({ database }, instantBots, { game: elsewhere });
    const here = before.ann.at(house.url);
    const tab = await here.tab();
    await tab.watch(before.id, 0);
    const { shown } = await tab.until(before.id, 0, (held) => held.shown.phase === 'abandoned');
    expect(shown).toMatchObject({ view: null, reveal: { secret } });
    const told = [...tab.of('full'), ...tab.of('update')].flatMap(({ events }) => events);
    expect(told).toContainEqual({ type: 'match.rulesChanged' });
    expect(await here.get<MatchCard>(`/matches/${before.id}`)).toMatchObject({ phase: 'abandoned' });
    // What was told at the time can be watched.
    const replay = await here.get<ReplayFile>(`/matches/${before.id}/replay?as=spectator`);
    expect(replay.frames.flatMap(({ events }) => events)).toContainEqual(expect.objectContaining({ type: 'moved', move: 'roll' }));
    await house.close();
  },
);

test('a match that has ended under other rules can still be opened, and its table still be played when nobody has', async () => {
  const before = await played();
  const table = await before.ann.post('/matches', { game: 'toy', seats: ['me', 'me'] });
  await before.tab.ask({ t: 'concede', match: before.id, seat: 0 });
  const { result } = before.tab.sees(before.id, 0).shown;
  const database = await leave(before, 'killed');
  const house = await openHouse({ database }, instantBots, { game: other });
  const here = before.ann.at(house.url);
  expect(await here.get<MatchCard>(`/matches/${before.id}`)).toMatchObject({ phase: 'over', result });
  const tab = await here.tab();
  expect((await tab.watch(before.id, 0)).shown).toMatchObject({ phase: 'over', result });
  await tab.watch(table.id, 0, 'w');
  expect((await tab.until(table.id, 0, (held) => held.shown.phase === 'playing')).shown.rules).toBe(2);
  await house.close();
});

test('what was played since is the new rules’ own: the match can be stopped and opened again', async () => {
  const before = await played();
  const database = await leave(before, 'stopped');
  const first = await openHouse({ database }, instantBots, { game: same });
  const tab = await before.ann.at(first.url).tab();
  await tab.watch(before.id, 1);
  await tab.answer(before.id, 1, 'rock');
  const { view } = tab.sees(before.id, 1).shown;
  await backUp(database, `${database}.again`);
  await first.close();
  const second = await openHouse({ database: `${database}.again` }, instantBots, { game: same });
  const again = await before.ann.at(second.url).tab();
  expect((await again.watch(before.id, 1)).shown.view).toEqual(view);
  await second.close();
});
