/** Words, zones, the terminal, the lab's probe and the shelf. */

import {
  type Described,
  type Phrase,
  promptOf,
  Run,
  randomAnswer,
  readOptions,
  SeededChance,
  say,
  seedFrom,
  seenBy,
  type Viewer,
} from '@bridgehead/kernel';
import { ruling, rulings } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { catalogue, loadGame } from '../../catalogue.ts';
import type { RedEvent } from '../events.ts';
import { game } from '../index.ts';
import type { Match } from '../state.ts';
import { board, covers, given, tries } from '../terminal.ts';
import type { RedView } from '../view.ts';
import { scene } from './scene.ts';

const missing = (phrase: Phrase | Described): string | null => {
  const text = say(phrase, game.wording);
  return Object.hasOwn(game.wording, phrase.key) && !/[{}@]|\bred\.|undefined|NaN/.test(text) ? null : `${phrase.key} → ${text}`;
};

/** Random matches of every mode, looked at through everybody's eyes. */
function* moments(seats: number, given: Record<string, string>, seed: number): Generator<Run<Match>> {
  const read = readOptions(game.options, given);
  if ('problem' in read) throw new Error(read.problem);
  const run: Run<Match> = Run.begin(
    game as never,
    { seats, options: read.options, chance: new SeededChance(seedFrom(seed)) },
    { watched: true },
  );
  const chance = new SeededChance(seedFrom(seed, 2));
  while (run.result === null) {
    yield run;
    const ask = run.openAsks[chance.below(run.openAsks.length)];
    if (ask === undefined) throw new Error(run.fault ?? 'nobody is asked');
    run.play(randomAnswer(ask, run.state, chance), run.asks.indexOf(ask));
  }
  yield run;
}

test.each([
  { seats: 2, given: {} },
  { seats: 3, given: { defection: 'on' } },
  { seats: 2, given: { crewing: 'duel' } },
  { seats: 6, given: {} },
])('every prompt, option, event, zone and line is in words: $seats seats, $given', ({ seats, given }) => {
  const wrong = new Set<string>();
  const look = (phrase: Phrase | Described): void => {
    const what = missing(phrase);
    if (what !== null) wrong.add(what);
  };
  let at = 0;
  for (const run of moments(seats, given as Record<string, string>, seats + 40)) {
    const viewers: Viewer[] = ['spectator', ...Array(seats).keys()];
    for (const told of run.takeEvents())
      for (const viewer of viewers) {
        const event = seenBy(told, viewer) as RedEvent | null;
        if (event !== null) look(game.describe.event(event, viewer));
      }
    if (at++ % 5 !== 0) continue;
    for (const viewer of viewers) {
      const view = run.view(viewer) as RedView;
      for (const zone of game.describe.zones(view, viewer)) {
        look(zone.title);
        for (const item of zone.items) for (const phrase of [item.title, ...(item.facts ?? [])]) look(phrase);
      }
      for (const line of board(view, viewer)) if (line.length > 80 || /@red|undefined|NaN/.test(line)) wrong.add(line);
    }
    for (const ask of run.openAsks) {
      const prompt = promptOf(ask, run.state);
      const view = run.view(ask.seat) as RedView;
      look(game.describe.prompt(view, prompt));
      for (const option of prompt.options) look(game.describe.option(view, prompt, option));
      for (const one of tries(view, prompt)) look(game.describe.option(view, prompt, one));
    }
  }
  expect([...wrong]).toEqual([]);
});

test('the log tells a shot with its sum, what it left of a shield, and walks at home without the ship', () => {
  const told = (event: RedEvent): string => say(game.describe.event(event, 0), game.wording);
  const shot = { type: 'fired', ship: 0, laser: 10, target: 1, roll: 5, hit: true } as const;
  expect(told({ ...shot, modifier: 2 })).toBe('ship 1 fires the left laser at ship 2. Rolled 5 + 2 = 7: hit!');
  expect(told({ ...shot, modifier: -1, hit: false })).toBe('ship 1 fires the left laser at ship 2. Rolled 5 − 1 = 4: miss.');
  expect(told({ ...shot, modifier: null })).toBe('ship 1 fires the left laser at ship 2. Rolled 5: hit!');
  expect(told({ type: 'absorbed', ship: 1, points: 1, level: 2 })).toBe('ship 2’s shield absorbs 1 (1 left).');
  expect(told({ type: 'absorbed', ship: 1, points: 2, level: 3 })).toBe('ship 2’s shield absorbs 2 and is down!');
  expect(told({ type: 'absorbed', ship: 1, points: 2, level: null })).toBe('ship 2’s shield absorbs 2.');
  expect(told({ type: 'stepped', officer: 1, ship: 0, section: 1 })).toBe('Commander of ship 1 walks to the front hull.');
  expect(told({ type: 'stepped', officer: 1, ship: 1, section: 1 })).toBe('Commander of ship 1 walks to ship 2’s front hull.');
});

/** What the last answer told, in the words of the terminal. */
const logOf = (t: ReturnType<typeof scene>, viewer: number): string[] => {
  const wording = { ...game.wording, ...given(t.stage.view(viewer)) };
  return t.told(viewer).map((event) => say(game.describe.event(event, viewer), wording));
};

