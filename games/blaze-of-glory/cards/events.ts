/** Events, incidents and objectives. Short rows; a lab variant can set any field. */
import { card } from './make.ts';
import type { Row } from './row.ts';

export const EVENTS: readonly Row[] = [
  card('event', 'EV01', 'Activate Subcommands', {
    bo: true,
    text: 'Borg only. Download up to three drones (one Com, one Nav, one Def) to one of your facilities or Cubes. Skip your draw this turn.',
  }),
  card('event', 'EV02', 'Alien Probe', {
    keyword: 'open hands',
    text: 'While this is in play, both hands are open. Tactics don’t count as hands.',
  }),
  card('event', 'EV03', 'Brainwash', {
    keyword: 'brainwash',
    cr: true,
    text: 'Your captive joins you and is compatible with all your cards. Move them to one of your outposts.',
  }),
  card('event', 'EV04', 'Bynars Weapon Enhancement', { weapons: 2, text: 'On your ship: +{weapons} WEAPONS. Stacks.' }),
  card('event', 'EV05', 'Calamarain', {
    keyword: 'cloud',
    range: 6,
    text: 'Your opponent chooses where this cloud appears. It drifts on your turns (RANGE {range}) and once damages an enemy ship here, but can’t destroy it; then discard it. Kevin Uxbridge can’t cancel it.',
  }),
  card('event', 'EV06', "Captain's Log", {
    keyword: 'log',
    weapons: 3,
    shields: 3,
    text: '+{weapons} WEAPONS and +{shields} SHIELDS for each of your ships with its matching commander aboard. Doesn’t stack.',
  }),
  card('event', 'EV07', 'Defense System Upgrade', {
    base: 6,
    weapons: 4,
    shields: 6,
    text: 'On your facility: +{shields} SHIELDS and WEAPONS {base}, or +{weapons} WEAPONS if it has any. Stacks. Or: repair a damaged facility where you have a compatible ENGINEER, then discard this.',
  }),
  card('event', 'EV08', 'Interrogation', {
    keyword: 'interrogation',
    cr: true,
    five: 10,
    four: 1,
    text: 'On your captive, one each. Each of your turns, ask their player how many lights there are. "Five": you score {five} and the captive goes free. "Four": you score {four}.',
  }),
  card('event', 'EV09', 'Intruder Force Field', {
    keyword: 'force field',
    least: 3,
    text: 'Fewer than {least} Rogue Borg aboard your ship can’t do anything.',
  }),
  card('event', 'EV10', 'Kivas Fajo – Collector', { cards: 3, text: 'A player of your choice draws {cards} cards.' }),
  card('event', 'EV11', 'Metaphasic Shields', {
    keyword: 'metaphasic shields',
    shields: 2,
    text: 'On your ship: +{shields} SHIELDS for each SCIENCE crew member aboard.',
  }),
  card('event', 'EV12', 'Plasma Fire', {
    keyword: 'fire',
    text: 'On any non-Borg ship: damages it at the end of each of its player’s turns until SECURITY aboard puts the fire out.',
  }),
  card('event', 'EV13', 'Red Alert!', {
    keyword: 'red alert',
    text: 'Instead of your card play you may report any number of crew, ships and equipment.',
  }),
  card('event', 'EV14', 'Regenerate', {
    keyword: 'regenerate',
    text: 'Completely repair a Borg ship (or the Borg Ship), remove what weakens it, and stop it. Or shuffle your discard pile into your deck.',
  }),
  card('event', 'EV15', 'Spacedock', {
    keyword: 'spacedock',
    text: 'On your outpost: your damaged ships are completely repaired when they dock here, or right away if docked.',
  }),
  card('event', 'EV16', 'Torture', {
    keyword: 'torture',
    cr: true,
    count: 3,
    loss: 7,
    text: 'On your captive: after {count} of your turns the captive dies and their player loses {loss} points.',
  }),
  card('event', 'EV17', 'Treaty: Cardassian/Dominion', {
    keyword: 'treaty',
    ha: true,
    text: 'Your Cardassian and Dominion cards are compatible. Seed or play face down. Kevin Uxbridge can’t cancel it.',
  }),
  card('event', 'EV18', 'Warp Core Breach', {
    keyword: 'core breach',
    text: 'On any non-Borg ship: it explodes at the end of its player’s next turn unless ENGINEER is aboard. Then discard this.',
  }),
  card('event', 'EV19', 'Wartime Conditions', {
    keyword: 'wartime',
    text: 'If ships of an affiliation have fired on your Federation cards, your Federation may attack that affiliation.',
  }),
  card('incident', 'IN1', 'Captured', {
    keyword: 'captured',
    cr: true,
    ha: true,
    text: 'On your turn: one of your non-Borg groups with more SECURITY or hand weapons than the opponents here captures one of them at random. Or at any time: capture a crew member your SECURITY just stunned.',
  }),
  card('incident', 'IN2', 'Intruder Alert!', {
    keyword: 'intruder alert',
    cr: true,
    ha: true,
    most: 2,
    text: 'Capture one or two intruders in your Ops; or assimilate one where your Talon Drone is; or download Intruder Force Field and attach this: it now stops all intruders and can’t be canceled.',
  }),
  card('incident', 'IN3', 'Prisoner Exchange', {
    keyword: 'exchange',
    cr: true,
    ha: true,
    text: 'On your turn: release a captive to one of their player’s ships or facilities here. In return, free all your captives held there, or download a crew member to that place.',
  }),
  card('incident', 'IN4', 'Ultimatum', {
    keyword: 'ultimatum',
    text: 'When your Dominion ship destroys a ship, discard this to score that ship’s highest printed number. Once per match: download a Remote Supply Depot to an Alpha mission where you have a Dominion ENGINEER.',
  }),
  card('objective', 'OB1', 'Prepare the Prisoner', {
    keyword: 'prepare',
    cr: true,
    ha: true,
    text: 'Crew you Brainwash may stay where they are. Your opponent’s Rescue Captives only works in one place where they have crew. Each turn you may put a capture card from your hand under your deck and draw another.',
  }),
  card('objective', 'OB2', 'Commandeer Ship', {
    keyword: 'commandeer',
    icons: 3,
    text: 'On your Computer Skill crew member alone aboard an enemy ship (not a Cube): the ship is yours. They count as {icons} of its staffing icons.',
  }),
  card('objective', 'OB3', 'Establish Tractor Lock', {
    keyword: 'tractor lock',
    ha: true,
    text: 'Reveal on your staffed ship with a working tractor beam (or a Nor with crew in Ops and a dock): another ship here can’t move or attack. Ends when yours moves or fights, when its SHIELDS no longer match the other’s RANGE, or when you like.',
  }),
  card('objective', 'OB4', 'Assimilate Planet', {
    keyword: 'planet objective',
    ha: true,
    bo: true,
    worth: 35,
    points: 25,
    text: 'Borg only. Choose a planet mission worth {worth} or more without this objective. When your Borg have scouted it, probe there each turn for Com or Def: {points} points.',
  }),
  card('objective', 'OB5', 'Establish Gateway', {
    keyword: 'space objective',
    ha: true,
    bo: true,
    points: 25,
    text: 'Borg only. Choose a space mission without this objective. When your Borg have scouted it, probe there each turn for Com or Nav: {points} points.',
  }),
  card('objective', 'OB6', 'Assimilate Starship', {
    keyword: 'ship objective',
    ha: true,
    bo: true,
    text: 'Borg only. Choose an enemy ship. Each turn, while none of yours is aboard, one Borg may beam through its SHIELDS. A Borg with Computer Skill alone aboard may probe each turn for Com or Def: then the ship is yours.',
  }),
];
