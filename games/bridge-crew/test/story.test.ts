import { type Json, patienceOf, Run, readOptions, type Seat, SeededChance, seedFrom } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { toldIn } from '../lab.ts';
import { fitSparkOf, SPARKS, sparkOf, sparksFor } from '../sparks.ts';
import type { Voyage } from '../state.ts';
import { Ghost } from '../story/ghost.ts';
import { freshMemory } from '../story/memory.ts';
import { SYMBOLS, symbolAt } from '../story/symbols.ts';
import { episode, named, type Scene, scene, sheetOf } from './scene.ts';

// —— limits and patience ——

/** Question, limit in full and brief, patience in full and brief. */
const TEXTS: readonly (readonly [string, number, number, number, number])[] = [
  ['name', 24, 24, 2, 2],
  ['ship', 24, 24, 2, 2],
  ['narration', 600, 200, 4, 2],
  ['pitch', 400, 200, 4, 2],
  ['banter', 240, 200, 2, 2],
  ['outcome', 800, 200, 3, 2],
  ['dare', 600, 200, 4, 2],
  ['humiliation', 600, 200, 3, 2],
  ['finale', 1200, 200, 6, 3],
  ['joke', 240, 200, 3, 2],
  ['title', 60, 60, 2, 2],
];
/** The chapter in which a text is asked for, and who answers what before. */
const ROADS: Readonly<Record<string, readonly [Scene, ...(readonly [Seat, Json])[]]>> = {
  name: [{ phase: 'names' }],
  ship: [{ phase: 'names' }, [0, ''], [1, ''], [2, ''], [3, '']],
  narration: [{}, [0, 'scan'], [0, sheetOf()]],
  pitch: [{ phase: 'plan' }, [1, ['belay', 'scan']]],
  banter: [{ phase: 'challenge' }, [3, [10, 'E']], [1, 'say']],
  outcome: [{ phase: 'challenge', encounter: '' }],
  dare: [{ officers: ['C4'] }, [0, 'save']],
  humiliation: [{ officers: ['C4'], encounter: 'E12', dice: [1, 12] }, [0, 'save'], [0, '']],
  finale: [{ phase: 'finale' }],
  joke: [{ phase: 'finale' }, [0, '']],
  title: [{ phase: 'finale' }, [0, ''], [0, '']],
};
function standingAt(id: string, narration: 'full' | 'brief') {
  const [at, ...answers] = ROADS[id] as (typeof ROADS)[string];
  const t = scene({ options: { narration }, officers: ['', 'C8'], change: stageSet, ...at });
  for (const [seat, answer] of answers) t.answers(seat, answer);
  return t;
}
const stageSet = (s: Voyage) => {
  s.crew = 1;
  s.tales.push({
    round: 1,
    order: 'scan',
    alien: 'time eddy',
    where: 'here',
    voice: 'unaware',
    crew: 1,
    approach: 'belay',
    won: null,
  });
};
rulings('BRC-R60, R51: limit and patience of $name', named(TEXTS), ({ row: [id, full, brief, patience, briefPatience] }) => {
  for (const [narration, max, slow] of [
    ['full', full, patience],
    ['brief', brief, briefPatience],
  ] as const) {
    if (id === 'banter' && narration === 'brief') continue; // nobody speaks there
    const t = standingAt(id, narration);
    const ask = t.stage.run.openAsks.find(({ key }) => key === `brc.${id}`);
    expect([ask?.kind, ask?.kind === 'write' && ask.max, ask && patienceOf(ask, t.state)]).toEqual(['write', max, slow]);
    expect(ask?.kind === 'write' && ask.fallback).toBe('');
  }
});
ruling('BRC-R60: the face-off menu has patience 2 in full, 1 in brief; all else 1', () => {
  const at = (narration: 'full' | 'brief') => {
    const t = scene({ options: { narration } });
    const command = t.stage.run.openAsks.map((ask) => patienceOf(ask, t.state));
    t.taken('phasers', 8, { text: 'x' });
    t.answers(3, [10, 'E']);
    return [...command, ...t.stage.run.openAsks.map((ask) => patienceOf(ask, t.state))];
  };
  expect([at('full'), at('brief')]).toEqual([
    [1, 2, 2],
    [1, 1, 1],
  ]);
});

