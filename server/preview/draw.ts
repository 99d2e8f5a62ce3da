/** The picture of a link, 1200 by 630, as SVG: the game's ground, two of its figures, who asks and what it takes. Only what the link shows anyway. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Invitation {
  /** The game's folder. */
  readonly game: string;
  readonly title: string;
  /** Who asks; null on the picture of a game, and for names that the letters of the house do not have. */
  readonly host: string | null;
  /** Below, in one line. */
  readonly facts: string;
  /** On the plate: a chair is free, the match is on. */
  readonly plate: string;
}

const GAMES = path.join(import.meta.dirname, '../../games');
const kept = new Map<string, string>();

/** A figure of the game in its own box; nothing where nobody has drawn one. */
function figure(game: string, name: string, box: string, turn: string): string {
  const key = `${game}/pictures/${name}.svg`;
  let markup = kept.get(key);
  if (markup === undefined) {
    try {
      markup = readFileSync(path.join(GAMES, key), 'utf8');
    } catch {
      markup = '';
    }
    kept.set(key, markup);
  }
  return markup
    .replace(/ (?:width|height)="\d+"/g, (size, at: number) => (at < markup.indexOf('>') ? '' : size))
    .replace('<svg ', `<svg ${box} preserveAspectRatio="${turn}" `);
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const text = (y: number, size: number, weight: number, fill: string, words: string): string =>
  `<text x="600" y="${y}" text-anchor="middle" font-family="Oxanium" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(words)}</text>`;

/** Long titles get smaller letters. */
const sizeOf = (title: string): number => Math.min(92, Math.floor(1500 / title.length));

export function drawInvitation({ game, title, host, facts, plate }: Invitation): string {
  const wide = Math.max(260, plate.length * 19 + 60);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
    '<rect width="1200" height="630" fill="#0b1220"/>',
    figure(game, 'ground', 'x="0" y="0" width="1200" height="630"', 'xMidYMid slice'),
    '<defs><radialGradient id="dim" cx=".5" cy=".42" r=".72"><stop offset="0" stop-color="#060b16" stop-opacity=".94"/><stop offset=".55" stop-color="#060b16" stop-opacity=".8"/><stop offset="1" stop-color="#060b16" stop-opacity=".35"/></radialGradient></defs>',
    '<rect width="1200" height="630" fill="url(#dim)"/>',
    figure(game, 'host', 'x="-30" y="150" width="460" height="500"', 'xMidYMax meet'),
    figure(game, 'guest', 'x="770" y="150" width="460" height="500"', 'xMidYMax meet'),
    host === null ? '' : text(74, 36, 700, '#ffd9a0', `${host} invites you to`),
    text(164, sizeOf(title), 800, '#f2f6ff', title),
    `<rect x="${600 - wide / 2}" y="470" width="${wide}" height="68" rx="14" fill="#5cc8f5"/>`,
    text(515, 32, 700, '#06131c', plate),
    '<rect y="566" width="1200" height="64" fill="#060b16" fill-opacity=".82"/>',
    text(607, 26, 700, '#eef3fc', facts),
    '</svg>',
  ].join('');
}
