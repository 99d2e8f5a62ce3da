/** Facilities and the sites of a Nor. Short rows; a lab variant can set any field. */
import { facility, site } from './make.ts';
import type { Row } from './row.ts';

export const FACILITIES: readonly Row[] = [
  facility('FA1', 'Federation Outpost', 'Federation', [0, 30], {
    builds: 'kin',
    text: 'Begins at one of your own missions that is open to the Federation or to anybody. Later: where you have a Federation ENGINEER.',
  }),
  facility('FA2', 'Klingon Outpost', 'Klingon', [0, 32], {
    builds: 'kin',
    text: 'Begins at one of your own missions that is open to Klingons or to anybody. Later: where you have a Klingon ENGINEER.',
  }),
  facility('FA3', 'Romulan Outpost', 'Romulan', [0, 32], {
    builds: 'kin',
    text: 'Begins at one of your own missions that is open to Romulans or to anybody. Later: where you have a Romulan ENGINEER.',
  }),
  facility('FA4', 'Cardassian Outpost', 'Cardassian', [0, 32], {
    builds: 'kin',
    text: 'Begins at one of your own missions that is open to Cardassians or to anybody. Later: where you have a Cardassian ENGINEER.',
  }),
  facility('FA5', 'Neutral Outpost', 'Neutral', [0, 24], {
    builds: 'space',
    seeds: 'space',
    repairs: false,
    text: 'Begins at a space mission, whoever laid it. Later: at one where you have an ENGINEER. It has no dock for repairs.',
  }),
  facility('FA6', 'Remote Supply Depot', 'Dominion', [0, 30], {
    keyword: 'supply depot',
    builds: 'kin',
    repairs: false,
    text: 'Comes only later, where you have a Dominion ENGINEER. Equipment of yours arrives here free of the card play, in either quadrant. It has no dock for repairs.',
  }),
  facility('FA7', 'Primary Supply Depot', 'Dominion', [0, 30], {
    seeds: 'Gamma',
    gq: true,
    repairs: false,
    text: 'Begins at a mission of the Gamma Quadrant. It has no dock for repairs.',
  }),
  facility('FA8', 'Nor', 'Cardassian', [4, 28], {
    keyword: 'Nor',
    builds: 'Cardassian',
    seeds: 'Cardassian',
    stance: 'station',
    text: 'Begins, or is built later, where Cardassians have business. People live in its sites.',
  }),
  facility('FA9', 'Borg Outpost', 'Borg', [0, 48], { seeds: 'open space', text: "Begins at a space mission that shows nobody's emblem." }),
  site('SI1', 'Ops', 'OFFICER', {
    keyword: 'ops',
    text: "For people of the OFFICER class. From here the station's controls are taken over. Instead of your card play you may have somebody or something fetched to an uncontested site of this Nor (people and ships of its own affiliation); you then draw nothing this turn.",
  }),
  site('SI2', 'Security Office', 'SECURITY', { keyword: 'armoury', text: 'For people of the SECURITY class, and for hand weapons.' }),
  site('SI3', 'Infirmary', 'MEDICAL', { text: 'For people of the MEDICAL class.' }),
  site('SI4', 'Security Holding Cell', '', {
    keyword: 'brig',
    unique: false,
    cr: true,
    text: "A Brig. Every turn, an interrogator who has it to himself lets the station's player fetch Brainwash, Interrogation or Torture onto somebody locked in here.",
  }),
  site('SI5', 'Science Lab', 'SCIENCE', {
    keyword: 'lab',
    text: 'For people of the SCIENCE class. Every turn, at a space mission, SCIENCE that has it to itself may look at the dilemma on top.',
  }),
  site('SI6', 'Ore Processing Unit', 'ENGINEER', { text: 'For people of the ENGINEER class.' }),
  site('SI7', 'Docking Ports', '', {
    keyword: 'ports',
    most: 2,
    berths: 9,
    text: 'Ships of up to {most} staffing icons report and moor here if they are let in; room for {berths}.',
  }),
  site('SI8', 'Docking Pylons', '', {
    keyword: 'pylons',
    most: 4,
    berths: 6,
    text: 'Ships of up to {most} staffing icons moor here, and are repaired, if they are let in; room for {berths}. Nobody reports here.',
  }),
];
