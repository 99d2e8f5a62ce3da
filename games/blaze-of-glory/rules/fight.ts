/** Personnel battle, and Rogue Borg (BOG-B27, BOG-B49, BOG-R84, BOG-R92). */

import { because, type Reason, type Rules, type Seat } from '@bridgehead/kernel';
import { BORG, idOf } from '../cards/index.ts';
import { nth, pairOf } from '../entries.ts';
import { type Blaze, BRAINWASHED, controllerOf, designOf, fightOf, NONE, type Place, placeOf, type Thing } from '../state.ts';
import { kill, seeAll, settle, stop } from './changes.ts';
import { pickOne } from './damage.ts';
import { isLeader, strengthOf } from './people.ts';
import { mayAttack } from './staffing.ts';
import {
  activeAt,
  affiliationOf,
  type BlazeTable,
  has,
  is,
  isActive,
  isBorgThing,
  isDisabled,
  isGuard,
  isManned,
  isPersonnelThing,
  isPost,
  other,
  peopleAt,
  rogueBorgAt,
} from './things.ts';
import { openWindow } from './windows.ts';

const NO_LEADER = because('BOG-85', 'bog.no.leader');
const NOBODY = because('BOG-B27', 'bog.no.adversary');
const FORBIDDEN = because('BOG-R92', 'bog.no.adversary-forbidden');
const TOO_EARLY = because('BOG-R48', 'bog.no.opening');

/** BOG-R48: the first turn of either player. */
export const isOpeningTurn = (s: Blaze): boolean => s.turn <= 2;

/** Why the seat cannot start a personnel battle at this place. */
export function whyNotFight(s: Blaze, seat: Seat, place: Place): Reason | null {
  if (isOpeningTurn(s)) return TOO_EARLY;
  if (!isPost(s, place)) return NOBODY;
  const mine = activeAt(s, place, seat);
  const theirs = activeAt(s, place, other(seat));
  if (mine.length === 0 || theirs.length === 0) return NOBODY;
  if (!mine.some((c) => isLeader(s, c) || isBorgThing(s, c))) return NO_LEADER;
  const [team, faces] = pairOf((i) => peopleAt(s, place, i === 0 ? seat : other(seat)).filter((c) => isGuard(s, c)));
  const permitted = team.every(
    (c) => has(s, c, BRAINWASHED) || faces.every((x) => mayAttack(s, seat, affiliationOf(s, c), affiliationOf(s, x))),
  );
  return permitted ? null : FORBIDDEN;
}
/** Places where both sides have active people. */
export function contested(s: Blaze, seat: Seat): Place[] {
  const places = new Set<Place>();
  for (const c of s.inPlay) if (s.controller[c] === seat && isPersonnelThing(s, c)) places.add(placeOf(s, c));
  return [...places]
    .filter((place) => isPost(s, place) && isManned(s, place, seat) && isManned(s, place, other(seat)))
    .sort((a, b) => a - b);
}

/** STRENGTH in pairings: Rogue Borg have that of their number aboard (BOG-B49). */
function might(s: Blaze, c: Thing): number {
  return is(s, c, 'Rogue Borg') ? rogueBorgAt(s, placeOf(s, c)).length : strengthOf(s, c);
}

export function* fight(t: BlazeTable, seat: Seat, place: Place): Rules<void> {
  const { state: s } = t;
  yield* battle(t, seat, place, (who) => activeAt(s, place, who));
}
/** All Rogue Borg aboard fight together against all non-Borg personnel there (BOG-R84). */
export function* rogueFight(t: BlazeTable, ship: Thing, seat: Seat): Rules<void> {
  const { state: s } = t;
  const rogues = () => rogueBorgAt(s, ship).filter((c) => !isDisabled(s, c));
  const crew = () => [0, 1].flatMap((who) => activeAt(s, ship, who)).filter((c) => affiliationOf(s, c) !== BORG);
  if (rogues().length === 0 || crew().length === 0) return;
  yield* battle(t, seat, ship, (who) => (who === seat ? rogues() : crew()));
}

