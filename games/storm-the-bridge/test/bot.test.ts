import { type Ask, type Chance, type Json, Run, randomAnswer, readOptions, SeededChance, seedFrom, type Told } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { likes } from '../bot/targets.ts';
import { holdValue, leaderTaste } from '../bot/values.ts';
import type { Target } from '../cards/vocabulary.ts';
import {
  ACTIONS,
  type ActionFace,
  ALL_ACTIONS,
  ALL_CREW,
  ALL_LEADERS,
  ALL_SECTIONS,
  actionFace,
  type Bridge,
  type BridgeEvent,
  CREW,
  game,
  idOf,
  isAction,
  LEADERS,
  SECTIONS,
} from '../index.ts';
import { abilityOf, legalTargets, targetsFor } from '../rules/timing.ts';
import { type SceneTable, scene } from './scene.ts';

type Mind = (s: Bridge, ask: Ask, chance: Chance) => Json;
const { cadet, officer } = game.knowledge;
const random: Mind = (s, ask, chance) => randomAnswer(ask, s, chance);

function play(minds: readonly Mind[], seed: number, watch: (run: Run<Bridge>) => void = () => {}): readonly number[] {
  const read = readOptions(game.options, {});
  if ('problem' in read) throw new Error(read.problem);
  const run = Run.begin(
    game,
    { seats: minds.length, options: read.options, chance: new SeededChance(seedFrom(seed, 3)) },
    { watched: true },
  );
  const chance = new SeededChance(seedFrom(seed, 4));
  while (run.result === null) {
    const ask = run.asks[0];
    if (ask === undefined) throw new Error(run.fault ?? 'nobody is asked');
    run.play((minds[ask.seat] as Mind)(run.state, ask, chance));
    watch(run);
  }
  return run.result.ranking[0] ?? [];
}
/** Wins of the first mind against the second, changing seats. */
function wins(one: Mind, other: Mind, games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) if (play(i % 2 === 0 ? [one, other] : [other, one], i).includes(i % 2)) won++;
  return won;
}

/** What the bot of a seat answers now. */
function answerOf(t: SceneTable, seat: number, mind: Mind = officer): Json {
  const ask = t.stage.run.askOf(seat);
  if (ask === null) throw new Error('not asked');
  return mind(t.state, ask, new SeededChance(seedFrom(1)));
}

test('the Officer beats random play nine times in ten, and the Cadet more often than not', () => {
  expect(wins(officer, random, 20)).toBeGreaterThanOrEqual(18);
  expect(wins(officer, cadet, 40)).toBeGreaterThanOrEqual(24);
});

test('both levels claim Victory when they can', () => {
  const t = scene({ a: { sections: ['Bridge'], crew: ['Kiva'], hand: ['Supply Run'] }, pool: ['Junk'] });
  expect([answerOf(t, 0), answerOf(t, 0, cadet)]).toEqual([
    ['ability', t.card('Bridge')],
    ['ability', t.card('Bridge')],
  ]);
});

test('the Officer cancels a claim, and rewrites what would cancel its own', () => {
  const t = scene({ a: { sections: ['Bridge'], hand: ['Rewrite'] }, b: { hand: ['Static on the Line', 'Supply Run'] } });
  t.a.uses('Bridge');
  t.a.passes();
  expect(answerOf(t, 1)).toEqual(['play', t.b.inHand('Static')]);
  t.b.plays('Static on the Line');
  expect(answerOf(t, 0)).toEqual(['play', t.a.inHand('Rewrite')]);
  t.settle();
});

test('the Officer holds the door only where that turns the result', () => {
  const t = scene({ a: { crew: ['Pell'] }, b: { sections: ['Galley'], crew: ['Cutter@Galley'], hand: ['Hold That Door'] } });
  t.a.attacks('Galley', ['Kett', 'Pell']);
  t.a.passes();
  expect(answerOf(t, 1)).toBe('pass'); // 4 against 6 fails anyway
  t.settle();
  const close = scene({ a: { crew: ['Junk'] }, b: { sections: ['Galley'], crew: ['Cutter@Galley'], hand: ['Hold That Door'] } });
  close.a.attacks('Galley', ['Kett', 'Junk']);
  close.a.passes();
  expect(answerOf(close, 1)).toEqual(['play', close.b.inHand('Hold That Door')]);
  close.settle();
});

test('the Officer declares short with a Rousing Speech in hand rather than throw three cards away', () => {
  const t = scene({ a: { leader: 'Marrow', hand: ['Rousing Speech', 'Lockdown', 'Montage', 'Rewrite'] }, pool: ['Endago'] });
  expect(answerOf(t, 0)).toEqual(['recruit', t.card('Endago')]);
  for (let i = 0; i < 3; i++) t.a.answers(answerOf(t, 0));
  expect([t.tally, t.a.hand]).toEqual(['3/6', ['Rousing Speech', 'Lockdown', 'Montage', 'Rewrite']]);
  expect(answerOf(t, 0)).toEqual(['play', t.a.inHand('Rousing Speech')]);
  t.settle();
});

test('everybody goes to the Bridge once it is held', () => {
  const t = scene({ phase: 'redeployment', a: { crew: ['Junk', 'Pell@Galley'], sections: ['Bridge', 'Galley'] } });
  expect(answerOf(t, 0)).toBe('redeploy');
  t.a.answers('redeploy');
  expect(answerOf(t, 0)).toEqual([t.card('Pell'), t.card('Junk')]);
});

