/** A match is its seed and its answers. The record is what is kept, sent, and run again by anyone who doubts a die. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';
import { hex, type MatchChance, SeededChance } from './chance.ts';
import type { Told } from './event.ts';
import type { Game } from './game.ts';
import type { Entry } from './history.ts';
import type { Json } from './json.ts';
import { readOptions } from './options.ts';
import { Run } from './run.ts';
import { type Seat, seatsProblem } from './seats.ts';
import type { Result } from './table.ts';

export interface MatchRecord {
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: number;
  /** 64 hexadecimal digits. */
  readonly seed: string;
  readonly entries: readonly Entry[];
}

export interface Replay<S> {
  readonly run: Run<S>;
  readonly told: Told[];
  readonly result: Result | null;
  readonly hash: string;
}

/** Runs a record again, judging every answer as if it were new. The problem names the entry that does not fit. */
export function replay<S>(game: Game<S>, record: MatchRecord, until = record.entries.length): Replay<S> | { problem: string; at: number } {
  if (record.game !== game.id) return { problem: `this is a record of ${record.game}`, at: 0 };
  if (record.version !== game.version) return { problem: `rules version ${record.version}, this is ${game.version}`, at: 0 };
  const { seats, seed } = record;
  const read = readOptions(game.options, record.options);
  if ('problem' in read) return { problem: read.problem, at: 0 };
  const { options } = read;
  const problem = seatsProblem(game, seats, options);
  if (problem !== null) return { problem, at: 0 };
  if (!/^[0-9a-f]{64}$/.test(seed)) return { problem: 'not a seed', at: 0 };
  const run = Run.begin(game, { seats, options, chance: new SeededChance(seed) }, { kept: true, watched: true });
  for (let at = 0; at < until; at++) {
    const problem = enter(run, record.entries[at] as Entry);
    if (problem !== null) return { problem, at };
  }
  return { run, told: run.takeEvents(), result: run.result, hash: hashOf(run) };
}

/** Moves the run on by an entry, judged as if it were new: the one way in for entries of a journal or a record. The problem, or null. */
export function enter<S>(run: Run<S>, entry: Entry): string | null {
  if (typeof entry !== 'object' || entry === null) return 'not an entry';
  if ('jump' in entry) {
    const { position } = run.table.chance as MatchChance;
    if (!Number.isInteger(entry.jump) || entry.jump < position || entry.jump > FURTHEST) return 'a jump back to dice that were seen';
    run.enter(entry);
    return null;
  }
  const refusal = 'concede' in entry ? run.whyNotConcede(entry.concede) : run.why(entry.seat, run.askOf(entry.seat)?.id ?? 0, entry.answer);
  if (refusal !== null) return `${refusal.clause ?? refusal.code} (${refusal.say.key})`;
  return run.enter(entry) ? null : 'a rule failed';
}

/** No match draws more dice than this. */
const FURTHEST = 0x7fff_ffff;

/** One number for the whole position: equal hashes, equal matches. */
export function hashOf<S>(run: Run<S>): string {
  const { position } = run.table.chance as MatchChance;
  const whole = { state: run.state, chance: position, steps: run.steps, result: run.result, asks: run.openAsks.map(asked) };
  return sha256Of(whole);
}
const asked = (ask: { seat: Seat; key: string; kind: string }) => ({ seat: ask.seat, key: ask.key, kind: ask.kind });

/** SHA-256 of the canonical JSON of a value. */
export function sha256Of(value: unknown): string {
  return hex(sha256(utf8ToBytes(canonicalize(value) as string)));
}
