/** Every card and every section of a ship as it is printed, for the card catalogue. */
import { fact, type Leaf } from '@bridgehead/kernel';
import { CARDS, type CardRow, isCrewCard } from './cards.ts';
import { NEXT, SECTIONS, type SectionRow, sectionRow } from './ship.ts';

const KINDS = { play: 'Played in the action phase', held: 'Works while it is held', auto: 'Goes off by itself' } as const;
const WEAPONS: Readonly<Record<string, string>> = { E: 'Electronic special weapon', P: 'Physical special weapon' };
const NEEDS: Readonly<Record<string, string>> = {
  sensor: 'a working sensor pod',
  undamaged: 'an undamaged sensor pod',
  eng: 'working engineering',
  engines: 'both engines',
};

const cardLeaf = ({ id, title, copies, kind, weapon, needs, clause, text }: CardRow, card: number): Leaf => ({
  id,
  title,
  group: isCrewCard(card) ? 'Crew cards' : 'Captain cards',
  text,
  facts: [KINDS[kind], ...[WEAPONS[weapon] ?? []].flat(), ...fact('Needs', NEEDS[needs]), `${copies} in the deck`],
  clauses: [clause],
});

const sectionLeaf = ({ id, name, crew, core, front }: SectionRow, section: number): Leaf => ({
  id,
  title: name,
  group: 'Sections',
  text: (NEXT[section] ?? []).length === 0 ? '' : `Next to: ${(NEXT[section] ?? []).map((next) => sectionRow(next).name).join(', ')}.`,
  facts: [crew ? 'Officers can stand here' : 'Closed system', ...(core ? ['Core section'] : []), ...(front ? ['Front'] : [])],
});

export const binder: readonly Leaf[] = [...CARDS.map(cardLeaf), ...SECTIONS.map(sectionLeaf)];
