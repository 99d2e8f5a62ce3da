import { varied } from '@bridgehead/kernel';
import {
  type Affiliation,
  type Bonus,
  boost,
  cancel,
  detach,
  discard,
  dismiss,
  draw,
  enlist,
  forbid,
  grantRecruit,
  type Keyword,
  mod,
  move,
  recover,
  redirect,
  refreshPool,
  reinforce,
  station,
  steal,
  type Target,
  takeRandom,
  tap,
  toStack,
  untap,
  type Word,
} from './vocabulary.ts';

/**
 * When a seat that holds priority may play the card, always in the Action Phase. any: as an action or in any window.
 * own: in your own turn. attack…: while an attack is pending; by the attacker, the attacker or the occupier, anyone but the
 * attacker. recruit…: likewise. counter…: only on the declaration on top of the stack, of that kind.
 */
export type Timing =
  | 'any'
  | 'own'
  | 'attack'
  | 'attack-by-attacker'
  | 'attack-by-either'
  | 'attack-by-others'
  | 'recruit-by-recruiter'
  | 'recruit-by-others'
  | 'counter-card'
  | 'counter-ability'
  | 'counter-one-target';

// biome-ignore format: a list to be read in rows
export const INSTANT_IDS = [
  'A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08', 'A09', 'A10', 'A11', 'A12', 'A13', 'A14', 'A15', 'A16', 'A17', 'A18', 'A19', 'A20', 'A21', 'A22', 'A23', 'A24', 'A25', 'A26', 'A27', 'A28', 'A29', 'A30',
] as const;
export type InstantId = (typeof INSTANT_IDS)[number];
// biome-ignore format: a list to be read in rows
export const PASSIVE_IDS = [
  'P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07', 'P08', 'P09', 'P10', 'P11', 'P12', 'P13', 'P14',
] as const;
export type PassiveId = (typeof PASSIVE_IDS)[number];

export interface InstantFace {
  readonly kind: 'instant';
  readonly id: InstantId;
  readonly title: string;
  readonly copies: number;
  readonly timing: Timing;
  /** What it affects: C crew, L leader, S section, A action in progress, H hand or deck, P pool. */
  readonly icon: string;
  readonly text: string;
  readonly target: Target | null;
  readonly does: readonly Word[];
  /** Where it lies until it is discarded: on the table to the end of the turn, or by the attempt. At once if absent. */
  readonly stays?: 'turn' | 'attempt';
  /** Needs a leader or crew of one of these in the party. */
  readonly needs?: readonly Affiliation[];
  /** May be given another target by Mistaken Identity. */
  readonly redirectable: boolean;
}
export interface PassiveFace {
  readonly kind: 'passive';
  readonly id: PassiveId;
  readonly title: string;
  readonly copies: number;
  readonly timing: 'any';
  readonly icon: string;
  readonly host: 'crew' | 'leader' | 'own-leader' | 'section';
  readonly text: string;
  readonly bonuses?: readonly Bonus[];
  readonly keywords?: readonly Keyword[];
  /** The section that it belongs to and returns to instead of being discarded (STB-R3). */
  readonly bound?: string;
  /** The host's controller may discard so many cards, as an action, to be rid of it. */
  readonly escape?: number;
  readonly redirectable: true;
}
export type ActionFace = InstantFace | PassiveFace;

type InstantRow = Omit<InstantFace, 'kind' | 'target' | 'redirectable'> & { target?: Target };
const instant = (row: InstantRow): InstantFace => {
  const target = row.target ?? null;
  const linked = target?.from === 'reinforcement' || target?.with === 'host';
  return { kind: 'instant', ...row, target, redirectable: target !== null && !linked && row.timing !== 'counter-one-target' };
};
const passive = (row: Omit<PassiveFace, 'kind' | 'timing' | 'redirectable' | 'icon'>): PassiveFace => ({
  kind: 'passive',
  timing: 'any',
  redirectable: true,
  icon: { crew: 'C', leader: 'L', 'own-leader': 'L', section: 'S' }[row.host],
  ...row,
});
const host = (stat: Bonus['stat'], n: number, on?: Bonus['on']): Bonus =>
  on === undefined ? { stat, n, who: 'host' } : { stat, n, who: 'host', on };