test('shares of the win add up to 1, and the holder of the Bridge has the most', () => {
  const t = scene({ a: { sections: ['Bridge'], crew: ['Kiva@Bridge'] }, b: {}, c: {} });
  const shares = game.knowledge.evaluate(t.state);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(Math.max(...shares)).toBe(shares[0]);
});

test('over some games of Officers and of chance every design is played, every ability used, every crew recruited', () => {
  const seen = new Set<string>();
  const watch = (run: Run<Bridge>) => {
    for (const { all } of run.takeEvents() as Told<BridgeEvent>[]) {
      if (all?.type === 'declared' && (all.kind === 'card' || all.kind === 'ability'))
        seen.add(isAction(all.card) ? actionFace(all.card).id : idOf(all.card));
      if (all?.type === 'joined') seen.add(`${idOf(all.crew)} joins`);
      if (all?.type === 'leadersShown') for (const leader of all.leaders) seen.add(idOf(leader));
    }
  };
  for (let seed = 0; seed < 60; seed++) play([officer, officer], seed, watch);
  const byOfficers = ACTIONS.filter(({ id }) => id !== 'P01' && !seen.has(id)).map(({ id }) => id);
  expect(byOfficers).toEqual([]);
  for (let seed = 0; seed < 4; seed++) play([random, random, random], seed, watch);
  const sources = [...SECTIONS, ...CREW].filter(({ ability }) => ability !== undefined).map(({ id }) => id);
  const wanted = [...LEADERS.map(({ id }) => id), ...sources, ...CREW.map(({ id }) => `${id} joins`)];
  expect(wanted.filter((id) => !seen.has(id))).toEqual([]);
});

test('the lab’s probe adds a match up', async () => {
  const probe = (await game.laboratory?.())?.probe(2);
  if (probe === undefined) throw new Error('no laboratory');
  let last: Run<Bridge> | null = null;
  play([officer, officer], 5, (run) => {
    for (const { all } of run.takeEvents() as Told<BridgeEvent>[]) if (all !== null) probe.event(all, run.state);
    last = run;
  });
  const run = last as Run<Bridge> | null;
  if (run === null || run.result === null) throw new Error('no match');
  const sample = probe.end(run.state, run.result);
  expect([sample.rounds, sample.first]).toEqual([run.state.round, run.state.firstSeat]);
  expect(sample.values.captures).toBeGreaterThanOrEqual(1);
  expect(sample.shares.claimsCancelled?.[1]).toBeGreaterThanOrEqual(1);
});

test('where leaders are chosen, the Officer has a taste: Pesh before Threnn, Kett and Sarr, and those before the others', () => {
  const read = readOptions(game.options, { leaders: 'choose', firstSeat: '1' });
  if ('problem' in read) throw new Error(read.problem);
  for (const seed of [1, 2, 3, 4]) {
    const run = Run.begin(game, { seats: 5, options: read.options, chance: new SeededChance(seedFrom(seed)) });
    const chosen: string[] = [];
    while (run.asks[0]?.key === 'stb.leader') {
      const answer = officer(run.state, run.asks[0], new SeededChance(seedFrom(seed, 1)));
      chosen.push(idOf(answer as number));
      run.play(answer);
    }
    expect([chosen[0], new Set(chosen.slice(1, 4))]).toEqual(['L7', new Set(['L4', 'L5', 'L9'])]);
  }
});

const names = (face: ActionFace): boolean => face.kind === 'passive' || face.target !== null;

test('every card that names something has an opinion about what to name, and every card one about being kept', () => {
  const opinions = new Map<string, Set<number>>();
  const note = (id: string, score: number) => opinions.set(id, (opinions.get(id) ?? new Set()).add(score));
  const naming = ALL_ACTIONS.filter((card) => names(actionFace(card)));
  const sources = [...ALL_LEADERS, ...ALL_SECTIONS, ...ALL_CREW].filter((card) => (abilityOf(card)?.target ?? null) !== null);
  let at = 0;
  const watch = ({ state: s }: Run<Bridge>) => {
    if (s.phase !== 'action' || at++ % 5 !== 0) return;
    for (let seat = 0; seat < s.seats; seat++) {
      for (const card of naming) for (const one of targetsFor(s, seat, card)) note(actionFace(card).id, likes(s, seat, card, one));
      for (const source of sources)
        for (const one of legalTargets(s, { seat, source }, abilityOf(source)?.target as Target, false))
          note(idOf(source), likes(s, seat, source, one));
    }
  };
  for (let seed = 0; seed < 4; seed++) play([random, officer, random], seed, watch);
  const shrugs = (id: string) => [...(opinions.get(id) ?? [])].every((score) => score === 0 || score === 0.1 || Number.isNaN(score));
  expect([...ACTIONS.filter(names).map(({ id }) => id), ...sources.map(idOf)].filter((id) => id !== 'P01' && shrugs(id))).toEqual([]);
  const { state } = scene({});
  expect(ALL_ACTIONS.filter((card) => !(holdValue(state, card) > 0)).map(idOf)).toEqual([]);
  expect(ALL_LEADERS.filter((leader) => !(leaderTaste(leader) > 0)).map(idOf)).toEqual([]);
});
