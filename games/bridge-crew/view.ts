/** What a viewer may know, built up from nothing. Nearly all is public (BRC-R43); hidden are face-down cards and a locked attitude. */
import type { Seat, Viewer } from '@bridgehead/kernel';
import {
  type Approach,
  type Attitude,
  type CrewId,
  crewRow,
  NO_CARD,
  type OrderId,
  type PersonalityId,
  personalityRow,
  type Sheet,
  type Theme,
} from './cards.ts';
import { codeOf, NO_DIE } from './dice.ts';
import type { BidAnswer, WinReason } from './events.ts';
import { nth } from './lists.ts';
import type { Settings } from './options.ts';
import { crewHolder, personalityHolder } from './rules/setup.ts';
import {
  type Beat,
  type Entry,
  lastOrdinaryRound,
  lastRoundOfAll,
  NO_BID,
  NOBODY,
  officerPool,
  RESPECT,
  type Source,
  type Tale,
  type Tally,
  type Voyage,
} from './state.ts';

export type OfficerView = {
  /** Null while it lies face down or is not chosen. */
  readonly crew: CrewId | null;
  readonly personality: PersonalityId | null;
  readonly hasChosen: readonly ('crew' | 'personality')[];
  readonly name: string;
  readonly dice: readonly number[];
  readonly reputation: number;
  readonly inGoodStanding: boolean;
  readonly out: boolean;
  readonly conceded: boolean;
};
/** A stack in a hand: its cards for the holder, their number for everybody. */
export type StackView<C> = { readonly holder: Seat; readonly count: number; readonly cards: readonly C[] | null };
export type SideView = {
  readonly seat: Seat;
  readonly die: string | null;
  readonly lines: number;
  readonly isWriting: boolean;
  readonly attitude: Attitude | 'locked' | null;
  /** BRC-R69: rolls once although trained; as open as the attitude. */
  readonly once: boolean;
};
export type CrewView = {
  readonly settings: Settings;
  readonly first: Seat;
  readonly beat: Beat;
  readonly round: number;
  readonly lastOrdinary: number;
  readonly lastRound: number;
  readonly officers: readonly OfficerView[];
  readonly crewStack: StackView<CrewId> | null;
  readonly personalityStack: StackView<PersonalityId> | null;
  readonly ship: string;
  readonly shipSource: Source;
  readonly title: string;
  readonly titleSource: Source;
  readonly captain: Seat;
  readonly alien: Seat;
  readonly commission: readonly number[];
  readonly encounter: readonly number[];
  readonly removed: readonly number[];
  readonly turn: Seat;
  readonly bid: BidAnswer | null;
  readonly bidder: Seat;
  readonly isRepeat: boolean;
  readonly order: OrderId | null;
  readonly sheet: Sheet | null;
  readonly themes: readonly Theme[];
  readonly offer: number | null;
  readonly crew: Seat;
  readonly isMaverick: boolean;
  readonly approach: Approach;
  readonly method: OrderId;
  readonly refused: readonly Approach[];
  /** First the Crew, then the Alien; null outside a challenge. */
  readonly sides: readonly [SideView, SideView] | null;
  readonly won: { readonly side: 'crew' | 'alien'; readonly attitude: Attitude; readonly reason: WinReason } | null;
  readonly saved: boolean | null;
  readonly isContinued: boolean;
  readonly given: readonly number[];
  readonly tally: Readonly<Record<keyof Tally, readonly number[]>>;
  readonly log: readonly Entry[];
  readonly tales: readonly Tale[];
  /** What the ghost-writer has used up: sparks leave it out. */
  readonly bags: readonly number[];
  readonly said: readonly number[];
};

