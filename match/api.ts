/** The HTTP side: bodies and answers of every route, shared by the server, the web client and the OpenAPI page. */
import { z } from 'zod';
import { ResultSchema, SeatShown } from './protocol.ts';
import { BOT_LEVELS, LIMITS, type NOTICE_KINDS, PHASES, PLACE_KINDS, REFUSAL_KINDS } from './terms.ts';

const json = z.unknown();

export const Problem = z
  .object({ code: z.enum(REFUSAL_KINDS), sentence: z.string() })
  .describe('What every refused request is answered with, with a fitting status.');
export type Problem = z.infer<typeof Problem>;

// —— the games ——

export const GameCard = z.object({
  id: z.string(),
  title: z.string(),
  tagline: z.string(),
  minutes: z.string().describe('How long a live match takes.'),
  rules: z.int().describe('Version of the rules.'),
  seats: z.object({ min: z.int(), max: z.int(), names: z.array(z.string()).optional() }),
  options: z.record(z.string(), json).describe('The table’s options as the game declares them.'),
  source: z.string(),
  concede: z.boolean(),
  draw: z.boolean(),
});
/** GET /api/catalogue */
export const Catalogue = z.object({ games: z.array(GameCard), levels: z.array(z.enum(BOT_LEVELS)) });
export type Catalogue = z.infer<typeof Catalogue>;

/** GET /api/games/:game/rulebook */
export const RulebookPage = z.object({
  source: z.string(),
  notice: z.string().optional(),
  chapters: z.array(
    z.object({
      title: z.string(),
      clauses: z.array(z.object({ id: z.string(), text: z.string(), why: z.string().optional(), about: z.array(z.string()).optional() })),
    }),
  ),
});

// —— people ——

export const Person = z.object({
  id: z.string().describe('Public; not a secret.'),
  name: z.string(),
  guest: z.boolean().describe('No passkey yet.'),
});
export type Person = z.infer<typeof Person>;
/** GET /api/me; POST /api/session {name?} sits you down as a guest (a cookie is set) */
export const Me = z.object({ person: Person.nullable() });
export type Me = z.infer<typeof Me>;
export const GuestBody = z.strictObject({
  name: z
    .string()
    .max(4 * LIMITS.name)
    .optional(),
});
/** GET /api/me/doors: where I am signed in, and the passkeys that open my name */
export const Doors = z.object({
  sessions: z.array(z.object({ id: z.string(), created: z.number(), used: z.number(), here: z.boolean().describe('The one that asks.') })),
  passkeys: z.array(z.object({ id: z.string(), created: z.number() })),
});
export type Doors = z.infer<typeof Doors>;
/** PATCH /api/me */
export const RenameBody = z.strictObject({
  name: z
    .string()
    .min(1)
    .max(4 * LIMITS.name),
});

/** GET /api/people: people I have played with, the latest first */
export const Acquaintances = z.object({
  people: z.array(z.object({ id: z.string(), name: z.string(), matches: z.int(), last: z.number() })),
});
export type Acquaintances = z.infer<typeof Acquaintances>;

// —— decks ——

/** POST /api/games/:game/decks, PUT /api/decks/:id → DeckFile. What a deck's text means only its game knows. */
export const DeckBody = z.strictObject({
  name: z
    .string()
    .min(1)
    .max(4 * LIMITS.name),
  text: z.string().max(LIMITS.deck),
});
export type DeckBody = z.infer<typeof DeckBody>;
/** POST /api/decks/:id/share → DeckFile */
export const ShareBody = z.strictObject({ shared: z.boolean() });
const deckHead = z.object({
  id: z.string().describe('In its link.'),
  game: z.string(),
  name: z.string(),
  shared: z.boolean().describe('Everybody who has the link may read it.'),
  changed: z.number(),
});
/** GET /api/games/:game/decks */
export const DeckList = z.object({ decks: z.array(deckHead) });
export type DeckList = z.infer<typeof DeckList>;
/** GET /api/decks/:id */
export const DeckFile = deckHead.extend({ text: z.string(), yours: z.boolean() });
export type DeckFile = z.infer<typeof DeckFile>;

// —— matches ——

