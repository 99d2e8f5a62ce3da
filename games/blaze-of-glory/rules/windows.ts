/** Response windows: who is asked, what they may play, and what then happens. */

import { because, type Json, type Reason, type Rules, respond, type Seat } from '@bridgehead/kernel';
import { type Moment, playOf } from '../cards/effects.ts';
import { type CardId, D, type Design, designNumber, face, idOf } from '../cards/index.ts';
import { cardsOf, nth } from '../entries.ts';
import { type Blaze, designOf, FACE_DOWN, NONE, type Place, type Thing } from '../state.ts';
import type { Target } from '../target.ts';
import { abilitiesIn, type Source, useAbility } from './abilities.ts';
import { revealCard, revealsIn } from './agendas.ts';
import { settle } from './changes.ts';
import { settleScores } from './end.ts';
import { playCard } from './play.ts';
import { targetsOf } from './targets.ts';
import { type BlazeTable, faceOf, has, hasBattleBridge, hasOpen, isActive, locationOf, other } from './things.ts';

export interface Opening {
  /** The vessel being destroyed, the captive just taken, the adversary just stunned. */
  readonly about?: Thing;
  readonly tags: readonly string[];
}
export type Response = readonly ['play', CardId, Target] | readonly ['reveal', Thing, Target] | readonly ['use', Source, Target];

const NOT_NOW = because('BOG-R62', 'bog.no.not-now');
const BATTLE_BEGUN = because('BOG-15', 'bog.no.start-over');

/** W2 to W7: asks the seats of the window, less those whom public facts leave nothing to play (BOG-R65). */
export function* openWindow(t: BlazeTable, kind: Moment, seats: readonly Seat[], { about = NONE, tags }: Opening): Rules<void> {
  const { state: s } = t;
  if (t.result !== null || !seats.some((seat) => isAskedIn(s, kind, seat, about))) return;
  const depth = s.about.length;
  s.about.push(about);
  const meant = () => nth(s.about, depth);
  yield* respond<Blaze, Response>(t, {
    kind: `bog.${kind}`,
    depth: s.playing.length,
    key: `bog.${kind}`,
    order: () => seats.filter((seat) => isAskedIn(s, kind, seat, meant())),
    options: (seat) => responsesIn(t.state, seat, kind, meant()),
    tags: () => tags,
    why: (seat, answer) => whyNotRespond(t.state, seat, kind, answer),
    params: () => (meant() === NONE ? {} : { card: idOf(designOf(s, meant())) }),
    play: (seat, response) => carryResponse(t, seat, kind, response, meant()),
  });
  s.about.length = depth;
}

/** BOG-R65: a card in hand, a face-down card, or an open card whose text works here. Public facts only. */
export function isAskedIn(s: Blaze, kind: Moment, seat: Seat, about: Thing): boolean {
  if (kind === 'w5') return mayAfterBattle(s, seat);
  if (cardsOf(s.hand, seat).length > 0) return true;
  if (kind !== 'w2' && kind !== 'w3' && kind !== 'w4' && s.inPlay.some((c) => s.controller[c] === seat && has(s, c, FACE_DOWN)))
    return true;
  return hasOpenHelp(s, kind, seat, about);
}
/** Open cards whose text works in a window, as far as everybody knows of them. */
function hasOpenHelp(s: Blaze, kind: Moment, seat: Seat, about: Thing): boolean {
  const isServing = (d: Design) => s.inPlay.some((c) => s.design[c] === d && s.controller[c] === seat && s.captor[c] === NONE);
  const unspent = (d: Design) => !cardsOf(s.once, seat).includes(d) && isServing(d);
  switch (kind) {
    case 'w1':
      return s.playing.at(-1)?.design === D.IT11 && !cardsOf(s.once, seat).includes(D.IT11) && isServing(D.PR05);
    case 'w2':
      return s.battle !== null && unspent(D.PR03);
    case 'w4':
      return about !== NONE && (unspent(D.PR05) || unspent(D.PD06));
    case 'w6':
      return (
        s.fight !== null &&
        s.inPlay.some((c) => s.controller[c] === seat && [D.EQ2, D.EQ7, D.PB03].includes(designOf(s, c)) && s.at[c] === s.fight?.place)
      );
    default:
      return false;
  }
}
/** W5: its public condition must hold: a ship of the seat fired and is still there while an opposing card fired too, or Ultimatum. */
function mayAfterBattle(s: Blaze, seat: Seat): boolean {
  const { battle } = s;
  if (battle === null) return false;
  const fired = firingShips(s, seat).length > 0 && battle.engagements.some((one) => one.firing.some((c) => s.controller[c] !== seat));
  return (fired && cardsOf(s.hand, seat).length > 0) || ultimatumIsDue(s, seat);
}
export const firingShips = (s: Blaze, seat: Seat): Thing[] =>
  (s.battle?.engagements ?? []).flatMap((one) =>
    one.firing.filter(
      (c) => s.inPlay.includes(c) && s.controller[c] === seat && faceOf(s, c).kind === 'ship' && locationOf(s, c) === s.battle?.location,
    ),
  );
