/**
 * What is steered and what a tap means. The prompt lists every legal deed; these functions only find the ones that a person points
 * at, and for what is not on offer the deed to ask "why not?" about.
 */

import type { Json, Prompt, Ref } from '@bridgehead/kernel';
import type { TableContext, Tap } from '@bridgehead/ui';
import { cardOf, type Deed, isDeed, manOf, refsOf } from '../actions/deed.ts';
import { aimOf, type Card } from '../cards.ts';
import { nth } from '../lists.ts';
import { officerRef, sectionRef, shipRef } from '../names.ts';
import type { Section } from '../ship.ts';
import { NONE } from '../state.ts';
import type { OfficerView, RedView } from '../view.ts';
import { reachOf, type Way } from './reach.ts';

export type Red = TableContext<RedView>;
/** The frame hands on what the game made: a context whose view is this game's. */
export const asRed = (table: TableContext): Red => table as unknown as Red;
export const asContext = (table: Red): TableContext => table as unknown as TableContext;
export const viewOf = (view: Json): RedView => view as RedView;
export const isPhone = ({ stage }: Pick<TableContext, 'stage'>): boolean => stage === 'upright' || stage === 'lying';

export const menuOf = (prompt: Prompt | null): readonly Deed[] => (prompt?.key === 'red.menu' ? prompt.options.filter(isDeed) : []);

/** The officers that the viewer's seat steers or its crew-mates do, in rank order. */
export const crewOf = (view: RedView): readonly OfficerView[] =>
  view.officers.filter((o) => o.own !== null && o.team === view.team).sort((a, b) => a.order - b.order);

/** The officer whose hand and deeds are shown: the one I chose, or the first who can still act. */
export function chosenOf({ view, kept }: Pick<Red, 'view' | 'kept'>): OfficerView | null {
  const crew = crewOf(view).filter((o) => o.alive);
  const mine = crew.filter((o) => o.seat === view.you);
  const wished = crew.find((o) => o.officer === kept.officer);
  return wished ?? mine.find((o) => !o.ended) ?? mine[0] ?? crew[0] ?? null;
}

export const parseRef = (ref: Ref | null): { readonly kind: string; readonly rest: readonly number[] } => {
  const [kind = '', ...rest] = (ref ?? '').split(':');
  return { kind, rest: rest.map((part) => Number.parseInt(part, 10)) };
};
/** Copies of a design have refs of their own in the hand: 'card:3', 'card:3~1'. */
export const copyRef = (card: Card, copy: number): Ref => `card:${card}${copy === 0 ? '' : `~${copy}`}`;
/** Things that are picked up but lie nowhere: a laser, the phaser. */
export const deedRef = (verb: Deed[0], at?: number): Ref => `deed:${verb}${at === undefined ? '' : `:${at}`}`;

/** The options of the chosen officer, as far as what is picked up allows. */
export function optionsOf(table: Red): readonly Deed[] {
  const chosen = chosenOf(table);
  if (chosen === null) return [];
  const own = menuOf(table.prompt).filter((deed) => manOf(deed) === chosen.officer);
  const { selection } = table;
  if (selection === null) return own;
  const { kind, rest } = parseRef(selection);
  if (kind === 'card') return own.filter((deed) => cardOf(deed) === rest[0]);
  if (kind !== 'deed') return own;
  const [, verb = '', at] = selection.split(':');
  return own.filter((deed) => (isShot(deed) ? verb === 'fire' && deed[2] === Number(at) : deed[0] === verb));
}
const isShot = (deed: Deed): deed is Extract<Deed, readonly ['fire' | 'fire-at', ...unknown[]]> =>
  deed[0] === 'fire' || deed[0] === 'fire-at';
/** A card or a deed is picked up, so that only its targets are lit. */
export const isHolding = (selection: Ref | null): boolean => selection !== null && /^(card|deed):/.test(selection);

/** What a deed is about, on the table: its last ref; of an officer aimed at also the section he is in. */
function targetsOf(view: RedView, deed: Deed): readonly Ref[] {
  const refs = refsOf(view, deed);
  const last = refs.at(-1);
  if (last === undefined || refs.length < 2 || last.startsWith('card:')) return [];
  const { kind, rest } = parseRef(last);
  if (kind !== 'officer') return [last];
  const other = view.officers[rest[0] ?? NONE];
  return other === undefined || other.ship === NONE ? [last] : [last, sectionRef(other.ship, other.section)];
}
export type Targets = ReadonlyMap<Ref, readonly Deed[]>;
export function targetMap(table: Red): Targets {
  const map = new Map<Ref, Deed[]>();
  const { view } = table;
  for (const deed of optionsOf(table)) {
    if (deed[0] === 'swap') continue;
    for (const ref of targetsOf(view, deed)) {
      const list = map.get(ref);
      if (list === undefined) map.set(ref, [deed]);
      else list.push(deed);
    }
  }
  return map;
}