export const ClockChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    base: z.int().min(10).max(10_800).describe('Seconds for the whole match.'),
    increment: z.int().min(0).max(300).describe('Seconds added after each answer.'),
  }),
  z.strictObject({ kind: z.literal('move'), seconds: z.int().min(5).max(3_600).describe('Seconds for each answer.') }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30).describe('Days for each answer.') }),
]);
export type ClockChoice = z.infer<typeof ClockChoice>;

/** Who takes a seat: you, the next who joins, a bot, or somebody you have played with. 'me' may stand several times: a hot seat. */
export const SeatChoice = z.union([
  z.literal('me'),
  z.literal('open'),
  z.strictObject({ bot: z.enum(BOT_LEVELS) }),
  z.strictObject({ invite: z.string().max(40).describe('A person’s id; the seat is kept for them until they say no.') }),
]);
export type SeatChoice = z.infer<typeof SeatChoice>;

const bestOf = z.union([z.literal(1), z.literal(3)]);
/** POST /api/matches → MatchCard */
export const CreateBody = z.strictObject({
  game: z.string().max(60),
  options: z.record(z.string(), json).optional(),
  seats: z.array(SeatChoice).min(1).max(32),
  clock: ClockChoice.default({ kind: 'none' }),
  onExpiry: z.enum(['default', 'bot']).default('default').describe('When time runs out: the prompt’s default answer, or a bot plays on.'),
  listed: z.boolean().default(false).describe('Shown among the open tables.'),
  spectators: z.boolean().default(true),
  talk: z.boolean().default(true).describe('May spectators talk?'),
  bestOf: bestOf.default(1).describe('A series of matches, or one by itself.'),
  hints: z
    .boolean()
    .optional()
    .describe('May people ask what a good player would do? Unless said: only people who play alone against bots.'),
});
export type CreateBody = z.input<typeof CreateBody>;
/** POST /api/quick → MatchCard: you against bots, at once */
export const QuickBody = z.strictObject({
  game: z.string().max(60),
  level: z.enum(BOT_LEVELS).default('officer'),
  seats: z.int().min(1).max(32).optional(),
  seat: z.int().min(0).max(31).default(0),
  options: z.record(z.string(), json).optional(),
});
export type QuickBody = z.input<typeof QuickBody>;
const pledge = z.string().regex(/^[0-9a-f]{64}$/);
/** POST /api/matches/:id/join, /pledge and /word → MatchCard */
export const JoinBody = z.strictObject({
  seat: z.int().min(0).max(31).optional(),
  pledge: pledge.optional(),
  word: z.string().max(LIMITS.word).optional(),
});
export type JoinBody = z.infer<typeof JoinBody>;
/** POST /api/matches/:id/free → MatchCard */
export const FreeBody = z.strictObject({ seat: z.int().min(0).max(31) });
/** POST /api/matches/:id/rematch → MatchCard: the same table with the seats turned, or the one that somebody offers already */
export const RematchBody = z.strictObject({ bestOf: bestOf.optional() });
export type RematchBody = z.infer<typeof RematchBody>;
export const PledgeBody = z.strictObject({ pledge });
/** POST /api/matches/:id/taboo */
export const TabooBody = z.strictObject({ text: z.string().max(10 * LIMITS.taboo) });
export const WordBody = z.strictObject({ word: z.string().max(LIMITS.word) });

/**
 * The match begins when every seat is taken and every person's word is in. The commitment is known before the words. To be
 * sure that nobody chose a word to suit yours, pledge first, and give the word when every person has pledged.
 */
