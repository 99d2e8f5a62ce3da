/** The picture of how a match ended: the board as it stands, the headline, one sentence, the house. Drawn by rule, kept by the person who asked for it. */
import type { Poster } from '@bridgehead/ui';

export const PICTURE = { w: 1200, h: 630 } as const;

interface Drawn extends Poster {
  readonly game: string;
  readonly won: boolean;
  /** What lies on the table. */
  readonly board: Element | null;
}

const RAYS = 24;
const TABLE = { x: 40, y: 60, w: 560, h: 510 } as const;
const TEXT = { x: 640, w: 520 } as const;
const SIZES = { title: 84, line: 32, said: 25, house: 24 } as const;
/** One figure for each who fell, twelve in a row; from 37 on one for ten. */
const FIGURE = { w: 42, h: 62, row: 12, each: 36 } as const;
const LINES = 3;

/** Null where the browser cannot draw. */
export async function drawPicture(poster: Drawn): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [PICTURE.w, PICTURE.h];
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const style = getComputedStyle(document.documentElement);
  const display = style.getPropertyValue('--display') || 'sans-serif';
  ground(context, poster.won);
  const table = await (poster.picture === undefined ? tablePicture(poster.board) : imageOf(poster.picture, TABLE.h));
  if (table !== null) {
    const scale = Math.min(TABLE.w / table.width, TABLE.h / table.height);
    const [w, h] = [table.width * scale, table.height * scale];
    context.drawImage(table, TABLE.x + (TABLE.w - w) / 2, TABLE.y + (TABLE.h - h) / 2, w, h);
  }
  words(context, poster, display, table === null ? 80 : TEXT.x, table === null ? PICTURE.w - 160 : TEXT.w);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Night, and rays behind the winner. */
function ground(context: CanvasRenderingContext2D, won: boolean): void {
  const { w, h } = PICTURE;
  const sky = context.createLinearGradient(0, 0, 0, h);
  for (const [at, colour] of won
    ? ([
        [0, '#3a1d5c'],
        [0.55, '#b8465a'],
        [1, '#1a0f24'],
      ] as const)
    : ([
        [0, '#0f1930'],
        [1, '#06090f'],
      ] as const))
    sky.addColorStop(at, colour);
  context.fillStyle = sky;
  context.fillRect(0, 0, w, h);
  context.fillStyle = won ? 'rgb(255 226 150 / 22%)' : 'rgb(138 220 255 / 6%)';
  for (let i = 0; i < RAYS; i += 2) {
    const [from, to] = [i, i + 1].map((n) => (n / RAYS) * 2 * Math.PI) as [number, number];
    context.beginPath();
    context.moveTo(TABLE.x + TABLE.w / 2, h * 0.55);
    context.arc(TABLE.x + TABLE.w / 2, h * 0.55, w, from, to);
    context.fill();
  }
}

function words(context: CanvasRenderingContext2D, { title, line, fallen, game }: Drawn, display: string, x: number, w: number): void {
  context.lineJoin = 'round';
  const write = (text: string, y: number, size: number, colour: string) => {
    context.font = `800 ${size}px ${display}`;
    context.strokeStyle = '#1d1206';
    context.lineWidth = size / 5;
    context.strokeText(text, x, y);
    context.fillStyle = colour;
    context.fillText(text, x, y);
  };
  const broken = (text: string, size: number): string[] => {
    context.font = `800 ${size}px ${display}`;
    return inLines(text, (part) => context.measureText(part).width <= w).slice(0, LINES);
  };
  let y = 170;
  for (const part of broken(title, SIZES.title)) {
    write(part, y, SIZES.title, '#fffdf3');
    y += SIZES.title * 1.05;
  }
  y += 10;
  for (const part of broken(line, SIZES.line)) {
    write(part, y, SIZES.line, '#ffd877');
    y += SIZES.line * 1.3;
  }
  if (fallen !== undefined) {
    const rows = figures(context, fallen.n, x, y);
    y += rows * FIGURE.h + 34;
    for (const part of broken(fallen.said, SIZES.said).slice(0, 2)) {
      write(part, y, SIZES.said, '#fffdf3');
      y += SIZES.said * 1.25;
    }
  }
  write(`${game} · Bridgehead`, PICTURE.h - 44, SIZES.house, '#e8eef9');
}

/** How many rows they stand in. */
function figures(context: CanvasRenderingContext2D, n: number, x: number, y: number): number {
  const shown = n > FIGURE.each ? Math.round(n / 10) : n;
  for (let i = 0; i < shown; i++) {
    const [left, top] = [x + (i % FIGURE.row) * FIGURE.w, y + Math.floor(i / FIGURE.row) * FIGURE.h];
    context.fillStyle = '#e2463b';
    context.fillRect(left + 3, top + 16, 20, 22);
    context.fillStyle = '#28324a';
    context.fillRect(left + 5, top + 38, 7, 14);
    context.fillRect(left + 14, top + 38, 7, 14);
    context.fillStyle = '#f3c9a5';
    context.beginPath();
    context.arc(left + 13, top + 8, 8, 0, 2 * Math.PI);
    context.fill();
  }
  return Math.ceil(shown / FIGURE.row);
}

/** Words in as few lines as fit. */
export function inLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest drawing on the board, as the browser has styled it. Tables that are no drawing are not in the picture. */
async function tablePicture(board: Element | null): Promise<HTMLImageElement | null> {
  const drawings = [...(board?.querySelectorAll('svg') ?? [])];
  const sizeOf = (one: SVGSVGElement) => one.getBoundingClientRect().width * one.getBoundingClientRect().height;
  const largest = drawings.sort((a, b) => sizeOf(b) - sizeOf(a))[0];
  if (largest === undefined || sizeOf(largest) < LEAST) return null;
  const copy = styled(largest);
  const { width, height } = largest.getBoundingClientRect();
  // Inks and patterns that the drawings of a board share stand in one of them.
  for (const shared of board?.querySelectorAll('defs') ?? []) if (!largest.contains(shared)) copy.prepend(shared.cloneNode(true));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return imageOf(`data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`, width, height);
}
async function imageOf(src: string, width: number, height = width): Promise<HTMLImageElement | null> {
  const image = new Image(width, height);
  image.src = src;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}
/** In square pixels: smaller drawings are signs. */
const LEAST = 60_000;
/** What a drawing needs of its style sheet where it stands alone. */
const WORN = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'transform',
  'transform-origin',
  'transform-box',
  'display',
  'visibility',
  'paint-order',
] as const;

function styled(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [...copy.querySelectorAll('*')];
  [...drawing.querySelectorAll('*')].forEach((one, i) => {
    const [style, at] = [getComputedStyle(one), copies[i]];
    if (!(at instanceof SVGElement)) return;
    for (const name of WORN) at.style.setProperty(name, style.getPropertyValue(name));
  });
  return copy;
}
