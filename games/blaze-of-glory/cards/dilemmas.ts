/** Dilemmas and Q-icon cards. Short rows; a lab variant can set any field. */
import { card, dilemma } from './make.ts';
import type { Row } from './row.ts';

export const DILEMMAS: readonly Row[] = [
  dilemma('DL01', 'Borg Ship', 'S', '', 'roll along the line', {
    keyword: 'Borg Ship',
    points: 45,
    weapons: 24,
    shields: 24,
    text: 'Put it on the spaceline with WEAPONS {weapons} and SHIELDS {shields}. It moves along the line and attacks everything that isn’t Borg. Worth {points} points when destroyed.',
  }),
  dilemma('DL02', 'Q', 'S/P', 'Leadership x2 + INTEGRITY>60', 'Q-Flash', {
    cards: 4,
    text: 'Needs Leadership ×2 and INTEGRITY above 60. If not: a Q-Flash of {cards} (if your opponent has Q cards), and the team is stopped.',
  }),
  dilemma('DL03', 'Gravitic Mine', 'S', 'SCIENCE + Navigation', 'damage the ship', {
    text: 'Needs SCIENCE and Navigation. If not: the ship is damaged.',
  }),
  dilemma('DL04', 'Microbiotic Colony', 'S', 'SCIENCE + ENGINEER + OFFICER', 'damage the ship', {
    text: 'Needs SCIENCE, ENGINEER and OFFICER. If not: the ship is damaged.',
  }),
  dilemma('DL05', 'Null Space', 'S', 'Navigation x2', 'damage the ship', {
    points: 5,
    text: 'Needs Navigation ×2: {points} points. If not: the ship is damaged.',
  }),
  dilemma('DL06', 'Stellar Flare', 'S', '', 'damage all ships here; go on', {
    below: 12,
    text: 'Damages and stops every ship here, unless it’s docked, has SHIELDS of {below} or more, or has Navigation ×2 and Astrophysics aboard. A crew that isn’t stopped continues.',
  }),
  dilemma('DL07', 'Isolinear Puzzle', 'S', 'ENGINEER x2', 'stick to the ship; go on', {
    range: 4,
    weapons: 4,
    text: 'Needs ENGINEER ×2. If not: the ship has −{range} RANGE and −{weapons} WEAPONS until ENGINEER ×2 is aboard. The team continues.',
  }),
  dilemma('DL08', 'Ancient Computer', 'S', 'Computer Skill x2 or SCIENCE x3 or ENGINEER x3', 'wall', {
    text: 'Wall. Needs Computer Skill ×2, SCIENCE ×3 or ENGINEER ×3.',
  }),
  dilemma('DL09', 'Maglock', 'S', '', 'wall', {
    officers: 3,
    above: 5,
    text: 'Wall. Needs {officers} OFFICERs with STRENGTH above {above} each.',
  }),
  dilemma('DL10', 'Shaka, When the Walls Fell', 'S/P', 'Diplomacy x2 + CUNNING>30', 'wall', {
    text: 'Wall. Needs Diplomacy ×2 and CUNNING above 30.',
  }),
  dilemma('DL11', 'Hazardous Duty', 'S/P', 'OFFICER x2', 'wall', {
    keyword: 'hazard',
    loss: 5,
    text: 'Wall. Needs OFFICER ×2. Afterwards, the first time one of their non-OFFICERs dies here, they lose {loss} points.',
  }),
  dilemma('DL12', 'Cardassian Trap', 'S/P', 'Empathy', 'capture a unique one by lot', {
    cr: true,
    text: 'Needs Empathy. If not: your opponent captures a random unique non-Cardassian member of the team.',
  }),
  dilemma('DL13', 'Impassable Door', 'P', 'Computer Skill', 'wall', { text: 'Wall. Needs Computer Skill.' }),
  dilemma('DL14', 'Archer', 'P', 'MEDICAL + SECURITY', 'kill the best', {
    text: 'Needs MEDICAL and SECURITY. If not: the strongest member of the team dies.',
  }),
  dilemma('DL15', 'Armus – Skin of Evil', 'P', '', 'kill one by lot; go on', {
    text: 'A random member of the team dies. The team continues.',
  }),
  dilemma('DL16', 'Nausicaans', 'P', 'STRENGTH>44', 'kill one by lot', {
    text: 'Needs STRENGTH above 44. If not: a random member of the team dies.',
  }),
  dilemma('DL17', 'Chalnoth', 'P', 'SECURITY x3 or STRENGTH>40', 'kill one by choice', {
    points: 5,
    text: 'Needs SECURITY ×3 or STRENGTH above 40: {points} points. If not: one of the team dies, your opponent’s choice.',
  }),
  dilemma('DL18', 'Microvirus', 'P', 'MEDICAL + SECURITY', 'kill one by choice', {
    points: 5,
    text: 'Needs MEDICAL and SECURITY: {points} points. If not: one of the team dies, your opponent’s choice.',
  }),
  dilemma('DL19', 'Hologram Ruse', 'P', 'INTEGRITY>30 + CUNNING>30', 'wall', {
    text: 'Wall. Needs INTEGRITY above 30 and CUNNING above 30.',
  }),
  dilemma('DL20', 'Misguided Activist', 'S/P', '', 'kill or stop a V.I.P. or Cmd by lot; go on', {
    text: 'A random V.I.P. or Cmd crew member dies (with SECURITY ×2: is only stopped). The team continues.',
  }),
  card('q', 'QC1', 'His Honor, The High Sheriff of Nottingham', {
    keyword: 'sheriff',
    cr: true,
    type: 'dilemma',
    loss: 5,
    cards: 2,
    text: 'If the summoner holds any of this player’s crew: this player pays {loss} points or gets one of them back in the team, their choice. Then the summoner may show SECURITY from hand and capture {cards} of the team at random.',
  }),
  card('q', 'QC2', 'Mandarin Bailiff', {
    keyword: 'bailiff',
    cr: true,
    type: 'dilemma',
    text: 'A random member of the team is captured, unless its player gives the summoner as many points as that person has skills.',
  }),
  card('q', 'QC3', 'Go Back Whence Thou Camest', {
    keyword: 'sends home',
    type: 'dilemma',
    low: 10,
    high: 50,
    text: 'If the team’s INTEGRITY is below {low} or above {high}: at the end of this turn the summoner may send one of its ships here back to a facility.',
  }),
  card('q', 'QC4', 'Into the Breach', {
    keyword: 'holds the core',
    type: 'event',
    text: 'Completely repair all damaged ships of both players, except the Borg Ship. Until the next Q-Flash, warp cores can’t breach.',
  }),
  card('q', 'QC5', 'Penalty Box', {
    keyword: 'penalty box',
    type: 'event',
    text: 'A random member of the team waits in the box and takes no part. Anyone already there leaves the game.',
  }),
  card('q', 'QC6', 'Lemon-Aid', {
    keyword: 'lemonade',
    type: 'interrupt',
    lead: 20,
    points: 5,
    text: '{points} points for the summoner if the team’s player leads by {lead} or more.',
  }),
];
