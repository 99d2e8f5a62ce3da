/** Asks the worker once for each record; a reading that is stopped is forgotten. */
import type { MatchRecord } from '@bridgehead/kernel';
import { proxy, wrap } from 'comlink';
import type { Annotation, Reader } from './worker.ts';

const known = new WeakMap<MatchRecord, Annotation>();

export const readBefore = (record: MatchRecord): Annotation | null => known.get(record) ?? null;

export interface Reading {
  readonly done: Promise<Annotation>;
  stop(): void;
}

export function read(record: MatchRecord, onProgress: (done: number, all: number) => void): Reading {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const { game, version, options, seats, seed, entries } = record;
  const done = wrap<Reader>(worker)
    .look({ game, version, options, seats, seed, entries }, proxy(onProgress))
    .then((annotation) => {
      known.set(record, annotation);
      return annotation;
    })
    .finally(() => worker.terminate());
  return { done, stop: () => worker.terminate() };
}
