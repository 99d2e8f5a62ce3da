/** The bots: what they must see, and that they look without touching. */
import { type Json, type Knowledge, type OptionValues, Run, randomAnswer, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import type { ActOption } from '../actions/index.ts';
import { scoreAfter, sketchOf } from '../bot/lookahead.ts';
import { score } from '../bot/score.ts';
import { type Castle, game, knowledgeOf, STYLES } from '../index.ts';
import { clone } from '../state.ts';
import { keepLoss } from '../threat.ts';
import { position, type Scene, type SceneTable, scene } from './scene.ts';

const chance = () => new SeededChance(seedFrom(5));
function answers(t: SceneTable, level: 'cadet' | 'officer', knowledge: Knowledge<Castle> = game.knowledge): Json {
  const ask = t.stage.run.askOf(0);
  if (ask === null) throw new Error('nobody is asked');
  return knowledge[level](t.state, ask, chance());
}

test.each(['cadet', 'officer'] as const)('the %s enters an open keep', (level) => {
  const t = scene({ south: { cleric: 'NBW', hero: 'L2' }, north: { cleric: 'NHW' } });
  expect(answers(t, level)).toEqual(t.south.move('cleric', 'NK'));
});

test('the Officer does not leave its keep open; the Cadet does not think of it', () => {
  const given: Scene = { south: { knight: 'SBW', cavalry: 'STE' }, north: { cleric: 'SBE' }, attacksUsed: 2 };
  const t = scene(given);
  const officer = answers(t, 'officer') as readonly unknown[];
  expect([officer[0], officer[2]]).toEqual(['move', 21]);
  const cadet = scene(given);
  expect((answers(cadet, 'cadet') as readonly unknown[])[2]).not.toBe(21);
});

test('the Cadet attacks only with forty chances in a hundred', () => {
  const good = scene({ south: { knight: 'L2' }, north: { knight: 'NHW' } });
  expect(answers(good, 'cadet')).toEqual(good.south.melee('knight', 'NHW'));
  const poor = scene({ south: { 'shield-bearer': 'L2' }, north: { hero: 'NHW' } });
  expect((answers(poor, 'cadet') as readonly unknown[])[0]).not.toBe('melee');
});

test('both send their dearest unit first', () => {
  const t = scene({ phase: 'dispatch', hands: [['shield-bearer', 'knight', 'cavalry'], []] });
  expect((answers(t, 'cadet') as readonly unknown[])[1]).toBe(t.south.inHand('knight'));
});

test.each([
  { why: 'empty, nobody near', south: {}, north: {}, loss: 0 },
  { why: 'empty, a walker', south: {}, north: { cleric: 'SBW' } as const, loss: 1 },
  { why: 'empty, a rider two away', south: {}, north: { cavalry: 'SHW' } as const, loss: 1 },
  { why: 'a rider shut out', south: { knight: 'SBW' } as const, north: { cavalry: 'SHW' } as const, loss: 0 },
  { why: 'one guard, one Knight', south: { 'shield-bearer': 'SK' } as const, north: { knight: 'SBW' } as const, loss: 15 / 36 },
  { why: 'a Catapult alone does not enter', south: { 'shield-bearer': 'SK' } as const, north: { catapult: 'SHW' } as const, loss: 0 },
  {
    why: 'a Catapult with a walker',
    south: { 'shield-bearer': 'SK' } as const,
    north: { catapult: 'SHW', cleric: 'SBW' } as const,
    loss: 21 / 36,
  },
  { why: 'two guards, one attacker', south: { 'shield-bearer': 'SK', cleric: 'SK' } as const, north: { knight: 'SBW' } as const, loss: 0 },
  {
    why: 'two guards, two attackers',
    south: { 'shield-bearer': 'SK', cleric: 'SK' } as const,
    north: { knight: ['SBW', 'SBE'] } as const,
    loss: 3 / 36,
  },
])('keepLoss: $why', ({ south, north, loss }) => {
  expect(keepLoss(position({ south, north }), 0)).toBeCloseTo(loss);
});

test('the score looks at both sides alike: the mirrored position has the mirrored score', () => {
  const one = position({ south: { knight: 'SK', cavalry: 'L1+battle-axe' }, north: { hero: 'NHE' } });
  const two = position({ active: 1, north: { knight: 'NK', cavalry: 'L1+battle-axe' }, south: { hero: 'SHE' } });
  expect(score(one, 0, STYLES.balanced)).toBeCloseTo(score(two, 1, STYLES.balanced));
  const [south = 0, north = 0] = game.knowledge.evaluate(one);
  expect(south + north).toBeCloseTo(1);
  expect(game.knowledge.evaluate(two)[1]).toBeCloseTo(south);
});

test('an open keep is worth more to the side that moves next', () => {
  const at = (active: number) =>
    game.knowledge.evaluate(position({ active, phase: 'dispatch', north: { cleric: 'SBW', hero: 'NK' } }))[1] ?? 0;
  expect(at(1)).toBeGreaterThan(at(0));
});

test('a won match is worth 1', () => {
  const t = scene({ south: { knight: 'NBW' } });
  t.south.moves('knight', 'NK');
  expect(game.knowledge.evaluate(t.state)).toEqual([1, 0]);
});

test('thinking changes nothing, answers are legal, and candidates are legal and best first', () => {
  const { options } = readOptions(game.options, {}) as { options: OptionValues };
  const run = Run.begin(game, { seats: 2, options, chance: new SeededChance(seedFrom(8)) }, { kept: true });
  const own = chance();
  for (let i = 0; i < 400 && run.result === null; i++) {
    const ask = run.asks[0];
    if (ask === undefined) throw new Error(run.fault ?? 'nobody is asked');
    const state = run.state as Castle;
    const before = clone(state);
    for (const knowledge of [game.knowledge, knowledgeOf(STYLES.turtle)])
      for (const answer of [knowledge.cadet(state, ask, own), knowledge.officer(state, ask, own)])
        expect(run.why(ask.seat, ask.id, answer)).toBeNull();
    const candidates = game.knowledge.candidates?.(state, ask, own) ?? [];
    expect(candidates.length).toBeGreaterThan(0);
    for (const [at, candidate] of candidates.entries()) {
      expect(run.why(ask.seat, ask.id, candidate.answer)).toBeNull();
      if (at > 0) expect(candidate.prior).toBeLessThanOrEqual(candidates[at - 1]?.prior ?? 0);
    }
    expect(state).toEqual(before);
    run.play(i % 3 === 0 ? randomAnswer(ask, state, own) : game.knowledge.officer(state, ask, own));
  }
});

test('a search keeps every move that may decide the match', () => {
  const t = scene({ south: { knight: ['NBW', 'SBW'], cavalry: 'L2' }, north: { 'shield-bearer': 'NK', knight: 'NHW' } });
  const ask = t.stage.run.askOf(0);
  if (ask === null) throw new Error('nobody is asked');
  const kept = (game.knowledge.candidates?.(t.state, ask, chance()) ?? []).map((candidate) => candidate.answer);
  expect(kept).toContainEqual(t.south.melee('knight@NBW', 'NK'));
  expect(kept).toContainEqual(t.south.move('knight@SBW', 'SK'));
  expect(kept).toContainEqual('end');
});

test('a search may move the units in any order: a unit that is passed over can still move later in the turn', () => {
  const t = scene({ south: { 'shield-bearer': 'SBW', knight: 'SBE' } });
  t.south.moves('knight', 'SHE');
  const ask = t.stage.run.askOf(0);
  if (ask === null) throw new Error('nobody is asked');
  const kept = (game.knowledge.candidates?.(t.state, ask, chance()) ?? []).map((candidate) => candidate.answer);
  expect(kept).toContainEqual(t.south.move('shield-bearer', 'SHW'));
});

test('an option tried on the surveyed position scores as the position after it does, one after another', () => {
  const given: Scene = {
    south: { knight: 'L2', cavalry: 'SHE+longbow', cleric: 'SK' },
    north: { 'shield-bearer': 'NHW', catapult: 'NBE' },
  };
  const moves = [
    { unit: 'knight', to: 'L3' },
    { unit: 'cavalry', to: 'L4' },
    { unit: 'cleric', to: 'SBE' },
  ] as const;
  const t = scene(given);
  const still = score(t.state, 0, STYLES.balanced);
  const sketch = sketchOf(t.state);
  for (const { unit, to } of moves) {
    const after = scene(given);
    after.south.moves(unit, to);
    const fresh = score(after.state, 0, STYLES.balanced);
    score(sketch, 0, STYLES.balanced);
    const tried = moves.map((move) => scoreAfter(sketch, 0, t.south.move(move.unit, move.to) as ActOption, still, STYLES.balanced));
    expect(tried[moves.findIndex((move) => move.unit === unit)]).toBeCloseTo(fresh, 9);
  }
});

test('outcomes that all can see are told apart: success, failure, natural 2', () => {
  const after = (dice: readonly number[]) => {
    const t = scene({ south: { knight: 'L2', hero: 'SK' }, north: { knight: 'NHW' } }, dice);
    t.south.attacks('knight', 'NHW');
    return game.knowledge.outcome?.(t.state);
  };
  expect(new Set([after([1, 2]), after([5, 6]), after([1, 1])]).size).toBe(3);
});