export const MatchCard = z.object({
  id: z.string(),
  game: z.string(),
  phase: z.enum(PHASES),
  options: z.record(z.string(), json),
  seats: z.array(SeatShown),
  clock: ClockChoice,
  onExpiry: z.enum(['default', 'bot']),
  listed: z.boolean(),
  spectators: z.boolean(),
  hints: z.boolean(),
  commitment: z.string(),
  waiting: z.array(z.int()).describe('Seats whose answer is awaited; all of a team, as soon as one is.'),
  yours: z.array(z.int()).describe('Your own seats.'),
  yourTurn: z.boolean(),
  invited: z.boolean().describe('A seat is kept for you.'),
  host: z.boolean().describe('You made the table.'),
  series: z
    .object({
      bestOf: z.int(),
      number: z.int().describe('Which match of the series this is.'),
      wins: z.array(z.int()).describe('By seat: what the person there has won before this match.'),
      before: z.string().nullable().describe('The match before.'),
    })
    .describe('Rematches are counted together.'),
  created: z.number(),
  moved: z.number().describe('Since when it is the turn of those whose turn it is.'),
  due: z.number().nullable().describe('When the first of the clocks that everybody sees stands at nothing.'),
  result: ResultSchema.nullable(),
});
export type MatchCard = z.infer<typeof MatchCard>;
/** GET /api/matches/mine, /api/matches/open, /api/matches/watchable */
export const MatchList = z.object({ matches: z.array(MatchCard), more: z.boolean().optional().describe('There is another page.') });
export type MatchList = z.infer<typeof MatchList>;

/** The query of /api/matches/open and /api/matches/watchable */
export const ListWish = z.object({
  game: z.string().max(60).optional().describe('Tables of this game only.'),
  page: z.coerce.number().int().min(0).max(1_000).default(0),
});
export type ListWish = z.infer<typeof ListWish>;

/** GET /api/matches/:id/look: the position as you may see it, for a picture of it */
export const Look = z.object({ as: z.union([z.int(), z.literal('spectator')]), view: json.describe('Null before the match begins.') });
export type Look = z.infer<typeof Look>;

// —— records and replays ——

const toldEvent = z.object({ all: json, to: json, reveals: z.literal(true).optional(), deceives: z.literal(true).optional() });
/** GET /api/matches/:id/record (once it has ended); what `bridgehead verify` reads. */
export const RecordFile = z.object({
  format: z.literal('bridgehead-record/1'),
  match: z.string(),
  game: z.string(),
  version: z.int(),
  options: z.record(z.string(), json),
  seats: z.int().min(1).max(32),
  seed: z.string().regex(/^[0-9a-f]{64}$/),
  entries: z.array(json).max(100_000),
  /** Events told by set-up ([0]) and after each entry ([i + 1]). */
  told: z.array(z.array(toldEvent)),
  result: ResultSchema.nullable(),
  fair: z.object({
    secret: z.string(),
    words: z.array(z.string()).max(32),
    pledges: z.array(z.string().nullable()).max(32),
    bots: z.array(z.int().min(0).max(31)).max(32),
    commitment: z.string(),
  }),
  names: z.array(z.string()),
  /** A match that was continued from another: the first entries are that record's, played on its dice. */
  from: z.object({ seed: z.string(), entries: z.array(json).max(100_000) }).nullable(),
});

/** GET /api/matches/:id/replay?as=spectator|all|0|1… ; 'all' only once the match has ended */
export const ReplayFrame = z.object({
  at: z.number().describe('When it happened.'),
  seat: z.int().nullable().describe('Whose answer led here.'),
  events: z.array(z.object({ type: z.string() }).loose()),
  view: json.optional().describe('The first frame’s view.'),
  delta: z.array(json).optional().describe('Changes to the view before.'),
});
export const ReplayFile = z.object({
  match: z.string(),
  game: z.string(),
  version: z.int(),
  as: z.union([z.int(), z.literal('spectator')]),
  names: z.array(z.string()),
  frames: z.array(ReplayFrame),
  result: ResultSchema.nullable(),
});
export type ReplayFile = z.infer<typeof ReplayFile>;

/** POST /api/records/verify → what a check of a record found */
export const Verdict = z.object({
  genuine: z.boolean(),
  checked: z.int().describe('Entries that were run again.'),
  problem: z.string().nullable(),
  at: z.int().nullable(),
});
export type Verdict = z.infer<typeof Verdict>;
/** POST /api/records/continue → MatchCard: a new match from a position of an old one, with new dice from there on */
export const ContinueBody = z.strictObject({
  record: json,
  upTo: z.int().min(0).describe('How many entries of the record are kept.'),
  seats: z.array(SeatChoice).min(1).max(32),
});

// —— notices ——