rulings(
  'RED-59, RED-04: the log tells what became of $what, with the names of this match',
  [
    { what: 'a redshirt', B: { redshirts: 1 }, says: 'B’s Captain takes 1: a redshirt falls.' },
    { what: 'one of two redshirts', B: { redshirts: 2 }, says: 'B’s Captain takes 1: a redshirt falls, 1 redshirt left.' },
    { what: 'one of three', B: { redshirts: 3 }, says: 'B’s Captain takes 1: a redshirt falls, 2 redshirts left.' },
    { what: 'health', B: {}, says: 'B’s Captain takes 1: health 2.' },
    { what: 'a shielded officer', B: { hand: ['Energy Shield'] }, says: 'No harm done to B’s Captain: an Energy Shield.' },
    {
      what: 'a redshirt and health',
      A: { hand: ['Phaser Rifle'] },
      B: { redshirts: 2 },
      says: 'B’s Captain takes 3: 2 redshirts fall, health 2.',
    },
  ],
  ({ A = {}, B, says }) => {
    const t = scene({ A: { commander: A }, B: { captain: { at: 'A hull_l', ...B } } });
    t.does('A commander', 'phaser', '@officer', 'B captain', false);
    expect([logOf(t, 0)[1], logOf(t, 1)[1]]).toEqual([says, says]);
  },
);

rulings(
  'RED-81, RED-83, RED-09: $what is told as that',
  [
    { what: 'a throw', roll: 3, says: 'A’s Commander throws Plasma Grenade (rolled 3): it lands in A’s left hull.' },
    {
      what: 'a botched throw',
      roll: 2,
      says: 'A’s Commander throws Plasma Grenade at the left hull and botches it (roll 2): it lands in A’s teleport chamber.',
    },
    {
      what: 'a botched throw at the own feet',
      at: 'tele',
      roll: 1,
      says: 'A’s Commander throws Plasma Grenade and botches it (roll 1): it lands in A’s teleport chamber, where it was meant to go.',
    },
  ],
  ({ at = 'hull_l', roll, says }) => {
    const t = scene({ A: { commander: { hand: ['Plasma Grenade'] } } }, { dice: [roll] });
    expect(logOf(t.does('A commander', 'play', 'Plasma Grenade', at), 0)[0]).toBe(says);
  },
);

ruling('RED-09, RED-83: a wreck that is hit again, and a field that collapses, are told as that', () => {
  const shot = (setting: Parameters<typeof scene>[0], ...deed: [string, ...(string | number | boolean)[]]) =>
    logOf(scene(setting).does('A commander', 'phaser', ...deed), 0).slice(1);
  const aboard = { commander: { at: 'B tele' } };
  expect(shot({ A: aboard, B: { hull_l: 2 } }, '@section', 'hull_l', false)).toEqual(['B’s left hull takes 1 damage and goes critical!']);
  expect(shot({ A: aboard, B: { hull_l: 3 } }, '@section', 'hull_l', false)).toEqual(['B’s left hull takes 1: already a wreck.']);
  const field = (points: number) => shot({ A: {}, fields: [{ at: 'A hull_l', of: 'B', points }] }, '@field', 0, false);
  expect([field(2), field(1)]).toEqual([
    ['A force field in A’s left hull has 1 point left.'],
    ['A force field in A’s left hull collapses.'],
  ]);
});

ruling('RED-04: before the ships have names, and in a pod, the log says ship and pod by number', () => {
  const t = scene({ A: { is: { name: '' } }, B: { captain: { dead: true } }, pods: [{ of: 'B commander' }] });
  expect(given(t.stage.view(0))).toMatchObject({
    'red.ship.1': 'B',
    'red.team.1': 'B',
    'red.officer.4': 'B’s Commander',
    'red.ship.2': 'Pod 1',
    'red.place.2': 'Pod 1',
  });
  expect(Object.keys(given(t.stage.view(0)))).not.toContain('red.ship.0');
});

test('the terminal draws ships, crews and what lies about', () => {
  const t = scene({
    A: { eng: 2, captain: { hand: ['Lock On'] } },
    B: { shield: 3, is: { evasive: true } },
    charges: [{ at: 'A tele', of: 'B' }],
    bots: [{ at: 'A eng', of: 'A captain' }],
  });
  const lines = board(t.stage.view(0), 0);
  expect(lines[0]).toBe('Round 3, turn of A, redshirts lost 0');
  expect(lines.join('\n')).toContain('tele.! @1');
  expect(lines.join('\n')).toContain('eng=2b @2');
  expect(lines).toContain('— B (evasive) —');
  expect(lines.find((line) => line.startsWith('@0'))).toBe('@0 A’s Captain, captain bridge of A, health 3, redshirts 0, 3 steps: Lock On');
  expect([covers('ship-0'), covers('hand-0')]).toEqual([true, false]);
});

test('"why not?" finds what is tried and says why', () => {
  const t = scene({});
  const prompt = t.stage.prompt(0);
  const tried = tries(t.stage.view(0), prompt);
  expect(tried).toContainEqual(['step', 0, 4]);
  expect(tried).toContainEqual(['play', 0, 20]);
  expect(t.refusedAnswer(0, ['step', 0, 4])).toBe('RED-47: That section isn’t next to yours.');
});

test('the game is on the shelf', async () => {
  const entry = catalogue.find((one) => one.id === game.id);
  expect([entry?.title, entry?.seats]).toEqual([game.title, { min: 2, max: 12 }]);
  expect(await loadGame('redshirts')).toBe(game);
});
