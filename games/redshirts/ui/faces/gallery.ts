/** The pictures of all cards of this game. */
import { type Gallery, SHIPS, sources } from '@bridgehead/ui/faces';
import { CARDS } from '../../cards.ts';
import * as faceIcons from '../../icons/faces.ts';
import * as laterIcons from '../../icons/later.ts';
import * as tableIcons from '../../icons/table.ts';
import { SECTIONS } from '../../ship.ts';
import { SCENES } from './lines.ts';

/** A design of the lab shows the sign of the fleet until somebody draws it. */
const lines = Object.fromEntries(CARDS.map(({ id }) => [id, SCENES[id] ?? 'hull red|star-medal 60 62 84']));

/** The places of a ship, for the catalogue. */
const SHOWN: Readonly<Record<string, string>> = {
  bridge: 'deck CMD|ship-wheel 60 62 84',
  hull: 'hull steel|energy-shield 60 60 84',
  tele: 'hull SCI|teleport 60 60 90',
  strut: 'hull ENG|entry-door 60 62 84',
  pod: 'space steel|missile-pod 60 60 84',
  eng: 'hull ENG|reactor 60 60 90',
  laser: 'limb red|laser-turret 60 62 84',
  sensor: 'grid SCI|radar-dish 60 60 84',
  engine: 'deep ENG|rocket 60 60 84 30',
  shield: 'deep SCI|~bubble-field 60 60 128 .4|energy-shield 60 60 80',
  capsule: 'space CMD|rocket 60 60 70 -20',
};
const sectionLine = (id: string): string => SHOWN[id.replace(/_.$/, '')] ?? 'hull steel|entry-door 60 60 84';

export const GALLERY: Gallery = {
  lines,
  also: Object.fromEntries(SECTIONS.map(({ id }) => [id, sectionLine(id)])),
  kit: {
    icons: { ...tableIcons, ...laterIcons, ...faceIcons },
    words: SHIPS,
  },
};
export const sourceOf = sources(GALLERY);