// —— ghost-writer ——

ruling('BRC-R40, R51: an empty text is ghost-written, any other stands as it is', () => {
  const t = scene({ options: { narration: 'full' } });
  t.orders('scan', { text: '' });
  const [ghost] = t.events('text.posted');
  expect([ghost?.source, (ghost?.text.length ?? 0) > 80]).toEqual(['ghost', true]);
  const written = scene({ options: { narration: 'full' } });
  written.orders('scan', { text: ' {off:1} <b> ' });
  expect(written.events('text.posted')[0]).toMatchObject({ source: 'written', text: ' {off:1} <b> ' });
});
ruling('BRC-R40, R52: narration never alters numbers: written or not, the dice fall the same', () => {
  const play = (text: string) => {
    const read = readOptions(game.options, { cards: 'deal', conformance: 'fixed' });
    if ('problem' in read) throw new Error(read.problem);
    const run = Run.begin(game, { seats: 3, options: read.options, chance: new SeededChance(seedFrom(4)) }, { watched: true });
    const chance = new SeededChance(seedFrom(5));
    while (run.result === null) {
      const ask = run.openAsks[0];
      if (ask === undefined) break;
      run.play(ask.kind === 'write' ? text : game.knowledge.officer(run.state, ask, chance), run.asks.indexOf(ask));
    }
    return run.takeEvents().flatMap(({ all }): Json[] => (all?.type === 'dice.rolled' || all?.type === 'roles.moved' ? [all] : []));
  };
  expect(play('Something.')).toEqual(play(''));
});
ruling('BRC-R52: a line comes from its own side stream: the same number gives the same line', () => {
  const line = () => {
    const t = scene({ sides: { 'line/0': [0, 0, 0, 1] } });
    t.orders('scan');
    return t.events('text.posted')[0]?.text;
  };
  expect(line()).toBe(line());
  const other = scene({ sides: { 'line/0': [0, 3, 0, 1] } });
  other.orders('scan');
  expect(other.events('text.posted')[0]?.text).not.toBe(line());
});
ruling('BRC-R52: an undo and a second try read alike, and no line stands in its way', () => {
  const t = scene({ options: { narration: 'full' } });
  t.answers(0, 'scan');
  t.answers(0, sheetOf());
  t.answers(0, '');
  const first = t.state.log.at(-1)?.text;
  t.stage.undo(0);
  t.answers(0, '');
  expect(t.state.log.at(-1)?.text).toBe(first);
});
ruling('BRC-R53: the bags are part of the state, and public', () => {
  const t = scene();
  t.orders('scan');
  const view = t.stage.view('spectator');
  expect(view.bags).toEqual(t.state.memory.bags);
  expect(view.said).toHaveLength(5); // log, meet, trouble, order, stake
});

const OPENINGS: readonly (readonly [string, 'auto' | 'brief', number])[] = [
  ['log, meeting, trouble, Order and stake', 'auto', 5],
  ['in brief without log and stake', 'brief', 3],
];
rulings('BRC-23, R40: the ghost-written opening: $name', named(OPENINGS), ({ row: [, narration, sentences] }) => {
  const t = scene({ options: { narration } });
  t.orders('scan', { text: '' });
  expect(t.state.memory.said).toHaveLength(sentences);
});
ruling('BRC-38: a sentient voice has its own trouble on a fair coin, an unaware one never', () => {
  const trouble = (voice: 'sentient' | 'unaware', coin: number) => {
    const t = scene({ sides: { 'line/0': [coin] } });
    t.answers(0, 'scan');
    t.answers(0, sheetOf({ sentience: voice }));
    const names = t.state.memory.said.map((number) => SYMBOLS[Math.floor(number / 2 ** 24)]?.name);
    return names[2];
  };
  expect([trouble('sentient', 0), trouble('sentient', 1)]).toEqual(['trouble.sentient', 'trouble.any']);
  expect(trouble('unaware', 0)).toBe('trouble.any');
});

