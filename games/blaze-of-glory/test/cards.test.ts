/** Every row against the specification, column by column as it is printed there: '|' between columns. */
import { ruling } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { playOf } from '../cards/effects.ts';
import { designNumber, designsOf, FACES, face, type Kind, type Row, SKILLS } from '../cards/index.ts';

const TACTICS = [
  'T01|Attack Wing|+1|+2|FF|FFFF|-1/-1/-1|-25%',
  'T02|Target Engines|+2|+1|DF|DFFF|-2/0/0|-25%',
  'T03|Target Shields|+2|+2|DF|DFFF|0/0/-2|–',
  'T04|Target These Coordinates|+3|+1|DF|DFFF|-1/-1/-1|-20%',
  'T05|Target Weapons|+2|+1|DF|DFFF|0/-2/0|-25%',
  'T06|Borg Cutting Beam|+1|+3|D|D|0/0/-2|-40%',
  'T07|Crimson Forcefield|0|+2|F|FF|-2/-2/-3|-40%',
  'T08|Evasive Maneuvers|-2|+4|FF|FFFF|-1/0/0|-35%',
  'T09|Full Phaser Spread|+3|+2|FF|FFFF|-1/-1/-1|-30%',
  'T10|Maximum Firepower|+6|-3|FF|FFFF|0/0/-2|-20%',
  'T11|Phased Polaron Beam|+1|+2|FF|FFFF|-1/-2/-1|-30%',
  'T12|Phaser Banks|+1|+2|FF|FFFF|-1/-2/-1|-30%',
  'T13|Photon Torpedo|+2|+2|FF|FFFF|0/-1/-1|-35%',
  'T14|Picard Maneuver|+3|0|FF|FFFF|-2/0/-2|-20%',
  'T15|Plasma Torpedo|+1|+2|FF|FFFF|-1/-1/-2|-30%',
  'T16|Primary Energy Weapon|+1|+2|FF|FFFF|-1/-2/-2|-30%',
  'T17|Pulse Disruptor|+1|+2|FF|FFFF|-2/-1/-1|-30%',
  'T18|Pulse Phaser Cannons|+4|+1|FF|FFFF|0/-1/-1|-20%',
  'T19|Quantum Torpedo|+5|0|FF|FFFF|0/-2/-2|-15%',
  'T20|Spiral-Wave Disruptor|+1|+2|FF|FFFF|-2/-1/-1|-30%',
  'T21|Strafing Run|+4|-1|DF|DFFF|-1/-1/-1|-20%',
];

