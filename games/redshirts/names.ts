/** What things on the table are called, and how they are pointed at. */
import type { Ref } from '@bridgehead/kernel';
import { CARDS, type Card } from './cards.ts';
import type { Section } from './ship.ts';
import { NONE } from './state.ts';
import type { RedView } from './view.ts';

export type Params = Record<string, string | number>;

export const sectionRef = (ship: number, section: Section): Ref => `section:${ship}:${section}`;
export const officerRef = (officer: number): Ref => `officer:${officer}`;
export const shipRef = (ship: number): Ref => `ship:${ship}`;
export const cardRef = (card: Card): Ref => `card:${card}`;

export const DEFAULT_NAMES = ['Alcyon', 'Brigand', 'Calliope', 'Dauntless'] as const;

const RANKS = ['Captain', 'Commander', 'Lt Commander'] as const;
export const sectionWords = (section: Section): string => `@red.section.${section}`;
export const cardWords = (card: Card): string => CARDS[card]?.title ?? '–';
export const cardsWords = (cards: readonly Card[]): string => (cards.length === 0 ? 'nothing' : cards.map(cardWords).join(', '));

/** Names with a view at hand: the ship's own. */
export const shipName = (view: RedView, ship: number): string => {
  const one = view.ships[ship];
  if (one === undefined) return '?';
  return one.pod ? `Pod ${ship - view.teams.length + 1}` : one.name === '' ? `@red.ship.${ship}` : one.name;
};
export const teamName = (view: RedView, team: number): string => (team === NONE ? '@red.derelict' : shipName(view, team));
export const officerName = (view: RedView, officer: number): string => {
  const name = shipName(view, Math.floor(officer / 3));
  return name.startsWith('@') ? `@red.officer.${officer}` : `${name}’s ${RANKS[officer % 3]}`;
};
