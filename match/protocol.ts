/**
 * The messages of a match: what a tab says and what it is told. One set of schemas checks what comes in, gives the types to
 * both sides and prints docs/protocol.md.
 *
 * Every request carries a number `n` of the client's own choosing; its answer carries the same number as `re`.
 */
import { z } from 'zod';
import { BOT_LEVELS, LIMITS, PHASES, REFUSAL_KINDS, UNRATED } from './terms.ts';

// A page's security policy forbids code from strings; asking for it would already be reported there.
if ('document' in globalThis || 'WorkerGlobalScope' in globalThis) z.config({ jitless: true });

const MATCH_ID = 40;
const MOST_SEAT = 31;
const matchId = z
  .string()
  .regex(new RegExp(`^[\\w-]{1,${MATCH_ID}}$`))
  .describe('The match, as in its link.');
const seat = z.int().min(0).max(MOST_SEAT).describe('A seat, counted from 0 clockwise.');
const viewer = z.union([seat, z.literal('spectator')]).describe('Whose eyes: a seat of your own, or a spectator.');
const n = z.int().min(0).describe('Your number for this request; the answer carries it as `re`.');
/** Any JSON; looked at more closely by the rules. */
const json = z.unknown();

/** Answers of windows are small. */
const ORDER_CHARACTERS = 400;
const order = z.strictObject({
  tag: z.string().max(40).nullable().describe('A fact that the window must name; null: any window.'),
  play: json.refine((play) => play != null && JSON.stringify(play).length <= ORDER_CHARACTERS, 'What is played is a short answer.'),
  otherwise: z.enum(['pass', 'ask']).describe('If it cannot be played.'),
});
export const StandingSchema = z.strictObject({
  ask: z
    .enum(['always', 'tagged', 'never'])
    .describe('Be asked whenever there is something to play, only for the tags of `stopFor`, or never.'),
  stopFor: z.array(z.string().max(40)).max(32),
  untilMyTurn: z.boolean().describe('Pass everything until you have a turn of your own.'),
  orders: z.array(order).max(LIMITS.orders).optional().describe('What is played without asking; the first that can be, once.'),
});

// —— from the client ——

export const Watch = z
  .strictObject({
    t: z.literal('watch'),
    n,
    match: matchId,
    as: viewer,
    have: z.int().min(0).optional().describe('The version you hold from before a lost connection.'),
    word: z.string().max(LIMITS.word).optional().describe('Your word for the fair dice, if the match has not begun.'),
  })
  .describe('Follow a match. Answered by `full`, or by the missing `update`s and `ok` if you still hold a recent version.');
export const Unwatch = z
  .strictObject({ t: z.literal('unwatch'), n, match: matchId, as: viewer })
  .describe('Stop following. Answered by `ok`.');
export const Answer = z
  .strictObject({ t: z.literal('answer'), n, match: matchId, seat, prompt: z.int().min(0).describe('The prompt’s id.'), answer: json })
  .describe('Answer a prompt. Acknowledged by the `update` that carries your number, once the answer is on disk.');
export const Why = z
  .strictObject({ t: z.literal('why'), n, match: matchId, seat, prompt: z.int().min(0), answer: json })
  .describe('Would this be taken, and if not, why? Changes nothing. Answered by `ok` or `refused`.');
export const Concede = z
  .strictObject({ t: z.literal('concede'), n, match: matchId, seat })
  .describe('Give the match up, where the game allows it.');
export const Undo = z
  .strictObject({ t: z.literal('undo'), n, match: matchId, seat })
  .describe('Take your last answer back: at once if nothing came to light since, otherwise the others are asked.');
export const Hush = z
  .strictObject({ t: z.literal('hush'), n, match: matchId, seat, on: z.boolean() })
  .describe('Spectators are quiet here from now on, or may talk again. Anybody in a seat may say so.');
export const Draw = z.strictObject({ t: z.literal('draw'), n, match: matchId, seat }).describe('Offer a draw, where the game allows it.');
export const Consent = z
  .strictObject({ t: z.literal('consent'), n, match: matchId, seat, yes: z.boolean() })
  .describe('Agree to, or turn down, the request that is open (`shown.request`). The one who asked withdraws it with `yes: false`.');
export const Standing = z
  .strictObject({ t: z.literal('standing'), n, match: matchId, seat, standing: StandingSchema })
  .describe('Which response windows to be asked in. Seen by nobody else.');
