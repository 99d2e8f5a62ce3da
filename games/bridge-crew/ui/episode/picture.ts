/** The picture to post: the Alien and its beam, the title in the light, the joke below it. */
import type { Glyph } from '@bridgehead/ui';
import type { Episode } from '../../episode/index.ts';
import { rocket } from '../../icons/later.ts';
import { linesOf, skyOf } from './sky.ts';

const [WIDE, HIGH] = [1200, 630];
const READING = '"Literata Variable", Literata, Palatino, Georgia, serif';
const SIGNS = '"Oxanium Variable", "Trebuchet MS", sans-serif';
/** The beam: from the lamp to the right edge, from here to there. */
const LAMP = { x: 250, y: 235 };
const [TOP, BOTTOM] = [-120, 398];
const SHORE = 528;
const EMBLEM = 350;
/** Where the words begin, and how wide they are at most. */
const [LEFT, MEASURE] = [556, 604];

type Brush = CanvasRenderingContext2D;

export async function pictureOf(episode: Episode): Promise<Blob> {
  // A canvas takes what is there: letters that are still on their way would be missing.
  await Promise.all([`800 75px ${READING}`, `500 36px ${READING}`, `700 20px ${SIGNS}`].map((font) => document.fonts.load(font)));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE, HIGH];
  draw(canvas.getContext('2d') as Brush, episode);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}

function draw(brush: Brush, episode: Episode): void {
  const {
    inks: [sky, deep, paper, light, red, ground],
    face,
    next,
  } = skyOf(episode);
  const fill = (colour: string, path: string) => {
    brush.fillStyle = colour;
    brush.fill(new Path2D(path));
  };
  fill(sky, `M0 0H${WIDE}V${HIGH}H0Z`);
  brush.fillStyle = paper;
  for (let i = 0; i < 60; i++) {
    brush.beginPath();
    brush.arc(next() * LEFT, next() * SHORE, 0.8 + next() * 1.6, 0, 2 * Math.PI);
    brush.fill();
  }
  fill(light, `M${LAMP.x} ${LAMP.y}L${WIDE} ${TOP}V${BOTTOM}Z`);
  fill(red, `M400 470a34 34 0 1 0 68 0a34 34 0 1 0 -68 0Z`);
  const waves = (y: number) => `M0 ${y}${'q75 -20 150 0t150 0'.repeat(4)}V${HIGH}H0Z`;
  stamp(brush, face, { x: 40, y: SHORE - EMBLEM + 6, size: EMBLEM, turn: 0, colour: paper, edge: sky });
  fill(ground, waves(SHORE));
  fill(deep, waves(SHORE + 32));
  stamp(brush, rocket, { x: 1066, y: 358, size: 76, turn: -Math.PI / 2, colour: deep, edge: null });
  words(brush, episode, { sky, paper });
}

function stamp(
  brush: Brush,
  { d, size: own, line }: Glyph,
  { x, y, size, turn, colour, edge }: { x: number; y: number; size: number; turn: number; colour: string; edge: string | null },
): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  brush.scale(size / own, size / own);
  const path = new Path2D(d);
  if (edge !== null) {
    brush.strokeStyle = edge;
    brush.lineWidth = own / 30;
    brush.stroke(path);
  }
  [brush.fillStyle, brush.strokeStyle, brush.lineWidth] = [colour, colour, 2];
  if (line) brush.stroke(path);
  else brush.fill(path);
  brush.restore();
}

interface Block {
  readonly text: string;
  /** How the letters are cut, without their size. */
  readonly cut: string;
  readonly largest: number;
  readonly smallest: number;
  readonly wide: number;
  readonly high: number;
  /** From line to line, in sizes. */
  readonly step: number;
}
/** The largest letters in which all of it has room; what even the smallest cannot hold is left out at the end. */
function setIn(brush: Brush, { text, cut, largest, smallest, wide, high, step }: Block): { size: number; lines: string[] } {
  for (let size = largest; ; size--) {
    brush.font = `${cut} ${size}px ${READING}`;
    const lines = linesOf(text, (line) => brush.measureText(line).width <= wide);
    const room = Math.max(1, Math.floor(high / (size * step)));
    if (lines.length <= room && lines.every((line) => brush.measureText(line).width <= wide)) return { size, lines };
    if (size > smallest) continue;
    return { size, lines: lines.slice(0, room).map((line, i) => (i === room - 1 && lines.length > room ? `${line} …` : line)) };
  }
}

function words(brush: Brush, { title, ship, cast, joke }: Episode, { sky, paper }: { sky: string; paper: string }): void {
  const heading = setIn(brush, { text: title, cut: '800', largest: 75, smallest: 30, wide: MEASURE, high: 176, step: 1.06 });
  brush.fillStyle = sky;
  const first = 196 - ((heading.lines.length - 1) * heading.size * 1.06) / 2 + heading.size * 0.36;
  for (const [i, line] of heading.lines.entries()) {
    brush.font = `${i % 2 === 1 ? 'italic 500' : '800'} ${heading.size}px ${READING}`;
    brush.fillText(line, LEFT, first + i * heading.size * 1.06, MEASURE);
  }
  brush.fillStyle = paper;
  if (joke !== null) {
    const told = setIn(brush, { text: joke.text, cut: '500', largest: 36, smallest: 19, wide: MEASURE - 20, high: 122, step: 1.22 });
    for (const [i, line] of told.lines.entries()) brush.fillText(line, LEFT, 420 + i * told.size * 1.22 - (36 - told.size) / 2, MEASURE);
  }
  brush.font = `800 19px ${SIGNS}`;
  brush.letterSpacing = '3px';
  brush.fillText('BRIDGE CREW', 40, HIGH - 20);
  const after = 40 + brush.measureText('BRIDGE CREW').width + 16;
  brush.font = `500 19px ${SIGNS}`;
  brush.letterSpacing = '0.5px';
  const voyage = `The starship ${ship}`;
  brush.fillText(voyage, after, HIGH - 20, 420);
  const room = WIDE - 40 - (after + Math.min(420, brush.measureText(voyage).width) + 32);
  const all = cast.map(({ name }) => name).join(' · ');
  brush.textAlign = 'right';
  brush.fillText(brush.measureText(all).width <= room ? all : `${cast.length} officers`, WIDE - 40, HIGH - 20, room);
}
