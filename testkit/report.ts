/** What a failing test prints: every seat's prompt, and the one line that repeats the match. */
import { type Entry, type Json, type Prompt, promptOf, type Run } from '@bridgehead/kernel';

/** Data on one line, cut where it becomes unreadable. */
export function short(value: unknown, most = 400): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= most ? text : `${text.slice(0, most)}… (${text.length} characters)`;
}

export function promptLine(prompt: Prompt): string {
  const { seat, kind, key, options, id: _id, ...rest } = prompt;
  return `  seat ${seat} is asked ${key} (${kind}, ${options.length} options): ${short(options)}${Object.keys(rest).length > 0 ? ` ${short(rest)}` : ''}`;
}

export function promptsOf<S>(run: Run<S>): string {
  if (run.fault !== null) return `  the run is frozen: ${run.fault}`;
  if (run.result !== null) return `  the match is over: ${short(run.result)}`;
  return run.openAsks.map((ask) => promptLine(promptOf(ask, run.state))).join('\n');
}

/** All that it takes to get to the same place again. */
export interface Repeat {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: string;
  readonly entries: readonly Entry[];
  readonly [more: string]: unknown;
}

export const repeatLine = (repeat: Repeat): string => `repeat: ${JSON.stringify(repeat)}`;

/** Where two pieces of plain data part: the path and both members; null when they are equal to the byte. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b))
    return `${path === '' ? 'the whole' : path}: ${short(a, 120)} and ${short(b, 120)}`;
  const [here, there] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const [keys, others] = [Object.keys(here), Object.keys(there)];
  for (const key of keys) {
    if (!Object.hasOwn(there, key)) return `${path}.${key}: only in the first (${short(here[key], 120)})`;
    const found = difference(here[key], there[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  const extra = others.find((key) => !Object.hasOwn(here, key));
  if (extra !== undefined) return `${path}.${extra}: only in the second (${short(there[extra], 120)})`;
  return keys.some((key, i) => others[i] !== key) ? `${path}: the same members in another order` : null;
}