export const Handover = z
  .strictObject({ t: z.literal('handover'), n, match: matchId, seat, level: z.enum(BOT_LEVELS).nullable() })
  .describe('Let a bot play your seat (a level), or take the seat back (null).');
export const Chat = z
  .strictObject({
    t: z.literal('chat'),
    n,
    match: matchId,
    text: z.string().max(4 * LIMITS.chat),
    to: z.enum(['all', 'team']).optional().describe('Everybody at the match, or your team only, where the game has teams.'),
  })
  .describe(`Say something; at most ${LIMITS.chat} characters are kept.`);
export const MarkRequest = z
  .strictObject({
    t: z.literal('mark'),
    n,
    match: matchId,
    seat,
    what: z.string().max(40).describe('The kind of mark, as the game declares it.'),
    on: z.string().max(80).describe('What it lies on.'),
    text: z.string().max(4_000).optional(),
  })
  .describe('Make a mark: applause, a ping. No rule knows of it.');
export const Typing = z
  .strictObject({ t: z.literal('typing'), n, match: matchId, seat, prompt: z.int().min(0), text: z.string().max(8_000) })
  .describe('What you are writing just now, shown to the others before it is posted. Kept nowhere.');
export const Mute = z
  .strictObject({ t: z.literal('mute'), n, person: z.string().regex(/^[\w-]{1,40}$/), on: z.boolean() })
  .describe('Do not hear a person any more, in any match; or hear them again.');
export const Hint = z
  .strictObject({ t: z.literal('hint'), n, match: matchId, seat, prompt: z.int().min(0) })
  .describe('What would a good player do? Answered by `hint`.');
export const Ping = z.strictObject({ t: z.literal('ping'), n }).describe('Answered by `pong` with the server’s time, for clocks.');

export const REQUESTS = [
  Watch,
  Unwatch,
  Answer,
  Why,
  Concede,
  Undo,
  Draw,
  Hush,
  Consent,
  Standing,
  Handover,
  Chat,
  MarkRequest,
  Typing,
  Mute,
  Hint,
  Ping,
] as const;
export const Request = z.discriminatedUnion('t', REQUESTS);
export type Request = z.infer<typeof Request>;
export type RequestOf<T extends Request['t']> = Extract<Request, { t: T }>;

/** The schema of `answer` once more, by hand: nearly every message is one, and none is needed sooner. Without doubt, or false. */
export function isAnswer(given: unknown): given is RequestOf<'answer'> {
  if (typeof given !== 'object' || given === null) return false;
  const { t, n, match, seat, prompt } = given as Record<string, unknown>;
  if (t !== 'answer' || !isWhole(n) || !isWhole(seat) || seat > MOST_SEAT || !isWhole(prompt)) return false;
  if (typeof match !== 'string' || match.length === 0 || match.length > MATCH_ID) return false;
  return Object.hasOwn(given, 'answer') && Object.keys(given).length === ANSWER_MEMBERS;
}
const ANSWER_MEMBERS = Object.keys(Answer.shape).length;
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

// —— from the server ——

const phrase = z.object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])).optional() });

export const PromptSchema = z.object({
  id: z.int(),
  seat,
  kind: z.enum(['choose', 'select', 'distribute', 'write']),
  key: z.string(),
  params: z.record(z.string(), json).optional(),
  options: z.array(json),
  min: z.int().optional(),
  max: z.int().optional(),
  points: z.int().optional(),
  least: z.int().optional().describe('At least so many of the points must be placed; all of them if absent.'),
  lines: z.literal(true).optional().describe('A text of several lines.'),
  most: z.array(z.int()).optional(),
  window: z.object({ kind: z.string(), depth: z.int(), tags: z.array(z.string()) }).optional(),
});

export const ResultSchema = z.object({
  ranking: z.array(z.array(seat)).describe('Seats best first, equals together.'),
  reason: z.string().describe('A wording key.'),
  clause: z.string(),
});

export const SeatShown = z.object({
  driver: z.enum(['open', 'person', 'bot']).describe('Who sits there.'),
  person: z.string().nullable().describe('Public id of the person.'),
  name: z.string(),
  level: z.enum(BOT_LEVELS).nullable().describe('The bot’s level: of a bot’s seat, or of the bot that stands in.'),
  away: z.boolean().describe('A bot stands in for the person.'),
  ready: z.boolean().describe('Their word for the dice is in.'),
  pledge: z
    .string()
    .nullable()
    .describe('What they are bound to before words are given; null for bots and people who gave the word at once.'),
  keptFor: z.string().nullable().describe('A free seat that is kept for this person; `name` is theirs.'),
  gaveUp: z.boolean().describe('Has given the match up.'),
});
export type SeatShown = z.infer<typeof SeatShown>;

