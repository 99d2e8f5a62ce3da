/** Tables: made, joined, left, listed. */
import { type AnyGame, freshSeed, type Json, type Result, readOptions, seatsProblem } from '@bridgehead/kernel';
import {
  act,
  type ClockChoice,
  type Command,
  CreateBody,
  commitmentOf,
  firstOf,
  isAtStake,
  type Journalled,
  type ListWish,
  type Look,
  Match,
  type MatchCard,
  type MatchList,
  type MatchSetup,
  MOST_OFFERS,
  nextOf,
  placesToTurn,
  type SeatChoice,
  type SeatShown,
  type Series,
  shownTo,
  turned,
} from '@bridgehead/match';
import { nanoid } from 'nanoid';
import type { Config } from './config.ts';
import type { GameOnShelf } from './house.ts';
import { Turns } from './limits.ts';
import { ProblemError, problem } from './problem.ts';
import type { Room } from './rooms/room.ts';
import type { Rooms } from './rooms/rooms.ts';
import { rowOf } from './rooms/row.ts';
import type { MatchRow, Page } from './store/matches.ts';
import type { PeopleTable } from './store/schema.ts';
import type { Store } from './store/store.ts';

export interface NewTable {
  readonly game: string;
  readonly options?: unknown;
  readonly seats: readonly SeatChoice[];
  readonly clock?: ClockChoice;
  readonly onExpiry?: 'default' | 'bot';
  readonly listed?: boolean;
  readonly spectators?: boolean;
  readonly talk?: boolean;
  readonly hints?: boolean | undefined;
  readonly bestOf?: number;
  readonly from?: MatchSetup['from'];
  readonly series?: Series;
}

export interface Joining {
  readonly seat?: number | null | undefined;
  readonly word?: string | null | undefined;
  readonly pledge?: string | null | undefined;
}

const LISTED = 60;
/** Rows of a page of the public lists. */
const PAGE = 40;
/** So many listed tables of one person wait, and at so many of others one person sits, at the same time. */
const MOST_LISTED = 3;
const MOST_SEATS = 5;
/** A host whose page was there so lately is there. */
const THERE_MS = 60_000;
const MOST_TRIES = 3;
/** So many seats may be kept for others at the same time, and so many people are remembered as met. */
const MOST_INVITATIONS = 20;
const MOST_MET = 200;

/** Somebody else is waited for. */
const waitsForOthers = (seat: SeatChoice): boolean => seat === 'open' || (typeof seat === 'object' && 'invite' in seat);

export class Lobby {
  readonly #config: Config;
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #games: ReadonlyMap<string, GameOnShelf>;
  readonly #now: () => number;
  /** Nobody's matches are counted while they are taking a seat elsewhere. */
  readonly #turns = new Turns();

  constructor(config: Config, store: Store, rooms: Rooms, games: ReadonlyMap<string, GameOnShelf>, now: () => number) {
    this.#config = config;
    this.#store = store;
    this.#rooms = rooms;
    this.#games = games;
    this.#now = now;
  }

  game(id: string): AnyGame {
    const found = this.#games.get(id);
    if (found === undefined) throw problem('unknown-game');
    return found.game;
  }

