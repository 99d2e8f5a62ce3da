/** Interrupts and doorways. Short rows; a lab variant can set any field. */
import { card } from './make.ts';
import type { Row } from './row.ts';

export const INTERRUPTS: readonly Row[] = [
  card('interrupt', 'IT01', 'Amanda Rogers', {
    keyword: 'nullifier',
    text: 'Cancel an interrupt that was just played, or a card used as one. Can’t cancel its own kind.',
  }),
  card('interrupt', 'IT02', 'Attack Pattern Delta', {
    keyword: 'attack pattern',
    each: 1,
    text: 'In this battle you may draw {each} extra Tactic for each of your ships taking part.',
  }),
  card('interrupt', 'IT03', 'Awaken', {
    keyword: 'awaken',
    bo: true,
    text: 'Borg only. Download a Com or Nav drone to your facility or Cube. Or, at the start of a battle, a Def drone aboard your ship (two if you’re being attacked).',
  }),
  card('interrupt', 'IT04', 'Emergency Transporter Armbands', {
    keyword: 'armbands',
    text: 'Beam your crew, even stopped ones, between a planet and your ship there. You may use it to leave a fight, but not a dilemma.',
  }),
  card('interrupt', 'IT05', 'Energy Vortex', {
    text: 'Return the card your opponent just played to their hand, unless it’s an interrupt. They can’t play it again this turn.',
  }),
  card('interrupt', 'IT06', 'Escape Pod', {
    keyword: 'pod',
    text: 'When your ship is destroyed, its crew escapes in a pod. No one can reach the pod until one of your ships picks it up.',
  }),
  card('interrupt', 'IT07', 'Kevin Uxbridge', { text: 'Cancel an event that was just played or is in play.' }),
  card('interrupt', 'IT08', 'Outgunned', {
    keyword: 'outgunned',
    cr: true,
    times: 3,
    text: 'Play when you attack the only enemy ship here, it isn’t docked and your WEAPONS are more than {times} times its SHIELDS: you take ship and crew without a shot.',
  }),
  card('interrupt', 'IT09', 'Phaser Array Power Cell', {
    points: 5,
    text: '{points} points after a battle in which your ship fired and survived and the enemy fired, too. Once per turn.',
  }),
  card('interrupt', 'IT10', 'Prisoner Escort', {
    keyword: 'escort',
    cr: true,
    loss: 5,
    text: 'The crew member you just captured goes to a Brig, if you have one there. Their player loses {loss} points. Once per person.',
  }),
  card('interrupt', 'IT11', 'Rescue Captives', {
    keyword: 'rescue',
    cr: true,
    text: 'All your held or Brainwashed crew return to one of your outposts (or to your hand). Discard cards attached to them.',
  }),
  card('interrupt', 'IT12', 'Rogue Borg Mercenaries', {
    keyword: 'Rogue Borg',
    text: 'Rogue Borg board an enemy ship with crew aboard.',
  }),
  card('interrupt', 'IT13', 'Romulan Ambush', {
    keyword: 'ambush',
    cr: true,
    below: 6,
    text: 'On your turn, where your D’deridex could fire: destroy an enemy ship with SHIELDS below {below}. You may capture one of its crew first.',
  }),
  card('interrupt', 'IT14', 'Thine Own Self', {
    keyword: 'lost team',
    cr: true,
    most: 2,
    text: 'An enemy Away Team of {most} or fewer on a planet is lost in time. If you solve that mission, you capture them; if anyone else does, they return.',
  }),
  card('interrupt', 'IT15', 'Weak Spot', {
    keyword: 'weak spot',
    ships: 2,
    shields: 4,
    text: 'A ship targeted by {ships} or more ships gets −{shields} SHIELDS in this battle, or loses one SHIELDS enhancement.',
  }),
  card('doorway', 'DW1', 'Battle Bridge Door', {
    keyword: 'battle bridge',
    limit: 2,
    weapons: 1,
    text: 'Seeded: opens your Battle Bridge side deck. From hand, at the start of a battle, with Leadership: draw up to {limit} extra Tactics, or get +{weapons} WEAPONS on each of your ships and facilities.',
  }),
  card('doorway', 'DW2', 'Q-Flash', { keyword: 'continuum', text: 'Seeded: opens your Q-Continuum side deck.' }),
  card('doorway', 'DW3', "Q's Tent", {
    keyword: 'tent',
    text: 'Seeded: opens your Q’s Tent. From hand, once per turn: take a card from the Tent and discard this, or take a random one and put this on your deck. Skip your draw this turn.',
  }),
  card('doorway', 'DW4', 'Holding Cell Door', {
    keyword: 'cell door',
    cr: true,
    text: 'Gives your ship or facility (not a Nor) a Brig. Or, with an interrogator: download Brainwash, Interrogation or Torture onto a captive in your Brig, then discard this or put it on your deck.',
  }),
  card('doorway', 'DW5', 'Devidian Door', {
    keyword: 'Devidian door',
    text: 'Each turn you may report one card to any planet for free. Next turn you must discard a second Devidian Door from your hand or lose the match.',
  }),
  card('doorway', 'DW6', 'Bajoran Wormhole', {
    keyword: 'wormhole',
    span: 1,
    text: 'Links the quadrants: one end anywhere in the Alpha line, the other at an end of the Gamma line (span {span}). A staffed ship may travel through for free and is then stopped. Only one pair.',
  }),
];
