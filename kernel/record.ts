/** A match is its seed and its answers. The record is what is kept, sent, and run again by anyone who doubts a die. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';
import { hex } from './chance.ts';
import type { Told } from './event.ts';
import type { Game } from './game.ts';
import type { Json } from './json.ts';
import { isRefusal } from './refusal.ts';
import { type Entry, type MatchChance, Run, SeededChance } from './run.ts';
import type { Seat } from './seats.ts';
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
  const { seats, options, seed } = record;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) return { problem: `no match of ${seats} seats`, at: 0 };
  if (!/^[0-9a-f]{64}$/.test(seed)) return { problem: 'not a seed', at: 0 };
  const run = Run.begin(game, { seats, options, chance: new SeededChance(seed) }, { kept: true, watched: true });
  for (let at = 0; at < until; at++) {
    const problem = enter(run, record.entries[at] as Entry);
    if (problem !== null) return { problem, at };
    if (run.fault !== null) return { problem: 'a rule failed', at };
  }
  return { run, told: run.takeEvents(), result: run.result, hash: hashOf(run) };
}

function enter<S>(run: Run<S>, entry: Entry): string | null {
  if ('jump' in entry) {
    const { position } = run.table.chance as MatchChance;
    if (!Number.isInteger(entry.jump) || entry.jump < position) return 'a jump back to dice that were seen';
    run.apply(entry);
    return null;
  }
  if ('concede' in entry) {
    const refusal = run.concede(entry.concede);
    return refusal === null ? null : refusal.say.key;
  }
  const open = run.openAsks.filter((ask) => ask.seat === entry.seat);
  const ask = entry.which === undefined ? open[0] : open.find((one) => run.asks.indexOf(one) === entry.which);
  if (ask === undefined) return run.result === null ? `seat ${entry.seat} is not asked` : 'the match was over';
  const refusal = run.answer(entry.seat, ask.id, entry.answer);
  return isRefusal(refusal) ? `refused: ${refusal.clause ?? refusal.code} (${refusal.say.key})` : null;
}

/** One number for the whole position: equal hashes, equal matches. */
export function hashOf<S>(run: Run<S>): string {
  const chance = run.table.chance as { position?: number };
  const whole = { state: run.state, chance: chance.position ?? 0, steps: run.steps, result: run.result, asks: run.openAsks.map(asked) };
  return sha256Of(whole);
}
const asked = (ask: { seat: Seat; key: string; kind: string }) => ({ seat: ask.seat, key: ask.key, kind: ask.kind });

/** SHA-256 of the canonical JSON of a value. */
export function sha256Of(value: unknown): string {
  return hex(sha256(utf8ToBytes(canonicalize(value) as string)));
}