const places = z.array(z.enum(PLACE_KINDS)).max(PLACE_KINDS.length);
const minutes = z.int().min(0).max(1439).describe('Minutes since midnight.');
/** PUT /api/notices → NoticePage: for each kind of notice where to be told, and when not to be */
export const NoticeWishes = z.strictObject({
  wishes: z.strictObject({ turn: places, invited: places, over: places, chat: places } satisfies Record<
    (typeof NOTICE_KINDS)[number],
    typeof places
  >),
  quiet: z
    .strictObject({ from: minutes, to: minutes, zone: z.string().max(64).describe('A time zone’s name, as browsers know it.') })
    .nullable()
    .describe('Hours in which nothing is sent.'),
});
export type NoticeWishes = z.infer<typeof NoticeWishes>;
/** POST /api/notices/places → NoticePlace */
export const NewPlace = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    label: z.string().max(120).describe('What the browser calls itself.'),
    endpoint: z.url().max(1_000),
    keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
  }),
  z.strictObject({ kind: z.literal('mail'), address: z.email().max(254) }),
  z.strictObject({ kind: z.literal('hook'), url: z.url().max(1_000) }),
]);
export type NewPlace = z.infer<typeof NewPlace>;
export const NoticePlace = z.object({
  id: z.string(),
  kind: z.enum(PLACE_KINDS),
  label: z.string(),
  state: z.enum(['unconfirmed', 'open', 'stopped']),
  problem: z.string().nullable().describe('Why nothing is sent there any more.'),
  secret: z.string().optional().describe('What a webhook’s messages are signed with; shown once.'),
});
export type NoticePlace = z.infer<typeof NoticePlace>;
/** GET /api/notices */
export const NoticePage = NoticeWishes.extend({
  places: z.array(NoticePlace),
  pushKey: z.string().describe('The server’s public key, for a browser’s subscription.'),
  mail: z.boolean().describe('Can this server send mail?'),
});
export type NoticePage = z.infer<typeof NoticePage>;
/** POST /api/notices/confirm, /api/notices/stop: the token of a link in a mail */
export const TokenBody = z.strictObject({ token: z.string().max(100) });
/** GET and PUT /api/matches/:id/notices */
export const MatchNotices = z.strictObject({
  wish: z.enum(['usual', 'all', 'none']).describe('As for every match, everything wherever it is possible, or nothing.'),
});
export type MatchNotices = z.infer<typeof MatchNotices>;

// —— ratings ——

const rating = {
  points: z.int().describe('The Officer stands near 1000, the other bots about 200 apart.'),
  margin: z.int().describe('So many more or less, in nineteen cases of twenty.'),
  matches: z.int(),
  wins: z.int(),
  provisional: z.boolean().describe('Too few matches to be sure.'),
};
/** GET /api/ratings/:game */
export const Leaderboard = z.object({
  game: z.string(),
  rows: z.array(z.object({ person: z.string().nullable(), bot: z.enum(BOT_LEVELS).nullable(), name: z.string(), ...rating })),
});
export type Leaderboard = z.infer<typeof Leaderboard>;
/** GET /api/people/:id/profile */
export const Profile = z.object({
  id: z.string(),
  name: z.string(),
  private: z.boolean().describe('Nobody else is shown it.'),
  rated: z.boolean().describe('A passkey keeps the name: matches count.'),
  favourite: z.string().nullable().describe('The game most often played.'),
  games: z.array(
    z.object({
      game: z.string(),
      ...rating,
      path: z.array(z.object({ at: z.number(), points: z.int(), match: z.string() })).describe('Oldest first.'),
      openings: z
        .array(z.object({ text: z.string(), matches: z.int(), wins: z.int() }))
        .describe('First choices, in the table’s words, the most frequent first.'),
    }),
  ),
  matches: z.array(MatchCard).describe('The latest that are over and that everybody may watch.'),
});
export type Profile = z.infer<typeof Profile>;
/** PUT /api/me/profile → Profile */
export const ProfileBody = z.strictObject({ private: z.boolean() });

