/** The end of the match. */
import type { Result, Seat } from '@bridgehead/kernel';
import { actionFace, BRIDGE, NONE, sectionFace } from '../cards/index.ts';
import type { Bridge } from '../state.ts';
import { type BridgeTable, detachPassive, sendToStack } from './changes.ts';
import { combatOf, influenceOf } from './compute.ts';
import { crewOf, handOf, leaderOf, ownerOf, passivesOn, peopleOf, seatsInPlay, sectionsOf } from './questions.ts';

/** The Bridge is tapped for Victory: the claimant must still occupy it (STB-11, STB-R17). */
export function victory(t: BridgeTable, seat: Seat): void {
  if (ownerOf(t.state, BRIDGE) !== seat) return;
  endWith(t, [[seat]], 'stb.end.victory', 'STB-11');
}

/** All who are not among the best have lost together; the Bridge makes exactly one Captain (STB-3). */
function endWith(t: BridgeTable, best: readonly (readonly Seat[])[], reason: string, clause: string): void {
  const ranked = best.flat();
  const rest = Array.from({ length: t.state.seats }, (_, seat) => seat).filter((seat) => !ranked.includes(seat));
  const ranking: Result['ranking'] = rest.length === 0 ? best : [...best, rest];
  t.end({ ranking, reason, clause });
  t.emit({ type: 'matchEnded', winners: [...(best[0] ?? [])], reason, clause });
}

/** A round ends when the last seat in turn order has finished; the last one is counted out (STB-R40). */
export function checkRoundLimit(t: BridgeTable): boolean {
  const { state: s } = t;
  if (s.round < s.roundLimit || !isLastOfRound(s)) return false;
  const holder = ownerOf(s, BRIDGE);
  const best = holder !== NONE ? [holder] : leadersBy(s, seatsInPlay(s), [sectionsWorth, totalCombat, totalInfluence]);
  endWith(t, [best], 'stb.end.round-limit', 'STB-R40');
  return true;
}

/** No seat still in play comes between the active seat and the first one. */
export function isLastOfRound(s: Bridge): boolean {
  for (let seat = (s.active + 1) % s.seats; seat !== s.firstSeat; seat = (seat + 1) % s.seats) if (s.gone[seat] !== true) return false;
  return true;
}

const sectionsWorth = (s: Bridge, seat: Seat): number => sectionsOf(s, seat).reduce((sum, section) => sum + sectionFace(section).toTake, 0);
const totalCombat = (s: Bridge, seat: Seat): number => peopleOf(s, seat).reduce((sum, x) => sum + combatOf(s, x), 0);
const totalInfluence = (s: Bridge, seat: Seat): number => peopleOf(s, seat).reduce((sum, x) => sum + influenceOf(s, x), 0);

function leadersBy(s: Bridge, seats: Seat[], measures: ((s: Bridge, seat: Seat) => number)[]): Seat[] {
  let left = seats;
  for (const measure of measures) {
    const best = Math.max(...left.map((seat) => measure(s, seat)));
    left = left.filter((seat) => measure(s, seat) === best);
  }
  return left;
}

/** A seat gives up: two left, the other wins; otherwise its party dissolves and play goes on. */
export function concede(t: BridgeTable, seat: Seat): void {
  const { state: s } = t;
  if (s.gone[seat] === true) return;
  s.gone[seat] = true;
  t.emit({ type: 'conceded', seat });
  const left = seatsInPlay(s);
  if (left.length === 1) {
    endWith(t, [left], 'stb.end.concession', 'STB-R40');
    return;
  }
  if (s.phase === 'leaders') return; // nothing is laid out yet
  if (s.owed?.seat === seat) s.owed = null;
  for (const crew of t.shuffle(crewOf(s, seat))) sendToStack(t, crew);
  for (const passive of passivesOn(s, leaderOf(s, seat))) detachPassive(t, passive);
  s.discard.push(...handOf(s, seat));
  s.hand[seat] = [];
  for (const knows of s.known) knows[seat] = [];
  for (const section of sectionsOf(s, seat)) {
    s.owner[section] = NONE;
    s.tapped[section] = 0;
  }
  if (s.active === seat) {
    withdraw(s, () => true);
    s.phase = 'redeployment';
  } else withdraw(s, (owner) => owner === seat);
}

/** Declarations of a seat that left, and the cards that lay in them. A counter to one of them has nothing left to answer. */
function withdraw(s: Bridge, whose: (owner: Seat) => boolean): void {
  for (const [at, declaration] of s.stack.entries()) {
    if (!whose(declaration.seat)) continue;
    if (declaration.kind === 'card') s.discard.push(declaration.card);
    for (const boost of declaration.boosts) s.discard.push(boost.card);
    const above = s.stack[at + 1];
    if (above?.kind === 'card' && actionFace(above.card).timing.startsWith('counter')) above.cancelled = true;
  }
  s.stack = s.stack.filter((declaration) => !whose(declaration.seat));
}
