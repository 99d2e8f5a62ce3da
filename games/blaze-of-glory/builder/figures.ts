/** What a deck can do: levels for the terms of its missions, crew signs against sockets, what its Tactics bring. */
import { type Attribute, type Design, face, ICONS, isPersonnel, isShip, type Need, SKILLS } from '../cards/index.ts';
import { termsOf, wordsOf } from '../ui/advice.ts';
import { type Draft, listOf } from './draft.ts';

export interface TermFigure {
  readonly words: string;
  readonly n: number;
  readonly needs: number;
  /** Only one card supplies it. */
  readonly thin: boolean;
  /** What to search for. */
  readonly search: string;
  /** Does this person bring some of it? */
  supplies(d: Design): boolean;
}
export interface MissionFigure {
  readonly card: Design;
  readonly terms: readonly TermFigure[];
}
/** How many people go on a mission together, as a rule. */
const TEAM = 6;

export function missionFigures(draft: Draft): MissionFigure[] {
  const list = listOf(draft);
  const people = list.draw.filter(isPersonnel);
  return list.missions.map((card) => ({ card, terms: termsOf(face(card).need).map((term) => figureOf(term, people)) }));
}
function figureOf(need: Need, people: readonly Design[]): TermFigure {
  const words = wordsOf(need);
  if (need.word === 'skill') {
    const able = people.filter((d) => (face(d).levels[need.skill] ?? 0) > 0);
    const n = able.reduce((sum, d) => sum + (face(d).levels[need.skill] ?? 0), 0);
    const supplies = (d: Design) => (face(d).levels[need.skill] ?? 0) > 0;
    return { words, n, needs: need.levels, thin: new Set(able).size <= 1, search: SKILLS[need.skill] ?? '', supplies };
  }
  if (need.word === 'sum') {
    const best = people.map((d) => face(d).row[need.attribute as Attribute] ?? 0).sort((a, b) => b - a);
    const n = best.slice(0, TEAM).reduce((sum, one) => sum + one, 0);
    // More than an even share of the team.
    const supplies = (d: Design) => (face(d).row[need.attribute as Attribute] ?? 0) > need.above / TEAM;
    return { words, n, needs: need.above + 1, thin: false, search: '', supplies };
  }
  if (need.word === 'is') {
    const able = people.filter((d) => [face(d).row.species, face(d).name, face(d).persona].includes(need.name));
    const supplies = (d: Design) => [face(d).row.species, face(d).name, face(d).persona].includes(need.name);
    return { words, n: able.length, needs: 1, thin: new Set(able).size <= 1, search: need.name, supplies };
  }
  const parts = need.of.map((one) => figureOf(one, people));
  const met = (one: TermFigure) => one.n >= one.needs;
  const isMet = need.word === 'any' ? parts.some(met) : parts.every(met);
  const supplies = (d: Design) => parts.some((one) => !met(one) && one.supplies(d));
  return { words, n: isMet ? 1 : 0, needs: 1, thin: false, search: parts[0]?.search ?? '', supplies };
}

/** Which people bring something that a mission of the deck lacks. */
export function lackOf(draft: Draft): (d: Design) => boolean {
  const short = missionFigures(draft).flatMap(({ terms }) => terms.filter(({ n, needs }) => n < needs));
  return (d) => isPersonnel(d) && short.some((term) => term.supplies(d));
}

/** How many people of the draw deck are worth how much: their three numbers together. */
const STEPS = [15, 18, 21, 24] as const;
export function curveOf(draft: Draft): { readonly from: number; readonly to: number | null; readonly n: number }[] {
  const sums = listOf(draft)
    .draw.filter(isPersonnel)
    .map((d) => (['integrity', 'cunning', 'strength'] as const).reduce((sum, one) => sum + (face(d).row[one] ?? 0), 0));
  return [0, ...STEPS].map((from, i) => {
    const to = STEPS[i] === undefined ? null : STEPS[i] - 1;
    return { from, to, n: sums.filter((sum) => sum >= from && (to === null || sum <= to)).length };
  });
}

export function crewFigures(draft: Draft): { icon: string; people: number; sockets: number }[] {
  const { draw } = listOf(draft);
  return ICONS.map((icon, i) => ({
    icon,
    people: draw.filter((d) => isPersonnel(d) && face(d).icons.includes(i)).length,
    sockets: draw.filter(isShip).reduce((sum, d) => sum + (face(d).iconCount[i] ?? 0), 0),
  })).filter(({ people, sockets }) => people + sockets > 0);
}

export interface TacticFigures {
  readonly n: number;
  readonly attack: number;
  readonly defense: number;
  readonly hull: number;
  /** HULL losses and how many Tactics have them. */
  readonly bars: readonly { readonly hull: number; readonly n: number }[];
}
export function tacticFigures(draft: Draft): TacticFigures {
  const { tactics } = listOf(draft);
  const mean = (of: (d: Design) => number) => (tactics.length === 0 ? 0 : tactics.reduce((sum, d) => sum + of(d), 0) / tactics.length);
  const hulls = [...new Set(tactics.map((d) => face(d).row.hull ?? 0))].sort((a, b) => a - b);
  return {
    n: tactics.length,
    attack: mean((d) => face(d).row.att ?? 0),
    defense: mean((d) => face(d).row.def ?? 0),
    hull: mean((d) => face(d).row.hull ?? 0),
    bars: hulls.map((hull) => ({ hull, n: tactics.filter((d) => (face(d).row.hull ?? 0) === hull).length })),
  };
}
