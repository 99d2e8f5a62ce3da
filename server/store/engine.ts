/** What the store needs of a database. Two engines give it: SQLite on threads of its own, and PostgreSQL shared by many nodes. */
import type { CompiledQuery, Kysely } from 'kysely';
import type { Fact } from './notices.ts';
import type { OutcomeRow } from './ratings.ts';
import type { Database, JournalTable, MatchesTable } from './schema.ts';

/** What changes in a match's row from turn to turn. */
export const TURN_COLUMNS = ['waiting', 'awaited', 'moved', 'turned', 'ends', 'due'] as const;
export type TurnPatch = Pick<MatchesTable, (typeof TURN_COLUMNS)[number]>;
/** What changes in it while it is played. */
export const ROW_COLUMNS = [...TURN_COLUMNS, 'phase', 'seats', 'free', 'result'] as const;
export type RowPatch = Pick<MatchesTable, (typeof ROW_COLUMNS)[number]>;

/** One deed for the journal, and what goes to disk together with it. */
export interface Append extends JournalTable {
  readonly row: RowPatch | TurnPatch | null;
  /** The person who took a seat, or left it (null), with this deed. */
  readonly seat: { readonly seat: number; readonly person: string | null } | null;
  /** What somebody should be told because of it. */
  readonly facts: readonly Fact[];
  /** How a match that counts came out, with the deed that ended it. */
  readonly outcome: OutcomeRow | null;
}
/** 'taken': another node has written that number already, and nothing was written. */
export type Appended = 'done' | 'taken';

export interface Engine {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Database>;
  /** Calls back when the deed is on disk, or with what went wrong. All deeds in flight share one commit. */
  append(append: Append, hear: (appended: Appended | Error) => void): void;
  /** All or nothing. */
  together(queries: readonly CompiledQuery[]): Promise<void>;
  /**
   * The first, and if it wrote something the others too: true then. What is done in the same person's turn is done one after the other,
   * so that nobody counts what another is about to write.
   */
  inTurn(person: string, first: CompiledQuery, others?: readonly CompiledQuery[]): Promise<boolean>;
  /** Tells the other nodes; lost messages are made good by sequence numbers. */
  publish(note: string): void;
  /** Called for the notes of other nodes, and with null after notes may have been lost. */
  listen(hear: (note: string | null) => void): Promise<void>;
  close(): Promise<void>;
}
