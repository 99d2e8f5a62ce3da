/** What happens at the table, as it is told. `seat` is whose turn, unit or hand it is about. */
import type { Seat } from '@bridgehead/kernel';
import type { Space } from './board.ts';
import type { Card } from './cards.ts';
import type { Odds } from './odds.ts';
import type { AttackMode, Cause, Ending } from './state.ts';

export type CastleEvent =
  /** The throws for the first turn, null where none were thrown; `first` is null after equal throws (STC-R18). */
  | { type: 'firstRoll'; south: readonly number[] | null; north: readonly number[] | null; first: Seat | null }
  | { type: 'turnBegan'; seat: Seat; round: number }
  /** `cards` only for the seat that drew them. */
  | { type: 'drew'; seat: Seat; count: number; left: number }
  | { type: 'drew'; seat: Seat; count: number; left: number; cards: readonly Card[] }
  | { type: 'deployed'; seat: Seat; card: Card; space: Space; points: number }
  | { type: 'equipped'; seat: Seat; card: Card; unit: Card; points: number }
  | { type: 'moved'; seat: Seat; unit: Card; from: Space; to: Space }
  | { type: 'attacked'; seat: Seat; attacker: Card; mode: AttackMode; from: Space; target: Card; to: Space; odds: Odds }
  | { type: 'rolled'; seat: Seat; for: 'attack' | 'raise' | 'recover'; dice: readonly [number, number]; sum: number; success: boolean }
  | { type: 'died'; seat: Seat; unit: Card; item: Card | null; cause: Cause }
  | { type: 'advanced'; seat: Seat; unit: Card; to: Space }
  | { type: 'raised'; seat: Seat; by: Card; unit: Card; space: Space; success: boolean }
  | { type: 'recovered'; seat: Seat; by: Card; card: Card; success: boolean }
  | { type: 'strengthened'; seat: Seat; by: Card; unit: Card }
  | { type: 'turnEnded'; seat: Seat; why: 'ended' | 'nothing-left' }
  | { type: 'matchEnded'; how: Ending; winner: Seat | null; clause: string; unit: Card | null };

export type EventOf<T extends CastleEvent['type']> = Extract<CastleEvent, { type: T }>;
