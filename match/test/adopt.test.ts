/** A change of rules never moves or loses a running match: it goes on from exactly what was seen, or it is closed. */
import type { Game, Json } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { adopt, type Happening, Match, type Snapshot, seatsShown, shownTo } from '../index.ts';
import { answers, begun, did, setupOf } from './table.ts';
import { toy } from './toy.ts';

type Toy = typeof toy extends Game<infer S, Json> ? S : never;
const newRules = (change: Partial<Game<Toy, Json>>): Game<Toy, Json> => ({ ...toy, version: 2, ...change });
/** Dice that fall one higher. */
const luckier = newRules({
  *step(t) {
    const before = t.state.total;
    yield* toy.step(t);
    if (t.state.total > before + 2) t.state.total++;
  },
});
const renamed = newRules({ view: (s, viewer, over) => ({ ...(toy.view(s, viewer, over) as object), total: s.total * 10 }) });

/** A match at rest in the middle, and what was played after that. */
function played(): { match: Match; snapshot: Snapshot; deeds: Happening[]; all: Happening[] } {
  const match = new Match(toy, setupOf());
  const all: Happening[] = [];
  for (const seat of [0, 1]) all.push(did(match, { do: 'sit', seat, person: `p${seat}`, word: 'w' }));
  all.push(answers(match, 0, 'roll'), answers(match, 1, 'two'));
  const snapshot = JSON.parse(JSON.stringify(match.snapshot())) as Snapshot;
  const deeds = [answers(match, 0, 'duel'), answers(match, 0, 'rock'), answers(match, 1, 'rock')];
  return { match, snapshot, deeds, all: [...all, ...deeds] };
}

test('the same match goes on under new rules that lead to the same', () => {
  const { match, snapshot, deeds, all } = played();
  for (const [from, since] of [[snapshot, deeds] as const, [null, all] as const]) {
    const adopted = adopt(newRules({}), match.setup, structuredClone(from), since);
    expect(adopted?.desk.adopted).toBe(true);
    for (const viewer of [0, 1, 'spectator'] as const) expect(shownTo(adopted as Match, viewer)).toEqual(shownTo(match, viewer));
  }
});

test('rules under which something else would have happened do not take the match over', () => {
  const { match, snapshot, deeds, all } = played();
  expect(adopt(luckier, match.setup, structuredClone(snapshot), deeds)).toBeNull();
  expect(adopt(luckier, match.setup, null, all)).toBeNull();
});

test('rules that show the position in another way, refuse what was played or fail do not take it over', () => {
  const { match, snapshot, deeds } = played();
  expect(adopt(renamed, match.setup, structuredClone(snapshot), [])).toBeNull();
  const refusing = newRules({
    *step(t) {
      yield* t.choose(t.state.active, 'toy.move', ['one']);
    },
  });
  expect(adopt(refusing, match.setup, structuredClone(snapshot), deeds)).toBeNull();
  // What is asked is seen, too.
  expect(adopt(refusing, match.setup, structuredClone(snapshot), [])).toBeNull();
  const failing = newRules({
    view: () => {
      throw new Error('no view');
    },
  });
  expect(adopt(failing, match.setup, structuredClone(snapshot), [])).toBeNull();
});

test('a match that cannot go on keeps its people, and is closed with a notice', () => {
  const { match, snapshot, deeds } = played();
  const rest = Match.atRest(renamed, match.setup, structuredClone(snapshot), deeds);
  expect(rest.run).toBeNull();
  expect(rest.seq).toBe(match.seq);
  expect(seatsShown(rest)).toEqual(seatsShown(match));
  const { told } = did(rest, { do: 'call-off', why: 'rules' });
  expect(told).toMatchObject([{ all: { type: 'match.rulesChanged' } }]);
  expect(shownTo(rest, 0)).toMatchObject({ phase: 'abandoned', view: null, reveal: { secret: match.setup.secret, seed: match.seed } });
});

test('what is awaited in public has a time, what others do in secret has not', () => {
  const match = begun();
  answers(match, 0, 'duel', 100);
  expect(match.desk.turned).toBe(100);
  answers(match, 0, 'rock', 200);
  expect(match.desk.turned).toBe(100);
});
