/** Commands: what somebody wants to do. Judged against the match as it stands; those that hold become a deed for `Match.apply`. */
import { defaultAnswer, freshSeed, isRefusal, type MatchChance, PASS, type Seat, type Standing, same } from '@bridgehead/kernel';
import { placeOf } from './back.ts';
import { affordsUndo, isOut, nextExpiry } from './clock.ts';
import type { By, Deed } from './desk.ts';
import { pledgeOf, wordOf } from './fair.ts';
import { looksLike } from './look-alike.ts';
import { erasedBy, isFlood, judgeMark, type MarkCommand } from './marks.ts';
import type { Match } from './match.ts';
import { screened } from './screen.ts';
import { hasRisenTooOften, soonestAfter } from './seating.ts';
import { answeredFor, goesByItself } from './standing.ts';
import { judgeTaboo } from './taboo.ts';
import { type BotLevel, LIMITS } from './terms.ts';
import { cleanLine, cleanText } from './text.ts';
import { because, ruled, type Trouble, trouble } from './trouble.ts';

export type Command =
  | {
      readonly do: 'sit';
      readonly seat: Seat | null;
      readonly person: string;
      readonly word: string | null;
      readonly pledge?: string | null;
      /** One person in several seats: passed from hand to hand at one device. */
      readonly shared?: boolean;
      /** A passkey keeps their name. */
      readonly known?: boolean;
    }
  | { readonly do: 'bot'; readonly seat: Seat; readonly level: BotLevel }
  | { readonly do: 'rise'; readonly person: string }
  /** The host wants the seat, or its person is not there and has never pledged a word. */
  | { readonly do: 'free'; readonly seat: Seat; readonly by: 'host' | 'absent' }
  | { readonly do: 'decline'; readonly person: string }
  /** `instead`: the last offer that failed. A person who does not know of the latest offer is too late. */
  | { readonly do: 'rematch'; readonly seat: Seat; readonly match: string; readonly instead: string | null }
  | { readonly do: 'pledge'; readonly person: string; readonly pledge: string }
  | { readonly do: 'word'; readonly person: string; readonly word: string }
  /** A word or topic that the person does not want to read tonight. */
  | { readonly do: 'taboo'; readonly person: string; readonly text: string }
  | { readonly do: 'answer'; readonly seat: Seat; readonly prompt: number; readonly answer: unknown; readonly by: By }
  | { readonly do: 'concede'; readonly seat: Seat }
  | { readonly do: 'undo'; readonly seat: Seat }
  | { readonly do: 'draw'; readonly seat: Seat }
  | { readonly do: 'hush'; readonly seat: Seat; readonly on: boolean }
  | { readonly do: 'consent'; readonly seat: Seat; readonly yes: boolean }
  | { readonly do: 'standing'; readonly seat: Seat; readonly standing: Standing }
  | { readonly do: 'away'; readonly seat: Seat; readonly level: BotLevel }
  | { readonly do: 'return'; readonly seat: Seat }
  | {
      readonly do: 'chat';
      readonly person: string;
      readonly name: string;
      readonly seat: Seat | null;
      readonly text: string;
      readonly to: 'all' | 'team';
    }
  | ({ readonly do: 'mark' } & MarkCommand)
  | { readonly do: 'call-off'; readonly why?: 'rules' }
  | { readonly do: 'outage'; readonly from: number; readonly until: number }
  | { readonly do: 'expire' }
  | { readonly do: 'fault'; readonly what: string };

/**
 * A deed, a refusal, nothing (it is so already, and nothing is written down), or to be tried again at a later moment: a pass in a
 * response window takes effect no sooner than the window allows.
 */
export type Judged = { readonly deed: Deed } | { readonly refused: Trouble } | { readonly nothing: true } | { readonly holdUntil: number };

const no = (...reason: Parameters<typeof trouble>): Judged => ({ refused: trouble(...reason) });
const yes = (deed: Deed): Judged => ({ deed });

