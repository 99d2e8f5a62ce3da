/** Ships from half an outline: two to four closed shapes, mirrored. The left half takes the light. */
import { HULLS } from './hulls.ts';
import { mix } from './ink.ts';
import { disc, path, r1, type Sheet, stroke } from './sheet.ts';

/** Numbers of a path and its letters; H and V are not mirrored by turning every first number, so they are spelt out. */
function mirrored(d: string): string {
  let [x, y, k] = [0, 0, 0];
  return d.replace(/([A-Z])|(-?[\d.]+)/g, (part, letter: string | undefined) => {
    if (letter !== undefined) {
      k = letter === 'H' ? -1 : letter === 'V' ? -2 : 0;
      return k < 0 ? 'L' : letter;
    }
    const n = Number(part);
    if (k === -1) {
      x = n;
      return `${-n} ${y}`;
    }
    if (k === -2) {
      y = n;
      return `${-x} ${n}`;
    }
    const first = k++ % 2 === 0;
    if (first) x = n;
    else y = n;
    return first ? String(-n || 0) : part;
  });
}

function cube(s: Sheet): string {
  const { light, base, dark, glow } = s.tones;
  const faces = [
    ['M0 -54L48 -28L0 -2L-48 -28Z', mix(light, base, 0.5), [48, 26], [-48, 26], [0, -54]],
    ['M-48 -28L0 -2V54L-48 28Z', mix(base, dark, 0.35), [48, 26], [0, 56], [-48, -28]],
    ['M0 -2L48 -28V28L0 54Z', mix(dark, '#000000', 0.25), [48, -26], [0, 56], [0, -2]],
  ] as const;
  return (
    faces
      .map(([d, fill, [ax, ay], [bx, by], [x, y]], side) => {
        let plates = '';
        for (let i = 0; i < 26; i++) {
          const [u, v, w, h] = [s.between(0.02, 0.8), s.between(0.02, 0.8), s.between(0.05, 0.17), s.between(0.05, 0.17)];
          const at = (p: number, q: number) => `${r1(x + ax * p + bx * q)} ${r1(y + ay * p + by * q)}`;
          const lit = s.chance() < 0.22;
          plates += path(
            `M${at(u, v)}L${at(u + w, v)}L${at(u + w, v + h)}L${at(u, v + h)}Z`,
            lit ? glow : i % 2 === 0 ? '#000000' : light,
            lit ? 0.85 : i % 2 === 0 ? 0.45 : side === 0 ? 0.3 : 0.16,
          );
        }
        return path(d, fill) + plates;
      })
      .join('') + stroke('M-48 -28L0 -2L48 -28M0 -2V54', s.tones.rim, 1, 0.4)
  );
}

function sphere(s: Sheet): string {
  const { light, base, dark, glow, rim } = s.tones;
  let plates = '';
  for (let i = 0; i < 60; i++) {
    const [angle, far] = [s.between(0, Math.PI * 2), Math.sqrt(s.chance()) * 42];
    const flat = Math.cos((far / 48) * 1.4);
    plates += `<rect x="${r1(Math.cos(angle) * far)}" y="${r1(Math.sin(angle) * far)}" width="${r1(s.between(3, 11) * flat + 1)}" height="${r1(s.between(2, 6))}" fill="${i % 6 === 0 ? glow : i % 2 === 0 ? '#000000' : light}" fill-opacity="${i % 6 === 0 ? 0.8 : 0.3}"/>`;
  }
  return `${disc(
    0,
    0,
    49,
    s.around(-18, -22, 76, [
      [0, light],
      [0.4, base],
      [1, dark],
    ]),
  )}${plates}${stroke('M-46 -16A49 49 0 0 1 -8 -48', rim, 1.6, 0.8)}`;
}

/** One ship around its middle, nose up. */
function hullOf(s: Sheet, name: string): string {
  const [shapes = '', engines = '', bow = ''] = (HULLS[name] ?? (HULLS.Runabout as string)).split(';');
  const { light, base, dark, rim, glow } = s.tones;
  const right = shapes.split('|');
  const left = right.map(mirrored);
  const all = [...right, ...left].join('');
  const lit = s.across(
    [0, 0],
    [1, 1],
    [
      [0, light],
      [1, base],
    ],
  );
  const dim = s.across(
    [0, 0],
    [1, 1],
    [
      [0, base],
      [1, dark],
    ],
  );
  let flames = '';
  let cores = '';
  for (const point of engines.split(' ').filter((one) => one !== '')) {
    const [x = 0, y = 0] = point.split(',').map(Number);
    for (const side of x === 0 ? [0] : [-x, x]) {
      flames +=
        path(`M${side - 4} ${y}L${side} ${y + 34}L${side + 4} ${y}Z`, glow, 0.55) +
        path(`M${side - 1.6} ${y}L${side} ${y + 20}L${side + 1.6} ${y}Z`, '#ffffff', 0.8);
      cores += disc(side, y, 4, '#ffffff');
    }
  }
  let windows = '';
  for (let i = 0; i < 16; i++)
    windows += `<rect x="${r1(s.between(-8, 8))}" y="${r1(s.between(-34, 34))}" width="1.6" height="1.2" fill="${i % 3 === 0 ? '#ffffff' : rim}" fill-opacity=".8"/>`;
  const halves = right
    .map(
      (d, i) =>
        path(d, i === 0 ? dim : mix(base, dark, 0.35 + 0.1 * i)) +
        path(left[i] as string, i === 0 ? lit : mix(light, base, 0.25 + 0.15 * i)) +
        stroke(left[i] as string, rim, 1, 0.75) +
        stroke(d, dark, 0.8, 0.6),
    )
    .join('');
  const [bx = 0, by = 0] = bow.split(',').map(Number);
  return `${flames}<path transform="translate(2.2 3.2)" d="${all}" fill="${mix(dark, '#000000', 0.4)}"/>${halves}${windows}${disc(bx, by, 3, glow)}${cores}`;
}

/** `turn` in degrees; the shadow falls to the lower right, however the ship is turned. */
function ship(s: Sheet, name: string, x: number, y: number, scale: number, turn: number): string {
  const whole = name === 'Cube' || name === 'Sphere';
  const body = name === 'Cube' ? cube(s) : name === 'Sphere' ? sphere(s) : hullOf(s, name);
  const outline = whole
    ? ''
    : (HULLS[name] ?? (HULLS.Runabout as string))
        .split(';')[0]
        ?.split('|')
        .flatMap((d) => [d, mirrored(d)])
        .join('');
  const spin = whole ? 0 : turn;
  const shade =
    outline === ''
      ? ''
      : `<path transform="translate(${r1(x + 6 * scale)} ${r1(y + 9 * scale)}) rotate(${spin}) scale(${scale})" d="${outline}" fill="#000000" fill-opacity=".38"/>`;
  return `${shade}<g transform="translate(${r1(x)} ${r1(y)}) rotate(${spin}) scale(${scale})">${body}</g>`;
}

/** The word `ship` of a scene: class, place, scale and turn. Classes may have two words. */
export const SHIPS: Readonly<Record<string, (s: Sheet, words: readonly string[]) => string>> = {
  ship: (s, words) => {
    const [x = 60, y = 60, scale = 0.84, turn = 0] = words.slice(-4).map(Number);
    return ship(s, words.slice(0, -4).join(' '), x, y, scale, turn);
  },
};
