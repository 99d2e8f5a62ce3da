/** What happens in a match, as one union. All public unless a place says otherwise. */
import type { Seat } from '@bridgehead/kernel';
import type { Approach, Attitude, CrewId, OrderId, PersonalityId, Sheet, Theme } from './cards.ts';
import type { Entry, RoleCard, Source } from './state.ts';

/** Why a challenge was won; 'steady' is FR-2. */
export const WIN_REASONS = ['higher', 'auto', 'keen', 'counter', 'steady', 'noDie', 'maverick', 'limit'] as const;
export type WinReason = (typeof WIN_REASONS)[number];
export type Side = 'crew' | 'alien';
/** 4 to 12, 'respect' or 'none'. */
export type BidAnswer = number | 'respect' | 'none';
export type RoleBidAnswer = number | 'none';

export type CrewEvent =
  | { readonly type: 'seat.first'; readonly seat: Seat }
  /** The cards: only for the seat that holds them now. */
  | {
      readonly type: 'stack.passed';
      readonly seat: Seat;
      readonly stack: 'crew' | 'personality';
      readonly cards?: readonly (CrewId | PersonalityId)[];
    }
  /** The card only for its owner, until all are revealed. */
  | { readonly type: 'card.chosen'; readonly seat: Seat; readonly stack: 'crew' | 'personality'; readonly card?: CrewId | PersonalityId }
  /** By seat; `unchosen` leaves the game. */
  | {
      readonly type: 'cards.revealed';
      readonly crew: readonly CrewId[];
      readonly personalities: readonly PersonalityId[];
      readonly unchosen: readonly (CrewId | PersonalityId)[];
    }
  | { readonly type: 'name.given'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'ship.named'; readonly seat: Seat; readonly ship: string; readonly source: Source }
  | { readonly type: 'auction.opened'; readonly card: RoleCard | 'order'; readonly offer: number | null }
  | {
      readonly type: 'auction.bid';
      readonly seat: Seat;
      readonly bid: BidAnswer;
      readonly repeat: boolean;
      readonly automatic: boolean;
    }
  | { readonly type: 'auction.won'; readonly card: RoleCard | 'order'; readonly seat: Seat; readonly bid: BidAnswer }
  | { readonly type: 'auction.lots'; readonly card: RoleCard; readonly seat: Seat }
  | {
      readonly type: 'dice.moved';
      readonly die: string;
      readonly count: number;
      readonly from: string;
      readonly to: string;
      readonly clause: string;
    }
  | { readonly type: 'order.given'; readonly seat: Seat; readonly round: number; readonly order: OrderId }
  | { readonly type: 'encounter.drawn'; readonly round: number; readonly sheet: Sheet; readonly alien: string; readonly where: string }
  | { readonly type: 'order.tagged'; readonly seat: Seat; readonly order: OrderId; readonly themes: readonly Theme[] }
  | { readonly type: 'order.objected'; readonly seat: Seat; readonly strike: Theme; readonly put: Theme }
  | { readonly type: 'order.voted'; readonly agree: readonly Seat[]; readonly keep: readonly Seat[]; readonly themes: readonly Theme[] }
  | { readonly type: 'commission.offered'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'plan.chosen'; readonly seat: Seat; readonly approach: Approach; readonly method: OrderId }
  | { readonly type: 'consent.given'; readonly seat: Seat; readonly approach: Approach; readonly granted: boolean }
  | { readonly type: 'alien.die'; readonly seat: Seat; readonly die: string }
  /** The attitude only for its owner, unless one side goes first in public. */
  | { readonly type: 'attitude.locked'; readonly seat: Seat; readonly side: Side; readonly attitude?: Attitude }
  | { readonly type: 'attitudes.revealed'; readonly crew: Attitude; readonly alien: Attitude }
  | {
      readonly type: 'dice.rolled';
      readonly crew: readonly number[];
      readonly alien: readonly number[];
      readonly dice: readonly string[];
      /** How many re-rolls came before. */
      readonly rerollOf: number;
    }
  | {
      readonly type: 'challenge.won';
      readonly round: number;
      readonly side: Side;
      readonly seat: Seat;
      readonly loser: Seat;
      readonly attitude: Attitude;
      readonly reason: WinReason;
    }
  | ({ readonly type: 'text.posted' } & Entry)
  | { readonly type: 'roles.moved'; readonly captain: Seat; readonly alien: Seat; readonly clause: string }
  | {
      readonly type: 'save.tried';
      readonly seat: Seat;
      readonly round: number;
      readonly own: readonly string[];
      readonly against: readonly string[];
    }
  | {
      readonly type: 'save.result';
      readonly seat: Seat;
      readonly round: number;
      readonly captain: number;
      readonly alien: number;
      readonly success: boolean;
    }
  | { readonly type: 'finalAct.announced'; readonly from: number }
  | { readonly type: 'finalAct.began'; readonly round: number; readonly last: number }
  | { readonly type: 'conceded'; readonly seat: Seat }
  | { readonly type: 'episode.titled'; readonly seat: Seat; readonly title: string; readonly source: Source }
  | { readonly type: 'episode.ended'; readonly reason: string; readonly ranking: readonly (readonly Seat[])[] };
