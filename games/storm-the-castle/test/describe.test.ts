/** Everything can be said: no option, event, zone or refusal without words. */
import {
  type Described,
  type OptionValues,
  type Phrase,
  Run,
  randomAnswer,
  readOptions,
  SeededChance,
  say,
  seedFrom,
  seenBy,
  type Told,
} from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { type Castle, type CastleEvent, type CastleView, game } from '../index.ts';
import { emptyHand } from '../preview.ts';
import { wording as tableWording } from '../ui/wording.ts';
import { scene } from './scene.ts';

const words = (phrase: Phrase): string => say(phrase, game.wording);
const isWorded = (phrase: Phrase): boolean => Object.hasOwn(game.wording, phrase.key) && !/[{}@]|stc\./.test(words(phrase));

test('a whole match in words: every prompt, option, event and zone has its sentence', () => {
  const { options } = readOptions(game.options, {}) as { options: OptionValues };
  const unsaid = new Set<string>();
  const check = (phrase: Described) => {
    if (!isWorded(phrase)) unsaid.add(`${phrase.key} → ${words(phrase)}`);
  };
  for (const seed of [1, 2, 3]) {
    const run = Run.begin(game, { seats: 2, options, chance: new SeededChance(seedFrom(seed)) }, { kept: true, watched: true });
    const chance = new SeededChance(seedFrom(seed, 1));
    for (let i = 0; run.result === null; i++) {
      for (const told of run.takeEvents())
        for (const viewer of [0, 1, 'spectator'] as const) {
          const event = seenBy(told as Told<CastleEvent>, viewer);
          if (event !== null) check(game.describe.event(event, viewer));
        }
      const ask = run.asks[0];
      if (ask === undefined) throw new Error(run.fault ?? 'nobody is asked');
      if (i % 9 === 0) {
        const prompt = run.prompt(ask.seat);
        const view = run.view(ask.seat) as CastleView;
        if (prompt === null) throw new Error('no prompt');
        check(game.describe.prompt(view, prompt));
        for (const option of prompt.options) check(game.describe.option(view, prompt, option));
        for (const zone of game.describe.zones(view, ask.seat)) {
          check(zone.title);
          for (const item of zone.items) for (const phrase of [item.title, ...(item.facts ?? [])]) check(phrase);
        }
      }
      run.play(randomAnswer(ask, run.state as Castle, chance));
    }
    for (const { all } of run.takeEvents() as Told<CastleEvent>[]) if (all !== null) check(game.describe.event(all, 'spectator'));
  }
  expect([...unsaid]).toEqual([]);
});

test('an attack says what it is worth, unless the odds are hidden', () => {
  const t = scene({ south: { knight: 'L2' }, north: { knight: 'NHW' } });
  const prompt = t.stage.prompt(0);
  const shown = t.stage.view(0);
  const attack = t.south.melee('knight', 'NHW');
  expect(words(game.describe.option(shown, prompt, attack))).toBe('Knight attacks Knight (North West Ridge): 72.2%');
  expect(words(game.describe.option({ ...shown, odds: 'hidden' }, prompt, attack))).toBe('Knight attacks Knight (North West Ridge)');
  expect(game.describe.option(shown, prompt, attack).refs).toEqual([
    `card:${t.south.unit('knight')}`,
    'space:NHW',
    `card:${t.north.unit('knight')}`,
  ]);
});

test('events carry what the log needs', () => {
  const t = scene({ south: { knight: 'SOW' }, north: { 'shield-bearer': 'SHW+longbow' } }, [1, 2]);
  t.south.attacks('knight', 'SHW');
  const story = t.stage.events(1).map((event) => words(game.describe.event(event as CastleEvent, 1)));
  expect(story.slice(0, 4)).toEqual([
    'South’s Knight attacks Shield Bearer on South West Ridge (58.3%).',
    'Rolled 3 (1 + 2): hit!',
    'North’s Shield Bearer falls, along with its Longbow.',
    'South’s Knight takes South West Ridge.',
  ]);
});

test('a keep in danger shows its risk', () => {
  const t = scene({ south: { 'shield-bearer': 'SK' }, north: { knight: ['SBW', 'SBE'] } });
  const [south, north] = t.stage.view(0).players;
  expect(north.keepRisk).toBe(0);
  expect(south.keepRisk).toBeCloseTo(1 - (1 - 15 / 36) ** 2);
});

test('with the odds hidden no view says how likely a keep is to fall', () => {
  const t = scene({ oddsShown: false, south: { 'shield-bearer': 'SK' }, north: { knight: 'SBW' } });
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(t.stage.view(viewer).players.map(({ keepRisk }) => keepRisk)).toEqual([null, null]);
});

test.each([
  [9, 'Your hand is empty. You’ll draw two next turn.'],
  [2, 'Your hand is empty. You’ll draw two next turn.'],
  [1, 'Your hand is empty. You’ll draw your last card next turn.'],
  [0, 'No cards left in your hand or deck.'],
])('an empty hand with %i cards left looks forward to what can be drawn', (left, sentence) => {
  const [south] = scene({ south: { knight: 'SK' }, decks: [left, 5] }).stage.view(0).players;
  expect(say(emptyHand(south), tableWording)).toBe(sentence);
});
