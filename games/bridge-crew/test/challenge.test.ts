import { defaultAnswer, type Json, type Viewer } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import type { Attitude } from '../cards.ts';
import { game } from '../index.ts';
import { inWords, named, poolOf, scene } from './scene.ts';

type SceneOptions = NonNullable<Parameters<typeof scene>[0]>;

/** B carries out Phasers with a Commission die against D, who takes the given Encounter die. Nobody is trained unless said so. */
function challenge(crewDie: number, alienDie: Json, dice: readonly number[], more: SceneOptions = {}) {
  const t = scene({ crew: ['first', 'comms', 'helm', 'weapons'], dice, ...more });
  t.taken('phasers', crewDie);
  if (t.state.awaits === 'alien-die') t.answers(3, alienDie);
  return t;
}

ruling('BRC-32, BRC-56, R16: the Alien takes any die of the Encounter pool, type and colour', () => {
  const t = scene({ encounter: 'E12 C6 E6' });
  t.taken('phasers', 8);
  expect(t.asked).toEqual(['3 alien-die']);
  t.stage.expectOptions(3, [
    [12, 'E'],
    [6, 'E'],
    [6, 'C'],
  ]);
  expect(t.stage.run.openAsks.map((ask) => defaultAnswer(ask, t.state))).toEqual([[12, 'E']]);
  t.answers(3, [6, 'C']);
  expect(t.moves.at(-1)).toBe('C6 encounter→conflict.alien BRC-56');
  expect(t.events('alien.die')).toEqual([{ type: 'alien.die', seat: 3, die: 'C6' }]);
});
ruling('BRC-R48: of equal types the clock takes the green die', () => {
  const t = scene({ encounter: 'C12 E12 E4' });
  t.taken('phasers', 8);
  expect(t.stage.run.openAsks.map((ask) => defaultAnswer(ask, t.state))).toEqual([[12, 'E']]);
});
ruling('BRC-R47: a single kind is taken without asking', () => {
  const t = scene({ encounter: '3×E8' });
  t.taken('phasers', 8);
  expect([t.asked, t.encounter]).toEqual([['1 face-off', '3 face-off'], 'E8 E8']);
});
ruling('BRC-R32: no Encounter die left: no attitudes, no roll, the Crew wins and keeps the die', () => {
  const t = scene({ encounter: '' });
  t.taken('phasers', 8);
  expect([t.officer(1), t.roles, t.state.round]).toEqual(['C8', [1, 0], 2]);
  expect(t.events('challenge.won')[0]).toMatchObject({ side: 'crew', reason: 'noDie', attitude: 'neutral' });
  expect([t.events('dice.rolled'), t.events('attitudes.revealed')]).toEqual([[], []]);
  expect(t.moves.at(-1)).toBe('C8 conflict.crew→officer:1 BRC-R32');
});

// —— attitudes ——

ruling('BRC-57, BRC-58, R21, R49: both are asked at once, and what is given lies hidden until both are in', () => {
  const t = challenge(8, [10, 'E'], [3, 7]);
  expect(t.asked).toEqual(['1 face-off', '3 face-off']);
  t.stage.expectOptions(1, ['neutral', 'friendly', 'hostile']);
  expect(t.stage.run.openAsks.map((ask) => defaultAnswer(ask, t.state))).toEqual(['neutral', 'neutral']);
  t.answers(3, 'friendly');
  const seen = (viewer: number | 'spectator') => t.stage.view(viewer).sides?.map(({ attitude }) => attitude);
  expect([seen(3), seen(1), seen(0), seen('spectator')]).toEqual([
    [null, 'friendly'],
    [null, 'locked'],
    [null, 'locked'],
    [null, 'locked'],
  ]);
  expect(t.events('attitude.locked')).toEqual([{ type: 'attitude.locked', seat: 3, side: 'alien' }]);
  expect(t.stage.lastEvents(3)).toContainEqual({ type: 'attitude.locked', seat: 3, side: 'alien', attitude: 'friendly' });
  t.answers(1, 'neutral');
  expect(t.events('attitudes.revealed')).toEqual([{ type: 'attitudes.revealed', crew: 'neutral', alien: 'friendly' }]);
});
rulings(
  'BRC-R21, R50: $name goes first, in public',
  named([
    ['crewFirst', 1, 3],
    ['alienFirst', 3, 1],
  ] as const),
  ({ row: [attitudes, first, second] }) => {
    const t = challenge(8, [10, 'E'], [3, 7], { options: { attitudes } });
    expect(t.asked).toEqual([`${first} face-off`]);
    t.answers(first, 'hostile');
    expect(t.events('attitude.locked')).toEqual([
      { type: 'attitude.locked', seat: first, side: first === 1 ? 'crew' : 'alien', attitude: 'hostile' },
    ]);
    expect(t.stage.view('spectator').sides?.find(({ seat }) => seat === first)?.attitude).toBe('hostile');
    expect(t.asked).toEqual([`${second} face-off`]);
    t.answers(second, 'neutral');
    expect(t.events('attitudes.revealed')).toHaveLength(1);
  },
);

