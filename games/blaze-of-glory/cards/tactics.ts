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
    text: "Flying in formation: {attMore} more ATTACK for every ship of yours that fires, {defMore} more DEFENSE for a Jem'Hadar attack ship of yours. Strikes the sickbay: chance picks a victim among the disabled and those with MEDICAL or Exobiology (on a Nor: in the Infirmary).",
  }),
  tactic('T02', 'Target Engines', [2, 1], ['DF', 'DFFF'], [-2, 0, 0, 25], {
    attMore: 1,
    attIf: 'Dominion',
    result: 'range-off',
    text: "{attMore} more ATTACK when a Dominion ship of yours fires. While it lies on a card, nothing raises that card's RANGE.",
  }),
  tactic('T03', 'Target Shields', [2, 2], ['DF', 'DFFF'], [0, 0, -2, 0], {
    result: 'shields-off',
    rule: 'aimed-miss',
    text: "Lies down as a marker even if the shot goes wide. While it lies on a card, nothing raises that card's SHIELDS.",
  }),
  tactic('T04', 'Target These Coordinates', [3, 1], ['DF', 'DFFF'], [-1, -1, -1, 20], {
    hitThen: 'DFF',
    hitIf: 'weak',
    result: 'fluctuate',
    text: 'Hits harder ({hitThen}) if Weak Spot was played on the target. While it lies there, the SHIELDS flicker: transporters of whoever placed it reach through them if somebody with Transporter Skill works them.',
  }),
  tactic('T05', 'Target Weapons', [2, 1], ['DF', 'DFFF'], [0, -2, 0, 25], {
    attMore: 1,
    attIf: 'Dominion',
    result: 'weapons-off',
    text: "{attMore} more ATTACK when a Dominion ship of yours fires. While it lies on a card, nothing raises that card's WEAPONS.",
  }),
  tactic('T06', 'Borg Cutting Beam', [1, 3], ['D', 'D'], [0, 0, -2, 40], {
    bo: true,
    rule: 'cutting-beam',
    text: 'Borg only. After a hit you may carry off one crew member, drawn by lot, to a ship of yours in this battle and assimilate them. On a Nor you say from which site.',
  }),
  tactic('T07', 'Crimson Forcefield', [0, 2], ['F', 'FF'], [-2, -2, -3, 40], {
    keyword: 'crimson',
    result: 'cloak-off',
    rule: 'crimson',
    text: 'As soon as it is shown, the tactic across from it is void, unless that player has an OFFICER of CUNNING 9 or better aboard something in the battle. While it lies on a ship, the cloak does not work.',
  }),
  tactic('T08', 'Evasive Maneuvers', [-2, 4], ['FF', 'FFFF'], [-1, 0, 0, 35], {
    defMore: 2,
    defIf: 'no staffing',
    result: 'leak',
    site: 'SI6',
    text: '{defMore} more DEFENSE for a ship of yours that asks for no staff. A plasma leak costs one life among those with ENGINEER, Astrophysics or Physics (on a Nor: in the Ore Processing Unit).',
  }),
  tactic('T09', 'Full Phaser Spread', [3, 2], ['FF', 'FFFF'], [-1, -1, -1, 30], {
    attMore: 1,
    attIf: 'Galaxy',
    result: 'science',
    site: 'SI5',
    text: '{attMore} more ATTACK when a Galaxy-class ship of yours fires. A panel bursts beside somebody with SCIENCE or Stellar Cartography (on a Nor: in the Science Lab).',
  }),
  tactic('T10', 'Maximum Firepower', [6, -3], ['FF', 'FFFF'], [0, 0, -2, 20], {
    hitThen: 'FFF',
    hitIf: 'future',
    result: 'transporters-off',
    text: 'Hits harder ({hitThen}) when a ship from the future is among those that fire. While it lies on a card, that card beams nobody.',
  }),
  tactic('T11', 'Phased Polaron Beam', [1, 2], ['FF', 'FFFF'], [-1, -2, -1, 30], {
    attMore: 2,
    attIf: 'Dominion',
    result: 'casualty',
    text: '{attMore} more ATTACK when a Dominion ship of yours fires. One of those aboard dies, whoever it may be.',
  }),
  tactic('T12', 'Phaser Banks', [1, 2], ['FF', 'FFFF'], [-1, -2, -1, 30], {
    attMore: 2,
    attIf: 'Federation',
    result: 'casualty',
    text: '{attMore} more ATTACK when a Federation ship of yours fires. One of those aboard dies, whoever it may be.',
  }),
  tactic('T13', 'Photon Torpedo', [2, 2], ['FF', 'FFFF'], [0, -1, -1, 35], {
    attMore: 1,
    attIf: 'Akira',
    result: 'tactical',
    site: 'SI2',
    text: '{attMore} more ATTACK when an Akira-class ship of yours fires. A panel bursts beside somebody with SECURITY or Computer Skill (on a Nor: in the Security Office).',
  }),
  tactic('T14', 'Picard Maneuver', [3, 0], ['FF', 'FFFF'], [-2, 0, -2, 20], {
    keyword: 'picard',
    result: 'overload',
    rule: 'picard',
    text: 'If you opened the battle: for each ship of yours that has its own commander aboard, a coin decides whether it takes any damage at all. As a marker: whoever placed it may fetch Plasma Fire or Warp Core Breach onto the ship.',
  }),
  tactic('T15', 'Plasma Torpedo', [1, 2], ['FF', 'FFFF'], [-1, -1, -2, 30], {
    attMore: 2,
    attIf: 'Romulan',
    result: 'casualty',
    text: '{attMore} more ATTACK when a Romulan ship of yours fires. One of those aboard dies, whoever it may be.',
  }),
  tactic('T16', 'Primary Energy Weapon', [1, 2], ['FF', 'FFFF'], [-1, -2, -2, 30], {
    attMore: 2,
    attIf: 'Borg',
    result: 'casualty',
    text: '{attMore} more ATTACK when a Borg ship of yours fires. One of those aboard dies, whoever it may be.',
  }),
  tactic('T17', 'Pulse Disruptor', [1, 2], ['FF', 'FFFF'], [-2, -1, -1, 30], {
    attMore: 2,
    attIf: 'Klingon',
    result: 'casualty',
    text: '{attMore} more ATTACK when a Klingon ship of yours fires. One of those aboard dies, whoever it may be.',
  }),
  tactic('T18', 'Pulse Phaser Cannons', [4, 1], ['FF', 'FFFF'], [0, -1, -1, 20], {
    attMore: 1,
    attIf: 'Defiant',
    result: 'tractor-off',
    text: '{attMore} more ATTACK when a Defiant-class ship of yours fires. While it lies on a card, its tractor beam is dead.',
  }),
  tactic('T19', 'Quantum Torpedo', [5, 0], ['FF', 'FFFF'], [0, -2, -2, 15], {
    attMore: 1,
    attIf: 'Sovereign',
    result: 'sensors-off',
    text: '{attMore} more ATTACK when a Sovereign-class ship of yours fires. While it lies on a ship, the crew is blind: no attempts at space missions.',
  }),
  tactic('T20', 'Spiral-Wave Disruptor', [1, 2], ['FF', 'FFFF'], [-2, -1, -1, 30], {
    attMore: 2,
    attIf: 'Cardassian',
    result: 'casualty',
    text: '{attMore} more ATTACK when a Cardassian ship of yours fires. One of those aboard dies, whoever it may be.',
  }),
  tactic('T21', 'Strafing Run', [4, -1], ['DF', 'DFFF'], [-1, -1, -1, 20], {
    attMore: 1,
    attIf: 'Hideki',
    result: 'bridge',
    site: 'SI1',
    text: '{attMore} more ATTACK when a Hideki-class ship of yours fires. The bridge is struck: somebody with OFFICER, Leadership or Navigation dies (on a Nor: in Ops).',
  }),
];
