/** What the crew in hand could do where: terms met and not met, and the best place in reach. From what the viewer knows. */
import type { Ref, Viewer } from '@bridgehead/kernel';
import { type Design, designNumber, face, meets, type Need, SKILLS, type TeamFacts } from '../cards/index.ts';
import type { BlazeView, GroupView, TeamView } from '../view.ts';
import { costOf, groupsAt, isShip, locationOf, numberIn, teamAt, thingRef, vesselById } from './position.ts';

export interface Check {
  readonly words: string;
  readonly met: boolean;
  /** How much of it the team brings, in words: '3 of 4', '46'. */
  readonly have: string;
  /** With amounts: 'CUNNING 48 of 51', the least that suffices. */
  readonly told: string;
  /** What would mend it: 'Treachery', 'CUNNING 3'. */
  readonly missing: string;
  readonly need: Need;
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
  return termsOf(need).map((term) => ({
    words: wordsOf(term),
    met: meets(term, facts),
    have: haveOf(term, facts),
    told: toldOf(term, facts),
    missing: missingOf(term, facts),
    need: term,
  }));
}
function toldOf(need: Need, facts: TeamFacts): string {
  switch (need.word) {
    case 'sum':
      return `${need.attribute.toUpperCase()} ${facts[need.attribute]} of ${need.above + 1}`;
    case 'skill':
      return need.levels > 1 ? `${SKILLS[need.skill]} ${facts.levels[need.skill] ?? 0} of ${need.levels}` : wordsOf(need);
    case 'any':
      return meets(need, facts) ? wordsOf(need) : need.of.map((one) => toldOf(one, facts)).join(' or ');
    default:
      return wordsOf(need);
  }
}
/** Of several ways the one that lacks least. */
function missingOf(need: Need, facts: TeamFacts): string {
  switch (need.word) {
    case 'sum':
      return `${need.attribute.toUpperCase()} ${need.above + 1 - facts[need.attribute]}`;
    case 'skill': {
      const lacks = need.levels - (facts.levels[need.skill] ?? 0);
      return lacks > 1 ? `${SKILLS[need.skill]} ${lacks}` : `${SKILLS[need.skill]}`;
    }
    case 'any': {
      const [least] = [...need.of].sort((a, b) => lackOf(a, facts) - lackOf(b, facts));
      return least === undefined ? '' : missingOf(least, facts);
    }
    default:
      return wordsOf(need);
  }
}
/** How far off: a skill counts like five points. */
function lackOf(need: Need, facts: TeamFacts): number {
  if (need.word === 'sum') return need.above + 1 - facts[need.attribute];
  return need.word === 'skill' ? 5 * (need.levels - (facts.levels[need.skill] ?? 0)) : 9;
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
  /** How many terms are not met; 0: it can be solved. */
  readonly lacking: number;
  /** The one thing that is missing; '' where it is none or more. */
  readonly missing: string;
  readonly ready: boolean;
  /** Its points would reach the goal. */
  readonly wins: boolean;
}
/** Unsolved missions that a ship of the viewer's can fly to, with its crew's checks; what can be solved and brings most first. */
export function reachOf(view: BlazeView, viewer: Viewer, selection: Ref | null): Reach[] {
  const id = numberIn(selection, 'thing');
  const ship = id === null ? null : vesselById(view, id);
  if (ship === null || viewer === 'spectator' || !isShip(ship) || ship.controller !== viewer) return [];
  const from = locationOf(view, ship.id);
  return view.locations
    .flatMap(({ id: location }) => {
      const cost = from === location ? 0 : costOf(view, from, location);
      const reach = cost === null || cost > ship.left ? null : outlookAt(view, viewer, ship.id, location);
      return reach === null ? [] : [{ ...reach, cost: cost ?? 0 }];
    })
    .sort((a, b) => a.lacking - b.lacking || b.points - a.points || a.cost - b.cost);
}
/** What the people in a place could do at a mission that is not solved; null where it admits none of them. */
function outlookAt(view: BlazeView, seat: number, place: number, location: number): Reach | null {
  const { card = '', solvedBy = -1 } = view.locations[location] ?? {};
  const d = designNumber(card);
  if (solvedBy >= 0 || d < 0 || face(d).kind !== 'mission') return null;
  const { admits, row } = face(d);
  const crew = groupsAt(view, place).filter((group) => group.side === seat && group.condition === 'active');
  const admitted = crew.some((group) => designNumber(group.card) >= 0 && admits[face(designNumber(group.card)).affiliation]);
  const checks = checklist(view, seat, place, card);
  if (!admitted || checks === null) return null;
  const unmet = checks.filter(({ met }) => !met);
  const points = row.points ?? 0;
  return {
    location,
    cost: 0,
    checks,
    points,
    lacking: unmet.length,
    missing: unmet.length === 1 ? (unmet[0]?.missing ?? '') : '',
    ready: unmet.length === 0,
    wins: (view.seats[seat]?.score ?? 0) + points >= view.goal,
  };
}
/** The mission that the selected ship's crew could solve for most points; null if none. */
export function bestPlace(view: BlazeView, viewer: Viewer, selection: Ref | null): number | null {
  const [best] = reachOf(view, viewer, selection);
  return best?.ready ? best.location : null;
}

/** How each mission looks to the chosen ship or team, or to the best of my ships while nothing is chosen. */
export function outlooks(view: BlazeView, viewer: Viewer, selection: Ref | null): ReadonlyMap<number, Reach> {
  if (viewer === 'spectator') return new Map();
  const place = numberIn(selection, 'place');
  const thing = numberIn(selection, 'thing');
  const own = thing !== null && vesselById(view, thing)?.controller === viewer;
  const found =
    place !== null && place % 2 !== 0
      ? [outlookAt(view, viewer, place, locationOf(view, place))].filter((one) => one !== null)
      : (own ? [thing] : view.vessels.filter((one) => one.controller === viewer && isShip(one)).map(({ id }) => id)).flatMap((id) =>
          reachOf(view, viewer, thingRef(id)),
        );
  const best = new Map<number, Reach>();
  for (const one of found) if (one.lacking < (best.get(one.location)?.lacking ?? Number.POSITIVE_INFINITY)) best.set(one.location, one);
  return best;
}

/** Somebody of the viewer's who has the skill that is missing, and where; null where nobody has it or no skill is missing. */
export function whoBrings(view: BlazeView, viewer: Viewer, reach: Reach): { card: string; place: number | 'hand' } | null {
  const need = reach.checks.find(({ met }) => !met)?.need;
  if (need === undefined || viewer === 'spectator') return null;
  const skills = (need.word === 'any' ? need.of : [need]).flatMap((one) => (one.word === 'skill' ? [one.skill] : []));
  const has = (card: string) => designNumber(card) >= 0 && skills.some((skill) => (face(designNumber(card)).levels[skill] ?? 0) > 0);
  const held = view.seats[viewer]?.hand?.find(has);
  if (held !== undefined) return { card: held, place: 'hand' };
  for (const { place, groups } of view.places) {
    const one = groups.find((group) => group.side === viewer && group.condition === 'active' && has(group.card));
    if (one !== undefined) return { card: one.card, place };
  }
  return null;
}
