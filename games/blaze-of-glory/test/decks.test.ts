import { readOptions, SeededChance, SetupTable, say, seedFrom } from '@bridgehead/kernel';
import { ruling, stage } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { readDeck, writeDeck } from '../decks/list.ts';
import { randomDeck } from '../decks/random.ts';
import { starterNamed, starterText } from '../decks/starter.ts';
import { STARTERS } from '../decks/starters.ts';
import { FACES, game } from '../index.ts';
import { setup } from '../rules/setup.ts';
import type { Blaze } from '../state.ts';
import { faults } from '../wording.ts';

const klingon = () => starterText(starterNamed('klingon') as never, 'standard').split('\n');
const faultsOf = (lines: readonly string[], format: 'standard' | 'skirmish' = 'standard') =>
  readDeck(lines.join('\n'), format).faults.map(({ line, reason }) => `${line} ${reason.clause}: ${say(reason.say, faults)}`);
/** The list with a line added to a section, and some taken away. */
const with_ = (section: string, ...added: string[]) => {
  const lines = klingon();
  lines.splice(lines.indexOf(`[${section}]`) + 1, 0, ...added);
  return lines;
};
const without = (lines: readonly string[], name: string) => lines.filter((line) => !line.endsWith(name));

test('all starters are legal in every format, and written and read they stay the same', () => {
  for (const format of ['standard', 'skirmish', 'classic'] as const)
    for (const starter of STARTERS) {
      const text = starterText(starter, format);
      const { list, faults: found } = readDeck(text, format);
      expect([starter.title, found]).toEqual([starter.title, []]);
      expect(writeDeck(list, starter.title, format)).toBe(text);
    }
});
test('random decks are legal, and every card turns up in some', () => {
  const chance = new SeededChance(seedFrom(3));
  const met = new Map<number, number>();
  for (let i = 0; i < 600; i++) {
    const format = i % 2 === 0 ? 'standard' : 'skirmish';
    const list = randomDeck(format, chance);
    expect(readDeck(writeDeck(list, 'x', format), format).faults).toEqual([]);
    for (const d of new Set(Object.values(list).flat())) met.set(d, (met.get(d) ?? 0) + 1);
  }
  expect(FACES.filter(({ d }) => (met.get(d) ?? 0) < 18 * 0.6).map(({ id }) => id)).toEqual([]);
});

