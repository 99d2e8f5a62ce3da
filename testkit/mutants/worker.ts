/**
 * Tries mutants in a process of its own, so that one that never ends can be ended. Every trial gets fresh copies of all
 * modules (a number in their address), with the mutant's text in place of the original; types are stripped in place, so places in the
 * source, in what runs and in what the engine counts are the same.
 */
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Collected } from './stand-in.ts';

export interface TestCase {
  readonly file: string;
  readonly name: string;
  readonly ms: number;
  /** The mutants whose place it runs through, by number. */
  readonly reaches: readonly number[];
}
export interface Place {
  readonly file: string;
  readonly start: number;
}
export type Order =
  | { readonly do: 'baseline'; readonly tests: readonly string[]; readonly places: readonly Place[] }
  | { readonly do: 'try'; readonly file: string; readonly text: string; readonly tests: readonly Pick<TestCase, 'file' | 'name' | 'ms'>[] };
export type Answer =
  /** A test begins: the watcher may lose patience with it. */
  | { readonly did: 'begin'; readonly ms: number }
  | { readonly did: 'baseline'; readonly cases: readonly TestCase[]; readonly left: readonly string[] }
  | { readonly did: 'try'; readonly failed: { readonly file: string; readonly name: string } | null };

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const STAND_IN = new URL('./stand-in.ts', import.meta.url).href;
const HERE = new URL('./', import.meta.url).href;

let generation = 0;
/** The file that is wrong just now, and how. */
let wrong: { readonly path: string; readonly text: string } | null = null;
const stripped = new Map<string, string>();

const isOurs = (url: string): boolean =>
  url.startsWith(pathToFileURL(ROOT).href) && !url.includes('/node_modules/') && !url.startsWith(HERE);

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'vitest') return { url: STAND_IN, shortCircuit: true };
    const found = next(specifier, context);
    return isOurs(found.url) && generation > 0 ? { ...found, url: `${found.url.split('?')[0]}?${generation}` } : found;
  },
  load(url, context, next) {
    if (!isOurs(url) || !/\.ts(\?|$)/.test(url)) return next(url, context);
    const file = fileURLToPath(url.split('?')[0] as string);
    return { format: 'module', source: sourceOf(file), shortCircuit: true };
  },
});

function sourceOf(file: string): string {
  if (wrong?.path === file) return stripTypeScriptTypes(wrong.text);
  const known = stripped.get(file);
  if (known !== undefined) return known;
  const made = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  stripped.set(file, made);
  return made;
}

const { collect } = (await import(STAND_IN)) as { collect(): Collected[] };

async function load(file: string): Promise<Collected[]> {
  collect();
  await import(`${pathToFileURL(join(ROOT, file)).href}?${generation}`);
  return collect();
}

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** Which of some places ran since the last call, by the engine's own count of blocks. */
class Counter {
  readonly #session = new Session();
  readonly #places = new Map<string, { start: number; number: number }[]>();

  constructor(places: readonly Place[]) {
    places.forEach(({ file, start }, number) => {
      const url = pathToFileURL(join(ROOT, file)).href;
      this.#places.set(url, [...(this.#places.get(url) ?? []), { start, number }]);
    });
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  take(): Set<number> {
    const reached = new Set<number>();
    this.#session.post('Profiler.takePreciseCoverage', (_error, taken) => {
      for (const { url, functions } of taken?.result ?? []) {
        const [address, query] = url.split('?') as [string, string?];
        const places = query === String(generation) ? this.#places.get(address) : undefined;
        if (places === undefined) continue;
        const ranges = functions.flatMap((one) => one.ranges);
        for (const { start, number } of places) if (countAt(ranges, start) > 0) reached.add(number);
      }
    });
    return reached;
  }

  stop(): void {
    this.#session.disconnect();
  }
}

/** The innermost block around a place knows how often it ran. */
function countAt(ranges: readonly Range[], place: number): number {
  let narrowest: Range | null = null;
  for (const range of ranges)
    if (
      range.startOffset <= place &&
      place < range.endOffset &&
      (narrowest === null || range.endOffset - range.startOffset <= narrowest.endOffset - narrowest.startOffset)
    )
      narrowest = range;
  return narrowest?.count ?? 0;
}

async function baseline(tests: readonly string[], places: readonly Place[]): Promise<Answer> {
  const counter = new Counter(places);
  const cases: TestCase[] = [];
  const left: string[] = [];
  for (const file of tests) {
    generation++;
    let found: Collected[];
    try {
      found = await load(file);
    } catch (error) {
      left.push(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
      continue;
    }
    const atLoad = counter.take();
    for (const { name, run } of found) {
      const began = performance.now();
      try {
        await run();
        const ms = performance.now() - began;
        cases.push({ file, name, ms, reaches: [...new Set([...atLoad, ...counter.take()])] });
      } catch (error) {
        counter.take();
        left.push(`${file}: ${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
      }
    }
  }
  counter.stop();
  return { did: 'baseline', cases, left };
}

async function attempt({ file, text, tests }: Extract<Order, { do: 'try' }>): Promise<Answer> {
  generation++;
  wrong = { path: join(ROOT, file), text };
  const loaded = new Map<string, Map<string, Collected>>();
  try {
    for (const wanted of tests) {
      process.send?.({ did: 'begin', ms: wanted.ms } satisfies Answer);
      if (!loaded.has(wanted.file)) {
        try {
          loaded.set(wanted.file, new Map((await load(wanted.file)).map((one) => [one.name, one])));
        } catch {
          return { did: 'try', failed: wanted };
        }
      }
      const found = loaded.get(wanted.file)?.get(wanted.name);
      try {
        if (found === undefined) return { did: 'try', failed: wanted };
        await found.run();
      } catch {
        return { did: 'try', failed: wanted };
      }
    }
    return { did: 'try', failed: null };
  } finally {
    wrong = null;
  }
}

process.on('message', async (order: Order) => {
  const answer = order.do === 'baseline' ? await baseline(order.tests, order.places) : await attempt(order);
  process.send?.(answer);
});
process.send?.('ready');
