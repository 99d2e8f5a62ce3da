/** Commands: what somebody wants to do. Judged against the match as it stands; if they hold they are done and become a deed. */
import {
  type Ask,
  defaultAnswer,
  isRefusal,
  type MatchChance,
  PASS,
  passesOver,
  promptOf,
  type Seat,
  type Standing,
} from '@bridgehead/kernel';
import { nextExpiry } from './clock.ts';
import type { By, Deed, Happening } from './desk.ts';
import type { Match } from './match.ts';
import { type BotLevel, LIMITS } from './terms.ts';
import { cleanLine } from './text.ts';
import { ruled, type Trouble, trouble } from './trouble.ts';

export type Command =
  | { readonly do: 'sit'; readonly seat: Seat | null; readonly person: string; readonly word: string | null }
  | { readonly do: 'bot'; readonly seat: Seat; readonly level: BotLevel }
  | { readonly do: 'rise'; readonly person: string }
  | { readonly do: 'word'; readonly person: string; readonly word: string }
  | { readonly do: 'answer'; readonly seat: Seat; readonly prompt: number; readonly answer: unknown; readonly by: By }
  | { readonly do: 'concede'; readonly seat: Seat }
  | { readonly do: 'undo'; readonly seat: Seat }
  | { readonly do: 'draw'; readonly seat: Seat }
  | { readonly do: 'consent'; readonly seat: Seat; readonly yes: boolean }
  | { readonly do: 'standing'; readonly seat: Seat; readonly standing: Standing }
  | { readonly do: 'away'; readonly seat: Seat; readonly level: BotLevel }
  | { readonly do: 'return'; readonly seat: Seat }
  | { readonly do: 'chat'; readonly person: string; readonly name: string; readonly seat: Seat | null; readonly text: string }
  | { readonly do: 'call-off' }
  | { readonly do: 'expire' }
  | { readonly do: 'fault'; readonly what: string };

/** Done, refused, or to be tried again at a later moment: a pass in a response window takes effect no sooner than the window allows. */
export type Outcome = { readonly done: Happening } | { readonly refused: Trouble } | { readonly holdUntil: number };

const no = (...reason: Parameters<typeof trouble>): Outcome => ({ refused: trouble(...reason) });

export function act(match: Match, command: Command, now: number): Outcome {
  const { desk } = match;
  const done = (deed: Deed): Outcome => ({ done: match.happen(deed, now) });
  if (desk.phase === 'frozen' && command.do !== 'chat' && command.do !== 'call-off')
    return no('not-allowed', 'This match is frozen because a rule went wrong.');
  switch (command.do) {
    case 'sit':
      return sit(match, command, now);
    case 'bot':
      if (desk.phase !== 'waiting' || desk.seats[command.seat]?.driver !== 'open') return no('not-open');
      return done(command);
    case 'rise': {
      const seat = match.seatsOf(command.person)[0];
      if (seat === undefined) return no('not-your-seat');
      if (desk.phase !== 'waiting') return no('not-allowed', 'The match has begun; concede or let a bot play on.');
      return done({ do: 'rise', seat });
    }
    case 'word': {
      if (desk.phase !== 'waiting') return no('not-allowed', 'The match has begun; words are no longer taken.');
      if (!desk.seats.some((seat) => seat.person === command.person && seat.word === null))
        return no('not-allowed', 'Your word is in already.');
      return done({ do: 'word', person: command.person, word: cleanLine(command.word, LIMITS.word) });
    }
    case 'chat': {
      const text = cleanLine(command.text, LIMITS.chat);
      return text === '' ? no('bad-message', 'There is nothing to read in that line.') : done({ ...command, text });
    }
    case 'call-off':
      if (match.isOver) return no('gone');
      return done(command);
    case 'fault':
      return done(command);
    default:
      if (match.isOver) return { refused: { ...trouble('gone'), code: 'over', sentence: 'The match is over.' } };
      if (desk.phase === 'waiting') return no('not-begun');
      return play(match, command, now);
  }
}