const PERSONNEL = [
  'PF01|Jean-Luc Picard||OFFICER|9-8-6|Cmd|Diplomacy x2, Leadership, Honor, Archaeology, Navigation, Music',
  'PF02|Geordi La Forge||ENGINEER|8-8-6|Cmd|ENGINEER, Navigation, Physics, Computer Skill',
  'PF03|Beverly Crusher||MEDICAL|8-8-5|Cmd|MEDICAL, Biology, Exobiology',
  'PF04|Deanna Troi||OFFICER|8-7-4|Cmd|Empathy, Diplomacy',
  'PF05|Worf||SECURITY|8-6-10|Cmd|Honor x2, Navigation, Diplomacy',
  'PF06|Benjamin Sisko||OFFICER|8-8-8|Cmd|Leadership, ENGINEER, Honor, Navigation, Diplomacy',
  'PF07|Admiral Ross||V.I.P.|6-8-7|Cmd|Leadership, Diplomacy, Anthropology, Honor/Section 31',
  "PF08|Miles O'Brien (Blaze of Glory)||ENGINEER|8-7-8|Stf|ENGINEER, Physics, Computer Skill, Honor, Transporter Skill",
  'PF09|Enrique Muniz||ENGINEER|8-7-5|Stf|Computer Skill x2, Honor, Navigation, Geology',
  'PF10|Sarita Carson|u|SECURITY|6-7-5|Stf|Navigation, SCIENCE',
  'PF11|Exocomp|u|ENGINEER|9-8-1|—|—',
  'PK01|Kang||OFFICER|7-7-8|Cmd|Leadership, Honor, SECURITY, Physics',
  'PK02|Koloth||V.I.P.|8-7-8|Cmd|Diplomacy x2, Exobiology, Honor, Klingon Intelligence',
  'PK03|Kor||V.I.P.|6-8-8|Cmd|Leadership x2, Anthropology, Honor, Music',
  'PK04|Jadzia Dax (Blaze of Glory)||SCIENCE|8-9-8|Cmd|ENGINEER, Diplomacy, Anthropology, Honor',
  'PK05|Worf Son of Mogh||SECURITY|8-6-10|Cmd|SECURITY, Leadership, Honor x2',
  'PK06|Martok||OFFICER|8-8-9|Cmd|Leadership, Honor, Navigation x2',
  'PK07|Kavok||OFFICER|5-6-9|Cmd|Computer Skill, Treachery, Physics',
  "PK08|N'Garen|u|SECURITY|7-6-6|Stf|Astrophysics, SCIENCE, Youth",
  'PK09|Voktak|u|OFFICER|4-6-7|Stf|Navigation, Stellar Cartography, Treachery',
  'PK10|Divok|u|MEDICAL|6-6-8|Stf|Biology, Youth',
  'PR01|Sela||V.I.P.|6-9-8|Cmd|Diplomacy, Leadership, Treachery, Youth',
  'PR02|Ambassador Tomalak||V.I.P.|8-7-7|Cmd|Diplomacy, Leadership, Exobiology, Computer Skill',
  'PR03|Senator Letant||V.I.P.|5-8-6|Cmd|SECURITY, Stellar Cartography, Computer Skill x2',
  'PR04|Parthok||ENGINEER|7-8-6|Stf|MEDICAL, Leadership, Tal Shiar, Computer Skill',
  'PR05|Tharket||SECURITY|3-7-6|Stf|MEDICAL, Treachery',
  'PR06|Dr. Koramar||CIVILIAN|8-9-5|Stf|ENGINEER, Archaeology, Honor, Stellar Cartography',
  "PR07|Chief O'Brien|u|ENGINEER|5-5-5|Stf|SECURITY, Transporter Skill, Navigation, Music",
  "PR08|D'Vin|u|SCIENCE|5-7-6|Stf|Astrophysics, Navigation, Youth",
  'PR09|Navok|u|SECURITY|4-6-7|Stf|Navigation, Computer Skill',
  'PR10|Galathon|u|OFFICER|3-7-9|Cmd|Archaeology, Greed, Treachery',
  'PC01|Gul Madred||OFFICER|2-8-6|Cmd|Obsidian Order, SECURITY, Treachery, Archaeology',
  'PC02|Elim||SECURITY|4-10-7|Stf|Treachery x2, Computer Skill x2, Obsidian Order',
  'PC03|Dolak||OFFICER|4-8-7|Cmd|Treachery, Navigation, Exobiology',
  'PC04|Ilon Tandro||V.I.P.|5-8-4|Stf|Diplomacy, ENGINEER, Treachery',
  'PC05|Telle|u|SECURITY|4-6-7|Stf|Computer Skill, MEDICAL',
  'PC06|Daro|u|ENGINEER|7-5-6|Stf|Astrophysics, Transporter Skill',
  'PC07|Ulani Belor|u|SCIENCE|6-7-4|—|Physics, Stellar Cartography',
  'PC08|Dakol|u|SECURITY|3-4-9|Stf|Navigation, Leadership, Treachery',
  "PD01|Kudak'Etan||OFFICER|6-7-11|Cmd|Leadership, Navigation, Anthropology, ENGINEER",
  "PD02|Lamat'Ukan||SECURITY|7-8-10|Stf|Leadership, Computer Skill x2, Transporter Skill",
  "PD03|Umat'Adan||SECURITY|6-8-9|Stf|SCIENCE, Navigation, Stellar Cartography",
  "PD04|Duran'Adar|u|SECURITY|7-8-8|Stf|ENGINEER, Geology, Physics",
  "PD05|Ixtana'Rax||OFFICER|8-10-10|Cmd GQ|Leadership, Navigation, Stellar Cartography",
  "PD06|Oken'alak|u|SECURITY|7-6-8|Stf GQ|Exobiology, Computer Skill",
  'PD07|Gelnon||V.I.P.|4-8-6|Cmd GQ|Diplomacy, MEDICAL, Stellar Cartography, Treachery',
  "PD08|Limara'Son|u|SECURITY|5-7-9|Stf GQ|Astrophysics, Navigation",
  'PD09|Weyoun||V.I.P.|5-9-5|Cmd GQ|Diplomacy x2, Leadership, Treachery, Law, Biology',
  'PB01|Borg Queen||—|6-12-6|Com Def Nav|one skill of your choice',
  'PB02|Nine of Seventeen|u|—|5-5-7|Def|—',
  'PB03|Three of Nineteen|u|—|5-5-7|Def|SECURITY',
  'PB04|Thirteen of Nineteen|u|—|5-5-7|Def|SECURITY',
  'PB05|Four of Eleven|u|—|5-5-7|Def|MEDICAL, Computer Skill',
  'PB06|Eighteen of Nineteen|u|—|5-7-5|Nav|Navigation, Computer Skill',
  'PB07|Two of Eleven|u|—|5-7-5|Nav|ENGINEER, Transporter Skill',
  'PB08|Eleven of Nineteen|u|—|7-5-5|Com|Biology, MEDICAL',
  'PB09|Fifteen of Seventeen|u|—|7-5-5|Com|ENGINEER, Exobiology',
  'PN01|Madred||OFFICER|1-8-6|Cmd|SECURITY x2',
  'PN02|Roga Danar||SECURITY|5-9-12|Cmd|ENGINEER, Computer Skill, Biology, Leadership',
];