export function view(s: Voyage, viewer: Viewer, _over: boolean): CrewView {
  const isOrder = s.round > 0 && s.awaits !== 'command' && s.saved === null && s.awaits !== 'dare' && !s.isContinued;
  return {
    settings: s.settings,
    first: s.first,
    beat: s.awaits,
    round: s.round,
    lastOrdinary: lastOrdinaryRound(s),
    lastRound: lastRoundOfAll(s),
    officers: s.officer.map((_, seat) => officerView(s, seat, viewer)),
    crewStack: s.revealed ? null : stackView(crewHolder(s), s.crewStack, viewer, (card) => crewRow(card).id),
    personalityStack: s.revealed ? null : stackView(personalityHolder(s), s.personalityStack, viewer, (card) => personalityRow(card).id),
    ship: s.ship,
    shipSource: s.shipSource,
    title: s.title,
    titleSource: s.titleSource,
    captain: s.captain,
    alien: s.alien,
    commission: s.commission.slice(),
    encounter: s.encounter.slice(),
    removed: s.removed.slice(),
    turn: s.turn,
    bid: s.bid === NO_BID ? null : s.bid === RESPECT ? 'respect' : s.bid,
    bidder: s.bidder,
    isRepeat: s.isRepeat,
    order: isOrder ? s.order : null,
    sheet: s.sheet,
    themes: s.themes.slice(),
    offer: s.offer === NO_BID ? null : s.offer,
    crew: s.crew,
    isMaverick: s.isMaverick,
    approach: s.approach,
    method: s.method,
    refused: s.refused.slice(),
    sides: s.crew === NOBODY ? null : [sideView(s, 0, viewer), sideView(s, 1, viewer)],
    won: s.awaits === 'outcome' ? { side: s.crewWon ? 'crew' : 'alien', attitude: s.wonWith, reason: s.wonBy } : null,
    saved: s.saved,
    isContinued: s.isContinued,
    given: s.given.slice(),
    tally: {
      wonAsAlien: s.tally.wonAsAlien.slice(),
      maverickWins: s.tally.maverickWins.slice(),
      friendlyWins: s.tally.friendlyWins.slice(),
      hostileWins: s.tally.hostileWins.slice(),
      lostAsCrew: s.tally.lostAsCrew.slice(),
      captain: s.tally.captain.slice(),
      alien: s.tally.alien.slice(),
    },
    log: s.log.slice(),
    tales: s.tales.slice(),
    // BRC-R54: what has been said is left out by sparks, too.
    bags: s.memory.bags.slice(),
    said: s.memory.said.slice(),
  };
}

function officerView(s: Voyage, seat: Seat, viewer: Viewer): OfficerView {
  const isOpen = s.revealed || viewer === seat;
  const [crew, personality] = [nth(s.crewCards, seat), nth(s.personalities, seat)];
  const hasChosen: ('crew' | 'personality')[] = [];
  if (crew !== NO_CARD) hasChosen.push('crew');
  if (personality !== NO_CARD) hasChosen.push('personality');
  return {
    crew: isOpen && crew !== NO_CARD ? crewRow(crew).id : null,
    personality: isOpen && personality !== NO_CARD ? personalityRow(personality).id : null,
    hasChosen,
    name: nth(s.names, seat),
    dice: officerPool(s, seat).slice(),
    reputation: nth(s.reputation, seat),
    inGoodStanding: nth(s.inGoodStanding, seat),
    out: nth(s.out, seat),
    conceded: s.conceded.includes(seat),
  };
}

function stackView<C>(holder: Seat, stack: readonly number[], viewer: Viewer, idOf: (card: number) => C): StackView<C> {
  return { holder, count: stack.length, cards: viewer === holder ? stack.map(idOf) : null };
}

function sideView(s: Voyage, side: 0 | 1, viewer: Viewer): SideView {
  const seat = side === 0 ? s.crew : s.alien;
  const die = side === 0 ? s.crewDie : s.alienDie;
  const given = s.attitudes[side] ?? null;
  const isOpen = viewer === seat || !s.attitudes.includes(null) || s.settings.attitudes !== 'simultaneous';
  return {
    seat,
    die: die === NO_DIE ? null : codeOf(die),
    lines: nth(s.spoken, side),
    isWriting: nth(s.isWriting, side),
    attitude: given === null || isOpen ? given : 'locked',
    once: side === 0 && isOpen && given !== null && s.rollsOnce,
  };
}
