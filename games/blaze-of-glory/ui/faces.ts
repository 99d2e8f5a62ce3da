/** The cards as the shared card component draws them: frame by type, ink by affiliation or kind, numbers in fixed places. */

import type { CardFace, CardKind, CardStat, Glyph } from '@bridgehead/ui';
import { AFFILIATIONS, type Design, designNumber, face, type Kind } from '../cards/index.ts';
import { nth } from '../entries.ts';
import { CUNNING, emblemOf, INTEGRITY, keyLineOf, pictureOf, RANGE, SHIELDS, SIGNS, STRENGTH, WEAPONS } from './glyphs.ts';

const FRAMES: Readonly<Record<Kind, CardKind>> = {
  tactic: 'tactic',
  personnel: 'crew',
  ship: 'ship',
  mission: 'mission',
  facility: 'facility',
  site: 'site',
  equipment: 'equipment',
  event: 'passive',
  incident: 'incident',
  objective: 'objective',
  interrupt: 'action',
  doorway: 'doorway',
  dilemma: 'dilemma',
  q: 'odd',
};
const AFFILIATED: readonly Kind[] = ['personnel', 'ship', 'facility'];

export function toneOf(d: Design): string {
  const { kind, affiliation } = face(d);
  if (AFFILIATED.includes(kind)) return affiliation >= 6 ? 'neutral' : (AFFILIATIONS[affiliation] ?? 'neutral').toLowerCase();
  if (kind === 'q') return 'event';
  return kind === 'mission' || kind === 'site' ? 'neutral' : kind;
}
/** OFFICER or Leadership (BOG-B20). */
export const isLeaderFace = (d: Design): boolean => {
  const { kind, levels } = face(d);
  return kind === 'personnel' && ((levels[0] ?? 0) > 0 || (levels[8] ?? 0) > 0);
};

/** Without what every ship of a fleet begins with. */
export const shortName = (name: string): string =>
  name
    .replace(/^(U\.S\.S\.|I\.K\.[CS]\.) /, '')
    .replace(/ \(Blaze of Glory\)$/, '')
    .replaceAll("'", '’');
/** In small places: people without rank and title, a long name without its first word. */
export const callName = (id: string): string =>
  shortNameOf(id)
    .replace(/^(Ambassador|Senator|Admiral|Chief|Dr\.|Gul) (?!Madred)/, '')
    .replace('Emergency Transporter', 'Transporter');
/** On ships and stations, where every letter counts. */
export const plateName = (id: string): string =>
  shortNameOf(id)
    .replace(/^(Federation|Klingon|Romulan|Cardassian|Neutral|Borg) Outpost$/, 'Outpost')
    .replace(' Supply Depot', ' Depot')
    .replace('Jem’Hadar ', '')
    .replace(/^Borg (Cube|Sphere|Scout).*$/, '$1')
    .replace('Mercenary Ship', 'Mercenary')
    .replace('Alpha Attack Ship', 'Alpha Attack');
/** Where columns are narrow: words that are longer than they may be broken where they should. */
export const titleOf = (id: string): string =>
  Object.entries(BREAKS).reduce((name, [word, broken]) => name.replace(word, broken), shortNameOf(id));
const BREAKS: Readonly<Record<string, string>> = {
  Investigation: 'Investi\u00adgation',
  Investigate: 'Investi\u00adgate',
  Excavation: 'Excava\u00adtion',
  Observation: 'Obser\u00advation',
  Interstellar: 'Inter\u00adstellar',
  Suppression: 'Suppres\u00adsion',
  Wormhole: 'Worm\u00adhole',
};
export const shortNameOf = (id: string): string => (designNumber(id) < 0 ? id : shortName(face(designNumber(id)).name));

const stat = (label: string, glyph: Glyph, value: number, now?: number): CardStat =>
  now === undefined || now === value ? { label, glyph, value } : { label, glyph, value: now, was: value };

