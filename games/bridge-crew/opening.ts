/**
 * The game as far as its first question needs it: who takes which cards. What happens then is `rules/course.ts`; a page that has shown the
 * question fetches it while its player chooses. `index.ts` is the game with its whole course.
 */
import type { Game, OptionValues } from '@bridgehead/kernel';
import { knowledge } from './bot.ts';
import { describe } from './describe.ts';
import type { CrewEvent } from './events.ts';
import { options } from './options.ts';
import { resample } from './resample.ts';
import { rulebook } from './rulebook/index.ts';
import type { course } from './rules/course.ts';
import { marks } from './rules/marks.ts';
import { X38 } from './rules/reasons.ts';
import { reverseFlow, setUp } from './rules/setup.ts';
import { clone, type Voyage } from './state.ts';
import { type CrewView, view } from './view.ts';
import { wording } from './wording.ts';

let set: typeof course | null = null;
export const setCourse = (whole: typeof course): void => {
  set = whole;
};
function onCourse(): typeof course {
  if (set === null) throw new Error('the rules after the cards are not here yet');
  return set;
}

/** Are cards the first thing that is asked? */
export const opensWithQuestion = ({ cards }: OptionValues): boolean => cards === 'reverseFlow';

export const game: Game<Voyage, CrewView, CrewEvent> = {
  id: 'bridge-crew',
  title: 'Bridge Crew',
  version: 5,
  seats: { min: 3, max: 7 },
  options,
  rulebook,
  wording,
  knowledge,
  laboratory: async () => (await import('./lab.ts')).laboratory,
  setup: setUp,
  *step(t) {
    const s = t.state;
    s.phase = s.phase === 'cards' ? yield* reverseFlow(t) : yield* onCourse().chapter(t, s.phase);
  },
  view,
  clone,
  resample,
  outOfTurn: (s, seat, over) => onCourse().outOfTurn(s, seat, over),
  concede: (t, seat) => onCourse().concede(t, seat),
  givenUp: X38(),
  marks,
  describe,
};
