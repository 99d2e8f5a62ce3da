/** A person from head to shoulders: species, dress and a short word list make the face. */
import { inkOf, mix } from './ink.ts';
import { drawn } from './notation.ts';
import { BEARDS, DRESS, EARS, HAIR, HATS, HEADS, MARKS } from './parts.ts';
import { path, r1, type Sheet, stroke } from './sheet.ts';
import { SKINS } from './tones.ts';

/** `s:4 h:oval hair:crop …`: skin, head, hair, hair colour (hc), species (sp), mark (mk), hat and cloth colours, breadth (b). */
export type Looks = Readonly<Record<string, string>>;
export const looksOf = (words: string): Looks =>
  Object.fromEntries(words.split(' ').map((word) => [word.slice(0, word.indexOf(':')), word.slice(word.indexOf(':') + 1)]));

const SHOULDERS = (b: number): string => {
  const x = (n: number) => r1(60 + (n - 60) * b);
  return `M${x(6)} 126C${x(8)} 108 ${x(20)} 99 42 93L52 88H68L78 93C${x(100)} 99 ${x(112)} 108 ${x(114)} 126Z`;
};
const NECK = 'M47 64H73V90Q60 104 47 90Z';

/** Behind the head: what grows out of it. */
const BEHIND: Readonly<Record<string, string>> = {
  horn: 'light M42 36C28 28 22 12 28 -6C32 10 40 20 52 26Z; base-25% M78 36C92 28 98 12 92 -6C88 10 80 20 68 26Z; dark@.6 M80 34C91 27 96 14 92 -6C94 14 88 26 77 30Z',
  antenna: '~light 3 M50 28C48 14 42 4 32 -2; ~base 3 M70 28C72 14 78 4 88 -2; light o31 -3 5; base o89 -3 5',
  tent: '~light 7 M46 34C44 18 36 12 26 6M54 28C54 14 50 6 44 -4; ~base 7 M66 28C66 12 70 4 68 -6M72 32C76 18 88 16 86 2; ~base-25% 5 M76 36C82 26 94 26 96 12; ~light 4 M42 38C36 28 30 26 20 22',
  fin: 'base M48 34C46 14 52 -2 64 -12C72 2 78 18 74 36Z; light M48 34C46 14 52 -2 64 -12C60 6 60 20 60 34Z; ~dark@.6 1 M64 -10L62 34',
  card: 'light M40 62L12 104L44 98L52 84Z; base-18% M80 62L108 104L76 98L68 84Z; ~dark@.5 1.4 M38 70L20 100M82 70L100 100',
};
const BUMPS =
  'light ~dark@.4 .8 o47 30 3.4; light ~dark@.4 .8 o54 26 3.8; light ~dark@.4 .8 o62 25 3.8; base ~dark@.4 .8 o70 28 3.6; base ~dark@.4 .8 o76 34 3';

function headOf(form: string): string {
  return HEADS[form] ?? (HEADS.oval as string);
}

function planes(s: Sheet, head: string, inks: Readonly<Record<string, string>>): string {
  const clip = s.keep((id) => `<clipPath id="${id}"><path d="${head}"/></clipPath>`);
  return `<g clip-path="url(#${clip})">${drawn('light M30 0H92V100H30Z; base M68 0C66 30 76 50 72 74L64 100H100V0Z; dark@.7 M80 10C80 40 84 60 78 76L70 100H100V10Z; base@.55 M44 76Q60 70 76 76V90H44Z; base@.75 M43 49Q51 45 58 50L57 57Q51 60 44 56ZM62 50Q69 45 77 49L76 56Q69 60 63 57Z', inks)}</g>`;
}