// —— lines ——

ruling('BRC-30, R50: in full narration each side may say three lines before its attitude; the other’s menu stays open', () => {
  const t = scene({ options: { narration: 'full' } });
  t.taken('phasers', 8, { text: 'Fire.' });
  t.answers(3, [10, 'E']);
  t.stage.expectOptions(1, ['neutral', 'friendly', 'hostile', 'say']);
  t.answers(1, 'say');
  expect(t.asked).toEqual(['1 banter', '3 face-off']);
  t.answers(3, 'say');
  expect(t.asked).toEqual(['1 banter', '3 banter']);
  t.answers(3, 'Hiss.');
  t.answers(1, '');
  for (const line of ['two', 'three']) {
    t.answers(1, 'say');
    t.answers(1, line);
  }
  t.stage.expectOptions(1, ['neutral', 'friendly', 'hostile']);
  t.stage.expectOptions(3, ['neutral', 'friendly', 'hostile', 'say']);
  const banter = t.events('text.posted').filter(({ kind }) => kind === 'banter');
  expect(banter.map(({ seat, source }) => `${seat} ${source}`)).toEqual(['3 written', '1 ghost', '1 written', '1 written']);
});
ruling('BRC-R50: a line that the other is writing when an attitude is given is still posted', () => {
  const t = scene({ options: { narration: 'full' }, dice: [1, 2] });
  t.taken('phasers', 8, { text: 'Fire.' });
  t.answers(3, [10, 'E']);
  t.answers(3, 'say');
  t.answers(1, 'hostile');
  expect(t.asked).toEqual(['3 banter']);
  t.answers(3, 'Late, but heard.');
  expect(t.asked).toEqual(['3 face-off']);
  t.answers(3, 'neutral');
  expect(t.events('text.posted').some(({ text }) => text === 'Late, but heard.')).toBe(true);
});
ruling('BRC-R50: in brief nobody speaks; in auto each side has one line, the Crew first', () => {
  const brief = scene({ options: { narration: 'brief' } });
  brief.taken('phasers', 8, { text: 'Fire.' });
  brief.answers(3, [10, 'E']);
  brief.stage.expectOptions(1, ['neutral', 'friendly', 'hostile']);
  expect(brief.events('text.posted').filter(({ kind }) => kind === 'banter')).toEqual([]);
  const auto = challenge(8, [10, 'E'], []);
  expect(
    auto
      .events('text.posted')
      .filter(({ kind }) => kind === 'banter')
      .map(({ seat }) => seat),
  ).toEqual([1, 3]);
});
ruling('BRC-R49, R50: example 17: final once given; the other speaks twice and then decides', () => {
  const t = scene({ options: { narration: 'full' }, dice: [1, 10] });
  t.taken('phasers', 8, { text: 'Fire.' });
  t.answers(3, [10, 'E']);
  t.answers(1, 'say');
  t.answers(1, 'Hello.');
  t.answers(1, 'friendly');
  expect(t.refused(1, 'hostile')).toBe('BRC-R49: Your attitude is given and stands.');
  expect(t.stage.view(3).sides?.[0].attitude).toBe('locked');
  for (let i = 0; i < 2; i++) {
    t.answers(3, 'say');
    t.answers(3, '');
  }
  t.answers(3, 'neutral');
  expect(t.events('dice.rolled')).toHaveLength(1);
});

// —— the roll ——

