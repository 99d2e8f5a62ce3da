/**
 * What a tap means. The prompt lists every legal answer; these functions find those that a person points at: who gives an order
 * (`by`) and where it leads (`to`). A site stands for its Nor, so that everything has one place on the table.
 */

import { type Json, type Prompt, type Ref, verbOf } from '@bridgehead/kernel';
import type { Tap } from '@bridgehead/ui';
import { designNumber } from '../cards/index.ts';
import { cardNamed, isWhom } from '../target.ts';
import type { BlazeView } from '../view.ts';
import { openChoices } from './choices.ts';
import { cardIn, locationOf, numberIn } from './position.ts';
import { atLocation, cardRef, endsOf, homeRef, isOrder } from './verbs.ts';

/** Some of several people. */
export const isPeoplePick = ({ kind, options }: Pick<Prompt, 'kind' | 'options'>): boolean =>
  kind === 'select' && options.every((option) => typeof option === 'string' && designNumber(cardNamed(option)) >= 0);
/** Are its options ticked on the table, people in the crew's row and things on the line? */
export const isTickedInPlace = (prompt: Pick<Prompt, 'kind' | 'options'>): boolean =>
  isPeoplePick(prompt) || (prompt.kind === 'select' && prompt.options.every((option) => typeof option === 'number'));

export interface Aim {
  /** The verb, or 'pick' where a question only asks for one of several things. */
  readonly verb: string;
  readonly by: Ref | null;
  readonly to: Ref | null;
}
/** Questions whose numbers are locations. */
const LOCATIONS = ['bog.facility', 'bog.calamarain'];
/** Questions whose numbers name nothing on the table. */
const PLAIN_NUMBERS = ['bog.first', 'bog.allegiance', 'bog.tandro', 'bog.draw'];

export function aimOf(view: BlazeView, prompt: Prompt, option: Json): Aim {
  if (isOrder(option)) return { verb: verbOf(option), ...endsOf(view, option) };
  if (isWhom(option)) return pick(homeRef(view, option[3]));
  if (Array.isArray(option)) return aimOfPair(view, prompt, option);
  if (typeof option === 'number') {
    if (PLAIN_NUMBERS.includes(prompt.key)) return pick(null);
    return pick(LOCATIONS.includes(prompt.key) ? atLocation(option) : homeRef(view, option));
  }
  const named = typeof option === 'string' ? cardNamed(option) : '';
  return pick(designNumber(named) >= 0 ? cardRef(named) : null);
}
const pick = (to: Ref | null): Aim => ({ verb: 'pick', by: null, to });
/** A dilemma and its mission, a ship or a drone and where it goes. */
function aimOfPair(view: BlazeView, { key }: Prompt, [what, where]: readonly Json[]): Aim {
  if (key === 'bog.dilemma' && typeof where === 'number') return { verb: 'dilemma', by: cardRef(String(what)), to: atLocation(where) };
  return pick(typeof where === 'number' ? homeRef(view, where) : null);
}

export interface Offer extends Aim {
  readonly option: Json;
}
/** Worked out once for each prompt: everything on the table asks for it. */
let last: { prompt: Prompt; view: BlazeView; offers: readonly Offer[] } | null = null;
export function offersOf(view: BlazeView, prompt: Prompt | null): readonly Offer[] {
  if (prompt === null) return [];
  if (last?.prompt !== prompt || last.view !== view)
    last = { prompt, view, offers: prompt.options.map((option) => ({ option, ...aimOf(view, prompt, option) })) };
  return last.offers;
}

/** What is picked up: in the allotment the next dilemma is, unless another one was chosen. */
export function heldOf(view: BlazeView, prompt: Prompt | null, selection: Ref | null): Ref | null {
  if (selection !== null || prompt?.key !== 'bog.dilemma') return selection;
  return offersOf(view, prompt).find(({ by }) => by !== null)?.by ?? null;
}
/** Orders of what is picked up, and those that lead to it. An attack is everybody's who is there and may fire. */
export function offersAbout(view: BlazeView, prompt: Prompt | null, ref: Ref): readonly Offer[] {
  return offersOf(view, prompt).filter((offer) => offer.by === ref || offer.to === ref || isAttackNear(view, offer, ref));
}
function isAttackNear(view: BlazeView, { verb, to }: Offer, ref: Ref): boolean {
  const [target, ship] = [numberIn(to, 'thing'), numberIn(ref, 'thing')];
  return verb === 'attack' && target !== null && ship !== null && locationOf(view, target) === locationOf(view, ship);
}
/** What a thing is lit as: where the thing in hand can go, or that it can be used itself. */
export function litAs(view: BlazeView, prompt: Prompt | null, selection: Ref | null, ref: Ref): string | null {
  const offers = offersOf(view, prompt);
  const held = heldOf(view, prompt, selection);
  if (held !== null && held !== ref) {
    const reached = offers.find((one) => one.to === ref && (one.by === held || isAttackNear(view, one, held)));
    if (reached !== undefined) return reached.verb;
    if (selection !== null) return null;
  }
  if (prompt?.key !== 'bog.turn') return offers.some((one) => one.by === ref || (one.by === null && one.to === ref)) ? 'pick' : null;
  return offers.some((one) => one.by === ref) ? 'can' : offers.some((one) => one.verb === 'attack' && one.to === ref) ? 'attack' : null;
}

interface Pointing {
  readonly view: BlazeView;
  readonly prompt: Prompt | null;
  readonly selection: Ref | null;
}
/** A tap on a ship, a team, a place, a card in hand. */
export function tapOn({ view, prompt, selection }: Pointing, ref: Ref): Tap {
  const offers = offersOf(view, prompt);
  const held = heldOf(view, prompt, selection);
  if (held !== null && held !== ref) {
    const reached = offers.filter((one) => one.to === ref && (one.by === held || isAttackNear(view, one, held)));
    if (reached.length > 0) return oneOf(reached, selection);
  }
  if (prompt !== null && prompt.key !== 'bog.turn' && prompt.kind === 'choose') {
    const about = offers.filter((one) => one.to === ref || one.by === ref);
    if (about.length === 1 || (about.length > 0 && about.every((one) => one.by === null))) return oneOf(about, selection);
  }
  if (prompt?.kind === 'select') {
    const [only] = offers.filter((one) => one.to === ref);
    if (only !== undefined) return { do: 'toggle', option: only.option };
  }
  if (selection === ref) {
    const own = offers.filter((one) => one.by === ref);
    return cardIn(ref) !== null && own.length > 0 ? oneOf(own, selection) : { do: 'select', ref: null };
  }
  const card = cardIn(ref);
  if (card !== null && prompt !== null && !offers.some((one) => one.by === ref)) return { do: 'why', answer: ['play', card, 0] };
  return { do: 'select', ref };
}
function oneOf(offers: readonly Offer[], selection: Ref | null): Tap {
  const [first] = offers;
  if (first !== undefined && offers.length === 1) return { do: 'answer', answer: first.option };
  openChoices(offers.map(({ option }) => option));
  return { do: 'select', ref: selection };
}
/** A flight that is too far: the reason, with needs and has. */
export const whyNotFly = (ship: number, location: number): Json => ['move', ship, location];
