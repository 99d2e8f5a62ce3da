/** Mutants that change nothing that anybody could notice, each with its reason. They are not counted. */
import type { Mutant } from './operators.ts';
import { read } from './targets.ts';

interface Equivalent {
  readonly file: string;
  /** The line of code, without what is around it. */
  readonly line: string;
  /** What stands there instead of which text; any change of the line if absent. */
  readonly text?: string;
  readonly why: string;
}

const EQUIVALENT: readonly Equivalent[] = [];

export function isEquivalent({ file, line, text }: Mutant): boolean {
  const rows = EQUIVALENT.filter((row) => row.file === file && (row.text === undefined || row.text === text));
  return rows.length > 0 && rows.some((row) => read(file).split('\n')[line - 1]?.includes(row.line));
}
