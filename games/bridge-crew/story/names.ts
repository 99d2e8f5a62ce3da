/** Who is called what: names given at the table, else the Crew card; and ghost lines with their names filled in. */
import type { Seat } from '@bridgehead/kernel';
import { CREW, type CrewId } from '../cards.ts';
import { raised } from './words.ts';

/** What is needed to name an officer. `name` is empty where none was given, or where it was cut. */
export interface Named {
  readonly crew: CrewId | null;
  readonly name: string;
}

const titleOf = (crew: CrewId | null): string => CREW.find(({ id }) => id === crew)?.name ?? 'officer';

/** The name alone; two officers of one name are told apart by their Crew cards. Null where the card must do. */
export function ownName(officers: readonly Named[], seat: Seat): string | null {
  const officer = officers[seat];
  if (officer === undefined || officer.name === '') return null;
  const isShared = officers.some((other, i) => i !== seat && other.name === officer.name);
  return isShared ? `${officer.name} (${titleOf(officer.crew)})` : officer.name;
}
/** As a list or a speaker shows it: 'Zara', 'Helmsman', 'Seat 3'. */
export function officerTitle(officers: readonly Named[], seat: Seat): string {
  const { crew = null } = officers[seat] ?? {};
  return ownName(officers, seat) ?? (crew === null ? `Seat ${seat + 1}` : titleOf(crew));
}

/** Puts names where a ghost line has `{off:3}` or `{cap:3}`. Never for what a person wrote. */
export function filledIn(text: string, officers: readonly Named[]): string {
  const named = text.replace(/\{(off|cap):(\d+)\}/g, (_whole, role: string, digits: string) => {
    const seat = Number(digits);
    return ownName(officers, seat) ?? (role === 'cap' ? 'the Captain' : `the ${titleOf(officers[seat]?.crew ?? null)}`);
  });
  return raised(named);
}