/** Changes nothing. */
export function act(match: Match, command: Command, now: number): Judged {
  const { desk } = match;
  if (desk.phase === 'frozen' && command.do !== 'chat' && command.do !== 'call-off')
    return no('not-allowed', 'This match is frozen because a rule went wrong.');
  switch (command.do) {
    case 'sit':
      return sit(match, command, now);
    case 'bot':
      return desk.phase !== 'waiting' || desk.seats[command.seat]?.driver !== 'open' ? no('not-open') : yes(command);
    case 'rise': {
      const seat = match.seatsOf(command.person)[0];
      if (seat === undefined) return no('not-your-seat');
      if (desk.phase !== 'waiting') return no('not-allowed', 'The match has begun; concede or let a bot play on.');
      return yes({ do: 'rise', seat, anew: true });
    }
    case 'free': {
      const { person, sat } = desk.seats[command.seat] ?? {};
      if (desk.phase !== 'waiting') return no('not-allowed', 'The match has begun.');
      if (!person || person === match.setup.creator) return no('not-allowed', 'Nobody else sits there.');
      if (command.by === 'absent' && sat === undefined) return no('not-allowed', 'They have pledged a word.');
      return yes({ do: 'rise', seat: command.seat, anew: true, by: command.by });
    }
    case 'decline': {
      const seat = desk.seats.findIndex((one) => one.keptFor === command.person);
      return seat < 0 || desk.phase !== 'waiting' ? no('gone', 'No seat is kept for you here.') : yes({ do: 'decline', seat });
    }
    case 'rematch':
      if (desk.phase !== 'over') return no('not-allowed', 'The match is not over.');
      if (desk.seats[command.seat]?.driver !== 'person') return no('not-your-seat');
      if ((desk.offered ?? 0) >= MOST_OFFERS) return no('too-many', 'A rematch was offered often enough here; make a new table.');
      if ((desk.rematch?.match ?? null) !== command.instead) return no('gone', 'Somebody else has offered a rematch.');
      return yes({ do: 'rematch', seat: command.seat, match: command.match });
    case 'pledge':
      return pledge(match, command, now);
    case 'word':
      return word(match, command);
    case 'taboo': {
      const line = judgeTaboo(match, command.person, command.text);
      return 'code' in line ? { refused: line } : yes({ do: 'taboo', ...line });
    }
    case 'outage':
      return command.until <= desk.clock.since || command.until > now ? no('gone') : yes(command);
    case 'hush':
      if (desk.seats[command.seat]?.driver !== 'person') return no('not-your-seat');
      return isQuiet(match) === command.on ? { nothing: true } : yes(command);
    case 'chat':
      return chat(match, command);
    case 'mark': {
      const mark = judgeMark(match, command, now);
      return 'code' in mark ? { refused: mark } : yes({ do: 'mark', ...mark });
    }
    case 'call-off':
      return match.isOver ? no('gone') : yes(command);
    case 'fault':
      return yes(command);
    default:
      if (match.isOver) return { refused: { ...trouble('gone'), code: 'over', sentence: 'The match is over.' } };
      return desk.phase === 'waiting' ? no('not-begun') : inPlay(match, command, now);
  }
}

function sit(match: Match, command: Extract<Command, { do: 'sit' }>, now: number): Judged {
  const { seats, phase, rose } = match.desk;
  const isFor = (person: string | null) => seats.findIndex((one) => one.driver === 'open' && one.keptFor === person);
  const kept = isFor(command.person);
  const seat = command.seat ?? (kept >= 0 ? kept : isFor(null));
  if (phase !== 'waiting' || seats.every((one) => one.driver !== 'open')) return no('full');
  if (command.shared !== true && match.seatsOf(command.person).length > 0) return no('already-seated');
  if (seat < 0) return no('not-open', KEPT);
  if (seats[seat]?.driver !== 'open') return no('not-open');
  const owner = seats[seat]?.keptFor ?? null;
  if (owner !== null && owner !== command.person) return no('not-open', KEPT);
  if (owner === null && hasRisenTooOften(rose, command.person))
    return no('not-allowed', 'You have left this table; ask its host to keep a seat for you.');
  if (owner === null && now < soonestAfter(rose)) return no('flood', 'People come and go here; please try again in a minute.');
  const { person, pledge = null, known = false } = command;
  const word = command.word === null ? null : wordOf(match.setup.id, command.word);
  if (word !== null && pledge !== null && pledgeOf(match.setup.id, word) !== pledge) return no('bad-message', ANOTHER_WORD);
  return yes({ do: 'sit', seat, person, pledge, word, ...(known ? { known } : {}) });
}

/** Offers of a rematch that came to nothing, in one match. */
export const MOST_OFFERS = 10;
const KEPT = 'That seat is kept for somebody else.';
const ANOTHER_WORD = 'That is not the word you pledged.';

