/** Events, incidents and objectives. Short rows; a lab variant can set any field. */
import { card } from './make.ts';
import type { Row } from './row.ts';

export const EVENTS: readonly Row[] = [
  card('event', 'EV01', 'Activate Subcommands', {
    bo: true,
    text: 'For Borg. Fetch up to three drones to one facility or Cube of yours: one Com, one Nav, one Def. You draw nothing this turn.',
  }),
  card('event', 'EV02', 'Alien Probe', {
    keyword: 'open hands',
    text: 'As long as it lies here both players see both hands. Tactics are no part of a hand.',
  }),
  card('event', 'EV03', 'Brainwash', {
    keyword: 'brainwash',
    cr: true,
    text: 'For a captive in your hands. From now on it serves you and gets along with all of yours; it moves to an outpost of yours, unless Prepare the Prisoner lets it stay.',
  }),
  card('event', 'EV04', 'Bynars Weapon Enhancement', { weapons: 2, text: 'On a ship of yours: {weapons} more WEAPONS. Several add up.' }),
  card('event', 'EV05', 'Calamarain', {
    keyword: 'cloud',
    range: 6,
    text: 'Your opponent says where this cloud forms. In your turns it drifts, with RANGE {range}, and once it scorches an opposing ship beside it, though never to death. Then it is gone. Kevin Uxbridge cannot touch it.',
  }),
  card('event', 'EV06', "Captain's Log", {
    keyword: 'log',
    weapons: 3,
    shields: 3,
    text: '{weapons} more WEAPONS and {shields} more SHIELDS for each ship of yours that has its own commander aboard. Two are no better than one.',
  }),
  card('event', 'EV07', 'Defense System Upgrade', {
    base: 6,
    weapons: 4,
    shields: 6,
    text: 'On a facility of yours: WEAPONS of {base} where it had none, else {weapons} more, and {shields} more SHIELDS; several add up. Or mend a damaged facility where an ENGINEER of yours fits in, and throw this away.',
  }),
  card('event', 'EV08', 'Interrogation', {
    keyword: 'interrogation',
    cr: true,
    five: 10,
    four: 1,
    text: 'On a captive of yours, one each. Every turn of yours ask its player how many lights there are. Five: {five} points for you, and it walks free to wherever its player likes. Four: {four} for you.',
  }),
  card('event', 'EV09', 'Intruder Force Field', {
    keyword: 'force field',
    least: 3,
    text: 'Fewer than {least} Rogue Borg aboard a ship of yours can do nothing.',
  }),
  card('event', 'EV10', 'Kivas Fajo – Collector', { cards: 3, text: 'One of the players, as you say, draws {cards} cards.' }),
  card('event', 'EV11', 'Metaphasic Shields', {
    keyword: 'metaphasic shields',
    shields: 2,
    text: 'On a ship of yours: {shields} more SHIELDS for everybody aboard whose class is SCIENCE.',
  }),
  card('event', 'EV12', 'Plasma Fire', {
    keyword: 'fire',
    text: 'On any ship but a Borg one. As each turn of its player ends it is damaged, until somebody with SECURITY aboard puts the fire out.',
  }),
  card('event', 'EV13', 'Red Alert!', {
    keyword: 'red alert',
    text: 'You may give up the card play of a turn to have as many people, ships and items report as you like.',
  }),
  card('event', 'EV14', 'Regenerate', {
    keyword: 'regenerate',
    text: 'Mends a Borg ship (or the Borg Ship) altogether, clears what weakens it, and stops it. Or shuffle all you have thrown away back into your deck.',
  }),
  card('event', 'EV15', 'Spacedock', {
    keyword: 'spacedock',
    text: 'On an outpost of yours: a damaged ship of yours is as good as new once it docks there, or right now if it lies there.',
  }),
  card('event', 'EV16', 'Torture', {
    keyword: 'torture',
    cr: true,
    count: 3,
    loss: 7,
    text: 'On a captive of yours: after {count} of your turns it dies, and its player loses {loss} points.',
  }),
  card('event', 'EV17', 'Treaty: Cardassian/Dominion', {
    keyword: 'treaty',
    ha: true,
    text: 'Your Cardassians and your Dominion get along. Begins face down or is laid so; Kevin Uxbridge cannot touch it.',
  }),
  card('event', 'EV18', 'Warp Core Breach', {
    keyword: 'core breach',
    text: "On any ship but a Borg one. It blows up as its player's next turn ends, unless somebody with ENGINEER is aboard. Either way this is thrown away.",
  }),
  card('event', 'EV19', 'Wartime Conditions', {
    keyword: 'wartime',
    text: 'Once ships of some affiliation have fired on your Federation: your Federation may open fire on that affiliation.',
  }),
  card('incident', 'IN1', 'Captured', {
    keyword: 'captured',
    cr: true,
    ha: true,
    text: 'In your turn: a group of yours without Borg that outdoes the opponents beside it in SECURITY or in hand weapons takes one of them, drawn by lot. Or in any turn: take whomever your SECURITY has just stunned.',
  }),
  card('incident', 'IN2', 'Intruder Alert!', {
    keyword: 'intruder alert',
    cr: true,
    ha: true,
    most: 2,
    text: 'Take one or two raiders in your Ops; or assimilate one raider beside a Talon Drone of yours; or fetch Intruder Force Field and lie on it: now it stops every kind of raider and cannot be nullified.',
  }),
  card('incident', 'IN3', 'Prisoner Exchange', {
    keyword: 'exchange',
    cr: true,
    ha: true,
    text: 'In your turn: let a captive go to a ship or facility of its player where it is. In return free all of yours that are held there, or have somebody of yours fetched to that place.',
  }),
  card('incident', 'IN4', 'Ultimatum', {
    keyword: 'ultimatum',
    text: "When a Dominion ship of yours has just destroyed a ship, throw this away for as many points as that ship's best printed number. One time in the match: have a Remote Supply Depot fetched to an Alpha mission for the Dominion where you have a Dominion ENGINEER.",
  }),
  card('objective', 'OB1', 'Prepare the Prisoner', {
    keyword: 'prepare',
    cr: true,
    ha: true,
    text: "Whom you Brainwash need not move. The other side's Rescue Captives works in one place only, where he has people, and they take them along. Every turn you may bury a capturing-related card from your hand and draw another.",
  }),
  card('objective', 'OB2', 'Commandeer Ship', {
    keyword: 'commandeer',
    icons: 3,
    text: 'For somebody of yours with Computer Skill who has an opposing ship to himself (no Cube): it is yours. As long as this lies on him he stands for {icons} of its staffing icons.',
  }),
  card('objective', 'OB3', 'Establish Tractor Lock', {
    keyword: 'tractor lock',
    ha: true,
    text: "Turn it up on a staffed ship of yours with a working tractor beam (or a Nor with people in Ops and a dock): another ship there is held and neither moves nor opens fire. It ends when yours moves or fights, when its SHIELDS no longer match the other's RANGE, or when you like.",
  }),
  card('objective', 'OB4', 'Assimilate Planet', {
    keyword: 'planet objective',
    ha: true,
    bo: true,
    worth: 35,
    points: 25,
    text: 'For Borg. Name a planet worth {worth} or more that has no such objective yet. When your Borg have scouted it, probe there every turn for Com or Def: {points} points.',
  }),
  card('objective', 'OB5', 'Establish Gateway', {
    keyword: 'space objective',
    ha: true,
    bo: true,
    points: 25,
    text: 'For Borg. Name a space mission that has no such objective yet. When your Borg have scouted it, probe there every turn for Com or Nav: {points} points.',
  }),
  card('objective', 'OB6', 'Assimilate Starship', {
    keyword: 'ship objective',
    ha: true,
    bo: true,
    text: 'For Borg. Name an opposing ship. Every turn, as long as none of yours is aboard, one Borg may beam over through its SHIELDS; one with Computer Skill who has the ship to itself may probe every turn for Com or Def: then it is yours.',
  }),
];
