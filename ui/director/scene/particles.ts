/** Sparks, splinters, dust: at most 120 sprites on one canvas over the board, which stands still while there are none. */
import type { Burst } from '../beats.ts';
import type { Point } from './place.ts';

const MOST = 120;
const MOST_PIXELS = 2;
const DRAG = 0.86;
/** So many slow frames, and there are half as many sprites from then on. */
const SLOW = { frames: 3, ms: 20 } as const;
const FRAME_MS = 1000 / 60;

interface Kind {
  readonly count: readonly [stroke: number, great: number];
  readonly speed: readonly [number, number];
  readonly life: readonly [number, number];
  readonly size: readonly [number, number];
  readonly shape: 'line' | 'rect' | 'disc';
  /** Down is positive, in px/s². */
  readonly pull: number;
  readonly colours: readonly string[];
  readonly alpha: number;
}
const kind = (
  count: Kind['count'],
  speed: Kind['speed'],
  life: Kind['life'],
  size: Kind['size'],
  shape: Kind['shape'],
  pull: number,
  alpha: number,
  ...colours: string[]
): Kind => ({ count, speed, life, size, shape, pull, alpha, colours });

const KINDS: Readonly<Record<Burst, Kind>> = {
  spark: kind([20, 60], [180, 520], [260, 520], [2, 14], 'line', 0, 1, '#fff3c4', '#f2b134', '#ff7f5e'),
  splinter: kind([6, 14], [90, 260], [600, 600], [3, 9], 'rect', 420, 1, '#90a6c9', '#44567c'),
  dust: kind([8, 22], [20, 60], [500, 500], [8, 24], 'disc', -20, 0.35, '#f3e6c8', '#d9c7a2'),
  square: kind([44, 90], [60, 160], [420, 420], [2, 8], 'rect', -160, 0.9, '#8adcff', '#e8eef9'),
  pearl: kind([6, 12], [60, 140], [520, 520], [5, 5], 'disc', -60, 1, '#ffd470', '#fff3c4'),
  streak: kind([0, 34], [200, 300], [700, 700], [40, 150], 'line', 0, 0.5, '#8adcff', '#ffffff'),
  blast: kind([26, 70], [120, 520], [320, 620], [3, 16], 'line', 40, 1, '#fff8e6', '#ffb36b', '#ff6a2d'),
};

interface Sprite {
  readonly of: Kind;
  readonly colour: string;
  readonly size: number;
  readonly life: number;
  readonly turn: number;
  age: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
}

const between = ([from, to]: readonly [number, number]): number => from + Math.random() * (to - from);

export class Particles {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | null;
  #sprites: Sprite[] = [];
  #frame = 0;
  #last = 0;
  #slow = 0;
  #share = 1;
  #heldUntil = 0;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#context = canvas.getContext?.('2d') ?? null;
  }

  burst(name: Burst, { x, y }: Point, isGreat: boolean): void {
    if (this.#context === null) return;
    const of = KINDS[name];
    const count = Math.min(Math.round(of.count[isGreat ? 1 : 0] * this.#share), MOST - this.#sprites.length);
    for (let i = 0; i < count; i++) {
      const angle = Math.random() * 2 * Math.PI;
      const speed = between(of.speed);
      this.#sprites.push({
        of,
        colour: of.colours[i % of.colours.length] as string,
        size: between(of.size),
        life: between(of.life),
        turn: (Math.random() - 0.5) * 12,
        age: 0,
        x,
        y,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed,
      });
    }
    this.#go();
  }
  /** Everything stands for a blink. */
  hold(ms: number): void {
    this.#heldUntil = performance.now() + ms;
  }
  clear(): void {
    this.#sprites = [];
  }

  #go(): void {
    if (this.#frame !== 0) return;
    const { clientWidth: w, clientHeight: h } = this.#canvas;
    const density = Math.min(MOST_PIXELS, devicePixelRatio || 1);
    this.#canvas.width = w * density;
    this.#canvas.height = h * density;
    this.#context?.scale(density, density);
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#draw);
  }
  readonly #draw = (now: number): void => {
    const ms = now - this.#last;
    this.#last = now;
    this.#slow = ms > SLOW.ms ? this.#slow + 1 : 0;
    if (this.#slow === SLOW.frames) this.#share = 0.5;
    const context = this.#context as CanvasRenderingContext2D;
    context.clearRect(0, 0, this.#canvas.clientWidth, this.#canvas.clientHeight);
    if (now >= this.#heldUntil) this.#sprites = this.#sprites.filter((sprite) => advance(sprite, ms));
    for (const sprite of this.#sprites) paint(context, sprite);
    this.#frame = this.#sprites.length === 0 ? 0 : requestAnimationFrame(this.#draw);
  };
}

/** False when its life is over. */
function advance(sprite: Sprite, ms: number): boolean {
  const drag = DRAG ** (ms / FRAME_MS / 2);
  sprite.age += ms;
  sprite.x += (sprite.vx * ms) / 1000;
  sprite.y += (sprite.vy * ms) / 1000;
  sprite.vx *= drag;
  sprite.vy = sprite.vy * drag + (sprite.of.pull * ms) / 1000;
  return sprite.age < sprite.life;
}
function paint(context: CanvasRenderingContext2D, { of, colour, size, x, y, vx, vy, age, life, turn }: Sprite): void {
  const rest = 1 - age / life;
  context.globalAlpha = of.alpha * rest;
  context.fillStyle = colour;
  context.strokeStyle = colour;
  switch (of.shape) {
    case 'line': {
      const speed = Math.hypot(vx, vy) || 1;
      context.lineWidth = 1 + 3 * rest;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x - (vx / speed) * size, y - (vy / speed) * size);
      context.stroke();
      break;
    }
    case 'disc':
      context.beginPath();
      context.arc(x, y, size / 2, 0, 2 * Math.PI);
      context.fill();
      break;
    case 'rect':
      context.save();
      context.translate(x, y);
      context.rotate((turn * age) / 1000);
      context.fillRect(-size / 2, -size / 2, size, size * 0.6);
      context.restore();
  }
}

interface Thrifty {
  readonly connection?: { readonly saveData?: boolean };
}
/** None for people who save data. */
export const isThrifty = (): boolean =>
  (navigator as Navigator & Thrifty).connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
