/** Dilemmas and Q-icon cards. Short rows; a lab variant can set any field. */
import { card, dilemma } from './make.ts';
import type { Row } from './row.ts';

export const DILEMMAS: readonly Row[] = [
  dilemma('DL01', 'Borg Ship', 'S', '', 'roll along the line', {
    keyword: 'Borg Ship',
    points: 45,
    weapons: 24,
    shields: 24,
    text: 'Takes to the spaceline with WEAPONS {weapons} and SHIELDS {shields} and rolls along it, firing at everything that is not Borg. Worth {points} points to whoever destroys it.',
  }),
  dilemma('DL02', 'Q', 'S/P', 'Leadership x2 + INTEGRITY>60', 'Q-Flash', {
    cards: 4,
    text: 'Leadership twice and INTEGRITY above 60 send him off. If not, and if the other side has an open Q-Continuum, {cards} of its cards strike; the team is stopped.',
  }),
  dilemma('DL03', 'Gravitic Mine', 'S', 'SCIENCE + Navigation', 'damage the ship', {
    text: 'SCIENCE and Navigation find a way round it. If not, the ship is damaged.',
  }),
  dilemma('DL04', 'Microbiotic Colony', 'S', 'SCIENCE + ENGINEER + OFFICER', 'damage the ship', {
    text: 'SCIENCE, ENGINEER and OFFICER together get rid of it. If not, the ship is damaged.',
  }),
  dilemma('DL05', 'Null Space', 'S', 'Navigation x2', 'damage the ship', {
    points: 5,
    text: 'Navigation twice leads out of it, for {points} points. If not, the ship is damaged.',
  }),
  dilemma('DL06', 'Stellar Flare', 'S', '', 'damage all ships here; go on', {
    below: 12,
    text: 'Every ship here, yours and theirs, is damaged and stopped, unless it is docked, has SHIELDS of {below} or better, or has Navigation twice and Astrophysics aboard. Who gets through goes on.',
  }),
  dilemma('DL07', 'Isolinear Puzzle', 'S', 'ENGINEER x2', 'stick to the ship; go on', {
    range: 4,
    weapons: 4,
    text: 'ENGINEER twice solve it. If not, it sticks to the ship: {range} less RANGE and {weapons} less WEAPONS until ENGINEER twice are aboard. The team goes on.',
  }),
  dilemma('DL08', 'Ancient Computer', 'S', 'Computer Skill x2 or SCIENCE x3 or ENGINEER x3', 'wall', {
    text: 'Computer Skill twice, or SCIENCE or ENGINEER three times, get past it. Nobody else does.',
  }),
  dilemma('DL09', 'Maglock', 'S', '', 'wall', {
    officers: 3,
    above: 5,
    text: '{officers} OFFICERs, each of STRENGTH above {above}, get past it. Nobody else does.',
  }),
  dilemma('DL10', 'Shaka, When the Walls Fell', 'S/P', 'Diplomacy x2 + CUNNING>30', 'wall', {
    text: 'Diplomacy twice and CUNNING above 30 get past it. Nobody else does.',
  }),
  dilemma('DL11', 'Hazardous Duty', 'S/P', 'OFFICER x2', 'wall', {
    keyword: 'hazard',
    loss: 5,
    text: 'OFFICER twice get past it. Afterwards it lies here: the first time somebody of theirs who is no OFFICER dies in this place, they lose {loss} points.',
  }),
  dilemma('DL12', 'Cardassian Trap', 'S/P', 'Empathy', 'capture a unique one by lot', {
    cr: true,
    text: 'Empathy sees through it. If not, the other side captures a unique member of the team who is no Cardassian, drawn by lot.',
  }),
  dilemma('DL13', 'Impassable Door', 'P', 'Computer Skill', 'wall', { text: 'Computer Skill opens it. Nothing else does.' }),
  dilemma('DL14', 'Archer', 'P', 'MEDICAL + SECURITY', 'kill the best', {
    text: 'MEDICAL and SECURITY are safe from him. If not, the best of the team dies.',
  }),
  dilemma('DL15', 'Armus – Skin of Evil', 'P', '', 'kill one by lot; go on', {
    text: 'One of the team dies, drawn by lot. The rest goes on.',
  }),
  dilemma('DL16', 'Nausicaans', 'P', 'STRENGTH>44', 'kill one by lot', {
    text: 'STRENGTH above 44 drives them off. If not, one of the team dies, drawn by lot.',
  }),
  dilemma('DL17', 'Chalnoth', 'P', 'SECURITY x3 or STRENGTH>40', 'kill one by choice', {
    points: 5,
    text: 'SECURITY three times or STRENGTH above 40 drive him off, for {points} points. If not, one of the team dies, and the other side says who.',
  }),
  dilemma('DL18', 'Microvirus', 'P', 'MEDICAL + SECURITY', 'kill one by choice', {
    points: 5,
    text: 'MEDICAL and SECURITY contain it, for {points} points. If not, one of the team dies, and the other side says who.',
  }),
  dilemma('DL19', 'Hologram Ruse', 'P', 'INTEGRITY>30 + CUNNING>30', 'wall', {
    text: 'INTEGRITY above 30 and CUNNING above 30 see through it. Nobody else gets past.',
  }),
  dilemma('DL20', 'Misguided Activist', 'S/P', '', 'kill or stop a V.I.P. or Cmd by lot; go on', {
    text: 'A V.I.P. or somebody with Cmd, drawn by lot, dies, or is only stopped if the team has SECURITY twice. The rest goes on.',
  }),
  card('q', 'QC1', 'His Honor, The High Sheriff of Nottingham', {
    keyword: 'sheriff',
    cr: true,
    type: 'dilemma',
    loss: 5,
    cards: 2,
    text: "If people of the team's player are in the hands of whoever summoned him: pay {loss} points, or one of them, as that player likes, joins this team; then the summoner may show SECURITY from hand and take {cards} of the team, drawn by lot.",
  }),
  card('q', 'QC2', 'Mandarin Bailiff', {
    keyword: 'bailiff',
    cr: true,
    type: 'dilemma',
    text: 'One of the team, drawn by lot, is captured, unless its player hands the summoner as many points as that person has skill levels printed.',
  }),
  card('q', 'QC3', 'Go Back Whence Thou Camest', {
    keyword: 'sends home',
    type: 'dilemma',
    low: 10,
    high: 50,
    text: "If the team's INTEGRITY is under {low} or over {high}: when this turn ends the summoner may send one of that player's ships here back to a facility of his.",
  }),
  card('q', 'QC4', 'Into the Breach', {
    keyword: 'holds the core',
    type: 'event',
    text: 'Every damaged ship of either player is whole again, the Borg Ship excepted. Until the next flash no core breaches.',
  }),
  card('q', 'QC5', 'Penalty Box', {
    keyword: 'penalty box',
    type: 'event',
    text: 'One of the team, drawn by lot, sits in the box and takes no part. Whoever sat there before is out of the game.',
  }),
  card('q', 'QC6', 'Lemon-Aid', {
    keyword: 'lemonade',
    type: 'interrupt',
    lead: 20,
    points: 5,
    text: "{points} points for the summoner if the team's player is ahead by {lead} or more.",
  }),
];