const SHIPS = [
  'FS1|U.S.S. Enterprise||Federation|Galaxy|9-8-9|Cmd Stf Stf|Tractor Beam',
  'FS2|U.S.S. Defiant||Federation|Defiant|8-10-9|Cmd Cmd|Cloaking Device, Tractor Beam',
  'FS3|U.S.S. Thunderchild||Federation|Akira|10-7-8|Cmd Stf Stf|Tractor Beam',
  'FS4|U.S.S. Galaxy|u|Federation|Galaxy|8-7-9|Cmd Stf Stf|Tractor Beam',
  'FS5|Runabout|u|Federation|Runabout|7-5-5|—|—',
  "KS1|I.K.S. Negh'Var||Klingon|Negh'Var|9-10-9|Cmd Stf Stf Stf|Cloaking Device, Tractor Beam",
  "KS2|I.K.C. Lukara||Klingon|K'vort|7-7-7|Stf|Cloaking Device, Tractor Beam",
  "KS3|I.K.C. Koraga||Klingon|K'vort|7-8-6|Stf|Cloaking Device, Tractor Beam",
  "KS4|I.K.C. Vor'Cha|u|Klingon|Vor'cha|9-8-7|Cmd Stf Stf|Cloaking Device, Tractor Beam",
  "KS5|I.K.C. K'Vort|u|Klingon|K'vort|8-6-6|Stf|Cloaking Device, Tractor Beam",
  "RS1|Goraxus||Romulan|D'deridex|8-8-8|Cmd Stf Stf|Cloaking Device, Tractor Beam",
  "RS2|Decius||Romulan|D'deridex|10-9-8|Cmd Stf Stf|Cloaking Device, Tractor Beam",
  "RS3|D'deridex|u|Romulan|D'deridex|8-9-7|Cmd Stf Stf|Cloaking Device, Tractor Beam",
  'RS4|Romulan Shuttle|u|Romulan|Shuttlecraft|7-3-3|—|Cloaking Device',
  'CS1|Keldon|u|Cardassian|Keldon|8-8-8|Cmd Stf Stf|Tractor Beam',
  'CS2|Kraxon||Cardassian|Galor|8-7-8|Cmd Stf|Tractor Beam',
  'CS3|Reklar||Cardassian|Galor|8-8-8|Cmd Stf|Tractor Beam',
  'DS1|Alpha Attack Ship|u|Dominion|Attack Ship|6-8-9|Stf|Invasive Transporters',
  "DS2|Jem'Hadar Attack Ship|u|Dominion|Attack Ship|6-8-8|Stf|Invasive Transporters",
  "DS3|Jem'Hadar Warship|u|Dominion|Battle Cruiser|9-9-9|Cmd Stf Stf|Invasive Transporters, Tractor Beam",
  'BS1|Borg Cube|u|Borg|Cube|8-24-24|Bor Bor Bor Com Def Nav Nav|Tractor Beam',
  'BS2|Borg Sphere|u|Borg|Sphere|4-6-6|Nav Nav|—',
  'BS3|Borg Scout Vessel|u|Borg|Scout|7-4-4|Nav|—',
  'NS1|Mercenary Ship|u|Non-Aligned|Mercenary|7-7-7|Stf Stf|—',
];

