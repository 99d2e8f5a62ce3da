import { varied } from '@bridgehead/kernel';
import { type Ability, type Affiliation, type Bonus, conduit, draw, mod, untap, win } from './vocabulary.ts';

export interface SectionFace {
  readonly kind: 'section';
  readonly id: string;
  readonly name: string;
  readonly affiliation: Affiliation;
  readonly toTake: number;
  /** Defense bonus while occupied; the Bridge's is set when the match begins (STB-R32). */
  readonly defense: number;
  readonly text: string;
  readonly bonuses?: readonly Bonus[];
  readonly ability: Ability;
  /** Where it is drawn on the 1000 × 600 plan; corridors have no meaning in the rules. */
  readonly x: number;
  readonly y: number;
  readonly corridors: readonly string[];
}

const section = (face: Omit<SectionFace, 'kind'>): SectionFace => ({ kind: 'section', ...face });

/** The five ship sections (STB-24). */
export const SECTIONS: readonly SectionFace[] = varied('sections', [
  section({
    id: 'S1',
    name: 'Bridge',
    affiliation: 'CMD',
    toTake: 20,
    defense: 0,
    x: 850,
    y: 300,
    corridors: ['S3', 'S4'],
    text: "Captain's Chair. Tap: Victory.",
    ability: { name: "Captain's Chair", quick: false, target: null, does: [win] },
  }),
  section({
    id: 'S2',
    name: 'Engine Room',
    affiliation: 'ENG',
    toTake: 8,
    defense: 2,
    x: 180,
    y: 210,
    corridors: ['S3', 'S5'],
    text: 'Your Engineering crew have +1 combat. Crawlways. Tap: move Conduit Access to any section.',
    bonuses: [{ stat: 'combat', n: 1, who: { crew: 'ENG' } }],
    ability: { name: 'Crawlways', quick: false, target: { from: 'section' }, does: [conduit] },
  }),
  section({
    id: 'S3',
    name: 'Armory',
    affiliation: 'SEC',
    toTake: 7,
    defense: 2,
    x: 620,
    y: 170,
    corridors: ['S1', 'S2', 'S4'],
    text: 'Each attack you make has +1 attack. Issue Sidearms ↯. Tap: your leader or one of your crew gets +2 combat this turn.',
    bonuses: [{ stat: 'attack', n: 1, who: 'attacks' }],
    ability: { name: 'Issue Sidearms', quick: true, target: { from: 'crew-or-leader', whose: 'own' }, does: [mod('combat', 2)] },
  }),
  section({
    id: 'S4',
    name: 'Med Bay',
    affiliation: 'SCI',
    toTake: 6,
    defense: 1,
    x: 620,
    y: 430,
    corridors: ['S1', 'S3', 'S5'],
    text: 'Your Science crew have +1 influence. Discharge. Tap: untap one of your crew.',
    bonuses: [{ stat: 'influence', n: 1, who: { crew: 'SCI' } }],
    ability: { name: 'Discharge', quick: false, target: { from: 'crew', whose: 'own', tapped: true }, does: [untap] },
  }),
  section({
    id: 'S5',
    name: 'Galley',
    affiliation: 'CIV',
    toTake: 5,
    defense: 1,
    x: 360,
    y: 430,
    corridors: ['S2', 'S4'],
    text: 'Each recruit you make has +1 influence. Second Helping. Tap: draw 1 card.',
    bonuses: [{ stat: 'influence', n: 1, who: 'recruits' }],
    ability: { name: 'Second Helping', quick: false, target: null, does: [draw(1)] },
  }),
]);
