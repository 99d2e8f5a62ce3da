/** Episode awards: credit for the rest, counted from tallies and kudos. */
import type { Mark, Result, Seat } from '@bridgehead/kernel';
import { facesIn } from '../dice.ts';
import { nth } from '../lists.ts';
import type { Tally } from '../state.ts';
import type { CrewView } from '../view.ts';

export interface Award {
  readonly id: string;
  readonly title: string;
  readonly credits: number;
  readonly seats: readonly Seat[];
}

/** Kudos for each seat's written entries. */
export function kudosOf(view: CrewView, marks: readonly Mark[]): number[] {
  const kudos = view.officers.map(() => 0);
  for (const mark of marks) {
    const entry = mark.what === 'kudos' ? view.log[Number(mark.on)] : undefined;
    if (entry?.source === 'written') kudos[entry.seat] = nth(kudos, entry.seat) + 1;
  }
  return kudos;
}

/** The seats with the highest value; ties share in full, zero earns nothing. */
function most(values: readonly number[]): Seat[] {
  const top = Math.max(...values);
  return top === 0 ? [] : values.flatMap((value, seat) => (value === top ? [seat] : []));
}

const BY_TALLY: readonly (readonly [string, string, keyof Tally])[] = [
  ['scourge', 'Scourge of the Stars', 'wonAsAlien'],
  ['respect', 'With All Due Respect', 'maverickWins'],
  ['peace', 'Peace Prize', 'friendlyWins'],
  ['fist', 'Iron Fist', 'hostileWins'],
  ['ensign', 'Brave Ensign', 'lostAsCrew'],
];

/** Breakthrough only if there was one; the others in any case. */
export function awardsOf(view: CrewView, marks: readonly Mark[], result: Result | null): Award[] {
  const winners = result?.reason === 'brc.end.breakthrough' || result?.reason === 'brc.end.computer' ? (result.ranking[0] ?? []) : [];
  const awards: Award[] = [
    { id: 'breakthrough', title: 'Breakthrough', credits: 5, seats: winners },
    { id: 'script', title: 'Golden Script', credits: 3, seats: most(kudosOf(view, marks)) },
    { id: 'brass', title: 'Top Brass', credits: 1, seats: most(view.officers.map(({ dice }) => facesIn([...dice]))) },
    ...BY_TALLY.map(([id, title, tally]): Award => ({ id, title, credits: 1, seats: most(view.tally[tally]) })),
  ];
  return awards.filter(({ seats }) => seats.length > 0);
}