ruling('BOG-R61: names are read without case, accents, marks and tags; unknown ones are told with the nearest', () => {
  expect(faultsOf(without(with_('draw', '1 KANG', '2x ❖ N’Garen', 'miles o’brien', 'Tactical Drone'), 'Kang'))).toEqual([
    '0 BOG-B39: Borg cards can’t be mixed with others.',
  ]);
  expect(faultsOf(with_('draw', '1 Kangg'))[0]).toMatch(/^\d+ BOG-R61: There’s no card called "Kangg". Did you mean Kang, /);
  expect(faultsOf(with_('draw', '0 Kang'))[0]).toMatch(/ BOG-R61: Line \d+ isn’t "count name".$/);
  expect(faultsOf(with_('draw', '[attic]'))[0]).toMatch(/ BOG-R61: There’s no section called "attic"./);
});
ruling('BOG-R67, BOG-R61, BOG-2, BOG-5, BOG-7: E17, a list with four faults is refused once with all of them', () => {
  let lines = without(klingon(), 'Battle Bridge Door');
  lines.splice(lines.indexOf('[draw]') + 1, 0, '1 Phaser Banks');
  lines.splice(lines.indexOf('[tactics]') + 1, 0, '1 Amanda Rogers');
  lines = [...lines.filter((line) => line !== ''), '1 Phaser Banks'];
  const s = opening({});
  const t = stage(game as never, s as never, { fragment: true });
  const refusal = t.refuses(0, lines.join('\n'));
  expect([refusal.clause, refusal.say.params?.n]).toEqual(['BOG-7', 4]);
  expect(
    String(refusal.say.params?.all)
      .split('\n')
      .map((one) => one.replace(/^Line \d+/, 'Line')),
  ).toEqual([
    'Line, BOG-7: Tactics can only go in the Battle Bridge side deck.',
    'Line, BOG-5: Only Tactics can go under Battle Bridge Door.',
    'Line, BOG-7: Tactics can only go in the Battle Bridge side deck.',
    'Whole list, BOG-2: To use a Battle Bridge side deck, add Battle Bridge Door to your seeds.',
  ]);
});
function opening(given: Record<string, string>) {
  const read = readOptions(game.options, given);
  if ('problem' in read) throw new Error(read.problem);
  return setup(new SetupTable(2, read.options, new SeededChance(seedFrom(4)), false));
}
ruling('BOG-R67: with mixed decks a coin decides: starters to choose from, or decks that are dealt', () => {
  const mixed = (coin: number): string => {
    const t = stage(game as never, opening({ decks: 'mixed' }) as never, { fragment: true, options: { decks: 'mixed' }, picks: [coin] });
    return t.run.openAsks.map((ask) => ask.key).join(' ');
  };
  expect([mixed(0), mixed(1)]).toEqual(['bog.deck bog.deck', 'bog.mission']);
});
ruling('BOG-R67: where only starters are admitted a list is refused', () => {
  const s = opening({ decks: 'starters' });
  const t = stage(game as never, s as never, { fragment: true, options: { decks: 'starters' } });
  expect(t.refuses(0, klingon().join('\n')).clause).toBe('BOG-R67');
  t.answer(0, 'Bold Frontier');
  t.answer(1, 'starter: klingon');
});
const has = (lines: readonly string[], fault: string): void => {
  expect(faultsOf(lines).some((one) => one.endsWith(fault))).toBe(true);
};
ruling('BOG-1, BOG-3: a side deck is no part of the 30', () => {
  expect(faultsOf(without(with_('tactics', '99 Pulse Disruptor'), 'x'))).toEqual([]);
});
ruling('BOG-R61: of a Holding Cell there may be any number in the draw deck, of Ops four', () => {
  expect(faultsOf(with_('draw', '5 Security Holding Cell'))).toEqual([]);
  has(with_('draw', '5 Ops'), ' BOG-R61: At most 4 copies of Ops.');
});
ruling('BOG-4: a doorway with nothing but a misplaced card beneath it is told of that card only, without any card of itself', () => {
  const opened = with_('seeds', '1 Q-Flash');
  has(opened, '0 BOG-4: Add this side deck’s doorway to your seeds.');
  expect(faultsOf([...opened, '[q-continuum]', '1 Kang']).map((one) => one.replace(/^\d+ /, ''))).toEqual([
    'BOG-B41: Only Q cards can go under Q-Flash, and nowhere else.',
  ]);
});
ruling('BOG-4: Q cards need their doorway', () => {
  has(with_('q-continuum', '1 Lemon-Aid'), '0 BOG-4: Add this side deck’s doorway to your seeds.');
});
ruling('BOG-5: only Tactics under the Door', () => {
  has(with_('tactics', '1 Kang'), ' BOG-5: Only Tactics can go under Battle Bridge Door.');
});
ruling('BOG-6, BOG-R94: any number up to 240', () => {
  expect(faultsOf(with_('tactics', '99 Pulse Disruptor', '99 Phaser Banks'))).toEqual([]);
  has(with_('tactics', '99 Pulse Disruptor', '99 Phaser Banks', '99 Attack Wing'), '0 BOG-R94: A side deck can have at most 240 cards.');
});
ruling('BOG-7: no Tactics elsewhere', () => {
  has(with_('draw', '1 Phaser Banks'), ' BOG-7: Tactics can only go in the Battle Bridge side deck.');
});
ruling('BOG-B39: Borg do not mix', () => {
  has(with_('draw', '1 Borg Queen'), '0 BOG-B39: Borg cards can’t be mixed with others.');
});
ruling('BOG-B41: Q cards nowhere else', () => {
  has(with_('draw', '1 Lemon-Aid'), ' BOG-B41: Only Q cards can go under Q-Flash, and nowhere else.');
});
ruling('BOG-B42: a Tent of different cards', () => {
  has(with_('tent', '2 Kang'), ' BOG-B42: Q’s Tent holds up to 13 different cards.');
});
ruling('BOG-B43: each section its types', () => {
  has(with_('seeds', '1 Kang'), ' BOG-B43: This card can’t go in that section.');
});
ruling('BOG-B44: at most 30 seeds', () => {
  has(
    with_('dilemmas', '2 Q', '2 Ancient Computer', '2 Microvirus', '2 Microbiotic Colony', '2 Cardassian Trap'),
    '0 BOG-B44: Too many seed cards: 30 at most.',
  );
});
ruling('BOG-B44: at least 30 cards to draw', () => {
  has(without(klingon(), 'Escape Pod'), '0 BOG-B44: Your draw deck needs at least 30 cards.');
});
ruling('BOG-R52: one copy of a unique mission', () => {
  has(without(with_('missions', '2 Seek Life-form'), '1 Seek Life-form'), ' BOG-R52: You can only have one copy of this mission.');
});

