/**
 * The board "Two Castles" (STC-P2, STC-P3, STC-R1): 22 spaces joined by drawn paths, and what follows from the paths
 * alone: distances, and the middle spaces of every way of two paths. Spaces are the numbers 0 to 21, row by row from the top.
 */
import type { Seat } from '@bridgehead/kernel';

/** A space of the board, 0 (North Keep) to 21 (South Keep). */
export type Space = number;

export const TERRAINS = ['keep', 'tower', 'battlement', 'open', 'high', 'low'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const SOUTH = 0;
export const NORTH = 1;

export interface SpaceInfo {
  readonly id: string;
  readonly name: string;
  readonly terrain: Terrain;
  /** Whose castle the space belongs to, no matter who stands there (STC-R2). */
  readonly castle: Seat | null;
  /** Where to draw it: 100 wide, 140 high, North on top. */
  readonly x: number;
  readonly y: number;
}

const row = (id: string, name: string, terrain: Terrain, castle: Seat | null, x: number, y: number): SpaceInfo => ({
  id,
  name,
  terrain,
  castle,
  x,
  y,
});

/** Between the two players (STC-3): North's castle is on the far side, South's on the near one, and each side is the other's mirror. */
export const SPACES: readonly SpaceInfo[] = [
  row('NK', 'North Keep', 'keep', NORTH, 50, 8),
  row('NTW', 'North West Tower', 'tower', NORTH, 10, 28),
  row('NBW', 'North West Battlement', 'battlement', NORTH, 36, 28),
  row('NBE', 'North East Battlement', 'battlement', NORTH, 64, 28),
  row('NTE', 'North East Tower', 'tower', NORTH, 90, 28),
  row('NOW', 'North West Meadow', 'open', null, 10, 48),
  row('NHW', 'North West Ridge', 'high', null, 36, 48),
  row('NHE', 'North East Ridge', 'high', null, 64, 48),
  row('NOE', 'North East Meadow', 'open', null, 90, 48),
  row('L1', 'West Marsh', 'low', null, 10, 70),
  row('L2', 'West Ford', 'low', null, 36, 70),
  row('L3', 'East Ford', 'low', null, 64, 70),
  row('L4', 'East Marsh', 'low', null, 90, 70),
  row('SOW', 'South West Meadow', 'open', null, 10, 92),
  row('SHW', 'South West Ridge', 'high', null, 36, 92),
  row('SHE', 'South East Ridge', 'high', null, 64, 92),
  row('SOE', 'South East Meadow', 'open', null, 90, 92),
  row('STW', 'South West Tower', 'tower', SOUTH, 10, 112),
  row('SBW', 'South West Battlement', 'battlement', SOUTH, 36, 112),
  row('SBE', 'South East Battlement', 'battlement', SOUTH, 64, 112),
  row('STE', 'South East Tower', 'tower', SOUTH, 90, 112),
  row('SK', 'South Keep', 'keep', SOUTH, 50, 132),
];
export const SPACE_COUNT = SPACES.length;

/** The designer's layout (STC-P3). */
const LAYOUT =
  'NK-NTW NK-NBW NK-NBE NK-NTE NTW-NBW NBE-NTE NTW-NOW NBW-NHW NBE-NHE NTE-NOE NOW-NHW NHE-NOE NOW-L1 NHW-L2 NHE-L3 NOE-L4 ' +
  'SOW-L1 SHW-L2 SHE-L3 SOE-L4 SOW-SHW SHE-SOE STW-SOW SBW-SHW SBE-SHE STE-SOE STW-SBW SBE-STE SK-STW SK-SBW SK-SBE SK-STE';
/** The five paths that STC-R1 adds; the bare board goes without. */
const ADDED = 'NHW-L1 NHE-L4 SHW-L1 SHE-L4 L2-L3';

/** The paths of a board and what can be reckoned from them once and for all. */
export interface Board {
  readonly paths: readonly (readonly [Space, Space])[];
  /** Spaces one path away, in board order. */
  readonly beside: readonly (readonly Space[])[];
  /** Spaces one or two paths away, in board order. */
  readonly near: readonly (readonly Space[])[];
  /** Fewest paths between two spaces, at [a × 22 + b]. */
  readonly distance: readonly number[];
  /** For two spaces two paths apart: the spaces in the middle, at [a × 22 + b]. */
  readonly middles: readonly (readonly Space[])[];
}

const SPACE_BY_ID = new Map(SPACES.map((space, i) => [space.id, i]));

/** The number of a space by its short name, 'NK'; null for any other text. */
export const spaceNamed = (id: string): Space | null => SPACE_BY_ID.get(id) ?? null;
export const spaceInfo = (space: Space): SpaceInfo => SPACES[space] as SpaceInfo;
export const isSpace = (value: unknown): value is Space =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < SPACE_COUNT;

function drawPaths(text: string): Board {
  const paths = text.split(' ').map((path) => path.split('-').map((id) => SPACE_BY_ID.get(id) as Space) as [Space, Space]);
  const all = SPACES.map((_, space) => space);
  const beside = all.map((a) => all.filter((b) => paths.some(([x, y]) => (x === a && y === b) || (x === b && y === a))));
  const distance = all.flatMap((from) => distancesFrom(from, beside));
  const apart = (a: Space, b: Space) => distance[a * SPACE_COUNT + b] ?? 0;
  const near = all.map((a) => all.filter((b) => apart(a, b) === 1 || apart(a, b) === 2));
  const middles = all.flatMap((a) => all.map((b) => (apart(a, b) === 2 ? all.filter((c) => apart(a, c) === 1 && apart(c, b) === 1) : [])));
  return { paths, beside, near, distance, middles };
}

function distancesFrom(from: Space, beside: readonly (readonly Space[])[]): number[] {
  const distances = SPACES.map(() => -1);
  distances[from] = 0;
  const queue = [from];
  for (const here of queue)
    for (const next of beside[here] ?? [])
      if (distances[next] === -1) {
        distances[next] = (distances[here] ?? 0) + 1;
        queue.push(next);
      }
  return distances;
}

export const TWO_CASTLES = drawPaths(`${LAYOUT} ${ADDED}`);
export const TWO_CASTLES_BARE = drawPaths(LAYOUT);

export const distanceOn = (board: Board, a: Space, b: Space): number => board.distance[a * SPACE_COUNT + b] ?? 0;
export const besideOn = (board: Board, space: Space): readonly Space[] => board.beside[space] as readonly Space[];
export const nearOn = (board: Board, space: Space): readonly Space[] => board.near[space] as readonly Space[];
export const middlesOn = (board: Board, a: Space, b: Space): readonly Space[] => board.middles[a * SPACE_COUNT + b] as readonly Space[];

export const NORTH_KEEP = 0;
export const SOUTH_KEEP = 21;
/** By seat. */
export const keepOf = (seat: Seat): Space => (seat === SOUTH ? SOUTH_KEEP : NORTH_KEEP);
const CASTLES: readonly (readonly Space[])[] = [SOUTH, NORTH].map((seat) =>
  SPACES.flatMap((space, i) => (space.castle === seat ? [i] : [])),
);
/** The five castle spaces of a seat (STC-R2). */
export const castleOf = (seat: Seat): readonly Space[] => CASTLES[seat] as readonly Space[];

const IS_CASTLE = SPACES.map((space) => space.castle !== null);
export const isCastle = (space: Space): boolean => IS_CASTLE[space] as boolean;
export const isCastleOf = (space: Space, seat: Seat): boolean => spaceInfo(space).castle === seat;

/** STC-P4, STC-52: what the ground adds to the Defense of a Regular Unit standing there. */
export const DEFENSE_OF_TERRAIN: Readonly<Record<Terrain, number>> = { keep: 1, battlement: 1, tower: 2, open: 0, high: 0, low: 0 };
const GROUND_DEFENSE = SPACES.map((space) => DEFENSE_OF_TERRAIN[space.terrain]);
export const groundDefense = (space: Space): number => GROUND_DEFENSE[space] ?? 0;

/** STC-49. */
export const HIGH_OVER_LOW = 2;
const IS_HIGH = SPACES.map((space) => space.terrain === 'high'); // STC-R45: no meadow is
const IS_LOW = SPACES.map((space) => space.terrain === 'low'); // STC-R45: no meadow is
/** STC-49, STC-R32: by the spaces of attacker and defender alone. */
export const groundAttack = (from: Space, to: Space): number => (IS_HIGH[from] && IS_LOW[to] ? HIGH_OVER_LOW : 0);

/** Neither castle nor low ground: where only what a unit has by itself counts. */
export const PLAIN = spaceNamed('NOW') as Space;
