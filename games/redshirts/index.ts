/**
 * Redshirts, for two to four starships and their crews. The rules come from an untitled forum game (see `rulebook/`); what
 * it leaves open is decided in the rulings RED-R1 to RED-R95, each with its reason. Deviations from the specification:
 * - the key of the dummies' chance is the match's seed and its position a counter in the state (`t.side`), so no die is
 *   drawn for it at set-up;
 * - Repair Brigade asks for "up to n" points instead of a last target "unused" (RED-R85);
 * - what a dummy has left when its officer ends comes as beats of its own, which the table passes by itself at a bot's pace (`red.leaving`).
 */
import type { Game, Json, Reason, Seat } from '@bridgehead/kernel';
import { ACTIONS, isDeed } from './actions/index.ts';
import { knowledge } from './bot.ts';
import { describe } from './describe.ts';
import type { RedEvent } from './events.ts';
import { fits, options } from './options.ts';
import { resample } from './resample.ts';
import { rulebook } from './rulebook/index.ts';
import { concede } from './rules/concede.ts';
import { NO } from './rules/reasons.ts';
import { setUp } from './rules/setup.ts';
import { step } from './rules/step.ts';
import { SECTION_COUNT } from './ship.ts';
import { clone, crewOf, eyesOf, type Match, officerOf, seatCount, seatOf } from './state.ts';
import { type RedView, view } from './view.ts';
import { wording } from './wording.ts';

export const game: Game<Match, RedView, RedEvent> = {
  id: 'redshirts',
  title: 'Redshirts',
  version: 4,
  seats: { min: 2, max: 12, fits },
  options,
  rulebook,
  wording,
  knowledge,
  laboratory: async () => (await import('./lab.ts')).laboratory,
  setup: setUp,
  actions: ACTIONS,
  step,
  view,
  teams,
  clone,
  resample,
  outOfTurn,
  concede,
  /** RED-R81: a word of one of three is a wish. */
  playsOn: (s, seat) => crewOf(s, eyesOf(s, seat)).some((officer) => seatOf(s, officer) === seat),
  marks: {
    /** Pointing at a section, for the own crew. */
    ping: { to: 'team', why: whyNoPing, slot: () => 'ping', fades: 8000 },
  },
  describe,
};

/** By current membership: defectors change sides (RED-R90). */
function teams(s: Match): Seat[][] {
  const seats = Array.from({ length: seatCount(s) }, (_, seat) => seat);
  return s.teams.map((_, team) => seats.filter((seat) => eyesOf(s, seat) === team)).filter((group) => group.length > 0);
}

function outOfTurn(s: Match, seat: Seat, over: boolean, answer?: Json): Reason {
  if (over) return NO.over;
  const own = crewOf(s, eyesOf(s, seat)).filter((officer) => seatOf(s, officer) === seat);
  if (own.length === 0) return NO.dead;
  if (answer !== undefined && isDeed(answer) && (answer[0] === 'accept' || answer[0] === 'decline')) return NO.offerGone;
  return eyesOf(s, seat) === s.place && own.every((officer) => officerOf(s, officer).ended) ? NO.ended : NO.notYourTurn;
}

/** 'section:SHIP:SECTION', as refs name them. */
function whyNoPing(s: Match, _seat: Seat, on: string): Reason | null {
  const [, ship, section] = /^section:(\d{1,2}):(\d{1,2})$/.exec(on) ?? [];
  if (ship === undefined || section === undefined) return NO.noSection;
  const at = s.ships[Number(ship)];
  return at !== undefined && !at.gone && Number(section) < SECTION_COUNT ? null : NO.noSection;
}

export type { Deed } from './actions/index.ts';
export * from './cards.ts';
export type * from './events.ts';
export * from './ship.ts';
export type { Match } from './state.ts';
export type * from './view.ts';
