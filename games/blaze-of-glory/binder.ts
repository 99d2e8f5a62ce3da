/** All designs as they are printed, for the card catalogue. */
import { fact, type Leaf } from '@bridgehead/kernel';
import { type Kind, ROWS, type Row } from './cards/index.ts';

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  tactic: 'Tactics',
  personnel: 'Personnel',
  ship: 'Ships',
  mission: 'Missions',
  facility: 'Facilities',
  site: 'Sites',
  equipment: 'Equipment',
  event: 'Events',
  incident: 'Incidents',
  objective: 'Objectives',
  interrupt: 'Interrupts',
  doorway: 'Doorways',
  dilemma: 'Dilemmas',
  q: 'Q cards',
};

/** What the rules say of every card of a kind. */
const ON_KIND: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  tactic: ['BOG-5', 'BOG-7', 'BOG-17', 'BOG-20'],
  personnel: ['BOG-B7', 'BOG-B11', 'BOG-B30'],
  ship: ['BOG-B3', 'BOG-B4', 'BOG-B11'],
  mission: ['BOG-B30'],
  facility: ['BOG-B11', 'BOG-B16'],
  site: ['BOG-B10', 'BOG-B11'],
  equipment: ['BOG-B11'],
  event: ['BOG-B11'],
  incident: ['BOG-B11'],
  objective: ['BOG-B11'],
  interrupt: ['BOG-B12'],
  doorway: ['BOG-B12'],
  dilemma: ['BOG-B29', 'BOG-B30'],
};

const signed = (n: number | undefined): string | null => (n === undefined || n === 0 ? null : n > 0 ? `+${n}` : `−${-n}`);
const WHERE: Readonly<Record<string, string>> = { P: 'Planet', S: 'Space', 'S/P': 'Space or planet' };

/** What is printed on the card besides its text, by kind, in the order in which it is printed. */
function numbersOf(row: Row): string[] {
  const { icons, skills, staffing, equipment, points } = row;
  switch (row.kind) {
    case 'tactic':
      return [
        ...fact('ATTACK', row.att),
        ...fact('DEFENSE', row.def),
        ...fact('Hit', row.hit),
        ...fact('Direct hit', row.direct),
        ...fact('RANGE', signed(row.range)),
        ...fact('WEAPONS', signed(row.weapons)),
        ...fact('SHIELDS', signed(row.shields)),
        ...(row.hull === undefined || row.hull === 0 ? [] : [`HULL −${row.hull}%`]),
      ];
    case 'personnel':
      return [
        ...fact('', row.class).map((one) => one.trim()),
        ...fact('INTEGRITY', row.integrity),
        ...fact('CUNNING', row.cunning),
        ...fact('STRENGTH', row.strength),
        ...fact('Icons', icons),
        ...fact('Skills', skills),
        ...fact('Species', row.species),
      ];
    case 'ship':
      return [
        ...(row.class === undefined || row.class === '' ? [] : [`${row.class} class`]),
        ...fact('RANGE', row.range),
        ...fact('WEAPONS', row.weapons),
        ...fact('SHIELDS', row.shields),
        ...fact('Staffing', staffing),
        ...fact('Equipment', equipment),
      ];
    case 'facility':
      return [...fact('WEAPONS', row.weapons), ...fact('SHIELDS', row.shields), row.repairs ? 'Repairs ships' : 'Repairs no ships'];
    case 'mission':
      return [
        ...fact('Points', points),
        ...fact('Quadrant', row.quadrant),
        ...fact('Span', row.span),
        ...fact('For', icons),
        ...fact('Needs', row.need),
      ];
    case 'dilemma':
      return [...fact('Points', points || null), ...fact('Overcome by', row.need)];
    case 'equipment':
      return [...fact('Users', row.users), ...(row.weapon ? ['Hand weapon'] : [])];
    default:
      return fact('Points', points || null);
  }
}

function leafOf(row: Row): Leaf {
  const where = WHERE[row.kind === 'mission' ? (row.type ?? '') : row.kind === 'dilemma' ? (row.at ?? '') : ''];
  return {
    id: row.id,
    title: row.name,
    group: KIND_NAMES[row.kind],
    text: row.text,
    facts: [
      ...[row.affiliation ?? []].flat(),
      ...[where ?? []].flat(),
      ...numbersOf(row),
      row.unique ? 'Unique' : 'Not unique',
      ...(row.cr ? ['Capturing-related'] : []),
      ...(row.ha ? ['Hidden agenda'] : []),
      ...(row.bo ? ['Borg use only'] : []),
      ...(row.gq ? ['From the Gamma Quadrant'] : []),
    ],
    clauses: ON_KIND[row.kind] ?? [],
  };
}

export const binder: readonly Leaf[] = ROWS.map(leafOf);