/** Which line tells which outcome. */
const OUTCOMES: readonly (readonly [string, readonly [string, string], readonly number[], string])[] = [
  ['Crew wins Neutral', ['neutral', 'neutral'], [8, 1], 'crew.neutral'],
  ['Crew wins Friendly', ['friendly', 'neutral'], [1, 9], 'crew.friendly'],
  ['Crew wins Hostile', ['hostile', 'neutral'], [2, 9], 'crew.hostile'],
  ['Alien wins Neutral', ['neutral', 'neutral'], [1, 9], 'alien.neutral'],
  ['Alien wins Friendly', ['neutral', 'friendly'], [8, 1], 'alien.friendly'],
  ['Alien wins Hostile', ['neutral', 'hostile'], [8, 2], 'alien.hostile'],
];
rulings('BRC-34, BRC-72: the outcome of "$name" has lines of its own', named(OUTCOMES), ({ row: [, [crew, alien], dice, symbol] }) => {
  const t = scene({ crew: ['first', 'comms', 'helm', 'weapons'], dice });
  t.taken('phasers', 8);
  t.answers(3, [10, 'E']);
  t.attitudes(crew, alien);
  expect(SYMBOLS[Math.floor((t.state.memory.said.at(-1) as number) / 2 ** 24)]?.name).toBe(symbol);
});
ruling('BRC-R68, BRC-88: a Crew banters by Personality, an Alien by voice', () => {
  const t = scene({ personalities: ['logical', 'passionate'] });
  t.orders('phasers', { sheet: { sentience: 'unaware' }, offer: 8 });
  t.bids(8, 'none');
  t.answers(3, [10, 'E']);
  const names = t.state.memory.said.slice(-2).map((number) => SYMBOLS[Math.floor(number / 2 ** 24)]?.name);
  expect(names).toEqual(['say.passionate', 'alien.unaware']);
});

ruling('BRC-99, R41, R51: example 18: scene and joke skipped: both are ghost-written, then the title, then the end', () => {
  const t = scene({ officers: ['C12'], encounter: 'E4', dice: [12, 1], options: { narration: 'full' }, sides: { title: [3, 2] } });
  t.answers(0, 'save');
  for (const _ of ['dare', 'finale', 'joke']) t.answers(0, '');
  expect(t.asked).toEqual(['0 title']);
  expect(t.stage.prompt(0).params).toEqual({ title: 'One Eclipse Too Many' });
  t.answers(0, '');
  expect([t.state.title, t.state.titleSource]).toEqual(['One Eclipse Too Many', 'ghost']);
  expect(t.state.log.slice(-2).map(({ kind, source }) => `${kind} ${source}`)).toEqual(['finale ghost', 'joke ghost']);
  for (const { text } of t.state.log) expect(text).toMatch(/^["“]?[\p{Lu}{].*[.!?]["”]?$/u);
  expect(t.result?.reason).toBe('brc.end.breakthrough');
});
ruling('BRC-R39: a cliff-hanger has lines of its own', () => {
  const t = scene({ seats: 3, round: 33, officers: ['C4'], encounter: 'E12', dice: [1, 8] });
  t.answers(0, 'save');
  const names = t.state.memory.said.map((number) => SYMBOLS[Math.floor(number / 2 ** 24)]?.name);
  expect(names.slice(-4, -1)).toEqual(['save.fail', 'cliff', 'joke']);
});