function sit(match: Match, command: Extract<Command, { do: 'sit' }>, now: number): Outcome {
  const { seats, phase } = match.desk;
  const seat = command.seat ?? seats.findIndex((one) => one.driver === 'open');
  if (phase !== 'waiting' || seat < 0 || seats.every((one) => one.driver !== 'open')) return no('full');
  if (seats[seat]?.driver !== 'open') return no('not-open');
  const word = command.word === null ? null : cleanLine(command.word, LIMITS.word);
  return { done: match.happen({ do: 'sit', seat, person: command.person, word }, now) };
}

type InPlay = Exclude<Command, { do: 'sit' | 'bot' | 'rise' | 'word' | 'chat' | 'call-off' | 'fault' }>;

function play(match: Match, command: InPlay, now: number): Outcome {
  const { desk, game } = match;
  const done = (deed: Deed): Outcome => ({ done: match.happen(deed, now) });
  const run = match.run as NonNullable<Match['run']>;
  if ('seat' in command && desk.seats[command.seat] === undefined) return no('not-your-seat');
  switch (command.do) {
    case 'answer':
      return answer(match, command.seat, command.prompt, command.answer, command.by, now);
    case 'concede': {
      const refusal = run.concede(command.seat);
      if (refusal !== null)
        return refusal.code === 'malformed' ? no('not-allowed', 'This game has no concession.') : { refused: ruled(refusal, game) };
      return done({ do: 'play', entry: { concede: command.seat }, by: 'person' });
    }
    case 'undo':
      return undo(match, command.seat, now);
    case 'draw':
      if (game.drawByAgreement === undefined) return no('not-allowed', 'This game has no draw by agreement.');
      if (desk.seats.some((seat) => seat.driver === 'bot' || seat.away)) return no('not-allowed', 'A bot does not agree to a draw.');
      if (desk.petition !== null) return no('not-allowed', 'Another request is open.');
      return done({ do: 'ask', kind: 'draw', seat: command.seat, to: 0, jump: 0 });
    case 'consent': {
      if (desk.petition === null) return no('gone', 'The request is no longer open.');
      const own = desk.petition.by === command.seat;
      if (own ? command.yes : !match.missingConsent().includes(command.seat)) return no('not-allowed', 'Your word is not asked for.');
      return done(command);
    }
    case 'standing':
      return done(command);
    case 'away':
      if (desk.seats[command.seat]?.away) return no('not-allowed', 'A bot plays this seat already.');
      return done(command);
    case 'return':
      if (!desk.seats[command.seat]?.away) return no('not-allowed', 'The seat is yours already.');
      return done(command);
    case 'expire': {
      const expiry = nextExpiry(desk.clock, match.setup.clock);
      if (expiry === null || expiry.at > now) return no('gone', 'No clock has run out.');
      if (match.setup.onExpiry === 'bot') return done({ do: 'away', seat: expiry.seat, level: 'officer' });
      const ask = run.askOf(expiry.seat);
      if (ask === null) return no('gone');
      // What is only half declared is dropped, answer by answer; then the default is taken for the whole.
      if (run.wait === 'one' && ask.window === null && run.answeredInStep > 0 && match.entries.length > 0 && run.canUndo(expiry.seat))
        return done({ do: 'back', seat: expiry.seat, to: match.count - 1 });
      return answer(match, expiry.seat, match.idOf(ask), defaultAnswer(ask, run.state), 'clock', now);
    }
  }
}

function answer(match: Match, seat: Seat, prompt: number, given: unknown, by: By, now: number): Outcome {
  const run = match.run as NonNullable<Match['run']>;
  const id = match.kernelId(prompt);
  if (given === PASS && by !== 'clock') {
    const opened = windowOpened(match, seat, prompt);
    if (opened !== null && now < opened + match.setup.window) return { holdUntil: opened + match.setup.window };
  }
  // The kernel adds the entry to this list before it goes on, perhaps into another step with a list of its own.
  const since = run.since;
  const refusal = run.answer(seat, id, given);
  if (refusal === null) return { done: match.happen({ do: 'play', entry: since.at(-1) as (typeof since)[number], by }, now) };
  if (run.fault === null) return { refused: ruled(refusal, match.game) };
  const what = run.fault;
  match.standStill();
  return {
    done: match.happen(
      { do: 'fault', what: `${what.split('\n').slice(0, 4).join('\n')}\nseat ${seat} answered ${JSON.stringify(given)}` },
      now,
    ),
  };
}

