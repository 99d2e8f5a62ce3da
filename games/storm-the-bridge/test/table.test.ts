/** What tables show: words for everything, the terminal's drawing, the Bridge's status, the guided match, fixed counts. */
import { type Described, Run, randomAnswer, readOptions, SeededChance, say, seedFrom, seenBy, type Told } from '@bridgehead/kernel';
import { perft } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { catalogue, loadGame } from '../../catalogue.ts';
import { firstWatch, guideWording, type Moment } from '../guide.ts';
import { type Bridge, type BridgeEvent, type BridgeView, game, nameOf } from '../index.ts';
import { bridgeStatus, defendersOf, sharesOf, statusWords, termWords } from '../table-help.ts';
import { board, covers, tries } from '../terminal.ts';
import { perftScenes } from './perft.ts';
import { position, scene } from './scene.ts';

const worded = (phrase: Described): string | null => {
  const text = say(phrase, game.wording);
  return Object.hasOwn(game.wording, phrase.key) && !/[{}@]|stb\./.test(text) ? null : `${phrase.key} → ${text}`;
};

function begin(seats: number, seed: string, given = {}): Run<Bridge> {
  const read = readOptions(game.options, given);
  if ('problem' in read) throw new Error(read.problem);
  return Run.begin(game, { seats, options: read.options, chance: new SeededChance(seed) }, { kept: true, watched: true });
}

test('whole matches in words: every prompt, option, event and zone has its sentence, and the drawing fits', () => {
  const unsaid = new Set<string>();
  const check = (phrase: Described) => {
    const problem = worded(phrase);
    if (problem !== null) unsaid.add(problem);
  };
  for (const [seats, given] of [
    [2, { roundLimit: 10 }],
    [4, { roundLimit: 10, leaders: 'draft' }],
  ] as const) {
    const run = begin(seats, seedFrom(seats), given);
    const chance = new SeededChance(seedFrom(seats, 1));
    for (let i = 0; run.result === null; i++) {
      for (const told of run.takeEvents())
        for (const viewer of [0, 'spectator'] as const) {
          const event = seenBy(told as Told<BridgeEvent>, viewer);
          if (event !== null) check(game.describe.event(event, viewer));
        }
      const ask = run.openAsks[0];
      if (ask === undefined) throw new Error(run.fault ?? 'nobody is asked');
      if (i % 7 === 0) {
        const view = run.view(ask.seat) as BridgeView;
        const prompt = run.prompt(ask.seat);
        if (prompt !== null) {
          check(game.describe.prompt(view, prompt));
          for (const option of prompt.options) check(game.describe.option(view, prompt, option));
          for (const attempt of tries(view, prompt)) {
            expect(run.why(ask.seat, ask.id, attempt)?.say.key).not.toBe('refusal.stale');
            check(game.describe.option(view, prompt, attempt));
          }
        }
        for (const zone of game.describe.zones(view, ask.seat)) {
          check(zone.title);
          for (const item of zone.items)
            for (const phrase of [item.title, ...(item.facts ?? [])]) if (phrase.key !== 'stb.fact.text') check(phrase);
        }
        expect(Math.max(...board(view, ask.seat).map((line) => line.length))).toBeLessThanOrEqual(80);
      }
      run.play(randomAnswer(ask, run.state, chance), run.asks.indexOf(ask));
    }
  }
  expect([...unsaid]).toEqual([]);
});

test('the terminal’s table', () => {
  const t = scene({
    a: { crew: ['Junk@Galley*', 'Pell'], sections: ['Galley*'], hand: ['Rewrite'] },
    b: { crew: ['Cutter@Bridge+Riot Shield'], sections: ['Bridge*'] },
    pool: ['Ombo', '', 'Sool'],
  });
  t.a.attacks('Bridge', ['Kett', 'Pell']);
  expect(board(t.stage.view(0), 0)).toMatchInlineSnapshot(`
    [
      "Round 2 of 40, action, recruits left 1",
      "Bragga holds the Bridge and wins next turn unless someone takes it (9 points) o…",
      "Bridge*      needs  9  Bragga      Cutter",
      "Engine Room  needs  8  free         +Conduit Access",
      "Armory       needs  7  free",
      "Med Bay      needs  6  free",
      "Galley*      needs  6  Harrow Kett Junk",
      "pool: Ombo 1/1 for 2 | – | Sool 2/2 for 5",
      "  Bragga 1/2, 0 of 6 cards",
      "    Bridge: Cutter 3/0 +Riot Shield",
      ">?Harrow Kett 3/3, 1 of 5 cards",
      "    Galley: Junk* 3/0",
      "    unassigned: Pell 1/2",
      "1. Harrow Kett: attack Bridge: 4 of 9 (Harrow Kett 3, Pell 1)",
      "combat/influence, * tapped, + attached, > active, ? asked",
    ]
  `);
  expect(['sections', 'party-0', 'hand-0', 'discard'].map(covers)).toEqual([true, true, false, false]);
  t.settle();
});

