import { type Chance, SeededChance, seedFrom, sha256Of } from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { type Cast, Ghost } from '../story/ghost.ts';
import { GRAMMAR } from '../story/grammar.ts';
import { freshMemory, type Memory, SYMBOLS_IN_ALL } from '../story/memory.ts';
import { filledIn } from '../story/names.ts';
import { SYMBOLS, symbolAt } from '../story/symbols.ts';
import { raised } from '../story/words.ts';
import { named } from './scene.ts';

/** How many alternatives each symbol has, from the specification: slots, lines, sparks. */
const COUNTS: Readonly<Record<string, string>> = {
  slots: `
  ship 12, secA 12, secB 10, sector 1, syl1 12, syl2 10, planet 5, where.space 3, where.planet 3, where.ship 3, group 10,
  living.sentient 10, living.unaware 10, machine.sentient 10, machine.unaware 10, phenomenon.sentient 10,
  phenomenon.unaware 10, who 24, gadget 24, spot 20, part 14, num 12, soon 14, goal 14, loss 12, stuff 12, price 12,
  authority 10, lost 10, comfort 10, trifle 10, simile 10, omen 14, manner 12, treat 12, button 12, eye 12, errand 12,
  trail 12, mail 10, debt 10, tone 10, message 10, wave 10, mood 10, speed 10, catch 10, ward 12, pest 10, setting 10,
  word 8, vista 10, supply 10, claim 8, medal 8, degree 8, usage 8, state 8, body 8, organ 10, noise 8, shared 8, spouse
  8, how.hail 6, how.scan 6, how.course 6, how.beam 6, how.shields 6, how.phasers 6, how.torpedoes 6, tVerb 10, tAdj 10,
  tNoun 10, tAdj2 10, tNoun2 10, tBit 10, tEnd 10, ttA 10, ttN 12`,
  lines: `
  log 11, meet 11, trouble.any 10, trouble.sentient 8, order.hail 6, order.scan 6, order.course 6, order.beam 6,
  order.shields 6, order.phasers 6, order.torpedoes 6, stake 10, bid.yes 7, bid.lower 10, bid.match 7, bid.respect 8,
  bid.pass 14, bid.draft 6, say.logical 7, say.passionate 7, say.aggressive 7, say.defensive 7, say.inquisitive 7,
  say.acquisitive 6, say.philanthropic 7, alien.sentient 13, alien.unaware 12, crew.neutral 9, crew.friendly 8,
  crew.hostile 10, alien.neutral 9, alien.friendly 8, alien.hostile 8, tb 1, tb.win 7, tb.fail 5, lMeet 7, lBond 7, lTurn
  7, love.fail 6, dare 6, deed 6, save.win 6, save.fail 6, idle 4, cliff 4, joke 13, title 4`,
  sparks: `
  twist 12, nudge.order 5, nudge.outcome 5, oracle 6`,
};
rulings(
  'BRC-R53: the symbols among the $name have as many alternatives as written down',
  named(Object.entries(COUNTS)),
  ({ row: [section, counts] }) => {
    const own = SYMBOLS.filter((row) => row.section === section).map(({ name, alternatives }) => `${name} ${alternatives.length}`);
    expect(own).toEqual(counts.trim().replace(/\s+/g, ' ').split(', '));
  },
);

test('the memory has a bag for every symbol of the grammar', () => {
  expect(SYMBOLS_IN_ALL).toBe(SYMBOLS.length);
});

test('1,177 alternatives in 131 symbols; a changed letter is a changed version', () => {
  expect([SYMBOLS.length, SYMBOLS.reduce((sum, { alternatives }) => sum + alternatives.length, 0)]).toEqual([131, 1177]);
  expect([game.version, sha256Of(GRAMMAR)]).toEqual([5, '2e816d09095b6cb69f9d4de9fe2f72a9ba35a9910fa90aa81eef864bd0737290']);
});

/** Combinations of each line, from the specification. */
const COMBINATIONS = `log 7142, meet 998, stake 4914, trouble.any 6264, trouble.sentient 1712, order.hail 9374, order.scan 1388,
  order.course 7340, order.beam 4712, order.shields 1164, order.phasers 4032, order.torpedoes 1172, bid.yes 1166, bid.draft 696,
  bid.lower 1110, bid.match 894, bid.respect 1088, bid.pass 2060, say.logical 956, say.passionate 766, say.aggressive 604,
  say.defensive 466, say.inquisitive 748, say.acquisitive 1148, say.philanthropic 742, alien.sentient 1182, alien.unaware 1690,
  crew.neutral 468, crew.friendly 1028, crew.hostile 1108, alien.neutral 12154, alien.friendly 424, alien.hostile 716, tb 10000000,
  tb.win 316, tb.fail 368, lMeet 608, lBond 676, love.fail 570, lTurn 706, dare 132, deed 124, save.fail 120, idle 538, save.win 128,
  cliff 312, joke 13, title 3012`;
