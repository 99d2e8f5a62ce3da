/** Taking an answer back leads to the very position before it, with nothing learnt and no die moved. */
import { type Game, hashOf, isRefusal, type MatchChance, type Run } from '@bridgehead/kernel';
import { difference } from '../report.ts';
import { asked, BOTH_STRIDES, type CheckOptions, type Problem, type Visit, walkAll } from './common.ts';

export function checkUndo<S>(game: Game<S>, options: CheckOptions<S>): Problem | null {
  const visit = ({ walk, run }: Visit<S>): string | null => {
    const before = knowledge(run);
    const hash = hashOf(run);
    const choice = walk.choose();
    const { seat } = choice.ask;
    walk.enter(choice);
    const refusal = run.answer(seat, choice.ask.id, choice.answer);
    if (isRefusal(refusal)) return `an offered answer was refused: ${refusal.say.key}\n${run.fault ?? ''}`;
    const after = hashOf(run);
    if (!run.canUndo(seat)) {
      return run.undo(seat)?.code === 'no-undo' && hashOf(run) === after
        ? null
        : 'an undo that is not free was allowed or changed something';
    }
    if ((run.table.chance as MatchChance).position !== before.chance) return 'an answer can be undone although chance was drawn';
    const undone = run.undo(seat);
    if (undone !== null) return `undo was promised and refused: ${undone.say.key}`;
    const apart = difference(before, knowledge(run));
    if (apart !== null) return `undo does not lead back: ${apart}`;
    if (hashOf(run) !== hash) return 'undo leads to another hash';
    if (isRefusal(run.answer(seat, run.askOf(seat)?.id ?? 0, choice.answer))) return 'the same answer is refused after an undo';
    return hashOf(run) === after ? null : 'the same answer leads elsewhere after an undo';
  };
  return walkAll('undo', game, options, visit, BOTH_STRIDES);
}

function knowledge<S>(run: Run<S>) {
  const seats = Array.from({ length: run.table.seats }, (_, seat) => seat);
  return structuredClone({
    views: [...seats.map((seat) => run.view(seat)), run.view('spectator')],
    prompts: seats.map((seat) => asked(run, seat)),
    chance: (run.table.chance as MatchChance).position,
    answered: run.answered,
  });
}
