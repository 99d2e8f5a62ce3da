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
  /** What was told, to whom; null if nothing was. */
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
/** Something known, sealed: whoever cannot open it has another key. */
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
  /** Whoever has the link may read it. */
  shared: number;
  changed: number;
}

export interface Database {
  people: PeopleTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  challenges: ChallengesTable;
  mutes: MutesTable;
  matches: MatchesTable;
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
}
