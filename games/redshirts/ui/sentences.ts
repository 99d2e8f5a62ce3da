/** Sections, officers and ships as a screen reader says them, and as the list shows them. */
import { nth } from '../lists.ts';
import { CORE, type Section, SHIELD } from '../ship.ts';
import type { OfficerView, RedView, ShipView } from '../view.ts';
import { piecesIn } from './contents.ts';
import type { Red } from './intent.ts';
import { officerTitle, sectionName, shipTitle } from './words.ts';

export const LEVEL_WORDS = ['undamaged', 'light damage', 'heavy damage', 'critical'] as const;

export function sectionFacts(view: RedView, ship: ShipView, section: Section): string[] {
  const count = nth(ship.heavy, section);
  const left = count + (ship.fresh[section] ? 1 : 0);
  const facts = [ship.false ? 'display unreliable' : (LEVEL_WORDS[ship.levels[section] as number] as string)];
  if (count > 0) facts.push(`critical after ${left} more ${left === 1 ? 'turn' : 'turns'} without repair`);
  for (const piece of piecesIn(view, ship.ship, section)) {
    if (piece.kind === 'officer')
      facts.push(
        piece.guise === 'dummy' ? `a dummy of your ${officerTitle(view, piece.officer.officer)}` : officerFacts(view, piece.officer),
      );
    else if (piece.kind === 'bot') facts.push('a repair bot');
    else if (piece.blast.what === 'charge') facts.push(`a plasma charge, goes off in ${piece.blast.count}`);
    else facts.push(`fire for ${piece.blast.count} more`);
  }
  for (const field of view.fields)
    if (field.ship === ship.ship && field.section === section) facts.push(`a force field with ${field.points}`);
  return facts;
}
export function officerFacts(view: RedView, o: OfficerView): string {
  return `${officerTitle(view, o.officer)}, ${healthFacts(o)}`;
}
export function healthFacts(o: OfficerView): string {
  const redshirts = o.redshirts ?? 0;
  return `health ${o.health ?? '?'}${redshirts > 0 ? `, ${redshirts} redshirt${redshirts === 1 ? '' : 's'}` : ''}`;
}
export function describeSection({ view }: Pick<Red, 'view'>, ship: ShipView, section: Section): string {
  const core = CORE.includes(section) ? ', core' : '';
  return `${sectionName(section)} of ${shipTitle(view, ship.ship)}${core}: ${sectionFacts(view, ship, section).join('; ')}`;
}
export const shieldLeft = (ship: ShipView): number => 3 - nth(ship.levels, SHIELD);
