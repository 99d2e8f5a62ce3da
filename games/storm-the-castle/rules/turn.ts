/** The turn (STC-17): draw, dispatch, then move, attack or use specials. One step asks at most one question. */
import type { Rules } from '@bridgehead/kernel';
import { ACTIONS, type Option } from '../actions/index.ts';
import { DRAW, DRAW_WHEN_EMPTY, POINTS_A_TURN } from '../constants.ts';
import { type CastleTable, fieldOf, handOf, READY } from '../state.ts';
import { endDispatch, isDispatchSpent } from './dispatch.ts';
import { endTurn } from './end.ts';
import { ACT, DISPATCH } from './questions.ts';
import { canAnyoneAct } from './quick.ts';
import { draw } from './setup.ts';

export function* turn(t: CastleTable): Rules<void> {
  const s = t.state;
  if (s.phase === 'draw') {
    startTurn(t);
    drawPhase(t);
    s.phase = 'dispatch';
  }
  if (s.phase === 'dispatch' && isDispatchSpent(s)) endDispatch(s);

  // STC-R34: only the active player is ever asked.
  if (s.phase === 'act' && !canAnyoneAct(s)) endTurn(t, 'nothing-left');
  else {
    const answer: Option = s.phase === 'dispatch' ? yield* t.ask(s.active, DISPATCH) : yield* t.ask(s.active, ACT);
    const rest = ACTIONS.begin(t, s.active, answer);
    if (rest !== undefined) yield* rest;
  }
}

/** STC-20; every unit may do one thing again (STC-27). */
function startTurn(t: CastleTable): void {
  const s = t.state;
  s.points = POINTS_A_TURN;
  s.attacksUsed = 0;
  for (const unit of fieldOf(s, s.active)) s.deed[unit] = READY;
  if (t.watched) t.emit({ type: 'turnBegan', seat: s.active, round: s.round });
}

/** STC-18, STC-19: one card, or two with an empty hand, which is looked at once, now (STC-R15); however many are held already (STC-R17). */
function drawPhase(t: CastleTable): void {
  const s = t.state;
  draw(t, s, s.active, handOf(s, s.active).length === 0 ? DRAW_WHEN_EMPTY : DRAW);
}
