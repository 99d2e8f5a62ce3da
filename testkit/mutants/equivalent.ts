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
    file: 'games/storm-the-bridge/rules/timing.ts',
    line: "face.kind === 'passive' || face.target !== null",
    text: '(face.target !== null)',
    why: 'a passive has no such field, which is not null either',
  },
  {
    file: 'games/storm-the-bridge/rules/timing.ts',
    line: 'if (target.notSelf === true && card === by.source)',
    text: '(card === by.source)',
    why: 'no other card or ability could name itself',
  },
  {
    file: 'games/storm-the-bridge/rules/timing.ts',
    line: 'bodyOf(cards[0] as Card).affiliation',
    text: '(0 + 1)',
    why: 'of two that must be alike either may be compared with',
  },
  {
    file: 'games/storm-the-bridge/rules/effects.ts',
    line: 'if (hit === null || hit === undefined) return',
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
  {
    file: 'match/match.ts',
    line: "const seat = 'seat' in entry && by === 'person'",
    text: "(by === 'person')",
    why: 'a concession is nobody’s first choice',
  },
  { file: 'match/back.ts', line: "if ('concede' in entry) Object.assign", text: 'true', why: 'an answer names nobody who gave up' },
  { file: 'match/delta.ts', line: 'if (shared < 0) for', text: ' <= ', why: 'nothing is missing, and nothing is found to be' },
  {
    file: 'match/delta.ts',
    line: 'if (before[i] === after[i]) continue',
    text: 'false',
    why: 'what is equal is looked at once more and found equal',
  },
  { file: 'match/delta.ts', line: 'Object.hasOwn(copy, step) ?', text: 'true', why: 'no change goes through a member that is not there' },
  { file: 'match/delta.ts', line: 'own.add(copy)', why: 'what was copied is copied once more' },
  { file: 'match/gallery.ts', line: 'freshSeed().slice(0, 10)', text: '(0 + 1)', why: 'other digits of a random number' },
  {
    file: 'match/looks.ts',
    line: 'if (before[key] !== after[key] && !shared.includes(key))',
    text: '(!shared.includes(key))',
    why: 'what is equal is looked at once more and found equal',
  },
  { file: 'match/rated.ts', line: "if ('problem' in defaults ||", text: /^\(!same/, why: 'the defaults of a game are no problem' },
  {
    file: 'match/settle.ts',
    line: 'if (ask.window === null && state.standing.untilMyTurn)',
    text: '(ask.window === null)',
    why: 'the same wishes in another object',
  },
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
  { file: 'games/storm-the-castle/rules/dispatch.ts', line: 'STOP_ONE_IN', why: 'how often random play stops' },
  {
    file: 'games/storm-the-castle/cards.ts',
    line: "KIND_OF_CARD.map((kind) => (kind.type === 'item' ? null",
    text: 'false',
    why: 'an item has none of these fields, which is nothing either',
  },
  { file: 'games/storm-the-castle/odds.ts', line: 'SUCCEEDING[top < NATURAL_2', text: ' <= ', why: 'it is that number then' },
  {
    file: 'games/storm-the-castle/rules/act.ts',
    line: 'if (isRegular(unit)) return',
    text: 'false',
    why: 'looked at first because it decides most often: no Regular Unit has a special',
  },
  {
    file: 'games/storm-the-castle/rules/act.ts',
    line: 'chance.below(2) === 0 ?',
    text: '(2 + 1)',
    why: 'how often random play picks the unit below',
  },
  { file: 'games/storm-the-castle/rules/end.ts', line: 'let units = 0', why: 'one more for both sides' },
  { file: 'games/storm-the-castle/rules/end.ts', line: 'let cost = 0', why: 'one more for both sides' },
  {
    file: 'games/storm-the-castle/rules/reach.ts',
    line: 'const isFar = moveOf(s, unit) > 1',
    text: /^( >= |true|\(0 \+ 1\))$/,
    why: 'spaces that are too far away are looked at in vain',
  },
  { file: 'games/storm-the-castle/rules/act.ts', line: 'STOP_ONE_IN', why: 'how often random play stops' },
  {
    file: 'kernel/prompt.ts',
    line: 'tries < 30',
    text: /^(\(30 \+ 1\)| <= |\(0 \+ 1\))$/,
    why: 'one try more or less before the default is taken',
  },
  { file: 'kernel/run.ts', line: 'const STEPS_WITHOUT_QUESTION', why: 'one step more or less before the rules are said to go in circles' },
  { file: 'kernel/run.ts', line: '  answeredInStep = 0;', text: '(0 + 1)', why: 'the first step counts anew' },
  { file: 'match/act.ts', line: "command.do === 'mark' ? erasedBy", text: 'true', why: 'no other command names a mark' },
  { file: 'match/match.ts', line: "if ('concede' in entry) this.#seat", text: 'true', why: 'an answer names nobody who gave up' },
  {
    file: 'match/back.ts',
    line: 'if (to === match.count - 1',
    text: /^( \+ |false)$/,
    why: 'the run is built anew where it could be undone',
  },
  { file: 'match/marks.ts', line: 'kind.afterEnd ?? -1', text: '(1 + 1)', why: 'any time before the end will do' },
  { file: 'match/record.ts', line: 'const seen = (): GameEvent[]', text: 'false', why: 'nothing is told to a seat of that name' },
  { file: 'match/seen.ts', line: 'id: 0 }', text: '(0 + 1)', why: 'another number, the same for all' },
  { file: 'match/seen.ts', line: '= Math.imul(this.#a ^ (this.#a', why: 'another digest, no worse' },
  { file: 'match/seen.ts', line: '= Math.imul(this.#b ^ (this.#b', why: 'another digest, no worse' },
  {
    file: 'match/settle.ts',
    line: "if (desk.phase === 'playing' && run !== null && run.result !== null)",
    text: /^\(run !== null/,
    why: 'a match that is over stays over with the same result',
  },
  {
    file: 'match/settle.ts',
    line: "if (desk.phase !== 'playing' || run === null) return",
    text: "(desk.phase !== 'playing')",
    why: 'a match that is played has a run',
  },
  { file: 'games/redshirts/rules/menu.ts', line: 'chance', why: 'what random play tries, and how often; only what is legal is played' },
  { file: 'games/redshirts/rules/menu.ts', line: 'case ', text: /^\(\d+ \+ 1\)$/, why: 'how often random play tries what' },
  {
    file: 'games/redshirts/rules/menu.ts',
    line: 'if (own.length === 0) return null',
    why: 'whether random play looks for a bot it has not got',
  },
  {
    file: 'games/redshirts/rules/menu.ts',
    line: 'if (open.length === 0) return',
    why: 'whether random play answers an offer or withdraws its own',
  },
  { file: 'games/redshirts/rules/menu.ts', line: ' = [...o', why: 'which cards random play offers to swap' },
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
  {
    file: 'match/delta.ts',
    line: "if (typeof old === 'function' || key === '__proto__')",
    text: 'true',
    why: 'asked always, which costs more and finds the same',
  },
  { file: 'match/delta.ts', line: 'shared++', text: /^(shared--|;)$/, why: 'what is missing is looked for in vain' },
  { file: 'match/delta.ts', line: 'changes.splice(first, changes.length - first', text: ' + ', why: 'there are no more changes than that' },
  { file: 'match/gallery.ts', line: 'const events = told.every(', text: 'false', why: 'the same is written out again for each viewer' },
  {
    file: 'match/match.ts',
    line: "if ('seat' in entry && run.askOf(entry.seat)?.kind === 'write')",
    text: /^\(run\.askOf/,
    why: 'a concession is no answer to anything',
  },
  { file: 'match/verify.ts', line: '#count = 0', why: 'one take-back more or less before it is enough' },
  { file: 'match/verify.ts', line: 'const MOST_JUMPS = 200', why: 'one take-back more or less before it is enough' },
];

export function isEquivalent({ file, line, text }: Mutant): boolean {
  const code = read(file).split('\n')[line - 1] ?? '';
  const fits = (row: Pick<Equivalent, 'line' | 'text'>): boolean =>
    code.includes(row.line) && (row.text === undefined || (typeof row.text === 'string' ? row.text === text : row.text.test(text)));
  return fits(UNWATCHED) || EQUIVALENT.some((row) => row.file === file && fits(row));
}
