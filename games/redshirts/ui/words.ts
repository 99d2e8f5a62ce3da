/** Short words of the table: what things are called on buttons and plates. */

import type { Json } from '@bridgehead/kernel';
import { nth } from '../lists.ts';
import { SECTIONS, type Section } from '../ship.ts';
import type { RedView } from '../view.ts';

export const RANKS = ['Captain', 'Commander', 'Lt Commander'] as const;
export const RANKS_SHORT = ['Capt.', 'Cmdr', 'Lt Cdr'] as const;
export const sectionName = (section: Section): string => SECTIONS[section]?.name ?? '';
/** Where there is little room. */
const SHORT: Readonly<Record<string, string>> = {
  'Front hull': 'Front',
  'Left hull': 'L hull',
  'Right hull': 'R hull',
  'Teleport chamber': 'Chamber',
  'Left strut': 'L strut',
  'Right strut': 'R strut',
  'Left pod': 'L pod',
  'Right pod': 'R pod',
  Engineering: 'Eng.',
};
export const sectionShort = (section: Section): string => SHORT[sectionName(section)] ?? sectionName(section);
export const DEFAULT_NAMES = ['Alcyon', 'Brigand', 'Calliope', 'Dauntless'] as const;

export function shipTitle(view: RedView, ship: number): string {
  const one = view.ships[ship];
  if (one === undefined) return '';
  if (one.pod) {
    const who = view.officers.find((o) => o.alive && o.ship === ship);
    return who === undefined ? 'Pod' : `${RANKS[who.rank]}’s pod`;
  }
  return one.name === '' ? nth(DEFAULT_NAMES, ship) : one.name;
}
export const teamTitle = (view: RedView, team: number): string => shipTitle(view, team);
/** "Commander", or "Brigand’s Commander" when he is another crew's. */
export function officerTitle(view: RedView, officer: number): string {
  const o = view.officers[officer];
  if (o === undefined) return '';
  const rank = nth(RANKS, o.rank);
  return o.team === view.team ? rank : `${teamTitle(view, Math.floor(officer / 3))}’s ${rank}`;
}
export const chanceText = (eighths: number | null): string => (eighths === null ? '?' : `${eighths}/8`);

/** Ships by the names their captains gave them, crews by their ships. */
export function words(view: Json): Record<string, string> {
  const v = view as unknown as RedView;
  const named: Record<string, string> = {};
  v.ships.forEach(({ pod }, ship) => {
    named[`red.ship.${ship}`] = shipTitle(v, ship);
    // A pod has one room.
    if (pod) named[`red.place.${ship}`] = shipTitle(v, ship);
    if (ship < v.teams.length) named[`red.team.${ship}`] = shipTitle(v, ship);
  });
  v.officers.forEach((_, officer) => {
    named[`red.officer.${officer}`] = `${shipTitle(v, Math.floor(officer / 3))}’s ${RANKS[officer % 3]}`;
  });
  return named;
}
