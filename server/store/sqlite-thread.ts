/**
 * The thread that owns one SQLite connection. All that has arrived while the last commit was on its way to the disk goes
 * into the next one: a group commit. A job that fails is undone alone; the rest of its group stands.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';

/**
 * Jobs on their way to the thread. `flat` holds them one after the other: 1 if guarded (when the first statement changes
 * nothing the others are left out), the number of statements, and for each its number, how many parameters, and those. One
 * flat list crosses between threads in a fraction of the time that nested objects take.
 */
export interface Parcel {
  /** Statements met for the first time, by number. */
  readonly learn: readonly (readonly [number, string])[];
  readonly flat: readonly SQLInputValue[];
}
/** One for each job: rows changed, or the rows it gave, or what was wrong. */
export type JobResult = number | { readonly rows: readonly unknown[] } | { readonly problem: string };
export interface Reply {
  /** How many parcels this answers. */
  readonly parcels: number;
  readonly results: readonly JobResult[];
}
export interface ThreadOptions {
  readonly path: string;
  readonly readOnly: boolean;
  /** Milliseconds that every commit takes longer; for tests and load measurements. */
  readonly syncDelay: number;
}

const options = workerData as ThreadOptions;
const port = parentPort as MessagePort;
const db = new DatabaseSync(options.path, { readOnly: options.readOnly });
db.exec('PRAGMA busy_timeout = 5000');
if (!options.readOnly)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 16000; PRAGMA secure_delete = ON');
const nap = new Int32Array(new SharedArrayBuffer(4));

interface Prepared {
  readonly statement: StatementSync;
  readonly gives: boolean;
}
const texts: string[] = [];
const statements: (Prepared | undefined)[] = [];

function prepared(number: number): Prepared {
  const known = statements[number];
  if (known !== undefined) return known;
  const sql = texts[number] as string;
  const fresh = { statement: db.prepare(sql), gives: /^\s*(select|with|pragma)\b|\breturning\b/i.test(sql) };
  statements[number] = fresh;
  return fresh;
}

/** Reads jobs off a flat list and carries them out. */
class Work {
  readonly #flat: readonly SQLInputValue[];
  #at = 0;
  constructor(flat: readonly SQLInputValue[]) {
    this.#flat = flat;
  }
  get isDone(): boolean {
    return this.#at >= this.#flat.length;
  }
  #number(): number {
    return this.#flat[this.#at++] as number;
  }

  job(): JobResult {
    const guarded = this.#number() === 1;
    const count = this.#number();
    const end = this.#endAfter(count);
    try {
      if (count > 1) db.exec('SAVEPOINT job');
      const result = this.#statements(count, guarded);
      if (count > 1) db.exec('RELEASE job');
      return result;
    } catch (error) {
      if (count > 1) db.exec('ROLLBACK TO job; RELEASE job');
      return { problem: error instanceof Error ? error.message : String(error) };
    } finally {
      this.#at = end;
    }
  }

  #endAfter(count: number): number {
    let end = this.#at;
    for (let i = 0; i < count; i++) end += 2 + (this.#flat[end + 1] as number);
    return end;
  }
  /** The result is the first statement's if guarded, else the last one's. */
  #statements(count: number, guarded: boolean): JobResult {
    let result: JobResult = 0;
    for (let i = 0; i < count; i++) {
      const { statement, gives } = prepared(this.#number());
      const length = this.#number();
      const parameters = this.#flat.slice(this.#at, this.#at + length);
      this.#at += length;
      const now = gives ? { rows: statement.all(...parameters) } : Number(statement.run(...parameters).changes);
      if (i === 0 || !guarded) result = now;
      if (guarded && result === 0) break;
    }
    return result;
  }
}

function carryOut(parcels: readonly Parcel[]): JobResult[] {
  const results: JobResult[] = [];
  for (const { flat } of parcels) for (const work = new Work(flat); !work.isDone; ) results.push(work.job());
  return results;
}

function countOf(parcels: readonly Parcel[]): number {
  let count = 0;
  for (const { flat } of parcels)
    for (let at = 0; at < flat.length; count++) {
      const queries = flat[at + 1] as number;
      at += 2;
      for (let i = 0; i < queries; i++) at += 2 + (flat[at + 1] as number);
    }
  return count;
}

function group(parcels: readonly Parcel[]): JobResult[] {
  if (options.readOnly) return carryOut(parcels);
  try {
    db.exec('BEGIN IMMEDIATE');
    const results = carryOut(parcels);
    db.exec('COMMIT');
    if (options.syncDelay > 0) Atomics.wait(nap, 0, 0, options.syncDelay);
    return results;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    const problem = error instanceof Error ? error.message : String(error);
    return Array.from({ length: countOf(parcels) }, () => ({ problem }));
  }
}

port.on('message', (message: Parcel | 'close') => {
  const parcels: Parcel[] = [];
  let closing = false;
  for (let next: Parcel | 'close' | undefined = message; next !== undefined; next = receiveMessageOnPort(port)?.message) {
    if (next === 'close') closing = true;
    else {
      parcels.push(next);
      for (const [number, sql] of next.learn) texts[number] = sql;
    }
  }
  if (parcels.length > 0) port.postMessage({ parcels: parcels.length, results: group(parcels) } satisfies Reply);
  if (closing) {
    db.close();
    port.close();
  }
});
