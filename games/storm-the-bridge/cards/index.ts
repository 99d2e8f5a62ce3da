/**
 * Every card of the game under one number. Leaders come first, then sections, crew, and the 104 action cards; a card in
 * the state is that number, and what is printed on it is looked up here.
 */
import { ACTIONS, type ActionFace, type InstantFace, type InstantId, type PassiveFace } from './actions.ts';
import { CREW, type CrewFace, type CrewId } from './crew.ts';
import { LEADERS, type LeaderFace, type LeaderId } from './leaders.ts';
import { SECTIONS, type SectionFace } from './sections.ts';
import type { Affiliation, Bonus, Keyword } from './vocabulary.ts';

export type { ActionFace, CrewFace, CrewId, InstantFace, InstantId, LeaderFace, LeaderId, PassiveFace, SectionFace };
export { ACTIONS, CREW, LEADERS, SECTIONS };

/** A card by its number. */
export type Card = number;
export const NONE = -1;

export const FIRST_SECTION = LEADERS.length;
export const FIRST_CREW = FIRST_SECTION + SECTIONS.length;
export const FIRST_ACTION = FIRST_CREW + CREW.length;

const copies: readonly { face: ActionFace; copy: number }[] = ACTIONS.flatMap((face) =>
  Array.from({ length: face.copies }, (_, i) => ({ face, copy: i + 1 })),
);
export const ACTION_COUNT = copies.length;
export const CARDS = FIRST_ACTION + ACTION_COUNT;

/** Is this the number of a card? For what strangers send. */
export const isCard = (value: unknown): value is Card => Number.isInteger(value) && (value as number) >= 0 && (value as number) < CARDS;
export const isLeader = (card: Card): boolean => card >= 0 && card < FIRST_SECTION;
export const isSection = (card: Card): boolean => card >= FIRST_SECTION && card < FIRST_CREW;
export const isCrew = (card: Card): boolean => card >= FIRST_CREW && card < FIRST_ACTION;
export const isAction = (card: Card): boolean => card >= FIRST_ACTION && card < CARDS;

export const leaderFace = (card: Card): LeaderFace => LEADERS[card] as LeaderFace;
export const sectionFace = (card: Card): SectionFace => SECTIONS[card - FIRST_SECTION] as SectionFace;
export const crewFace = (card: Card): CrewFace => CREW[card - FIRST_CREW] as CrewFace;
export const actionFace = (card: Card): ActionFace => (copies[card - FIRST_ACTION] as { face: ActionFace }).face;

/** What leaders, sections and crew have in common on their faces. */
interface Body {
  readonly id: string;
  readonly name: string;
  readonly affiliation: Affiliation;
  readonly combat: number;
  readonly influence: number;
  readonly bonuses: readonly Bonus[];
  readonly keywords: readonly Keyword[];
}
const BODIES: readonly Body[] = [...LEADERS, ...SECTIONS, ...CREW].map((face) => ({
  id: face.id,
  name: face.name,
  affiliation: face.affiliation,
  combat: 'combat' in face ? face.combat : 0,
  influence: 'influence' in face ? face.influence : 0,
  bonuses: face.bonuses ?? [],
  keywords: face.kind === 'crew' ? (face.keywords ?? []) : [],
}));
export const bodyOf = (card: Card): Body => BODIES[card] as Body;

/** 'L1', 'S1', 'K05', 'A03#2'. */
export function idOf(card: Card): string {
  if (!isAction(card)) return bodyOf(card).id;
  const { face, copy } = copies[card - FIRST_ACTION] as { face: ActionFace; copy: number };
  return `${face.id}#${copy}`;
}
/** 'A03' of 'A03#2'. */
export const designOf = (card: Card): string => (isAction(card) ? actionFace(card).id : bodyOf(card).id);
const BY_ID = new Map<string, Card>(Array.from({ length: CARDS }, (_, card) => [idOf(card), card]));
/** The card with that id; null if there is none. 'A03' alone names its first copy. */
export const cardOf = (id: string): Card | null => BY_ID.get(id) ?? BY_ID.get(`${id}#1`) ?? null;
/** For tables and tests, where the id is known to exist. */
export function card(id: string): Card {
  const found = cardOf(id);
  if (found === null) throw new Error(`no card ${id}`);
  return found;
}

export const nameOf = (one: Card): string => (isAction(one) ? actionFace(one).title : bodyOf(one).name);

export const ALL_LEADERS: readonly Card[] = LEADERS.map((_, i) => i);
export const ALL_SECTIONS: readonly Card[] = SECTIONS.map((_, i) => FIRST_SECTION + i);
export const ALL_CREW: readonly Card[] = CREW.map((_, i) => FIRST_CREW + i);
export const ALL_ACTIONS: readonly Card[] = copies.map((_, i) => FIRST_ACTION + i);

/** The crew card of the same person (STB-14). */
export const matchOf = (leader: Card): Card => FIRST_CREW + leader;

export const BRIDGE = card('S1');
export const ENGINE_ROOM = card('S2');
export const CONDUIT_ACCESS = card('P01#1');