ruling('BRC-33, BRC-61: both Neutral: the higher result wins', () => {
  const t = challenge(6, [10, 'E'], [5, 4]);
  t.attitudes('neutral', 'neutral');
  expect(t.events('challenge.won')[0]).toMatchObject({ side: 'crew', seat: 1, loser: 3, reason: 'higher', attitude: 'neutral', round: 1 });
});
ruling('BRC-80, R22, R67: example 12: a trained Helmsman rolls twice; 6 is not odd, but higher, and the dice are swapped', () => {
  const t = scene({ crew: ['first', 'helm', 'comms', 'weapons'], dice: [3, 6, 5] });
  t.taken('course', 8);
  t.answers(3, [6, 'E']);
  t.attitudes('friendly', 'neutral');
  expect(t.events('dice.rolled')).toEqual([{ type: 'dice.rolled', crew: [3, 6], alien: [5], dice: ['C8', 'E6'], rerollOf: 0 }]);
  expect(t.events('challenge.won')[0]).toMatchObject({ side: 'crew', reason: 'higher' });
  expect([t.officer(1), t.officer(3)]).toEqual(['E6', 'C8']);
});
ruling('BRC-80: the order in which the two rolls come does not matter', () => {
  const t = scene({ crew: ['first', 'helm', 'comms', 'weapons'], dice: [6, 3, 5] });
  t.taken('course', 8);
  t.answers(3, [6, 'E']);
  t.attitudes('neutral', 'neutral');
  expect(t.events('challenge.won')[0]).toMatchObject({ side: 'crew', reason: 'higher' });
});
ruling('BRC-36, R42: the Alien’s own training sleeps: one roll only', () => {
  const t = scene({ crew: ['first', 'comms', 'helm', 'security'], dice: [3, 5] });
  t.taken('phasers', 8);
  t.answers(3, [6, 'E']);
  t.attitudes('neutral', 'neutral');
  expect(t.events('dice.rolled')[0]).toMatchObject({ crew: [3], alien: [5] });
});
ruling('BRC-R23, R67: example 23: an Unmoved tie is rolled again, all dice, a trained Crew twice again', () => {
  const t = scene({ crew: ['first', 'helm', 'comms', 'weapons'], personalities: ['defensive', 'inquisitive'], dice: [3, 5, 5, 2, 7, 4] });
  t.taken('course', 8);
  t.answers(3, [8, 'E']);
  t.attitudes('neutral', 'neutral');
  expect(t.events('dice.rolled').map(({ crew, alien, rerollOf }) => [crew, alien, rerollOf])).toEqual([
    [[3, 5], [5], 0],
    [[2, 7], [4], 1],
  ]);
  expect(t.events('challenge.won')[0]).toMatchObject({ side: 'crew', reason: 'higher' });
});
const TIES: readonly (readonly [string, 'aggressive' | 'defensive' | 'logical', readonly number[], string])[] = [
  ['an Aggressive Crew is Keen and wins', 'aggressive', [4, 4], 'crew keen'],
  ['a Defensive Crew is Counter and loses', 'defensive', [4, 4], 'alien counter'],
  ['a Logical Crew is Unmoved: again', 'logical', [4, 4, 1, 2], 'alien higher'],
];
rulings('BRC-82, BRC-85, BRC-86, R23: example 13: Phasers, 4–4: $name', named(TIES), ({ row: [, personality, dice, expected] }) => {
  const t = challenge(8, [10, 'E'], dice, { personalities: ['passionate', personality] });
  t.attitudes('neutral', 'neutral');
  const [won] = t.events('challenge.won');
  expect(`${won?.side} ${won?.reason}`).toBe(expected);
});
ruling('BRC-R24: two automatic wins with equal numbers are rolled again with any Personality', () => {
  const t = challenge(8, [8, 'E'], [8, 8, 2, 4], { personalities: ['passionate', 'aggressive'] });
  t.attitudes('hostile', 'hostile');
  expect(t.events('dice.rolled')).toHaveLength(2);
});
ruling('BRC-R26: still undecided after the 20th re-roll, the Alien wins', () => {
  const t = challenge(4, [4, 'E'], new Array(42).fill(1), { personalities: ['passionate', 'logical'] });
  t.attitudes('neutral', 'neutral');
  expect(t.events('dice.rolled')).toHaveLength(21);
  expect(t.events('challenge.won')[0]).toMatchObject({ side: 'alien', reason: 'limit', attitude: 'neutral' });
});
ruling('BRC-R26: the 20th re-roll itself still counts', () => {
  const t = challenge(4, [4, 'E'], [...new Array(40).fill(1), 2, 1], { personalities: ['passionate', 'logical'] });
  t.attitudes('neutral', 'neutral');
  expect(t.events('challenge.won')[0]).toMatchObject({ side: 'crew', reason: 'higher' });
});