const MISSIONS = [
  'M01|Cultural Observation||P|Fed|40|Alpha|4|Anthropology + Leadership + STRENGTH>30',
  'M02|Avert Disaster||P|Fed|40|Alpha|3|Geology + Honor + INTEGRITY>35',
  'M03|Repair Mission||S|Fed|35|Alpha|2|ENGINEER x3 + Computer Skill',
  'M04|Investigate Massacre||P|Fed Rom|35|Alpha|3|Diplomacy + INTEGRITY>35 + CUNNING>35',
  'M05|Excavation||P|Fed Rom|25|Alpha|3|Archaeology or CUNNING>32',
  'M06|Protect Shipment||S|Fed Car Dom|35|Alpha|4|Leadership + SECURITY x2 + MEDICAL + Honor + ship WEAPONS>9',
  'M07|A Good Day To Live||P|Kli|30|Alpha|4|(Kor or Kang or Koloth) + STRENGTH>40',
  'M08|Krios Suppression||P|Kli|30|Alpha|2|Honor + Diplomacy + STRENGTH>35',
  'M09|Seek Life-form||S|Kli|40|Alpha|3|Exobiology + Astrophysics + ENGINEER',
  'M10|Explore Typhon Expanse||S|Rom Kli|35|Alpha|5|(Astrophysics + Stellar Cartography) or CUNNING>50',
  'M11|Covert Rescue||P|Rom|30|Alpha|4|Diplomacy + Leadership + CUNNING>35',
  'M12|Iconia Investigation||P|Rom|35|Alpha|3|Archaeology + Computer Skill x2',
  'M13|Study Lonka Pulsar||S|Rom|40|Alpha|2|Navigation + Astrophysics + Stellar Cartography',
  'M14|Chart Stellar Cluster||S|Fed Rom Car|40|Gamma|5|SCIENCE x2 + Computer Skill x2 + Stellar Cartography x2',
  'M15|Alter Records||P|Car|35|Alpha|4|Computer Skill x2 + (Obsidian Order x2 or Treachery x4)',
  'M16|Establish Station||P|Car|35|Alpha|5|SCIENCE + ENGINEER + SECURITY + CUNNING>35',
  'M17|Intercept Maquis||S|Car|30|Alpha|3|OFFICER + SECURITY + CUNNING>24',
  'M18|Rescue Founder||P|Dom|30|Gamma|5|Diplomacy x2 + MEDICAL + STRENGTH>45 + CUNNING>35',
  'M19|Construct Depot|u|S|Dom|30|Alpha|2|Navigation x2 + Physics + Vorta + ENGINEER',
  'M20|Impose Order|u|P|Rom Kli Car Dom|35|Alpha|4|Diplomacy + Treachery + STRENGTH>40',
  'M21|Explore Interstellar Matter|u|S|any|25|Alpha|3|SCIENCE + (Astrophysics or Stellar Cartography)',
  'M22|Mineral Survey|u|P|any|25|Alpha|2|Geology + SCIENCE + CUNNING>28',
  'M23|Investigate Incursion|u|S|any|30|Alpha|4|SECURITY + Leadership + OFFICER x2',
  'M24|Study Plasma Storm|u|S|Car Dom|30|Alpha|2|SCIENCE + ENGINEER + Astrophysics + CUNNING>30',
  'M25|Nebula|u|S|none|0|Alpha|4|—',
];

const FACILITIES = [
  'FA1|Federation Outpost|Federation|outpost|–|30|',
  'FA2|Klingon Outpost|Klingon|outpost|–|32|',
  'FA3|Romulan Outpost|Romulan|outpost|–|32|',
  'FA4|Cardassian Outpost|Cardassian|outpost|–|32|',
  'FA5|Neutral Outpost|Neutral|outpost|–|24|noRepair',
  'FA6|Remote Supply Depot|Dominion|outpost|–|30|noRepair',
  'FA7|Primary Supply Depot|Dominion|outpost|–|30|noRepair',
  'FA8|Nor|Cardassian|station|4|28|',
  'FA9|Borg Outpost|Borg|outpost|–|48|',
];

