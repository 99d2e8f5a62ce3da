/** The tables of `specification.md`, as lines of columns with '|' between them. */
import { readFileSync } from 'node:fs';

const LINES = readFileSync(new URL('specification.md', import.meta.url), 'utf8').split('\n');
const cellsOf = (line: string): string[] =>
  line
    .slice(2, -2)
    .split(' | ')
    .map((cell) => cell.replaceAll('−', '-').trim());

/** "❖ Nor", "Captured HA `cr`": the name, and its marks as letters: universal, capturing-related, hidden agenda, Borg, Gamma. */
function named(cell: string): { readonly name: string; readonly flags: string } {
  const marks = [
    ['u', /^❖ /],
    ['c', / `cr`/],
    ['h', / HA\b/],
    ['b', / BO\b/],
    ['g', / GQ\b/],
  ] as const;
  const bare = cell.replace(/ \(GQ\)| count\(\d\)/, '');
  return {
    name: marks.reduce((name, [, mark]) => name.replace(mark, ''), bare).trim(),
    flags: marks.flatMap(([letter, mark]) => (mark.test(cell) ? [letter] : [])).join(''),
  };
}
/** The cards whose id begins so, with these columns after id and name. */
export const table = (prefix: string, columns: readonly (number | 'flags')[]): string[] =>
  LINES.filter((line) => new RegExp(`^\\| ${prefix}[A-Z]?\\d+ \\|`).test(line)).map((line) => {
    const cells = cellsOf(line);
    const { name, flags } = named(cells[1] ?? '');
    return [cells[0], name, ...columns.map((column) => (column === 'flags' ? flags : (cells[column] ?? '')))].join('|');
  });
/** 'PF11 turns 2' */
export const NUMBERS: readonly string[] = LINES.slice(LINES.indexOf('## Numbers in texts'))
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Rows'))
  .flatMap((line) => (cellsOf(line)[1] ?? '').split('; '));
