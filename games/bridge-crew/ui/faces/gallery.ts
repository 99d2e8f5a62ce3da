/** The pictures of all cards of this game: Orders and Personalities as signs, Crew cards as people. */
import { type Gallery, PEOPLE } from '@bridgehead/ui/faces';
import { ORDERS, type OrderId, PERSONALITIES, type PersonalityId } from '../../cards.ts';
import * as laterIcons from '../../icons/later.ts';
import * as soonIcons from '../../icons/soon.ts';
import * as tableIcons from '../../icons/table.ts';
import { CREW_LINES } from './crew.ts';

const SCENES: Readonly<Record<OrderId | PersonalityId, string>> = {
  hail: 'limb blue|radio-tower 60 60 86|~echo-ripples 60 26 70 .4',
  scan: 'grid SCI|radar-sweep 60 58 92',
  course: 'space CMD|ship-wheel 60 62 86',
  beam: 'hull SCI|halo 60 60 50|teleport 60 60 92',
  shields: 'deep steel|~bubble-field 60 60 128 .35|energy-shield 60 60 88',
  phasers: 'table red|ray-gun 58 64 92 -12|burst 104 32 13',
  torpedoes: 'deep ENG|missile-swarm 60 58 96',
  logical: 'grid blue|brain 60 60 90',
  passionate: 'rays CIV|hearts 60 60 88',
  aggressive: 'cave red|crossed-swords 60 58 90',
  defensive: 'hull steel|shield 60 60 88',
  inquisitive: 'table SCI|magnifying-glass 60 60 90',
  acquisitive: 'table gold|two-coins 60 60 88',
  philanthropic: 'land -|shaking-hands 60 64 88',
};

const linesFor = (rows: readonly { readonly id: OrderId | PersonalityId }[]) => Object.fromEntries(rows.map(({ id }) => [id, SCENES[id]]));

export const GALLERY: Gallery = {
  lines: { ...linesFor(ORDERS), ...CREW_LINES, ...linesFor(PERSONALITIES) },
  kit: { icons: { ...tableIcons, ...soonIcons, ...laterIcons }, words: PEOPLE },
};
