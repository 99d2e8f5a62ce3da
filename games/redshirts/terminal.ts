/** The table in letters: each ship as a plan of its sections, crews beside them; and what a player might try ("why not …?"). */
import { type Json, type Prompt, say, type Viewer } from '@bridgehead/kernel';
import { CARDS, isCrewCard } from './cards.ts';
import { officerName, shipName, teamName } from './describe.ts';
import { AIMS } from './rules/phaser.ts';
import { CAPSULE, SECTION_COUNT, SECTIONS, type Section, STRIKABLE } from './ship.ts';
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
  const fuse = (ship.heavy[section] as number) > 0 ? String((ship.heavy[section] as number) + (ship.fresh[section] ? 1 : 0)) : '';
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

/** Everything that names something on the table, allowed or not, for the own officers. */
export function tries(view: RedView, prompt: Prompt): Json[] {
  if (prompt.kind === 'select')
    return prompt.key === 'red.scythe' ? STRIKABLE.map((section) => [section]) : prompt.options.map((one) => [one]);
  if (prompt.key !== 'red.menu') return [...prompt.options];
  const own = view.officers.filter((o) => o.own !== null && o.seat === prompt.seat);
  return own.flatMap((o) => triesOf(view, o));
}

function triesOf(view: RedView, { officer, own, ship, team }: OfficerView): Json[] {
  const sections = Array.from({ length: SECTION_COUNT }, (_, section) => section);
  const ships = view.ships.filter(({ gone }) => !gone).map((one) => one.ship);
  const others = view.officers.filter((o) => o.alive && o.officer !== officer);
  const lasers = [10, 11];
  return [
    ...sections.map((section) => ['step', officer, section]),
    ...others.map((o) => ['phaser', officer, AIMS.indexOf('officer'), o.officer, 0]),
    ...sections.map((section) => ['phaser', officer, AIMS.indexOf('section'), section, 0]),
    ...CARDS.flatMap((_, card) => cardTries(view, officer, ship, team, card)),
    ...lasers.flatMap((laser) => ships.map((target) => ['fire', officer, laser, target])),
    ...ships.map((target) => ['teleport', officer, target]),
    ...others.filter((o) => o.team === team).flatMap((o) => [...(own?.hand ?? [])].map((card) => ['swap', officer, o.officer, card])),
    ['disarm', officer, 0],
    ['take-over', officer],
    ['turn-in', officer],
    ['command', officer],
    ...view.teams.map((one) => ['defect', officer, one.team]),
    ['withdraw', officer],
    ['end', officer],
  ];
}

function cardTries(view: RedView, officer: number, ship: number, team: number, card: number): Json[] {
  const title = CARDS[card]?.title;
  const play = (...args: number[]): Json => ['play', officer, card, ...args];
  const sections = Array.from({ length: SECTION_COUNT }, (_, section) => section);
  if (title === 'Heal' || title === 'Executive Officer') return view.officers.filter((o) => o.team === team).map((o) => play(o.officer));
  if (title?.startsWith('Repair Lvl') === true) return sections.map((section) => play(NONE, section));
  if (title === 'Boarding' || title === 'Photon Torpedo')
    return view.ships.filter((one) => !one.gone && one.ship !== ship).flatMap((one) => STRIKABLE.map((section) => play(one.ship, section)));
  if (['Plasma Grenade', 'Incendiary Grenade', 'Force Field', 'Short-Range Teleport'].includes(title ?? ''))
    return sections.map((section) => play(section));
  const aimed = !isCrewCard(card) && CARDS[card]?.weapon !== '';
  return aimed ? view.ships.filter(({ gone }) => !gone).map((one) => play(one.ship)) : [play()];
}
