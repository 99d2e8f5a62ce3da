/** What the drawings need to know, worked out from the view and the log alone. */
import type { Json, Seat } from '@bridgehead/kernel';
import type { LogLine } from '@bridgehead/ui';
import { ATTITUDES, type Attitude, type CrewId, type OrderId, PERSONALITY_IDS, type Stance } from '../cards.ts';
import { codeOf, diceIn, FACES, facesIn, type Kind, kindsIn, type Pool, TYPES } from '../dice.ts';
import type { BidAnswer, CrewEvent } from '../events.ts';
import { nth } from '../lists.ts';
import { crewChance } from '../odds.ts';
import type { Auction } from '../rules/bids.ts';
import { type Entry, NO_BID, RESPECT, type Tale } from '../state.ts';
import { officerTitle, ownName } from '../story/names.ts';
import { stanceIn, trainedIn } from '../table-help.ts';
import type { CrewView, OfficerView } from '../view.ts';

export const pool = (dice: readonly number[]): Pool => [...dice];
export const diceOf = (dice: readonly number[]): number => diceIn(pool(dice));
export const facesOfPool = (dice: readonly number[]): number => facesIn(pool(dice));
/** Every die of a pool by its code, rising. */
export const codesIn = (dice: readonly number[]): string[] =>
  kindsIn(pool(dice)).flatMap((kind: Kind) => Array.from({ length: nth(dice, kind) }, () => codeOf(kind)));

// —— who ——

const SHORT: Readonly<Record<CrewId, string>> = {
  comms: 'Comms',
  science: 'Science',
  helm: 'Helm',
  engineer: 'Engineer',
  first: 'First',
  security: 'Security',
  weapons: 'Weapons',
};
export const stationOf = (crew: CrewId): string => SHORT[crew];
/** What the table calls each seat; null before the cards are open. */
export const namesIn = (view: CrewView): (string | null)[] =>
  view.officers.map(({ crew, name }, seat) => (crew === null && name === '' ? null : officerTitle(view.officers, seat)));
const LETTERS = 10;
/** For a narrow place: the first word of a name, or the station. */
export function shortName(view: CrewView, seat: Seat, otherwise: string): string {
  const own = ownName(view.officers, seat);
  const crew = view.officers[seat]?.crew ?? null;
  const word = own?.split(' ')[0] ?? (crew === null ? endsOf(otherwise) : stationOf(crew));
  return [...word].length > LETTERS ? `${[...word].slice(0, LETTERS - 1).join('')}…` : word;
}
/** Of "Officer no. 1" the first word and the number tell enough. */
const endsOf = (name: string): string => ([...name].length > LETTERS ? name.replace(/ .* (?=\d+$)/, ' ') : name);
export const isAsleep = (view: CrewView, seat: Seat): boolean => seat === view.captain || seat === view.alien;

export const isTrained = (view: CrewView, { crew }: OfficerView): boolean =>
  crew !== null && view.order !== null && trainedIn(crew) === view.order;

// —— the auction ——

export const auctionOf = (view: CrewView): Auction => ({
  settings: view.settings,
  inGoodStanding: view.officers.map((one) => one.inGoodStanding),
  commission: pool(view.commission),
  officer: view.officers.map((one) => pool(one.dice)),
  bid: view.bid === null || view.bid === 'none' ? NO_BID : view.bid === 'respect' ? RESPECT : view.bid,
  offer: view.offer ?? NO_BID,
  isRepeat: view.isRepeat,
  personalities: view.officers.map(({ personality }) => PERSONALITY_IDS.findIndex((one) => one === personality)),
  themes: [...view.themes],
});

const eventAt = (log: readonly LogLine[], i: number): CrewEvent => nth(log, i).event as CrewEvent;

/** Who said what in the auction that is open, in order. */
export function bidsIn(log: readonly LogLine[]): { readonly seat: Seat; readonly bid: BidAnswer; readonly repeat: boolean }[] {
  const bids: { seat: Seat; bid: BidAnswer; repeat: boolean }[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const e = eventAt(log, i);
    if (e.type === 'auction.opened') break;
    if (e.type === 'auction.bid' && !e.automatic) bids.unshift({ seat: e.seat, bid: e.bid, repeat: e.repeat });
  }
  return bids;
}

// —— chances ——

export type Band = readonly [number, number];
const best = (dice: readonly number[]): number | null => FACES.findLast((_, type) => nth(dice, type) + nth(dice, type + TYPES) > 0) ?? null;
export const largestIn = best;

