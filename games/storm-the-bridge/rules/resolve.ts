/** How declarations resolve: recruits (STB-57 to STB-62), attacks (STB-63 to STB-85), abilities and cards (STB-R21). */
import type { Rules } from '@bridgehead/kernel';
import { actionFace, type Card, NONE } from '../cards/index.ts';
import type { Bridge, Frame } from '../state.ts';
import { attachTo, type BridgeTable, detachPassive, joinParty, sendToStack, tapCards } from './changes.ts';
import { countingOf, tally } from './compute.ts';
import { carryOut } from './effects.ts';
import { crewOf, frameOf, hostOf, ownerOf } from './questions.ts';
import { abilityOf, stillLegal } from './timing.ts';
import { momentsOf } from './triggers.ts';

/** Does it still happen, once all have passed? Targets are looked at again (STB-R21). */
export function holds(s: Bridge, frame: Frame): boolean {
  switch (frame.kind) {
    case 'recruit':
      return s.pool.includes(frame.card) && succeeds(s, frame); // STB-R34
    case 'attack':
      return succeeds(s, frame);
    case 'ability':
      return hasTargetLeft(s, frame);
    case 'card':
      return hasTargetLeft(s, frame) && hasAttemptLeft(s, frame.card);
    case 'clear':
      return ownerOf(s, hostOf(s, frame.card)) === frame.seat;
    case 'end':
      return true;
  }
}

/** STB-82, STB-R7, STB-R45: somebody is left who counts, and the total reaches the number. */
function succeeds(s: Bridge, frame: Frame): boolean {
  const { has, needs } = tally(s, frame);
  return countingOf(s, frame).length > 0 && has >= needs;
}
const hasTargetLeft = (s: Bridge, frame: Frame): boolean => frame.targets.length === 0 || stillLegal(s, frame).length > 0;
/** A card about an attempt needs one that is still pending. */
function hasAttemptLeft(s: Bridge, card: Card): boolean {
  const { timing } = actionFace(card);
  const attempt = timing.startsWith('attack') ? 'attack' : timing.startsWith('recruit') ? 'recruit' : null;
  return attempt === null || frameOf(s, attempt) !== null;
}

export function* resolve(t: BridgeTable, frame: Frame): Rules<void> {
  switch (frame.kind) {
    case 'recruit':
      recruit(t, frame);
      return putAway(t, frame);
    case 'attack':
      takeSection(t, frame);
      return putAway(t, frame);
    case 'ability':
      return yield* carryOut(t, frame, abilityOf(frame.card)?.does ?? [], stillLegal(t.state, frame));
    case 'card':
      return yield* resolveCard(t, frame);
    case 'clear':
      return detachPassive(t, frame.card);
    case 'end':
      t.state.phase = 'redeployment'; // STB-86
      return;
  }
}

/** A failed attempt taps nobody (STB-85, STB-R8); a card that was cancelled or has lost its target is spent (STB-R43). */
export function fizzle(t: BridgeTable, frame: Frame): void {
  if (frame.kind === 'card') t.state.discard.push(frame.card);
  if (frame.kind !== 'recruit' && frame.kind !== 'attack') return;
  tellResult(t, frame.kind, frame, false);
  putAway(t, frame);
}

// —— attempts ——

function recruit(t: BridgeTable, frame: Frame): void {
  const { state: s } = t;
  const counting = countingOf(s, frame);
  tellResult(t, 'recruit', frame, true);
  tapCards(t, counting);
  const welcome = counting.some((x) => momentsOf(x).welcomes);
  joinParty(t, frame.card, frame.seat, 'recruited', welcome);
  s.recruitsLeft--;
  const what = momentsOf(frame.card).owedWhenRecruited;
  if (what !== undefined) s.owed = { seat: frame.seat, what };
}

function takeSection(t: BridgeTable, frame: Frame): void {
  const { state: s } = t;
  const counting = countingOf(s, frame);
  tellResult(t, 'attack', frame, true);
  tapCards(t, counting); // STB-83
  const from = ownerOf(s, frame.card);
  if (from !== NONE) for (const crew of crewOf(s, from)) if (s.station[crew] === frame.card) s.station[crew] = NONE; // STB-91
  s.owner[frame.card] = frame.seat;
  s.tapped[frame.card] = 1; // STB-84
  t.emit({ type: 'sectionTaken', section: frame.card, seat: frame.seat, from });
  for (const crew of counting) if (momentsOf(crew).leavesAfterWinning) sendToStack(t, crew);
}

function tellResult(t: BridgeTable, kind: 'recruit' | 'attack', frame: Frame, succeeds: boolean): void {
  const { has, needs } = tally(t.state, frame);
  t.emit({ type: 'resolved', kind, seat: frame.seat, card: frame.card, succeeds, has, needs });
}
/** Cards that helped one attempt are discarded when it is over (STB-R25). */
function putAway(t: BridgeTable, frame: Frame): void {
  for (const boost of frame.boosts) t.state.discard.push(boost.card);
}

// —— cards ——

function* resolveCard(t: BridgeTable, frame: Frame): Rules<void> {
  const { state: s } = t;
  const face = actionFace(frame.card);
  const legal = stillLegal(s, frame);
  if (face.kind === 'passive') return attachTo(t, frame.card, legal[0] as Card);
  yield* carryOut(t, frame, face.does, legal);
  if (t.result !== null) return;
  if (face.stays === 'turn') s.lasting.push(frame.card);
  else if (face.stays !== 'attempt') s.discard.push(frame.card);
}
