/** The pictures of all cards of this game. Place and light follow from the affiliation, people from their looks. */
import { cutout, type Drawer, drawn, type Gallery, PEOPLE, source, sources } from '@bridgehead/ui/faces';
import { ACTIONS, type Card, CREW, idOf, isCrew, isLeader, LEADERS, SECTIONS } from '../../cards/index.ts';
import * as faceIcons from '../../icons/faces.ts';
import * as tableIcons from '../../icons/table.ts';
import { LOOKS, SCENES } from './lines.ts';
import { BISCUIT, FIXIT, PTOLEMY, STOWAWAY, TWELVE } from './wholes.ts';

const whole =
  (text: string): Drawer =>
  (s) =>
    drawn(text, s.tones);

/** Who is no single person. */
const WHOLES: Readonly<Record<string, string>> = {
  K16: 'fixit',
  K20: 'pair',
  K22: 'twelve',
  K24: 'ptolemy',
  K28: 'stowaway',
  K31: 'biscuit',
};
const PAIR =
  's:4 h:square hair:crest hc:#d8342e wear:armor eye:narrow slant:-2 mouth:frown + s:4 h:square hair:crest hc:#2e8fd8 wear:armor eye:narrow slant:-2 mouth:smirk';

const PLACES: Readonly<Record<string, readonly [string, string, string]>> = {
  CMD: ['deck', 'space', 'limb'],
  ENG: ['hull', 'cave', 'grid'],
  SEC: ['limb', 'hull', 'deep'],
  SCI: ['grid', 'deep', 'deck'],
  CIV: ['city', 'deck', 'land'],
  '–': ['cave', 'land', 'hull'],
};
const palette = (affiliation: string): string => (affiliation === '–' ? '-' : affiliation);
const placeOf = (id: string, affiliation: string): string =>
  `${(PLACES[affiliation] as readonly string[])[Number(id.slice(1)) % 3]} ${palette(affiliation)}`;

/** A design of the lab is a stranger under a hood. */
const subjectOf = (id: string): string => {
  const own = WHOLES[id];
  if (own === 'pair') return `pair ${PAIR}`;
  return own ?? `bust ${LOOKS[id] ?? 'hat:hood wear:robe'}`;
};

const lines: Record<string, string> = {};
for (const { id, affiliation } of LEADERS) lines[id] = `${placeOf(id, affiliation)}|rays|${subjectOf(id.replace('L', 'K0'))}`;
for (const { id, affiliation } of CREW) lines[id] = `${placeOf(id, affiliation)}|${subjectOf(id)}`;
for (const { id } of ACTIONS) lines[id] = SCENES[id] ?? 'grid steel|radar-dish 60 62 84';
const SECTIONS_SHOW: Readonly<Record<string, string>> = {
  S1: 'rays gold|throne-king 60 62 88 0 coin',
  S2: 'hull ENG|halo 60 60 60|reactor 60 60 88',
  S3: 'table SEC|ray-gun 46 46 60 -14|ray-gun 74 82 60 -14',
  S4: 'deck SCI|bandage-roll 60 68 80',
  S5: 'table CIV|hot-meal 60 64 86',
};
for (const { id } of SECTIONS) lines[id] = SECTIONS_SHOW[id] ?? 'hull steel|entry-door 60 60 84';

export const GALLERY: Gallery = {
  lines,
  kit: {
    icons: { ...tableIcons, ...faceIcons },
    words: {
      ...PEOPLE,
      fixit: whole(FIXIT),
      biscuit: whole(BISCUIT),
      twelve: whole(TWELVE),
      stowaway: whole(STOWAWAY),
      ptolemy: whole(PTOLEMY),
    },
  },
};
export const sourceOf = sources(GALLERY);

const heads = new Map<string, string>();
/** A person without ground, for the board; empty for what is no person. */
export function headOf(card: Card): string {
  if (!isCrew(card) && !isLeader(card)) return '';
  const id = idOf(card).replace(/^L/, 'K0');
  const known = heads.get(id);
  if (known !== undefined) return known;
  const affiliation = CREW.find((row) => row.id === id)?.affiliation ?? '–';
  const made = source(cutout(id, palette(affiliation), subjectOf(id).replace(/^bust/, 'straight'), GALLERY.kit, '0 -8 120 130'));
  heads.set(id, made);
  return made;
}