/** Every route with what it takes and gives; the page at /api/docs has the details. */
export const ROUTES = [
  ['GET', '/api/catalogue', 'the games'],
  ['GET', '/api/games/:game/rulebook', 'a game’s rulebook'],
  ['GET', '/api/games/:game/decks', 'my decks for a game'],
  ['POST', '/api/games/:game/decks', 'keep a new deck'],
  ['GET', '/api/decks/:id', 'a deck of mine, or one that is shared'],
  ['PUT', '/api/decks/:id', 'change a deck'],
  ['POST', '/api/decks/:id/share', 'let everybody who has the link read it, or no longer'],
  ['DELETE', '/api/decks/:id', 'delete a deck'],
  ['GET', '/api/me', 'who am I'],
  ['POST', '/api/session', 'sit down as a guest'],
  ['DELETE', '/api/session', 'leave this browser'],
  ['PATCH', '/api/me', 'another name'],
  ['DELETE', '/api/me', 'delete my data'],
  ['GET', '/api/me/doors', 'my sessions and passkeys'],
  ['DELETE', '/api/me/sessions', 'sign out everywhere else'],
  ['DELETE', '/api/me/sessions/:id', 'sign out there'],
  ['DELETE', '/api/me/passkeys/:id', 'a passkey no longer opens my name'],
  ['GET', '/api/people', 'people I have played with'],
  ['POST', '/api/passkeys/register/options', 'begin to keep this name with a passkey'],
  ['POST', '/api/passkeys/register', 'finish that'],
  ['POST', '/api/passkeys/login/options', 'begin to come back with a passkey'],
  ['POST', '/api/passkeys/login', 'finish that'],
  ['POST', '/api/matches', 'make a table'],
  ['POST', '/api/quick', 'play against bots at once'],
  ['GET', '/api/matches/mine', 'my matches, my turn first'],
  ['GET', '/api/matches/open', 'tables with a free seat'],
  ['GET', '/api/matches/watchable', 'matches that can be watched'],
  ['GET', '/api/matches/:id', 'one match'],
  ['GET', '/api/matches/:id/look', 'the position as I may see it'],
  ['POST', '/api/matches/:id/join', 'take a seat'],
  ['POST', '/api/matches/:id/pledge', 'bind myself to a word for the dice'],
  ['POST', '/api/matches/:id/word', 'give my word for the dice'],
  ['POST', '/api/matches/:id/taboo', 'not tonight: a word or topic that no text may have, before it begins'],
  ['POST', '/api/matches/:id/free', 'free a seat at my table before it begins'],
  ['POST', '/api/matches/:id/leave', 'leave before it begins, or call it off'],
  ['POST', '/api/matches/:id/rematch', 'the same table again, with the seats turned'],
  ['POST', '/api/matches/:id/decline', 'say no to a seat that is kept for me'],
  ['GET', '/api/matches/:id/record', 'the record of a match that has ended'],
  ['GET', '/api/matches/:id/replay', 'a match as a viewer saw it'],
  ['POST', '/api/records/verify', 'check a record'],
  ['POST', '/api/records/continue', 'go on from a position of a record'],
  ['GET', '/api/notices', 'what I am told while I am away, and where'],
  ['PUT', '/api/notices', 'change that'],
  ['POST', '/api/notices/places', 'name a place: a browser, an e-mail address, a webhook'],
  ['DELETE', '/api/notices/places/:id', 'nothing there any more'],
  ['POST', '/api/notices/confirm', 'an address is mine: the link in a mail'],
  ['POST', '/api/notices/stop', 'no more mails: the link in a mail'],
  ['POST', '/api/notices/stop/:token', 'the same, for mail programs'],
  ['GET', '/api/matches/:id/notices', 'what I am told about one match'],
  ['PUT', '/api/matches/:id/notices', 'change that'],
  ['GET', '/api/ratings/:game', 'who is best at a game'],
  ['GET', '/api/people/:id/profile', 'somebody’s matches and ratings'],
  ['PUT', '/api/me/profile', 'show my profile to others, or no longer'],
  ['GET', '/healthz', 'is the server well'],
  ['GET', '/metrics', 'Prometheus'],
  ['GET', '/api/socket', 'the WebSocket of docs/protocol.md'],
] as const;
