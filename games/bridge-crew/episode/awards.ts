/** Episode awards: credit for the rest, counted from tallies and kudos. */
import type { Mark, Result, Seat } from '@bridgehead/kernel';
import { facesIn } from '../dice.ts';
import { addOne } from '../lists.ts';
import type { Tally } from '../state.ts';
import type { CrewView } from '../view.ts';

export interface Award {
  readonly id: string;
  readonly title: string;
  readonly credits: number;
  readonly seats: readonly Seat[];
}

/** Marks that count as kudos; *Cut!* counts for nothing. */
export const APPLAUSE: readonly string[] = ['kudos', 'ha', 'gasp', 'salute'];

/** Kudos for each seat's written entries: one for each giver and round, on the latest line they applauded (BRC-R56). */
export function kudosOf(view: CrewView, marks: readonly Mark[]): number[] {
  const given = new Map<string, Seat>();
  for (const { what, on, seat } of marks) {
    const entry = APPLAUSE.includes(what) ? view.log[Number(on)] : undefined;
    if (entry?.source === 'written' && entry.seat !== seat) given.set(`${seat}/${entry.round}`, entry.seat);
  }
  const kudos = view.officers.map(() => 0);
  for (const author of given.values()) addOne(kudos, author);
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
