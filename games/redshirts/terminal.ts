/** The table in letters: each ship as a plan of its sections, crews below them. */

import { say, type Viewer } from '@bridgehead/kernel';
import { CARDS } from './cards.ts';
import { nth } from './lists.ts';
import { officerName, shipName, teamName } from './names.ts';
import { CAPSULE, SECTIONS, type Section } from './ship.ts';
import { ACTING, CAPTAIN, NONE } from './state.ts';
import type { OfficerView, RedView, ShipView } from './view.ts';
import { wording } from './wording.ts';

const WIDTH = 80;
/** Whole, light, heavy, critical. */
const LEVELS = ['.', '-', '=', '#'] as const;
const LEGEND = '. whole  - light  = heavy  # critical  ! charge  * fire  + field  b bot';

export function board(view: RedView, _viewer: Viewer): string[] {
  const storm = view.storm === 0 ? '' : `, storm from ${view.storm}`;
  return [
    `Round ${view.round}, turn of ${plain(teamName(view, view.place))}${storm}, redshirts lost ${view.fallen}`,
    ...view.ships.filter(({ gone }) => !gone).flatMap((ship) => shipLines(view, ship)),
    ...view.officers.filter(({ alive }) => alive).map((o) => officerLine(view, o)),
    LEGEND,
  ].map((line) => (line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line));
}

/** Before the ships have names, a name is a key. */
const plain = (name: string): string => say({ key: 'red.do.text', params: { text: name } }, wording);

function shipLines(view: RedView, ship: ShipView): string[] {
  const facts = [
    ...(ship.team === ship.ship ? [] : [`held by ${plain(teamName(view, ship.team))}`]),
    ...(ship.false ? ['DISPLAY UNRELIABLE'] : []),
    ...(ship.evasive ? ['evasive'] : []),
    ...(ship.gas > 0 ? [`gas ${ship.gas}`] : []),
    ...(ship.virus > 0 ? [`virus ${ship.virus}`] : []),
    ...(ship.aimed ? ['aimed'] : []),
    ...(ship.lockOn > 0 ? [`lock on ${ship.lockOn}`] : []),
  ];
  const head = `— ${plain(shipName(view, ship.ship))}${facts.length === 0 ? '' : ` (${facts.join(', ')})`} —`;
  if (ship.pod) return [head, `  ${cell(view, ship, CAPSULE)}`];
  const at = (id: string): string =>
    cell(
      view,
      ship,
      SECTIONS.findIndex((one) => one.id === id),
    ).padEnd(19);
  return [
    head,
    `  ${at('shield')}${at('bridge')}${at('sensor')}`,
    `  ${at('laser_l')}${at('hull_f')}${at('laser_r')}`,
    `  ${at('pod_l')}${at('tele')}${at('pod_r')}`,
    `  ${at('strut_l')}${at('eng')}${at('strut_r')}`,
    `  ${at('hull_l')}${at('engine_l')}${at('hull_r')}`,
    `  ${''.padEnd(19)}${at('engine_r')}`,
  ].map((line) => line.trimEnd());
}

/** 'eng=2!' : a heavy section with two turns left and a charge in it. */
function cell(view: RedView, ship: ShipView, section: Section): string {
  const isHere = (one: { readonly ship: number; readonly section: Section }): boolean => one.ship === ship.ship && one.section === section;
  const fuse = nth(ship.heavy, section) > 0 ? String(nth(ship.heavy, section) + (ship.fresh[section] ? 1 : 0)) : '';
  const tokens = [
    ...view.blasts.filter(isHere).map(({ what }) => (what === 'charge' ? '!' : '*')),
    ...view.fields.filter(isHere).map(() => '+'),
    ...view.bots.filter(isHere).map(() => 'b'),
  ].join('');
  const people = view.officers.filter((o) => o.alive && isHere(o)).map(({ officer }) => `@${officer}`);
  return `${SECTIONS[section]?.id}${LEVELS[ship.levels[section] as number]}${fuse}${tokens}${people.length === 0 ? '' : ` ${people.join(' ')}`}`;
}

function officerLine(view: RedView, o: OfficerView): string {
  const chair = o.chair === CAPTAIN ? ', captain' : o.chair === ACTING ? ', acting captain' : '';
  const where = o.ship === NONE ? 'cloaked' : `${SECTIONS[o.section]?.id} of ${plain(shipName(view, o.ship))}`;
  const turn = o.team === view.place ? (o.ended ? ', ended' : `, ${o.steps ?? 0} steps`) : '';
  const hand = o.own === null ? '' : `: ${[...o.own.hand, ...o.own.xo].map((card) => CARDS[card]?.title).join(', ')}`;
  const cloak = o.own !== null && o.own.cloak > 0 ? `, cloaked ${o.own.cloak}` : '';
  return `@${o.officer} ${plain(officerName(view, o.officer))}${chair} ${where}, health ${o.health ?? '?'}, redshirts ${o.redshirts ?? '?'}${turn}${cloak}${hand}`;
}

/** Zones that the drawing shows already; hands are listed in words. */
export const covers = (zone: string): boolean => zone === 'table' || zone.startsWith('ship-') || zone.startsWith('crew-');

export { tries } from './actions/deed.ts';
export { givenNames as given } from './names.ts';
