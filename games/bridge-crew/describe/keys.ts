/** The small change of describing: keys and refs of seats, dice, Orders and bids. */
import type { Described, Ref, Seat } from '@bridgehead/kernel';
import type { OrderId, Theme } from '../cards.ts';
import type { BidAnswer } from '../events.ts';

export type Params = Record<string, string | number>;
export const say = (key: string, params: Params = {}, refs: Ref[] = []): Described => ({ key: `brc.${key}`, params, refs });

export const seatKey = (seat: Seat): string => `@seat.${seat}`;
export const seatRef = (seat: Seat): Ref => `seat:${seat}`;
export const orderKey = (order: OrderId): string => `@brc.order.${order}`;
export const themeKey = (theme: Theme): string => `@brc.theme.${theme}`;
export const bidKey = (bid: BidAnswer): string => (typeof bid === 'number' ? `d${bid}` : `@brc.bid.${bid}`);
export const dieParams = (code: string): Params => ({ colour: `@brc.colour.${code[0]}`, faces: code.slice(1) });
export const dieRef = (code: string): Ref => `die:${code}`;

/** What a person wrote may begin with '@', which would make it a key: a mark in front keeps it a text. */
export const quoted = (text: string): string => (text.startsWith('@') ? `\u200A${text}` : text);