const OTHERS = [
  'EQ1|Starfleet Type I Phaser|',
  "EQ2|Bat'leth|",
  "EQ3|Mek'leth|",
  "EQ4|D'k Tahg|",
  'EQ5|Klingon Disruptor Rifle|',
  'EQ6|Romulan Disruptor Rifle|',
  "EQ7|Kar'takin|",
  "EQ8|Jem'Hadar Birthing Chamber|",
  'EQ9|Engineering Kit|',
  'EV01|Activate Subcommands|b',
  'EV02|Alien Probe|',
  'EV03|Brainwash|c',
  'EV04|Bynars Weapon Enhancement|',
  'EV05|Calamarain|',
  "EV06|Captain's Log|",
  'EV07|Defense System Upgrade|',
  'EV08|Interrogation|c',
  'EV09|Intruder Force Field|',
  'EV10|Kivas Fajo – Collector|',
  'EV11|Metaphasic Shields|',
  'EV12|Plasma Fire|',
  'EV13|Red Alert!|',
  'EV14|Regenerate|',
  'EV15|Spacedock|',
  'EV16|Torture|c',
  'EV17|Treaty: Cardassian/Dominion|h',
  'EV18|Warp Core Breach|',
  'EV19|Wartime Conditions|',
  'IN1|Captured|ch',
  'IN2|Intruder Alert!|ch',
  'IN3|Prisoner Exchange|ch',
  'IN4|Ultimatum|',
  'OB1|Prepare the Prisoner|ch',
  'OB2|Commandeer Ship|',
  'OB3|Establish Tractor Lock|h',
  'OB4|Assimilate Planet|hb',
  'OB5|Establish Gateway|hb',
  'OB6|Assimilate Starship|hb',
  'IT01|Amanda Rogers|',
  'IT02|Attack Pattern Delta|',
  'IT03|Awaken|b',
  'IT04|Emergency Transporter Armbands|',
  'IT05|Energy Vortex|',
  'IT06|Escape Pod|',
  'IT07|Kevin Uxbridge|',
  'IT08|Outgunned|c',
  'IT09|Phaser Array Power Cell|',
  'IT10|Prisoner Escort|c',
  'IT11|Rescue Captives|c',
  'IT12|Rogue Borg Mercenaries|',
  'IT13|Romulan Ambush|c',
  'IT14|Thine Own Self|c',
  'IT15|Weak Spot|',
  'DW1|Battle Bridge Door|',
  'DW2|Q-Flash|',
  "DW3|Q's Tent|",
  'DW4|Holding Cell Door|c',
  'DW5|Devidian Door|',
  'DW6|Bajoran Wormhole|',
  'QC1|His Honor, The High Sheriff of Nottingham|c',
  'QC2|Mandarin Bailiff|c',
  'QC3|Go Back Whence Thou Camest|',
  'QC4|Into the Breach|',
  'QC5|Penalty Box|',
  'QC6|Lemon-Aid|',
];

const DILEMMAS = [
  'DL01|Borg Ship||S|45|—|stays',
  'DL02|Q||S/P|–|Leadership x2 + INTEGRITY>60|discard',
  'DL03|Gravitic Mine||S|–|SCIENCE + Navigation|discard',
  'DL04|Microbiotic Colony||S|–|SCIENCE + ENGINEER + OFFICER|discard',
  'DL05|Null Space||S|5|Navigation x2|discard',
  'DL06|Stellar Flare||S|–|—|discard',
  'DL07|Isolinear Puzzle||S|–|ENGINEER x2|–',
  'DL08|Ancient Computer||S|–|Computer Skill x2 or SCIENCE x3 or ENGINEER x3|–',
  'DL09|Maglock||S|–|three OFFICER personnel with STRENGTH>5 each|–',
  'DL10|Shaka, When the Walls Fell||S/P|–|Diplomacy x2 + CUNNING>30|–',
  'DL11|Hazardous Duty||S/P|–|OFFICER x2; then place on the mission: the first time a non-OFFICER of the attempting player dies at this location he loses 5, discard|–',
  'DL12|Cardassian Trap|c|S/P|–|Empathy|discard',
  'DL13|Impassable Door||P|–|Computer Skill|–',
  'DL14|Archer||P|–|MEDICAL + SECURITY|discard',
  'DL15|Armus – Skin of Evil||P|–|—|discard',
  'DL16|Nausicaans||P|–|STRENGTH>44|discard',
  'DL17|Chalnoth||P|5|SECURITY x3 or STRENGTH>40|discard',
  'DL18|Microvirus||P|5|MEDICAL + SECURITY|discard',
  'DL19|Hologram Ruse||P|–|INTEGRITY>30 + CUNNING>30|–',
  'DL20|Misguided Activist||S/P|–|—|discard',
];

