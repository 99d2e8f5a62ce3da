/** What is ticked when a question comes up: the choice that is right most of the time is one click away. */

import type { Json, Prompt } from '@bridgehead/kernel';
import type { Asked } from '@bridgehead/ui';
import { CMD, designNumber, face, STF } from '../cards/index.ts';
import { nth } from '../entries.ts';
import { cardNamed, readName } from '../target.ts';
import type { BlazeView } from '../view.ts';
import { checksOf, peopleFacts } from './advice.ts';
import { numberOf, viewOf } from './given.ts';
import { faceOfCard, groupsAt, isFree, isPerson, isShip, locationOf, vesselById } from './position.ts';

export function picks({ view: shown, prompt }: Asked): readonly Json[] {
  const view = viewOf(shown);
  switch (prompt?.key) {
    case 'bog.fire':
    case 'bog.walk':
    case 'bog.armbands':
      return prompt.options;
    case 'bog.targets':
      return prompt.options.slice(0, prompt.max ?? 0);
    case 'bog.beam':
      return goers(view, prompt);
    case 'bog.muster':
      return muster(prompt);
    default:
      return [];
  }
}

/** Nothing can be laid any more, or in one place only: there is nothing to say. */
export function settled({ prompt }: Asked): Json | null {
  const isForced = prompt?.options.length === 1 && (prompt.key === 'bog.dilemma' || prompt.key === 'bog.facility');
  return isForced ? nth(prompt.options, 0) : null;
}

/** The next dilemma where fewest of mine lie, under a mission of the other side first. */
export function nextDilemma(view: BlazeView, { seat, options }: Prompt): Json {
  const card = (option: Json) => (Array.isArray(option) ? option[0] : undefined);
  const load = (option: Json) => {
    const one = Array.isArray(option) && typeof option[1] === 'number' ? view.locations[option[1]] : undefined;
    if (one === undefined) return 0;
    return one.stack.filter((dilemma) => dilemma.owner === seat).length + (one.owner === seat ? 9 : 0);
  };
  const [first = 'done'] = options;
  if (first === 'done') return first;
  return options.filter((one) => card(one) === card(first)).reduce((a, b) => (load(b) < load(a) ? b : a));
}

/** 'PK08#2', 'PK08 stopped' */
export const cardOfOption = cardNamed;
const iconsOf = (card: string): readonly number[] => faceOfCard(card)?.icons ?? [];

/** Who fills the sockets (BOG-B4: a star fills star or ring), as few as there are sockets; null if they cannot. */
export function fillers<T>(sockets: readonly number[], people: readonly T[], iconsFor: (one: T) => readonly number[]): T[] | null {
  const left = [...people];
  const used: T[] = [];
  const take = (wanted: number): boolean => {
    const rings = (one: T) => iconsFor(one).includes(wanted);
    const at = left.findIndex(rings);
    const index = at >= 0 || wanted !== STF ? at : left.findIndex((one) => iconsFor(one).includes(CMD));
    if (index < 0) return false;
    used.push(...left.splice(index, 1));
    return true;
  };
  // Rings last: people with a star are needed for the stars.
  const ordered = [...sockets].sort((a, b) => Number(a === STF) - Number(b === STF));
  return ordered.every(take) ? used : null;
}

/** Everybody; but a ship that is left stays staffed if the others meet the terms below. */
function goers(view: BlazeView, prompt: Prompt): readonly Json[] {
  const from = numberOf(prompt, 'from') ?? -1;
  const to = numberOf(prompt, 'to') ?? -1;
  const ship = vesselById(view, from);
  const mission = view.locations[locationOf(view, to)];
  if (ship === null || !isShip(ship) || ship.controller !== prompt.seat || to >= 0 || mission === undefined) return prompt.options;
  const people = prompt.options.filter((option) => faceOfCard(cardOfOption(option))?.kind === 'personnel');
  // The people who know least stay aboard.
  const byWorth = people.toSorted((a, b) => worthOf(cardOfOption(a)) - worthOf(cardOfOption(b)));
  const kept = fillers(faceOfCard(ship.card)?.icons ?? [], byWorth, (option) => iconsOf(cardOfOption(option)));
  if (kept === null || kept.length === 0) return prompt.options;
  const going = tidy(prompt.options.filter((option) => !kept.includes(option)));
  const below = groupsAt(view, to).filter((group) => group.side === prompt.seat && isPerson(group) && isFree(group));
  const team = [...going.map(cardOfOption), ...below.flatMap(({ card, n }) => Array<string>(n).fill(card))];
  const d = designNumber(mission.card);
  const isEnough = d >= 0 && checksOf(face(d).need, peopleFacts(team)).every(({ met }) => met);
  return isEnough ? going : prompt.options;
}
/** The first copy is named before a further one. */
function tidy(options: readonly Json[]): Json[] {
  const counted = new Map<string, number>();
  return options.map((option) => {
    const { label } = readName(String(option));
    const n = (counted.get(label) ?? 0) + 1;
    counted.set(label, n);
    return n === 1 ? label : `${label}#${n}`;
  });
}
const worthOf = (card: string): number => {
  const known = faceOfCard(card);
  const { integrity = 0, cunning = 0, strength = 0 } = known?.row ?? {};
  return integrity + cunning + strength + 4 * (known?.levels ?? []).reduce((sum, n) => sum + n, 0);
};

/** The best ship that three people of the deck can staff, those who staff her, and then the people who know most. */
function muster(prompt: Prompt): readonly Json[] {
  const most = numberOf(prompt, 'people') ?? 0;
  const isShipCard = (option: Json) => faceOfCard(cardOfOption(option))?.kind === 'ship';
  const power = (option: Json) => {
    const { range = 0, weapons = 0, shields = 0 } = faceOfCard(cardOfOption(option))?.row ?? {};
    return range + weapons + shields;
  };
  const people = first(prompt.options.filter((option) => !isShipCard(option))).toSorted(
    (a, b) => worthOf(cardOfOption(b)) - worthOf(cardOfOption(a)),
  );
  for (const ship of prompt.options.filter(isShipCard).toSorted((a, b) => power(b) - power(a))) {
    const own = faceOfCard(cardOfOption(ship));
    const fit = people.filter((option) => faceOfCard(cardOfOption(option))?.affiliation === own?.affiliation);
    const crew = fillers(own?.icons ?? [], fit, (option) => iconsOf(cardOfOption(option)));
    if (crew === null || crew.length > most) continue;
    const rest = fit.filter((option) => !crew.includes(option)).slice(0, most - crew.length);
    return [ship, ...crew, ...rest];
  }
  return [];
}
/** One of each persona, and the first copy of each card. */
function first(options: readonly Json[]): readonly Json[] {
  const personas = new Set<string>();
  return options.filter((option) => {
    const persona = faceOfCard(cardOfOption(option))?.persona ?? String(option);
    const isNew = !personas.has(persona) && !/#(?!1\b)\d/.test(String(option));
    personas.add(persona);
    return isNew;
  });
}
