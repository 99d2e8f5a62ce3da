/** Mutants that change nothing that anybody could notice, each with its reason. They are not counted. */
import type { Mutant } from './operators.ts';
import { read } from './targets.ts';

interface Equivalent {
  readonly file: string;
  /** The line of code, without what is around it. */
  readonly line: string;
  /** What stands there instead of which text; any change of the line if absent. */
  readonly text?: string | RegExp;
  readonly why: string;
}

/** In every file: events that nobody watches are never read, so making them changes nothing. */
const UNWATCHED = { line: 't.watched', text: 'true' };

const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'games/storm-the-castle/board.ts',
    line: " row('",
    text: /^\(\d+ \+ 1\)$/,
    why: 'where a space is drawn, not what it is next to',
  },
  { file: 'games/storm-the-castle/rules/end.ts', line: 'const NO_UNIT = 99', why: 'any number beyond the longest way will do' },
  {
    file: 'games/storm-the-castle/rules/stacking.ts',
    line: 'while (at > 0 && (field[at - 1] as Card) > unit)',
    text: '((field[at - 1] as Card) > unit)',
    why: 'what stands before the first is not greater than anything',
  },
  {
    file: 'games/storm-the-castle/rules/act.ts',
    line: 'chance.below(2) === 0)',
    why: 'how often random play shoots where it could strike',
  },
  {
    file: 'games/storm-the-bridge/cards/sections.ts',
    line: '    x: ',
    text: /^\(\d+ \+ 1\)$/,
    why: 'where a section is drawn',
  },
  {
    file: 'games/storm-the-bridge/cards/sections.ts',
    line: '    y: ',
    text: /^\(\d+ \+ 1\)$/,
    why: 'where a section is drawn',
  },
  {
    file: 'games/storm-the-bridge/rules/bonuses.ts',
    line: "if (typeof n !== 'number' || when !== undefined) throw",
    why: 'a guard for whoever adds a card: no printed one lends anything that depends on the table',
  },
  {
    file: 'games/storm-the-bridge/rules/questions.ts',
    line: 'card < FIRST_ACTION',
    text: ' <= ',
    why: 'the list of owners ends with the last crew: nobody owns what is not in it',
  },
  {
    file: 'games/storm-the-bridge/rules/compute.ts',
    line: 'crew < FIRST_ACTION',
    text: ' <= ',
    why: 'the list of owners ends with the last crew: nobody owns what is not in it',
  },
  { file: 'games/storm-the-bridge/rules/turn.ts', line: 'const lean = chance.below(4)', why: 'how often random play goes for the Bridge' },
  {
    file: 'games/storm-the-bridge/rules/turn.ts',
    line: 'if (lean < ',
    text: /^(false|\(lean < \d\)|\(\d \+ 1\)| <= )$/,
    why: 'how often random play goes for the Bridge',
  },
  { file: 'games/storm-the-bridge/rules/turn.ts', line: 'const candidate = lean < 2', why: 'how often random play recruits' },
  {
    file: 'games/storm-the-bridge/rules/turn.ts',
    line: 'if (candidate !== undefined',
    text: 'false',
    why: 'how often random play recruits',
  },
  { file: 'games/storm-the-bridge/rules/turn.ts', line: 'return totalWith(s, everybody', why: 'when random play storms the Bridge' },
  { file: 'games/storm-the-bridge/rules/commit.ts', line: 'const force = chance.below(2)', why: 'how often random play commits everybody' },
  {
    file: 'kernel/prompt.ts',
    line: "const tags = (ask.kind === 'choose'",
    text: 'true',
    why: 'only choices are asked in windows',
  },
  { file: 'kernel/prompt.ts', line: "if (ask.kind === 'write' && ask.lines)", text: '(ask.lines)', why: 'only texts have lines' },
  {
    file: 'kernel/prompt.ts',
    line: 'return picked.length < ask.min ? malformed',
    text: ' <= ',
    why: 'a number that is wrong and not too small is too large',
  },
  {
    file: 'match/delta.ts',
    line: 'if (old === now) shared++',
    text: 'false',
    why: 'what is equal is looked at once more and found equal',
  },
  {
    file: 'match/gallery.ts',
    line: 'if (circleOf(this.match, one.viewer) === circle) return one.common',
    text: 'false',
    why: 'the same is worked out again for each viewer of a circle',
  },
  {
    file: 'match/gallery.ts',
    line: "one.own = one.viewer === 'spectator'",
    text: 'false',
    why: 'what spectators are shown is worked out again',
  },
  { file: 'games/storm-the-castle/rules/act.ts', line: 'STOP_ONE_IN', why: 'how often random play stops' },
];

export function isEquivalent({ file, line, text }: Mutant): boolean {
  const code = read(file).split('\n')[line - 1] ?? '';
  const fits = (row: Pick<Equivalent, 'line' | 'text'>): boolean =>
    code.includes(row.line) && (row.text === undefined || (typeof row.text === 'string' ? row.text === text : row.text.test(text)));
  return fits(UNWATCHED) || EQUIVALENT.some((row) => row.file === file && fits(row));
}
