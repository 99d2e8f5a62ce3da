/** What can happen, as one union: log, motion, sound and replays are made of these. */
import type { Seat } from '@bridgehead/kernel';
import type { Card } from './cards.ts';

export type DuelEvent =
  /** `cards` for the seat that drew them. */
  | { type: 'drew'; seat: Seat; count: number; cards: readonly Card[] | null }
  | { type: 'enlisted'; seat: Seat; card: Card }
  | { type: 'struck'; seat: Seat; card: Card; target: Card }
  | { type: 'parried'; seat: Seat; card: Card }
  | { type: 'defeated'; seat: Seat; card: Card }
  | { type: 'rested'; seat: Seat }
  | { type: 'conceded'; seat: Seat };
