/** Rounds, role cards (BRC-R44), the Final Act, giving up (BRC-R45) and the end (BRC-79, BRC-99, BRC-R38, BRC-R39, BRC-R58, BRC-R59). */
import type { Result, Seat } from '@bridgehead/kernel';
import { diceIn, facesIn, NO_DIE } from '../dice.ts';
import { addOne, last } from '../lists.ts';
import { NOTICE } from '../numbers.ts';
import { lastOrdinaryRound, lastRoundOfAll, leftOf, NO_BID, NOBODY, officerPool, type Phase, seatsOf, type Voyage } from '../state.ts';
import { post } from './post.ts';
import type { CrewTable } from './texts.ts';

/** The next round begins with the Captain's Order. */
export function beginRound(t: CrewTable): Phase {
  const s = t.state;
  s.round++;
  clearTable(s);
  addOne(s.tally.captain, s.captain);
  addOne(s.tally.alien, s.alien);
  if (!t.watched || s.settings.finalAct === 'off') return 'order';
  const last = lastOrdinaryRound(s);
  if (s.round === last - NOTICE) t.emit({ type: 'finalAct.announced', from: last + 1 });
  if (s.round === last + 1) t.emit({ type: 'finalAct.began', round: s.round, last: lastRoundOfAll(s) });
  return 'order';
}

/** What belongs to one round only. */
function clearTable(s: Voyage): void {
  s.bid = NO_BID;
  s.bidder = NOBODY;
  s.isRepeat = false;
  s.turn = NOBODY;
  s.offer = NO_BID;
  s.sheet = null;
  s.themes = [];
  s.crew = NOBODY;
  s.isMaverick = false;
  s.approach = 'ordered';
  s.refused = [];
  s.crewDie = NO_DIE;
  s.alienDie = NO_DIE;
  s.spoken = [0, 0];
  s.isWriting = [false, false];
  s.attitudes = [null, null];
  s.rollsOnce = false;
  s.saved = null;
}

/** O12: on to the next round, or to be continued. */
export function endRound(t: CrewTable): Phase {
  const s = t.state;
  if (s.round < lastRoundOfAll(s)) return beginRound(t);
  clearTable(s);
  s.isContinued = true;
  return 'finale';
}

/** BRC-51, BRC-R14: nobody takes the Order; no die is lost, and both cards pass on. */
export function idle(t: CrewTable): void {
  post(t, 'outcome', t.state.captain, '', ['idle']);
  shiftRoles(t, 'BRC-R14');
}

export function moveRoles(t: CrewTable, captain: Seat, alien: Seat, clause: string): void {
  const s = t.state;
  s.captain = captain;
  s.alien = alien;
  if (t.watched) t.emit({ type: 'roles.moved', captain, alien, clause });
}
/** BRC-102: each card goes to the left-hand neighbour of its holder. */
export const shiftRoles = (t: CrewTable, clause: string): void =>
  moveRoles(t, leftOf(t.state, t.state.captain), leftOf(t.state, t.state.alien), clause);

// —— the end ——

/** After the title: a Breakthrough, or the hard stop. */
export function endEpisode(t: CrewTable): void {
  const s = t.state;
  if (s.isContinued) return finish(t, 'continued', NOBODY);
  finish(t, s.conceded.includes(s.captain) ? 'computer' : 'breakthrough', s.captain);
}

const CLAUSES = { breakthrough: 'BRC-98', computer: 'BRC-R58', continued: 'BRC-R39', conceded: 'BRC-R58' } as const;
export type Ending = keyof typeof CLAUSES;

function finish(t: CrewTable, how: Ending, hero: Seat): void {
  const result: Result = { ranking: rankingOf(t.state, hero), reason: `brc.end.${how}`, clause: CLAUSES[how] };
  if (t.watched) t.emit({ type: 'episode.ended', reason: result.reason, ranking: result.ranking });
  t.end(result);
}

/** Specification 8.2: the hero, then by faces, then by number of dice; seats that conceded come last, the latest first. */
export function rankingOf(s: Voyage, hero: Seat): Seat[][] {
  const playing = Array.from({ length: seatsOf(s) }, (_, seat) => seat).filter((seat) => !s.conceded.includes(seat));
  const rest = playing.filter((seat) => seat !== hero).sort((a, b) => ahead(s, a, b));
  const groups: Seat[][] = playing.includes(hero) ? [[hero]] : [];
  rest.forEach((seat, i) => {
    const before = rest[i - 1];
    if (before !== undefined && ahead(s, before, seat) === 0) last(groups).push(seat);
    else groups.push([seat]);
  });
  return [...groups, ...s.conceded.toReversed().map((seat) => [seat])];
}
const ahead = (s: Voyage, a: Seat, b: Seat): number =>
  facesIn(officerPool(s, b)) - facesIn(officerPool(s, a)) || diceIn(officerPool(s, b)) - diceIn(officerPool(s, a));

/** BRC-R58: noted once, and nothing else changes; the match ends at once when nobody is left. */
export function concede(t: CrewTable, seat: Seat): void {
  const s = t.state;
  if (s.conceded.includes(seat)) return;
  s.conceded.push(seat);
  t.emit({ type: 'conceded', seat });
  if (s.conceded.length === seatsOf(s)) finish(t, 'conceded', NOBODY);
}
