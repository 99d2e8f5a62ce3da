/** Every unit, item and space as it is printed, for the card catalogue. */
import { fact, type Leaf } from '@bridgehead/kernel';
import { besideOn, DEFENSE_OF_TERRAIN, SPACES, type SpaceInfo, spaceInfo, type Terrain, TWO_CASTLES } from './board.ts';
import { ITEMS, type ItemKind, UNITS, type UnitKind } from './cards.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
const plus = (label: string, n: number): string[] => (n === 0 ? [] : [`${label} ${signed(n)}`]);

const unitLeaf = ({ id, name, type, text, copies, cost, attack, defense, move, range }: UnitKind): Leaf => ({
  id,
  title: name,
  group: type === 'regular' ? 'Regular Units' : 'Support Units',
  text,
  facts: [
    `Costs ${cost}`,
    attack === null ? 'Never attacks' : `Attack ${attack}`,
    `Move ${move}`,
    `Defense ${defense}`,
    ...fact('Range', range || null),
    `${copies} in each deck`,
  ],
});

const itemLeaf = ({ id, name, text, copies, cost, attack, siege, defense, range, move }: ItemKind): Leaf => ({
  id,
  title: name,
  group: 'Items',
  text,
  facts: [
    `Costs ${cost}`,
    ...plus('Attack', attack),
    ...plus('Attack on castle spaces', siege),
    ...plus('Defense', defense),
    ...fact('Range', range || null),
    ...fact('Move', move || null),
    `${copies} in each deck`,
  ],
});

const GROUND: Readonly<Record<Terrain, string>> = {
  keep: 'Keep',
  tower: 'Tower',
  battlement: 'Battlement',
  open: 'Open ground',
  high: 'High ground',
  low: 'Low ground',
};
const spaceLeaf = ({ id, name, terrain }: SpaceInfo, space: number): Leaf => ({
  id,
  title: name,
  group: 'Spaces',
  text: `Paths lead to: ${besideOn(TWO_CASTLES, space)
    .map((next) => spaceInfo(next).name)
    .join(', ')}.`,
  facts: [GROUND[terrain], ...plus('Defense', DEFENSE_OF_TERRAIN[terrain])],
});

export const binder: readonly Leaf[] = [...UNITS.map(unitLeaf), ...ITEMS.map(itemLeaf), ...SPACES.map(spaceLeaf)];