// —— belaying ——

/** B, Communications Officer and Defensive, belays Phasers with Hail, which both cards would like. */
function belay(dice: readonly number[], options: Record<string, string | boolean> = {}) {
  const t = scene({
    crew: ['first', 'comms', 'helm', 'weapons'],
    personalities: ['logical', 'defensive'],
    officers: ['', 'C8'],
    dice,
    options,
  });
  t.orders('phasers', { offer: 10 });
  t.bids('respect');
  t.answers(1, ['belay', 'hail']);
  t.answers(3, [8, 'E']);
  return t;
}
ruling('BRC-54, R19: example 8: no double roll although trained in the method, no tie-break by Personality', () => {
  const t = belay([4, 4, 5, 3]);
  t.attitudes('neutral', 'neutral');
  expect(t.events('dice.rolled').map(({ crew }) => crew)).toEqual([[4], [5]]);
});
ruling('BRC-R19: with belayTraining the training in the method counts, Keen and Counter still do not', () => {
  const t = belay([4, 1, 4, 5, 2, 3], { belayTraining: true });
  t.attitudes('neutral', 'neutral');
  expect(t.events('dice.rolled').map(({ crew }) => crew)).toEqual([
    [4, 1],
    [5, 2],
  ]);
});
ruling('BRC-R20: a maverick who does as ordered keeps training and tie-break', () => {
  const t = scene({
    crew: ['first', 'security', 'helm', 'weapons'],
    personalities: ['logical', 'aggressive'],
    officers: ['', 'C8'],
    dice: [1, 4, 4],
  });
  t.orders('phasers', { offer: 10 });
  t.bids('respect');
  t.answers(1, 'ordered');
  t.answers(3, [8, 'E']);
  t.attitudes('neutral', 'neutral');
  expect(t.events('challenge.won')[0]).toMatchObject({ side: 'crew', reason: 'keen' });
});
ruling('BRC-R19: belayed training in the Order itself does not count', () => {
  const t = scene({ crew: ['first', 'security', 'helm', 'weapons'], officers: ['', 'C8'], dice: [5, 4], options: { belayTraining: true } });
  t.orders('phasers', { offer: 10 });
  t.bids('respect');
  t.answers(1, ['belay', 'hail']);
  t.answers(3, [8, 'E']);
  t.attitudes('neutral', 'neutral');
  expect(t.events('dice.rolled')[0]?.crew).toEqual([5]);
});

// —— Swap Meet and cards ——