ruling('BRC-R53: every line has as many sentences as written down', () => {
  const expected = COMBINATIONS.split(/,\s+/).sort();
  const own = SYMBOLS.filter(({ section }) => section === 'lines').map(({ name, combinations }) => `${name} ${combinations}`);
  expect(own.sort()).toEqual(expected);
});

/** Chance that gives what is written down, then always 0. */
const scripted = (...draws: number[]): Chance => ({ below: (n) => Math.min(draws.shift() ?? 0, n - 1) });
const cast: Cast = { off: 3, cap: 2, pals: [1], alien: 'time eddy', past: ['rain of glass'], where: 'off the Bent Gulf', die: 'd8' };
const chance = (n: number) => new SeededChance(seedFrom(n));

ruling('BRC-R53: a symbol does not repeat an alternative before all were drawn', () => {
  const memory = freshMemory();
  const drawn = Array.from({ length: 12 }, (_, i) => new Ghost(memory, chance(i)).words('ship'));
  expect(new Set(drawn).size).toBe(12);
});

ruling('BRC-R53: an exhausted bag is emptied but for what was drawn last', () => {
  for (let n = 0; n < 40; n++) {
    const memory = freshMemory();
    let last = '';
    for (let i = 0; i < 25; i++) {
      const word = new Ghost(memory, chance(100 * n + i)).words('word');
      expect(word).not.toBe(last);
      last = word;
    }
  }
});

ruling('BRC-R53: after the bag was emptied the last one is still in it, all others can come', () => {
  const memory = freshMemory();
  const eight = Array.from({ length: 8 }, () => new Ghost(memory, scripted(0)).words('word'));
  const next = Array.from({ length: 7 }, () => new Ghost(memory, scripted(0)).words('word'));
  expect(eight.slice(0, 7)).toEqual(next);
  const again = freshMemory();
  for (let i = 0; i < 8; i++) new Ghost(again, scripted(0)).words('word');
  const others = Array.from({ length: 7 }, () => new Ghost(again, scripted(3)).words('word'));
  expect(new Set(others)).toEqual(new Set(eight.slice(0, 7)));
});

ruling('BRC-R53: a symbol with a single alternative repeats it', () => {
  const memory = freshMemory();
  expect([1, 2].map((i) => new Ghost(memory, chance(i)).words('sector').split(' ').length)).toEqual([2, 2]);
});

/** All thirteen jokes but the one that needs a past. */
const jokesOf = (memory: Memory, many: number, with_: Cast) =>
  Array.from({ length: many }, (_, i) => new Ghost(memory, chance(i), with_).writes('joke'));

ruling('BRC-R53: an alternative whose run-time slot has no value is passed over', () => {
  const jokes = jokesOf(freshMemory(), 12, { cap: 1 });
  expect(jokes.some((joke) => joke.includes('simply have asked'))).toBe(false);
  expect(new Set(jokes).size).toBe(12);
  expect(jokesOf(freshMemory(), 13, { cap: 1, past: ['rain of glass'] }).some((joke) => joke.includes('asked the rain of glass'))).toBe(
    true,
  );
});

ruling('BRC-R53: only when every sentence of a line has been said is its memory cleared', () => {
  const memory = freshMemory();
  const jokes = jokesOf(memory, 24, { cap: 1 });
  expect(new Set(jokes.slice(0, 12)).size).toBe(12);
  expect(new Set(jokes.slice(12)).size).toBe(12);
  expect(memory.said).toHaveLength(12);
});

ruling('BRC-R53: all 120 sentences of a line come before one is repeated', () => {
  const memory = freshMemory();
  const lines = Array.from({ length: 120 }, (_, i) => new Ghost(memory, chance(i), { alien: 'time eddy', cap: 0 }).writes('save.fail'));
  expect(new Set(lines).size).toBe(120);
});

ruling('BRC-R53: a combination that was said steps on, the last slot first', () => {
  const memory = freshMemory();
  const first = new Ghost(memory, scripted(0, 0, 0), cast).writes('save.fail');
  const clean: Memory = { bags: freshMemory().bags, said: [...memory.said] };
  const second = new Ghost(clean, scripted(0, 0, 0), cast).writes('save.fail');
  expect(first).toBe('The heroic gesture is caught by the time eddy and returned, gift-wrapped, to the cook.');
  expect(second).toBe("The heroic gesture is caught by the time eddy and returned, gift-wrapped, to the ship's cat.");
});