/** 30 instants, 71 cards (STB-30). */
const INSTANTS: readonly InstantFace[] = [
  instant({
    id: 'A01',
    title: 'Adrenaline Surge',
    copies: 3,
    timing: 'any',
    icon: 'CL',
    text: 'Any leader or crew member: +2 combat this turn.',
    target: { from: 'crew-or-leader' },
    does: [mod('combat', 2)],
    stays: 'turn',
  }),
  instant({
    id: 'A02',
    title: 'Covering Fire',
    copies: 4,
    timing: 'attack-by-attacker',
    icon: 'A',
    text: '+3 attack for this attack (+4 if a Security card takes part).',
    does: [boost('attack', 3, { affiliation: 'SEC', where: 'committed' })],
    stays: 'attempt',
  }),
  instant({
    id: 'A03',
    title: 'Hold That Door',
    copies: 4,
    timing: 'attack',
    icon: 'A',
    text: 'The section needs 3 more points in this attack (4 if it’s held and an Engineering crew member is stationed there).',
    does: [boost('need', 3, { affiliation: 'ENG', where: 'stationed' })],
    stays: 'attempt',
  }),
  instant({
    id: 'A04',
    title: 'Stun Beam',
    copies: 3,
    timing: 'any',
    icon: 'C',
    text: 'Tap one untapped crew member in any party.',
    target: { from: 'crew', tapped: false },
    does: [tap],
  }),
  instant({
    id: 'A05',
    title: 'Second Wind',
    copies: 3,
    timing: 'any',
    icon: 'CL',
    text: 'Untap your leader or one of your crew.',
    target: { from: 'crew-or-leader', whose: 'own', tapped: true },
    does: [untap],
  }),
  instant({
    id: 'A06',
    title: 'Red Shirt Detail',
    copies: 3,
    timing: 'any',
    icon: 'C',
    text: 'Send one crew member that costs 5 or less, in any party, to the bottom of the crew deck.',
    target: { from: 'crew', recruitAtMost: 5, spares: 'immovable' },
    does: [toStack],
  }),
  instant({
    id: 'A07',
    title: 'Written Out',
    copies: 1,
    timing: 'any',
    icon: 'C',
    text: 'Send any crew member in any party to the bottom of the crew deck.',
    target: { from: 'crew', spares: 'immovable' },
    does: [toStack],
  }),
  instant({
    id: 'A08',
    title: 'Rewrite',
    copies: 4,
    timing: 'counter-card',
    icon: 'A',
    text: 'Cancel an action card.',
    does: [cancel('card')],
  }),
  instant({
    id: 'A09',
    title: 'Static on the Line',
    copies: 2,
    timing: 'counter-ability',
    icon: 'A',
    text: 'Cancel a special ability, even Victory. Its tap stays paid.',
    does: [cancel('ability')],
  }),
  instant({
    id: 'A10',
    title: 'Cliffhanger',
    copies: 2,
    timing: 'attack-by-others',
    icon: 'A',
    text: 'The attack fails, and that section can’t be attacked again this turn.',
    does: [cancel('attack'), forbid],
    stays: 'turn',
  }),
  instant({
    id: 'A11',
    title: 'Bad Reference',
    copies: 2,
    timing: 'recruit-by-others',
    icon: 'A',
    text: 'This recruit costs 3 more.',
    does: [boost('toRecruit', 3)],
    stays: 'attempt',
  }),
  instant({
    id: 'A12',
    title: 'Rousing Speech',
    copies: 3,
    timing: 'recruit-by-recruiter',
    icon: 'A',
    text: '+3 influence for this recruit (+4 if a Command card takes part).',
    does: [boost('influence', 3, { affiliation: 'CMD', where: 'committed' })],
    stays: 'attempt',
  }),
  instant({
    id: 'A13',
    title: 'Open House',
    copies: 2,
    timing: 'own',
    icon: '',
    text: 'You may recruit one more crew member this turn.',
    does: [grantRecruit(1)],
    stays: 'turn',
  }),
  instant({
    id: 'A14',
    title: 'Better Contract',
    copies: 2,
    timing: 'any',
    icon: 'C',
    text: 'Take a crew member that costs 3 or less from another party.',
    target: { from: 'crew', whose: 'other', recruitAtMost: 3, spares: 'loyal' },
    does: [steal],
  }),
  instant({ id: 'A15', title: 'Supply Run', copies: 3, timing: 'any', icon: 'H', text: 'Draw 2 cards.', does: [draw(2)] }),
  instant({
    id: 'A16',
    title: 'Light Fingers',
    copies: 2,
    timing: 'any',
    icon: 'H',
    text: "Take a random card from another player's hand.",
    target: { from: 'hand', whose: 'other', notEmpty: true },
    does: [takeRandom],
  }),
  instant({
    id: 'A17',
    title: 'Surprise Inspection',
    copies: 2,
    timing: 'any',
    icon: 'H',
    text: 'Another player discards 2 cards of their choice.',
    target: { from: 'hand', whose: 'other', notEmpty: true },
    does: [discard(2)],
  }),
  instant({
    id: 'A18',
    title: 'Shift Change',
    copies: 1,
    timing: 'any',
    icon: 'P',
    text: 'All crew for hire go to the bottom of the crew deck. Refill the pool.',
    does: [refreshPool(true)],
  }),
  instant({
    id: 'A19',
    title: 'Wrong Deck',
    copies: 2,
    timing: 'any',
    icon: 'C',
    text: 'Move one crew member in any party to another of its sections, or to no station.',
    target: { from: 'crew', with: 'station' },
    does: [station],
  }),
  instant({
    id: 'A20',
    title: 'Reinforcements',
    copies: 2,
    timing: 'attack-by-either',
    icon: 'C',
    text: 'Attacking: add one more untapped crew member. Defending: move one of your crew to the attacked section.',
    target: { from: 'reinforcement' },
    does: [reinforce],
  }),
  instant({
    id: 'A21',
    title: 'Continuity Error',
    copies: 3,
    timing: 'any',
    icon: 'CLS',
    text: 'Discard one attached passive.',
    target: { from: 'passive' },
    does: [detach],
  }),
  instant({
    id: 'A22',
    title: 'Hot Swap',
    copies: 2,
    timing: 'any',
    icon: 'CLS',
    text: 'If you have Engineering or Science: move one passive to another host of the same type.',
    target: { from: 'passive', with: 'host' },
    does: [move],
    needs: ['ENG', 'SCI'],
  }),
  instant({
    id: 'A23',
    title: 'Mistaken Identity',
    copies: 2,
    timing: 'counter-one-target',
    icon: 'A',
    text: 'Choose a new target for an action card that has exactly one.',
    does: [redirect],
  }),
  instant({
    id: 'A24',
    title: 'Public Scandal',
    copies: 2,
    timing: 'any',
    icon: 'L',
    text: 'A leader gets −2 combat and −2 influence this turn.',
    target: { from: 'leader' },
    does: [mod('combat', -2), mod('influence', -2)],
    stays: 'turn',
  }),
  instant({
    id: 'A25',
    title: 'Flashback',
    copies: 2,
    timing: 'any',
    icon: 'H',
    text: 'Take any card from the discard pile into your hand.',
    target: { from: 'discard' },
    does: [recover],
  }),
  instant({
    id: 'A26',
    title: 'Lockdown',
    copies: 2,
    timing: 'any',
    icon: 'S',
    text: 'Choose a section other than the Bridge that isn’t under attack. It can’t be attacked this turn.',
    target: { from: 'section', notBridge: true, notUnderAttack: true },
    does: [forbid],
    stays: 'turn',
  }),
  instant({
    id: 'A27',
    title: 'Cold Feet',
    copies: 2,
    timing: 'recruit-by-others',
    icon: 'A',
    text: 'The recruit fails. The crew member goes to the bottom of the crew deck.',
    does: [cancel('recruit'), dismiss],
  }),
  instant({
    id: 'A28',
    title: 'Montage',
    copies: 2,
    timing: 'own',
    icon: 'C',
    text: 'Untap one or two of your crew.',
    target: { from: 'crew', whose: 'own', tapped: true, most: 2 },
    does: [untap],
  }),
  instant({
    id: 'A29',
    title: 'Department Meeting',
    copies: 2,
    timing: 'any',
    icon: 'C',
    text: 'Tap one or two untapped crew of one party that share an affiliation.',
    target: { from: 'crew', tapped: false, most: 2, alike: true },
    does: [tap],
  }),
  instant({
    id: 'A30',
    title: 'Guest Star',
    copies: 2,
    timing: 'own',
    icon: 'P',
    text: 'A crew member for hire that costs 3 or less joins you, tapped. This isn’t a recruit.',
    target: { from: 'pool', recruitAtMost: 3 },
    does: [enlist],
  }),
];

