/** Legality is written once: every try is offered or refused with a clause, and the bots' quick ways agree with the rules. */
import {
  type Ask,
  isRefusal,
  type OptionValues,
  promptOf,
  Run,
  randomAnswer,
  readOptions,
  SeededChance,
  same,
  seedFrom,
} from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { tries } from '../actions/index.ts';
import { groundOf, targetsOf } from '../bot/survey.ts';
import { firstOf } from '../bot/tables.ts';
import { type Castle, type CastleView, game, keepOf, NONE, ownerOf, SPACES, unitOf } from '../index.ts';
import { canMove, canShoot, canStrike } from '../rules/reach.ts';
import { leave } from '../rules/stacking.ts';
import { clone, fieldOf, itemOf, opponentOf, READY, spaceOf } from '../state.ts';
import { keepLoss } from '../threat.ts';

/** Positions of matches that chance and Officers play by turns, on both boards. */
function wander(look: (run: Run<Castle>, ask: Ask, at: number) => void): void {
  for (const [seed, board] of [
    [1, 'two-castles'],
    [2, 'two-castles-bare'],
    [3, 'two-castles'],
  ] as const) {
    const { options } = readOptions(game.options, { board }) as { options: OptionValues };
    const run = Run.begin(game, { seats: 2, options, chance: new SeededChance(seedFrom(seed)) }, { kept: true });
    const chance = new SeededChance(seedFrom(seed, 1));
    for (let at = 0; run.result === null && at < 400; at++) {
      const ask = run.asks[0] as Ask;
      look(run, ask, at);
      run.play(at % 4 === 0 ? game.knowledge.officer(run.state, ask, chance) : randomAnswer(ask, run.state, chance));
    }
  }
}

/** Everybody may act and both attacks are left. */
function readied(s: Castle, active: number): Castle {
  const t = clone(s);
  t.active = active;
  t.attacksUsed = 0;
  t.deed.fill(READY);
  return t;
}

test('every answer that names things on the table is offered or refused with a clause', () => {
  let refused = 0;
  wander((run, ask, at) => {
    if (at % 7 !== 0) return;
    const prompt = promptOf(ask, run.state);
    for (const answer of tries(run.view(ask.seat) as CastleView, prompt)) {
      const refusal = run.why(ask.seat, ask.id, answer);
      expect(refusal === null).toBe(prompt.options.some((option) => same(option, answer)));
      if (!isRefusal(refusal)) continue;
      refused++;
      if (refusal.code !== 'rule') expect(answer).toBe('refused with a clause');
    }
  });
  expect(refused).toBeGreaterThan(1000);
});

test('the survey of the bots attacks exactly what the rules let a ready unit attack', () => {
  let targets = 0;
  wander(({ state }) => {
    for (const seat of [0, 1]) {
      const s = readied(state, seat);
      const enemies = fieldOf(s, opponentOf(seat)).reduce((set, unit) => set | (1 << spaceOf(s, unit)), 0);
      for (const unit of fieldOf(s, seat)) {
        if (unitOf(unit).attack === null) continue;
        const surveyed: number[] = [];
        for (let left = targetsOf(unit, itemOf(s, unit), spaceOf(s, unit), enemies, groundOf(s)); left !== 0; left &= left - 1)
          surveyed.push(firstOf(left));
        const allowed = SPACES.flatMap((_, space) => (canStrike(s, unit, space) || canShoot(s, unit, space) ? [space] : []));
        expect(surveyed.sort((a, b) => a - b)).toEqual(allowed);
        targets += allowed.length;
      }
    }
  });
  expect(targets).toBeGreaterThan(100);
});

test('a keep is in danger exactly when the rules let the enemy enter it within two attacks', () => {
  let dangers = 0;
  wander(({ state }) => {
    for (const seat of [0, 1]) {
      const keep = keepOf(seat);
      const s = readied(state, opponentOf(seat));
      if (ownerOf(s.top[keep] as number) !== seat && s.top[keep] !== NONE) continue;
      const open = clone(s);
      for (let unit = open.top[keep] as number; unit !== NONE; unit = open.top[keep] as number) leave(open, unit);
      const enemies = fieldOf(s, opponentOf(seat));
      const walks = (unit: number) => canMove(open, unit, keep);
      const strikes = (unit: number) => canStrike(s, unit, keep);
      const attacks = (unit: number) => strikes(unit) || canShoot(s, unit, keep);
      const entersAfter = (last: number, ...spent: number[]) =>
        strikes(last) || enemies.some((unit) => unit !== last && !spent.includes(unit) && walks(unit));
      const guards = s.top[keep] === NONE ? 0 : s.under[keep] === NONE ? 1 : 2;
      const falls =
        guards === 0
          ? enemies.some(walks)
          : guards === 1
            ? enemies.some((one) => attacks(one) && entersAfter(one))
            : enemies.some((one) => attacks(one) && enemies.some((other) => other !== one && attacks(other) && entersAfter(other, one)));
      expect(keepLoss(s, seat) > 0).toBe(falls);
      if (falls) dangers++;
    }
  });
  expect(dangers).toBeGreaterThan(20);
});