export const ClockShown = z.object({
  kind: z.enum(['none', 'live', 'move', 'days']),
  left: z
    .array(z.number().nullable())
    .describe('Milliseconds that each seat had left at `since`; null for the other teams of a game with teams.'),
  running: z.array(seat).describe('Whose clock runs.'),
  pace: z.array(z.number()).describe('How many times slower each of the running clocks runs.'),
  since: z.number().nullable().describe('Server time of `left`; null while none of these clocks runs.'),
});
export type ClockShown = z.infer<typeof ClockShown>;

export const RequestShown = z.object({
  kind: z.enum(['takeback', 'draw']),
  by: seat,
  agreed: z.array(seat).describe('Who has agreed so far.'),
  missing: z.array(seat).describe('Whose word is still awaited.'),
});
export type RequestShown = z.infer<typeof RequestShown>;

export const WindowShown = z.object({
  opened: z.number().describe('Server time at which the question was put.'),
  least: z.number().describe('A pass takes effect no sooner than so many milliseconds later, for everybody.'),
});
export type WindowShown = z.infer<typeof WindowShown>;

export const MarkShown = z.object({
  seat,
  what: z.string(),
  on: z.string(),
  text: z.string().nullable(),
  at: z.number().describe('Server time.'),
});

/** All that a viewer sees of a match. An update changes it by a delta. */
export const Shown = z.object({
  game: z.string(),
  rules: z.int().describe('Version of the rules.'),
  phase: z.enum(PHASES),
  view: json.describe('The game’s view for this viewer; null before the match begins.'),
  prompt: PromptSchema.nullable().describe('What is asked of this seat now.'),
  waiting: z.array(seat).describe('Seats whose answer is awaited; of another team all, as soon as one is.'),
  begun: z.boolean().describe('Something has been played: there is something to look back at.'),
  seats: z.array(SeatShown),
  clock: ClockShown,
  window: WindowShown.nullable().describe('The response window that is open, the same for everybody.'),
  request: RequestShown.nullable().describe('A take-back or draw that waits for consent.'),
  canUndo: z.boolean().describe('May this seat take its last answer back without asking?'),
  canConcede: z.boolean(),
  canDraw: z.boolean(),
  hints: z.boolean().describe('May people here ask what a good player would do?'),
  unrated: z.enum(UNRATED).nullable().describe('Why the match does not count for ratings; null if it does.'),
  marks: z.array(MarkShown).describe('Marks that this viewer is shown, oldest first.'),
  teams: z.array(z.array(seat)).nullable().describe('Who plays together; null: everybody for themselves.'),
  passing: z.boolean().describe('This seat’s standing wishes are about to answer the prompt: with a pass, or by an order.'),
  standing: StandingSchema.nullable().describe('This seat’s own standing preferences.'),
  taboos: z
    .array(z.string())
    .nullable()
    .describe(
      'What somebody in a seat does not want to read tonight; nobody is told who; null for spectators and where nobody writes for others.',
    ),
  result: ResultSchema.nullable(),
  rematch: z.object({ match: z.string(), by: seat }).nullable().describe('After the end: the table at which somebody wants to play again.'),
  fault: z.string().nullable().describe('Why the match is frozen.'),
  commitment: z.string().describe('The commitment to the secret behind the dice.'),
  reveal: z
    .object({ secret: z.string(), words: z.array(z.string()), seed: z.string() })
    .nullable()
    .describe('Given when the match has ended.'),
});
export interface Shown extends Omit<z.infer<typeof Shown>, 'view' | 'prompt' | 'standing'> {
  view: import('@bridgehead/kernel').Json;
  prompt: import('@bridgehead/kernel').Prompt | null;
  standing: import('@bridgehead/kernel').Standing | null;
}

const path = z.array(z.union([z.string(), z.int()]));
export const DeltaSchema = z
  .array(
    z.union([
      z.tuple([path]).describe('Remove the member.'),
      z.tuple([path, json]).describe('Put this value there.'),
      z.tuple([path, z.int(), z.int(), z.array(json)]).describe('In the list there: from this place remove so many and put these in.'),
    ]),
  )
  .describe('Changes to `shown`, to be made in order.');