/** 14 passives, 33 cards (STB-31). Conduit Access is bound to the ship (STB-R3). */
const PASSIVES: readonly PassiveFace[] = [
  passive({
    id: 'P01',
    title: 'Conduit Access',
    copies: 1,
    host: 'section',
    bound: 'S2',
    text: 'Bound. While on a section other than the Engine Room, the holder of the Engine Room has +3 attack against that section.',
    bonuses: [{ stat: 'attack', n: 3, who: 'home' }],
  }),
  passive({
    id: 'P02',
    title: 'Field Promotion',
    copies: 3,
    host: 'crew',
    text: '+1 combat, +1 influence.',
    bonuses: [host('combat', 1), host('influence', 1)],
  }),
  passive({
    id: 'P03',
    title: 'Pulse Carbine',
    copies: 4,
    host: 'crew',
    text: '+2 attack (+3 on a Security crew).',
    bonuses: [host('attack', 2, { affiliation: 'SEC', n: 3 })],
  }),
  passive({ id: 'P04', title: 'Riot Shield', copies: 3, host: 'crew', text: '+2 defense.', bonuses: [host('defense', 2)] }),
  passive({
    id: 'P05',
    title: 'Silver Tongue',
    copies: 3,
    host: 'crew',
    text: '+2 influence (+3 on a Civilian crew).',
    bonuses: [host('influence', 2, { affiliation: 'CIV', n: 3 })],
  }),
  passive({
    id: 'P06',
    title: 'Plot Armor',
    copies: 2,
    host: 'crew',
    text: 'Other players can’t send it away or steal it.',
    keywords: ['immovable', 'loyal'],
  }),
  passive({
    id: 'P07',
    title: 'Galactic Mumples',
    copies: 3,
    host: 'crew',
    text: '−2 combat, −1 influence.',
    bonuses: [host('combat', -2), host('influence', -1)],
  }),
  passive({
    id: 'P08',
    title: 'Crisis of Conscience',
    copies: 2,
    host: 'crew',
    text: 'Can’t attack. If attached mid-attack, it no longer counts.',
    keywords: ['noAttack'],
  }),
  passive({
    id: 'P09',
    title: 'Paperwork Hold',
    copies: 2,
    host: 'crew',
    text: 'Doesn’t untap. On your turn, discard 1 card to remove this.',
    keywords: ['staysTapped'],
    escape: 1,
  }),
  passive({
    id: 'P10',
    title: "Captain's Hat",
    copies: 2,
    host: 'own-leader',
    text: 'On your own leader: +1 influence and +1 hand size.',
    bonuses: [host('influence', 1), { stat: 'handSize', n: 1, who: 'party' }],
  }),
  passive({
    id: 'P11',
    title: 'Personal Force Field',
    copies: 2,
    host: 'own-leader',
    text: 'On your own leader: +2 defense (helps every section).',
    bonuses: [host('defense', 2)],
  }),
  passive({
    id: 'P12',
    title: 'Tell-All Memoir',
    copies: 2,
    host: 'leader',
    text: '−1 combat, −1 influence.',
    bonuses: [host('combat', -1), host('influence', -1)],
  }),
  passive({
    id: 'P13',
    title: 'Blast Doors',
    copies: 3,
    host: 'section',
    text: '+2 to take while open, +2 defense while held.',
    bonuses: [host('need', 2)],
  }),
  passive({
    id: 'P14',
    title: 'Systems Lockout',
    copies: 1,
    host: 'section',
    text: 'Doesn’t untap. On your turn, discard 2 cards to remove this.',
    keywords: ['staysTapped'],
    escape: 2,
  }),
];

/** STB-29, STB-49: instants and passives. */
export const ACTIONS: readonly ActionFace[] = varied<ActionFace>('actions', [...INSTANTS, ...PASSIVES]);
