/** The pictures of all cards of this game: people by species, class and a few words of their own, ships by class, everything else a scene. */
import { cutout, type Drawer, drawn, type Gallery, PEOPLE, SHIPS, source, sources } from '@bridgehead/ui/faces';
import { FACES, type Face } from '../../cards/index.ts';
import * as faceIcons from '../../icons/faces.ts';
import * as tableIcons from '../../icons/table.ts';
import { LOOKS, SCENES } from './lines.ts';

const SPECIES: Readonly<Record<string, string>> = {
  Human: 's:1 ear:std',
  Klingon: 's:3 sp:ridge wear:klin slant:-1.5',
  Romulan: 's:y sp:vee ear:point wear:quilt slant:-2',
  Cardassian: 's:c sp:card wear:ridged',
  "Jem'Hadar": 's:n sp:jem wear:jem ear:none nobrow:1 eye:narrow hair:bald',
  Vorta: 's:m ear:lobe wear:vorta iris:#8a5ad0',
  Trill: 's:1 sp:spots',
  Borg: 's:z wear:borg mk:veins ear:none hair:bald nobrow:1 mouth:frown',
};
const UNIFORMS: Readonly<Record<string, string>> = {
  OFFICER: '#b5303c',
  ENGINEER: '#d79a2c',
  SECURITY: '#8a6a1f',
  MEDICAL: '#2a9aa0',
  SCIENCE: '#3a78c0',
  'V.I.P.': '#7d4f9c',
  CIVILIAN: '#6d7a5c',
};
const PLACES: Readonly<Record<string, readonly [string, string, string]>> = {
  Federation: ['deck', 'space', 'hull'],
  Klingon: ['cave', 'limb', 'hull'],
  Romulan: ['city', 'deck', 'space'],
  Cardassian: ['hull', 'deep', 'city'],
  Dominion: ['deep', 'hull', 'limb'],
  Borg: ['hull', 'deep', 'grid'],
};
const OPEN = ['space', 'limb', 'deep'] as const;
const TURNS = [38, -46, 64, -24] as const;
/** A robot on four jets: no person. */
const EXOCOMP =
  '#000000@.35 M22 104Q60 92 98 104Q60 118 22 104Z; glow@.5 M40 84L34 112L50 86ZM70 86L86 112L80 84Z; dark M30 50L14 44L16 62L32 66Z; base M26 44C34 26 78 22 96 42L100 64C92 86 44 92 28 72Z; light M26 44C34 28 62 24 74 30L60 82C46 84 34 80 28 72Z; dark@.6 M96 42L100 64C94 78 80 84 68 86C84 74 90 58 84 32C90 34 94 38 96 42Z; #15131a b36 46 34 20 9; glow o46 56 6; #fff o44 54 2; #20272a o61 56 4; ~rim@.8 1.6 M28 46C36 32 62 26 78 31; ~dark 2 M76 40L90 46M78 50L92 54M78 60L92 62; #aab4be M96 46L114 40L116 46L98 54Z; #f4f6f8 M96 46L114 40L115 42L97 48Z; glow o116 43 3; ~base 3 M56 28V16; glow o56 13 4';

const number = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);
const paletteOf = ({ row }: Face): string => (row.affiliation === 'Neutral' ? 'steel' : (row.affiliation ?? 'steel'));

function person(face: Face): string {
  const { id, row } = face;
  const palette = paletteOf(face);
  const place = (PLACES[palette] ?? ['space', 'land', 'cave'])[number(id) % 3];
  if (id === 'PF11') return `${place} ${palette}|exocomp`;
  const species = row.species ?? (palette === 'Dominion' ? "Jem'Hadar" : 'Human');
  const cloth = UNIFORMS[row.class ?? ''];
  return `${place} ${palette}|bust ${SPECIES[species] ?? SPECIES.Human}${cloth === undefined ? '' : ` c:${cloth}`} ${LOOKS[id] ?? 'hat:hood'}`;
}

/** The ships of one class stand differently; every second one has company. */
function vessel(face: Face, place: number): string {
  const name = face.row.class ?? 'Runabout';
  const company = place % 2 === 1 ? `|ship ${name} 100 40 .2 ${TURNS[place % 4]}|ship ${name} 106 62 .14 ${TURNS[place % 4]}` : '';
  return `${OPEN[(number(face.id) + place) % 3]} ${paletteOf(face)}${company}|ship ${name} 60 60 .84 ${TURNS[place % 4]}`;
}

const lines: Record<string, string> = {};
const classes = new Map<string, number>();
for (const face of FACES) {
  const { id, kind, row } = face;
  if (kind === 'personnel') lines[id] = person(face);
  else if (kind === 'ship') {
    const place = classes.get(row.class ?? '') ?? 0;
    classes.set(row.class ?? '', place + 1);
    lines[id] = vessel(face, place);
  } else lines[id] = SCENES[id] ?? 'deep steel|star-medal 60 60 84';
}

const exocomp: Drawer = (s) => drawn(EXOCOMP, s.tones);
export const GALLERY: Gallery = {
  lines,
  kit: { icons: { ...tableIcons, ...faceIcons }, words: { ...PEOPLE, ...SHIPS, exocomp } },
};
export const sourceOf = sources(GALLERY);

const standing = new Map<string, string>();
/** Somebody without the ground behind, as they stand on a bridge; empty for a card that shows no person. */
export function standingOf(id: string): string {
  const known = standing.get(id);
  if (known !== undefined) return known;
  const [ground = '', subject = ''] = (lines[id] ?? '').split('|');
  const [, palette = ''] = ground.split(' ');
  const words = subject.replace(/^bust /, 'straight ');
  const made = words === subject && subject !== 'exocomp' ? '' : source(cutout(id, palette, words, GALLERY.kit, '17 0 86 96'));
  standing.set(id, made);
  return made;
}
