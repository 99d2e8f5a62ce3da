/** Planets and anomalies behind the missions: three inks, bands and a shade, or the lines of something in space. */
import { seeded } from './seed.ts';

const PLANETS = {
  rust: '#f0a46a #b3542c #4a1a14',
  jade: '#bfe08a #5c8f3c #1b3314',
  violet: '#cf9bf0 #7a4bb0 #2a1648',
  ice: '#d5f0ff #7fb2d8 #1d3a5c',
  sand: '#f3dca0 #b98b45 #4b3312',
  teal: '#9be8dc #2f8d86 #0c3734',
  rose: '#ffb9b0 #c25a63 #461a2b',
} as const;
const NAMES = Object.keys(PLANETS) as readonly (keyof typeof PLANETS)[];
const GREY = '#a9aeb8 #666c78 #23262d';
const SPACE_INK = '#9cc7ff';

/** In a box of 96 × 96 with the centre at 48, 48. */
export function planet(card: string, solved: boolean): string {
  const random = seeded(card);
  const name = NAMES[Math.floor(random() * NAMES.length)] ?? 'rust';
  const [light = '', base = '', dark = ''] = (solved ? GREY : PLANETS[name]).split(' ');
  const ringed = random() < 0.34;
  let bands = '';
  for (let i = 0; i < 6; i++) {
    const y = 18 + i * 11 + random() * 5;
    const bow = 4 + random() * 7;
    bands += `<path d="M8 ${y.toFixed(1)}Q48 ${(y + bow).toFixed(1)} 88 ${y.toFixed(1)}v${(2 + random() * 4).toFixed(1)}Q48 ${(y + bow + 5).toFixed(1)} 8 ${(y + 3).toFixed(1)}Z" fill="${i % 2 === 0 ? dark : light}" opacity="${(0.14 + random() * 0.2).toFixed(2)}"/>`;
  }
  const ring = (half: string) =>
    `<path d="${half}" fill="none" stroke="${light}" stroke-width="3.4" opacity=".75" transform="rotate(-16 48 48)"/><path d="${half}" fill="none" stroke="${base}" stroke-width="1.2" transform="rotate(-16 48 48)"/>`;
  return (
    `<defs><radialGradient id="p" cx=".32" cy=".28" r=".86"><stop stop-color="${light}"/><stop offset="46%" stop-color="${base}"/><stop offset="100%" stop-color="${dark}"/></radialGradient>` +
    `<radialGradient id="s" cx=".3" cy=".26" r=".84"><stop offset="45%" stop-color="#000" stop-opacity="0"/><stop offset="100%" stop-color="#000" stop-opacity=".78"/></radialGradient>` +
    `<radialGradient id="a"><stop offset="80%" stop-color="${base}" stop-opacity=".5"/><stop offset="100%" stop-color="${base}" stop-opacity="0"/></radialGradient><clipPath id="c"><circle cx="48" cy="48" r="34"/></clipPath></defs>` +
    (ringed ? ring('M-4 48A52 13 0 0 1 100 48') : '') +
    `<circle cx="48" cy="48" r="39" fill="url(#a)"/><circle cx="48" cy="48" r="34" fill="url(#p)"/><g clip-path="url(#c)">${bands}</g><circle cx="48" cy="48" r="34" fill="url(#s)"/>` +
    `<path d="M20 62A34 34 0 0 1 34 17" fill="none" stroke="#fff" stroke-width="1.3" opacity=".5" stroke-linecap="round"/>` +
    (ringed ? ring('M-4 48A52 13 0 0 0 100 48') : '')
  );
}

export function anomaly(card: string, solved: boolean): string {
  const random = seeded(card);
  const ink = solved ? '#8b909b' : SPACE_INK;
  const turn = Math.floor(random() * 180);
  const kind = Math.floor(random() * 4);
  const line = (d: string, width = 1.5, opacity = 0.9) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" opacity="${opacity}" stroke-linecap="round"/>`;
  let body = '';
  if (kind === 0)
    for (let i = 0; i < 6; i++)
      body += `<ellipse cx="48" cy="48" rx="38" ry="11" fill="none" stroke="${ink}" stroke-width="1.5" opacity=".8" transform="rotate(${turn + i * 30} 48 48)"/>`;
  if (kind === 1)
    for (let i = 0; i < 14; i++) {
      const angle = ((turn + (i * 360) / 14) * Math.PI) / 180;
      const [near, far] = [9 + random() * 6, 26 + random() * 16];
      body += line(
        `M${(48 + Math.cos(angle) * near).toFixed(1)} ${(48 + Math.sin(angle) * near).toFixed(1)}L${(48 + Math.cos(angle) * far).toFixed(1)} ${(48 + Math.sin(angle) * far).toFixed(1)}`,
        2,
      );
    }
  if (kind === 2)
    for (const half of [0, 180]) {
      let d = '';
      for (let i = 0; i <= 30; i++) {
        const angle = ((turn + half + i * 21) * Math.PI) / 180;
        const r = 3 + i * 1.25;
        d += `${i === 0 ? 'M' : 'L'}${(48 + Math.cos(angle) * r).toFixed(1)} ${(48 + Math.sin(angle) * r * 0.62).toFixed(1)}`;
      }
      body += line(d, 2.2);
    }
  if (kind === 3)
    for (let i = 0; i < 4; i++)
      body += `<circle cx="48" cy="48" r="${12 + i * 8.5}" fill="none" stroke="${ink}" stroke-width="1.8" stroke-dasharray="${4 + i * 3} ${3 + i}" opacity="${0.95 - i * 0.17}"/>`;
  return `<defs><radialGradient id="g"><stop stop-color="#fff" stop-opacity="${solved ? 0.3 : 0.95}"/><stop offset="30%" stop-color="${ink}" stop-opacity=".45"/><stop offset="100%" stop-color="${ink}" stop-opacity="0"/></radialGradient></defs>${body}<circle cx="48" cy="48" r="22" fill="url(#g)"/>`;
}