/** IN4: a Dominion ship of the seat has just destroyed a ship while Ultimatum lies open. */
export const ultimatumIsDue = (s: Blaze, seat: Seat): boolean => (s.battle?.prize[seat] ?? 0) > 0 && hasOpen(s, seat, D.IN4);

/** Everything that the seat could answer a window with. */
export function responsesIn(s: Blaze, seat: Seat, kind: Moment, about: Thing): Response[] {
  const found: Response[] = [];
  const tried = new Set<Design>();
  for (const d of cardsOf(s.hand, seat)) {
    if (tried.has(d)) continue;
    tried.add(d);
    for (const target of playableIn(s, seat, d, kind, about)) found.push(['play', idOf(d), target]);
  }
  for (const [c, target] of revealsIn(s, seat, kind, about)) found.push(['reveal', c, target]);
  for (const [source, target] of abilitiesIn(s, seat, kind, about)) found.push(['use', source, target]);
  return found;
}
/** Targets of a card from hand in a window; none if it does not belong there. */
export function playableIn(s: Blaze, seat: Seat, design: Design, kind: Moment, about: Thing): readonly Target[] {
  const play = playOf(design);
  if (kind === 'w2' && s.fight !== null && (design === D.EQ1 || design === D.EQ4)) return intoFight(s, seat, design);
  if (play === null || !play.when.includes(kind) || s.returned.includes(design)) return [];
  return targetsOf(s, seat, design, kind, about);
}
/** EQ1, EQ4: free, into a personnel battle just begun with the seat's cards of that affiliation. */
function intoFight(s: Blaze, seat: Seat, design: Design): number[] {
  const place = (s.fight as { place: Place }).place;
  const { users } = face(design);
  const isThere = s.inPlay.some(
    (c) =>
      s.at[c] === place &&
      s.controller[c] === seat &&
      faceOf(s, c).kind === 'personnel' &&
      users.includes(faceOf(s, c).affiliation) &&
      isActive(s, c),
  );
  return isThere ? [place] : [];
}

export function whyNotRespond(s: Blaze, seat: Seat, kind: Moment, answer: Json): Reason | null {
  if (!Array.isArray(answer)) return null;
  const [verb, what]: readonly Json[] = answer;
  if (verb === 'play' && typeof what === 'string' && designNumber(what) >= 0) return whyNotPlayNow(s, seat, designNumber(what), kind);
  return verb === 'reveal' || verb === 'use' ? NOT_NOW : null;
}
/** The refusals that concern a card at the wrong moment. */
export function whyNotPlayNow(s: Blaze, seat: Seat, design: Design, kind: Moment): Reason {
  if (face(design).kind === 'tactic') return because('BOG-20', 'bog.no.tactic-hand');
  if (s.returned.includes(design)) return because('BOG-R53', 'bog.no.came-back');
  if (design === D.IT02 && !hasBattleBridge(s, seat)) return because('BOG-R82', 'bog.no.side');
  const play = playOf(design);
  if (play?.when.includes('w2') === true && s.battle !== null && s.battle.step !== 'start' && kind !== 'w2') return BATTLE_BEGUN;
  if (design === D.EV03 && !s.inPlay.some((c) => s.controller[c] === seat && faceOf(s, c).row.stance === 'outpost'))
    return because('BOG-R62', 'bog.no.outpost');
  return NOT_NOW;
}

export function* carryResponse(t: BlazeTable, seat: Seat, kind: Moment, response: Response, about: Thing): Rules<void> {
  const target = response[2];
  if (response[0] === 'play') yield* playCard(t, seat, D[response[1]], target, 'hand', kind, about);
  else if (response[0] === 'reveal') yield* revealCard(t, seat, response[1], target, kind, about);
  else yield* useAbility(t, seat, response[1], target, kind, about);
  settle(t);
  settleScores(t);
}

/** W7, the pause: the seat whose turn it is not (BOG-R64). */
export function* pause(t: BlazeTable, after: string): Rules<void> {
  const { state: s } = t;
  settle(t);
  settleScores(t);
  yield* openWindow(t, 'w7', [other(s.active)], { tags: [after] });
}
