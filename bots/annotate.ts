/** A finished match looked at again: the expected result after every decision, the turning points, and what was better. */
import { type AnyGame, type Entry, type Json, type MatchRecord, Run, resultOf, SeededChance, same, seedFrom } from '@bridgehead/kernel';
import { explainRoot } from './explain.ts';
import { search } from './search.ts';

export interface Note {
  /** Which entry of the record. */
  readonly at: number;
  readonly seat: number;
  readonly played: Json;
  /** Expected result of the best answer found, for the seat that decided. */
  readonly expected: number;
  readonly best: Json;
  /** How much the played answer gave away against the best; 0 if it was the best or was not looked at. */
  readonly loss: number;
}
export interface Annotated {
  readonly notes: readonly Note[];
  /** The decisions that gave most away, worst first. */
  readonly turningPoints: readonly Note[];
  readonly final: readonly number[] | null;
}
export interface AnnotateOptions {
  readonly iterations?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, all: number) => void;
}

const TURNING = 0.08;

export function annotate(game: AnyGame, record: MatchRecord, options: AnnotateOptions = {}): Annotated {
  const { seats, seed } = record;
  const run = Run.begin(game, { seats, options: record.options, chance: new SeededChance(seed) }, { kept: true });
  const notes: Note[] = [];
  for (const [at, entry] of record.entries.entries()) {
    if (options.signal?.aborted === true) break;
    const note = 'answer' in entry ? look(run, entry, at, options.iterations ?? 200) : null;
    if (note !== null) notes.push(note);
    run.enter(entry);
    options.onProgress?.(at + 1, record.entries.length);
  }
  const turningPoints = notes
    .filter((note) => note.loss >= TURNING)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, 10);
  return { notes, turningPoints, final: run.result === null ? null : resultOf(run.result, seats, game.teams?.(run.state)) };
}

function look(run: Run<unknown>, entry: Extract<Entry, { answer: Json }>, at: number, iterations: number): Note | null {
  const root = search(run, entry.seat, new SeededChance(seedFrom(at, 7)), { iterations });
  if (root === null) return null;
  const { considered, answer, expected } = explainRoot(root);
  const played = considered.find((one) => same(one.answer, entry.answer));
  const best = expected ?? 0;
  const loss = played?.expected == null || same(entry.answer, answer) ? 0 : Math.max(0, best - played.expected);
  return { at, seat: entry.seat, played: entry.answer, expected: best, best: answer, loss };
}
