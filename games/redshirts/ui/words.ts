/** Short words of the table: what things are called on buttons and plates. */

import { type Json, say } from '@bridgehead/kernel';
import { nth } from '../lists.ts';
import { DEFAULT_NAMES } from '../names.ts';
import { SECTIONS, type Section } from '../ship.ts';
import type { RedView } from '../view.ts';
import { viewOf } from './intent.ts';
import { wording } from './wording.ts';

const text = (key: string, params: Record<string, string> = {}): string => say({ key: `red.ui.${key}`, params }, wording);

export const rankTitle = (rank: number): string => text(`rank.${rank}`);
/** Where there is little room. */
export const rankShort = (rank: number): string => text(`rank-short.${rank}`);
export const sectionName = (section: Section): string => SECTIONS[section]?.name ?? '';
export function sectionShort(section: Section): string {
  const key = `red.ui.section-short.${SECTIONS[section]?.id}`;
  return Object.hasOwn(wording, key) ? say({ key }, wording) : sectionName(section);
}

export function shipTitle(view: RedView, ship: number): string {
  const one = view.ships[ship];
  if (one === undefined) return '';
  if (!one.pod) return one.name === '' ? nth(DEFAULT_NAMES, ship) : one.name;
  const who = view.officers.find((o) => o.alive && o.ship === ship);
  return who === undefined ? text('pod') : text('pod-of', { rank: rankTitle(who.rank) });
}
export const teamTitle = (view: RedView, team: number): string => shipTitle(view, team);
const officerOfShip = (view: RedView, officer: number): string =>
  text('officer-of', { ship: shipTitle(view, Math.floor(officer / 3)), rank: rankTitle(officer % 3) });
/** "Commander", or "Brigand’s Commander" when he is another crew's. */
export function officerTitle(view: RedView, officer: number): string {
  const o = view.officers[officer];
  if (o === undefined) return '';
  return o.team === view.team ? rankTitle(o.rank) : officerOfShip(view, officer);
}
export const levelName = (level: number): string => text(`fact.level.${level}`);
export const figureName = (figure: string): string => text(`figure.${figure}`);
export const chanceText = (eighths: number | null): string => (eighths === null ? '?' : `${eighths}/8`);

/** Ships by the names their captains gave them, crews by their ships. */
export function words(view: Json): Record<string, string> {
  const v = viewOf(view);
  const named: Record<string, string> = {};
  v.ships.forEach(({ pod }, ship) => {
    named[`red.ship.${ship}`] = shipTitle(v, ship);
    // A pod has one room.
    if (pod) named[`red.place.${ship}`] = shipTitle(v, ship);
    if (ship < v.teams.length) named[`red.team.${ship}`] = shipTitle(v, ship);
  });
  v.officers.forEach((_, officer) => {
    named[`red.officer.${officer}`] = officerOfShip(v, officer);
  });
  return named;
}
