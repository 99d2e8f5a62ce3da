/**
 * Random play from positions that whole matches hardly ever reach, one line for each: captives and Brigs, boarding, the Nor, drones, Q,
 * damage that is repaired, cards that answer cards; with everything that was offered on the way. A changed line is a changed rule, or
 * another way of drawing answers.
 * Run by itself (`npx node`), this file prints the lines for `golden/scene-records.txt`.
 */
import { type Prompt, promptOf, Run, randomAnswer, readOptions, SeededChance, seedFrom, sha256Of, type Told } from '@bridgehead/kernel';
import { type Blaze, game } from '../index.ts';
import { enter } from '../rules/changes.ts';
import { NONE, space } from '../state.ts';
import { card, find, position, type Scene } from './scene.ts';

const TACTICS = ['Phaser Banks', 'Photon Torpedo', 'Attack Wing', 'Evasive Maneuvers', 'Target Shields', 'Target Weapons', 'Strafing Run'];
const NOR =
  'Nor@0; Ops: Dakol, Telle; Security Office: Dolak; Infirmary; Security Holding Cell: Gul Madred; Science Lab: Ulani Belor; Docking Ports; Docking Pylons';

export const SCENES: Readonly<Record<string, Scene>> = {
  'a battle and what answers it': {
    line: ['Nebula', 'Krios Suppression'],
    a: {
      facilities: ['Klingon Outpost@0: Divok'],
      ships: ['I.K.C. Lukara@0: Kang, Koloth', "I.K.S. Negh'Var@0: Martok, Voktak", "I.K.C. K'Vort@Klingon Outpost: Kavok, N'Garen"],
      hand: [
        'Weak Spot',
        'Outgunned',
        'Attack Pattern Delta',
        'Escape Pod',
        'Bynars Weapon Enhancement',
        'Battle Bridge Door',
        'Red Alert!',
      ],
      deck: ['Kor', 'Divok', 'Voktak', 'Kavok', 'Kor', 'Divok'],
      tactics: [...TACTICS, 'Pulse Disruptor', 'Picard Maneuver'],
    },
    b: {
      facilities: ['Federation Outpost@1: Sarita Carson'],
      ships: ['U.S.S. Galaxy@0: Jean-Luc Picard, Worf, Geordi La Forge', 'Runabout@0: Deanna Troi, Exocomp'],
      table: ["Captain's Log", 'Wartime Conditions'],
      hand: ['Phaser Array Power Cell', 'Escape Pod', 'Amanda Rogers', 'Defense System Upgrade', 'Metaphasic Shields'],
      deck: ['Worf', 'Exocomp', 'Sarita Carson', 'Enrique Muniz', 'Runabout', 'Exocomp'],
      tactics: [...TACTICS, 'Maximum Firepower', 'Crimson Forcefield'],
    },
  },
  'captives, Brigs and rescue': {
    line: ['Covert Rescue', 'Nebula'],
    a: {
      facilities: ['Romulan Outpost@0: Sela, Tharket'],
      ships: ['Goraxus@1: Parthok, Galathon', "D'deridex@0: Navok, D'Vin, Chief O'Brien"],
      on: ['Holding Cell Door>Goraxus'],
      captives: ['Worf@Goraxus = brig', 'Deanna Troi@Romulan Outpost', 'Geordi La Forge@0 = unattended'],
      hand: ['Brainwash', 'Interrogation', 'Torture', 'Prisoner Escort', 'Holding Cell Door', 'Romulan Ambush'],
      faceDown: ['Prepare the Prisoner', 'Captured', 'Prisoner Exchange'],
      deck: ['Interrogation', 'Torture', 'Navok', 'Galathon', "D'Vin", 'Parthok', 'Brainwash'],
    },
    b: {
      facilities: ['Federation Outpost@0: Beverly Crusher'],
      ships: ['Runabout@0: Jean-Luc Picard, Enrique Muniz'],
      teams: ['0: Exocomp, Sarita Carson'],
      hand: ['Rescue Captives', 'Emergency Transporter Armbands', 'Escape Pod', 'Thine Own Self', 'Kevin Uxbridge'],
      deck: ['Worf', 'Exocomp', 'Rescue Captives', 'Sarita Carson', 'Sarita Carson', 'Runabout'],
    },
  },
  'a Nor with intruders': {
    line: ['Impose Order', 'Study Plasma Storm'],
    a: {
      facilities: [NOR],
      ships: ['Keldon@Docking Pylons: Daro, Elim', 'Kraxon@1: Ilon Tandro, Telle'],
      captives: ['Kang@Security Holding Cell = brig'],
      on: ['Phaser Banks>Keldon'],
      hand: ['Ore Processing Unit', 'Interrogation', 'Spacedock', 'Intruder Force Field', 'Daro', 'Keldon', 'Engineering Kit'],
      faceDown: ['Intruder Alert!', 'Treaty: Cardassian/Dominion', 'Establish Tractor Lock'],
      deck: ['Daro', 'Telle', 'Torture', 'Interrogation', 'Dakol', 'Ulani Belor'],
      tactics: TACTICS,
    },
    b: {
      facilities: ['Klingon Outpost@1: Voktak'],
      ships: ["I.K.C. Vor'Cha@0: Martok, Kor, N'Garen"],
      hand: [
        'Commandeer Ship',
        'Rogue Borg Mercenaries',
        'Rogue Borg Mercenaries',
        "Mek'leth",
        "Bat'leth",
        'Plasma Fire',
        'Rescue Captives',
      ],
      deck: ['Divok', 'Kavok', 'Voktak', 'Kor', 'Divok', 'Kavok'],
      tactics: TACTICS,
    },
    set(s) {
      for (const name of ['Divok', 'Koloth']) enter(s, card(name), 1, find(s, 'Infirmary'));
    },
  },
  'drones at work': {
    line: ['Excavation', 'Explore Interstellar Matter', 'Nebula'],
    a: {
      facilities: ['Borg Outpost@1: Eleven of Nineteen'],
      ships: [
        'Borg Cube@0: Nine of Seventeen, Four of Eleven, Three of Nineteen, Two of Eleven, Thirteen of Nineteen',
        'Borg Scout Vessel@1: Fifteen of Seventeen, Eighteen of Nineteen',
      ],
      hand: ['Awaken', 'Regenerate', 'Activate Subcommands', 'Four of Eleven', 'Borg Sphere', 'Two of Eleven'],
      faceDown: ['Assimilate Planet', 'Establish Gateway', 'Assimilate Starship'],
      deck: [
        'Four of Eleven',
        'Two of Eleven',
        'Three of Nineteen',
        'Fifteen of Seventeen',
        'Thirteen of Nineteen',
        'Eighteen of Nineteen',
      ],
      tactics: [...TACTICS, 'Borg Cutting Beam', 'Primary Energy Weapon'],
      dilemmas: ['Maglock@2'],
    },
    b: {
      facilities: ['Federation Outpost@2: Sarita Carson'],
      ships: ['U.S.S. Enterprise@0: Jean-Luc Picard, Worf, Beverly Crusher', 'U.S.S. Defiant@1: Benjamin Sisko, Enrique Muniz'],
      dilemmas: ['Shaka, When the Walls Fell@0', 'Null Space@1'],
      hand: ['Escape Pod', 'Weak Spot', "Captain's Log", 'Alien Probe', 'Energy Vortex'],
      deck: ['Worf', 'Exocomp', 'Sarita Carson', 'Runabout', 'Exocomp', 'Worf'],
      tactics: TACTICS,
    },
  },
  'two quadrants': {
    line: ['Nebula', 'Construct Depot'],
    gamma: ['Rescue Founder'],
    a: {
      facilities: ['Remote Supply Depot@1: Weyoun', "Primary Supply Depot@2: Ixtana'Rax, Oken'alak"],
      ships: ["Jem'Hadar Attack Ship@0: Lamat'Ukan, Umat'Adan, Gelnon", "Alpha Attack Ship@1: Kudak'Etan, Limara'Son"],
      hand: [
        "Jem'Hadar Birthing Chamber",
        "Kar'takin",
        "Duran'Adar",
        'Ultimatum',
        'Bajoran Wormhole',
        'Devidian Door',
        'Devidian Door',
        'Kivas Fajo – Collector',
      ],
      deck: ["Duran'Adar", "Kar'takin", 'Gelnon', "Limara'Son", "Duran'Adar", "Jem'Hadar Warship"],
      tactics: [...TACTICS, 'Phased Polaron Beam', 'Target Engines', 'Target These Coordinates'],
    },
    b: {
      facilities: ['Romulan Outpost@0: Dr. Koramar'],
      ships: ['Decius@0: Ambassador Tomalak, Galathon, Navok', 'Romulan Shuttle@1: Senator Letant'],
      hand: ['Warp Core Breach', 'Romulan Ambush', 'Romulan Disruptor Rifle', 'Spacedock', 'Calamarain'],
      deck: ['Navok', "D'Vin", 'Galathon', 'Parthok', 'Navok', "D'deridex"],
      tactics: TACTICS,
    },
  },
  'teams that fight': {
    line: ['Mineral Survey', 'A Good Day To Live'],
    a: {
      facilities: ['Klingon Outpost@1: Martok'],
      ships: ['I.K.C. Koraga@0: Voktak, Kavok'],
      teams: ["0: Kang, Koloth, Kor, Bat'leth, D'k Tahg", '1: Divok'],
      hand: ['Emergency Transporter Armbands', 'Thine Own Self', "Mek'leth", 'Amanda Rogers', 'Klingon Disruptor Rifle'],
      faceDown: ['Captured'],
      deck: ['Kavok', 'Divok', 'Voktak', "N'Garen", 'Kavok', 'Divok'],
    },
    b: {
      facilities: ['Primary Supply Depot@1: Weyoun'],
      ships: ["Jem'Hadar Warship@0: Lamat'Ukan, Gelnon, Limara'Son"],
      teams: ["0: Ixtana'Rax, Oken'alak, Umat'Adan, Kar'takin", '1: Roga Danar, Madred'],
      hand: ['Emergency Transporter Armbands', 'Rescue Captives', 'Prisoner Escort', 'Brainwash'],
      faceDown: ['Captured'],
      deck: ["Duran'Adar", 'Gelnon', "Limara'Son", "Duran'Adar", 'Gelnon', 'Gelnon'],
    },
  },
  'many dilemmas': {
    line: ['Excavation', 'Explore Interstellar Matter', 'Cultural Observation', 'Study Lonka Pulsar'],
    a: {
      facilities: ['Federation Outpost@1: Sarita Carson'],
      ships: [
        'U.S.S. Galaxy@1: Geordi La Forge, Benjamin Sisko, Enrique Muniz',
        'Runabout@0: Exocomp',
        'U.S.S. Thunderchild@3: Worf, Admiral Ross',
      ],
      teams: ['0: Jean-Luc Picard, Beverly Crusher, Deanna Troi', "2: Miles O'Brien (Blaze of Glory), Sarita Carson"],
      hand: ['Starfleet Type I Phaser', 'Engineering Kit', 'Escape Pod', 'Metaphasic Shields'],
      deck: ['Exocomp', 'Sarita Carson', 'Runabout', 'Exocomp', 'Sarita Carson', 'Runabout'],
      dilemmas: ['Maglock@2'],
    },
    b: {
      facilities: ['Cardassian Outpost@3: Dakol'],
      ships: ['Reklar@3: Dolak, Telle'],
      dilemmas: [
        'Hazardous Duty@0',
        'Archer@0',
        'Cardassian Trap@0',
        'Nausicaans@0',
        'Gravitic Mine@1',
        'Microbiotic Colony@1',
        'Isolinear Puzzle@1',
        'Stellar Flare@1',
        'Chalnoth@2',
        'Armus – Skin of Evil@2',
        'Hologram Ruse@2',
        'Impassable Door@2',
        'Misguided Activist@2',
        'Ancient Computer@3',
        'Null Space@3',
        'Microvirus@2',
        'Borg Ship@3',
      ],
      hand: ['Kevin Uxbridge', 'Weak Spot', 'Torture'],
      deck: ['Telle', 'Daro', 'Dakol', 'Telle', 'Daro', 'Dakol'],
      tactics: TACTICS,
    },
  },
  'side decks of Q': {
    line: ['Explore Interstellar Matter', 'Excavation', 'Nebula'],
    a: {
      facilities: ['Federation Outpost@2: Exocomp'],
      ships: ['U.S.S. Enterprise@0: Jean-Luc Picard, Worf, Deanna Troi', 'Runabout@1: Beverly Crusher, Sarita Carson'],
      teams: ['1: Benjamin Sisko, Enrique Muniz, Geordi La Forge'],
      hand: ["Q's Tent", 'Q-Flash', 'Alien Probe', 'Energy Vortex', 'Spacedock'],
      tent: ['Captain\u2019s Log', 'Worf', 'Kivas Fajo – Collector'].map((name) => name.replace('\u2019', "'")),
      deck: ['Exocomp', 'Sarita Carson', 'Runabout', 'Exocomp', 'Sarita Carson', 'Runabout'],
      captives: ['Kor@Runabout'],
      on: ['Phaser Banks>Enterprise'],
    },
    b: {
      facilities: ['Klingon Outpost@2: Martok'],
      ships: ['I.K.C. Lukara@2: Kang, Voktak'],
      dilemmas: ['Q@0', 'Q@1'],
      q: [
        'His Honor, The High Sheriff of Nottingham',
        'Mandarin Bailiff',
        'Go Back Whence Thou Camest',
        'Into the Breach',
        'Penalty Box',
        'Lemon-Aid',
      ],
      hand: ['Kevin Uxbridge', 'Amanda Rogers', 'Plasma Fire'],
      deck: ['Divok', 'Kavok', 'Voktak', 'Divok', 'Kavok', 'Voktak'],
      tactics: TACTICS,
    },
  },
  'damage and repair': {
    line: ['Nebula', 'Repair Mission'],
    a: {
      facilities: ['Federation Outpost@0: Enrique Muniz', 'Neutral Outpost@1'],
      ships: [
        'U.S.S. Galaxy@Federation Outpost: Jean-Luc Picard, Worf, Exocomp',
        'Runabout@0: Exocomp, Deanna Troi',
        'Mercenary Ship@1: Roga Danar, Sarita Carson',
      ],
      hand: ['Spacedock', 'Defense System Upgrade', 'Kevin Uxbridge', "Captain's Log", 'Emergency Transporter Armbands'],
      deck: ['Exocomp', 'Sarita Carson', 'Runabout', 'Exocomp', 'Sarita Carson', 'Runabout'],
      tactics: TACTICS,
    },
    b: {
      facilities: ['Klingon Outpost@1: Martok'],
      ships: ['I.K.C. Lukara@1: Kang, Voktak, Divok'],
      on: [
        'Phaser Banks>Galaxy',
        'Target Engines>Galaxy',
        'Attack Wing>Runabout',
        'Plasma Fire>Runabout',
        'Warp Core Breach>Mercenary Ship',
        'Isolinear Puzzle>Galaxy',
        'Target These Coordinates>Mercenary Ship',
        'Target Shields>Federation Outpost',
      ],
      hand: ['Warp Core Breach', 'Plasma Fire', 'Calamarain', 'Rogue Borg Mercenaries'],
      deck: ['Divok', 'Kavok', 'Voktak', 'Divok', 'Kavok', 'Voktak'],
      tactics: TACTICS,
    },
  },
  'the Borg Ship on its way': {
    line: ['Nebula', 'Krios Suppression', 'Nebula', 'Excavation'],
    a: {
      facilities: ['Klingon Outpost@1: Martok, Divok'],
      ships: ['I.K.C. Lukara@1: Kang, Voktak', "I.K.C. K'Vort@2: Koloth, Kavok"],
      hand: ['Escape Pod', 'Bynars Weapon Enhancement', 'Regenerate'],
      deck: ['Divok', 'Kavok', 'Voktak', 'Divok', 'Kavok', 'Voktak'],
      tactics: TACTICS,
    },
    b: {
      facilities: ['Federation Outpost@2: Sarita Carson'],
      ships: ['U.S.S. Defiant@2: Benjamin Sisko, Worf, Enrique Muniz', 'U.S.S. Galaxy@1: Jean-Luc Picard, Geordi La Forge, Exocomp'],
      hand: ['Escape Pod', 'Weak Spot', 'Phaser Array Power Cell'],
      deck: ['Worf', 'Exocomp', 'Sarita Carson', 'Runabout', 'Exocomp', 'Worf'],
    },
    set(s) {
      s.turns[enter(s, card('Borg Ship'), 1, space(0), NONE)] = 1;
    },
  },
  'ships that change hands': {
    line: ['Nebula', 'Mineral Survey'],
    a: {
      facilities: ['Klingon Outpost@1: Voktak'],
      ships: ['I.K.C. Lukara@0: Kang, Koloth', 'I.K.C. Koraga@1: Kor'],
      hand: ['Commandeer Ship', 'Commandeer Ship', 'Intruder Force Field', 'Red Alert!'],
      faceDown: ['Establish Tractor Lock', 'Intruder Alert!'],
      deck: ['Divok', 'Kavok', 'Voktak', 'Divok', 'Kavok', 'Voktak'],
    },
    b: {
      facilities: ['Federation Outpost@0: Exocomp'],
      ships: ['Runabout@0', 'U.S.S. Galaxy@1: Worf, Enrique Muniz, Geordi La Forge'],
      captives: ['Martok@Galaxy'],
      on: ['Holding Cell Door>Galaxy', 'Target These Coordinates>Koraga'],
      hand: ['Commandeer Ship', 'Prisoner Escort', 'Emergency Transporter Armbands', 'Escape Pod'],
      deck: ['Worf', 'Exocomp', 'Sarita Carson', 'Runabout', 'Exocomp', 'Worf'],
    },
    set(s) {
      enter(s, card("N'Garen"), 0, find(s, 'Runabout'));
      enter(s, card('Geordi La Forge'), 1, find(s, 'Koraga'));
    },
  },
};

