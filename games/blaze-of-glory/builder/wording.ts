/** Sentences of the deck builder. */
import { type Phrase, say } from '@bridgehead/kernel';
import { ICONS } from '../cards/index.ts';
import { FORMATS, type Format, SECTIONS, type Section } from '../decks/list.ts';
import { ORDERS, type Order } from './find.ts';

type IconName = (typeof ICONS)[number];

const wording = {
  'new': 'My deck',
  unnamed: 'A deck',
  copy: '{title} II',
  name: 'Name',
  format: 'Format',
  'format.standard': 'Standard',
  'format.skirmish': 'Skirmish',
  'format.classic': 'Classic',
  open: 'Open',
  begin: 'Copy a starter and make it yours, or begin with the cards.',
  'plays.Federation': 'Careful and well-rounded: solve missions with many skills, and fight when you have to.',
  'plays.Klingon': 'Attack early: strong fighters and hard-hitting ships, honor on the side.',
  'plays.Romulan': 'Sneaky: cloak, spy and let others walk into your dilemmas.',
  'plays.Cardassian': 'Take captives and build a station, then press the advantage.',
  'plays.Dominion': 'Big ships and loyal soldiers: win the battles first, the missions after.',
  'plays.Borg': 'No missions of others: probe, assimilate, and come back with more drones.',
  'open.tip': 'a starter, or one you kept …',
  'open.new': 'A new deck',
  'open.starter': 'Copy a starter',
  'open.own': 'My decks',
  starter: '{title} ({affiliation})',
  undo: 'Undo',
  keep: 'Keep',
  kept: 'Kept.',
  play: 'Play it',
  strange: 'Line {line}: {sentence}',
  'no-deck': 'There is no card in this text; the deck stays as it is.',

  // —— parts of the page ——
  tabs: 'Parts of the page',
  'tab.cards': 'Cards',
  'tab.deck': 'Deck',
  'tab.numbers': 'Numbers',
  'section.missions': 'Missions',
  'section.seeds': 'Seeds',
  'section.dilemmas': 'Dilemmas',
  'section.draw': 'Draw deck',
  'section.tactics': 'Battle Bridge',
  'section.q-continuum': 'Q-Continuum',
  'section.tent': 'Q’s Tent',
  fewer: 'One {name} fewer',
  more: 'One {name} more',

  // —— all cards ——
  pool: 'All cards',
  'pool.search': 'Search cards',
  'pool.tip': 'Name, text or number; “2 kavok” and Enter adds two',
  'pool.found': '{n} cards',
  'pool.all': 'All',
  'pool.rest': '{n} more',
  'pool.none': 'No cards found. Try fewer words.',
  'pool.lacks-nothing': 'Your missions lack nothing.',
  'pool.add': 'Add {name} ({n} in your deck)',
  'pool.read': 'Read {name}',
  'pool.lacking': 'What my missions lack',
  'pool.skill': 'Any skill',
  'pool.icon': 'Any crew sign',
  'pool.order': 'Order',
  'order.kind': 'By kind',
  'order.name': 'By name',
  'order.strong': 'Strongest first',
  'icon.Cmd': 'Command',
  'icon.Com': 'Communications',
  'icon.Nav': 'Navigation',
  'icon.Def': 'Defense',
  'icon.Stf': 'Staff',
  'icon.Bor': 'Borg',

  // —— faults ——
  legality: 'Legality',
  legal: '✓ Legal in {format}',
  'count.missions': 'missions',
  'count.seeds': 'seeds',
  'count.draw': 'draw deck',
  'count.tactics': 'Tactics',
  'count.q-continuum': 'Q cards',
  'count.tent': 'Q’s Tent',
  whole: 'whole list',
  line: 'line {line}',
  'mend.move': 'Move to {section}',
  'mend.less': 'Take one out',
  'mend.add': 'Add {name}',
  'mend.out': 'Take out {name}',

  // —— figures ——
  'figures.missions': 'Can this deck solve its missions?',
  'figures.levels': 'levels in the draw deck',
  'figures.none': 'No missions yet.',
  'figures.thin': 'hangs on one card',
  'figures.short': '{n} of {needs}',
  'figures.people': 'What your people are worth',
  'figures.sum': 'INTEGRITY + CUNNING + STRENGTH',
  'figures.worth': '{n} worth {label}',
  'figures.marker': 'HULL of one marker',
  'figures.bar': '{n} with −{hull}',
  'figures.tactics': 'hit {hit}, direct hit {direct}; ATTACK {attack}, DEFENSE {defense}',
  'figures.signs': 'Crew signs and sockets',
  'figures.sign': '{icon} {people} people, {sockets} sockets',

  // —— text and link ——
  text: 'Text',
  'text.title': 'The deck as text',
  'text.copy': 'Copy',
  'text.read': 'Read this list',
  link: 'Link',
  'link.title': 'Whoever has this link can read the deck',

  // —— lab ——
  lab: 'In the lab',
  'lab.against': 'Against',
  'lab.rival': 'against {title} ({affiliation})',
  'lab.stop': 'Stop',
  'lab.start': 'Play {n} matches',
  'lab.result': '{n} matches: wins {share}, {rounds} rounds on average.',
  'lab.share': '{share} % ± {spread}',
  'lab.illegal': 'Only a legal deck can be played.',
} as const;

export type Key = keyof typeof wording;
export const word = (key: Key, params: NonNullable<Phrase['params']> = {}): string => say({ key, params }, wording);

const named = <T extends string>(of: readonly T[], key: (one: T) => Key): Readonly<Record<T, string>> =>
  Object.fromEntries(of.map((one) => [one, word(key(one))])) as Record<T, string>;
export const SECTION_NAMES = named<Section>(SECTIONS, (section) => `section.${section}`);
export const ICON_NAMES = named<IconName>(ICONS, (icon) => `icon.${icon}`);
export const ORDER_NAMES = named<Order>(ORDERS, (order) => `order.${order}`);
/** How a starter plays. */
export const playsOf = (affiliation: string): string => {
  const key = `plays.${affiliation}`;
  return key in wording ? word(key as Key) : '';
};
export const FORMAT_NAMES = named<Format>(FORMATS, (format) => `format.${format}`);
