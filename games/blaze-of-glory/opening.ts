/**
 * The game as far as its first question needs it: which deck each seat brings. What happens then is `rules/course.ts`; a page that
 * has shown the question fetches it while its player chooses. `index.ts` is the game with its whole course.
 */
import { because, type Game, type OptionValues, type Reason } from '@bridgehead/kernel';
import { knowledge } from './bot.ts';
import { describe } from './describe.ts';
import type { BlazeEvent } from './events.ts';
import { options } from './options.ts';
import { rulebook } from './rulebook/index.ts';
import type { course } from './rules/course.ts';
import { chooseDecks } from './rules/decks.ts';
import { concede } from './rules/end.ts';
import { setup } from './rules/setup.ts';
import { type Blaze, clone } from './state.ts';
import { type BlazeView, view } from './view.ts';
import { wording } from './wording.ts';

let set: typeof course | null = null;
export const setCourse = (whole: typeof course): void => {
  set = whole;
};
function onCourse(): typeof course {
  if (set === null) throw new Error('the rules after the decks are not here yet');
  return set;
}

/** Is a deck the first thing that is asked? Decks that are dealt need the whole course at once. */
export const opensWithQuestion = ({ decks }: OptionValues): boolean => decks === 'own' || decks === 'starters';

const WAIT = because('BOG-R66', 'bog.no.waiting');
const OVER = because('BOG-R66', 'bog.no.over');

export const game: Game<Blaze, BlazeView, BlazeEvent> = {
  id: 'blaze-of-glory',
  title: 'Blaze of Glory',
  version: 7,
  seats: { min: 2, max: 2 },
  options,
  rulebook,
  wording,
  knowledge,
  laboratory: async () => (await import('./lab.ts')).laboratory,
  setup,
  *step(t) {
    if (t.state.phase === 'decks') return yield* chooseDecks(t);
    return yield* onCourse().step(t);
  },
  view,
  clone,
  resample: (s, seat, chance) => onCourse().resample(s, seat, chance),
  concede,
  drawByAgreement: 'BOG-R63',
  outOfTurn,
  describe: { ...describe, option: (view, prompt, answer) => set?.actions.describe(view, answer) ?? describe.option(view, prompt, answer) },
};

/** BOG-R66. */
function outOfTurn(_s: Blaze, _seat: number, over: boolean): Reason {
  return over ? OVER : WAIT;
}
