/** All checks of the conformance suite, each in the words of what it shows. */
import type { Game } from '@bridgehead/kernel';
import { checkLegalAnswers } from './answers.ts';
import type { CheckOptions, Problem } from './common.ts';
import { checkClones, checkForks, checkSaving } from './copies.ts';
import { checkConservation, checkHandedOut, checkRandomPlay, checkViewsAgain } from './play.ts';
import { checkReplay } from './record.ts';
import { checkResampling } from './resampling.ts';
import { checkTwins } from './twins.ts';
import { checkUndo } from './undo.ts';
import { checkUpdates } from './updates.ts';

type Check = <S>(game: Game<S>, options: CheckOptions<S>) => Problem | null;

export const CHECKS: Readonly<Record<string, Check>> = {
  'random play comes to an end': checkRandomPlay,
  'components are conserved': checkConservation,
  'clones are equal, share nothing and do not change': checkClones,
  'forks are equal and independent': checkForks,
  'views and events are copies': checkHandedOut,
  'a view is the same whatever was shown before': checkViewsAgain,
  'written and read after every answer, the match goes on unchanged': checkSaving,
  'what is offered is legal, anything else is refused without effect': checkLegalAnswers,
  'a guess keeps the view, follows from it alone, and varies': checkResampling,
  'twin runs: nothing hidden reaches a seat or a spectator': checkTwins,
  'updates: whoever must not know is sent the same, byte by byte': (game, options) => checkUpdates(game, options),
  'the record replays to the same hash': checkReplay,
  'undo leads back and raises nobody’s knowledge': checkUndo,
};
