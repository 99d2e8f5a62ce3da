/**
 * What a tap means. The prompt lists every legal answer; these functions only find the one that a person points at, and
 * for what is not on offer the answer to ask "why not?" about.
 */
import type { Json, Prompt, Ref, Seat } from '@bridgehead/kernel';
import { cardOfRef, cardRef, type TableContext, type Tap } from '@bridgehead/ui';
import { MENU, type MenuOption } from '../actions/index.ts';
import { actionFace, type Card, isAction, isSection, NONE, nameOf } from '../cards/index.ts';
import { abilityOf, needsTarget } from '../rules/timing.ts';
import { everybody, peopleOf } from '../table-help.ts';
import type { BridgeView, PersonView, SectionView } from '../view.ts';
import { onTarget, withForce } from './ahead.ts';

export type Table = TableContext<BridgeView>;
/** An action and the one card that it names. */
export type Pair = Exclude<MenuOption, 'end'>;
export type Verb = Pair[0];
export function isPair(option: Json | undefined): option is Pair {
  const read = option === undefined ? null : MENU.read(option);
  return read !== null && read !== 'end';
}

/** The answers that are about this card: its number, or a verb and its number. */
export const optionsAbout = (prompt: Prompt | null, card: Card): readonly Json[] =>
  (prompt?.options ?? []).filter((option) => option === card || (isPair(option) && option[1] === card));

/** How a card is lit: by the verb it would be used for, or as something that may be named. */
export function litAs(prompt: Prompt | null, card: Card): Verb | 'pick' | null {
  const [first] = optionsAbout(prompt, card);
  if (first === undefined) return null;
  return isPair(first) ? first[0] : 'pick';
}

interface Hand {
  readonly prompt: Prompt | null;
  readonly selection: Ref | null;
  /** Nothing can be read by pointing: the first tap only picks up. */
  readonly careful: boolean;
}

/**
 * Naming a target is one tap. Recruiting, attacking, and everything that names a target lead to a question that can be taken back, so one
 * tap will do where things can be read by pointing at them. Other cards and abilities are spent at once: the first tap picks up, the
 * second plays.
 */
export function tapOn(view: BridgeView, { prompt, selection, careful }: Hand, card: Card): Tap {
  const ref = cardRef(card);
  if (prompt === null) return { do: 'inspect', ref };
  const about = optionsAbout(prompt, card);
  const [first] = about;
  if (prompt.kind === 'select') return first === undefined ? refused(view, prompt, card) : { do: 'toggle', option: card };
  if (first === undefined) return refused(view, prompt, card);
  const free = isPair(first)
    ? !careful && about.length === 1 && (first[0] === 'recruit' || first[0] === 'attack' || asksMore(first))
    : !careful || !trayOf(view, prompt).includes(card);
  return free || selection === ref ? { do: 'answer', answer: first } : { do: 'select', ref };
}

/** Is a target named before anything is spent? */
const asksMore = ([verb, card]: Pair): boolean =>
  verb === 'play' ? needsTarget(actionFace(card)) : verb === 'ability' && (abilityOf(card)?.target ?? null) !== null;

/** My party as a place to drop things on. */
export const PARTY = 'party';

/** What may be carried: a card or an ability to its target, or into my party; a candidate into my party. */
export const isCarried = (prompt: Prompt | null, card: Card): boolean =>
  prompt?.kind === 'choose' && ['play', 'ability', 'recruit'].includes(litAs(prompt, card) ?? '');

export function dropOn(view: BridgeView, prompt: Prompt | null, card: Card, refs: readonly Ref[]): Tap {
  const [first] = optionsAbout(prompt, card);
  const hand = view.parties[prompt?.seat ?? NONE]?.hand ?? [];
  const below = refs.map(cardOfRef).filter((one): one is Card => one !== null && one !== card && !hand.includes(one));
  const isMine = refs.includes(PARTY);
  if (first === undefined || !isPair(first) || (below.length === 0 && !isMine)) return { do: 'select', ref: null };
  if (first[0] === 'recruit') return isMine ? { do: 'answer', answer: first, ahead: withForce } : { do: 'select', ref: null };
  if (!asksMore(first)) return { do: 'answer', answer: first };
  return below.length === 0 ? { do: 'select', ref: null } : { do: 'answer', answer: first, ahead: onTarget(below) };
}

/** What somebody seems to have wanted, so that the refusal speaks to it; looking is no wish. */
function refused(view: BridgeView, prompt: Prompt, card: Card): Tap {
  const { seat, key } = prompt;
  const mine = ownerOf(view, card) === seat;
  const inHand = view.parties[seat]?.hand?.includes(card) ?? false;
  const why = (answer: Json): Tap => ({ do: 'why', answer });
  if (key.startsWith('stb.commit.')) return isAction(card) || isSection(card) ? look(card) : why([card]);
  if (prompt.kind === 'select') return look(card);
  if (key === 'stb.target' || key === 'stb.host') return inHand ? look(card) : why(card);
  if (key !== 'stb.menu' && key !== 'stb.respond') return look(card);
  if (inHand) return why(['play', card]);
  if (key === 'stb.menu' && view.pool.some((spot) => spot.card === card)) return why(['recruit', card]);
  if (mine && !isAction(card) && abilityOf(card) !== null) return why(['ability', card]);
  return key === 'stb.menu' && isSection(card) ? why(['attack', card]) : look(card);
}
const look = (card: Card): Tap => ({ do: 'inspect', ref: cardRef(card) });

/** A player by the leader they play, because bots share names; the person's name where no leader is known yet. */
export function playerOf({ view, nameOf: personName }: { view: BridgeView; nameOf(seat: Seat): string }, seat: Seat): string {
  const leader = view.parties[seat]?.leader ?? null;
  return leader === null ? personName(seat) : nameOf(leader.card);
}

/** Who has won alone; null as long as it goes on, and where several share the first place. */
export const winnerOf = ({ result }: { result: { readonly ranking: readonly (readonly Seat[])[] } | null }): Seat | null =>
  result?.ranking[0]?.length === 1 ? (result.ranking[0][0] ?? null) : null;

// —— where a card is ——

export const personOf = (view: BridgeView, card: Card): PersonView | null => everybody(view).find((one) => one.card === card) ?? null;
export const sectionOf = (view: BridgeView, card: Card): SectionView | null => view.sections.find((one) => one.card === card) ?? null;

export function ownerOf(view: BridgeView, card: Card): Seat {
  const section = sectionOf(view, card);
  if (section !== null) return section.owner;
  return view.parties.find((party) => peopleOf(view, party.seat).some((one) => one.card === card))?.seat ?? NONE;
}

/** Does the board or the own hand show this card as a thing of its own? */
const isOnTable = (view: BridgeView, seat: Seat, card: Card): boolean =>
  ownerOf(view, card) !== NONE ||
  sectionOf(view, card) !== null ||
  view.pool.some((spot) => spot.card === card) ||
  (view.parties[seat]?.hand?.includes(card) ?? false);

/** What may be named but lies nowhere as a thing of its own: offered leaders, passives, cards of the Discard Pile. */
export const trayOf = (view: BridgeView, prompt: Prompt | null): readonly Card[] =>
  (prompt?.options ?? []).filter(
    (option): option is Card => typeof option === 'number' && option !== NONE && !isOnTable(view, prompt?.seat ?? NONE, option),
  );
