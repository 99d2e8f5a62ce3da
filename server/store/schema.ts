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
  waiting: string;
  listed: number;
  spectators: number;
  created: number;
  moved: number;
  /** When something happens by itself, or a bot should have moved; null if never. */
  due: number | null;
  answered: number;
  result: string | null;
}
interface SeatsTable {
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
  journal: JournalTable;
  snapshots: SnapshotsTable;
  bot_locks: BotLocksTable;
  replays: ReplaysTable;
  decks: DecksTable;
}
