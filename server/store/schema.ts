/** The tables, in the words both engines understand. Times are milliseconds; JSON is text; truth is 0 or 1. */

export interface PeopleTable {
  id: string;
  name: string;
  created: number;
}
interface SessionsTable {
  /** SHA-256 of the cookie: who reads the database cannot sit down as somebody else. */
  hash: string;
  person: string;
  expires: number;
  created: number;
  used: number;
}
export interface PasskeysTable {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  transports: string;
  created: number;
}
interface ChallengesTable {
  id: string;
  challenge: string;
  expires: number;
}
interface MutesTable {
  person: string;
  muted: string;
}
export interface MatchesTable {
  id: string;
  game: string;
  version: number;
  setup: string;
  phase: string;
  /** Seats as everybody sees them, without names. */
  seats: string;
  /** How many seats anybody may take. */
  free: number;
  /** When a page of its maker was last seen there, while it waits for people. */
  attended: number;
  /** Seats whose answer is awaited; the node's own business. */
  waiting: string;
  /** The same as everybody may know it. */
  awaited: string;
  listed: number;
  spectators: number;
  creator: string;
  created: number;
  /** The last thing that happened; nobody is told. */
  moved: number;
  /** Since when it is the turn of those whose turn it is. */
  turned: number;
  /** When the first of the clocks that everybody sees stands at nothing. */
  ends: number | null;
  /** When something happens by itself, or a bot should have moved; null if never. Nobody is told: it knows of standing passes. */
  due: number | null;
  result: string | null;
}
/** What a table goes on from that was made from a record: JSON. Apart, because lists never read it. */
interface PastsTable {
  match: string;
  data: string;
}
interface SeatsTable {
  match: string;
  seat: number;
  person: string;
}
/** Seats that are kept for somebody. */
interface InvitationsTable {
  match: string;
  seat: number;
  person: string;
}
export interface JournalTable {
  match: string;
  seq: number;
  at: number;
  deed: string;
  /** What the deed does. */
  kind: string;
  /** What was told, with the viewers; null if nothing was. */
  told: string | null;
  /** Whose words these are, so that they can be forgotten. */
  person: string | null;
}
interface SnapshotsTable {
  match: string;
  seq: number;
  data: string;
}
interface BotLocksTable {
  match: string;
  node: string;
  until: number;
}
interface ReplaysTable {
  match: string;
  viewer: string;
  data: string;
}

/** When each node was last seen. */
interface BeatsTable {
  node: string;
  at: number;
}
/** Times in which no node was there. */
export interface OutagesTable {
  begun: number;
  ended: number;
}
/** Something known, sealed: a key that cannot open it is another key. */
interface SealsTable {
  name: string;
  sealed: string;
}
export interface DecksTable {
  id: string;
  person: string;
  game: string;
  name: string;
  text: string;
  /** Everybody who has the link may read it. */
  shared: number;
  changed: number;
}

/** What somebody wants to be told, and where: JSON. */
export interface WishesTable {
  person: string;
  /** For each kind of notice the kinds of places. */
  wishes: string;
  /** Hours in which nothing is sent; null if there are none. */
  quiet: string | null;
}
/** What somebody wants to be told about one match: all or none. */
interface NoticeMatchesTable {
  person: string;
  match: string;
  wish: string;
}
/** Where somebody can be told: a browser, an e-mail address, a webhook. */
export interface PlacesTable {
  id: string;
  person: string;
  kind: string;
  /** Sealed. */
  address: string;
  label: string;
  state: string;
  /** SHA-256 of the token in the link that stops its mails. */
  token: string | null;
  /** … and of the one in the mail that asks whose it is. */
  confirm: string | null;
  /** In a row. */
  failures: number;
  /** Why it was stopped. */
  problem: string | null;
  /** When something was last sent there. */
  last: number;
  created: number;
}
/** Facts that somebody should be told, written with the deed that made them: one of each kind for a person at a match. */
export interface OutboxTable {
  match: string;
  person: string;
  kind: string;
  /** The deed. */
  seq: number;
  seat: number | null;
  at: number;
  /** Not to be told before. */
  due: number;
  /** A node sees to it until then. */
  claimed: number;
  /** How many such facts there were since the last that was told. */
  count: number;
  /** Whose deed it was; null if it was no person's. */
  by: string | null;
}
/** What is on its way to a place. */
export interface MessagesTable {
  id: string;
  place: string;
  person: string;
  match: string;
  kind: string;
  seq: number;
  seat: number | null;
  by: string | null;
  count: number;
  at: number;
  due: number;
  claimed: number;
  tries: number;
}

/** How a match that counts came out. */
export interface OutcomesTable {
  match: string;
  game: string;
  at: number;
  /** Who played on which side, and how each side came in: JSON. */
  sides: string;
  /** The how manieth match of its game it was counted as; null: not yet. */
  number: number | null;
}
/** Somebody's rating in a game; bots have theirs too. */
export interface RatingsTable {
  game: string;
  who: string;
  mu: number;
  sigma: number;
  matches: number;
  wins: number;
}
/** A rating after a match. */
export interface RatingStepsTable {
  match: string;
  who: string;
  game: string;
  at: number;
  mu: number;
  sigma: number;
}
/** Whether somebody shows themselves. */
interface ProfilesTable {
  person: string;
  private: number;
}

export interface Database {
  people: PeopleTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  challenges: ChallengesTable;
  mutes: MutesTable;
  matches: MatchesTable;
  pasts: PastsTable;
  seats: SeatsTable;
  invitations: InvitationsTable;
  journal: JournalTable;
  snapshots: SnapshotsTable;
  bot_locks: BotLocksTable;
  replays: ReplaysTable;
  decks: DecksTable;
  beats: BeatsTable;
  outages: OutagesTable;
  seals: SealsTable;
  notice_wishes: WishesTable;
  notice_matches: NoticeMatchesTable;
  notice_places: PlacesTable;
  outbox: OutboxTable;
  messages: MessagesTable;
  outcomes: OutcomesTable;
  ratings: RatingsTable;
  rating_steps: RatingStepsTable;
  profiles: ProfilesTable;
}