/** As long as no word is known a pledge may be replaced, and all are bound again: the browser that knew the word may be gone. */
function pledge(match: Match, { person, pledge: given }: Extract<Command, { do: 'pledge' }>, now: number): Judged {
  const { seats, phase } = match.desk;
  const own = seats.filter((seat) => seat.person === person);
  if (own.length === 0) return no('not-your-seat');
  if (phase !== 'waiting' || own.some((seat) => seat.word !== null)) return no('not-allowed', 'Your word is in already.');
  const isKnown = seats.some((seat) => seat.pledge !== null && seat.word !== null && !seat.atOnce);
  const isAnother = own.some((seat) => seat.pledge !== null && seat.pledge !== given);
  if (isKnown && isAnother) return no('not-allowed', 'Others have given their words; yours is pledged.');
  if (isAnother && now < soonestAfter(match.desk.repledged?.[person]))
    return no('flood', 'You have pledged many words; please wait a minute.');
  return yes({ do: 'pledge', person, pledge: given, ...(isAnother && { anew: true }) });
}

function word(match: Match, { person, word: given }: Extract<Command, { do: 'word' }>): Judged {
  const { seats, phase } = match.desk;
  if (phase !== 'waiting') return no('not-allowed', 'The match has begun; words are no longer taken.');
  const mine = seats.filter((seat) => seat.person === person);
  if (mine.length === 0) return no('not-your-seat');
  const own = mine.filter((seat) => seat.word === null);
  if (own.length === 0) return no('not-allowed', 'Your word is in already.');
  const { id } = match.setup;
  const kept = wordOf(id, given);
  const pledged = pledgeOf(id, kept);
  // A word for a void pledge was meant for another table, however late it comes.
  const isAnother = own.some(({ pledge: own }) => (own === null ? match.desk.voided?.includes(pledged) : own !== pledged));
  return isAnother ? no('bad-message', ANOTHER_WORD) : yes({ do: 'word', person, word: kept });
}

const isQuiet = ({ desk, setup }: Match): boolean => desk.hushed ?? setup.quiet ?? false;
const NAME_TAKEN = 'Somebody at this table has that name; choose another one to talk here.';
const isNameOfAPlayer = (match: Match, person: string, name: string): boolean =>
  match.desk.seats.some((seat, i) => seat.driver === 'person' && seat.person !== person && looksLike(match.nameOf(i), name));

function chat(match: Match, { person, name, seat, to, text }: Extract<Command, { do: 'chat' }>): Judged {
  const clean = cleanLine(text, LIMITS.chat);
  if (clean === '') return no('bad-message', 'There is nothing to read in that line.');
  if (seat === null && isQuiet(match)) return no('not-allowed', 'Spectators are quiet at this table.');
  if (seat === null && isNameOfAPlayer(match, person, name)) return no('not-allowed', NAME_TAKEN);
  if (to === 'team' && (seat === null || match.teams === null)) return no('not-allowed', 'You have no team to talk to.');
  const heard = to === 'team' ? [...match.teamOf(seat as Seat)] : null;
  return yes({ do: 'chat', line: { id: freshSeed().slice(0, 16), person, name, seat, text: clean, to: heard } });
}

type InPlay = Exclude<
  Command,
  {
    do:
      | 'sit'
      | 'bot'
      | 'rise'
      | 'free'
      | 'decline'
      | 'rematch'
      | 'pledge'
      | 'word'
      | 'taboo'
      | 'hush'
      | 'chat'
      | 'mark'
      | 'call-off'
      | 'outage'
      | 'fault';
  }
>;

/** What somebody who has given up cannot do for the seat any more. */
const TAKEN: readonly Command['do'][] = ['answer', 'concede', 'undo', 'away', 'return'];
const isGivenUp = (match: Match, command: InPlay): boolean =>
  'seat' in command && match.hasLeft(command.seat) && !('by' in command && command.by !== 'person');

