/** Where a finished match is looked at again, so that the page stays quick. */
import { type Annotated, annotate, decisive, type Note } from '@bridgehead/bots';
import {
  type AnyGame,
  type GameEvent,
  type Json,
  type MatchRecord,
  type Prompt,
  Run,
  SeededChance,
  seenBy,
  type Viewer,
} from '@bridgehead/kernel';
import { expose } from 'comlink';
import { loadGame } from '../games.ts';

/** A decision that gave much away, with the question as its seat saw it: enough to put both answers in words. */
export interface TurningPoint extends Note {
  readonly prompt: Prompt;
  readonly view: Json;
}
export interface Annotation extends Omit<Annotated, 'turningPoints'> {
  /** In the order of the match. */
  readonly turningPoints: readonly TurningPoint[];
  /** The same curve as next to the result; empty where nobody lost. */
  readonly course: readonly (readonly number[])[];
}

/** Looks for each decision; more see sharper and take longer. */
const ITERATIONS = 160;

async function look(record: MatchRecord, onProgress: (done: number, all: number) => void): Promise<Annotation> {
  const game = await loadGame(record.game);
  const { turningPoints, ...rest } = annotate(game, record, { iterations: ITERATIONS, onProgress });
  const course = decisive(game, record)?.course ?? [];
  return { ...rest, course, turningPoints: withQuestions(game, record, greatest(turningPoints)) };
}

/** A match has at most so many moments worth a headline. */
const MOMENTS = 3;
/** Those that gave most away, in the order of the match. */
const greatest = (notes: readonly Note[]): Note[] =>
  notes
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, MOMENTS)
    .toSorted((a, b) => a.at - b.at);

function withQuestions(game: AnyGame, { seats, options, seed, entries }: MatchRecord, notes: readonly Note[]): TurningPoint[] {
  const run = Run.begin(game, { seats, options, chance: new SeededChance(seed) }, { kept: true });
  return entries.flatMap((entry, at) => {
    const found = notes.filter((note) => note.at === at);
    const points = found.flatMap((note) => {
      const prompt = run.prompt(note.seat);
      return prompt === null ? [] : [{ ...note, prompt, view: run.view(note.seat) }];
    });
    run.enter(entry);
    return points;
  });
}

/** The entry that decided the match, and what a viewer was told by it and by those just before it. */
export interface Decided {
  readonly at: number;
  readonly told: readonly (readonly GameEvent[])[];
  readonly course: readonly (readonly number[])[];
}
/** An answer that nobody was told of is shown by what came before it. */
const LED_TO_IT = 8;

async function decided(record: MatchRecord, viewer: Viewer): Promise<Decided | null> {
  const found = decisive(await loadGame(record.game), record);
  if (found === null) return null;
  const told = found.told.slice(-LED_TO_IT).map((beat) => beat.flatMap((one) => seenBy(one, viewer) ?? []));
  return { at: found.at, told, course: found.course };
}

const reader = { look, decided };
export type Reader = typeof reader;
expose(reader);
