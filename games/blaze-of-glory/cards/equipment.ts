/** Equipment. Short rows; a lab variant can set any field. */
import { equipment } from './make.ts';
import type { Row } from './row.ts';

export const EQUIPMENT: readonly Row[] = [
  equipment('EQ1', 'Starfleet Type I Phaser', {
    keyword: 'quick draw',
    free: true,
    users: 'Federation',
    strength: 1,
    text: 'Federation hand weapon. Reports for free, even at the start of a fight. Your crew here get +{strength} STRENGTH. Stacks.',
  }),
  equipment('EQ2', "Bat'leth", {
    keyword: 'wounding blade',
    wearers: 'Klingon',
    strength: 2,
    text: 'Hand weapon. Your Klingons here get +{strength} STRENGTH. Stacks. Once per fight, one of them may turn a stun into a mortal wound.',
  }),
  equipment('EQ3', "Mek'leth", {
    keyword: 'carried',
    wearers: 'Klingon',
    strength: 2,
    text: 'Hand weapon that may report to any of your Klingons. Your Klingons here get +{strength} STRENGTH. Stacks.',
  }),
  equipment('EQ4', "D'k Tahg", {
    keyword: 'quick draw',
    free: true,
    users: 'Klingon',
    strength: 1,
    text: 'Klingon hand weapon. Reports for free, even at the start of a fight. Your crew here get +{strength} STRENGTH. Stacks.',
  }),
  equipment('EQ5', 'Klingon Disruptor Rifle', {
    users: 'Klingon, Non-Aligned',
    strength: 3,
    diplomacy: 1,
    text: 'Hand weapon for Klingons and Non-Aligned. Your crew here get +{strength} STRENGTH and, away from your own ship, −{diplomacy} Diplomacy. Stacks.',
  }),
  equipment('EQ6', 'Romulan Disruptor Rifle', {
    users: 'Romulan, Non-Aligned',
    strength: 3,
    diplomacy: 1,
    text: 'Hand weapon for Romulans and Non-Aligned. Your crew here get +{strength} STRENGTH and, away from your own ship, −{diplomacy} Diplomacy. Stacks.',
  }),
  equipment('EQ7', "Kar'takin", {
    keyword: 'wounding blade',
    wearers: "Jem'Hadar",
    strength: 2,
    text: 'Hand weapon. Your Jem’Hadar here get +{strength} STRENGTH. Stacks. Once per fight, one of them may turn a stun into a mortal wound.',
  }),
  equipment('EQ8', "Jem'Hadar Birthing Chamber", {
    keyword: 'birthing chamber',
    weapon: false,
    text: 'Each turn, one universal Jem’Hadar may report here for free, in either quadrant.',
  }),
  equipment('EQ9', 'Engineering Kit', { weapon: false, text: 'Your OFFICERs here also have ENGINEER.' }),
];
