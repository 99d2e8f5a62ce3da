/** What happens at the table, as it is told. `seat` does it, or it happens to that seat. */
import type { Seat } from '@bridgehead/kernel';
import type { Card } from './cards/index.ts';
import type { DeclarationKind } from './state.ts';

export type BridgeEvent =
  | { type: 'firstSeat'; seat: Seat }
  | { type: 'leadersShown'; leaders: readonly Card[]; aside: readonly Card[] }
  | { type: 'turnBegan'; seat: Seat; turn: number; round: number }
  | { type: 'turnEnded'; seat: Seat }
  /** NONE is an open spot. */
  | { type: 'poolFilled'; pool: readonly Card[]; flipped: readonly Card[] }
  /** `cards` only for the seat that drew them. */
  | { type: 'drew'; seat: Seat; count: number }
  | { type: 'drew'; seat: Seat; count: number; cards: readonly Card[] }
  | { type: 'reshuffled'; cards: number }
  | { type: 'discarded'; seat: Seat; cards: readonly Card[]; why: 'points' | 'escape' | 'inspection' | 'model' }
  /** `card` only for the two whose hands it left and reached. */
  | { type: 'took'; seat: Seat; from: Seat }
  | { type: 'took'; seat: Seat; from: Seat; card: Card }
  | { type: 'recovered'; seat: Seat; card: Card }
  /** `cards` only for the seat that looked. */
  | { type: 'peeked'; seat: Seat; owner: Seat }
  | { type: 'peeked'; seat: Seat; owner: Seat; cards: readonly Card[] }
  | { type: 'declared'; kind: DeclarationKind; seat: Seat; card: Card; targets: readonly Card[]; committed: readonly Card[]; choice: Card }
  | { type: 'committed'; crew: Card; section: Card }
  | { type: 'redirected'; card: Card; target: Card }
  | { type: 'cancelled'; kind: DeclarationKind; card: Card; seat: Seat; by: Card }
  | { type: 'resolved'; kind: 'recruit' | 'attack'; seat: Seat; card: Card; succeeds: boolean; has: number; needs: number }
  | { type: 'joined'; crew: Card; seat: Seat; how: 'recruited' | 'enlisted' | 'stolen'; from: Seat; tapped: boolean }
  | { type: 'sentToStack'; crew: Card }
  | { type: 'patchedUp'; crew: Card; by: Card }
  | { type: 'sectionTaken'; section: Card; seat: Seat; from: Seat }
  | { type: 'stationed'; crew: Card; section: Card }
  | { type: 'tapped'; cards: readonly Card[] }
  | { type: 'untapped'; cards: readonly Card[] }
  | { type: 'attached'; card: Card; host: Card }
  | { type: 'detached'; card: Card }
  | { type: 'conceded'; seat: Seat }
  | { type: 'matchEnded'; winners: readonly Seat[]; reason: string; clause: string };

export type EventOf<T extends BridgeEvent['type']> = Extract<BridgeEvent, { type: T }>;
