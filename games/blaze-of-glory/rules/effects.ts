/** The interpreter of `cards/effects.ts`: what each word does. What it does when it can only be done in part stands at the word. */

import type { Rules, Seat } from '@bridgehead/kernel';
import { type Effect, type Moment, playOf } from '../cards/effects.ts';
import { COM, DEF, type Design, designNumber, face, idOf, NAV, numberOf } from '../cards/index.ts';
import { cardsOf, known, nth } from '../entries.ts';
import {
  type Blaze,
  BRAINWASHED,
  battleOf,
  designOf,
  hostOf,
  ownerOf,
  type Place,
  type Playing,
  placeOf,
  TABLE,
  type Thing,
} from '../state.ts';
import { isWhom, type Target } from '../target.ts';
import { clear, discardThing, drawCards, enterFromPile, score, see, toPile } from './changes.ts';
import { customRule } from './custom.ts';
import { repairAll } from './damage.ts';
import { downloadTo } from './download.ts';
import { isDamaged } from './figures.ts';
import { meant } from './names.ts';

import { dronesWith, shipsInBattle } from './targets.ts';
import { type BlazeTable, is, isShipThing, isThing } from './things.ts';

/** A card that takes effect: who played it, what it names, when. */
export interface Acting {
  readonly seat: Seat;
  readonly design: Design;
  readonly target: Target;
  readonly moment: Moment;
  /** What the window is about; NONE outside of one. */
  readonly about: Thing;
}

export function* carryOut(t: BlazeTable, seat: Seat, design: Design, target: Target, moment: Moment, about: Thing): Rules<void> {
  const acting: Acting = { seat, design, target, moment, about };
  toPile(t, design, seat); // a card that stays in play is taken from there again
  for (const effect of playOf(design)?.effects ?? []) yield* carry(t, acting, effect);
}

function* carry(t: BlazeTable, acting: Acting, effect: Effect): Rules<void> {
  const { state: s } = t;
  const { seat, design, target } = acting;
  const named = typeof target === 'object' ? target : undefined;
  switch (effect.word) {
    case 'lie':
      return lie(t, acting);
    case 'draw':
      if (named?.[0] === 'seat') drawCards(t, named[1], numberOf(design, effect.by));
      return;
    case 'download':
      yield* downloadDrone(t, acting, effect.icon);
      return;
    case 'nullify':
      nullify(t, acting);
      return;
    case 'send back':
      cancelTop(s).returned = true;
      return;
    case 'no draw':
      s.noDraw = true;
      return;
    case 'repair':
      if (named?.[0] === 'repair' && isThing(s, named[1])) repairAll(t, named[1]);
      return;
    case 'repair docked':
      for (const ship of s.inPlay) if (s.host[ship] === target && isShipThing(s, ship)) spacedock(t, ship);
      return;
    case 'open hands':
      return openHands(t);
    case 'more Tactics': {
      const { limit } = battleOf(s);
      limit[seat] = nth(limit, seat) + numberOf(design, effect.by) * shipsInBattle(s, seat).length;
      return;
    }
    case 'score':
      cardsOf(s.onceThisTurn, seat).push(design);
      score(t, seat, numberOf(design, effect.by), idOf(design));
      return;
    case 'custom':
      return yield* customRule(t, acting);
  }
}

/** On the thing or captive it names, or on the table. What it named is gone: it is discarded without effect. */
function lie(t: BlazeTable, { seat, design, target }: Acting): void {
  const { state: s } = t;
  let place: Place = TABLE;
  if (isWhom(target)) {
    const captive = meant(s, s.inPlay, target);
    if (captive === undefined) return;
    see(s, captive);
    place = captive;
  } else if (playOf(design)?.names !== 'nothing') {
    if (!isThing(s, target)) return;
    place = target;
  }
  const c = enterFromPile(t, design, seat, place);
  s.count[c] = face(design).row.count ?? 0;
  s.turns[c] = s.turn;
}

/** EV15: its owner's damaged ship, or a Non-Aligned one he controls, at an outpost with a Spacedock of his. */
export function spacedock(t: BlazeTable, ship: Thing): void {
  const { state: s } = t;
  const host = hostOf(s, ship);
  const docked = s.inPlay.some((c) => is(s, c, 'spacedock') && s.at[c] === host && s.controller[c] === s.controller[ship]);
  if (docked && isDamaged(s, ship)) repairAll(t, ship);
}
function openHands(t: BlazeTable): void {
  const { state: s } = t;
  for (const seat of [0, 1]) {
    s.knownHand[seat] = [...cardsOf(s.hand, seat)];
    for (const d of cardsOf(s.hand, seat)) t.tell([0, 1], { type: 'shown', seat, card: idOf(d) }, null);
  }
}

const ICON = { Com: COM, Nav: NAV, Def: DEF } as const;
/** EV01: one drone with the icon, to the named facility or Cube; none if none is found or wanted. */
function* downloadDrone(t: BlazeTable, { seat, target }: Acting, icon: 'Com' | 'Nav' | 'Def'): Rules<void> {
  const { state: s } = t;
  const host = target;
  const drones = dronesWith(s, seat, ICON[icon]);
  if (!isThing(s, host)) return;
  const chosen = yield* t.choose(seat, 'bog.drone', [...drones.map(idOf), 'none'], { params: { icon, thing: host } });
  if (chosen !== 'none') downloadTo(t, seat, designNumber(chosen), host);
}

/** BOG-B34: the card just played, or an event in play. */
function nullify(t: BlazeTable, { moment, target }: Acting): void {
  const { state: s } = t;
  if (moment === 'w1') cancelTop(s);
  else if (isThing(s, target)) nullifyThing(t, target);
}
/** The card just played, which lies on top again once its answer is carried out, will have no effect. */
export function cancelTop(s: Blaze): Playing {
  const top = known(s.playing.at(-1));
  top.cancelled = true;
  return top;
}
/** An event leaves play; Brainwash leaves its captive where it is, a captive still (BOG-R81). */
export function nullifyThing(t: BlazeTable, c: Thing): void {
  const { state: s } = t;
  t.emit({ type: 'nullified', card: idOf(designOf(s, c)) });
  if (is(s, c, 'brainwash')) unbrainwash(s, placeOf(s, c));
  discardThing(t, c);
}
/** BOG-R81. */
export function unbrainwash(s: Blaze, captive: Thing): void {
  clear(s, captive, BRAINWASHED);
  s.controller[captive] = ownerOf(s, captive);
}
