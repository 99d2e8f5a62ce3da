/** The pictures of all cards of this game: Orders and Personalities as signs, Crew cards as people. */
import { type Gallery, PEOPLE, sources } from '@bridgehead/ui/faces';
import { CREW, type CrewId, ORDERS, type OrderId, PERSONALITIES, type PersonalityId } from '../../cards.ts';
import * as laterIcons from '../../icons/later.ts';
import * as soonIcons from '../../icons/soon.ts';
import * as tableIcons from '../../icons/table.ts';

const SCENES: Readonly<Record<OrderId | CrewId | PersonalityId, string>> = {
  hail: 'limb blue|radio-tower 60 60 86|~echo-ripples 60 26 70 .4',
  scan: 'grid SCI|radar-sweep 60 58 92',
  course: 'space CMD|ship-wheel 60 62 86',
  beam: 'hull SCI|halo 60 60 50|teleport 60 60 92',
  shields: 'deep steel|~bubble-field 60 60 128 .35|energy-shield 60 60 88',
  phasers: 'table red|ray-gun 58 64 92 -12|burst 104 32 13',
  torpedoes: 'deep ENG|missile-swarm 60 58 96',
  comms: 'deck blue|bust s:3 h:oval hair:bob hc:#171310 hat:headset hatc:#2b6fb4 wear:uni c:#2b6fb4 mouth:lips',
  science: 'grid SCI|bust s:y h:long hair:bowl hc:#15131c ear:point slant:-2 wear:uni c:#1f8f8a',
  helm: 'space CMD|bust s:2 h:point hair:swept hc:#5a2d18 wear:uni c:#c8922b mouth:smirk',
  engineer: 'cave ENG|bust s:1 h:heavy hair:crop hc:#8a3a1a beard:full hat:goggup wear:coat c:#c8642a mouth:none',
  first: 'deck CMD|bust s:4 h:square hair:bald beard:goatee hc:#171310 wear:high c:#b5303c',
  security: 'hull SEC|bust s:n h:square hair:bald sp:ridge mk:scar wear:armor c:#a9303f b:1.1 mouth:frown eye:narrow',
  weapons: 'limb red|bust s:b h:oval hair:under hc:#eef6f4 sp:antenna wear:armor c:#5a2a3c mouth:lips',
  logical: 'grid blue|brain 60 60 90',
  passionate: 'rays CIV|hearts 60 60 88',
  aggressive: 'cave red|crossed-swords 60 58 90',
  defensive: 'hull steel|shield 60 60 88',
  inquisitive: 'table SCI|magnifying-glass 60 60 90',
  acquisitive: 'table gold|two-coins 60 60 88',
  philanthropic: 'land -|shaking-hands 60 64 88',
};

export const GALLERY: Gallery = {
  lines: Object.fromEntries([...ORDERS, ...CREW, ...PERSONALITIES].map(({ id }) => [id, SCENES[id]])),
  kit: { icons: { ...tableIcons, ...soonIcons, ...laterIcons }, words: PEOPLE },
};
export const sourceOf = sources(GALLERY);