test('what the Bridge’s state means for everybody', () => {
  const status = (given: Parameters<typeof position>[0]) => {
    const view = game.view(position(given), 1, false);
    const found = bridgeStatus(view);
    return found === null ? null : say(statusWords(view, found), game.wording);
  };
  expect(status({})).toBe('The Bridge is open: 20 points take it.');
  expect(status({ a: { sections: ['Bridge*'] } })).toBe(
    'Harrow Kett holds the Bridge and wins next turn unless someone takes it (5 points) or blocks the claim.',
  );
  expect(status({ a: { sections: ['Bridge'] } })).toContain('can claim the Captain’s Chair');
  const t = scene({ a: { sections: ['Bridge'] } });
  t.a.uses('Bridge');
  expect(bridgeStatus(t.stage.view('spectator'))).toMatchObject({ state: 'claimed', seat: 0 });
  t.settle();
});

test('where points come from, in words', () => {
  const t = scene({
    a: { crew: ['Junk+Pulse Carbine'], sections: ['Armory'], hand: ['Lockdown'] },
    b: { crew: ['Brannock@Engine Room'], sections: ['Engine Room'] },
  });
  t.a.attacks('Galley', ['Kett', 'Junk'], ['Lockdown']);
  const declaration = t.stage.view(1).stack[0];
  const shares = sharesOf(declaration?.hasTerms ?? []).map(({ of, n, terms }) => [
    of < 0 ? 'side' : nameOf(of),
    n,
    terms.map((term) => say(termWords(term), game.wording)).join(', '),
  ]);
  expect(shares).toEqual([
    ['Harrow Kett', 4, 'printed 3, Harrow Kett +1'],
    ['Junk', 6, 'printed 3, Pulse Carbine +3'],
    ['side', 2, 'Armory +1, discards +1'],
  ]);
  const view = t.stage.view(0);
  const engineRoom = view.sections[1];
  if (engineRoom === undefined) throw new Error('no Engine Room');
  expect(defendersOf(engineRoom).map(nameOf)).toEqual(['Bragga', 'Brannock']);
  t.settle();
});

test('First Watch: Kett faces Bragga with Junk in the pool, Reyes third from the top, and the cards of the lesson', () => {
  const run = begin(2, firstWatch.seed, firstWatch.options);
  const { state: s } = run;
  expect([s.leader.map(nameOf), s.pool.slice(0, 2).map(nameOf)]).toEqual([
    ['Harrow Kett', 'Bragga'],
    ['Junk', 'The Marquis'],
  ]);
  expect(nameOf(s.crewStack.at(-3) as number)).toBe('Dola Reyes');
  expect(s.hand[0]?.map(nameOf)).toEqual(expect.arrayContaining(['Hold That Door', 'Pulse Carbine']));
  expect(s.hand[1]?.map(nameOf)).toContain('Static on the Line');
});

test('First Watch: the first steps come and go as the lesson is played', () => {
  const run = begin(2, firstWatch.seed, firstWatch.options);
  const events: Moment['events'][number][] = [];
  const moment = (): Moment => {
    for (const told of run.takeEvents()) {
      const event = seenBy(told as Told<BridgeEvent>, 0);
      if (event !== null) events.push(event);
    }
    return { view: run.view(0) as BridgeView, prompt: run.prompt(0), events };
  };
  const open = () =>
    firstWatch.steps.filter(({ when, done }) => (when?.(moment()) ?? true) && !(done?.(moment()) ?? false)).map(({ id }) => id);
  expect(open()).toEqual(['leader', 'recruit']);
  const answer = (seat: number, value: unknown) =>
    expect(run.answer(seat, run.askOf(seat)?.id as number, value)).not.toHaveProperty('refused');
  answer(0, ['recruit', s(run, 'Junk')]);
  answer(0, [4]);
  answer(0, []);
  while (run.openAsks[0]?.key === 'stb.respond') answer(run.openAsks[0].seat, 'pass');
  expect(open()).toEqual(['tapped', 'carbine']);
});
const s = (run: Run<Bridge>, name: string): number => run.state.pool.find((card) => card >= 0 && nameOf(card) === name) as number;

test('every step of First Watch has its words', () => {
  for (const { title, text } of [...firstWatch.steps, firstWatch.free])
    expect([guideWording[title], guideWording[text]]).not.toContain(undefined);
});

test('the number of answer sequences from fixed positions', () => {
  expect(perftScenes.map((one) => [one.name, one.depths.map((depth) => perft(game, one, depth))])).toMatchInlineSnapshot(`
    [
      [
        "first turn",
        [
          8,
          8,
          43,
          92,
        ],
      ],
      [
        "two hands full of answers",
        [
          7,
          36,
          263,
        ],
      ],
      [
        "a claim among three",
        [
          6,
          6,
          11,
          26,
          52,
        ],
      ],
      [
        "redeployment",
        [
          2,
          23,
          74,
        ],
      ],
    ]
  `);
});

test('the game is on the shelf under its own name', async () => {
  const entry = catalogue.find((one) => one.id === game.id);
  expect([entry?.title, entry?.seats]).toEqual([game.title, { min: 2, max: 6 }]);
  expect(await loadGame('storm-the-bridge')).toBe(game);
});
