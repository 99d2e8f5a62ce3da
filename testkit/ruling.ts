/** Tests that read like rulings, tied to vitest. */
import type { Game, Json } from '@bridgehead/kernel';
import { onTestFailed, onTestFinished, test } from 'vitest';
import { Stage, type Staging } from './stage.ts';

const CLAUSE = String.raw`(?:[A-Z]{2,4}-)?[A-Z]?\d+[a-z]?(?:[–-](?:[A-Z]{2,4}-)?[A-Z]?\d+[a-z]?)?`;
/** 'STC-21', 'STC-21, STC-R9', 'STC-40–48, R19'; then a colon and the ruling. */
const NAME = new RegExp(String.raw`^[A-Z]{2,4}-${CLAUSE}(?:, ${CLAUSE})*: \S`);

/** One ruling: the name begins with the clauses that it shows, the body is the smallest scene that shows them. */
export function ruling(name: string, body: () => void | Promise<void>): void {
  checkName(name);
  test(name, body);
}

/** Cases that differ only in values: one test for each row, `%s` (or `$name`) in the name filled in by vitest. */
export function rulings<T>(name: string, rows: readonly T[], body: (row: T) => void | Promise<void>): void {
  checkName(name);
  test.each([...rows])(name, body as never);
}

function checkName(name: string): void {
  if (!NAME.test(name)) throw new Error(`a ruling is named "CLAUSE, CLAUSE: sentence", not "${name}"`);
}

/** A position to play from, checked by the kit when the test ends. */
export function stage<S, V extends Json>(game: Game<S, V>, state: S, staging: Staging = {}): Stage<S, V> {
  const staged = new Stage(game, state, staging);
  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail') return;
    const problem = staged.problem();
    if (problem !== null) throw staged.trouble(problem);
  });
  onTestFailed(({ task }) => {
    const told = task.result?.errors?.some((error) => error.message.includes('repeat: ')) ?? false;
    if (!told) console.error(staged.report());
  });
  return staged;
}
