/**
 * Stands in for Vitest while mutants are tried: collects tests and runs single ones in the same thread, thousands of times.
 * It knows what the tests of rules use; a test file that needs more fails before any mutant and is left out.
 */
import { expect as jest } from 'expect';

type Body = (...args: never[]) => unknown;
type Hook = (context: { task: { result: { state: string; errors?: { message: string }[] } } }) => unknown;

export interface Collected {
  readonly name: string;
  readonly run: () => Promise<void>;
}

let collected: Collected[] = [];
let prefix = '';
let finished: Hook[] = [];

export function collect(): Collected[] {
  const all = collected;
  collected = [];
  return all;
}

async function runOne(body: Body, args: readonly unknown[]): Promise<void> {
  finished = [];
  await body(...(args as never[]));
  for (const hook of finished) await hook({ task: { result: { state: 'pass' } } });
}

function add(name: string, body: Body, args: readonly unknown[] = []): void {
  collected.push({ name: prefix + name, run: () => runOne(body, args) });
}
/** Time limits and the like may stand before or behind the body. */
const bodyOf = (rest: readonly unknown[]): Body => rest.find((one) => typeof one === 'function') as Body;

const filled = (name: string, row: unknown, at: number): string => {
  const values = Array.isArray(row) ? [...row] : [row];
  return `${name.replace(/%[sdifjop]/g, () => String(values.shift()))} #${at}`;
};
const each =
  (make: (name: string, body: Body, args: readonly unknown[]) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, ...rest: unknown[]): void =>
    rows.forEach((row, at) => void make(filled(name, row, at), bodyOf(rest), Array.isArray(row) ? row : [row]));

export const test = Object.assign((name: string, ...rest: unknown[]) => add(name, bodyOf(rest)), { each: each(add) });

function group(name: string, body: Body, args: readonly unknown[] = []): void {
  const before = prefix;
  prefix = `${before}${name} › `;
  body(...(args as never[]));
  prefix = before;
}
export const describe = Object.assign((name: string, ...rest: unknown[]) => group(name, bodyOf(rest)), { each: each(group) });

export const onTestFinished = (hook: Hook): void => void finished.push(hook);
/** What a failure prints is of no interest here. */
export const onTestFailed = (): void => undefined;

/** A message as second argument is Vitest's own; inline snapshots are compared elsewhere. */
export const expect = Object.assign((value: unknown) => Object.assign(jest(value), { toMatchInlineSnapshot: () => undefined }), {
  any: jest.any,
  anything: jest.anything,
  arrayContaining: jest.arrayContaining,
  objectContaining: jest.objectContaining,
  stringContaining: jest.stringContaining,
  stringMatching: jest.stringMatching,
});
