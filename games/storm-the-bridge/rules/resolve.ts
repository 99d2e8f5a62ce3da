/** How declarations resolve: recruits (STB-57 to STB-62), attacks (STB-63 to STB-85), abilities and cards (STB-R21). */
import type { Rules } from '@bridgehead/kernel';
import { actionFace, type Card, NONE } from '../cards/index.ts';
import type { Bridge, Declaration } from '../state.ts';
import { attachTo, type BridgeTable, detachPassive, joinParty, sendToStack, tapCards } from './changes.ts';
import { countingOf, tally } from './compute.ts';
import { carryOut } from './effects.ts';
import { crewOf, declarationOf, hostOf, ownerOf } from './questions.ts';
import { abilityOf, stillLegal } from './timing.ts';
import { momentsOf } from './triggers.ts';

/** Does it still happen, once all have passed? Targets are looked at again (STB-R21). */
export function holds(s: Bridge, declaration: Declaration): boolean {
  switch (declaration.kind) {
    case 'recruit':
      return s.pool.includes(declaration.card) && succeeds(s, declaration); // STB-R34
    case 'attack':
      return succeeds(s, declaration);
    case 'ability':
      return hasTargetLeft(s, declaration);
    case 'card':
      return hasTargetLeft(s, declaration) && hasAttemptLeft(s, declaration.card);
    case 'clear':
      return ownerOf(s, hostOf(s, declaration.card)) === declaration.seat;
    case 'end':
      return true;
  }
}

/** STB-82, STB-R7, STB-R45: somebody is left who counts, and the total reaches the number. */
function succeeds(s: Bridge, declaration: Declaration): boolean {
  const { has, needs } = tally(s, declaration);
  return countingOf(s, declaration).length > 0 && has >= needs;
}
const hasTargetLeft = (s: Bridge, declaration: Declaration): boolean =>
  declaration.targets.length === 0 || stillLegal(s, declaration).length > 0;
/** A card about an attempt needs one that is still pending. */
function hasAttemptLeft(s: Bridge, card: Card): boolean {
  const { timing } = actionFace(card);
  const attempt = timing.startsWith('attack') ? 'attack' : timing.startsWith('recruit') ? 'recruit' : null;
  return attempt === null || declarationOf(s, attempt) !== null;
}

export function* resolve(t: BridgeTable, declaration: Declaration): Rules<void> {
  switch (declaration.kind) {
    case 'recruit':
      recruit(t, declaration);
      return putAway(t, declaration);
    case 'attack':
      takeSection(t, declaration);
      return putAway(t, declaration);
    case 'ability':
      return yield* carryOut(t, declaration, abilityOf(declaration.card)?.does ?? [], stillLegal(t.state, declaration));
    case 'card':
      return yield* resolveCard(t, declaration);
    case 'clear':
      return detachPassive(t, declaration.card);
    case 'end':
      t.state.phase = 'redeployment'; // STB-86
      return;
  }
}

/** A failed attempt taps nobody (STB-85, STB-R8); a card that was cancelled or has lost its target is spent (STB-R43). */
export function fizzle(t: BridgeTable, declaration: Declaration): void {
  if (declaration.kind === 'card') t.state.discard.push(declaration.card);
  if (declaration.kind !== 'recruit' && declaration.kind !== 'attack') return;
  tellResult(t, declaration.kind, declaration, false);
  putAway(t, declaration);
}

// —— attempts ——

function recruit(t: BridgeTable, declaration: Declaration): void {
  const { state: s } = t;
  const counting = countingOf(s, declaration);
  tellResult(t, 'recruit', declaration, true);
  tapCards(t, counting);
  const welcome = counting.some((x) => momentsOf(x).welcomes);
  joinParty(t, declaration.card, declaration.seat, 'recruited', welcome);
  s.recruitsLeft--;
  const what = momentsOf(declaration.card).owedWhenRecruited;
  if (what !== undefined) s.owed = { seat: declaration.seat, what };
}

function takeSection(t: BridgeTable, declaration: Declaration): void {
  const { state: s } = t;
  const counting = countingOf(s, declaration);
  tellResult(t, 'attack', declaration, true);
  tapCards(t, counting); // STB-83
  const from = ownerOf(s, declaration.card);
  for (const crew of crewOf(s, from)) if (s.station[crew] === declaration.card) s.station[crew] = NONE; // STB-91
  s.owner[declaration.card] = declaration.seat; // STB-25
  s.tapped[declaration.card] = 1; // STB-84, STB-R18
  t.emit({ type: 'sectionTaken', section: declaration.card, seat: declaration.seat, from });
  for (const crew of counting) if (momentsOf(crew).leavesAfterWinning) sendToStack(t, crew);
}

function tellResult(t: BridgeTable, kind: 'recruit' | 'attack', declaration: Declaration, succeeds: boolean): void {
  const { has, needs } = tally(t.state, declaration);
  t.emit({ type: 'resolved', kind, seat: declaration.seat, card: declaration.card, succeeds, has, needs });
}
/** Cards that helped one attempt are discarded when it is over (STB-50, STB-R25). */
function putAway(t: BridgeTable, declaration: Declaration): void {
  for (const boost of declaration.boosts) t.state.discard.push(boost.card);
}

// —— cards ——

function* resolveCard(t: BridgeTable, declaration: Declaration): Rules<void> {
  const { state: s } = t;
  const face = actionFace(declaration.card);
  const legal = stillLegal(s, declaration);
  if (face.kind === 'passive') return attachTo(t, declaration.card, legal[0] ?? NONE);
  yield* carryOut(t, declaration, face.does, legal);
  if (t.result !== null) return;
  if (face.stays === 'turn')
    s.lasting.push(declaration.card); // STB-50
  else if (face.stays !== 'attempt') s.discard.push(declaration.card); // STB-51
}
