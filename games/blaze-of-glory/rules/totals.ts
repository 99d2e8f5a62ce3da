/** ATTACK and DEFENSE totals and what they lead to (BOG-13, BOG-14, BOG-21, BOG-22, BOG-48, BOG-B23). */

import { addTerm, type Seat } from '@bridgehead/kernel';
import { AFFILIATIONS, type Design, face, idOf } from '../cards/index.ts';
import { nth } from '../entries.ts';
import { type Blaze, battleOf, controllerOf, designOf, type Engagement, hostOf, NONE, type Thing } from '../state.ts';
import type { Result } from './damage.ts';
import { extensionFor, type FigureTerm, type FigureTerms, shieldsOf, weaponsOf } from './figures.ts';
import { affiliationOf, faceOf, isBorgShip, isShipThing, vesselOf } from './things.ts';

/** ATTACK bonus of a tactic in an engagement; its condition is tested in each (BOG-48). */
export function attackBonus(s: Blaze, tactic: Design, seat: Seat, firing: readonly Thing[]): number {
  if (tactic === NONE) return 0;
  const { row } = face(tactic);
  const ships = firing.filter((c) => isShipThing(s, c) && s.controller[c] === seat);
  const { att = 0, attMore: more = 0 } = row;
  if (row.attIf === '') return att;
  if (row.attIf === 'ship') return att + more * ships.length;
  return ships.some((c) => faceOf(s, c).row.class === row.attIf || AFFILIATIONS[affiliationOf(s, c)] === row.attIf) ? att + more : att;
}

export function defenseBonus(s: Blaze, tactic: Design, target: Thing): number {
  if (tactic === NONE) return 0;
  const { row } = face(tactic);
  const { def = 0, defIf = '', defMore = 0 } = row;
  if (defIf === '' || !isShipThing(s, target)) return def;
  const fits = defIf === 'no staffing' ? faceOf(s, target).icons.length === 0 : faceOf(s, target).tags.includes(defIf);
  return fits ? def + defMore : def;
}

/** Of those who fire at it, the one against which the target's SHIELDS are highest: "against X" holds in an engagement with any X. */
export function facing(s: Blaze, target: Thing, firing: readonly Thing[], knower: Seat): Thing {
  let [best, most] = [nth(firing, 0), -1];
  if (firing.length === 1) return best;
  for (const c of firing) {
    const shields = shieldsOf(s, target, { knower, versus: c });
    if (shields > most) [best, most] = [c, shields];
  }
  return best;
}

export interface Totals {
  readonly attack: number;
  readonly defense: number;
  readonly result: Result;
}
/** As a seat knows it, or in truth. `terms` collects what adds up on either side. */
export function totalsOf(
  s: Blaze,
  { firing, target }: Engagement,
  tactics: readonly [Design, Design],
  knower: Seat,
  terms: { readonly attack: FigureTerms; readonly defense: FigureTerms } | null = null,
): Totals {
  const [attTactic, defTactic] = tactics;
  const seat = controllerOf(s, nth(firing, 0));
  let attack = 0;
  for (const c of firing) attack += weaponsOf(s, c, { knower, versus: target }, terms?.attack ?? null);
  const bonus = attackBonus(s, attTactic, seat, firing);
  attack = Math.max(0, attack + bonus);
  const asking = { knower, versus: facing(s, target, firing, knower) };
  const ext = extensionFor(s, target, asking);
  const guard = defenseBonus(s, defTactic, target);
  const defense = Math.max(0, shieldsOf(s, target, asking, terms?.defense ?? null) + ext + guard);
  if (attTactic !== NONE) addTerm(terms?.attack ?? null, attTactic, nth(firing, 0), bonus);
  if (ext !== 0) addTerm(terms?.defense ?? null, designOf(s, vesselOf(s, hostOf(s, target))), target, ext);
  if (defTactic !== NONE) addTerm(terms?.defense ?? null, defTactic, target, guard);
  return { attack, defense, result: resultOf(attack, defense) };
}
/** The terms as they are told: what a card prints goes by its own name. */
export const termsTold = (s: Blaze, terms: readonly FigureTerm[]): { card: string; n: number }[] =>
  terms.map(({ source, of, n }) => ({ card: idOf(source === NONE ? designOf(s, of) : source), n }));
/** BOG-B23, BOG-R2. */
export const resultOf = (attack: number, defense: number): Result => (attack <= defense ? 'miss' : attack > 2 * defense ? 'direct' : 'hit');

/** The current tactics of the firing and of the target's seat. */
export const tacticsOf = (s: Blaze, { firing, target }: Engagement): [Design, Design] => {
  const frame = battleOf(s);
  const of = (c: Thing): Design => {
    const seat = controllerOf(s, c);
    return seat < 0 || isBorgShip(s, c) ? NONE : nth(frame.current, seat);
  };
  return [of(nth(firing, 0)), of(target)];
};
