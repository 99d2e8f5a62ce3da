/** Equipment. Short rows; a lab variant can set any field. */
import { equipment } from './make.ts';
import type { Row } from './row.ts';

export const EQUIPMENT: readonly Row[] = [
  equipment('EQ1', 'Starfleet Type I Phaser', {
    keyword: 'quick draw',
    free: true,
    users: 'Federation',
    strength: 1,
    text: 'A hand weapon of the Federation. Comes free of the card play, even into a fight that has just begun. {strength} STRENGTH for everybody of yours beside it; several add up.',
  }),
  equipment('EQ2', "Bat'leth", {
    keyword: 'wounding blade',
    wearers: 'Klingon',
    strength: 2,
    text: 'A hand weapon. {strength} STRENGTH for every Klingon of yours beside it; several add up. In each fight one of them may make a stun a deadly wound.',
  }),
  equipment('EQ3', "Mek'leth", {
    keyword: 'carried',
    wearers: 'Klingon',
    strength: 2,
    text: 'A hand weapon that may come to wherever a Klingon of yours is. {strength} STRENGTH for every Klingon of yours beside it; several add up.',
  }),
  equipment('EQ4', "D'k Tahg", {
    keyword: 'quick draw',
    free: true,
    users: 'Klingon',
    strength: 1,
    text: 'A hand weapon of the Klingons. Comes free of the card play, even into a fight that has just begun. {strength} STRENGTH for everybody of yours beside it; several add up.',
  }),
  equipment('EQ5', 'Klingon Disruptor Rifle', {
    users: 'Klingon, Non-Aligned',
    strength: 3,
    diplomacy: 1,
    text: 'A hand weapon for Klingons and the Non-Aligned. {strength} STRENGTH for everybody of yours beside it; several add up. Off your own ship it costs each of them {diplomacy} level of Diplomacy.',
  }),
  equipment('EQ6', 'Romulan Disruptor Rifle', {
    users: 'Romulan, Non-Aligned',
    strength: 3,
    diplomacy: 1,
    text: 'A hand weapon for Romulans and the Non-Aligned. {strength} STRENGTH for everybody of yours beside it; several add up. Off your own ship it costs each of them {diplomacy} level of Diplomacy.',
  }),
  equipment('EQ7', "Kar'takin", {
    keyword: 'wounding blade',
    wearers: "Jem'Hadar",
    strength: 2,
    text: "A hand weapon. {strength} STRENGTH for every Jem'Hadar of yours beside it; several add up. In each fight one of them may make a stun a deadly wound.",
  }),
  equipment('EQ8', "Jem'Hadar Birthing Chamber", {
    keyword: 'birthing chamber',
    weapon: false,
    text: "Every turn one Jem'Hadar who is not unique steps out of it, free of the card play and in either quadrant.",
  }),
  equipment('EQ9', 'Engineering Kit', { weapon: false, text: 'Beside it, people of yours whose class is OFFICER have ENGINEER as well.' }),
];