/** Everything the chosen officer can do to this section, the ship as a whole last. */
export function deedsAt(table: Red, targets: Targets, ship: number, section: Section): readonly Deed[] {
  const here = targets.get(sectionRef(ship, section)) ?? [];
  const held = isHolding(table.selection) ? (targets.get(shipRef(ship)) ?? []) : [];
  return [...here.filter((deed) => deed[0] !== 'step'), ...held];
}
export const wayTo = (table: Red, ship: number, section: Section): Way | null => {
  const chosen = chosenOf(table);
  if (chosen === null || chosen.ship !== ship || !optionsOf(table).some((deed) => deed[0] === 'step')) return null;
  return reachOf(table.view, chosen).ways.get(section) ?? null;
};

/** The question in which sections are named one by one: the ship it is about. */
export function namedShip({ prompt }: Red): number | null {
  if (prompt === null || (prompt.key !== 'red.scythe' && prompt.key !== 'red.missile')) return null;
  return typeof prompt.params?.ship === 'number' ? prompt.params.ship : null;
}

/** A tap on a section of a ship. */
export function tapSection(table: Red, targets: Targets, ship: number, section: Section): Tap {
  const { prompt, selection } = table;
  const ref = sectionRef(ship, section);
  if (namedShip(table) === ship) return prompt?.kind === 'select' ? { do: 'toggle', option: section } : { do: 'answer', answer: section };
  const chosen = chosenOf(table);
  if (prompt?.key !== 'red.menu' || chosen === null) return { do: 'inspect', ref };
  const deeds = deedsAt(table, targets, ship, section);
  const [first, ...others] = deeds;
  if (isHolding(selection)) {
    if (first === undefined) return { do: 'why', answer: tried(table, chosen.officer, ship, section) };
    return { do: others.length === 0 ? 'answer' : 'aim', answer: first };
  }
  if (selection !== ref) return { do: 'select', ref };
  const way = wayTo(table, ship, section);
  if (way !== null) return { do: 'answer', answer: ['step', chosen.officer, nth(way.rooms, 1)] };
  if (first !== undefined) return { do: 'answer', answer: first };
  return { do: 'why', answer: ['step', chosen.officer, section] };
}

/** What somebody seems to have wanted with the thing picked up, so that the refusal speaks to it. */
function tried({ selection }: Red, officer: number, ship: number, section: Section): Deed {
  const { kind, rest } = parseRef(selection);
  if (kind === 'card') return playTried(officer, nth(rest, 0), ship, section);
  const [, verb = '', at] = (selection ?? '').split(':');
  if (verb === 'phaser') return ['phaser', officer, 'section', section, false];
  if (verb === 'fire') return ['fire', officer, Number(at), ship];
  return ['teleport', officer, ship];
}
export function playTried(officer: number, card: Card, ship: number, section: Section): Deed {
  switch (aimOf(card)) {
    case 'none':
      return ['play', officer, card];
    case 'repair':
      return ['repair', officer, card, NONE, section];
    case 'section':
      return ['play-in', officer, card, section];
    case 'officer':
      return ['play-for', officer, card, officer];
    case 'ship':
      return ['play-at', officer, card, ship];
    case 'place':
      return ['play-there', officer, card, ship, section];
  }
}

/** A tap on a card of the chosen officer's hand. */
export function tapCard(table: Red, card: Card, ref: Ref): Tap {
  const { prompt, selection } = table;
  const chosen = chosenOf(table);
  if (prompt?.key === 'red.turn-in') {
    const copy = ref.includes('~') ? Number(ref.split('~')[1]) : 0;
    return { do: 'toggle', option: [card, copy] };
  }
  if (selection === ref) return { do: 'select', ref: null };
  if (prompt?.key !== 'red.menu' || chosen === null) return { do: 'inspect', ref: `card:${card}` };
  const playable = menuOf(prompt).some((deed) => manOf(deed) === chosen.officer && usesCard(deed, card));
  if (playable) return { do: 'select', ref };
  return { do: 'why', answer: playTried(chosen.officer, card, enemyOf(table, chosen), chosen.section) };
}
export const usesCard = (deed: Deed, card: Card): boolean => cardOf(deed) === card || (deed[0] === 'swap' && deed[3] === card);

/** The enemy ship that fire is meant for: the one I turned to, or the one that is nearest to being lost. */
export function enemyOf({ view, kept }: Pick<Red, 'view' | 'kept'>, of: OfficerView | null): number {
  const team = of?.team ?? view.team ?? NONE;
  const enemies = view.ships.filter((ship) => !ship.gone && ship.team !== team);
  const turned = enemies.find((ship) => ship.ship === kept.ship);
  if (turned !== undefined) return turned.ship;
  const hurt = (ship: (typeof enemies)[number]): number =>
    (ship.team === NONE ? -9 : 0) + [1, 2, 3, 4].reduce((sum, section) => sum + nth(ship.levels, section), 0);
  return [...enemies].sort((a, b) => hurt(b) - hurt(a))[0]?.ship ?? NONE;
}
export { officerRef, sectionRef, shipRef };
