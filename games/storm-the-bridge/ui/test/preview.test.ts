import { type Ask, type Json, Run, randomAnswer, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { actionFace, type Card } from '../../cards/index.ts';
import { game } from '../../index.ts';
import { tallyOf } from '../../preview.ts';
import { needsTarget } from '../../rules/timing.ts';
import type { BridgeView } from '../../view.ts';
import { dropOn, litAs, tapOn, trayOf } from '../intent.ts';

function begin(seats: number, n: number, wishes: Record<string, Json> = {}) {
  const read = readOptions(game.options, wishes);
  if (!('options' in read)) throw new Error('no such option');
  return Run.begin(game, { seats, options: read.options, chance: new SeededChance(seedFrom(n, seats)) });
}

/** Plays at random and shows every question to `look` before it is answered. */
function wander(run: ReturnType<typeof begin>, n: number, steps: number, look: (ask: Ask, answer: Json) => void): void {
  const chance = new SeededChance(seedFrom(n, 99));
  for (let i = 0; i < steps && run.result === null; i++) {
    const ask = run.openAsks[0] as Ask;
    const answer = randomAnswer(ask, run.state, chance);
    look(ask, answer);
    expect(run.answer(ask.seat, ask.id, answer)).not.toHaveProperty('refused');
  }
}

test.each([
  [2, {}],
  [4, {}],
  [6, {}],
  [2, { affiliations: false }],
  [4, { affiliations: false, bridgeDefense: '2' }],
])('what the bar shows for a force is what the rules count, %i seats, %j', (seats, wishes) => {
  let compared = 0;
  for (const n of [1, 2, 3]) {
    const run = begin(seats, n, wishes);
    let shown: number | null = null;
    wander(run, n, 400, (ask, answer) => {
      const view = run.view(ask.seat) as BridgeView;
      const prompt = run.prompt(ask.seat);
      if (shown !== null && prompt?.key === 'stb.points') {
        expect(prompt.params?.has).toBe(shown);
        compared++;
      }
      shown = null;
      if (!prompt?.key.startsWith('stb.commit.')) return;
      const tally = tallyOf(view, prompt, answer as Card[]);
      expect(tally?.needs).toBe(prompt.params?.needs);
      shown = tally?.has ?? null;
      expect(tally?.hasTerms.reduce((sum, term) => sum + term.n, 0)).toBe(shown);
    });
  }
  expect(compared).toBeGreaterThan(10);
});

test.each([{}, { affiliations: false }])('the guard of a section counts as much before as after it is stationed, %j', (wishes) => {
  let compared = 0;
  for (const n of [4, 5, 6, 7]) {
    const run = begin(3, n, wishes);
    const shown = new Map<Card, number>();
    wander(run, n, 500, (ask, answer) => {
      const view = run.view(ask.seat) as BridgeView;
      const prompt = run.prompt(ask.seat);
      if (prompt?.key === 'stb.deploy') {
        const tally = tallyOf(view, prompt, answer as Card[]);
        // Crew that were put elsewhere a moment ago still stand at their old stations.
        if (tally !== null && view.sections.filter((one) => one.owner === ask.seat).length === 1) shown.set(tally.card, tally.has);
        return;
      }
      for (const [section, has] of shown) {
        expect(view.sections.find((one) => one.card === section)?.need).toBe(has);
        compared++;
      }
      shown.clear();
    });
  }
  expect(compared).toBeGreaterThan(0);
});

test('every answer that names a card can be pointed at: on the table, in the hand, or in the tray', () => {
  const run = begin(4, 8, { leaders: 'draft' });
  wander(run, 8, 600, (ask) => {
    const view = run.view(ask.seat) as BridgeView;
    const prompt = run.prompt(ask.seat);
    if (prompt === null) return;
    const tray = trayOf(view, prompt);
    for (const option of prompt.options) {
      const card = Array.isArray(option) ? (option[1] as Card) : option;
      if (typeof card !== 'number' || card < 0 || (Array.isArray(option) && option[0] === 'clear')) continue;
      expect(litAs(prompt, card)).not.toBeNull();
      const tap = tapOn(view, { prompt, selection: `card:${card}`, careful: false }, card);
      expect(tap.do).toBe(prompt.kind === 'select' ? 'toggle' : 'answer');
      if (tray.includes(card)) expect(Array.isArray(option)).toBe(false);
    }
  });
});

test('a card that names a target is played by one tap, or carried to it; one that does not is picked up first', () => {
  const run = begin(4, 8, {});
  const seen = { one: 0, two: 0, carried: 0 };
  wander(run, 8, 600, (ask) => {
    const view = run.view(ask.seat) as BridgeView;
    const prompt = run.prompt(ask.seat);
    if (prompt?.kind !== 'choose') return;
    for (const option of prompt.options) {
      if (!Array.isArray(option) || option[0] !== 'play') continue;
      const card = option[1] as Card;
      const names = needsTarget(actionFace(card));
      seen[names ? 'one' : 'two']++;
      expect(tapOn(view, { prompt, selection: null, careful: false }, card).do).toBe(names ? 'answer' : 'select');
      expect(tapOn(view, { prompt, selection: null, careful: true }, card).do).toBe('select');
      const section = view.sections[0]?.card as Card;
      const carried = dropOn(view, prompt, card, [`card:${section}`]);
      expect(carried.do).toBe('answer');
      if (carried.do !== 'answer') continue;
      seen.carried += carried.ahead === undefined ? 0 : 1;
      expect([carried.answer, carried.ahead !== undefined]).toEqual([option, names]);
      expect(dropOn(view, prompt, card, [])).toEqual({ do: 'select', ref: null });
    }
  });
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(2);
});