const re = z.int().optional().describe('Your request that this answers.');
const event = z.object({ type: z.string() }).loose();

export const ChatLine = z.object({
  id: z.string().describe('Tells lines apart: drop those you have.'),
  at: z.number(),
  person: z.string(),
  name: z.string(),
  seat: seat.nullable(),
  text: z.string(),
  to: z.array(seat).nullable().describe('Who hears it, if not everybody.'),
});
export type ChatLine = z.infer<typeof ChatLine>;

export const Welcome = z
  .object({ t: z.literal('welcome'), now: z.number().describe('Server time, in milliseconds.'), person: z.string(), name: z.string() })
  .describe('First message on every connection.');
export const Full = z
  .object({
    t: z.literal('full'),
    match: matchId,
    as: viewer,
    version: z.int(),
    shown: Shown,
    events: z.array(event).describe('The latest events, for the log.'),
    beats: z.array(z.int()).describe('How many of them belong together, beat by beat.'),
    re,
  })
  .describe('Everything a viewer sees.');
export const Update = z
  .object({
    t: z.literal('update'),
    match: matchId,
    as: viewer,
    version: z.int().describe('One more than the version it builds on.'),
    delta: DeltaSchema,
    events: z.array(event),
    re,
  })
  .describe('What happened, and what is different now.');
export const Ok = z.object({ t: z.literal('ok'), re: z.int() }).describe('Done; nothing to show.');

export const Refused = z
  .object({
    t: z.literal('refused'),
    re,
    match: matchId.optional().describe('The match that you do not follow any more.'),
    as: viewer.optional().describe('From where you followed it.'),
    code: z.enum(REFUSAL_KINDS),
    sentence: z.string().describe('In English.'),
    clause: z.string().nullable().describe('The clause of the rulebook, when a rule forbids it.'),
    say: phrase.optional().describe('The sentence as a wording key.'),
    instead: z.array(json).optional().describe('Some of what would be possible.'),
  })
  .describe('Not done; nothing changed.');
export type Refused = z.infer<typeof Refused>;
export type RefusalKind = Refused['code'];

export const Said = z.object({ t: z.literal('said'), match: matchId, lines: z.array(ChatLine) }).describe('Chat.');
export const TypingShown = z
  .object({ t: z.literal('typing'), match: matchId, seat, text: z.string() })
  .describe('What somebody is writing just now.');
export const Presence = z
  .object({ t: z.literal('presence'), match: matchId, seats: z.array(z.boolean()).describe('Who is connected.'), spectators: z.int() })
  .describe('Who is here.');
export const HintGiven = z
  .object({
    t: z.literal('hint'),
    re: z.int(),
    match: matchId,
    prompt: z.int(),
    answer: json,
    considered: z
      .array(
        z.object({
          answer: json,
          share: z.number().describe('How much of the thinking went into it, 0 to 1.'),
          expected: z.number().nullable().describe('The expected result, 0 to 1.'),
          low: z.number().nullable(),
          high: z.number().nullable().describe('Both ends of a 95 % interval.'),
        }),
      )
      .describe('Best first.'),
    line: z
      .array(z.object({ seat: z.int(), key: z.string(), answer: json }))
      .describe('How it would probably go on, the answer first: a guess made from what the seat may know.'),
  })
  .describe('What a good player would answer.');
export const Pong = z.object({ t: z.literal('pong'), re: z.int(), now: z.number() });
export const Closing = z
  .object({ t: z.literal('closing'), sentence: z.string() })
  .describe('The server goes down; connect again in a moment.');

export const NOTICES = [Welcome, Full, Update, Ok, Refused, Said, TypingShown, Presence, HintGiven, Pong, Closing] as const;
export const Notice = z.discriminatedUnion('t', NOTICES);
type Wire = z.infer<typeof Notice>;
export type Notice =
  | Exclude<Wire, { t: 'full' | 'update' }>
  | (Omit<Extract<Wire, { t: 'full' }>, 'shown' | 'events'> & { shown: Shown; events: import('@bridgehead/kernel').GameEvent[] })
  | (Omit<Extract<Wire, { t: 'update' }>, 'delta' | 'events'> & {
      delta: import('./delta.ts').Delta;
      events: import('@bridgehead/kernel').GameEvent[];
    });
export type NoticeOf<T extends Notice['t']> = Extract<Notice, { t: T }>;