function statsOf(d: Design, now: readonly number[]): CardStat[] {
  const { kind, row } = face(d);
  switch (kind) {
    case 'personnel':
      return [
        stat('INTEGRITY', INTEGRITY, row.integrity ?? 0, now[0]),
        stat('CUNNING', CUNNING, row.cunning ?? 0, now[1]),
        stat('STRENGTH', STRENGTH, row.strength ?? 0, now[2]),
      ];
    case 'ship':
      return [
        stat('RANGE', RANGE, row.range ?? 0, now[0]),
        stat('WEAPONS', WEAPONS, row.weapons ?? 0, now[1]),
        stat('SHIELDS', SHIELDS, row.shields ?? 0, now[2]),
      ];
    case 'facility':
      return [
        ...((row.weapons ?? 0) > 0 || (now[1] ?? 0) > 0 ? [stat('WEAPONS', WEAPONS, row.weapons ?? 0, now[1])] : []),
        stat('SHIELDS', SHIELDS, row.shields ?? 0, now[2]),
      ];
    case 'tactic':
      return [
        { label: 'ATTACK', glyph: WEAPONS, value: signed(row.att ?? 0) },
        { label: 'DEFENSE', glyph: SHIELDS, value: signed(row.def ?? 0) },
      ];
    default:
      return [];
  }
}
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** `now`: the numbers as they are, where they differ from print. */
export function faceFor(d: Design, now: readonly number[] = []): CardFace {
  const { id, name, kind, row, affiliation } = face(d);
  const stats = statsOf(d, now);
  return {
    id,
    kind: isLeaderFace(d) ? 'leader' : FRAMES[kind],
    title: shortName(name),
    glyph: emblemOf(d),
    picture: pictureOf(d) ?? '',
    tone: toneOf(d),
    ...(kind === 'mission' && (row.points ?? 0) > 0 ? { cost: row.points ?? 0, costLabel: `${row.points} points` } : {}),
    ...(stats.length > 0 ? { stats } : {}),
    text: fullText(d),
    foot: footOf(d),
    ...(affiliation >= 0 ? { footGlyph: nth(SIGNS, affiliation) } : {}),
  };
}
/** For the hand: few words, and whole ones. */
export function handFace(d: Design): CardFace {
  const { text = '', ...face } = faceFor(d);
  const rest = { ...face, title: callName(face.id) };
  const line = keyLineOf(d) ?? (rest.stats === undefined ? brief(text, 32) : null);
  return line === null ? rest : { ...rest, text: line };
}
export function brief(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 12)).replace(/[,;:]$/, '')} …`;
}

/** The signs of a tactic (BOG-26, BOG-27): it marks the target itself, and so many more are turned from the side deck. */
export function symbolWords(symbols: string): string {
  const flips = [...symbols].filter((one) => one === 'F').length;
  const parts = [symbols.includes('D') ? 'this card' : '', flips === 0 ? '' : `${flips} from the side deck`];
  return parts.filter((part) => part !== '').join(' and ') || 'none';
}

/** What is printed in words: skills, equipment, requirement, marker, and the card's own text. */
export function fullText(d: Design): string {
  const { kind, row } = face(d);
  const lines: string[] = [];
  if (kind === 'personnel' && (row.skills ?? '') !== '') lines.push(`${row.skills}.`);
  if (kind === 'ship') lines.push(`Staffing: ${row.staffing === '' ? 'none' : row.staffing}.`);
  if (kind === 'ship' && (row.equipment ?? '') !== '') lines.push(`${row.equipment}.`);
  if (kind === 'mission') lines.push(needWords(row.need ?? ''), `Span ${row.span}.`);
  if (kind === 'tactic')
    lines.push(
      `Hit: ${symbolWords(row.hit ?? '')}. Direct hit: ${symbolWords(row.direct ?? '')}.`,
      `As a marker: HULL ${signed(-(row.hull ?? 0))}, RANGE ${signed(row.range ?? 0)}, WEAPONS ${signed(row.weapons ?? 0)}, SHIELDS ${signed(row.shields ?? 0)}.`,
    );
  if (row.text !== '') lines.push(row.text);
  return lines.filter((line) => line !== '').join(' ');
}
export const needWords = (need: string): string => (need === '' ? '' : `${need.replaceAll(' + ', ', ').replaceAll('>', ' > ')}.`);

function footOf(d: Design): string {
  const { kind, row } = face(d);
  const parts: (string | undefined)[] = [];
  if (kind === 'personnel') parts.push(row.class === '' ? 'Drone' : row.class, String(row.icons ?? ''));
  else if (kind === 'ship') parts.push(`${row.class} class`);
  else if (kind === 'mission') parts.push(row.type === 'P' ? 'Planet mission' : 'Space mission', `${row.icons}`);
  else if (kind === 'dilemma') parts.push('Dilemma', row.at === 'S' ? 'space' : row.at === 'P' ? 'planet' : 'space or planet');
  else if (kind === 'q') parts.push('Q-Continuum');
  else parts.push(`${kind.charAt(0).toUpperCase()}${kind.slice(1)}`);
  if (row.ha) parts.push('hidden agenda');
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}
