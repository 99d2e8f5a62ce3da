import { defaultAnswer } from '@bridgehead/kernel';
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { poolOf, scene } from './scene.ts';

const ELEVEN = '3×E4 3×E6 3×E8 E10 E12';
const fallback = (t: ReturnType<typeof scene>) => t.stage.run.openAsks.map((ask) => defaultAnswer(ask, t.state))[0];

ruling('BRC-96, BRC-97, BRC-100–102, R35, R67: example 15: Save the Day fails', () => {
  const t = scene({
    seats: 5,
    captain: 1,
    alien: 4,
    officers: ['', 'C4 E10 C12', '', '', 'E12'],
    encounter: ELEVEN,
    // The Captain's C4, E10, C12; then the Encounter pool from the d4 up: 31 in all.
    dice: [2, 4, 9, 1, 2, 3, 1, 2, 3, 4, 5, 1, 2, 7],
  });
  t.answers(1, 'save');
  expect(t.events('save.tried')[0]).toMatchObject({ own: ['C4', 'E10', 'C12'] });
  expect(t.events('save.result')).toEqual([{ type: 'save.result', seat: 1, round: 1, captain: 15, alien: 31, success: false }]);
  expect(t.asked).toEqual(['4 first-die']);
  t.stage.expectOptions(4, [
    [12, 'C'],
    [10, 'E'],
    [4, 'C'],
  ]);
  expect(fallback(t)).toEqual([12, 'C']);
  t.answers(4, [10, 'E']);
  expect(t.asked).toEqual(['1 second-die']);
  t.stage.expectOptions(1, [
    [12, 'C'],
    [4, 'C'],
  ]);
  expect(fallback(t)).toEqual([4, 'C']);
  t.answers(1, [4, 'C']);
  expect(t.moves).toEqual(['E10 officer:1→encounter BRC-101', 'C4 officer:1→commission BRC-101']);
  expect([t.officer(1), t.roles, t.state.round]).toEqual(['C12', [2, 0], 2]);
  expect(t.events('roles.moved')[0]).toMatchObject({ clause: 'BRC-102' });
  const [humiliation] = t.events('text.posted').filter(({ kind }) => kind === 'humiliation');
  expect(humiliation?.seat).toBe(4);
});
ruling('BRC-35, BRC-98, BRC-100: the tale of a Save the Day says who won, and a failed one is over with its round', () => {
  const after = (dice: readonly number[]) => {
    const t = scene({ officers: ['C6 C6 C8'], encounter: 'E8', dice });
    t.answers(0, 'save');
    const { order, crew, won } = t.state.tales.at(-1) ?? {};
    return [order, crew, won, t.state.saved];
  };
  expect(after([6, 6, 8, 1])).toEqual(['save', 0, 'crew', true]);
  expect(after([1, 1, 1, 8])).toEqual(['save', 0, 'alien', false]); // the Alien has still to choose a die
  const over = scene({ officers: ['C6'], encounter: 'E8', dice: [1, 8] });
  over.answers(0, 'save');
  expect([over.state.round, over.state.saved, over.state.tales.at(-1)?.won]).toEqual([2, null, 'alien']);
});
ruling('BRC-R35: with a single die only the Alien picks, and that without asking', () => {
  const t = scene({ officers: ['C6'], encounter: 'E8', dice: [1, 8] });
  t.answers(0, 'save');
  expect([t.officer(0), t.roles, t.asked]).toEqual(['', [1, 0], ['1 command']]);
  expect(t.moves).toEqual(['C6 officer:0→commission BRC-101']);
});
ruling('BRC-101, R47: two dice of one kind go without asking', () => {
  const t = scene({ officers: ['3×C6'], encounter: 'E12 E12', dice: [1, 1, 1, 8, 8] });
  t.answers(0, 'save');
  expect([t.officer(0), t.moves.length]).toEqual(['C6', 2]);
});
ruling('BRC-R48: the Alien’s clock takes the highest, green first; the Captain’s gives the lowest, blue first', () => {
  const t = scene({ officers: ['C8 E8 C4 E4'], encounter: '2×E12', dice: [1, 1, 1, 1, 12, 12] });
  t.answers(0, 'save');
  expect(fallback(t)).toEqual([8, 'E']);
  t.answers(3, [8, 'E']);
  expect(fallback(t)).toEqual([4, 'C']);
});
ruling('BRC-97: the Alien’s own Officer dice stay out of it', () => {
  const t = scene({ officers: ['C6', '', '', 'E12 E12'], encounter: 'E4', dice: [6, 4] });
  t.answers(0, 'save');
  expect(t.events('dice.rolled')[0]).toMatchObject({ crew: [6], alien: [4] });
});
ruling('BRC-98, BRC-99, R38: example 16: 28 against 27 saves the day: scene, joke, title, end, and the Captain has won', () => {
  const t = scene({ officers: ['2×C12 C6', 'C12'], encounter: '2×E12 E4', dice: [5, 12, 11, 4, 12, 11], options: { narration: 'full' } });
  t.answers(0, 'save');
  expect(t.asked).toEqual(['0 dare']);
  t.answers(0, 'I ram it.');
  expect(t.asked).toEqual(['0 finale']);
  t.answers(0, 'It is over.');
  expect(t.asked).toEqual(['0 joke']);
  t.answers(0, 'Who left the handbrake off?');
  expect(t.asked).toEqual(['0 title']);
  expect(t.stage.prompt(0).params).toEqual({ title: t.state.title });
  t.answers(0, 'Ramming Speed');
  expect(t.result).toEqual({ ranking: [[0], [1], [2, 3]], reason: 'brc.end.breakthrough', clause: 'BRC-98' });
  expect(t.events('text.posted').map(({ kind, source }) => `${kind} ${source}`)).toEqual([
    'dare written',
    'finale written',
    'joke written',
  ]);
  expect(t.events('episode.titled')).toEqual([{ type: 'episode.titled', seat: 0, title: 'Ramming Speed', source: 'written' }]);
  expect(t.events('episode.ended')).toEqual([{ type: 'episode.ended', reason: 'brc.end.breakthrough', ranking: [[0], [1], [2, 3]] }]);
});
ruling('BRC-R34: equal totals: everything is rolled again', () => {
  const t = scene({ officers: ['C12'], encounter: 'E12', dice: [7, 7, 9, 8] });
  t.answers(0, 'save');
  expect(t.events('dice.rolled').map(({ rerollOf }) => rerollOf)).toEqual([0, 1]);
  expect(t.result?.ranking[0]).toEqual([0]);
});
ruling('BRC-R26, R34: still equal after the 20th re-roll, the attempt fails', () => {
  const t = scene({ officers: ['C4'], encounter: 'E4', dice: new Array(42).fill(2) });
  t.answers(0, 'save');
  expect(t.events('dice.rolled')).toHaveLength(21);
  expect(t.events('save.result')[0]).toMatchObject({ success: false, captain: 2, alien: 2 });
});
ruling('BRC-R33: against an empty Encounter pool a single 1 is enough', () => {
  const t = scene({ officers: ['C4'], encounter: '', dice: [1] });
  t.answers(0, 'save');
  expect(t.result?.reason).toBe('brc.end.breakthrough');
});
ruling('BRC-R36: training and Personality play no part: every die is rolled once', () => {
  const t = scene({ crew: ['security'], personalities: ['aggressive'], officers: ['C4 C6'], encounter: 'E12', dice: [1, 1, 12] });
  t.answers(0, 'save');
  expect(t.events('dice.rolled')[0]?.crew).toEqual([1, 1]);
});
ruling('BRC-R67: dice fall by rising type, blue before green, the Captain’s first', () => {
  const t = scene({ officers: ['E4 C4 C12 E6'], encounter: 'E8 C8 C4', dice: [4, 3, 6, 12, 1, 8, 7] });
  t.answers(0, 'save');
  expect(t.events('dice.rolled')[0]?.dice).toEqual(['C4', 'E4', 'E6', 'C12', 'C4', 'C8', 'E8']);
});
ruling('FR-1: three for each point of the Captain’s reputation go on the Alien’s total', () => {
  const tried = (reputation: number, regulations: boolean) => {
    const t = scene({ officers: ['C12'], encounter: 'E4', dice: [6, 4], options: { regulations }, reputation: [reputation, 0, 0, 0] });
    t.answers(0, 'save');
    return t.events('save.result')[0];
  };
  expect(tried(1, true)).toMatchObject({ captain: 6, alien: 7, success: false });
  expect(tried(-1, true)).toMatchObject({ captain: 6, alien: 1, success: true });
  expect(tried(1, false)).toMatchObject({ captain: 6, alien: 4, success: true });
});

