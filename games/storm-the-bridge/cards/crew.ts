import { varied } from '@bridgehead/kernel';
import {
  type Ability,
  type Affiliation,
  type Bonus,
  detach,
  draw,
  type Keyword,
  mod,
  peek,
  refreshPool,
  type Trigger,
  tap,
  untap,
} from './vocabulary.ts';

// biome-ignore format: a list to be read in rows
export const CREW_IDS = [
  'K01', 'K02', 'K03', 'K04', 'K05', 'K06', 'K07', 'K08', 'K09', 'K10', 'K11', 'K12', 'K13', 'K14', 'K15', 'K16', 'K17', 'K18', 'K19', 'K20', 'K21', 'K22', 'K23', 'K24', 'K25', 'K26', 'K27', 'K28', 'K29', 'K30', 'K31', 'K32',
] as const;
export type CrewId = (typeof CREW_IDS)[number];

export interface CrewFace {
  readonly kind: 'crew';
  readonly id: CrewId;
  readonly name: string;
  readonly title: string;
  readonly affiliation: Affiliation;
  readonly toRecruit: number;
  readonly combat: number;
  readonly influence: number;
  readonly text: string;
  readonly bonuses?: readonly Bonus[];
  readonly keywords?: readonly Keyword[];
  readonly ability?: Ability;
  readonly trigger?: Trigger;
}

type Extras = Pick<CrewFace, 'bonuses' | 'keywords' | 'ability' | 'trigger'>;
const crew = (
  id: CrewId,
  name: string,
  title: string,
  affiliation: Affiliation,
  toRecruit: number,
  combat: number,
  influence: number,
  text = '',
  extras: Extras = {},
): CrewFace => ({ kind: 'crew', id, name, title, affiliation, toRecruit, combat, influence, text, ...extras });
const self = (stat: Bonus['stat'], n: Bonus['n'], when?: Bonus['when']): Extras => ({
  bonuses: [when === undefined ? { stat, n, who: 'self' } : { stat, n, who: 'self', when }],
});
const taps = (name: string, target: Ability['target'], does: Ability['does'], quick = false): Extras => ({
  ability: { name, quick, target, does },
});

