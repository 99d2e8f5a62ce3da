/** Pure helpers on a view, for every kind of table: what the Bridge's state means for all, and where points come from in words. */
import type { Phrase, Seat } from '@bridgehead/kernel';
import { BRIDGE, type Card, isCard, NONE, nameOf } from './cards/index.ts';
import type { BridgeView, DeclarationView, PersonView, SectionView, TermView } from './view.ts';

/**
 * free: nobody's. held: captured and tapped, so its holder can claim Victory on its next turn. ready: untapped, so it can be
 * claimed as soon as its holder is active. claimed: Victory is on the stack (STB-R17, STB-R18).
 */
type BridgeState = 'free' | 'held' | 'ready' | 'claimed';
export interface BridgeStatus {
  readonly state: BridgeState;
  /** Who wins unless something is done; NONE if nobody. */
  readonly seat: Seat;
  readonly need: number;
}

export function bridgeStatus(view: BridgeView): BridgeStatus | null {
  const bridge = view.sections.find(({ card }) => card === BRIDGE);
  if (bridge === undefined) return null;
  const claim = view.stack.find((declaration) => declaration.kind === 'ability' && declaration.card === BRIDGE && !declaration.cancelled);
  const state = claim !== undefined ? 'claimed' : bridge.owner === NONE ? 'free' : bridge.tapped ? 'held' : 'ready';
  return { state, seat: claim?.seat ?? bridge.owner, need: bridge.need };
}
/** "wins next turn unless …", the same words for every seat. */
export const statusWords = (view: BridgeView, { state, seat, need }: BridgeStatus): Phrase => ({
  key: `stb.status.${state}`,
  params: { seat: playerWords(view, seat), n: need },
});

/** What the table calls each seat: its leader, because bots share names; null until it is known. */
export const seatNames = (view: BridgeView): (string | null)[] =>
  view.parties.map(({ leader }) => (leader === null ? null : nameOf(leader.card)));
/** The same as a parameter of a sentence: clients put the player's name where no leader is known yet. */
export const playerWords = (view: BridgeView, seat: Seat): string => seatNames(view)[seat] ?? seatWords(seat);
/** A seat where no view is at hand: clients fill in what the table calls it. */
export const seatWords = (seat: Seat): string => `@seat.${seat}`;

/** Leader first, then crew. */
export const peopleOf = (view: BridgeView, seat: Seat): readonly PersonView[] => {
  const party = view.parties[seat];
  return party === undefined ? [] : [...(party.leader === null ? [] : [party.leader]), ...party.crew];
};
export const everybody = (view: BridgeView): readonly PersonView[] => view.parties.flatMap((party) => peopleOf(view, party.seat));
/** What lies on a person or a section, by the thing that carries it. */
export const hostIn = (view: BridgeView, passive: Card): Card =>
  [...everybody(view), ...view.sections].find((one) => one.attached.includes(passive))?.card ?? NONE;

/** Every attached passive of the table. */
export const attachedIn = (view: BridgeView): Card[] => [...everybody(view), ...view.sections].flatMap((one) => one.attached);

/** The attempt that waits for answers, if one does. */
export const pendingAttempt = (view: BridgeView): DeclarationView | null =>
  view.stack.find((declaration) => (declaration.kind === 'attack' || declaration.kind === 'recruit') && !declaration.cancelled) ?? null;

/** Points by the card that they are counted for, in the order of the tally: a card's own terms together, then what helps the side. */
export interface Share {
  /** NONE for the side as a whole. */
  readonly of: Card;
  readonly n: number;
  readonly terms: readonly TermView[];
}
export function sharesOf(terms: readonly TermView[]): Share[] {
  const shares = new Map<Card, TermView[]>();
  for (const term of terms) shares.set(term.of, [...(shares.get(term.of) ?? []), term]);
  return [...shares].map(([of, own]) => ({ of, n: own.reduce((sum, { n }) => sum + n, 0), terms: own }));
}

/** One term in words: 'Pulse Carbine +3', 'printed 4'. */
export function termWords({ source, n }: TermView): Phrase {
  if (isCard(source)) return { key: 'stb.term.card', params: { card: nameOf(source), n: signed(n) } };
  return { key: `stb.term.${source}`, params: { n: source === 'printed' ? n : signed(n) } };
}
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Who defends a section: the leader everywhere, crew where they are stationed. */
export const defendersOf = (section: SectionView): Card[] =>
  section.owner === NONE ? [] : sharesOf(section.terms).flatMap(({ of }) => (of === section.card || of === NONE ? [] : [of]));