const NUMBERS = [
  'PF11 turns 2',
  'PK03, PK04, PK06, PR09, PC03, PD02, PB04, PB05 lends 2',
  'PD05, PB06 lends 1',
  'FS3 vsShields 4',
  'CS2 vsWeapons 3, vsShields 2',
  'CS3 moreWeapons 2, moreShields 1',
  'M06 shipWeapons 9',
  'M07 each 5',
  'M17 hereWeapons 14',
  'M22 cards 2',
  'M23 withBorg 45',
  'SI7 most 2, berths 9',
  'SI8 most 4, berths 6',
  'EQ1, EQ4 strength 1',
  'EQ2, EQ3, EQ7 strength 2',
  'EQ5, EQ6 strength 3, diplomacy 1',
  'EV04 weapons 2',
  'EV05 range 6',
  'EV06 weapons 3, shields 3',
  'EV07 base 6, weapons 4, shields 6',
  'EV08 five 10, four 1',
  'EV09 least 3',
  'EV10 cards 3',
  'EV11 shields 2',
  'EV16 count 3, loss 7',
  'IN2 most 2',
  'OB2 icons 3',
  'OB4 worth 35, points 25',
  'OB5 points 25',
  'IT02 each 1',
  'IT08 times 3',
  'IT09 points 5',
  'IT10 loss 5',
  'IT13 below 6',
  'IT14 most 2',
  'IT15 ships 2, shields 4',
  'DW1 limit 2, weapons 1',
  'DW6 span 1',
  'DL01 weapons 24, shields 24',
  'DL02 cards 4',
  'DL06 below 12',
  'DL07 range 4, weapons 4',
  'DL09 officers 3, above 5',
  'DL11 loss 5',
  'QC1 loss 5, cards 2',
  'QC3 low 10, high 50',
  'QC6 lead 20, points 5',
];

const row = (id: string): Row => face(designNumber(id)).row;
const number = (words: string): number => (words === '–' || words === '—' ? 0 : Number(words.replace('%', '').replace('+', '')));
const words = (text: string | undefined): string => (text === '–' || text === '—' ? '' : (text ?? ''));
const split = (line: string): string[] => line.split('|');
const flagsOf = (one: Row): string =>
  `${one.unique ? '' : 'u'}${one.cr ? 'c' : ''}${one.ha ? 'h' : ''}${one.bo ? 'b' : ''}${one.gq ? 'g' : ''}`;