function inPlay(match: Match, command: InPlay, now: number): Judged {
  const { desk, game } = match;
  const run = match.run as NonNullable<Match['run']>;
  if ('seat' in command && desk.seats[command.seat] === undefined) return no('not-your-seat');
  if (TAKEN.includes(command.do) && isGivenUp(match, command)) {
    if (game.givenUp !== undefined) return { refused: because(game.givenUp, game) };
    if (command.do === 'concede') return no('not-allowed', 'This seat was given up.');
  }
  switch (command.do) {
    case 'answer':
      return answer(match, command.seat, command.prompt, command.answer, command.by, now);
    case 'concede': {
      const refusal = run.whyNotConcede(command.seat);
      if (refusal === null) return yes({ do: 'play', entry: { concede: command.seat }, by: 'person' });
      return refusal.code === 'malformed' ? no('not-allowed', 'This game has no concession.') : { refused: ruled(refusal, game) };
    }
    case 'undo':
      return undo(match, command.seat, now);
    case 'draw':
      if (game.drawByAgreement === undefined) return no('not-allowed', 'This game has no draw by agreement.');
      if (desk.seats.some((seat) => seat.driver === 'bot' || seat.away)) return no('not-allowed', 'A bot does not agree to a draw.');
      if (desk.petition !== null) return no('not-allowed', 'Another request is open.');
      return yes({ do: 'ask', kind: 'draw', seat: command.seat, to: 0, jump: 0 });
    case 'consent': {
      if (desk.petition === null) return no('gone', 'The request is no longer open.');
      const own = desk.petition.by === command.seat;
      if (own ? command.yes : !match.missingConsent().includes(command.seat)) return no('not-allowed', 'Your word is not asked for.');
      return yes(command);
    }
    case 'standing':
      return same(desk.seats[command.seat]?.standing, command.standing) ? { nothing: true } : yes(command);
    case 'away':
      return desk.seats[command.seat]?.away ? no('not-allowed', 'A bot plays this seat already.') : yes(command);
    case 'return':
      return desk.seats[command.seat]?.away ? yes(command) : no('not-allowed', 'The seat is yours already.');
    case 'expire':
      return expire(match, now);
  }
}

function expire(match: Match, now: number): Judged {
  const run = match.run as NonNullable<Match['run']>;
  const expiry = nextExpiry(match.desk.clock, match.setup.clock);
  if (expiry === null || expiry.at > now) return no('gone', 'No clock has run out.');
  const { seat } = expiry;
  if (match.setup.onExpiry === 'bot') return yes({ do: 'away', seat, level: 'officer' });
  const ask = run.askOf(seat);
  if (ask === null) return no('gone');
  // What is only half declared is dropped, answer by answer; then the default is taken for the whole.
  const isHalfDeclared = run.wait === 'one' && ask.window === null && run.answeredInStep > 0;
  if (isHalfDeclared && match.entries.length > 0 && run.canUndo(seat)) return yes({ do: 'back', seat, to: match.count - 1 });
  return answer(match, seat, ask.id, defaultAnswer(ask, run.state), 'clock', now);
}

/** A stand-in's clock does not run; answering alongside it would give free thinking time. */
const LENT = 'A bot plays this seat; take it back first.';

function answer(match: Match, seat: Seat, prompt: number, given: unknown, by: By, now: number): Judged {
  const run = match.run as NonNullable<Match['run']>;
  const ask = run.askOf(seat);
  if (given === PASS && by !== 'clock' && ask !== null && ask.window !== null && ask.id === prompt) {
    const soonest = (match.desk.opened[seat]?.at ?? 0) + match.setup.window;
    if (now < soonest) return { holdUntil: soonest };
  }
  const text = ask?.kind === 'write' && typeof given === 'string' ? cleanText(given, ask.lines) : given;
  const judged = run.judge(seat, prompt, text);
  if (isRefusal(judged)) return { refused: ruled(judged, match.game) };
  if (by === 'person' && match.setup.clock.kind !== 'none' && match.desk.seats[seat]?.away === true) return no('not-allowed', LENT);
  if (by === 'person' && isOut(match.desk.clock, match.setup.clock, seat, now)) return no('gone', 'Your time has run out.');
  // Only what people write for each other is screened; what is left empty is nothing.
  if (ask?.kind !== 'write' || by !== 'person' || ask.lines || text === '') return yes({ do: 'play', entry: judged, by });
  if (isFlood(match.desk.wrote, seat, now)) return no('flood');
  const taken = screened(match, text as string, ask.clause ?? null);
  if (typeof taken !== 'string') return { refused: taken };
  const entry = run.judge(seat, prompt, taken);
  return isRefusal(entry) ? { refused: ruled(entry, match.game) } : yes({ do: 'play', entry, by });
}