ruling('BOG-R61: every test of a list at once, in the order of lines, faults of the whole list last', () => {
  const list = [
    'name: All wrong',
    '[missions]',
    '2 Seek Life-form',
    '1 Kang',
    '[seeds]',
    '1 Kang',
    '1 Ops',
    '1 Ops',
    '2 Q-Flash',
    '[dilemmas]',
    '3 Maglock',
    '1 Krios Suppression',
    '[draw]',
    '5 Kang',
    '1 Maglock',
    '1 Phaser Banks',
    '1 Lemon-Aid',
    '0 Kor',
    '1 Nobody at all',
    '1 Borg Queen',
    '[attic]',
    '1 Kang',
    '[tactics]',
    '1 Kang',
    '99 Pulse Disruptor',
    '99 Phaser Banks',
    '99 Attack Wing',
    '[q-continuum]',
    '1 Kang',
    '[tent]',
    '2 Kor',
    '1 Maglock',
    'a line of nonsense',
  ];
  const found = faultsOf(list);
  const order = found.map((one) => Number(one.split(' ')[0])).map((line) => (line === 0 ? list.length + 1 : line));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect([...new Set(found.map((one) => one.replace(/^\d+ /, '')))].sort()).toEqual(
    [
      'BOG-2: To use a Battle Bridge side deck, add Battle Bridge Door to your seeds.',
      'BOG-4: Add this side deck’s doorway to your seeds.',
      'BOG-5: Only Tactics can go under Battle Bridge Door.',
      'BOG-7: Tactics can only go in the Battle Bridge side deck.',
      'BOG-B39: Borg cards can’t be mixed with others.',
      'BOG-B41: Only Q cards can go under Q-Flash, and nowhere else.',
      'BOG-B42: Q’s Tent holds up to 13 different cards.',
      'BOG-B43: This card can’t go in that section.',
      'BOG-B44: Your draw deck needs at least 30 cards.',
      'BOG-R52: You can only have one copy of this mission.',
      'BOG-R61: You need at least one facility in your seeds.',
      'BOG-R61: At most 2 copies of Maglock.',
      'BOG-R61: At most 4 copies of Kang.',
      'BOG-R61: You need exactly 6 missions.',
      'BOG-R61: Line 18 isn’t "count name".',
      'BOG-R61: Line 22 isn’t "count name".',
      'BOG-R61: There’s no card called "Nobody at all". Did you mean Koloth, Voktak, Dakol?',
      'BOG-R61: There’s no card called "a line of nonsense". Did you mean Nine of Seventeen, Three of Nineteen, Eleven of Nineteen?',
      'BOG-R61: Ops is listed twice.',
      'BOG-R61: Sites need a Nor in your seeds.',
      'BOG-R61: Your draw deck needs at least 6 crew and 2 ships.',
      'BOG-R61: There’s no section called "attic".',
      'BOG-R94: A side deck can have at most 240 cards.',
    ].sort(),
  );
});
ruling('BOG-R61: of 20,000 lines 2,000 are read, and the rest is one fault', () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => `1 Kangaroo ${i}`);
  const found = faultsOf(['[draw]', ...lines]);
  expect(found.filter((one) => one.includes('no card called')).length).toBe(1_999);
  expect(found[1_999]).toBe('2001 BOG-R61: 2000 lines at most.');
  const t = stage(game as never, opening({}) as never, { fragment: true });
  expect(t.refuses(0, lines.join('\n')).code).toBe('malformed');
  t.answer(0, 'klingon');
  t.answer(1, 'federation');
});
ruling('BOG-R61: names that nearly fit are offered, nearest first, and nothing is guessed', () => {
  const near = (name: string) => /Did you mean (.*)\?$/.exec(faultsOf(with_('draw', `1 ${name}`))[0] ?? '')?.[1]?.split(', ')[0];
  expect(['Koloh', 'Worff', 'I.K.C. Lukra', 'Amanda Roger', 'Telly'].map(near)).toEqual([
    'Koloth',
    'Worf',
    'I.K.C. Lukara',
    'Amanda Rogers',
    'Telle',
  ]);
});
ruling('BOG-R67: a deck cannot be changed once both are in', () => {
  const t = stage(game as never, opening({}) as never, { fragment: true });
  t.answer(0, 'klingon');
  expect(t.refuses(0, 'romulan').code).toBe('not-asked');
  t.answer(1, 'federation');
  const lists = [...(t.state as Blaze).lists];
  expect(t.refuses(0, 'romulan').refused).toBe(true);
  expect((t.state as Blaze).lists).toEqual(lists);
});
ruling('BOG-R61: a missing count is one, an x is read over, comments are not read', () => {
  expect(
    faultsOf(without(with_('draw', 'Kang # the old one', '# nothing', '1x Kor'), '1 Kang').filter((line) => line !== '1 Kor')),
  ).toEqual([]);
});
