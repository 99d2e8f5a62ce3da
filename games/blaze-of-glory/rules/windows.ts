/** Response windows: who is asked, what they may play, and what then happens. */

import { type Rules, respond, type Seat } from '@bridgehead/kernel';
import type { Moment } from '../cards/effects.ts';
import { type Design, idOf, K } from '../cards/index.ts';
import { cardsOf, nth } from '../entries.ts';
import { type Blaze, designOf, FACE_DOWN, NONE, type Thing } from '../state.ts';
import { settle } from './changes.ts';
import { settleScores } from './end.ts';
import { cardRules, type Response } from './hub.ts';
import { type BlazeTable, faceOf, has, hasOpen, is, locationOf, other } from './things.ts';

export interface Opening {
  /** The vessel being destroyed, the captive just taken, the adversary just stunned. */
  readonly about?: Thing;
  readonly tags: readonly string[];
}

/** W2 to W7: asks the seats of the window, without those that public facts leave nothing to play (BOG-R65). */
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
    options: (seat) => cardRules().responsesIn(t.state, seat, kind, meant()),
    tags: () => tags,
    why: (seat, answer) => cardRules().whyNotRespond(t.state, seat, kind, answer),
    params: () => (meant() === NONE ? {} : { card: idOf(designOf(s, meant())) }),
    play: (seat, response) => cardRules().carryResponse(t, seat, kind, response, meant()),
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
      return s.playing.at(-1)?.design === K.rescue && !cardsOf(s.once, seat).includes(K.rescue) && isServing(K['stops rescues']);
    case 'w2':
      return s.battle !== null && unspent(K['fetches pattern']);
    case 'w4':
      return about !== NONE && (unspent(K['stops rescues']) || unspent(K['fetches escort']));
    case 'w6':
      return (
        s.fight !== null &&
        s.inPlay.some(
          (c) => s.controller[c] === seat && (is(s, c, 'wounding blade') || is(s, c, 'assimilator')) && s.at[c] === s.fight?.place,
        )
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
export const ultimatumIsDue = (s: Blaze, seat: Seat): boolean => (s.battle?.prize[seat] ?? 0) > 0 && hasOpen(s, seat, 'ultimatum');

/** W7, the pause: the seat whose turn it is not (BOG-R64). */
export function* pause(t: BlazeTable, after: string): Rules<void> {
  const { state: s } = t;
  settle(t);
  settleScores(t);
  yield* openWindow(t, 'w7', [other(s.active)], { tags: [after] });
}