/** Specification 6.4, Crew with C6, Alien with E10: who wins how, dice, then Officer pools of B and D and both common pools without full rows. */
const SWAPS: readonly (readonly [string, Attitude, Attitude, readonly number[], string, string, string, string])[] = [
  ['Crew wins Neutral', 'neutral', 'neutral', [5, 4], 'C6', '', 'E10', ''],
  ['Crew wins Friendly', 'friendly', 'neutral', [1, 9], 'E10', 'C6', '', ''],
  ['Crew wins Hostile', 'hostile', 'neutral', [2, 9], 'C6 E10', '', '', ''],
  ['Alien wins Neutral', 'neutral', 'neutral', [3, 7], '', 'E10', '', 'C6'],
  ['Alien wins Friendly', 'neutral', 'friendly', [6, 1], 'E10', 'C6', '', ''],
  ['Alien wins Hostile', 'neutral', 'hostile', [6, 2], '', 'C6 E10', '', ''],
  ['a Neutral winner over a Hostile loser', 'neutral', 'hostile', [4, 3], 'C6', '', 'E10', ''],
  ['a Neutral winner over a Friendly loser', 'friendly', 'neutral', [2, 3], '', 'E10', '', 'C6'],
];
rulings('BRC-73–76, R27, R15: $name', named(SWAPS), ({ row: [, crew, alien, dice, own, foe, toCommission, toEncounter] }) => {
  const t = challenge(6, [10, 'E'], dice, { commission: 'C6 C8', encounter: 'E10 E4' });
  t.attitudes(crew, alien);
  expect([t.officer(1), t.officer(3)]).toEqual([own, foe]);
  expect(t.commission).toBe(inWords(poolOf(`C8 ${toCommission}`)));
  expect(t.encounter).toBe(inWords(poolOf(`E4 ${toEncounter}`)));
});
ruling('BRC-73, BRC-78: example 9: the Alien wins Neutral 7 to 3: dice, and the cards', () => {
  const t = challenge(6, [10, 'E'], [3, 7]);
  t.attitudes('neutral', 'neutral');
  expect(t.moves.slice(-2)).toEqual(['C6 conflict.crew→encounter BRC-73', 'E10 conflict.alien→officer:3 BRC-73']);
  expect(t.roles).toEqual([3, 1]); // the old Captain is Crew again
  expect(t.events('roles.moved')[0]).toMatchObject({ clause: 'BRC-78' });
});
ruling('BRC-59, BRC-75, BRC-77, R25: example 10: a Friendly 1 on a d4 beats an 11, the dice are swapped, the Crew becomes Captain', () => {
  const t = challenge(4, [12, 'E'], [1, 11]);
  t.attitudes('friendly', 'neutral');
  expect([t.officer(1), t.officer(3), t.roles]).toEqual(['E12', 'C4', [1, 0]]);
});
ruling('BRC-59, BRC-60, BRC-76: example 11: two automatic wins, 8 beats 7, and the Hostile Alien takes both dice', () => {
  const t = challenge(10, [8, 'E'], [7, 8]);
  t.attitudes('friendly', 'hostile');
  expect([t.officer(3), t.roles]).toEqual(['E8 C10', [3, 1]]);
});
ruling('BRC-77, BRC-79, BRC-35: the Crew won: Captain; the old Captain becomes the Alien; the next Order is the new Captain’s', () => {
  const t = challenge(6, [10, 'E'], [5, 4]);
  t.attitudes('neutral', 'neutral');
  expect([t.roles, t.state.round, t.asked]).toEqual([[1, 0], 2, ['1 command']]);
  expect(t.events('roles.moved')).toEqual([{ type: 'roles.moved', captain: 1, alien: 0, clause: 'BRC-77' }]);
});
ruling('BRC-75, BRC-76: a swap and a capture cite their clause', () => {
  const after = (attitude: Attitude, dice: readonly number[]) => {
    const t = challenge(6, [10, 'E'], dice);
    t.attitudes(attitude, 'neutral');
    return t.moves.slice(-2);
  };
  expect(after('friendly', [1, 9])).toEqual(['C6 conflict.crew→officer:3 BRC-75', 'E10 conflict.alien→officer:1 BRC-75']);
  expect(after('hostile', [2, 9])).toEqual(['C6 conflict.crew→officer:1 BRC-76', 'E10 conflict.alien→officer:1 BRC-76']);
});
ruling('BRC-79, R46: nothing of a round is left over for the next', () => {
  const t = scene({
    options: { narration: 'full' },
    crew: ['first', 'comms', 'helm', 'weapons'],
    personalities: ['logical', 'aggressive', 'aggressive', 'defensive'],
    officers: ['', 'C8 E8', 'C4'],
    dice: [8, 1],
  });
  t.orders('phasers', { sheet: { sentience: 'sentient' }, text: 'x', offer: 8 });
  t.bids('respect', 'none');
  t.answers(1, 'technobabble');
  t.answers(0, 'refuse');
  t.answers(1, ['belay', 'hail']);
  t.answers(1, [8, 'C']);
  t.answers(1, 'y');
  t.answers(3, [10, 'E']);
  t.answers(1, 'say');
  t.answers(1, 'z');
  t.attitudes('neutral', 'neutral');
  t.answers(1, 'w');
  expect(t.state).toMatchObject({
    round: 2,
    phase: 'order',
    bid: -1,
    bidder: -1,
    isRepeat: false,
    turn: -1,
    offer: -1,
    sheet: null,
    themes: [],
    crew: -1,
    isMaverick: false,
    approach: 'ordered',
    refused: [],
    crewDie: -1,
    alienDie: -1,
    spoken: [0, 0],
    isWriting: [false, false],
    attitudes: [null, null],
    saved: null,
  });
});
ruling('BRC-35, R64: what a round was about remembers who went and who won', () => {
  const tale = (dice: readonly number[]) => {
    const t = challenge(6, [10, 'E'], dice);
    t.attitudes('neutral', 'neutral');
    return t.state.tales.map(({ round, order, crew, approach, won }) => [round, order, crew, approach, won]);
  };
  expect([tale([5, 4]), tale([4, 5])]).toEqual([[[1, 'phasers', 1, 'ordered', 'crew']], [[1, 'phasers', 1, 'ordered', 'alien']]]);
});
ruling('BRC-R44: no player ever holds both cards', () => {
  for (const dice of [
    [5, 4],
    [4, 5],
  ]) {
    const t = challenge(6, [10, 'E'], dice, { seats: 4 });
    t.attitudes('neutral', 'neutral');
    expect(t.state.captain).not.toBe(t.state.alien);
  }
});