/** The 32 crew (STB-26): To Recruit, combat, influence. */
export const CREW: readonly CrewFace[] = varied('crew', [
  crew(
    'K01',
    'Endago',
    '2nd in Command',
    'CMD',
    7,
    3,
    3,
    '+1 combat while your party has at least four other crew.',
    self('combat', 1, { if: 'other-crew', least: 4 }),
  ),
  crew('K02', 'Bragga', 'Steward', 'CIV', 5, 1, 2, 'Your default hand size is 1 larger.', {
    bonuses: [{ stat: 'handSize', n: 1, who: 'party' }],
  }),
  crew(
    'K03',
    'Zef Marrow',
    'Helm Officer',
    'CMD',
    6,
    3,
    2,
    '+2 attack against unoccupied sections.',
    self('attack', 2, { if: 'target-free' }),
  ),
  crew('K04', 'Ossa Threnn', 'Chief Engineer', 'ENG', 6, 2, 2, '+2 defense.', self('defense', 2)),
  crew(
    'K05',
    'Harrow Kett',
    'Marine Major',
    'SEC',
    7,
    4,
    0,
    '+1 attack for each other Security card committed to the same attack, at most +2.',
    self('attack', { per: 'other-committed', affiliation: 'SEC', most: 2 }),
  ),
  crew(
    'K06',
    'Vesper Lohn',
    'Chief of Security',
    'SEC',
    6,
    3,
    1,
    '↯ Tap: tap one untapped crew with printed combat 3 or less in another party.',
    taps('Detain', { from: 'crew', whose: 'other', tapped: false, combatAtMost: 3 }, [tap], true),
  ),
  crew(
    'K07',
    'Iluma Pesh',
    'Chief Surgeon',
    'SCI',
    5,
    1,
    3,
    "When another player's effect would send another of your crew to the Crew Stack, you may tap Pesh: the crew stays and is tapped instead.",
    { trigger: 'patch-up' },
  ),
  crew('K08', 'Nuur-7', 'Science Officer', 'SCI', 7, 3, 3, "Other players' instants cannot target it.", { keywords: ['untargetable'] }),
  crew('K09', 'Quillon Sarr', 'Ambassador', 'CIV', 6, 1, 4),
  crew('K10', 'Pell', 'Bridge Ensign', 'CMD', 3, 1, 2),
  crew(
    'K11',
    'Oyel Varga',
    'Comms Officer',
    'CMD',
    3,
    1,
    2,
    "Tap: look at another player's hand.",
    taps('Listen In', { from: 'hand', whose: 'other' }, [peek]),
  ),
  crew('K12', 'Sool', 'Astrogator', 'CMD', 5, 2, 2, 'Defends every section you occupy.', { keywords: ['roaming'] }),
  crew(
    'K13',
    'Tib Hasker',
    'Conduit Rat',
    'ENG',
    3,
    2,
    0,
    '+2 attack against the section that carries Conduit Access.',
    self('attack', 2, { if: 'target-has-conduit' }),
  ),
  crew(
    'K14',
    'Mira Dune',
    'Reactor Tech',
    'ENG',
    4,
    2,
    1,
    'Tap: discard one passive attached to a section.',
    taps('Strip It Out', { from: 'passive', onSection: true }, [detach]),
  ),
  crew('K15', 'Brannock', 'Boatswain', 'ENG', 5, 3, 1, '+1 defense.', self('defense', 1)),
  crew('K16', 'Fixit', 'Repair Drone', 'ENG', 2, 1, 1, 'Cannot be stolen.', { keywords: ['loyal'] }),
  crew('K17', 'Dola Reyes', 'Armory Sergeant', 'SEC', 5, 4, 0),
  crew('K18', 'Junk', 'Marine Recruit', 'SEC', 3, 3, 0, '−1 defense.', self('defense', -1)),
  crew('K19', 'Cutter', 'Brig Guard', 'SEC', 4, 3, 0, '+1 defense.', self('defense', 1)),
  crew('K20', 'Kiva & Rusk', 'Trooper Twins', 'SEC', 9, 6, 0),
  crew(
    'K21',
    'Fenwick Orr',
    'Xenobiologist',
    'SCI',
    2,
    0,
    2,
    'Tap: send one pool crew to the bottom of the Crew Stack; slide the rest; flip one new crew in behind them.',
    taps('Catalogue', { from: 'pool' }, [refreshPool(false)]),
  ),
  crew(
    'K22',
    'Specimen Twelve',
    'Escaped Experiment',
    'SCI',
    3,
    5,
    0,
    'After a successful attack in which it counted, it goes to the bottom of the Crew Stack.',
    { trigger: 'leaves-after-winning' },
  ),
  crew(
    'K23',
    'Tamsin Gale',
    'Nurse',
    'SCI',
    4,
    1,
    1,
    'Tap: untap another of your crew with printed combat 3 or less.',
    taps('Smelling Salts', { from: 'crew', whose: 'own', tapped: true, combatAtMost: 3, notSelf: true }, [untap]),
  ),
  crew('K24', 'Ptolemy', 'Ship Computer Avatar', 'SCI', 4, 0, 3, 'Tap: draw 1 card.', taps('Look It Up', null, [draw(1)])),
  crew('K25', 'Ombo', 'Cook', 'CIV', 2, 1, 1),
  crew('K26', 'Celandine', 'Heir Apparent', 'CIV', 4, 0, 4),
  crew(
    'K27',
    'Rex Sterling',
    'News Anchor',
    'CIV',
    3,
    1,
    2,
    '↯ Tap: one leader gets −2 influence this turn.',
    taps('Breaking News', { from: 'leader' }, [mod('influence', -2)], true),
  ),
  crew('K28', 'Stowaway', 'Nobody Official', '–', 1, 1, 0, 'Enters untapped.', { keywords: ['entersUntapped'] }),
  crew('K29', 'Gritt', 'Bounty Hunter', '–', 7, 5, 0, '+1 attack against occupied sections.', self('attack', 1, { if: 'target-held' })),
  crew('K30', 'Bulk', 'Cargo Loader', '–', 3, 4, 0, 'Cannot attack.', { keywords: ['noAttack'] }),
  crew('K31', 'Biscuit', "Ship's Cat", '–', 2, 0, 2, "Other players' effects cannot send it to the Crew Stack.", {
    keywords: ['immovable'],
  }),
  crew(
    'K32',
    'The Marquis',
    'Brig Inmate',
    '–',
    6,
    3,
    2,
    "When recruited: take a random card from another player's hand (your choice of player).",
    { trigger: 'takes-card-when-recruited' },
  ),
]);