interface Side {
  readonly trained: boolean;
  readonly stance: Stance;
}
const sideOf = (view: CrewView, seat: Seat): Side => {
  const officer = nth(view.officers, seat);
  return { trained: isTrained(view, officer), stance: stanceIn(view, officer.personality) ?? 'unmoved' };
};
/** The Crew's chance with this die against that one, from the worst to the best pair of attitudes. */
export function bandOf(view: CrewView, crew: Seat, crewDie: number, alienDie: number, isBelaying = false): Band {
  const side = isBelaying ? { trained: false, stance: 'unmoved' as const } : sideOf(view, crew);
  const all = ATTITUDES.flatMap((own) =>
    ATTITUDES.map((foe) => crewChance({ crewDie, alienDie, crew: own, alien: foe, steady: view.settings.regulations, ...side })),
  );
  return [Math.min(...all), Math.max(...all)];
}
/** Against the strongest die that the Alien has; null if it has none. */
export function bandAgainstBest(view: CrewView, crew: Seat, crewDie: number): Band | null {
  const alienDie = best(view.encounter);
  return alienDie === null ? null : bandOf(view, crew, crewDie, alienDie);
}
export const turned = ([low, high]: Band): Band => [1 - high, 1 - low];

/** What is aimed at in the face-off: an attitude, with or without the second roll (BRC-R69). */
export const isOnce = (aim: Json): boolean => Array.isArray(aim) && aim[0] === 'once';
export const attitudeIn = (aim: Json): Attitude | null => ATTITUDES.find((one) => one === (Array.isArray(aim) ? aim[1] : aim)) ?? null;

// —— the story so far ——

export const taleOf = (view: CrewView): Tale | null => view.tales.at(-1) ?? null;
/** What the Captain told about this round's Order. */
export const orderText = (view: CrewView): Entry | null =>
  view.log.findLast(({ kind, round }) => kind === 'order' && round === view.round) ?? null;

type Of<T extends CrewEvent['type']> = Extract<CrewEvent, { type: T }>;
/** A challenge or a Save the Day, as far as it was seen. */
export interface Showdown {
  readonly order: OrderId | null;
  readonly attitudes: { readonly crew: Attitude; readonly alien: Attitude } | null;
  readonly rolls: readonly Of<'dice.rolled'>[];
  readonly won: Of<'challenge.won'> | null;
  readonly tried: Of<'save.tried'> | null;
  readonly saved: Of<'save.result'> | null;
  readonly moved: readonly Of<'dice.moved'>[];
  readonly roles: Of<'roles.moved'> | null;
  /** The latest line, so that the same one is known again. */
  readonly at: number;
}

/** What a showdown is about: the tale of its own round, not of the latest. */
export const taleIn = (view: CrewView, { won, saved }: Pick<Showdown, 'won' | 'saved'>): Tale | null =>
  view.tales.find(({ round }) => round === (won?.round ?? saved?.round)) ?? taleOf(view);

/** The latest showdown that has come to its roll. */
export function lastShowdown(log: readonly LogLine[]): Showdown | null {
  let end = log.length - 1;
  while (end >= 0 && !isVerdict(eventAt(log, end))) end--;
  if (end < 0) return null;
  const found = { attitudes: null, won: null, tried: null, saved: null, roles: null, order: null } as {
    -readonly [K in keyof Showdown]: Showdown[K];
  };
  const rolls: Of<'dice.rolled'>[] = [];
  const moved: Of<'dice.moved'>[] = [];
  for (let i = end; i < log.length; i++) {
    const e = eventAt(log, i);
    if (e.type === 'challenge.won') found.won = e;
    if (e.type === 'save.result') found.saved = e;
    if (e.type === 'dice.moved') moved.push(e);
    if (e.type === 'roles.moved') {
      found.roles = e;
      break;
    }
    if (e.type === 'order.given') break;
  }
  for (let i = end; i >= 0; i--) {
    const e = eventAt(log, i);
    if (e.type === 'dice.rolled') rolls.unshift(e);
    if (e.type === 'attitudes.revealed') found.attitudes ??= e;
    if (e.type === 'save.tried') found.tried = e;
    if (e.type === 'order.given') found.order = e.order;
    if (e.type === 'order.given' || e.type === 'save.tried') break;
  }
  return { ...found, rolls, moved, at: nth(log, end).at };
}
const isVerdict = ({ type }: CrewEvent): boolean => type === 'challenge.won' || type === 'save.result';
