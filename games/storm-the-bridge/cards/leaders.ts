import { varied } from '@bridgehead/kernel';
import { type Ability, type Affiliation, type Bonus, type Trigger, tap } from './vocabulary.ts';

export const LEADER_IDS = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9'] as const;
export type LeaderId = (typeof LEADER_IDS)[number];

export interface LeaderFace {
  readonly kind: 'leader';
  readonly id: LeaderId;
  readonly name: string;
  readonly title: string;
  readonly affiliation: Affiliation;
  readonly combat: number;
  readonly influence: number;
  readonly text: string;
  readonly bonuses?: readonly Bonus[];
  readonly ability?: Ability;
  readonly trigger?: Trigger;
}

const leader = (face: Omit<LeaderFace, 'kind'>): LeaderFace => ({ kind: 'leader', ...face });

/** The nine officers and visiting dignitaries of the FSS Polemus who want to command her (STB-1, STB-22). Leader Ln has the matching crew card K0n (STB-14). */
export const LEADERS: readonly LeaderFace[] = varied('leaders', [
  leader({
    id: 'L1',
    name: 'Endago',
    title: '2nd in Command',
    affiliation: 'CMD',
    combat: 1,
    influence: 3,
    text: 'Chain of Command. +1 combat for every two crew in your party, at most +3.',
    bonuses: [{ stat: 'combat', n: { per: 'pair-of-crew', most: 3 }, who: 'self' }],
  }),
  leader({
    id: 'L2',
    name: 'Bragga',
    title: 'Steward',
    affiliation: 'CIV',
    combat: 1,
    influence: 2,
    text: 'Knows a Supplier. Your default hand size is 1 larger.',
    bonuses: [{ stat: 'handSize', n: 1, who: 'party' }],
  }),
  leader({
    id: 'L3',
    name: 'Zef Marrow',
    title: 'Helm Officer',
    affiliation: 'CMD',
    combat: 2,
    influence: 3,
    text: 'Knows the Way. While committed to an attack on the Bridge or on an unoccupied section: +2 attack.',
    bonuses: [{ stat: 'attack', n: 2, who: 'self', when: { if: 'target-bridge-or-free' } }],
  }),
  leader({
    id: 'L4',
    name: 'Ossa Threnn',
    title: 'Chief Engineer',
    affiliation: 'ENG',
    combat: 2,
    influence: 3,
    text: 'Reinforced Bulkheads. Every section you occupy has +2 defense.',
    bonuses: [{ stat: 'defense', n: 2, who: 'sections' }],
  }),
  leader({
    id: 'L5',
    name: 'Harrow Kett',
    title: 'Marine Major',
    affiliation: 'SEC',
    combat: 3,
    influence: 3,
    text: 'Lead from the Front. +1 attack for each other Security card committed to the same attack.',
    bonuses: [{ stat: 'attack', n: { per: 'other-committed', affiliation: 'SEC', most: 99 }, who: 'self' }],
  }),
  leader({
    id: 'L6',
    name: 'Vesper Lohn',
    title: 'Chief of Security',
    affiliation: 'SEC',
    combat: 2,
    influence: 3,
    text: 'Detain ↯. Tap: tap one untapped crew in another party.',
    ability: { name: 'Detain', quick: true, target: { from: 'crew', whose: 'other', tapped: false }, does: [tap] },
  }),
  leader({
    id: 'L7',
    name: 'Iluma Pesh',
    title: 'Chief Surgeon',
    affiliation: 'SCI',
    combat: 2,
    influence: 3,
    text: "Patch Them Up. When another player's effect would send one of your crew to the Crew Stack, you may tap Pesh: the crew stays and is tapped instead.",
    trigger: 'patch-up',
  }),
  leader({
    id: 'L8',
    name: 'Nuur-7',
    title: 'Science Officer',
    affiliation: 'SCI',
    combat: 2,
    influence: 3,
    text: 'Predictive Model. After refilling your hand in Reset, draw 2 more cards, then discard 2 from hand.',
    trigger: 'predictive-model',
  }),
  leader({
    id: 'L9',
    name: 'Quillon Sarr',
    title: 'Ambassador',
    affiliation: 'CIV',
    combat: 2,
    influence: 3,
    text: 'Warm Welcome. Crew you recruit with Sarr among the counting recruiters enter untapped.',
    trigger: 'warm-welcome',
  }),
]);