function undo(match: Match, seat: Seat, now: number): Judged {
  const run = match.run as NonNullable<Match['run']>;
  if (match.desk.petition !== null) return no('not-allowed', 'Another request is open.');
  if (match.entries.length > 0 && run.canUndo(seat)) {
    if (!affordsUndo(match.desk.clock, match.setup.clock, seat, now))
      return no('not-allowed', 'You have too little time left to take that back.');
    return yes({ do: 'back', seat, to: match.count - 1 });
  }
  const last = match.entries.findLastIndex((entry) => 'seat' in entry && entry.seat === seat);
  if (last < 0) return { refused: { ...trouble('gone'), code: 'no-undo', sentence: 'You have no answer to take back.' } };
  // The dice go on from where they are, so that nobody rolls again knowingly.
  const jump = (run.table.chance as MatchChance).position;
  return yes({ do: 'ask', kind: 'takeback', seat, to: match.base.count + last, jump });
}

/** Does the command reach back before what is in memory? */
export function needsHistory(match: Match, command: Command): boolean {
  if (match.base.count === 0) return false;
  if (command.do === 'undo') return !match.entries.some((entry) => 'seat' in entry && entry.seat === command.seat);
  const erased = command.do === 'mark' ? erasedBy(match, command) : null;
  return erased !== null && placeOf(match, erased) < 0;
}

/** Why an answer would not be taken; null if it would. Changes nothing. */
export function whyNot(match: Match, seat: Seat, prompt: number, given: unknown): Trouble | null {
  if (match.run === null) return trouble('not-begun');
  const refusal = match.run.why(seat, prompt, given);
  return refusal === null ? null : ruled(refusal, match.game);
}

export interface ByItself {
  readonly at: number;
  readonly command: Command;
}
/** What was worked out for a match, and after which deed. */
const known = new WeakMap<Match, { readonly seq: number; readonly next: ByItself | null }>();

/** The next thing that happens by itself, and when: a standing pass or order, a bot that gives up with its people, or a clock that runs out. */
export function nextByItself(match: Match): ByItself | null {
  const before = known.get(match);
  if (before?.seq === match.seq) return before.next;
  const next = findNext(match);
  known.set(match, { seq: match.seq, next });
  return next;
}

/** What goes by itself is no quicker than a bot, in milliseconds. */
const BREATH = 600;

function findNext(match: Match): ByItself | null {
  const follower = givesUpToo(match);
  if (follower !== null) return { at: match.desk.moved, command: { do: 'concede', seat: follower } };
  const expiry = nextExpiry(match.desk.clock, match.setup.clock);
  let next: ByItself | null = expiry === null ? null : { at: expiry.at, command: { do: 'expire' } };
  for (const ask of match.asks) {
    const answer = answeredFor(match, ask);
    if (answer === null) continue;
    const least = goesByItself(ask) ? Math.max(BREATH, match.setup.window) : match.setup.window;
    const at = (match.desk.opened[ask.seat]?.at ?? 0) + least;
    const command = { do: 'answer', seat: ask.seat, prompt: ask.id, answer, by: 'standing' } as const;
    if (next === null || at < next.at) next = { at, command };
  }
  return next;
}

/** A bot whose side gives up only as a whole, and whose people have all given their word. */
function givesUpToo(match: Match): Seat | null {
  if (match.game.playsOn === undefined || match.desk.phase !== 'playing') return null;
  const hasWord = (seat: Seat): boolean => match.desk.seats[seat]?.gaveUp === true;
  for (const side of match.teams ?? []) {
    const playing = side.filter((seat) => match.playsOn(seat));
    const people = playing.filter((seat) => !match.isBotDriven(seat));
    if (people.length === 0 || !people.every(hasWord)) continue;
    const bot = playing.find((seat) => match.isBotDriven(seat) && !hasWord(seat));
    if (bot !== undefined) return bot;
  }
  return null;
}

/** A question that a bot has to answer now. */
export interface BotTurn {
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly prompt: number;
}
/** In free play one bot at a time, the first of its team: what the others would do depends on it. */
export function botTurns(match: Match): BotTurn[] {
  const { run, desk } = match;
  if (run === null || !match.isAttended) return [];
  const turns: BotTurn[] = [];
  for (const { seat, id } of match.asks)
    if (match.isBotDriven(seat)) turns.push({ seat, level: desk.seats[seat]?.level ?? 'officer', prompt: id });
  return run.wait === 'any' ? turns.slice(0, 1) : turns;
}
