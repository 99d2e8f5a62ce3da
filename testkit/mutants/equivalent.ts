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
  { file: 'games/storm-the-castle/rules/act.ts', line: 'STOP_ONE_IN', why: 'how often random play stops' },
  { file: 'games/redshirts/rules/menu.ts', line: 'chance', why: 'what random play tries, and how often; only what is legal is played' },
  { file: 'games/redshirts/rules/menu.ts', line: 'case ', text: /^\(\d+ \+ 1\)$/, why: 'how often random play tries what' },
  { file: 'games/redshirts/rules/menu.ts', line: 'if (n === 0) return null', why: 'whether random play looks into an empty hand' },
  { file: 'games/redshirts/rules/menu.ts', line: 'TRIES', why: 'how often random play tries before it ends the turn' },
  { file: 'games/redshirts/rules/menu.ts', line: 'o.hand[at] : o.xo', why: 'which card random play tries' },
  { file: 'games/redshirts/rules/menu.ts', line: 'const own = s.bots.flatMap', why: 'which bot random play moves' },
  { file: 'games/redshirts/rules/menu.ts', line: 'const n = o.hand.length', why: 'how many cards random play looks at' },
  {
    file: 'games/redshirts/rules/menu.ts',
    line: 'if (o.chair !== CREW) fireTries',
    text: 'true',
    why: 'tries that are spared because none of them could be legal; the list keeps what is',
  },
  {
    file: 'games/redshirts/rules/menu.ts',
    line: 'if (!o.phaser)',
    text: 'true',
    why: 'tries that are spared because none of them could be legal; the list keeps what is',
  },
  {
    file: 'games/redshirts/rules/menu.ts',
    line: 'if (mate === officer ||',
    text: /^(false|\()/,
    why: 'tries that are spared because none of them could be legal; the list keeps what is',
  },
  {
    file: 'games/redshirts/rules/menu.ts',
    line: 'if (bot.owner === officer) for',
    text: 'true',
    why: 'tries that are spared because none of them could be legal; the list keeps what is',
  },
  {
    file: 'games/redshirts/rules/damage.ts',
    line: '* 32',
    text: /^\(\d+ \+ 1\)$/,
    why: 'any factor beyond the longest crew and ship keeps the order',
  },
  {
    file: 'games/redshirts/rules/phaser.ts',
    line: "typeof at === 'number' && inReach(o, at)",
    text: 'true',
    why: 'targets out of reach are spared; the list keeps what is legal',
  },
  { file: 'games/redshirts/rules/response.ts', line: 'S + ', why: 'any numbers that keep options apart' },
  { file: 'games/redshirts/ship.ts', line: 'a < b && b < c', text: ' <= ', why: 'the same section twice is no triple' },
  { file: 'games/redshirts/rules/deeds.ts', line: "'end-all': [0, 0]", why: 'the end of all is judged before numbers are counted' },
];

export function isEquivalent({ file, line, text }: Mutant): boolean {
  const code = read(file).split('\n')[line - 1] ?? '';
  const fits = (row: Pick<Equivalent, 'line' | 'text'>): boolean =>
    code.includes(row.line) && (row.text === undefined || (typeof row.text === 'string' ? row.text === text : row.text.test(text)));
  return fits(UNWATCHED) || EQUIVALENT.some((row) => row.file === file && fits(row));
}
