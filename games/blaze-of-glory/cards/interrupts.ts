/** Interrupts and doorways. Short rows; a lab variant can set any field. */
import { card } from './make.ts';
import type { Row } from './row.ts';

export const INTERRUPTS: readonly Row[] = [
  card('interrupt', 'IT01', 'Amanda Rogers', {
    keyword: 'nullifier',
    text: 'An interrupt that has just been played, or another card used like one, does nothing. It does not answer its own kind.',
  }),
  card('interrupt', 'IT02', 'Attack Pattern Delta', {
    keyword: 'attack pattern',
    each: 1,
    text: 'In this battle you may draw {each} Tactic more for every ship of yours that takes part.',
  }),
  card('interrupt', 'IT03', 'Awaken', {
    keyword: 'awaken',
    bo: true,
    text: 'For Borg. Fetch a Com or Nav drone to a facility or Cube of yours; or, as a battle begins, a Def drone aboard a ship of yours in it, and a second one if you are the one attacked.',
  }),
  card('interrupt', 'IT04', 'Emergency Transporter Armbands', {
    keyword: 'armbands',
    text: 'Beam people of yours, stopped ones too, between a planet and your ship there; also out of a fight before it is decided, but not in the middle of a dilemma.',
  }),
  card('interrupt', 'IT05', 'Energy Vortex', {
    text: 'What your opponent has just played from hand goes back there, interrupts excepted. It cannot be played again this turn.',
  }),
  card('interrupt', 'IT06', 'Escape Pod', {
    keyword: 'pod',
    text: 'The crew of your ship that is being destroyed gets away in a pod. There nobody can see or reach them until a ship of yours picks them up.',
  }),
  card('interrupt', 'IT07', 'Kevin Uxbridge', { text: 'Ends an event: one that has just been played, or one that lies on the table.' }),
  card('interrupt', 'IT08', 'Outgunned', {
    keyword: 'outgunned',
    cr: true,
    times: 3,
    text: 'You attack the only opposing ship there, it is not docked, and your guns come to more than {times} times its SHIELDS: no shot is fired, ship and crew are yours.',
  }),
  card('interrupt', 'IT09', 'Phaser Array Power Cell', {
    points: 5,
    text: '{points} points after a battle in which a ship of yours fired and survived while the other side fired too. Not more than one a turn.',
  }),
  card('interrupt', 'IT10', 'Prisoner Escort', {
    keyword: 'escort',
    cr: true,
    loss: 5,
    text: 'Whom you have just captured is led to a Brig, at once if you have one there; as the door shuts, its player loses {loss} points. Not twice for the same person.',
  }),
  card('interrupt', 'IT11', 'Rescue Captives', {
    keyword: 'rescue',
    cr: true,
    text: 'All of yours who are held or Brainwashed come home to one outpost of yours, or to hand if you have none, and whatever was laid on them is gone.',
  }),
  card('interrupt', 'IT12', 'Rogue Borg Mercenaries', {
    keyword: 'Rogue Borg',
    text: 'Borg without a master board an opposing ship that has people on it.',
  }),
  card('interrupt', 'IT13', 'Romulan Ambush', {
    keyword: 'ambush',
    cr: true,
    below: 6,
    text: "In your turn: where a D'deridex of yours could fire, an opposing ship with SHIELDS under {below} is destroyed; before that you may take one of its crew captive.",
  }),
  card('interrupt', 'IT14', 'Thine Own Self', {
    keyword: 'lost team',
    cr: true,
    most: 2,
    text: 'An opposing Away Team of no more than {most} on a planet is lost. If you solve that mission you capture them; if somebody else does, they come back.',
  }),
  card('interrupt', 'IT15', 'Weak Spot', {
    keyword: 'weak spot',
    ships: 2,
    shields: 4,
    text: 'A ship at which {ships} or more ships aim has {shields} less SHIELDS in this battle, or loses one enhancement of them for as long.',
  }),
  card('doorway', 'DW1', 'Battle Bridge Door', {
    keyword: 'battle bridge',
    limit: 2,
    weapons: 1,
    text: 'Among the seeds it opens your Battle Bridge side deck for good. From hand, as a battle begins and with Leadership on your side: draw up to {limit} Tactics more, or {weapons} more WEAPONS for each ship and facility of yours.',
  }),
  card('doorway', 'DW2', 'Q-Flash', { keyword: 'continuum', text: 'Among the seeds it opens your Q-Continuum side deck.' }),
  card('doorway', 'DW3', "Q's Tent", {
    keyword: 'tent',
    text: "Among the seeds it opens your Q's Tent. From hand, one a turn: take a card from the Tent and throw this away, or take one by lot and put this on top of your deck. You draw nothing this turn.",
  }),
  card('doorway', 'DW4', 'Holding Cell Door', {
    keyword: 'cell door',
    cr: true,
    text: 'Turns a ship or facility of yours, though never a Nor, into one with a Brig; also among the seeds. Or, beside an interrogator: fetch Brainwash, Interrogation or Torture onto somebody in a Brig of yours, then throw this away or put it on top of your deck.',
  }),
  card('doorway', 'DW5', 'Devidian Door', {
    keyword: 'Devidian door',
    text: 'Every turn somebody or something may come to any planet, free of the card play. In your next turn you owe a second Devidian Door from hand, which leaves the game; if you cannot pay, the match is lost. No other use before the debt is paid.',
  }),
  card('doorway', 'DW6', 'Bajoran Wormhole', {
    keyword: 'wormhole',
    span: 1,
    text: 'Joins the quadrants: one mouth in the Alpha line where you like, one at an end of the Gamma line, {span} wide each. A staffed ship slips from one to the other at no cost and is then stopped. There is never a second pair.',
  }),
];
