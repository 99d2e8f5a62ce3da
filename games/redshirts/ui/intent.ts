/**
 * What is steered and what a tap means. The prompt lists every legal deed; these functions only find the ones that a person points
 * at, and for what is not on offer the deed to ask "why not?" about.
 */
import type { Json, Prompt, Ref } from '@bridgehead/kernel';
import type { TableContext, Tap } from '@bridgehead/ui';
import { type Card, isCrewCard } from '../cards.ts';
import { describe, officerRef, sectionRef, shipRef } from '../describe.ts';
import type { Deed, Verb } from '../rules/deeds.ts';
import type { Section } from '../ship.ts';
import { NONE } from '../state.ts';
import type { OfficerView, RedView } from '../view.ts';
import { reachOf, type Way } from './reach.ts';

export type Red = TableContext<RedView>;
export const asRed = (table: TableContext): Red => table as unknown as Red;

export const isDeed = (option: Json): option is Deed & Json => Array.isArray(option) && typeof option[0] === 'string';
export const menuOf = (prompt: Prompt | null): readonly Deed[] =>
  prompt?.key === 'red.menu' ? (prompt.options as unknown as readonly Deed[]) : [];

/** The officers that the viewer's seat steers or its crew-mates do, in rank order. */
export const crewOf = (view: RedView): readonly OfficerView[] =>
  view.officers.filter((o) => o.own !== null && o.team === view.team).sort((a, b) => a.order - b.order);

/** Whom the hand and the deeds are shown of: the one I chose, or the first who can still act. */
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
export const deedRef = (verb: Verb, at?: number): Ref => `deed:${verb}${at === undefined ? '' : `:${at}`}`;

/** The options of the chosen officer, as far as what is picked up allows. */
export function optionsOf(table: Red): readonly Deed[] {
  const chosen = chosenOf(table);
  if (chosen === null) return [];
  const own = menuOf(table.prompt).filter((deed) => deed[1] === chosen.officer);
  const { selection } = table;
  if (selection === null) return own;
  const { kind, rest } = parseRef(selection);
  if (kind === 'card') return own.filter((deed) => deed[0] === 'play' && deed[2] === rest[0]);
  if (kind !== 'deed') return own;
  const [, verb = '', at] = selection.split(':');
  return own.filter((deed) => deed[0] === verb && (at === undefined || deed[2] === Number(at)));
}
/** A card or a deed is picked up, so that only its targets are lit. */
export const isHolding = (selection: Ref | null): boolean => selection !== null && /^(card|deed):/.test(selection);

/** What a deed is about, on the table: its last ref; of an officer aimed at also the section he is in. */
export function targetsOf(view: RedView, prompt: Prompt, deed: Deed): readonly Ref[] {
  const refs = describe.option(view, prompt, deed as unknown as Json).refs ?? [];
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
  const { prompt, view } = table;
  if (prompt === null) return map;
  for (const deed of optionsOf(table)) {
    if (deed[0] === 'swap') continue;
    for (const ref of targetsOf(view, prompt, deed)) {
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
export function namedShip({ view, prompt }: Red): number | null {
  if (prompt === null || (prompt.key !== 'red.scythe' && prompt.key !== 'red.missile')) return null;
  return view.halves.find((half) => half.seat === prompt.seat)?.ship ?? null;
}

/** A tap on a section of a ship. */
export function tapSection(table: Red, targets: Targets, ship: number, section: Section): Tap {
  const { prompt, selection } = table;
  const ref = sectionRef(ship, section);
  if (namedShip(table) === ship) return prompt?.kind === 'select' ? { do: 'toggle', option: section } : { do: 'answer', answer: section };
  const chosen = chosenOf(table);
  if (prompt?.key !== 'red.menu' || chosen === null) return { do: 'inspect', ref };
  const deeds = deedsAt(table, targets, ship, section);
  if (isHolding(selection)) {
    if (deeds.length === 1) return { do: 'answer', answer: deeds[0] as unknown as Json };
    if (deeds.length > 1) return { do: 'aim', answer: deeds[0] as unknown as Json };
    return { do: 'why', answer: tried(table, chosen.officer, ship, section) as unknown as Json };
  }
  if (selection !== ref) return { do: 'select', ref };
  const way = wayTo(table, ship, section);
  if (way !== null) return { do: 'answer', answer: ['step', chosen.officer, way.rooms[1] as Section] };
  if (deeds.length > 0) return { do: 'answer', answer: deeds[0] as unknown as Json };
  return { do: 'why', answer: ['step', chosen.officer, section] };
}

/** What somebody seems to have wanted with the thing picked up, so that the refusal speaks to it. */
function tried({ selection }: Red, officer: number, ship: number, section: Section): Deed {
  const { kind, rest } = parseRef(selection);
  if (kind === 'card') return playTried(officer, rest[0] as Card, ship, section);
  const [, verb = '', at] = (selection ?? '').split(':');
  if (verb === 'phaser') return ['phaser', officer, 3, section, 0];
  if (verb === 'fire') return ['fire', officer, Number(at), ship];
  return ['teleport', officer, ship];
}
/** Repair cards name a bot first, Boarding and the torpedo the ship. */
const NAMES_BOT: readonly Card[] = [0, 1, 2];
const NAMES_SHIP: readonly Card[] = [7, 23];
export function playTried(officer: number, card: Card, ship: number, section: Section): Deed {
  if (NAMES_BOT.includes(card)) return ['play', officer, card, NONE, section];
  if (NAMES_SHIP.includes(card)) return ['play', officer, card, ship, section];
  return isCrewCard(card) ? ['play', officer, card, section] : ['play', officer, card, ship];
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
  const playable = menuOf(prompt).some((deed) => deed[1] === chosen.officer && usesCard(deed, card));
  if (playable) return { do: 'select', ref };
  return { do: 'why', answer: playTried(chosen.officer, card, enemyOf(table, chosen), chosen.section) as unknown as Json };
}
export const usesCard = (deed: Deed, card: Card): boolean =>
  (deed[0] === 'play' && deed[2] === card) || (deed[0] === 'swap' && deed[3] === card);

/** The enemy ship that fire is meant for: the one I turned to, or the one that is nearest to being lost. */
export function enemyOf({ view, kept }: Pick<Red, 'view' | 'kept'>, of: OfficerView | null): number {
  const team = of?.team ?? view.team ?? NONE;
  const enemies = view.ships.filter((ship) => !ship.gone && ship.team !== team);
  const turned = enemies.find((ship) => ship.ship === kept.ship);
  if (turned !== undefined) return turned.ship;
  const hurt = (ship: (typeof enemies)[number]): number =>
    (ship.team === NONE ? -9 : 0) + [1, 2, 3, 4].reduce((sum, section) => sum + (ship.levels[section] as number), 0);
  return [...enemies].sort((a, b) => hurt(b) - hurt(a))[0]?.ship ?? NONE;
}
export { officerRef, sectionRef, shipRef };
