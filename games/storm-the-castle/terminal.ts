/** The table in letters: the board as a terminal shows it. */
import type { Viewer } from '@bridgehead/kernel';
import { besideOn, NORTH, type Space, spaceInfo, TWO_CASTLES, TWO_CASTLES_BARE } from './board.ts';
import type { ItemId, UnitId } from './cards.ts';
import { itemKindOn } from './preview.ts';
import type { CastleView, UnitView } from './view.ts';

const WIDTH = 17;
const GAP = '  ';
/** Rows of the board from the top; keeps stand alone in the middle. */
const ROWS: readonly (readonly Space[])[] = [[0], [1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16], [17, 18, 19, 20], [21]];

const UNIT_NAMES: Readonly<Record<UnitId, string>> = {
  'shield-bearer': 'Shield',
  cavalry: 'Cavalry',
  knight: 'Knight',
  hero: 'Hero',
  assassin: 'Assassin',
  blacksmith: 'Smith',
  catapult: 'Catapult',
  cleric: 'Cleric',
  sorcerer: 'Sorcerer',
};
const ITEM_MARKS: Readonly<Record<ItemId, string>> = {
  'great-sword': 'sw',
  'tower-shield': 'sh',
  'battle-axe': 'ax',
  longbow: 'bo',
  'siege-ladder': 'la',
  warhorse: 'ho',
};

const LEGEND = ['S/N side, Attack/Defense, · has acted, ! strengthened,', '+sw sword, +sh shield, +ax axe, +bo bow, +la ladder, +ho horse'];

/** The viewer's own castle is at the bottom: for North the board is turned round. */
export function board(view: CastleView, viewer: Viewer): string[] {
  const turned = viewer === NORTH;
  const rows = turned ? ROWS.toReversed().map((row) => row.toReversed()) : ROWS;
  const paths = view.board === 'two-castles' ? TWO_CASTLES : TWO_CASTLES_BARE;
  const joined = (a: Space | undefined, b: Space | undefined) => a !== undefined && b !== undefined && besideOn(paths, a).includes(b);
  const lines = rows.flatMap((row, i) => [...rowLines(view, row, joined), ...pathLine(row, rows[i + 1] ?? [], joined)]);
  return [...lines, ...LEGEND];
}

type Joined = (a: Space | undefined, b: Space | undefined) => boolean;

function rowLines(view: CastleView, row: readonly Space[], joined: Joined): string[] {
  const stacks = row.map((space) => view.spaces[space] ?? []);
  const line = (cell: (i: number) => string, gap: (i: number) => string) =>
    (row.length === 1 ? ' '.repeat(1.5 * WIDTH + GAP.length) : '') +
    row.map((_, i) => cell(i).padEnd(WIDTH) + (i < row.length - 1 ? gap(i) : '')).join('');
  const head = line(
    (i) => plate(row[i] as Space, joined(row[i], row[i + 1])),
    (i) => (joined(row[i], row[i + 1]) ? '──' : GAP),
  );
  const unit = (depth: number) =>
    line(
      (i) => unitText(stacks[i]?.[depth]),
      () => GAP,
    );
  const second = stacks.some((stack) => stack.length > 1) ? [unit(1)] : [];
  return [head, unit(0), ...second].map((text) => text.trimEnd());
}

function plate(space: Space, leadsOn: boolean): string {
  const { id, terrain } = spaceInfo(space);
  const text = `[${id} ${terrain}]`;
  return leadsOn ? text.padEnd(WIDTH, '─') : text;
}

function unitText(unit: UnitView | undefined): string {
  if (unit === undefined) return '';
  const item = itemKindOn(unit);
  const marks = `${item === null ? '' : `+${ITEM_MARKS[item]}`}${unit.strengthened ? '!' : ''}${unit.deed === 'ready' ? '' : '·'}`;
  return ` ${unit.owner === NORTH ? 'N' : 'S'} ${UNIT_NAMES[unit.kind]} ${unit.attack ?? '–'}/${unit.defense}${marks}`;
}

/** The paths between a row and the next: straight down, or slanting into the neighbouring column. */
function pathLine(row: readonly Space[], next: readonly Space[], joined: Joined): string[] {
  if (next.length === 0) return [];
  if (row.length === 1 || next.length === 1) return [row.length === 1 ? fan('╱', '╲') : fan('╲', '╱')];
  const text = row.map((space, i) => {
    const down = joined(space, next[i]) ? '   │' : '';
    const right = joined(space, next[i + 1]) ? '╲' : joined(row[i + 1], next[i]) ? '╱' : ' ';
    return `${down.padEnd(WIDTH)}${right} `;
  });
  return [text.join('').trimEnd()];
}

const fan = (left: string, right: string): string =>
  [left, left, right, right]
    .map((path) => `     ${path}`.padEnd(WIDTH + GAP.length))
    .join('')
    .trimEnd();

/** Zones that the drawing shows already. */
export const covers = (zone: string): boolean => zone.startsWith('row-');

export { tries } from './actions/index.ts';