/** A maverick stakes C8; the Alien takes E6. */
function staked(dice: readonly number[], crew: Attitude, alien: Attitude) {
  const t = scene({ crew: ['first', 'comms', 'helm', 'weapons'], officers: ['', 'C8'], dice, commission: 'C4 C6', encounter: 'E6 E4' });
  t.orders('phasers', { offer: 6 });
  t.bids('respect');
  t.answers(1, 'ordered');
  t.answers(3, [6, 'E']);
  t.attitudes(crew, alien);
  return t;
}
ruling('BRC-R28: a maverick who wins Neutral takes the die back, and the Alien’s goes to the Commission pool', () => {
  const t = staked([5, 4], 'neutral', 'neutral');
  expect([t.officer(1), t.commission]).toEqual(['C8', 'C4 C6 E6']);
});
ruling('BRC-R29: a staked die is lost, swapped or captured like any Conflict die', () => {
  expect(staked([3, 4], 'neutral', 'neutral').encounter).toBe('E4 C8');
  const swapped = staked([2, 1], 'neutral', 'friendly');
  expect([swapped.officer(1), swapped.officer(3)]).toEqual(['E6', 'C8']);
  expect(staked([3, 4], 'neutral', 'hostile').officer(3)).toBe('E6 C8');
});

// —— narration and tallies ——

ruling('BRC-29, BRC-34, BRC-72: the winner narrates before anything moves', () => {
  const t = scene({ options: { narration: 'brief' }, crew: ['first', 'comms', 'helm', 'weapons'], dice: [5, 4] });
  t.taken('phasers', 6, { text: 'Fire.' });
  t.answers(3, [10, 'E']);
  t.attitudes('neutral', 'neutral');
  expect(t.asked).toEqual(['1 outcome']);
  expect([t.officer(1), t.roles]).toEqual(['', [0, 3]]);
  t.answers(1, 'Direct hit.');
  expect([t.officer(1), t.roles]).toEqual(['C6', [1, 0]]);
});
ruling('BRC-34, R68: an Alien that wins narrates as the Alien', () => {
  const t = scene({ options: { narration: 'brief' }, crew: ['first', 'comms', 'helm', 'weapons'], dice: [3, 4] });
  t.taken('phasers', 6, { text: 'Fire.' });
  t.answers(3, [10, 'E']);
  t.attitudes('neutral', 'neutral');
  expect(t.asked).toEqual(['3 outcome']);
  t.answers(3, '');
  expect(t.events('text.posted').at(-1)).toMatchObject({
    kind: 'outcome',
    seat: 3,
    source: 'ghost',
    persona: { role: 'alien', crew: 'weapons' },
  });
});

ruling('BRC-72: what awards are reckoned from is counted for each seat', () => {
  const t = challenge(6, [10, 'E'], [5, 2]);
  t.attitudes('neutral', 'hostile');
  expect(t.state.tally).toMatchObject({
    wonAsAlien: [0, 0, 0, 1],
    lostAsCrew: [0, 1, 0, 0],
    hostileWins: [0, 0, 0, 1],
    friendlyWins: [0, 0, 0, 0],
    maverickWins: [0, 0, 0, 0],
    captain: [0, 0, 0, 1],
    alien: [0, 1, 0, 0],
  });
  const peace = challenge(6, [10, 'E'], [5, 2]);
  peace.attitudes('friendly', 'neutral');
  expect(peace.state.tally).toMatchObject({ wonAsAlien: [0, 0, 0, 0], friendlyWins: [0, 1, 0, 0], lostAsCrew: [0, 0, 0, 0] });
  expect(staked([5, 4], 'neutral', 'neutral').state.tally.maverickWins).toEqual([0, 1, 0, 0]);
});

