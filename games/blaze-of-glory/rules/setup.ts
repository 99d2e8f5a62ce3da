/** Set-up lays out nothing but the options. */

import type { SetupTable } from '@bridgehead/kernel';
import { FORMAT_RULES, type Format } from '../decks/list.ts';
import type { BlazeEvent } from '../events.ts';
import { type Blaze, NONE, TABLE } from '../state.ts';

export function setup(t: SetupTable<BlazeEvent>): Blaze {
  const given = t.options as Record<string, string | boolean>;
  const format = given.format as Format;
  const rules = FORMAT_RULES[format];
  const chosen = (name: string): string | null => (given[name] === 'format' ? null : String(given[name]));
  const muster = chosen('muster');
  const first = given.firstSeat === 'random' ? t.chance.below(2) : Number(given.firstSeat) - 1;
  const goal = chosen('goal');
  const limit = chosen('roundLimit');
  const prizes = chosen('prizes');
  t.emit({ type: 'firstSeat', seat: first });
  return {
    format,
    goal: goal === null ? rules.goal : Number(goal),
    musterPeople: muster === null ? rules.musterPeople : muster === 'none' ? 0 : Number(muster.slice(2)),
    prizes: prizes === null ? rules.prizes : prizes === 'on',
    placing: (chosen('placing') as 'hand' | 'automatic' | null) ?? rules.placing,
    roundLimit: limit === null ? rules.roundLimit : Number(limit),
    openLists: given.openLists === true,
    decks: given.decks as Blaze['decks'],
    phase: 'decks',
    first,
    active: first,
    ...atTheBeginning(),
    ...emptyTable(),
  };
}

const pair = <T>(make: () => T): T[] => [make(), make()];
/** The first turn, and nothing remembered. */
const atTheBeginning = () => ({
  turn: 1,
  round: 1,
  stage: 'start' as const,
  score: [0, 0],
  completed: [0, 0],
  shipsLost: [0, 0],
  lastRound: false,
  actions: 0,
  cardPlayed: false,
  redAlert: false,
  noDraw: false,
  returned: [],
  attackedAt: pair((): number[] => []),
  wartime: pair(() => []),
  once: pair(() => []),
  onceThisTurn: pair(() => []),
  escorted: pair(() => []),
  devidianDue: [0, 0],
  sentHome: [],
});
/** No map, no things, no cards. */
const emptyTable = () => ({
  lines: pair(() => []),
  mission: [],
  missionOwner: [],
  solvedBy: [],
  scouted: [],
  stacks: [],
  // Things are counted from 1: in an answer 0 stands for "nothing named".
  design: [0],
  owner: [0],
  controller: [0],
  at: [TABLE],
  flags: [0],
  host: [NONE],
  count: [0],
  turns: [0],
  allegiance: [NONE],
  captor: [NONE],
  inPlay: [],
  lists: ['', ''],
  hand: pair(() => []),
  deck: pair(() => []),
  knownBelow: [0, 0],
  knownAbove: [0, 0],
  knownHand: pair(() => []),
  discard: pair(() => []),
  outOfPlay: pair(() => []),
  tent: pair(() => []),
  tactics: pair(() => []),
  tacticsUp: pair(() => []),
  q: pair(() => []),
  qUp: pair(() => []),
  open: [0, 0],
  seeds: pair(() => []),
  flashed: pair(() => []),
  battle: null,
  fight: null,
  attempt: null,
  playing: [],
  about: [],
  brought: [0, 0],
});
