/** Sections, officers and ships as a screen reader says them, and as the list shows them. */
import { nth } from '../lists.ts';
import { CORE, CRITICAL, type Section, SHIELD } from '../ship.ts';
import type { OfficerView, ShipView } from '../view.ts';
import { type Piece, piecesIn } from './contents.ts';
import type { Red } from './intent.ts';
import { officerTitle, sectionName, shipTitle } from './words.ts';

type Speaker = Pick<Red, 'view' | 'say'>;
const fact = ({ say }: Speaker, key: string, params: Record<string, string | number> = {}): string =>
  say({ key: `red.ui.fact.${key}`, params });

export function sectionFacts(table: Speaker, ship: ShipView, section: Section): string[] {
  const { view } = table;
  const count = nth(ship.heavy, section);
  const facts = [fact(table, ship.false ? 'unreliable' : `level.${ship.levels[section]}`)];
  if (count > 0) facts.push(fact(table, 'fuse', { n: count + (ship.fresh[section] ? 1 : 0) }));
  for (const piece of piecesIn(view, ship.ship, section)) facts.push(pieceFact(table, piece));
  for (const field of view.fields)
    if (field.ship === ship.ship && field.section === section) facts.push(fact(table, 'field', { n: field.points }));
  return facts;
}
function pieceFact(table: Speaker, piece: Piece): string {
  switch (piece.kind) {
    case 'officer': {
      const who = officerTitle(table.view, piece.officer.officer);
      return piece.guise === 'dummy'
        ? fact(table, 'dummy', { who })
        : fact(table, 'officer', { who, state: healthFacts(table, piece.officer) });
    }
    case 'bot':
      return fact(table, 'bot');
    default:
      return fact(table, piece.blast.what, { n: piece.blast.count });
  }
}
export function healthFacts(table: Speaker, o: OfficerView): string {
  const n = o.redshirts ?? 0;
  return fact(table, n > 0 ? 'health-redshirts' : 'health', { health: o.health ?? '?', n });
}
export function describeSection(table: Speaker, ship: ShipView, section: Section): string {
  return fact(table, CORE.includes(section) ? 'core-section' : 'section', {
    section: sectionName(section),
    ship: shipTitle(table.view, ship.ship),
    facts: sectionFacts(table, ship, section).join('; '),
  });
}
export const shieldLeft = (ship: ShipView): number => CRITICAL - nth(ship.levels, SHIELD);