ruling('BRC-R54: sparks are drawn by the client, leave out what was said, and leave no trace', () => {
  const t = scene();
  t.orders('scan');
  const view = t.stage.view(1);
  expect([view.bags, view.said]).toEqual([t.state.memory.bags, t.state.memory.said]);
  const before = JSON.stringify(view);
  for (const spark of SPARKS)
    for (let i = 0; i < 30; i++) {
      const text = sparkOf(view, 'brc.narration', spark, new SeededChance(seedFrom(i)));
      expect(text).not.toMatch(/[{}~|]|undefined/);
      expect(t.state.log.some((entry) => entry.text.includes(text))).toBe(false);
    }
  expect(JSON.stringify(view)).toBe(before);
  expect(sparksFor(view, 'brc.narration')).toEqual(['encounter', 'twist', 'nudge', 'oracle']);
  expect(sparksFor({ ...view, approach: 'love' }, 'brc.pitch')).toContain('lingo');
});
ruling('BRC-R54: of an oracle that has spoken all but one of its answers, a spark is the one that is left', () => {
  const t = scene();
  const memory = freshMemory();
  const ghost = new Ghost(memory, new SeededChance(seedFrom(2)));
  const answers = SYMBOLS[symbolAt('oracle')]?.alternatives.length as number;
  const said = Array.from({ length: answers - 1 }, () => ghost.writes('oracle'));
  const view = { ...t.stage.view(1), ...memory };
  const left = new Set(Array.from({ length: 20 }, (_, i) => sparkOf(view, 'brc.narration', 'oracle', new SeededChance(seedFrom(i)))));
  expect([new Set(said).size, left.size]).toEqual([answers - 1, 1]);
  expect(said).not.toContain([...left][0]);
});
ruling('BRC-R55: a spark that touches what is not for tonight is withheld for another one, and none is offered where all do', () => {
  const view = scene().stage.view(1);
  const draw = (isTaboo: (text: string) => boolean, i = 0) =>
    fitSparkOf(isTaboo, view, 'brc.narration', 'oracle', new SeededChance(seedFrom(i)));
  const [first = ''] = new Set(Array.from({ length: 20 }, (_, i) => draw(() => false, i)));
  const others = new Set(Array.from({ length: 20 }, (_, i) => draw((text) => text === first, i)));
  expect(others).not.toContain(first);
  expect(others).not.toContain(null);
  expect(draw(() => true)).toBeNull();
});
ruling('BRC-R54: a pitch offers technobabble or romance by its approach; Belay That Order has neither', () => {
  const view = scene({ officers: ['', 'C8'] }).stage.view(1);
  const lingo = (approach: 'technobabble' | 'love') =>
    sparkOf({ ...view, approach, crew: 1 }, 'brc.pitch', 'lingo', new SeededChance(seedFrom(1)));
  expect(lingo('technobabble')).toMatch(/^If we .* the .*, the .* ought to/);
  expect(lingo('love')).not.toMatch(/^If we /);
  expect(sparksFor({ ...view, approach: 'technobabble' }, 'brc.pitch')).toEqual(['lingo', 'twist', 'oracle']);
  expect(sparksFor({ ...view, approach: 'belay' }, 'brc.pitch')).toEqual(['encounter', 'twist', 'nudge', 'oracle']);
});

// —— whole episodes ——

test.each([
  [3, 4],
  [5, 14],
  [7, 4],
])('%s seats, %s episodes of bots: no sentence twice, no slot open, no memory cleared', (seats, many) => {
  for (let seed = 0; seed < many; seed++) {
    const { state } = episode(seats, seed);
    expect(toldIn(state)).toEqual({ repeated: 0, unresolved: 0 });
    const lines = state.log.filter(({ source }) => source === 'ghost').length;
    expect(state.memory.said.length).toBeGreaterThanOrEqual(lines);
    expect(new Set(state.memory.said).size).toBe(state.memory.said.length);
  }
});

test('a repeated sentence and an open slot would be found', () => {
  const { state } = episode(3, 1);
  const entry = state.log[0];
  if (entry === undefined) throw new Error('an empty log');
  state.log.push(entry, { ...entry, text: 'Who is {who}?' });
  expect(toldIn(state).repeated).toBeGreaterThan(0);
  expect(toldIn(state).unresolved).toBe(1);
});

ruling('BRC-R40: every round has its Order and its outcome, an attempt its dare and what came of it', () => {
  const { state } = episode(5, 3, { narration: 'auto' });
  for (const { round, order } of state.tales) {
    const kinds = state.log.filter((entry) => entry.round === round).map(({ kind }) => kind);
    if (order !== 'save') expect([kinds[0], kinds.at(-1)]).toEqual(['order', 'outcome']);
    else expect([kinds[0], kinds.at(-1) === 'joke' || kinds.at(-1) === 'humiliation']).toEqual(['dare', true]);
  }
});