const SEEDS = 24;
const ANSWERS = 60;

export function recordOfScene(name: string): string {
  const setting = SCENES[name] as Scene;
  const read = readOptions(game.options, { decks: 'starters', firstSeat: '1' });
  if ('problem' in read) throw new Error(read.problem);
  const ends = Array.from({ length: SEEDS }, (_, n) => {
    const state = position({ ...setting, active: n % 2 });
    const begun = { seats: 2, options: read.options, chance: new SeededChance(seedFrom(n, 1)) };
    const run = Run.from<Blaze>(game as never, state, begun, { kept: false, watched: true });
    const chance = new SeededChance(seedFrom(n, 2));
    const told: Told[] = run.takeEvents();
    const offered: Prompt[] = [];
    for (let i = 0; run.result === null && i < ANSWERS; i++) {
      const open = run.openAsks;
      for (const ask of open) offered.push(promptOf(ask, run.state));
      const ask = open[chance.below(open.length)] as (typeof open)[number];
      run.play(randomAnswer(ask, run.state, chance), run.asks.indexOf(ask));
      if (run.fault !== null) throw new Error(`${name}, ${n}, ${i}: ${run.fault}`);
      told.push(...run.takeEvents());
    }
    return sha256Of([told, offered, run.state]);
  });
  return `${name}: ${sha256Of(ends).slice(0, 16)}`;
}

if (import.meta.main) for (const name of Object.keys(SCENES)) console.log(recordOfScene(name));
