/** What the crew in hand could do where: terms met and not met, and the best place in reach. From what the viewer knows. */
import type { Ref, Viewer } from '@bridgehead/kernel';
import { type Design, designNumber, face, meets, type Need, SKILLS, type TeamFacts } from '../cards/index.ts';
import type { BlazeView, GroupView, TeamView } from '../view.ts';
import { costOf, groupsAt, isShip, locationOf, numberIn, teamAt, vesselById } from './position.ts';

export interface Check {
  readonly words: string;
  readonly met: boolean;
  /** How much of it the team brings, in words: '3 of 4', '46'. */
  readonly have: string;
}
const factsOf = (team: TeamView, groups: readonly GroupView[]): TeamFacts => ({
  ...team,
  is: (name) =>
    groups.some((group) => {
      const d: Design = designNumber(group.card);
      if (d < 0 || group.condition !== 'active') return false;
      const { row, persona } = face(d);
      return row.species === name || row.name === name || persona === name;
    }),
});

/** What these people bring as printed. */
export function peopleFacts(cards: readonly string[]): TeamFacts {
  const people = cards.flatMap((id) => (designNumber(id) < 0 ? [] : [face(designNumber(id))])).filter(({ kind }) => kind === 'personnel');
  const sum = (value: (one: (typeof people)[number]) => number): number => people.reduce((all, one) => all + value(one), 0);
  return {
    levels: SKILLS.map((_, skill) => sum(({ levels }) => levels[skill] ?? 0)),
    integrity: sum(({ row }) => row.integrity ?? 0),
    cunning: sum(({ row }) => row.cunning ?? 0),
    strength: sum(({ row }) => row.strength ?? 0),
    is: (name) => people.some(({ row, persona }) => row.species === name || row.name === name || persona === name),
  };
}

/** The requirement of a card term by term, for the team in a place; null where there is no team of one's own. */
export function checklist(view: BlazeView, side: number, place: number, card: string): Check[] | null {
  const team = teamAt(view, place, side);
  const d = designNumber(card);
  if (team === null || d < 0) return null;
  const facts = factsOf(
    team,
    groupsAt(view, place).filter((group) => group.side === side),
  );
  return checksOf(face(d).need, facts);
}
/** What a requirement asks for, one by one. */
export const termsOf = (need: Need): readonly Need[] => (need.word === 'all' ? need.of : [need]);
export function checksOf(need: Need, facts: TeamFacts): Check[] {
  return termsOf(need).map((term) => ({ words: wordsOf(term), met: meets(term, facts), have: haveOf(term, facts) }));
}
export function wordsOf(need: Need): string {
  switch (need.word) {
    case 'all':
      return need.of.map(wordsOf).join(' and ');
    case 'any':
      return need.of.map(wordsOf).join(' or ');
    case 'skill':
      return `${SKILLS[need.skill]}${need.levels > 1 ? ` ×${need.levels}` : ''}`;
    case 'sum':
      return `${need.attribute.toUpperCase()} > ${need.above}`;
    case 'is':
      return need.name;
  }
}
function haveOf(need: Need, facts: TeamFacts): string {
  if (need.word === 'skill') return String(facts.levels[need.skill] ?? 0);
  return need.word === 'sum' ? String(facts[need.attribute]) : '';
}

export interface Reach {
  readonly location: number;
  readonly cost: number;
  readonly checks: readonly Check[];
  readonly points: number;
  readonly ready: boolean;
}
/** Unsolved missions that the selected ship can fly to, with its crew's checks; what can be solved and brings most first. */
export function reachOf(view: BlazeView, viewer: Viewer, selection: Ref | null): Reach[] {
  const id = numberIn(selection, 'thing');
  const ship = id === null ? null : vesselById(view, id);
  if (ship === null || !isShip(ship) || ship.controller !== viewer) return [];
  const from = locationOf(view, ship.id);
  const crew = groupsAt(view, ship.id).filter((group) => group.side === viewer && group.condition === 'active');
  return view.locations
    .flatMap(({ id: location, card, solvedBy }): Reach[] => {
      const cost = from === location ? 0 : costOf(view, from, location);
      const d = designNumber(card);
      if (cost === null || cost > ship.left || solvedBy >= 0 || d < 0 || face(d).kind !== 'mission') return [];
      const checks = checklist(view, viewer, ship.id, card) ?? [];
      const admitted = crew.some((group) => designNumber(group.card) >= 0 && face(d).admits[face(designNumber(group.card)).affiliation]);
      return [{ location, cost, checks, points: face(d).row.points ?? 0, ready: admitted && checks.every(({ met }) => met) }];
    })
    .sort((a, b) => Number(b.ready) - Number(a.ready) || b.points - a.points || a.cost - b.cost);
}
/** The mission that the selected ship's crew could solve for most points; null if none. */
export function bestPlace(view: BlazeView, viewer: Viewer, selection: Ref | null): number | null {
  const [best] = reachOf(view, viewer, selection);
  return best?.ready ? best.location : null;
}
