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
    file: 'games/storm-the-bridge/rules/commit.ts',
    line: 'return force.length === 0 || check(force) !== null ? able : force',
    text: 'true',
    why: 'how often random play commits everybody',
  },
  {
    file: 'games/storm-the-bridge/rules/timing.ts',
    line: 'return isCrew(card) ? (crewFace(card).ability',
    text: 'true',
    why: 'nobody asks for the ability of an action card',
  },
  {
    file: 'games/storm-the-bridge/rules/timing.ts',
    line: 'if (s.owner[source] === seat && abilityOf(source) !== null && whyNotUse',
    text: /^\(.*whyNotUse/,
    why: 'looked at first because it decides most often; the last question asks for all of it',
  },
  {
    file: 'games/storm-the-bridge/rules/timing.ts',
    line: 'return target === null ? [] : declaration.targets.filter',
    text: 'false',
    why: 'where there is no target none was named',
  },
  {
    file: 'games/storm-the-bridge/rules/timing.ts',
    line: "return answered?.kind === 'card' ? otherTargets",
    text: 'true',
    why: 'a counter whose card was withdrawn is cancelled with it',
  },
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
  { file: 'kernel/chance.ts', line: '#start = -1', why: 'any position before the first will do' },
  {
    file: 'kernel/chance.ts',
    line: 'if (this.#start < 0 || offset < 0',
    text: /^(\(0 \+ 1\)| <= )$/,
    why: 'a page is made once more',
  },
  { file: 'kernel/chance.ts', line: 'for (let i = 0; i < 32; i++) key[i]', text: '(32 + 1)', why: 'a key has no more places' },
  { file: 'kernel/mixed.ts', line: 'let last = -1', why: 'any number below the smallest card will do' },
  {
    file: 'kernel/history.ts',
    line: 'if (this.start !== null && this.#undoes)',
    text: '(this.#undoes)',
    why: 'what lies before the first step is locked away at once',
  },
  { file: 'kernel/likes.ts', line: 'if (one.score > chosen.score + EQUAL)', text: ' >= ', why: 'no two scores differ by just that little' },
  { file: 'kernel/likes.ts', line: 'one.score > chosen.score - EQUAL', text: ' >= ', why: 'no two scores differ by just that little' },
  {
    file: 'kernel/run.ts',
    line: 'for (let idle = 0;',
    text: '(0 + 1)',
    why: 'one step more or less before the rules are said to go in circles',
  },
  {
    file: 'kernel/run.ts',
    line: 'if (idle > STEPS_WITHOUT_QUESTION)',
    text: ' >= ',
    why: 'one step more or less before the rules are said to go in circles',
  },
  { file: 'match/gallery.ts', line: 'known.set(before, circles)', why: 'the same is worked out again for each viewer of a circle' },
  { file: 'match/gallery.ts', line: 'circles.set(circle, news)', why: 'the same is worked out again for each viewer of a circle' },
  {
    file: 'match/gallery.ts',
    line: 'if (news === undefined)',
    text: 'true',
    why: 'the same is worked out again for each viewer of a circle',
  },
  {
    file: 'match/looks.ts',
    line: 'if (before[key] === after[key]) continue',
    text: 'false',
    why: 'what is equal is looked at once more and found equal',
  },
  { file: 'match/match.ts', line: "if ('seat' in entry) {", text: 'true', why: 'a concession has no seat that anything could change at' },
  { file: 'match/rerun.ts', line: 'stride = 0', text: '(0 + 1)', why: 'how often a position is remembered, not what follows from it' },
  { file: 'match/back.ts', line: 'const STRIDE = 16', why: 'how often a position is remembered, not what follows from it' },
  {
    file: 'match/seen.ts',
    line: 'Math.imul(',
    text: /^(\(\d+ \+ 1\))$/,
    why: 'another digest, no worse',
  },
  { file: 'match/seen.ts', line: ' = 0x', why: 'another digest, no worse' },
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
  { file: 'games/redshirts/rules/menu.ts', line: 'chance', why: 'what random play tries, and how often; only what is legal is played' },
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
  { file: 'games/redshirts/rules/deeds.ts', line: "'end-all': [0, 0]", why: 'the end of all is judged before numbers are counted' },
];

export function isEquivalent({ file, line, text }: Mutant): boolean {
  const code = read(file).split('\n')[line - 1] ?? '';
  const fits = (row: Pick<Equivalent, 'line' | 'text'>): boolean =>
    code.includes(row.line) && (row.text === undefined || (typeof row.text === 'string' ? row.text === text : row.text.test(text)));
  return fits(UNWATCHED) || EQUIVALENT.some((row) => row.file === file && fits(row));
}
