/** What somebody wants of a new table, and what the server or the page is asked for it. */
import type { OptionValues } from '@bridgehead/kernel';
import type { BotLevel, CreateBody, SeatChoice } from '@bridgehead/match';
import { CLOCKS } from './presets.ts';

/** A person one has played with, by id. */
type Guest = `invite:${string}`;
export type Chair = 'me' | 'open' | BotLevel | Guest;
const isGuest = (chair: Chair): chair is Guest => chair.startsWith('invite:');

export interface Plan {
  readonly options: OptionValues;
  readonly chairs: readonly Chair[];
  /** Of people at this device, by seat. */
  readonly names: Readonly<Record<number, string>>;
  readonly series: boolean;
  /** Which of `CLOCKS`. */
  readonly clock: string;
  readonly onExpiry: 'default' | 'bot';
  readonly listed: boolean;
  readonly spectators: boolean;
  /** Against bots: on the server, without hints, so that it counts for ratings. */
  readonly rated: boolean;
}

export const FIRST: Omit<Plan, 'options' | 'chairs'> = {
  names: {},
  series: false,
  clock: 'none',
  onExpiry: 'bot',
  listed: false,
  spectators: true,
  rated: false,
};

/** Everybody who plays is here or a bot. */
export const isSolo = ({ chairs }: Plan): boolean => !chairs.some((chair) => chair === 'open' || isGuest(chair));
/** The match runs in this browser. */
export const isHere = (plan: Plan): boolean => isSolo(plan) && !plan.rated;

export const resized = (chairs: readonly Chair[], count: number): readonly Chair[] =>
  Array.from({ length: count }, (_, seat) => chairs[seat] ?? 'open');

const seatChoice = (chair: Chair): SeatChoice =>
  chair === 'me' || chair === 'open' ? chair : isGuest(chair) ? { invite: chair.slice('invite:'.length) } : { bot: chair };

export const bodyOf = (game: string, plan: Plan): CreateBody => ({
  game,
  options: { ...plan.options },
  seats: plan.chairs.map(seatChoice),
  clock: CLOCKS[plan.clock] ?? { kind: 'none' },
  onExpiry: plan.onExpiry,
  listed: plan.listed,
  spectators: plan.spectators,
  bestOf: plan.series ? 3 : 1,
  ...(plan.rated && isSolo(plan) ? { hints: false } : {}),
});

/** The same for a match in this browser, as its address says it. */
export function soloQuery({ chairs, options, series, names }: Plan): URLSearchParams {
  const query = new URLSearchParams({
    guided: '0',
    seats: String(chairs.length),
    seat: chairs.flatMap((chair, seat) => (chair === 'me' ? [seat] : [])).join(','),
    bots: chairs.map((chair) => (chair === 'me' ? '' : chair)).join(','),
    options: JSON.stringify(options),
    series: series ? '3' : '1',
  });
  for (const [seat, chair] of chairs.entries()) if (chair === 'me') query.append('name', names[seat] ?? '');
  return query;
}