  async room(id: string): Promise<Room> {
    const room = await this.#rooms.open(id);
    if (room === null) throw problem('unknown-match');
    if (this.#store.isShared) await room.freshen();
    else await new Promise<void>((resolve) => room.whenSettled(() => resolve()));
    return room;
  }

  async create(person: PeopleTable, table: NewTable): Promise<MatchCard> {
    const game = this.game(table.game);
    const read = readOptions(game.options, table.options);
    if ('problem' in read) throw problem('bad-options', read.problem);
    const { seats } = table;
    const unfitting = seatsProblem(game, seats.length, read.options);
    if (unfitting !== null) throw problem('bad-options', unfitting);
    if (!seats.some((seat) => seat === 'me' || waitsForOthers(seat))) throw problem('bad-options', 'Somebody must sit at the table.');
    const { matchesEach: tables } = this.#config;
    const tooMany = problem('too-many', `You have ${tables} unfinished matches; finish one first.`);
    if ((await this.#store.matches.countOf(person.id)) >= tables) throw tooMany;
    if (table.listed === true && (await this.#store.matches.listedBy(person.id)) >= MOST_LISTED)
      throw problem('too-many', `${MOST_LISTED} of your listed tables are waiting already; play or call off one first.`);
    await this.#checkInvitations(person.id, seats);
    const now = this.#now();
    const setup = this.#setup(game, table, read.options, person.id, now);
    const match = new Match(game, setup);
    match.names.set(person.id, person.name);
    for (const [id, name] of await this.#store.people.names((setup.kept ?? []).flatMap((one) => one ?? []))) match.names.set(id, name);
    const known = await this.#isKnown(person);
    await this.#rooms.meet(person.id);
    const deeds: Journalled[] = [];
    seats.forEach((choice, seat) => {
      if (waitsForOthers(choice)) return;
      const command: Command =
        typeof choice === 'object' && 'bot' in choice
          ? { do: 'bot', seat, level: choice.bot }
          : { do: 'sit', seat, person: person.id, word: null, shared: true, known };
      const judged = act(match, command, now);
      if ('deed' in judged) deeds.push(match.apply(match.next(judged.deed, now)));
    });
    const most = { tables, invitations: MOST_INVITATIONS, listed: MOST_LISTED };
    const isMade = await this.#turns.take(person.id, () => this.#store.matches.create(setup, rowOf(match), deeds, most));
    if (!isMade) throw tooMany;
    return this.card(this.#rooms.adopt(match), person.id);
  }

  /** Whose name a passkey keeps. */
  async #isKnown({ id }: PeopleTable): Promise<boolean> {
    return (await this.#store.people.passkeysOf(id)).length > 0;
  }
  #setup(game: AnyGame, table: NewTable, options: Readonly<Record<string, Json>>, creator: string, created: number): MatchSetup {
    const id = nanoid(16);
    const secret = freshSeed();
    const defaults = CreateBody.parse({ game: game.id, seats: table.seats });
    // Somebody who plays alone need not wait for a window to close.
    const alone = !table.seats.some(waitsForOthers);
    const kept = table.seats.map((seat) => (typeof seat === 'object' && 'invite' in seat ? seat.invite : null));
    const isSolo = alone && table.seats.filter((seat) => seat === 'me').length === 1;
    return {
      id,
      game: game.id,
      version: game.version,
      options,
      seats: table.seats.length,
      clock: table.clock ?? defaults.clock,
      onExpiry: table.onExpiry ?? defaults.onExpiry,
      listed: table.listed ?? defaults.listed,
      spectators: table.spectators ?? defaults.spectators,
      ...(table.talk === false && { quiet: true }),
      hints: table.hints ?? isSolo,
      creator,
      created,
      secret,
      commitment: commitmentOf(id, secret),
      seed: null,
      window: alone ? 0 : this.#config.window,
      from: table.from ?? null,
      kept,
      series: table.series ?? firstOf(table.bestOf ?? 1, table.seats.length),
    };
  }

  /** Seats are kept only for people one knows, and not for too many at a time. */
  async #checkInvitations(person: string, seats: readonly SeatChoice[]): Promise<void> {
    const invited = seats.flatMap((seat) => (typeof seat === 'object' && 'invite' in seat ? [seat.invite] : []));
    if (invited.length === 0) return;
    if (new Set(invited).size < invited.length) throw problem('bad-options', 'A person can be invited to one seat only.');
    if (invited.includes(person)) throw problem('bad-options', 'Take a seat yourself instead of inviting yourself.');
    const met = await this.#store.matches.playedWith(person, MOST_MET);
    if (invited.some((id) => !met.some((one) => one.id === id)))
      throw problem('not-allowed', 'You can invite people you have played with; send others the link.');
    if ((await this.#store.matches.invitationsBy(person)) + invited.length > MOST_INVITATIONS)
      throw problem('too-many', `You keep ${MOST_INVITATIONS} seats for others already; wait until some are taken.`);
  }
  met(person: string): Promise<{ id: string; name: string; matches: number; last: number }[]> {
    return this.#store.matches.playedWith(person, MOST_MET);
  }

  /** The same table again with the seats turned: a new one, or the one that somebody else has offered already. */
  async rematch(person: PeopleTable, id: string, bestOf?: number): Promise<MatchCard> {
    const room = await this.room(id);
    const { match } = room;
    const [seat] = match.seatsOf(person.id);
    if (seat === undefined) throw problem('not-your-seat');
    if (match.desk.phase !== 'over') throw problem('not-allowed', 'The match is not over.');
    const offered = await this.#offered(match);
    if (offered !== null) return this.#accept(person, offered);
    const { setup, desk } = match;
    if ((desk.offered ?? 0) >= MOST_OFFERS) throw problem('too-many', 'A rematch was offered often enough here; make a new table.');
    const teams = room.shown(() => match.teams);
    const instead = desk.rematch?.match ?? null;
    const by = placesToTurn(setup.seats, teams);
    const seats = desk.seats.map((one): SeatChoice => {
      if (one.driver === 'bot') return { bot: one.level ?? 'officer' };
      return one.person === person.id ? 'me' : one.person === null ? 'open' : { invite: one.person };
    });
    const { game, options, clock, onExpiry, spectators, hints } = setup;
    const listed = setup.listed && seats.includes('open');
    const series = nextOf(setup.series ?? firstOf(1, setup.seats), id, desk.result, by, bestOf);
    const made = await this.create(person, {
      game,
      options,
      clock,
      onExpiry,
      listed,
      spectators,
      talk: setup.quiet !== true,
      hints,
      series,
      seats: turned(seats, by),
    });
    const settled = await room.submit({ do: 'rematch', seat, match: made.id, instead });
    if (!('refused' in settled)) return made;
    // Two offers at the same moment: the later one gives way.
    await this.leave(person, made.id);
    const first = await this.#offered(match);
    if (first === null) throw new ProblemError(settled.refused);
    return this.#accept(person, first);
  }
  /** The table of an offer that still stands. */
  async #offered(match: Match): Promise<Room | null> {
    const { rematch } = match.desk;
    const room = rematch === null ? null : await this.#rooms.open(rematch.match);
    return room === null || room.match.isOver ? null : room;
  }
  async #accept(person: PeopleTable, room: Room): Promise<MatchCard> {
    return room.match.seatsOf(person.id).length > 0 ? this.card(room, person.id) : this.join(person, room.id, {});
  }
  /** A seat that is kept for this person is anybody's. */
  async decline(person: string, id: string): Promise<MatchCard> {
    const room = await this.#do(await this.room(id), { do: 'decline', person });
    await this.#store.matches.endInvitation(id, person);
    return this.card(room, person);
  }
  /** Nobody waits for somebody who is gone. */
  async declineAll(person: string): Promise<void> {
    for (const id of await this.#store.matches.invitationsTo(person)) await this.decline(person, id).catch(() => undefined);
  }

  async join(person: PeopleTable, id: string, { seat = null, word = null, pledge = null }: Joining): Promise<MatchCard> {
    const room = await this.room(id);
    if (room.match.seatsOf(person.id).length > 0) throw problem('already-seated');
    await this.#rooms.meet(person.id);
    const here = await this.#turns.take(person.id, async () => {
      const { matches } = this.#store;
      if ((await matches.countOf(person.id)) >= this.#config.matchesEach) throw problem('too-many');
      if (room.match.setup.listed && (await matches.seatsTakenBy(person.id)) >= MOST_SEATS)
        throw problem('too-many', `You sit at ${MOST_SEATS} tables that wait; leave one first.`);
      room.match.names.set(person.id, person.name);
      return this.#do(room, { do: 'sit', seat, person: person.id, word, pledge, known: await this.#isKnown(person) });
    });
    here.match.names.set(person.id, person.name);
    return this.card(here, person.id);
  }
  async pledge(person: PeopleTable, id: string, pledge: string): Promise<MatchCard> {
    const room = await this.room(id);
    return this.card(await this.#do(room, { do: 'pledge', person: person.id, pledge }), person.id);
  }
  async word(person: PeopleTable, id: string, word: string): Promise<MatchCard> {
    const room = await this.room(id);
    return this.card(await this.#do(room, { do: 'word', person: person.id, word }), person.id);
  }
  async taboo(person: PeopleTable, id: string, text: string): Promise<MatchCard> {
    const room = await this.room(id);
    return this.card(await this.#do(room, { do: 'taboo', person: person.id, text }), person.id);
  }
  /** Before it begins a seat is given back; the one who made the table, or plays alone against bots, calls the match off. */
  async leave(person: PeopleTable, id: string): Promise<MatchCard> {
    const room = await this.room(id);
    const { match } = room;
    const waitsForMaker = match.desk.phase === 'waiting' && match.setup.creator === person.id;
    if (match.seatsOf(person.id).length === 0 && !waitsForMaker) throw problem('not-your-seat');
    const alone = match.desk.seats.every((seat) => seat.driver !== 'person' || seat.person === person.id);
    const callsOff = waitsForMaker || (match.desk.phase !== 'waiting' && alone);
    if (callsOff && match.desk.phase === 'playing' && match.count > 0 && isAtStake(match))
      return this.card(await this.#giveUp(room, person.id), person.id);
    return this.card(await this.#do(room, callsOff ? { do: 'call-off' } : { do: 'rise', person: person.id }), person.id);
  }
  /** Calling off a match that counts, once somebody has answered, is giving up. */
  async #giveUp(room: Room, person: string): Promise<Room> {
    const seats = room.match.seatsOf(person).filter((seat) => room.match.playsOn(seat));
    if (seats.length === 0) throw problem('not-allowed', 'You have given up; the match counts, and the bots play on.');
    for (const seat of seats) if (!room.match.isOver) await this.#do(room, { do: 'concede', seat });
    return this.room(room.id);
  }
  /** Before it begins the one who made the table frees a seat. */
  async free(person: PeopleTable, id: string, seat: number): Promise<MatchCard> {
    const room = await this.room(id);
    if (room.match.setup.creator !== person.id) throw problem('not-allowed', 'Only the host frees a seat.', 403);
    return this.card(await this.#do(room, { do: 'free', seat, by: 'host' }), person.id);
  }
  /** Before somebody is forgotten: nobody waits for them. */
  async leaveAll(person: PeopleTable): Promise<void> {
    await this.declineAll(person.id);
    for (const id of await this.#store.matches.waitingOf(person.id)) await this.leave(person, id).catch(() => undefined);
  }
  /** A match that left memory between the question and the command is opened again. */
  async #do(room: Room, command: Command): Promise<Room> {
    for (let here = room, tries = 0; ; here = await this.room(room.id), tries++) {
      const settled = await here.submit(command);
      if (!('refused' in settled)) return here;
      if (settled.refused.code !== 'busy' || tries === MOST_TRIES) throw new ProblemError(settled.refused);
    }
  }

  // —— lists ——

  card(room: Room, person: string | null): MatchCard {
    const { setup, names } = room.match;
    const { id, game, version, created } = setup;
    const shown = room.shown(({ match }) => rowOf(match));
    const row = { ...shown, id, game, version, created, creator: '', setup: '', listed: 0, spectators: 0, attended: 0 };
    return cardOf(row, setup, names, person);
  }
  async one(id: string, person: string | null): Promise<MatchCard> {
    return this.card(await this.room(id), person);
  }
  /** The position as this person may see it: from their seat, or as a spectator where several seats are theirs or none is. */
  async look(id: string, person: string | null): Promise<Look> {
    const room = await this.room(id);
    const { match } = room;
    const own = person === null ? [] : match.seatsOf(person);
    if (own.length === 0 && !match.setup.spectators) throw problem('spectator');
    const as = own.length === 1 ? (own[0] as number) : 'spectator';
    return { as, view: room.shown(() => shownTo(match, as).view) };
  }
  /** As this person's lists show it, without opening the match. */
  async listed(id: string, person: string): Promise<MatchCard | null> {
    const row = await this.#store.matches.row(id);
    return row === null ? null : ((await this.#cards([row], person))[0] ?? null);
  }
  /** Yours; those that wait for you come first. */
  async mine(person: string): Promise<MatchCard[]> {
    const cards = await this.#cards(await this.#store.matches.of(person, LISTED), person);
    return cards.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
  }
  async finished(of: string, person: string | null, most: number): Promise<MatchCard[]> {
    return this.#cards(await this.#store.matches.finishedBy(of, most), person);
  }
  async open(person: string | null, wish: ListWish): Promise<MatchList> {
    return this.#page(await this.#store.matches.open(this.#now() - THERE_MS, pageOf(wish)), person);
  }
  async watchable(person: string | null, wish: ListWish): Promise<MatchList> {
    return this.#page(await this.#store.matches.watchable(pageOf(wish)), person);
  }
  async #page(rows: readonly MatchRow[], person: string | null): Promise<MatchList> {
    return { matches: await this.#cards(rows.slice(0, PAGE), person), more: rows.length > PAGE };
  }
  async #cards(rows: readonly MatchRow[], person: string | null): Promise<MatchCard[]> {
    const people = rows.flatMap((row) => (JSON.parse(row.seats) as SeatShown[]).flatMap((seat) => seat.person ?? seat.keptFor ?? []));
    const names = await this.#store.people.names(people);
    return rows.map((row) => cardOf(row, JSON.parse(row.setup) as MatchSetup, names, person));
  }
}

const pageOf = ({ game, page }: ListWish): Page => ({ game: game ?? null, from: page * PAGE, size: PAGE + 1 });

/** What a spectator is shown, and whether it is your turn: lists and cards must not tell more than the match itself. */
function cardOf(row: MatchRow, setup: MatchSetup, names: ReadonlyMap<string, string>, person: string | null): MatchCard {
  const seats = (JSON.parse(row.seats) as SeatShown[]).map((seat) => ({ ...seat, name: nameOf(seat, names) }));
  const waiting = JSON.parse(row.waiting) as number[];
  const series = setup.series ?? firstOf(1, seats.length);
  const yours = seats.flatMap((seat, i) => (person !== null && seat.person === person ? [i] : []));
  return {
    id: row.id,
    game: row.game,
    phase: row.phase as MatchCard['phase'],
    options: setup.options,
    seats,
    clock: setup.clock,
    onExpiry: setup.onExpiry,
    listed: setup.listed,
    spectators: setup.spectators,
    hints: setup.hints,
    commitment: setup.commitment,
    waiting: JSON.parse(row.awaited) as number[],
    yours,
    yourTurn: waiting.some((seat) => yours.includes(seat) && !seats[seat]?.away && !seats[seat]?.gaveUp),
    host: person !== null && setup.creator === person,
    invited: row.phase === 'waiting' && person !== null && seats.some((seat) => seat.keptFor === person),
    series: { ...series, wins: [...series.wins] },
    created: row.created,
    moved: row.turned,
    due: row.ends,
    result: row.result === null ? null : (JSON.parse(row.result) as Result as MatchCard['result']),
  };
}

function nameOf(seat: SeatShown, names: ReadonlyMap<string, string>): string {
  if (seat.driver === 'open') return names.get(seat.keptFor ?? '') ?? '';
  return seat.driver === 'bot' ? (seat.level ?? '') : (names.get(seat.person ?? '') ?? 'Someone');
}
