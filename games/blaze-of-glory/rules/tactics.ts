/** S5 Tactics: both seats draw and choose in secret, one answer a step, kept in the state (BOG-16 to BOG-18, BOG-R6, BOG-R93). */

import { because, type Question, type Rules, type Seat } from '@bridgehead/kernel';
import { type Design, designNumber, face, idOf } from '../cards/index.ts';
import { cardsOf, known, nth } from '../entries.ts';
import { type Blaze, battleOf, type Engagement, NONE } from '../state.ts';
import { extensionFor, shieldsOf, weaponsOf } from './figures.ts';
import { type BlazeTable, hasBattleBridge, isBorgShip, other, tacticLimit } from './things.ts';
import { attackBonus, defenseBonus, facing, resultOf } from './totals.ts';

const TOO_MANY = because('BOG-16', 'bog.no.third-tactic');
const ONE_ONLY = because('BOG-48', 'bog.no.two-tactics');
const NOT_DRAWN = because('BOG-17', 'bog.no.not-drawn');
const START_OVER = because('BOG-15', 'bog.no.start-over');
const ANNOUNCED = because('BOG-12', 'bog.no.announced');

const cardsLeft = (s: Blaze, seat: Seat): number => cardsOf(s.tactics, seat).length + cardsOf(s.tacticsUp, seat).length;
export const mayDraw = (s: Blaze, seat: Seat): boolean =>
  cardsOf(battleOf(s).drawn, seat).length < tacticLimit(s, seat) && cardsLeft(s, seat) > 0;
/** BOG-R82: with a side deck that has a card to draw. */
export const choosesTactic = (s: Blaze, seat: Seat): boolean => hasBattleBridge(s, seat) && cardsLeft(s, seat) > 0;

/** One of those asked in S5, however many it has drawn since. */
const wasAsked = (s: Blaze, seat: Seat): boolean =>
  choosesTactic(s, seat) || (hasBattleBridge(s, seat) && cardsOf(battleOf(s).drawn, seat).length > 0);

export const TACTIC: Question<Blaze, string> = {
  key: 'bog.tactic',
  list(s, seat) {
    const drawn = [...new Set(cardsOf(battleOf(s).drawn, seat))].sort((a, b) => a - b).map(idOf);
    return [...(mayDraw(s, seat) ? ['draw'] : []), ...drawn, 'none'];
  },
  why(s, seat, answer) {
    if (answer === 'draw') return TOO_MANY;
    if (Array.isArray(answer)) return answer[0] === 'attack' ? ANNOUNCED : answer[0] === 'play' ? START_OVER : ONE_ONLY;
    return typeof answer === 'string' && designNumber(answer) >= 0 && seat >= 0 && s.battle !== null ? NOT_DRAWN : null;
  },
  fallback: (s, seat) => (mayDraw(s, seat) ? 'draw' : defaultTactic(s, seat)),
  params: (s, seat) => ({ drawn: cardsOf(battleOf(s).drawn, seat).length, limit: tacticLimit(s, seat) }),
};

export function* chooseTactics(t: BlazeTable, seats: readonly Seat[]): Rules<void> {
  const { state: s } = t;
  const frame = battleOf(s);
  for (const seat of [0, 1]) frame.done[seat] = !seats.includes(seat) || !choosesTactic(s, seat);
  while (t.result === null) {
    const open = seats.filter((seat) => !frame.done[seat]);
    if (open.length === 0) return;
    const { seat, answer } = yield* t.any(open.map((one) => t.question(one, TACTIC)));
    if (answer === 'draw') draw(t, seat);
    else {
      frame.done[seat] = true;
      frame.current[seat] = answer === 'none' ? NONE : designNumber(answer);
    }
  }
}
function draw(t: BlazeTable, seat: Seat): void {
  const { state: s } = t;
  turn(t, seat);
  const design = known(t.draw(cardsOf(s.tactics, seat)));
  cardsOf(battleOf(s).drawn, seat).push(design);
  turn(t, seat);
  t.tell([seat], { type: 'tacticsDrawn', seat, cards: [idOf(design)] }, null);
}

/** BOG-R5 at once, but told at the reveal only: it would say how many were drawn (BOG-R6). */
function turn(t: BlazeTable, seat: Seat): void {
  const { state: s } = t;
  const up = cardsOf(s.tacticsUp, seat);
  if (cardsOf(s.tactics, seat).length > 0 || up.length === 0) return;
  battleOf(s).turned[seat] = [...up];
  s.tactics[seat] = t.shuffle(up);
  s.tacticsUp[seat] = [];
}

// —— drawing and choosing ——

const MEAN_BONUS = 2;
const MEAN_MARKER = 25;
const TAKEN = { miss: 0, hit: 50, direct: 100 } as const;

/** What a seat that lets time run out plays: a pure function of what it knows. */
export function defaultTactic(s: Blaze, seat: Seat): string {
  const drawn = [...new Set(cardsOf(battleOf(s).drawn, seat))].sort((a, b) => a - b);
  let best = 'none';
  let most = tacticValue(s, seat, NONE);
  for (let i = drawn.length - 1; i >= 0; i--) {
    const value = tacticValue(s, seat, nth(drawn, i));
    if (value >= most) {
      most = value;
      best = idOf(nth(drawn, i));
    }
  }
  return best;
}
/** HULL dealt less HULL taken, as expected from what the seat knows. */
export function tacticValue(s: Blaze, seat: Seat, tactic: Design): number {
  const frame = battleOf(s);
  const rival = other(seat);
  const isPlayer = frame.attacker !== NONE && frame.defender !== NONE;
  const b = isPlayer && wasAsked(s, rival) ? MEAN_BONUS : 0;
  let value = 0;
  for (const one of frame.engagements) {
    if (s.controller[nth(one.firing, 0)] === seat && !isBorgShip(s, nth(one.firing, 0))) value += dealt(s, seat, one, tactic, b);
    if (s.controller[one.target] === seat && !isBorgShip(s, one.target)) value -= taken(s, seat, one, tactic, b);
  }
  return value;
}
function dealt(s: Blaze, seat: Seat, { firing, target }: Engagement, tactic: Design, b: number): number {
  const guns = firing.reduce((sum, c) => sum + weaponsOf(s, c, { knower: seat, versus: target }), 0);
  const asking = { knower: seat, versus: facing(s, target, firing, seat) };
  const result = resultOf(
    Math.max(0, guns + attackBonus(s, tactic, seat, firing)),
    shieldsOf(s, target, asking) + extensionFor(s, target, asking) + b,
  );
  if (result === 'miss') return 0;
  const symbols = tactic === NONE ? (result === 'hit' ? 'FF' : 'FFFF') : (face(tactic).row[result] ?? '');
  const isAimed = symbols.startsWith('D');
  return MEAN_MARKER * (symbols.length - (isAimed ? 1 : 0)) + (isAimed ? (face(tactic).row.hull ?? 0) : 0);
}
function taken(s: Blaze, seat: Seat, { firing, target }: Engagement, tactic: Design, b: number): number {
  const guns = firing.reduce((sum, c) => sum + weaponsOf(s, c, { knower: seat, versus: target }), 0);
  const asking = { knower: seat, versus: facing(s, target, firing, seat) };
  const shields = shieldsOf(s, target, asking) + extensionFor(s, target, asking) + defenseBonus(s, tactic, target);
  return TAKEN[resultOf(guns + b, Math.max(0, shields))];
}