ruling('BRC-R53: stepping on wraps and carries to the slot before', () => {
  const said: number[] = [];
  const told = [1, 2].map(() => {
    const memory: Memory = { bags: freshMemory().bags, said };
    return new Ghost(memory, scripted(2, 11, 23), cast).writes('crew.neutral');
  });
  expect(told).toEqual([
    'It takes ninety-four tries and the spare airlock, but {off:3} gets the job done.',
    'It takes nine tries and the tea synthesiser, but {off:3} gets the job done.',
  ]);
});

ruling('BRC-R53: numbers of another grammar in the bags are ignored', () => {
  const memory: Memory = {
    bags: freshMemory().bags.map(() => 0b1111_0000_0000_0000_0000_0000),
    said: [symbolAt('joke') * (1 << 24) + 999_999],
  };
  expect(new Set(jokesOf(memory, 12, { cap: 1 })).size).toBe(12);
});

ruling('BRC-R52: lines name officers by seat and role, never by a written word', () => {
  const text = new Ghost(freshMemory(), scripted(0), cast).writes('dare');
  expect(text).toBe('{cap:2} takes the chair, the controls and the tea synthesiser.');
  const officers = [0, 1, 2, 3].map((seat) => ({ crew: 'helm' as const, name: seat === 2 ? 'zara' : '' }));
  expect(filledIn(text, officers)).toBe('Zara takes the chair, the controls and the tea synthesiser.');
  expect(filledIn('{cap:1} nods. {off:1} nods.', officers)).toBe('The Captain nods. The Helmsman nods.');
});

ruling('BRC-R65: two officers of one name are told apart by their Crew cards', () => {
  const officers = [
    { crew: 'helm' as const, name: 'Zed' },
    { crew: 'comms' as const, name: 'Zed' },
  ];
  expect(filledIn('Ask {off:0} or {off:1}.', officers)).toBe('Ask Zed (Helmsman) or Zed (Communications Officer).');
});

test('an Alien has the article it needs', () => {
  const meet = (alien: string) => new Ghost(freshMemory(), scripted(0), { ...cast, alien }).writes('meet');
  expect(meet('eleven-eyed trader')).toContain('behold an eleven-eyed trader off');
  expect(meet('time eddy')).toContain('behold a time eddy off');
  expect(meet('orchestra of time eddies')).toContain('an orchestra of time eddies');
});

test('a place does not repeat the word before it', () => {
  for (let i = 0; i < 60; i++) {
    const memory = freshMemory();
    expect(new Ghost(memory, chance(i), cast).writes('meet')).not.toContain('off off');
  }
  const lines = Array.from({ length: 60 }, (_, i) => new Ghost(freshMemory(), chance(i), { ...cast, where: 'on Voran IV' }).writes('meet'));
  expect(lines.some((line) => line.includes('went off on Voran IV'))).toBe(true);
});

test('sentences begin with capitals, also behind quotes, and nothing else is raised', () => {
  expect(raised('"so," says it. and then? "yes." no! a')).toBe('"So," says it. And then? "Yes." No! A');
  expect(raised('on the fourth sweep, a steady hand')).toBe('On the fourth sweep, a steady hand');
});

test('every line can be finished: no slot is left open by any draw', () => {
  const open: string[] = [];
  for (const { name, section } of SYMBOLS)
    for (let i = 0; section === 'lines' && i < 60; i++) {
      const text = filledIn(new Ghost(freshMemory(), chance(i), cast).writes(name), []);
      if (/[{}~|]|undefined| {2}|\.\.|,\./.test(text)) open.push(`${name}: ${text}`);
    }
  expect(open).toEqual([]);
});

test('where a slot does not agree with its sentence, the sentence gives way', () => {
  const drawn = (line: string) => {
    const memory = freshMemory();
    return Array.from({ length: 220 }, (_, i) => new Ghost(memory, new SeededChance(seedFrom(i)), { past: ['time eddy'] }).writes(line));
  };
  const [stakes, scans] = [drawn('stake'), drawn('order.scan')];
  const because = stakes.filter((line) => line.startsWith('Remember the')).map((line) => line.split('because ')[1]);
  expect(because).toEqual(expect.arrayContaining(['the newspapers do.', 'the insurers do.', 'the colony does.', 'headquarters does.']));
  expect(scans.filter((line) => line.includes('what the thing that appears to be its hat is made of'))).not.toEqual([]);
  expect([...stakes, ...scans].filter((line) => /\b(\w+) \1\b/i.test(line.replaceAll('backup backup', '')))).toEqual([]);
});
