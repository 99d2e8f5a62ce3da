/** What can happen, as one union: log, motion, sound and replays are made of these. */
import type { Seat } from '@bridgehead/kernel';
import type { Card } from './state.ts';

export type TrickEvent =
  /** `cards` for the seat itself. */
  | { type: 'dealt'; seat: Seat; count: number; cards: Card[] | null }
  | { type: 'drew'; seat: Seat; card: Card | null }
  | { type: 'trick'; cards: Card[]; winner: Seat; tricks: number }
  | { type: 'conceded'; seat: Seat };
