/** The smallest game around one rule, for tests of the kernel itself. */
import {
  type Beginning,
  because,
  type Game,
  isRefusal,
  type Json,
  type Rules,
  Run,
  SeededChance,
  seedFrom,
  type Table,
} from '@bridgehead/kernel';

export interface Mini {
  log: Json[];
  secret: number[];
}

export function mini(step: (t: Table<Mini>) => Rules<void>, more: Partial<Game<Mini>> = {}): Game<Mini> {
  return {
    id: 'mini',
    title: 'Mini',
    version: 1,
    seats: { min: 1, max: 4 },
    options: {},
    rulebook: { source: 'Made for the tests.', chapters: [{ title: 'All', clauses: [{ id: 'MIN-1', text: 'One at a time.' }] }] },
    wording: {},
    knowledge: { cadet: () => null, officer: () => null, evaluate: () => [] },
    setup: (t) => ({ log: [], secret: Array.from({ length: t.seats }, () => 0) }),
    step,
    view: (s, viewer) => ({ log: [...s.log], mine: viewer === 'spectator' ? null : (s.secret[viewer] ?? null) }),
    clone: (s) => ({ log: [...s.log], secret: [...s.secret] }),
    resample: (s, seat, chance) => {
      s.secret = s.secret.map((one, i) => (i === seat ? one : chance.below(1_000)));
    },
    outOfTurn: (_s, _seat, over) => because('MIN-1', over ? 'mini.over' : 'mini.turn'),
    describe: { prompt: (_v, p) => ({ key: p.key }), option: () => ({ key: '' }), event: (e) => ({ key: e.type }), zones: () => [] },
    ...more,
  };
}

export const beginning = (seats = 2, seed = 5): Beginning => ({ seats, options: {}, chance: new SeededChance(seedFrom(seed)) });

/** A kept, watched run of a mini game. */
export const start = (game: Game<Mini>, seats = 2, seed = 5, stride = 0): Run<Mini> =>
  Run.begin(game, beginning(seats, seed), { kept: true, watched: true, stride });

/** Answers the seat's open question. */
export function give<S>(run: Run<S>, seat: number, answer: unknown) {
  const given = run.answer(seat, run.askOf(seat)?.id ?? 0, answer);
  return isRefusal(given) ? given : null;
}
