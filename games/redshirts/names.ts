/** What things on the table are called, and how they are pointed at. */
import { type Ref, say } from '@bridgehead/kernel';
import { CARDS, type Card } from './cards.ts';
import type { Section } from './ship.ts';
import { NONE } from './state.ts';
import type { RedView } from './view.ts';
import { wording } from './wording.ts';

export type Params = Record<string, string | number>;

export const sectionRef = (ship: number, section: Section): Ref => `section:${ship}:${section}`;
export const officerRef = (officer: number): Ref => `officer:${officer}`;
export const shipRef = (ship: number): Ref => `ship:${ship}`;
export const cardRef = (card: Card): Ref => `card:${card}`;

export const DEFAULT_NAMES = ['Alcyon', 'Brigand', 'Calliope', 'Dauntless'] as const;

export const sectionWords = (section: Section): string => `@red.section.${section}`;
export const cardWords = (card: Card): string => CARDS[card]?.title ?? '–';
export const cardsWords = (cards: readonly Card[]): string => (cards.length === 0 ? 'nothing' : cards.map(cardWords).join(', '));

const text = (key: string, params: Params): string => say({ key, params }, wording);

/** Names with a view at hand: the ship's own. */
export const shipName = (view: RedView, ship: number): string => {
  const one = view.ships[ship];
  if (one === undefined) return '?';
  if (one.pod) return text('red.pod', { n: ship - view.teams.length + 1 });
  return one.name === '' ? `@red.ship.${ship}` : one.name;
};
export const teamName = (view: RedView, team: number): string => (team === NONE ? '@red.derelict' : shipName(view, team));
export const officerName = (view: RedView, officer: number): string => {
  const ship = shipName(view, Math.floor(officer / 3));
  return ship.startsWith('@') ? `@red.officer.${officer}` : text('red.officer-of', { ship, rank: `@red.rank.${officer % 3}` });
};

/** RED-04: what a ship is called once it has a name, and its crew with it, in sentences that were told without a view. */
export function givenNames(view: RedView): Record<string, string> {
  const named: Record<string, string> = {};
  view.ships.forEach(({ name, pod }, ship) => {
    if (name === '' && !pod) return;
    named[`red.ship.${ship}`] = shipName(view, ship);
    // A pod has one room.
    if (pod) named[`red.place.${ship}`] = shipName(view, ship);
    else named[`red.team.${ship}`] = name;
  });
  view.officers.forEach((_, officer) => {
    const name = officerName(view, officer);
    if (!name.startsWith('@')) named[`red.officer.${officer}`] = name;
  });
  return named;
}
