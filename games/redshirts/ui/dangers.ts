/** What will happen to a ship by itself if its crew ends the turn now. */
import { nth } from '../lists.ts';
import { CORE, CRITICAL, type Section } from '../ship.ts';
import type { RedView, ShipView } from '../view.ts';
import { sectionName } from './words.ts';

export interface Danger {
  readonly key: string;
  readonly kind: 'fuse' | 'charge' | 'fire' | 'gas';
  readonly text: string;
  /** The worst come first. */
  readonly weight: number;
}

const weightOf = (section: Section): number => (CORE.includes(section) ? 3 : section === 0 ? 2 : 1);

export function dangersOf(view: RedView, ship: ShipView): readonly Danger[] {
  const found: Danger[] = [];
  if (!ship.false)
    ship.heavy.forEach((count, section) => {
      if (count !== 1 || ship.fresh[section]) return;
      found.push({ key: `fuse${section}`, kind: 'fuse', text: `${sectionName(section)} → 3`, weight: weightOf(section) + 1 });
    });
  view.blasts.forEach((blast, i) => {
    if (blast.ship !== ship.ship || blast.team === ship.team || (blast.what === 'charge' && blast.count > 1)) return;
    const level = nth(ship.levels, blast.section);
    const after = Math.min(CRITICAL, level + (blast.what === 'charge' ? 3 : 1));
    const text = ship.false ? sectionName(blast.section) : `${sectionName(blast.section)} → ${after}`;
    found.push({ key: `blast${i}`, kind: blast.what, text, weight: weightOf(blast.section) + (blast.what === 'charge' ? 4 : 0) });
  });
  return found.sort((a, b) => b.weight - a.weight);
}
