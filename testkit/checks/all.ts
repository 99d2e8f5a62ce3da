/** All checks of the conformance suite, each in the words of what it shows. */
import type { Game } from '@bridgehead/kernel';
import { watchAnswers } from './answers.ts';
import { type CheckOptions, type Problem, type Visitor, type Watch, walkTogether } from './common.ts';
import { checkForks, checkSaving, watchClones } from './copies.ts';
import { watchComponents, watchHandedOut, watchPlay, watchViewsAgain } from './play.ts';
import { watchRecord } from './record.ts';
import { watchGuesses } from './resampling.ts';
import { watchTwins } from './twins.ts';
import { checkUndo } from './undo.ts';
import { watchUpdates } from './updates.ts';

type Check = <S>(game: Game<S>, options: CheckOptions<S>) => Problem | null;

/** These change nothing on the way, so one walk is enough for all. Of a walk that cannot go on the first one tells. */
const WATCHES: Readonly<Record<string, Watch>> = {
  'random play comes to an end': watchPlay,
  'components are conserved': watchComponents,
  'clones are equal, share nothing and do not change': watchClones,
  'views and events are copies': watchHandedOut,
  'a view is the same whatever was shown before': watchViewsAgain,
  'what is offered is legal, anything else is refused without effect': watchAnswers,
  'a guess keeps the view, follows from it alone, and varies': watchGuesses,
  'twin runs: nothing hidden reaches a seat or a spectator': watchTwins,
  'updates: those who must not know are sent the same, byte by byte': watchUpdates,
  'the record replays to the same hash': watchRecord,
};
/** These go their own ways: in forks, from what was written and read, and back again. */
const OWN: Readonly<Record<string, Check>> = {
  'forks are equal and independent': checkForks,
  'written and read after every answer, the match goes on unchanged': checkSaving,
  'undo leads back and raises no seat’s knowledge': checkUndo,
};

function checkWatches<S>(watches: Readonly<Record<string, Watch>>, game: Game<S>, options: CheckOptions<S>): Problem | null {
  const visitors: Record<string, Visitor<S>> = {};
  for (const [name, watch] of Object.entries(watches)) {
    const visitor = watch(game, options);
    if (visitor !== null) visitors[name] = visitor;
  }
  return Object.keys(visitors).length === 0 ? null : walkTogether(game, options, visitors);
}

const alone = Object.entries(WATCHES).map(([name, watch]): [string, Check] => [
  name,
  (game, options) => checkWatches({ [name]: watch }, game, options),
]);

/** Every check by itself. */
export const CHECKS: Readonly<Record<string, Check>> = { ...Object.fromEntries(alone), ...OWN };

/** All of them in as few walks as possible: by check, what it finds wrong. */
export function checkAll<S>(game: Game<S>, options: CheckOptions<S>): Readonly<Record<string, () => Problem | null>> {
  let walked: Problem | null | undefined;
  const together = (): Problem | null => {
    if (walked === undefined) walked = checkWatches(WATCHES, game, options);
    return walked;
  };
  const found: Record<string, () => Problem | null> = {};
  for (const name of Object.keys(WATCHES)) found[name] = () => (together()?.check === name ? together() : null);
  for (const [name, check] of Object.entries(OWN)) found[name] = () => check(game, options);
  return found;
}
