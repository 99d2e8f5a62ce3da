/** The ship's plan in two forms: nose to the right where there is width, nose up on an upright phone. Lengths in units of the drawing. */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface RoomPlan {
  readonly outline: string;
  /** The button: name, number and people stand in it. */
  readonly room: Rect;
  /** Where people stand below the head of the room; the first begins under the head. */
  readonly stands: readonly Rect[];
}
export interface ShipPlan {
  readonly w: number;
  readonly h: number;
  readonly hull: string;
  /** A light along the edge towards the light. */
  readonly edge: string;
  readonly rooms: Readonly<Record<string, RoomPlan>>;
  /** From room to room: where the two meet. */
  readonly corridors: readonly (readonly [from: string, to: string, x1: number, y1: number, x2: number, y2: number])[];
  readonly frames: string;
  readonly engines: readonly (readonly [number, number])[];
  readonly chair: readonly [number, number];
  /** The docking bay: who can be recruited; where there is no place in the drawing it lies below it. */
  readonly bay: Rect | null;
}

const box = ({ x, y, w, h }: Rect): string => `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
const plain = (x: number, y: number, w: number, h: number): RoomPlan => {
  const room = { x, y, w, h };
  return { outline: box(room), room, stands: [{ x: x + 5, y, w: w - 10, h: h - 5 }] };
};

export const WIDE: ShipPlan = {
  w: 1104,
  h: 352,
  hull: 'M52 92L64 74L150 22L640 12L850 34C968 50 1052 104 1094 176C1052 248 968 302 850 318L640 340L196 340L150 332L64 278L52 260Z',
  edge: 'M64 74L150 22L640 12L850 34C968 50 1052 104 1094 176',
  rooms: {
    S1: {
      outline: 'M736 60H880C962 68 1030 120 1060 176C1030 232 962 284 880 292H808V192H736Z',
      room: { x: 736, y: 60, w: 324, h: 232 },
      stands: [
        { x: 738, y: 60, w: 224, h: 130 },
        { x: 814, y: 196, w: 104, h: 90 },
      ],
    },
    S2: { ...plain(96, 44, 248, 126), outline: 'M96 62L128 44H344V170H96Z' },
    S3: plain(424, 36, 252, 126),
    S5: plain(268, 206, 238, 110),
    S4: plain(540, 200, 226, 118),
  },
  corridors: [
    ['S2', 'S3', 344, 108, 424, 108],
    ['S2', 'S5', 306, 170, 306, 206],
    ['S5', 'S4', 506, 262, 540, 262],
    ['S3', 'S4', 600, 162, 600, 200],
    ['S3', 'S1', 676, 108, 736, 108],
    ['S4', 'S1', 766, 256, 808, 256],
  ],
  frames: 'M300 16V340M520 13V340M700 15V334M905 42V310',
  engines: [
    [46, 112],
    [46, 176],
    [46, 240],
  ],
  chair: [984, 176],
  bay: { x: 8, y: 188, w: 252, h: 160 },
};

export const UPRIGHT: ShipPlan = {
  w: 378,
  h: 392,
  hull: 'M4 392V176C4 84 90 4 189 4C288 4 374 84 374 176V392Z',
  edge: 'M4 392V176C4 84 90 4 189 4',
  rooms: {
    S1: {
      outline: 'M52 150V96C52 60 110 24 189 24C268 24 326 60 326 96V150Z',
      room: { x: 52, y: 24, w: 274, h: 126 },
      stands: [{ x: 57, y: 44, w: 264, h: 101 }],
    },
    S3: plain(14, 170, 166, 102),
    S4: plain(198, 170, 166, 102),
    S2: plain(14, 292, 166, 94),
    S5: plain(198, 292, 166, 94),
  },
  corridors: [
    ['S3', 'S1', 97, 170, 97, 150],
    ['S4', 'S1', 281, 170, 281, 150],
    ['S2', 'S3', 97, 292, 97, 272],
    ['S5', 'S4', 281, 292, 281, 272],
    ['S3', 'S4', 180, 221, 198, 221],
    ['S2', 'S5', 180, 339, 198, 339],
  ],
  frames: 'M60 160H320M20 282H358',
  engines: [],
  chair: [189, 62],
  bay: null,
};

/** How a plan lies in its place: stretched a little where that makes rooms larger. */
export interface Laid {
  readonly plan: ShipPlan;
  /** Rem by unit. */
  readonly sx: number;
  readonly sy: number;
  readonly left: number;
  readonly top: number;
}
const MOST_STRETCH = 1.4;
export function laid(w: number, h: number): Laid {
  const plan = w / Math.max(1, h) > 1.9 ? WIDE : UPRIGHT;
  const [x, y] = [w / plan.w, h / plan.h];
  const [sx, sy] = [Math.min(x, y * MOST_STRETCH), Math.min(y, x * MOST_STRETCH)];
  return { plan, sx, sy, left: (w - sx * plan.w) / 2, top: (h - sy * plan.h) / 2 };
}
