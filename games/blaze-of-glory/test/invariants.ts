/** What must hold in every position, and answers of the game's own shape that are worth refusing; used by conformance and fuzzing. */
import type { GameEvent, Json } from '@bridgehead/kernel';
import { D, IDS } from '../cards/index.ts';
import type { BlazeEvent } from '../events.ts';
import { countOwned } from '../resample.ts';
import { faceOf, locationOf } from '../rules/things.ts';
import { type Blaze, NONE, placeOf } from '../state.ts';

/** By seat: cards brought less cards found; then cards in play without a place. Guesses bring other cards, so that the designs themselves cannot be compared. */
export const conserve = (s: Blaze): number[] => [...[0, 1].map((seat) => (s.brought[seat] as number) - countOwned(s, seat)), placeless(s)];
/** People, ships, facilities and sites that are nowhere on the line, a Penalty Box apart: always none, in imagined worlds too. */
const ON_THE_LINE = ['personnel', 'ship', 'facility', 'site', 'equipment'];
const placeless = (s: Blaze): number =>
  s.inPlay.filter((c) => ON_THE_LINE.includes(faceOf(s, c).kind) && locationOf(s, c) === NONE && s.design[placeOf(s, c)] !== D.QC5).length;

export const odd = (): readonly Json[] => [
  ['report', 'PF01', 0],
  ['report', 'PF01', -1],
  ['report', 'nobody', 0],
  ['play', 'EV04', 9999],
  ['play', 'T01', 0],
  ['move', 0, 0],
  ['move', 1, 99],
  ['move', -1, 0.5],
  ['beam', 0, 0],
  ['beam', -11, -13],
  ['walk', 3, 4],
  ['attack', 0, 0],
  ['attempt', -11, 0],
  ['attempt', 99, 0],
  ['free', 'PK01 held@7', 0],
  ['reveal', 3, 0],
  ['use', 'PK02@7', 0],
  ['IT01', 3],
  'end',
  'draw',
  'T01',
  -11,
];

/** Every card: in the long run each comes into play, is met, solved, turned up or takes effect. */
export const all: readonly string[] = IDS;
export function met(event: GameEvent): readonly string[] {
  const e = event as BlazeEvent;
  switch (e.type) {
    case 'decksIn':
      return e.doors.flat();
    case 'facilityLaid':
      return [e.card, ...e.cards];
    case 'mustered':
      return e.cards;
    case 'tacticsShown':
      return e.cards;
    case 'missionLaid':
      return e.card === NEVER_SOLVED ? [e.card] : [];
    case 'flashed':
      return e.again ? [] : [e.card];
    case 'dilemmaMet':
      return e.result === 'own' ? [] : [e.card];
    case 'played':
    case 'reported':
    case 'revealed':
    case 'solved':
    case 'unsolved': // its requirement was put to the test
      return [e.card];
    default:
      return [];
  }
}
/** Nebula has no requirement and nobody may attempt it. */
const NEVER_SOLVED = 'M25';