ruling('FR-1: Hostile wins add to a reputation, Friendly ones take from it, Neutral and lost ones leave it', () => {
  const options = { regulations: true };
  const after = (crew: Attitude, alien: Attitude, dice: readonly number[], on = true) => {
    const t = challenge(6, [10, 'E'], dice, { options: on ? options : {} });
    t.attitudes(crew, alien);
    return t.state.reputation;
  };
  expect(after('hostile', 'neutral', [2, 9])).toEqual([0, 1, 0, 0]);
  expect(after('friendly', 'neutral', [1, 9])).toEqual([0, -1, 0, 0]);
  expect(after('neutral', 'hostile', [6, 2])).toEqual([0, 0, 0, 1]);
  expect(after('neutral', 'neutral', [6, 2])).toEqual([0, 0, 0, 0]);
  expect(after('hostile', 'neutral', [2, 9], false)).toEqual([0, 0, 0, 0]);
});
ruling('FR-2: in play: a Neutral Alien beats a Hostile odd number with a 1', () => {
  const t = challenge(6, [10, 'E'], [5, 1], { options: { regulations: true } });
  t.attitudes('hostile', 'neutral');
  expect(t.events('challenge.won')[0]).toMatchObject({ side: 'alien', reason: 'steady' });
});

// —— training is a chance, not a duty ——

// A d4, trained, Friendly against a Neutral d12: 60.9 % with one roll, 52.7 % with two.
const trained = (crew: Json, dice: readonly number[], more: Parameters<typeof scene>[0] = {}) => {
  const t = scene({ crew: ['first', 'science', 'helm', 'weapons'], commission: 'C4', encounter: 'E12', dice, ...more });
  t.taken('scan', 4);
  t.attitudes(crew, 'neutral');
  return t.events('dice.rolled').map((roll) => [roll.crew, roll.alien]);
};
ruling('BRC-R69: a trained Crew rolls twice unless they say, with the attitude, that they roll once', () => {
  expect(trained('friendly', [4, 3, 12])).toEqual([[[4, 3], [12]]]);
  expect(trained(['once', 'friendly'], [3, 12])).toEqual([[[3], [12]]]);
  expect(trained(['once', 'hostile'], [4, 12])).toEqual([[[4], [12]]]);
});
ruling('BRC-R69: one roll stays one roll when a tie is rolled again, and the next round is rolled twice again', () => {
  expect(trained(['once', 'neutral'], [4, 4, 2, 12], { personalities: ['logical', 'aggressive', 'defensive', 'acquisitive'] })).toEqual([
    [[4], [4]],
    [[2], [12]],
  ]);
  const t = scene({ crew: ['first', 'science', 'helm', 'weapons'], commission: 'C4 C4', encounter: 'E12 E12', dice: [3, 12] });
  t.taken('scan', 4);
  t.attitudes(['once', 'friendly'], 'neutral');
  expect(t.state.rollsOnce).toBe(false);
});
ruling('BRC-R69: only a Crew that would roll twice has the choice; not the untrained, the Alien, or one who belays', () => {
  const asks = (crew: readonly ('science' | 'comms')[]) => {
    const t = scene({ crew: ['first', ...crew, 'helm', 'weapons'], commission: 'C4', encounter: 'E12' });
    t.taken('scan', 4);
    return t;
  };
  const able = asks(['science']);
  able.stage.expectOptions(1, ['neutral', 'friendly', 'hostile', ['once', 'neutral'], ['once', 'friendly'], ['once', 'hostile']]);
  able.stage.expectOptions(3, ['neutral', 'friendly', 'hostile']);
  expect(able.refused(3, ['once', 'friendly'])).toBe('BRC-R69: Only a trained Crew rolls twice, so only they can choose to roll once.');
  const unable = asks(['comms']);
  unable.stage.expectOptions(1, ['neutral', 'friendly', 'hostile']);
  expect(unable.refused(1, ['once', 'hostile'])).toBe('BRC-R69: Only a trained Crew rolls twice, so only they can choose to roll once.');
});
ruling('BRC-R69, BRC-R49: what was said with the attitude is hidden until both are in', () => {
  const t = scene({ crew: ['first', 'science', 'helm', 'weapons'], commission: 'C4', encounter: 'E12' });
  t.taken('scan', 4);
  t.answers(1, ['once', 'friendly']);
  const sides = [1, 3, 'spectator'].map((viewer) => game.view(t.state, viewer as Viewer, false).sides?.[0]);
  expect(sides.map((side) => [side?.attitude, side?.once])).toEqual([
    ['friendly', true],
    ['locked', false],
    ['locked', false],
  ]);
});
