/** The course of a match after the names: turn after turn S1 to S9. A page fetches it while its player names the ship. */
import type { Rules } from '@bridgehead/kernel';
import { hasCrew } from '../state.ts';
import { act } from './action.ts';
import { succession } from './command.ts';
import { concede, giveUpTogether } from './concede.ts';
import { nameShips } from './setup.ts';
import { beginTurn, drawUp, endTurn } from './turn.ts';
import type { Red } from './voice.ts';

function* step(t: Red): Rules<void> {
  const s = t.state;
  giveUpTogether(t);
  if (t.result !== null) return;
  const isPlaying = s.step === 'succession' || s.step === 'draw' || s.step === 'action';
  if (isPlaying && !hasCrew(s, s.place)) s.step = 'end'; // RED-R72
  switch (s.step) {
    case 'naming':
      return yield* nameShips(t);
    case 'begin':
      return beginTurn(t);
    case 'succession':
      return yield* succession(t);
    case 'draw':
      return drawUp(t);
    case 'action':
      return yield* act(t);
    case 'end':
      return endTurn(t);
  }
}

export const course = { step, concede };
