/** Lets a worker look at a match again, once for each; it goes on while other pages are open. */
import type { MatchRecord, Viewer } from '@bridgehead/kernel';
import { proxy, wrap } from 'comlink';
import { keyOf, note, readings } from './readings.ts';
import type { Decided, Reader } from './worker.ts';

const workers = new Map<string, Worker>();

export function read(record: MatchRecord, address: string): void {
  const key = keyOf(record);
  const known = readings.getState()[key];
  if (known !== undefined && !known.failed) return;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  workers.set(key, worker);
  const { game, entries } = record;
  readings.setState({ [key]: { game, address, done: 0, all: entries.length, annotation: null, failed: false } });
  wrap<Reader>(worker)
    .look(
      bare(record),
      proxy((done: number) => note(key, { done })),
    )
    .then(
      (annotation) => note(key, { annotation }),
      () => note(key, { failed: true }),
    )
    .finally(() => end(key));
}

/** Where a match that has just ended was decided, as its viewer saw it. */
export async function decidedIn(record: MatchRecord, viewer: Viewer): Promise<Decided | null> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return wrap<Reader>(worker)
    .decided(bare(record), viewer)
    .finally(() => worker.terminate());
}

/** What is needed to play it again; a worker is sent nothing else. */
const bare = ({ game, version, options, seats, seed, entries }: MatchRecord): MatchRecord => ({
  game,
  version,
  options,
  seats,
  seed,
  entries,
});

function end(key: string): void {
  workers.get(key)?.terminate();
  workers.delete(key);
}

/** Ends it and forgets what was found so far. */
export function stop(record: MatchRecord): void {
  const key = keyOf(record);
  end(key);
  const { [key]: _, ...rest } = readings.getState();
  readings.setState(rest, true);
}