/** Since when a response window's question is open; null for any other question. */
function windowOpened(match: Match, seat: Seat, prompt: number): number | null {
  const at = match.desk.asked.findIndex((asked) => asked.id === prompt);
  const ask = match.run?.asks[at];
  return ask === undefined || ask.seat !== seat || ask.window === null ? null : (match.desk.asked[at]?.at ?? null);
}

function undo(match: Match, seat: Seat, now: number): Outcome {
  const run = match.run as NonNullable<Match['run']>;
  const done = (deed: Deed): Outcome => ({ done: match.happen(deed, now) });
  if (match.desk.petition !== null) return no('not-allowed', 'Another request is open.');
  if (match.entries.length > 0 && run.canUndo(seat)) return done({ do: 'back', seat, to: match.count - 1 });
  const last = match.entries.findLastIndex((entry) => 'seat' in entry && entry.seat === seat);
  if (last < 0) return { refused: { ...trouble('gone'), code: 'no-undo', sentence: 'There is no answer of yours to take back.' } };
  // The dice go on from where they are, so that nobody rolls again knowingly.
  const jump = (run.table.chance as MatchChance).position;
  return done({ do: 'ask', kind: 'takeback', seat, to: match.base.count + last, jump });
}

/** Does an undo of this seat reach back before what is in memory? */
export const needsHistory = (match: Match, seat: Seat): boolean =>
  match.base.count > 0 && !match.entries.some((entry) => 'seat' in entry && entry.seat === seat);

/** Why an answer would not be taken; null if it would. Changes nothing. */
export function whyNot(match: Match, seat: Seat, prompt: number, given: unknown): Trouble | null {
  if (match.run === null) return trouble('not-begun');
  const refusal = match.run.why(seat, match.kernelId(prompt), given);
  return isRefusal(refusal) ? ruled(refusal, match.game) : null;
}

/** Passes that standing preferences give, each with the moment at which it may take effect. */
function standingPasses(match: Match): { at: number; command: Command }[] {
  const { run, desk } = match;
  const passes: { at: number; command: Command }[] = [];
  if (run === null || desk.phase !== 'playing') return passes;
  for (let i = 0; i < run.asks.length; i++) {
    const ask = run.asks[i] as Ask;
    const seat = desk.seats[ask.seat];
    if (ask.window === null || seat?.driver !== 'person' || seat.away || !run.openAsks.includes(ask)) continue;
    if (!passesOver(promptOf(ask, run.state), seat.standing)) continue;
    const asked = desk.asked[i] as { id: number; at: number };
    const command = { do: 'answer', seat: ask.seat, prompt: asked.id, answer: PASS, by: 'standing' } as const;
    passes.push({ at: asked.at + match.setup.window, command });
  }
  return passes;
}

/** The next thing that happens by itself, and when: a standing pass, or a clock that runs out. */
export function nextByItself(match: Match): { at: number; command: Command } | null {
  if (match.desk.phase !== 'playing') return null;
  const expiry = nextExpiry(match.desk.clock, match.setup.clock);
  let next: { at: number; command: Command } | null = expiry === null ? null : { at: expiry.at, command: { do: 'expire' } };
  for (const one of standingPasses(match)) if (next === null || one.at < next.at) next = one;
  return next;
}

/** A question that a bot has to answer now. */
export interface BotTurn {
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly prompt: number;
}
export function botTurns(match: Match): BotTurn[] {
  const { run, desk } = match;
  if (run === null || desk.phase !== 'playing' || !match.isAttended) return [];
  const turns: BotTurn[] = [];
  for (const ask of run.openAsks)
    if (match.isBotDriven(ask.seat))
      turns.push({ seat: ask.seat, level: desk.seats[ask.seat]?.level ?? 'officer', prompt: match.idOf(ask) });
  return turns;
}
