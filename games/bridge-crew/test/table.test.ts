import { type Described, type Json, Run, randomAnswer, readOptions, SeededChance, say, seedFrom, seenBy } from '@bridgehead/kernel';
import { perft } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { catalogue, loadGame } from '../../catalogue.ts';
import type { CrewEvent } from '../events.ts';
import { game } from '../index.ts';
import { chanceBand, percent, saveChanceOf, seatNames } from '../table-help.ts';
import { board, covers, tries } from '../terminal.ts';
import type { CrewView } from '../view.ts';
import { perftScenes } from './perft.ts';
import { scene, sheetOf } from './scene.ts';

/** Null if the words are complete. */
const unworded = (phrase: Described): string | null => {
  const text = say(phrase, game.wording);
  return Object.hasOwn(game.wording, phrase.key) && !/\{(?!off:|cap:)|@(?!brc\.no)|brc\.(?!no)/.test(text)
    ? null
    : `${phrase.key} → ${text}`;
};

test('whole matches in words: every prompt, option, event and zone has its sentence, and the drawing fits', () => {
  const unsaid = new Set<string>();
  const look = (phrase: Described) => {
    const problem = unworded(phrase);
    if (problem !== null) unsaid.add(problem);
  };
  const settings = [
    { finalAct: 'standard' },
    { conformance: 'table', finalAct: 'standard', regulations: true, attitudes: 'crewFirst', narration: 'brief', length: 'short' },
    { cards: 'deal', sentienceGate: 'off', narration: 'auto', finalAct: 'standard' },
    { sentienceGate: 'usual', length: 'short', conformance: 'fixed', finalAct: 'standard' },
  ];
  for (const [i, given] of settings.entries()) {
    const read = readOptions(game.options, given);
    if ('problem' in read) throw new Error(read.problem);
    const run = Run.begin(game, { seats: 3 + i, options: read.options, chance: new SeededChance(seedFrom(i, 9)) }, { watched: true });
    const chance = new SeededChance(seedFrom(i, 10));
    for (let n = 0; run.result === null; n++) {
      const ask = run.openAsks[chance.below(run.openAsks.length)];
      if (ask === undefined) throw new Error('nobody is asked');
      const view = run.view(ask.seat) as CrewView;
      const prompt = run.prompt(ask.seat);
      if (prompt !== null) {
        look(game.describe.prompt(view, prompt));
        for (const option of prompt.options) look(game.describe.option(view, prompt, option));
        for (const one of tries(view, prompt)) if (prompt.kind !== 'select') look(game.describe.option(view, prompt, one));
      }
      for (const zone of game.describe.zones(view, ask.seat)) {
        look(zone.title);
        for (const item of zone.items) for (const phrase of [item.title, ...(item.facts ?? [])]) look(phrase);
      }
      if (n % 5 === 0) expect(board(view, ask.seat).every((line) => line.length <= 80)).toBe(true);
      run.play(randomAnswer(ask, run.state, chance), run.asks.indexOf(ask));
      for (const told of run.takeEvents())
        for (const viewer of ['spectator', ask.seat] as const) {
          const event = seenBy(told, viewer) as CrewEvent | null;
          if (event !== null) look(game.describe.event(event, viewer));
        }
    }
    if (run.fault !== null) throw new Error(run.fault);
  }
  expect([...unsaid]).toEqual([]);
});

test('a ghost line in the log names seats, a written one is quoted as it stands, even if it begins like a key', () => {
  const posted = (text: string, source: 'ghost' | 'written') =>
    say(
      game.describe.event(
        {
          type: 'text.posted',
          seq: 0,
          round: 1,
          kind: 'bid',
          seat: 1,
          persona: { role: 'crew', crew: 'helm', personality: 'logical' },
          text,
          source,
        },
        'spectator',
      ),
      game.wording,
    );
  expect(posted('{off:2} nods, {cap:0} sighs.', 'ghost')).toBe('Seat 2: Seat 3 nods, Seat 1 sighs.');
  expect(posted('@brc.no.over {seat}', 'written').replace('\u200a', '')).toBe('Seat 2: @brc.no.over {seat}');
});

test('options say what they lead to: exact chances for Save the Day and attitudes', () => {
  const t = scene({ officers: ['C12'], encounter: 'E4', crew: ['first', 'comms', 'helm', 'weapons'] });
  const words = (seat: number, answer: Json) => say(game.describe.option(t.stage.view(seat), t.stage.prompt(seat), answer), game.wording);
  expect(words(0, 'save')).toBe('Save the Day (86.4 %)');
  expect(saveChanceOf(t.stage.view(1), 1)).toBeNull();
  t.taken('phasers', 8);
  expect(words(1, 'friendly')).toBe('Friendly: odd wins, dice are swapped (62.5–93.3 %)');
  expect(words(3, 'hostile')).toBe('Hostile: even wins, take both dice (35.7–60.0 %)');
  expect(chanceBand(t.stage.view(0), 1, 'neutral')?.map(percent)).toEqual(['33.3', '78.6']);
});

test('what a question tells the client about itself', () => {
  const told: Json[] = [];
  const note = (seat: number) => told.push(t.stage.prompt(seat).params ?? null);
  const t = scene({
    options: { narration: 'full', conformance: 'table' },
    crew: ['first', 'comms', 'helm', 'weapons'],
    personalities: ['logical', 'acquisitive', 'passionate', 'defensive'],
    officers: ['', 'C8 C4'],
    dice: [8, 1],
  });
  t.answers(0, 'phasers');
  t.answers(0, sheetOf({ sentience: 'sentient' }));
  note(0);
  t.answers(0, ['violence', 'gain']);
  note(0);
  t.answers(0, 'x');
  note(1);
  t.answers(1, ['violence', 'action']);
  note(2);
  for (const seat of [2, 3]) t.answers(seat, 'agree');
  t.answers(0, 10);
  note(1);
  t.bids(8, 6);
  note(1);
  t.bids('respect');
  note(1);
  t.answers(1, 'technobabble');
  note(0);
  t.answers(0, 'refuse');
  t.answers(1, ['belay', 'scan']);
  note(1);
  t.answers(1, [8, 'C']);
  note(1);
  t.answers(1, 'y');
  t.answers(3, [10, 'E']);
  t.answers(3, 'say');
  t.answers(3, 'z');
  note(1);
  note(3);
  t.attitudes('neutral', 'neutral');
  note(1);
  expect(told).toEqual([
    { order: 'phasers' },
    { order: 'phasers' },
    { order: 'phasers', themes: ['violence', 'gain'] },
    { seat: 1, strike: 'violence', put: 'action', order: 'phasers' },
    { order: 'phasers', offer: 10, bid: -1, keen: true },
    { order: 'phasers', offer: 10, bid: 6, keen: true },
    { order: 'phasers' },
    { approach: 'technobabble', seat: 1 },
    { approach: 'belay' },
    { approach: 'belay', method: 'scan' },
    { side: 'crew', lines: 0 },
    { side: 'alien', lines: 1 },
    { side: 'crew', attitude: 'neutral', reason: 'higher' },
  ]);
});

test('for all ages Alien Love is Alien Friendship', () => {
  const words = (rating: string) => {
    const t = scene({ officers: ['', 'E8'], options: { rating } });
    t.orders('phasers', { offer: 8 });
    t.bids('respect');
    return say(game.describe.option(t.stage.view(1), t.stage.prompt(1), 'love'), game.wording);
  };
  expect([words('allAges'), words('teen')]).toEqual([
    'Alien Friendship, with a green die: 3 or more',
    'Alien Love, with a green die: 3 or more',
  ]);
});

test('for all ages the Captain is asked about a friendship', () => {
  const t = scene({ officers: ['', 'E8 E4'], options: { rating: 'allAges' } });
  t.orders('phasers', { offer: 8, sheet: { sentience: 'unaware' } });
  t.bids('respect');
  t.answers(1, 'love');
  expect(say(game.describe.prompt(t.stage.view(0), t.stage.prompt(0)), game.wording)).toContain('Alien Friendship shouldn’t work');
});

test('the terminal draws pools, officers, the Order and the story', () => {
  const t = scene({ officers: ['', 'C8 E10'], crew: ['first', 'comms', 'helm', 'weapons'], change: (s) => s.names.splice(1, 1, 'Zara') });
  t.orders('scan', { offer: 10 });
  const lines = board(t.stage.view(1), 1);
  expect(lines[0]).toBe('The Tolerable Risk, round 1 of 30 (42)');
  expect(lines.find((line) => line.startsWith('>2'))).toContain('Zara (you): comms, passionate (counter); 1×C8 1×E10');
  expect(lines.some((line) => line.startsWith('SCAN (science + discovery)'))).toBe(true);
  expect(seatNames(t.stage.view(1))).toEqual(['First Officer', 'Zara', 'Helmsman', 'Weapons Officer']);
  expect([covers('commission'), covers('stack-crew')]).toEqual([true, false]);
});

test('the game is on the shelf under its own name', async () => {
  const entry = catalogue.find((one) => one.id === game.id);
  expect([entry?.title, entry?.seats]).toEqual([game.title, { min: 3, max: 7 }]);
  expect(await loadGame('bridge-crew')).toBe(game);
});

const COUNTS: Readonly<Record<string, readonly number[]>> = {
  'an Order begins': [8, 386, 2270, 11356],
  'an auction of three': [6, 27, 101, 484, 2849],
  'a maverick’s plan': [9, 31, 433, 2192],
  'face-off in full': [8, 34, 50, 280],
  roles: [6, 26, 108, 879],
};
test.each(perftScenes.map((one) => [one.name, one] as const))('perft: %s', (name, one) => {
  expect(one.depths.map((depth) => perft(game, one, depth))).toEqual(COUNTS[name]);
});