ruling('BRC-95, R64: the story’s Alien is that of the latest Order; before the first Order one is drawn', () => {
  const fresh = scene({ officers: ['C12'], encounter: 'E4', dice: [12, 1] });
  fresh.answers(0, 'save');
  expect(fresh.state.tales).toHaveLength(1);
  expect(fresh.events('encounter.drawn')).toHaveLength(1);
  const later = scene({ officers: ['', 'C12'], encounter: '', dice: [1, 1] });
  later.taken('phasers', 8);
  later.answers(1, 'save');
  expect(later.state.tales.map(({ order, alien }) => [order, alien === later.state.tales[0]?.alien])).toEqual([
    ['phasers', true],
    ['save', true],
  ]);
});

// —— the Final Act ——

ruling(
  'BRC-R39, R47, R59: example 21: five seats: announced as round 34 begins, in round 37 a Captain with dice is offered Save the Day alone',
  () => {
    const begin = (round: number) => {
      const t = scene({ seats: 5, round: round - 1, captain: 0, alien: 4, commission: '', officers: ['', 'C6', 'C4'] });
      t.orders('scan');
      t.bids('none', 'none');
      return t;
    };
    expect(begin(33).events('finalAct.announced')).toEqual([]);
    expect(begin(34).events('finalAct.announced')).toEqual([{ type: 'finalAct.announced', from: 37 }]);
    expect(begin(35).events('finalAct.announced')).toEqual([]);
    expect(begin(36).options(1)).toContain('hail');
    expect(begin(36).events('finalAct.began')).toEqual([]);
    const t = begin(37);
    expect(t.events('finalAct.began')).toEqual([{ type: 'finalAct.began', round: 37, last: 51 }]);
    expect(t.asked).toEqual(['1 command']);
    t.stage.expectOptions(1, ['save']);
    expect(fallback(t)).toBe('save');
    expect(t.refused(1, 'scan')).toBe('BRC-R39: It’s the Final Act. Save the Day!');
  },
);
ruling('BRC-R39: example 21: a failed attempt costs the Encounter pool its two largest dice, green before blue', () => {
  const t = scene({
    seats: 5,
    round: 37,
    captain: 1,
    alien: 0,
    officers: ['', 'C6'],
    encounter: 'C12 E12 E10 C12',
    dice: [1, 10, 12, 12, 12],
  });
  t.answers(1, 'save');
  expect(t.moves.slice(1)).toEqual(['E12 encounter→removed BRC-R39', 'C12 encounter→removed BRC-R39']);
  expect([t.encounter, t.state.round, t.asked]).toEqual(['E10 C12', 38, ['2 command']]);
  expect(t.options(2)).toContain('hail'); // a Captain without dice gives an Order as usual
});
ruling('BRC-R39: the picks of BRC-101 come first: a die that goes home may be the one that leaves', () => {
  const t = scene({ seats: 4, round: 31, officers: ['E12'], encounter: 'E4 E6', dice: [1, 4, 6] });
  t.answers(0, 'save');
  expect(t.moves).toEqual(['E12 officer:0→encounter BRC-101', 'E12 encounter→removed BRC-R39', 'E6 encounter→removed BRC-R39']);
});
ruling('BRC-R39: before the Final Act no die leaves, and fewer leave if fewer are left', () => {
  const before = scene({ round: 30, officers: ['C4'], encounter: 'E12', dice: [1, 2] });
  before.answers(0, 'save');
  expect(before.encounter).toBe('E12');
  const after = scene({ round: 31, officers: ['C4'], encounter: 'E12', dice: [1, 2] });
  after.answers(0, 'save');
  expect(after.state.encounter).toEqual(poolOf(''));
});