const ALMOND = (x: number, h: number) => `M${x - 6} 53Q${x} ${53 - h} ${x + 6} 53Q${x} ${53 + h} ${x - 6} 53Z`;
function eye(x: number, narrow: boolean): string {
  const h = narrow ? 2.6 : 4.6;
  return `#fffdf6 ${ALMOND(x, h)}; iris o${x} 52.8 ${narrow ? 1.9 : 2.5}; #0d0b10 o${x} 52.8 1.1; #fff o${x - 0.9} 51.8 .9; ~lid 1.9 M${x - 6.4} 53.2Q${x} ${53 - h - 0.6} ${x + 6.4} 53`;
}
const EYES: Readonly<Record<string, string>> = {
  std: `${eye(51, false)}; ${eye(69, false)}`,
  narrow: `${eye(51, true)}; ${eye(69, true)}`,
  four: `${eye(51, false)}; ${eye(69, false)}; #fffdf6 o53 36 3 2; iris o53 36 1.5; ~lid 1.3 M50 35.6Q53 33 56 35.6; #fffdf6 o67 36 3 2; iris o67 36 1.5; ~lid 1.3 M64 35.6Q67 33 70 35.6`,
  one: '#fffdf6 M47 52Q60 40 73 52Q60 64 47 52Z; iris o60 52 5; #0d0b10 o60 52 2.4; #fff o58 50 1.6; ~lid 2.2 M46 52Q60 38 74 52',
  none: '',
};
/** Worn over the eyes. */
const EYEWEAR: Readonly<Record<string, string>> = {
  visor: '#14161c b34 45 52 15 3; glow b37.5 48 45 9 1.5; #fff@.75 M38 48.5H62L56 52H38Z',
  goggles:
    '~#191319 4 M36 52H84; #191319 o50 53 10.5; #191319 o70 53 10.5; glow o50 53 7; glow-25% o70 53 7; #fff@.7 M45 51Q47 47 52 47L48 54Z; #fff@.5 M65 51Q67 47 72 47L68 54Z',
  specs:
    '#fff@.22 o50 53 8.5; #fff@.12 o70 53 8.5; ~#241a16 2 o50 53 8.5; ~#241a16 2 o70 53 8.5; ~#241a16 1.8 M58.5 52Q60 50 61.5 52M41.5 52L37 50M78.5 52L83 50',
  mask: '#100c12 M34 50Q42 40 60 47Q78 40 86 50Q82 64 70 62Q62 58 60 56Q58 58 50 62Q38 64 34 50Z; #100c12 M84 50L96 44L92 54L97 62L83 56Z',
  patch: '~#15100f 2.2 M36 40L84 54; #15100f M60.5 46H80Q81 58 72 60Q62 60 60.5 46Z; #fff@.16 M62 47H72L64 54Z',
  implant:
    '#20272a b59 42 22 21 3; #8ea59d M59 44H70L62 52H59Z; #0c1110 o70 52.5 7.5; #e9f4ff o70 52.5 4; glow o70 52.5 2; ~#5e706a 2.4 M81 48C92 52 86 78 94 96M81 56C88 66 82 84 86 98',
  implantL:
    '#20272a b39 42 22 21 3; #8ea59d M39 44H52L42 52H39Z; #0c1110 o50 52.5 7.5; glow o50 52.5 4; #fff o49 51 1.6; ~#5e706a 2.4 M39 48C28 52 34 78 26 96M39 56C32 66 38 84 34 98',
};
const MOUTHS: Readonly<Record<string, string>> = {
  std: '~lip 2.1 M51 74Q60 76 69 73.5; ~base-20%@.7 1.4 M55 78.5Q60 80 65 78.5',
  smile: '#fffdf6 M50 72Q60 74.5 70 72Q68 80 60 80Q52 80 50 72Z; ~lip 1.8 M49 71.5Q60 75 71 71.5',
  smirk: '~lip 2.1 M51 75Q61 77 69 71; ~lip 1.4 M69 71L71 69.5',
  frown: '~lip 2.1 M51 76Q60 71 69 76; ~base-20%@.7 1.4 M55 80Q60 79 65 80',
  lips: 'lip M51 74Q56 70.5 60 72.5Q64 70.5 69 74Q64 79 60 79Q56 79 51 74Z; lip-35% M51 74Q60 75.5 69 74Q60 77 51 74Z',
  none: '',
};
const OLD = '~base-25%@.9 1.3 M45 59Q50 62 55 59.5M65 59.5Q70 62 75 59M48 66Q46 70 47 74M72 66Q74 70 73 74M50 36Q60 34 70 36';

function brows(look: Looks): string {
  if (look.nobrow === '1' || look.eye === 'one') return '';
  const slant = Number(look.slant ?? 0);
  return `~brow 2.6 M44 ${46.5 + slant * 0.6}Q50 ${43.4 - slant * 0.2} 57 ${46 - slant}M63 ${46 - slant}Q70 ${43.4 - slant * 0.2} 76 ${46.5 + slant * 0.6}`.replace(
    /(\.\d)\d+/g,
    '$1',
  );
}

