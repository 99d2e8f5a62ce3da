/** The event loop's end of an SQLite thread: jobs of one turn travel together, answers come back in order. */
import type { SQLInputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { StoreFault } from './fault.ts';
import type { JobResult, Reply, ThreadOptions } from './sqlite-thread.ts';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}
/** Called once, with the result or with an error. */
export type Hear = (result: JobResult | Error) => void;

export class SqliteThread {
  readonly #worker: Worker;
  readonly #numbers = new Map<string, number>();
  /** Who waits for each parcel under way, in order. */
  #underWay: Hear[][] = [];
  #learn: [number, string][] = [];
  #flat: SQLInputValue[] = [];
  #hears: Hear[] = [];
  #closed = false;
  #drained: (() => void) | null = null;

  constructor(options: ThreadOptions) {
    this.#worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: options });
    this.#worker.on('message', (reply: Reply) => this.#receive(reply));
    this.#worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => this.#fail(new StoreFault('the database is closed')));
  }

  #receive({ parcels, results }: Reply): void {
    const hears = this.#underWay.splice(0, parcels).flat();
    results.forEach((result, i) => {
      // What goes wrong in one must not keep the news from the others.
      try {
        hears[i]?.(typeof result === 'object' && 'problem' in result ? new StoreFault(result.problem) : result);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    });
    if (this.#underWay.length === 0) this.#drained?.();
  }
  #fail(error: Error): void {
    this.#closed = true;
    for (const hear of [...this.#underWay.flat(), ...this.#hears]) hear(error);
    this.#underWay = [];
    this.#hears = [];
    this.#drained?.();
  }

  /** All statements of a job, or none. Guarded: if the first changes nothing the others are left out. */
  post(statements: readonly Statement[], guarded: boolean, hear: Hear): void {
    if (this.#closed) {
      hear(new StoreFault('the database is closed'));
      return;
    }
    if (this.#hears.length === 0) process.nextTick(() => this.#send());
    this.#flat.push(guarded ? 1 : 0, statements.length);
    for (const { sql, parameters } of statements) this.#flat.push(this.#numberOf(sql), parameters.length, ...parameters);
    this.#hears.push(hear);
  }
  run(statements: readonly Statement[]): Promise<{ rows: readonly unknown[]; changes: number }> {
    return new Promise((resolve, reject) => {
      this.post(statements, false, (result) => {
        if (result instanceof Error) reject(result);
        else if (typeof result === 'number') resolve({ rows: [], changes: result });
        else if ('rows' in result) resolve({ rows: result.rows, changes: result.rows.length });
      });
    });
  }

  #numberOf(sql: string): number {
    const known = this.#numbers.get(sql);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(sql, number);
    this.#learn.push([number, sql]);
    return number;
  }
  #send(): void {
    if (this.#hears.length === 0) return;
    this.#worker.postMessage({ learn: this.#learn, flat: this.#flat });
    this.#underWay.push(this.#hears);
    this.#learn = [];
    this.#flat = [];
    this.#hears = [];
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#send();
    while (this.#underWay.length + this.#hears.length > 0)
      await new Promise<void>((resolve) => {
        this.#drained = resolve;
      });
    const exited = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.postMessage('close');
    await exited;
  }
}
