/** Matches between sound players, looked at from outside. */
import { type Ask, type Json, Run, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import type { BlazeEvent } from '../../events.ts';
import { game } from '../../index.ts';
import type { Blaze } from '../../state.ts';
import type { BlazeView } from '../../view.ts';

type Watch = (run: Run<Blaze>, ask: Ask, answer: Json, told: readonly BlazeEvent[]) => void;

/** A Skirmish between sound players, looked at before and after every answer. */
export function watchMatch(
  n: number,
  decks: readonly string[],
  before: (run: Run<Blaze>, ask: Ask) => void,
  after: Watch = () => undefined,
): void {
  const read = readOptions(game.options, { format: 'skirmish', decks: 'starters', firstSeat: '1' });
  if ('problem' in read) throw new Error(read.problem);
  const run = Run.begin(
    game,
    { seats: 2, options: read.options, chance: new SeededChance(seedFrom(n, 99)) },
    { kept: true, watched: true },
  );
  for (let at = 0; run.result === null && at < 400; at++) {
    const ask = run.openAsks[0] as Ask;
    before(run, ask);
    const chance = new SeededChance(seedFrom(3, at, n));
    const guess = run.imagine(ask.seat, chance);
    const answer =
      ask.key === 'bog.deck' ? (decks[ask.seat] as string) : game.knowledge.officer(guess.state, guess.askOf(ask.seat) as Ask, chance);
    run.play(answer, run.asks.indexOf(ask));
    after(
      run,
      ask,
      answer,
      run.takeEvents().flatMap(({ all }) => (all === null ? [] : [all as BlazeEvent])),
    );
  }
}
export const viewOf = (run: Run<Blaze>, seat: number): BlazeView => run.view(seat) as unknown as BlazeView;