function hairFront(s: Sheet, outline: string, colour: string): string {
  if (outline === '' || outline === '–') return '';
  const clip = s.keep((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  return `${path(outline, colour)}<g clip-path="url(#${clip})">${path('M20 0H60C48 10 42 26 44 60H20Z', mix(colour, '#ffffff', 0.2))}${path('M72 0C82 16 80 34 76 60H110V0Z', mix(colour, '#000000', 0.3))}</g>`;
}

function inksOf(s: Sheet, look: Looks): Record<string, string> {
  const [light, base, dark] = (SKINS[look.s ?? '1'] ?? (SKINS['1'] as string)).split(' ').map((one) => `#${one}`) as [
    string,
    string,
    string,
  ];
  const cloth = look.c ?? s.tones.cloth;
  const hair = look.hc ?? '#2a2018';
  const { glow, rim, near } = s.tones;
  const shade = s.across(
    [0, 0],
    [1, 0.9],
    [
      [0, mix(cloth, rim, 0.25)],
      [0.45, cloth],
      [1, mix(cloth, '#000000', 0.55)],
    ],
  );
  const soft = look.mouth === 'lips';
  return {
    light,
    base,
    dark,
    glow,
    rim,
    near,
    cloth,
    hat: look.hatc ?? cloth,
    shade,
    black: '#000000',
    iris: look.iris ?? mix(dark, '#1a1420', 0.35),
    lid: mix(dark, '#0d0b10', 0.6),
    lip: soft ? mix(base, '#a8202c', 0.6) : mix(dark, '#2a1014', 0.4),
    brow: look.hair === 'bald' && look.hc === undefined ? mix(dark, '#000000', 0.35) : mix(hair, '#000000', 0.3),
  };
}

/** The bust in its field of 120: foot of the shoulders at 126. */
export function bust(s: Sheet, look: Looks): string {
  const inks = inksOf(s, look);
  const breadth = Number(look.b ?? 1);
  const outlines = { shoulders: SHOULDERS(breadth) };
  const draw = (text: string) => (text === '' ? '' : drawn(text, inks, outlines));
  const head = headOf(look.h ?? 'oval');
  const hair = look.hc ?? '#2a2018';
  const [back = '', front = ''] = (HAIR[look.hair ?? 'crop'] ?? ' / ').split(' / ');
  const dress = draw(DRESS[look.wear ?? 'uni'] ?? '');
  const [left, right] = look.ear === 'none' ? ['', ''] : ((EARS[look.ear ?? 'std'] as string).split('ZM') as [string, string]);
  const small = Number(look.small ?? 1);
  const scaled = (inside: string) =>
    small === 1 ? inside : `<g transform="translate(${r1(60 - 60 * small)} ${r1(90 - 90 * small)}) scale(${small})">${inside}</g>`;
  const beard = BEARDS[look.beard ?? ''];
  const covered = look.hat === 'full';
  const hooded = look.hat === 'hood';
  const behind = [
    hooded ? path('M60 8C86 8 96 34 92 66C96 84 104 96 108 108H12C16 96 24 84 28 66C24 34 34 8 60 8Z', inkOf('hat-50%', inks)) : '',
    back === '' || back === '–' ? '' : path(back, mix(hair, '#000000', 0.28)),
    draw(BEHIND[look.sp ?? ''] ?? ''),
  ].join('');
  const face = [
    left === '' ? '' : path(`${left}Z`, inks.light as string) + path(`M${right}`, inks.dark as string),
    planes(s, head, inks),
    look.sp === 'bumpy' ? draw(BUMPS) : draw(MARKS[look.sp ?? ''] ?? ''),
    draw(MARKS[look.mk ?? ''] ?? ''),
    look.old === '1' ? draw(OLD) : '',
    stroke('M39 50C39 66 46 82 58 85', '#ffffff', 1.2, 0.55),
    EYEWEAR[look.eye ?? ''] === undefined || ['specs', 'mask', 'patch', 'implant', 'implantL'].includes(look.eye ?? '')
      ? draw(EYES[look.eye ?? 'std'] ?? (EYES.std as string))
      : '',
    draw(brows(look)),
    look.mk === 'nose' ? '' : draw('dark@.75 M61 50L66 66Q62 69.5 57 67.5L62 66Z; light M58 52L56 65L60 66.5Z'),
    draw(MOUTHS[look.mouth ?? 'std'] ?? ''),
    beard === undefined
      ? ''
      : hairFront(s, beard, hair) + (look.beard === 'full' || look.beard === 'long' ? draw('~lip 2 M53 73Q60 75 67 73') : ''),
    hairFront(s, front, hair),
    look.eye === 'mask' ? draw(`${EYEWEAR.mask}; ${EYES.std}`) : draw(EYEWEAR[look.eye ?? ''] ?? ''),
    draw(HATS[look.hat ?? ''] ?? ''),
  ].join('');
  const neck = `${path(NECK, inks.base as string)}${path('M47 78Q60 92 73 74V86Q60 96 47 90Z', inks.dark as string, 0.75)}`;
  const rim = stroke(
    `M${r1(60 - 53 * breadth)} 120C${r1(60 - 50 * breadth)} 108 ${r1(60 - 38 * breadth)} 100 43 94`,
    inks.rim as string,
    1.5,
    0.8,
  );
  return `${scaled(behind)}${covered ? '' : scaled(neck)}${dress}${rim}${scaled(face)}`;
}
