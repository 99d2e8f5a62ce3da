/** Every card against the list of cards, row by row: who it is and what is printed on it. */
import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { ACTIONS, CREW, LEADERS, SECTIONS } from '../index.ts';

// Id, name, title, affiliation, combat, influence.
const LEADER_ROWS = [
  'L1 · Endago · 2nd in Command · CMD · 1 · 3',
  'L2 · Bragga · Steward · CIV · 1 · 2',
  'L3 · Zef Marrow · Helm Officer · CMD · 2 · 3',
  'L4 · Ossa Threnn · Chief Engineer · ENG · 2 · 3',
  'L5 · Harrow Kett · Marine Major · SEC · 3 · 3',
  'L6 · Vesper Lohn · Chief of Security · SEC · 2 · 3',
  'L7 · Iluma Pesh · Chief Surgeon · SCI · 2 · 3',
  'L8 · Nuur-7 · Science Officer · SCI · 2 · 3',
  'L9 · Quillon Sarr · Ambassador · CIV · 2 · 3',
];
rulings('STB-22: %s', LEADER_ROWS, (row) => {
  const { id, name, title, affiliation, combat, influence } = LEADERS[LEADER_ROWS.indexOf(row)] ?? {};
  expect([id, name, title, affiliation, combat, influence].join(' · ')).toBe(row);
});

// Id, name, title, affiliation, To Recruit, combat, influence.
const CREW_ROWS = [
  'K01 · Endago · 2nd in Command · CMD · 7 · 3 · 3',
  'K02 · Bragga · Steward · CIV · 5 · 1 · 2',
  'K03 · Zef Marrow · Helm Officer · CMD · 6 · 3 · 2',
  'K04 · Ossa Threnn · Chief Engineer · ENG · 6 · 2 · 2',
  'K05 · Harrow Kett · Marine Major · SEC · 7 · 4 · 0',
  'K06 · Vesper Lohn · Chief of Security · SEC · 6 · 3 · 1',
  'K07 · Iluma Pesh · Chief Surgeon · SCI · 5 · 1 · 3',
  'K08 · Nuur-7 · Science Officer · SCI · 7 · 3 · 3',
  'K09 · Quillon Sarr · Ambassador · CIV · 6 · 1 · 4',
  'K10 · Pell · Bridge Ensign · CMD · 3 · 1 · 2',
  'K11 · Oyel Varga · Comms Officer · CMD · 3 · 1 · 2',
  'K12 · Sool · Astrogator · CMD · 5 · 2 · 2',
  'K13 · Tib Hasker · Conduit Rat · ENG · 3 · 2 · 0',
  'K14 · Mira Dune · Reactor Tech · ENG · 4 · 2 · 1',
  'K15 · Brannock · Boatswain · ENG · 5 · 3 · 1',
  'K16 · Fixit · Repair Drone · ENG · 2 · 1 · 1',
  'K17 · Dola Reyes · Armory Sergeant · SEC · 5 · 4 · 0',
  'K18 · Junk · Marine Recruit · SEC · 3 · 3 · 0',
  'K19 · Cutter · Brig Guard · SEC · 4 · 3 · 0',
  'K20 · Kiva & Rusk · Trooper Twins · SEC · 9 · 6 · 0',
  'K21 · Fenwick Orr · Xenobiologist · SCI · 2 · 0 · 2',
  'K22 · Specimen Twelve · Escaped Experiment · SCI · 3 · 5 · 0',
  'K23 · Tamsin Gale · Nurse · SCI · 4 · 1 · 1',
  'K24 · Ptolemy · Ship Computer Avatar · SCI · 4 · 0 · 3',
  'K25 · Ombo · Cook · CIV · 2 · 1 · 1',
  'K26 · Celandine · Heir Apparent · CIV · 4 · 0 · 4',
  'K27 · Rex Sterling · News Anchor · CIV · 3 · 1 · 2',
  'K28 · Stowaway · Nobody Official · – · 1 · 1 · 0',
  'K29 · Gritt · Bounty Hunter · – · 7 · 5 · 0',
  'K30 · Bulk · Cargo Loader · – · 3 · 4 · 0',
  "K31 · Biscuit · Ship's Cat · – · 2 · 0 · 2",
  'K32 · The Marquis · Brig Inmate · – · 6 · 3 · 2',
];
rulings('STB-26: %s', CREW_ROWS, (row) => {
  const { id, name, title, affiliation, toRecruit, combat, influence } = CREW[CREW_ROWS.indexOf(row)] ?? {};
  expect([id, name, title, affiliation, toRecruit, combat, influence].join(' · ')).toBe(row);
});

// Id, title, copies.
const ACTION_ROWS = [
  'A01 · Adrenaline Surge · 3',
  'A02 · Covering Fire · 4',
  'A03 · Hold That Door · 4',
  'A04 · Stun Beam · 3',
  'A05 · Second Wind · 3',
  'A06 · Red Shirt Detail · 3',
  'A07 · Written Out · 1',
  'A08 · Rewrite · 4',
  'A09 · Static on the Line · 2',
  'A10 · Cliffhanger · 2',
  'A11 · Bad Reference · 2',
  'A12 · Rousing Speech · 3',
  'A13 · Open House · 2',
  'A14 · Better Contract · 2',
  'A15 · Supply Run · 3',
  'A16 · Light Fingers · 2',
  'A17 · Surprise Inspection · 2',
  'A18 · Shift Change · 1',
  'A19 · Wrong Deck · 2',
  'A20 · Reinforcements · 2',
  'A21 · Continuity Error · 3',
  'A22 · Hot Swap · 2',
  'A23 · Mistaken Identity · 2',
  'A24 · Public Scandal · 2',
  'A25 · Flashback · 2',
  'A26 · Lockdown · 2',
  'A27 · Cold Feet · 2',
  'A28 · Montage · 2',
  'A29 · Department Meeting · 2',
  'A30 · Guest Star · 2',
  'P01 · Conduit Access · 1',
  'P02 · Field Promotion · 3',
  'P03 · Pulse Carbine · 4',
  'P04 · Riot Shield · 3',
  'P05 · Silver Tongue · 3',
  'P06 · Plot Armor · 2',
  'P07 · Galactic Mumples · 3',
  'P08 · Crisis of Conscience · 2',
  'P09 · Paperwork Hold · 2',
  "P10 · Captain's Hat · 2",
  'P11 · Personal Force Field · 2',
  'P12 · Tell-All Memoir · 2',
  'P13 · Blast Doors · 3',
  'P14 · Systems Lockout · 1',
];
rulings('STB-29: %s', ACTION_ROWS, (row) => {
  const { id, title, copies } = ACTIONS[ACTION_ROWS.indexOf(row)] ?? {};
  expect([id, title, copies].join(' · ')).toBe(row);
});

ruling('STB-44, STB-R16: an ability is quick where its text has the sign, and nowhere else', () => {
  const quick = [...LEADERS, ...SECTIONS, ...CREW].flatMap((face) => (face.ability === undefined ? [] : [face]));
  expect(quick.filter(({ ability, text }) => ability?.quick !== text.includes('↯')).map(({ id }) => id)).toEqual([]);
  expect(quick.filter(({ ability }) => ability?.quick).map(({ id }) => id)).toEqual(['L6', 'S3', 'K06', 'K27']);
});
