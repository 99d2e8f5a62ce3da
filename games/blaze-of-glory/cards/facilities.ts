/** Facilities and the sites of a Nor. Short rows; a lab variant can set any field. */
import { facility, site } from './make.ts';
import type { Row } from './row.ts';

export const FACILITIES: readonly Row[] = [
  facility('FA1', 'Federation Outpost', 'Federation', [0, 30], {
    builds: 'kin',
    text: 'Seed at your own mission open to Federation or any. Or build it where you have a Federation ENGINEER.',
  }),
  facility('FA2', 'Klingon Outpost', 'Klingon', [0, 32], {
    builds: 'kin',
    text: 'Seed at your own mission open to Klingon or any. Or build it where you have a Klingon ENGINEER.',
  }),
  facility('FA3', 'Romulan Outpost', 'Romulan', [0, 32], {
    builds: 'kin',
    text: 'Seed at your own mission open to Romulan or any. Or build it where you have a Romulan ENGINEER.',
  }),
  facility('FA4', 'Cardassian Outpost', 'Cardassian', [0, 32], {
    builds: 'kin',
    text: 'Seed at your own mission open to Cardassian or any. Or build it where you have a Cardassian ENGINEER.',
  }),
  facility('FA5', 'Neutral Outpost', 'Neutral', [0, 24], {
    builds: 'space',
    seeds: 'space',
    repairs: false,
    text: 'Seed at any space mission. Or build it at one where you have an ENGINEER. No repairs.',
  }),
  facility('FA6', 'Remote Supply Depot', 'Dominion', [0, 30], {
    keyword: 'supply depot',
    builds: 'kin',
    repairs: false,
    text: 'Can’t be seeded; build it where you have a Dominion ENGINEER. Your equipment reports here for free, in either quadrant. No repairs.',
  }),
  facility('FA7', 'Primary Supply Depot', 'Dominion', [0, 30], {
    seeds: 'Gamma',
    gq: true,
    repairs: false,
    text: 'Seed at a Gamma Quadrant mission. No repairs.',
  }),
  facility('FA8', 'Nor', 'Cardassian', [4, 28], {
    keyword: 'Nor',
    builds: 'Cardassian',
    seeds: 'Cardassian',
    stance: 'station',
    text: 'Seed or build at a Cardassian mission. Crew live in its sites.',
  }),
  facility('FA9', 'Borg Outpost', 'Borg', [0, 48], { seeds: 'open space', text: 'Seed at a space mission open to any affiliation.' }),
  site('SI1', 'Ops', 'OFFICER', {
    keyword: 'ops',
    text: 'For OFFICERs. Control of the station is taken from here. Instead of your card play you may download a card to an unopposed site here (crew and ships of its affiliation); skip your draw this turn.',
  }),
  site('SI2', 'Security Office', 'SECURITY', { keyword: 'armoury', text: 'For SECURITY and hand weapons.' }),
  site('SI3', 'Infirmary', 'MEDICAL', { text: 'For MEDICAL.' }),
  site('SI4', 'Security Holding Cell', '', {
    keyword: 'brig',
    unique: false,
    cr: true,
    text: 'A Brig. Each turn an interrogator alone here lets the station’s player download Brainwash, Interrogation or Torture onto a captive here.',
  }),
  site('SI5', 'Science Lab', 'SCIENCE', {
    keyword: 'lab',
    text: 'For SCIENCE. Each turn, at a space mission, SCIENCE alone here may look at the top dilemma.',
  }),
  site('SI6', 'Ore Processing Unit', 'ENGINEER', { text: 'For ENGINEERs.' }),
  site('SI7', 'Docking Ports', '', {
    keyword: 'ports',
    most: 2,
    berths: 9,
    text: 'Ships with up to {most} staffing icons may report and dock here if admitted. {berths} berths.',
  }),
  site('SI8', 'Docking Pylons', '', {
    keyword: 'pylons',
    most: 4,
    berths: 6,
    text: 'Ships with up to {most} staffing icons may dock and be repaired here if admitted. {berths} berths. No one reports here.',
  }),
];
