/** Missions: place, who may attempt, points and span, need. Short rows; a lab variant can set any field. */
import { mission } from './make.ts';
import type { Row } from './row.ts';

export const MISSIONS: readonly Row[] = [
  mission('M01', 'Cultural Observation', 'P', 'Fed', [40, 4], 'Anthropology + Leadership + STRENGTH>30'),
  mission('M02', 'Avert Disaster', 'P', 'Fed', [40, 3], 'Geology + Honor + INTEGRITY>35'),
  mission('M03', 'Repair Mission', 'S', 'Fed', [35, 2], 'ENGINEER x3 + Computer Skill'),
  mission('M04', 'Investigate Massacre', 'P', 'Fed Rom', [35, 3], 'Diplomacy + INTEGRITY>35 + CUNNING>35'),
  mission('M05', 'Excavation', 'P', 'Fed Rom', [25, 3], 'Archaeology or CUNNING>32'),
  mission('M06', 'Protect Shipment', 'S', 'Fed Car Dom', [35, 4], 'Leadership + SECURITY x2 + MEDICAL + Honor', {
    shipWeapons: 9,
    text: 'The ship that tries needs WEAPONS above {shipWeapons}.',
  }),
  mission('M07', 'A Good Day To Live', 'P', 'Kli', [30, 4], '(Kor or Kang or Koloth) + STRENGTH>40', {
    each: 5,
    text: '{each} points more for everyone in the team who swore the blood oath.',
  }),
  mission('M08', 'Krios Suppression', 'P', 'Kli', [30, 2], 'Honor + Diplomacy + STRENGTH>35'),
  mission('M09', 'Seek Life-form', 'S', 'Kli', [40, 3], 'Exobiology + Astrophysics + ENGINEER'),
  mission('M10', 'Explore Typhon Expanse', 'S', 'Rom Kli', [35, 5], '(Astrophysics + Stellar Cartography) or CUNNING>50'),
  mission('M11', 'Covert Rescue', 'P', 'Rom', [30, 4], 'Diplomacy + Leadership + CUNNING>35'),
  mission('M12', 'Iconia Investigation', 'P', 'Rom', [35, 3], 'Archaeology + Computer Skill x2'),
  mission('M13', 'Study Lonka Pulsar', 'S', 'Rom', [40, 2], 'Navigation + Astrophysics + Stellar Cartography'),
  mission('M14', 'Chart Stellar Cluster', 'S', 'Fed Rom Car', [40, 5], 'SCIENCE x2 + Computer Skill x2 + Stellar Cartography x2', {
    quadrant: 'Gamma',
  }),
  mission('M15', 'Alter Records', 'P', 'Car', [35, 4], 'Computer Skill x2 + (Obsidian Order x2 or Treachery x4)'),
  mission('M16', 'Establish Station', 'P', 'Car', [35, 5], 'SCIENCE + ENGINEER + SECURITY + CUNNING>35', {
    keyword: 'no hiding',
    text: 'No ship is or stays cloaked here.',
  }),
  mission('M17', 'Intercept Maquis', 'S', 'Car', [30, 3], 'OFFICER + SECURITY + CUNNING>24', {
    hereWeapons: 14,
    text: 'To be tried only while your WEAPONS here come to more than {hereWeapons}.',
  }),
  mission('M18', 'Rescue Founder', 'P', 'Dom', [30, 5], 'Diplomacy x2 + MEDICAL + STRENGTH>45 + CUNNING>35', { quadrant: 'Gamma' }),
  mission('M19', 'Construct Depot', 'S', 'Dom', [30, 2], 'Navigation x2 + Physics + Vorta + ENGINEER', {
    keyword: 'builds a depot',
    unique: false,
    text: 'Whoever solves it may have a Remote Supply Depot fetched to this place.',
  }),
  mission('M20', 'Impose Order', 'P', 'Rom Kli Car Dom', [35, 4], 'Diplomacy + Treachery + STRENGTH>40', { unique: false }),
  mission('M21', 'Explore Interstellar Matter', 'S', 'any', [25, 3], 'SCIENCE + (Astrophysics or Stellar Cartography)', { unique: false }),
  mission('M22', 'Mineral Survey', 'P', 'any', [25, 2], 'Geology + SCIENCE + CUNNING>28', {
    keyword: 'draws',
    unique: false,
    cards: 2,
    text: 'Whoever solves it draws up to {cards} cards.',
  }),
  mission('M23', 'Investigate Incursion', 'S', 'any', [30, 4], 'SECURITY + Leadership + OFFICER x2', {
    unique: false,
    withBorg: 45,
    text: 'Worth {withBorg} points while anything Borg is here.',
  }),
  mission('M24', 'Study Plasma Storm', 'S', 'Car Dom', [30, 2], 'SCIENCE + ENGINEER + Astrophysics + CUNNING>30', { unique: false }),
  mission('M25', 'Nebula', 'S', 'none', [0, 4], '', { unique: false, text: 'Nobody can attempt it; Borg may build their gateway here.' }),
];