function* battle(t: BlazeTable, seat: Seat, place: Place, sideOf: (who: Seat) => Thing[]): Rules<void> {
  const { state: s } = t;
  s.fight = { attacker: seat, place, pairs: [], sides: [], stunned: [], wounded: [], pair: NONE, used: [] };
  t.reveal({ type: 'fightBegan', seat, place });
  yield* openWindow(t, 'w2', [seat, other(seat)], { tags: ['people'] }); // P1, the active player first (BOG-R58)
  const called = pairOf(sideOf);
  const sides = pairOf((who) => t.shuffle(called[who === 0 ? 0 : 1])); // P2
  seeAll(s, sides.flat());
  const frame = fightOf(s);
  frame.sides = sides;
  const pairs = Math.min(sides[0].length, sides[1].length);
  for (let i = 0; i < pairs; i++) frame.pairs.push([nth(sides[0], i), nth(sides[1], i)]);
  t.reveal({ type: 'linedUp', cards: frame.pairs.flat().map((c) => idOf(designOf(s, c))) });
  for (let i = 0; i < pairs && t.result === null; i++) yield* pairing(t, i);
  if (t.result !== null) return;
  yield* outcome(t, place);
  s.fight = null;
  settle(t);
}

/** P3. */
function* pairing(t: BlazeTable, i: number): Rules<void> {
  const { state: s } = t;
  const frame = fightOf(s);
  const pair = pairOf((side) => nth(nth(frame.pairs, i), side));
  frame.pair = i;
  if (!pair.every((c) => s.inPlay.includes(c) && s.at[c] === frame.place && s.captor[c] === NONE)) return;
  const [a, b] = pairOf((side) => might(s, nth(pair, side)));
  const loser = a === b ? NONE : a > b ? pair[1] : pair[0];
  const result = loser === NONE ? 'tie' : Math.max(a, b) > 2 * Math.min(a, b) ? 'wound' : 'stun';
  t.emit({ type: 'paired', cards: pair.map((c) => idOf(designOf(s, c))), strengths: [a, b], result });
  if (result === 'wound') frame.wounded.push(loser);
  if (result !== 'stun') return;
  frame.stunned.push(loser);
  const stunner = controllerOf(s, loser === pair[0] ? pair[1] : pair[0]);
  yield* openWindow(t, 'w6', [stunner, other(stunner)], { about: loser, tags: ['stunned'] });
}

/** P4 to P6. */
function* outcome(t: BlazeTable, place: Place): Rules<void> {
  const { state: s } = t;
  const frame = fightOf(s);
  const isHere = (c: Thing) => s.inPlay.includes(c) && s.at[c] === place && (s.captor[c] === NONE || has(s, c, BRAINWASHED));
  const standing = frame.sides.map((side) => side.filter((c) => isHere(c) && !frame.stunned.includes(c) && !frame.wounded.includes(c)));
  const totals = pairOf((side) => nth(standing, side).reduce((sum, c) => sum + might(s, c), 0));
  const winner: Seat = totals[0] === totals[1] ? NONE : totals[0] > totals[1] ? 0 : 1;
  t.emit({ type: 'fightEnded', winner, totals });
  for (const c of frame.wounded) if (isHere(c)) kill(t, c);
  if (winner !== NONE) {
    const survivors = nth(frame.sides, other(winner)).filter(isHere);
    const lost = yield* pickOne(t, survivors);
    if (lost !== NONE) kill(t, lost);
  }
  stop(
    s,
    frame.sides.flat().filter((c) => isHere(c) && isActiveOrRogue(s, c)),
  );
}
const isActiveOrRogue = (s: Blaze, c: Thing): boolean => is(s, c, 'Rogue Borg') || isActive(s, c);
