/**
 * The game as far as its first question needs it: the captains name their ships. What happens then is `rules/course.ts`; a page that has
 * shown the question fetches it while its player writes. `index.ts` is the game with its whole course.
 */
import type { Game, Json, Reason, Seat } from '@bridgehead/kernel';
import { isDeed } from './actions/deed.ts';
import { knowledge } from './bot.ts';
import { describe } from './describe.ts';
import type { RedEvent } from './events.ts';
import { fits, options } from './options.ts';
import { resample } from './resample.ts';
import { rulebook } from './rulebook/index.ts';
import type { course } from './rules/course.ts';
import { NO } from './rules/reasons.ts';
import { nameShips, setUp } from './rules/setup.ts';
import { SECTION_COUNT } from './ship.ts';
import { clone, crewOf, eyesOf, type Match, officerOf, seatCount, seatOf } from './state.ts';
import { type RedView, view } from './view.ts';
import { wording } from './wording.ts';

let set: typeof course | null = null;
export const setCourse = (whole: typeof course): void => {
  set = whole;
};
function onCourse(): typeof course {
  if (set === null) throw new Error('the rules after the names are not here yet');
  return set;
}

export const game: Game<Match, RedView, RedEvent> = {
  id: 'redshirts',
  title: 'Redshirts',
  version: 4,
  seats: { min: 2, max: 12, fits },
  options,
  rulebook,
  wording,
  knowledge,
  laboratory: async () => (await import('./lab.ts')).laboratory,
  setup: setUp,
  *step(t) {
    const s = t.state;
    // A crew that gives up together does so before its ship has a name, too (RED-R81).
    if (s.step === 'naming' && !s.wish.includes(true)) return yield* nameShips(t);
    return yield* onCourse().step(t);
  },
  view,
  teams,
  clone,
  resample,
  outOfTurn,
  concede: (t, seat) => onCourse().concede(t, seat),
  /** RED-R81: a word of one of three is a wish. */
  playsOn: (s, seat) => crewOf(s, eyesOf(s, seat)).some((officer) => seatOf(s, officer) === seat),
  marks: {
    /** Pointing at a section, for the own crew. */
    ping: { to: 'team', why: whyNoPing, slot: () => 'ping', fades: 8000 },
  },
  describe,
};

/** By current membership: defectors change sides (RED-R90). */
function teams(s: Match): Seat[][] {
  const seats = Array.from({ length: seatCount(s) }, (_, seat) => seat);
  return s.teams.map((_, team) => seats.filter((seat) => eyesOf(s, seat) === team)).filter((group) => group.length > 0);
}

function outOfTurn(s: Match, seat: Seat, over: boolean, answer?: Json): Reason {
  if (over) return NO.over;
  const own = crewOf(s, eyesOf(s, seat)).filter((officer) => seatOf(s, officer) === seat);
  if (own.length === 0) return NO.dead;
  if (answer !== undefined && isDeed(answer) && (answer[0] === 'accept' || answer[0] === 'decline')) return NO.offerGone;
  return eyesOf(s, seat) === s.place && own.every((officer) => officerOf(s, officer).ended) ? NO.ended : NO.notYourTurn;
}

/** 'section:SHIP:SECTION', as refs name them. */
function whyNoPing(s: Match, _seat: Seat, on: string): Reason | null {
  const [, ship, section] = /^section:(\d{1,2}):(\d{1,2})$/.exec(on) ?? [];
  if (ship === undefined || section === undefined) return NO.noSection;
  const at = s.ships[Number(ship)];
  return at !== undefined && !at.gone && Number(section) < SECTION_COUNT ? null : NO.noSection;
}
