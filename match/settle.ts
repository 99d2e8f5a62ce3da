/** After every deed: whether the match is over, since when its questions are open, and whose clocks run. */
import { patienceOf } from '@bridgehead/kernel';
import { freshSeat } from './desk.ts';
import type { Match } from './match.ts';
import { waitingFor } from './shown.ts';

export function settle(match: Match, at: number): void {
  const { desk, run, setup } = match;
  if (desk.phase === 'playing' && run !== null && run.result !== null) {
    desk.phase = 'over';
    desk.result = run.result;
  }
  const { clock } = desk;
  clock.running = [];
  clock.pace = [];
  clock.lent = [];
  if (desk.phase !== 'playing' || run === null) return;
  const { opened } = desk;
  for (const ask of run.openAsks) {
    const { id, seat } = ask;
    if (opened[seat]?.id !== id) opened[seat] = { id, at };
    const state = desk.seats[seat] ?? freshSeat();
    if (ask.window === null && state.standing.untilMyTurn) state.standing = { ...state.standing, untilMyTurn: false };
    const pace = setup.clock.kind === 'days' ? 1 : patienceOf(ask, run.state);
    if (match.isPlaying(seat)) {
      clock.running.push(seat);
      clock.pace.push(pace);
    } else if (clock.owed[seat] !== null && match.isAttended) clock.lent.push({ seat, pace });
  }
  const turnOf = waitingFor(match, 'spectator');
  if (turnOf.some((seat) => !desk.turnOf.includes(seat))) desk.turned = at;
  desk.turnOf = [...turnOf];
}