test.each(TACTICS)('%s', (line) => {
  const [id, name, att, def, hit, direct, rws, hull] = split(line) as [string, string, string, string, string, string, string, string];
  const one = row(id);
  expect([one.name, one.att, one.def, one.hit, one.direct, one.range, one.weapons, one.shields, one.hull]).toEqual([
    name,
    number(att),
    number(def),
    hit,
    direct,
    ...rws.split('/').map(Number),
    -number(hull) || 0,
  ]);
});
test.each(PERSONNEL)('%s', (line) => {
  const [id, name, flags, type, ics, icons, skills] = split(line) as [string, string, string, string, string, string, string];
  const one = row(id);
  expect([one.name, one.unique, one.class, `${one.integrity}-${one.cunning}-${one.strength}`]).toEqual([
    name,
    !flags.includes('u'),
    words(type),
    ics,
  ]);
  expect(`${one.icons}${one.gq ? ' GQ' : ''}`.trim()).toBe(words(icons));
  const listed = id === 'PB01' ? '' : words(skills).replace(', Honor/Section 31', '');
  expect(one.skills).toBe(listed);
  const levels = listed === '' ? 0 : listed.split(', ').reduce((sum, skill) => sum + Number(/ x(\d)$/.exec(skill)?.[1] ?? 1), 0);
  expect(face(designNumber(id)).levels.reduce((sum, n) => sum + n, 0)).toBe(levels + (words(type) === '' ? 0 : 1));
});
test.each(SHIPS)('%s', (line) => {
  const [id, name, flags, affiliation, type, rws, staffing, equipment] = split(line) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const one = row(id);
  expect([
    one.name,
    one.unique,
    one.affiliation,
    one.class,
    `${one.range}-${one.weapons}-${one.shields}`,
    one.staffing,
    one.equipment,
  ]).toEqual([name, !flags.includes('u'), affiliation, type, rws, words(staffing), words(equipment)]);
});
test.each(MISSIONS)('%s', (line) => {
  const [id, name, flags, type, icons, points, quadrant, span, need] = split(line) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const one = row(id);
  expect([one.name, one.unique, one.type, one.icons, one.points, one.quadrant, one.span, one.need]).toEqual([
    name,
    !flags.includes('u'),
    type,
    icons,
    Number(points),
    quadrant,
    Number(span),
    words(need).replace(' + ship WEAPONS>9', ''),
  ]);
});
test.each(FACILITIES)('%s', (line) => {
  const [id, name, affiliation, stance, weapons, shields, note] = split(line) as [string, string, string, string, string, string, string];
  const one = row(id);
  expect([one.name, one.affiliation, one.stance, one.weapons, one.shields, one.repairs]).toEqual([
    name,
    affiliation,
    stance,
    number(weapons),
    number(shields),
    note === '',
  ]);
});
test.each(OTHERS)('%s', (line) => {
  const [id, name, flags] = split(line) as [string, string, string];
  expect([row(id).name, flagsOf(row(id)).replace('u', '')]).toEqual([name, flags.replace('u', '')]);
});
test.each(DILEMMAS)('%s', (line) => {
  const [id, name, , at, points, need] = split(line) as [string, string, string, string, string, string];
  const one = row(id);
  const wanted = id === 'DL09' ? '' : id === 'DL11' ? 'OFFICER x2' : words(need);
  expect([one.name, one.at, one.points, one.need]).toEqual([name, at, number(points), wanted]);
});
test.each(NUMBERS)('%s', (line) => {
  const ids = line.match(/[A-Z]{1,2}\d+/g) ?? [];
  const fields = line.replace(/[A-Z]{1,2}\d+,? ?/g, '').split(', ');
  for (const id of ids)
    for (const field of fields) {
      const [name, n] = field.split(' ') as [keyof Row, string];
      expect([id, name, row(id)[name]]).toEqual([id, name, Number(n)]);
    }
});

ruling('BOG-B1: so many designs of each type', () => {
  const counts =
    'tactic 21, personnel 59, ship 24, mission 25, facility 9, site 8, equipment 9, event 19, incident 4, objective 6, interrupt 15, doorway 6, dilemma 20, q 6';
  expect(counts.split(', ').map((one) => `${one.split(' ')[0]} ${designsOf(one.split(' ')[0] as Kind).length}`)).toEqual(
    counts.split(', '),
  );
  expect(designsOf('ship', 'facility').length).toBe(33);
  expect(['KS1', 'PB01', 'M10', 'EV13'].map((id) => face(designNumber(id)).icons.length)).toEqual([4, 3, 0, 0]);
  expect(face(designNumber('M10')).admits.filter((one) => one).length).toBe(2);
});
ruling('BOG-B1, BOG-R1: 231 designs of fourteen types, each name a key of its own', () => {
  expect([FACES.length, new Set(FACES.map(({ name }) => name)).size, new Set(FACES.map(({ kind }) => kind)).size, SKILLS.length]).toEqual([
    231, 231, 14, 31,
  ]);
});
test('every event, interrupt and doorway can be played, or is a hidden agenda', () => {
  for (const { d, kind, row: one } of FACES)
    if (['event', 'interrupt', 'doorway'].includes(kind) && !one.ha && one.id !== 'DW2')
      expect([one.id, playOf(d) !== null]).toEqual([one.id, true]);
});

test('every number that a text leaves to its row is there', () => {
  expect(FACES.filter(({ row: one }) => /[{}]|undefined/.test(one.text)).map(({ id }) => id)).toEqual([]);
  expect(row('EV10').text).toBe('One of the players, as you say, draws 3 cards.');
});
/** Who may do without a word: their row says all. */
const PLAIN = ['personnel', 'ship', 'mission'];
test('every card with a rule of its own says so', () => {
  expect(FACES.filter(({ kind, row: one }) => !PLAIN.includes(kind) && one.text === '').map(({ id }) => id)).toEqual([]);
});
