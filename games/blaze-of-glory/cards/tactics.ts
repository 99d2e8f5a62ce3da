/** Tactics: what each adds to ATTACK and DEFENSE, what a hit lays down, and what it does as a marker. Short rows; a lab variant can set any field. */
import { tactic } from './make.ts';
import type { Row } from './row.ts';

export const TACTICS: readonly Row[] = [
  tactic('T01', 'Attack Wing', [1, 2], ['FF', 'FFFF'], [-1, -1, -1, 25], {
    attMore: 1,
    attIf: 'ship',
    defMore: 1,
    defIf: "Jem'Hadar attack ship",
    result: 'sickbay',
    site: 'SI3',
    text: '+{attMore} ATTACK for each of your ships that fires; +{defMore} DEFENSE if the target is your Jem’Hadar attack ship. Sickbay hit: a random MEDICAL, Exobiology or disabled crew member dies (Nor: in the Infirmary).',
  }),
  tactic('T02', 'Target Engines', [2, 1], ['DF', 'DFFF'], [-2, 0, 0, 25], {
    attMore: 1,
    attIf: 'Dominion',
    result: 'range-off',
    text: '+{attMore} ATTACK if your Dominion ship fires. While on a card: its RANGE enhancements are offline.',
  }),
  tactic('T03', 'Target Shields', [2, 2], ['DF', 'DFFF'], [0, 0, -2, 0], {
    result: 'shields-off',
    rule: 'aimed-miss',
    text: 'Becomes a damage marker even if you miss. While on a card: its SHIELDS enhancements are offline.',
  }),
  tactic('T04', 'Target These Coordinates', [3, 1], ['DF', 'DFFF'], [-1, -1, -1, 20], {
    hitThen: 'DFF',
    hitIf: 'weak',
    result: 'fluctuate',
    text: 'Hits harder ({hitThen}) if the target is under Weak Spot. While on a card: its SHIELDS fluctuate, so the marker’s owner can beam through them with Transporter Skill.',
  }),
  tactic('T05', 'Target Weapons', [2, 1], ['DF', 'DFFF'], [0, -2, 0, 25], {
    attMore: 1,
    attIf: 'Dominion',
    result: 'weapons-off',
    text: '+{attMore} ATTACK if your Dominion ship fires. While on a card: its WEAPONS enhancements are offline.',
  }),
  tactic('T06', 'Borg Cutting Beam', [1, 3], ['D', 'D'], [0, 0, -2, 40], {
    bo: true,
    rule: 'cutting-beam',
    text: 'Borg only. On a hit you may beam a random crew member of the target to your ship in this battle and assimilate them. (Nor: you choose the site.)',
  }),
  tactic('T07', 'Crimson Forcefield', [0, 2], ['F', 'FF'], [-2, -2, -3, 40], {
    keyword: 'crimson',
    result: 'cloak-off',
    rule: 'crimson',
    text: 'When revealed, cancels the opposing tactic unless that player has an OFFICER with CUNNING 9 or more in the battle. While on a ship: its cloak is offline.',
  }),
  tactic('T08', 'Evasive Maneuvers', [-2, 4], ['FF', 'FFFF'], [-1, 0, 0, 35], {
    defMore: 2,
    defIf: 'no staffing',
    result: 'leak',
    site: 'SI6',
    text: '+{defMore} DEFENSE for your ship without staffing icons. Plasma leak: a random ENGINEER, Astrophysics or Physics crew member dies (Nor: in the Ore Processing Unit).',
  }),
  tactic('T09', 'Full Phaser Spread', [3, 2], ['FF', 'FFFF'], [-1, -1, -1, 30], {
    attMore: 1,
    attIf: 'Galaxy',
    result: 'science',
    site: 'SI5',
    text: '+{attMore} ATTACK if your Galaxy-class ship fires. Panel explodes: a random SCIENCE or Stellar Cartography crew member dies (Nor: in the Science Lab).',
  }),
  tactic('T10', 'Maximum Firepower', [6, -3], ['FF', 'FFFF'], [0, 0, -2, 20], {
    hitThen: 'FFF',
    hitIf: 'future',
    result: 'transporters-off',
    text: 'Hits harder ({hitThen}) if a ship from the future fires. While on a card: its transporters are offline.',
  }),
  tactic('T11', 'Phased Polaron Beam', [1, 2], ['FF', 'FFFF'], [-1, -2, -1, 30], {
    attMore: 2,
    attIf: 'Dominion',
    result: 'casualty',
    text: '+{attMore} ATTACK if your Dominion ship fires. Casualty: a random crew member aboard dies.',
  }),
  tactic('T12', 'Phaser Banks', [1, 2], ['FF', 'FFFF'], [-1, -2, -1, 30], {
    attMore: 2,
    attIf: 'Federation',
    result: 'casualty',
    text: '+{attMore} ATTACK if your Federation ship fires. Casualty: a random crew member aboard dies.',
  }),
  tactic('T13', 'Photon Torpedo', [2, 2], ['FF', 'FFFF'], [0, -1, -1, 35], {
    attMore: 1,
    attIf: 'Akira',
    result: 'tactical',
    site: 'SI2',
    text: '+{attMore} ATTACK if your Akira-class ship fires. Panel explodes: a random SECURITY or Computer Skill crew member dies (Nor: in the Security Office).',
  }),
  tactic('T14', 'Picard Maneuver', [3, 0], ['FF', 'FFFF'], [-2, 0, -2, 20], {
    keyword: 'picard',
    result: 'overload',
    rule: 'picard',
    text: 'If you started the battle: each of your ships with its matching commander aboard has a 50% chance to take no damage. As a marker: its owner may download Plasma Fire or Warp Core Breach onto the ship.',
  }),
  tactic('T15', 'Plasma Torpedo', [1, 2], ['FF', 'FFFF'], [-1, -1, -2, 30], {
    attMore: 2,
    attIf: 'Romulan',
    result: 'casualty',
    text: '+{attMore} ATTACK if your Romulan ship fires. Casualty: a random crew member aboard dies.',
  }),
  tactic('T16', 'Primary Energy Weapon', [1, 2], ['FF', 'FFFF'], [-1, -2, -2, 30], {
    attMore: 2,
    attIf: 'Borg',
    result: 'casualty',
    text: '+{attMore} ATTACK if your Borg ship fires. Casualty: a random crew member aboard dies.',
  }),
  tactic('T17', 'Pulse Disruptor', [1, 2], ['FF', 'FFFF'], [-2, -1, -1, 30], {
    attMore: 2,
    attIf: 'Klingon',
    result: 'casualty',
    text: '+{attMore} ATTACK if your Klingon ship fires. Casualty: a random crew member aboard dies.',
  }),
  tactic('T18', 'Pulse Phaser Cannons', [4, 1], ['FF', 'FFFF'], [0, -1, -1, 20], {
    attMore: 1,
    attIf: 'Defiant',
    result: 'tractor-off',
    text: '+{attMore} ATTACK if your Defiant-class ship fires. While on a card: its tractor beam is offline.',
  }),
  tactic('T19', 'Quantum Torpedo', [5, 0], ['FF', 'FFFF'], [0, -2, -2, 15], {
    attMore: 1,
    attIf: 'Sovereign',
    result: 'sensors-off',
    text: '+{attMore} ATTACK if your Sovereign-class ship fires. While on a ship: sensors offline, no space missions.',
  }),
  tactic('T20', 'Spiral-Wave Disruptor', [1, 2], ['FF', 'FFFF'], [-2, -1, -1, 30], {
    attMore: 2,
    attIf: 'Cardassian',
    result: 'casualty',
    text: '+{attMore} ATTACK if your Cardassian ship fires. Casualty: a random crew member aboard dies.',
  }),
  tactic('T21', 'Strafing Run', [4, -1], ['DF', 'DFFF'], [-1, -1, -1, 20], {
    attMore: 1,
    attIf: 'Hideki',
    result: 'bridge',
    site: 'SI1',
    text: '+{attMore} ATTACK if your Hideki-class ship fires. Bridge hit: a random OFFICER, Leadership or Navigation crew member dies (Nor: in Ops).',
  }),
];
