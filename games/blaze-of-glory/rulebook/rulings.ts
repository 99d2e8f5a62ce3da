/** Rulings where the source is silent or unclear, each with its reason. */
import type { Chapter } from '@bridgehead/kernel';

export const rulings: readonly Chapter[] = [
  {
    title: 'Rulings: Tactics and damage',
    clauses: [
      {
        id: 'BOG-R1',
        text: 'The lost symbols are D and F; the usual print is FF / FFFF, "aimed" tactics DF / DFFF.',
        why: 'Recovered from the published cards.',
      },
      { id: 'BOG-R2', text: 'Equal totals miss; twice exactly is only a hit.', why: 'Both tests say "more than".' },
      { id: 'BOG-R3', text: 'WEAPONS, SHIELDS, RANGE, ATTACK and DEFENSE never fall below 0.', why: 'Negative strength has no meaning.' },
      {
        id: 'BOG-R4',
        text: 'Unplayed Tactics (BOG-18) go face up like used ones.',
        why: 'One recycling pile, and the seed says "underneath" for both.',
      },
      {
        id: 'BOG-R5',
        text: 'Recycling is immediate and automatic: whenever no face-down card is left and a face-up one exists, shuffle.',
        why: 'Literal reading of BOG-10.',
      },
      {
        id: 'BOG-R6',
        text: 'Both players draw and choose in secret and at the same time; until the reveal nobody learns more of the other than whether he is done, not even how many he drew; at the reveal the number and the unplayed cards become public.',
        why: 'No information race.',
      },
      {
        id: 'BOG-R7',
        text: 'Place as many markers as the side deck can yield, recycling on the way; the rest is lost.',
        why: 'Extends BOG-34.',
      },
      {
        id: 'BOG-R8',
        text: 'A nullified current tactic counts as none: no bonuses, default damage on a hit, card to the face-up pile.',
        why: 'BOG-37 speaks of having no current tactic.',
      },
      { id: 'BOG-R9', text: 'Two Crimson Forcefields are tested at the same time.', why: 'Neither is faster.' },
      {
        id: 'BOG-R10',
        text: 'Damage of the initial fire is applied first, then that of return fire, and the second happens even if the ship that fired it was just destroyed.',
        why: 'Totals were fixed before (BOG-23).',
      },
      {
        id: 'BOG-R11',
        text: 'One damage event: place all its markers (D first), then immediate results in that order, then sum HULL once.',
        why: 'BOG-38.',
      },
      {
        id: 'BOG-R12',
        text: "Whatever the source, the damaging player is the opponent of the damaged card's controller.",
        why: 'One rule for battle, dilemmas, events and the Borg Ship.',
      },
      {
        id: 'BOG-R13',
        text: 'Rotation and markers may sit on one card; each rotation step is HULL −50%.',
        why: 'Generalises BOG-46 to commandeered ships.',
      },
      { id: 'BOG-R14', text: 'A rotation direct hit is HULL −100%.', why: 'BOG-B24 in HULL terms.' },
      {
        id: 'BOG-R15',
        text: "The 50% extension rounds down and uses the facility's current SHIELDS.",
        why: 'Plain arithmetic, damage included.',
      },
      {
        id: 'BOG-R16',
        text: 'A docked ship may return fire but may not open fire; it must undock first.',
        why: 'BOG-87 makes any target eligible, sniping from under cover is dull.',
      },
      {
        id: 'BOG-R17',
        text: 'Returning fire is voluntary; any eligible cards of the defender at the location may join and all aim at one attacking card.',
        why: '"if any", "which".',
      },
      {
        id: 'BOG-R18',
        text: 'Personnel that make a card able to fire must be active; unstopping the target (BOG-87) unstops its crew as well.',
        why: 'Otherwise BOG-87 would be empty.',
      },
      {
        id: 'BOG-R19',
        text: 'Markers stay when control changes and always belong to the player who placed them.',
        why: 'They describe the hull.',
      },
      {
        id: 'BOG-R20',
        text: 'Repair (BOG-40) is offered with "yes" as default; facilities whose text says they do not repair are excluded; after commandeering it also removes markers you placed yourself.',
        why: 'The dock does not care.',
      },
      { id: 'BOG-R21', text: 'Full turn: docked there from the start to the end of that turn without a break.', why: 'Literal.' },
      { id: 'BOG-R22', text: 'A rotated ship is repaired after two such consecutive full turns.', why: 'Old rule.' },
      {
        id: 'BOG-R23',
        text: 'A casualty picks among all personnel aboard, intruders and captives included; on a Nor the damaging player names a site first.',
        why: 'Explosions do not ask.',
      },
      { id: 'BOG-R24', text: 'A result that finds no fitting personnel, item or download does nothing.', why: '"if possible".' },
      {
        id: 'BOG-R25',
        text: 'Multiplex: at most X targets, X = number of Def Borg aboard that ship; its full WEAPONS count in each engagement; every other firing card joins exactly one engagement.',
        why: "The drone's published limit.",
      },
      {
        id: 'BOG-R26',
        text: 'Random placement (BOG-50): each hit target has a fixed number of slots; the drawn markers are shuffled over all slots.',
        why: 'Amounts fixed, kinds random.',
      },
      {
        id: 'BOG-R27',
        text: 'D counts as F only for targets after the first; with a single target hit nothing changes.',
        why: 'BOG-49 needs two hits.',
      },
      {
        id: 'BOG-R28',
        text: 'The Borg Ship dilemma appears where met, heads for the farther end of its spaceline (tie: the owner of the mission chooses), attacks at once, then at the end of every turn moves one location and attacks all ships and facilities there; a ship that stops or decloaks at its location is attacked at once; past the end it is discarded.',
        why: 'Published behaviour of that card.',
      },
      {
        id: 'BOG-R29',
        text: 'It fires with 24 WEAPONS at each target (each its own engagement), needs no personnel, leader or permission; it leaves Borg cards alone; who destroys it in battle scores 45.',
        why: 'As published when the seed was written.',
      },
    ],
  },
  {
    title: 'Rulings: captives and prizes',
    clauses: [
      {
        id: 'BOG-R30',
        text: 'Relocating a new captive (BOG-54) ignores shields, orbit and surface; if several groups could take it the captor chooses.',
        why: 'It is relocation, not beaming.',
      },
      {
        id: 'BOG-R31',
        text: "A trap stays in play even if its text says discard, cannot be nullified, and if it leaves play otherwise its captives become unattended there (on the planet, or in space returned to the owner's hand).",
        why: 'A captive always has a place.',
      },
      {
        id: 'BOG-R32',
        text: 'Taking custody needs at least one active personnel in the team or aboard the ship, and working transporters in space.',
        why: 'Someone must fetch them.',
      },
      {
        id: 'BOG-R33',
        text: 'A captive not in a Brig or trap becomes unattended the moment no guard of the captor is present; it becomes held again by an action of an active personnel.',
        why: 'BOG-58, BOG-60.',
      },
      { id: 'BOG-R34', text: 'A Brig holds any number and holds even when nobody is aboard.', why: 'That is what it is for.' },
      {
        id: 'BOG-R35',
        text: "Rescuing an unattended captive is a free action on the rescuer's own turn; the rescued card joins that team, not stopped.",
        why: 'Keeps turns clean.',
      },
      {
        id: 'BOG-R36',
        text: 'Captives never count for skills, staffing, opposition, battle or being "personnel of yours" for the captor.',
        why: 'They are disabled.',
      },
      {
        id: 'BOG-R37',
        text: 'You cannot capture a personnel you own, even one Brainwashed against you.',
        why: 'BOG-65 leaves only rescue cards for that.',
      },
      {
        id: 'BOG-R38',
        text: "A captive that dies goes to its owner's discard pile; a Brainwashed one likewise.",
        why: 'Owners never change.',
      },
      { id: 'BOG-R39', text: 'Cards flagged cr are the capturing-related ones.', why: 'A closed list beats reading minds.' },
      {
        id: 'BOG-R40',
        text: 'The commandeering personnel are those the allowing card names (the one carrying Commandeer Ship, those in Ops, for Outgunned the crews of the ships that attacked).',
        why: 'Gives BOG-74 its choice list.',
      },
      {
        id: 'BOG-R41',
        text: 'Personnel of the former controller left aboard a commandeered ship become intruders there; cards played on it stay.',
        why: 'Nobody teleports.',
      },
      { id: 'BOG-R42', text: 'Borg may not play Outgunned or use the Ops commandeering.', why: 'BOG-77.' },
      {
        id: 'BOG-R43',
        text: 'Native quadrant: Gamma with the GQ icon, else Alpha; Borg cards are native everywhere. To report, card, facility and location must agree on the quadrant.',
        why: 'One test covers BOG-68, 69, 71 and all other cards.',
      },
      {
        id: 'BOG-R44',
        text: 'So a Remote Supply Depot built in the Gamma Quadrant admits nobody except by its own equipment text.',
        why: 'BOG-71.',
      },
      { id: 'BOG-R45', text: 'BOG-78 covers ships only, not facilities.', why: 'The clause says ships.' },
      { id: 'BOG-R46', text: 'BOG-79 asks for an outpost: not a Nor, not a ship.', why: 'Literal.' },
      {
        id: 'BOG-R47',
        text: "BOG-81 also governs cards that use a ship's guns outside battle, e.g. Romulan Ambush.",
        why: '"for any purpose".',
      },
      { id: 'BOG-R48', text: "No battle may be started in either player's first turn.", why: 'The second player must get to move.' },
      {
        id: 'BOG-R49',
        text: 'Madred and Gul Madred are one persona but different cards; BOG-79 and R46 apply to Madred only.',
        why: 'The seed warns against mixing them.',
      },
    ],
  },
  {
    title: 'Rulings: set-up and turns',
    clauses: [
      {
        id: 'BOG-R50',
        text: 'Muster puts one staffed ship and a few personnel into play before turn 1.',
        why: 'With one card play per turn the first third of a match would be empty.',
      },
      {
        id: 'BOG-R51',
        text: "Both players' dilemmas are allotted secretly and at the same time; you may seed under any mission; meeting your own dilemma discards it without effect.",
        why: 'Quick, and own dilemmas guard your missions against poachers.',
      },
      {
        id: 'BOG-R52',
        text: 'Each player may have one copy of a unique mission; equal missions of two players are two locations.',
        why: 'No shared stacks.',
      },
      {
        id: 'BOG-R53',
        text: 'Energy Vortex: the card returns to hand, cannot be played again this turn, and the play must be used on another card or lost.',
        why: 'Closes the loop.',
      },
      {
        id: 'BOG-R54',
        text: 'Option War Prizes: destroying an opposing ship in ship battle scores 5, a facility 10 (Borg ships score their bounty instead).',
        why: 'A battle set should let battles win. Default on.',
      },
      {
        id: 'BOG-R55',
        text: 'Calamarain strikes opposing ships only; without a side deck it rotates an unrotated one and does nothing to a rotated one.',
        why: 'Its player draws the markers (BOG-72) and R12 makes that the opponent; it may not destroy.',
      },
      {
        id: 'BOG-R56',
        text: 'Borg may start ship battle against any non-Borg card.',
        why: 'The objectives that would allow it are left out.',
      },
      {
        id: 'BOG-R57',
        text: "A wall that stopped a Borg scouting team once is ignored by that player's later teams containing a Com Borg.",
        why: 'They adapt; without it most walls would be final for them.',
      },
      {
        id: 'BOG-R58',
        text: "If several things happen at the same time the active player's come first, each player's oldest first; nobody is asked for an order except where a clause says so (BOG-45, R30).",
        why: 'It hardly ever matters, and questions always cost time.',
      },
      {
        id: 'BOG-R59',
        text: "A facility with no legal place goes to any mission its player seeded, and for reporting that location counts as lying in the facility's quadrant.",
        why: 'Nobody starts homeless.',
      },
      {
        id: 'BOG-R60',
        text: 'After 100 card plays and orders in one turn only "end turn" is offered.',
        why: 'Stops beam-up/beam-down loops and bounds the journal.',
      },
      {
        id: 'BOG-R61',
        text: 'A deck list is legal if it passes every test of the deck rules; all faults are told at once, each with its line and its clause, this one where no other fits.',
        why: 'One mends a list once, not fault by fault.',
      },
      {
        id: 'BOG-R62',
        text: 'A card is played, revealed or used only where its own text and the list of windows admit it and what it must name exists. "Once per turn" counts per copy, "once per game" per player and title.',
        why: 'The card is the rule, and a refusal needs a clause to cite.',
      },
      { id: 'BOG-R63', text: 'The match is drawn when both players agree to it.', why: 'Every table knows that.' },
      {
        id: 'BOG-R64',
        text: 'W7 opens after T1; after a card was played, revealed or downloaded; after a move; after a mission attempt or scouting; after a battle of either kind; after a captive action, a commandeering or an assimilation (5.9); and before T4; at most once per play or order, and not for what happens inside a window, T1 or T4. It does not open after beaming, walking, docking, undocking, cloaking, decloaking, launching, fetching a pod, probing or another ability that plays no card.',
        why: 'Every pass is a journal entry and a hold for live players, and nothing that W7 admits hurries after those.',
      },
      {
        id: 'BOG-R65',
        text: 'A seat is asked in a window only if public facts leave it something to play there: a card in hand, a face-down HA card, or an open card whose text works in that window; in W5 its public condition must hold too.',
        why: 'Being asked tells nothing about what one holds.',
      },
      {
        id: 'BOG-R66',
        text: 'You act when you are asked: in your turn, in a window, or where a text gives you a choice. Whoever is not asked waits.',
        why: 'The clause for answers out of turn.',
      },
      {
        id: 'BOG-R67',
        text: 'Every seat brings its deck in the first question of the match, all at once and in secret. The answer is a journal entry like any other; before the end nothing of it is public but what play shows and the counts of the table.',
        why: 'Nobody chooses after seeing the other, anybody can check afterwards.',
      },
      {
        id: 'BOG-R68',
        text: 'Dilemmas are allotted one per answer, both seats at the same time; placements stand in the state, hidden from the other (counts too) until both are done.',
        why: 'One huge answer could be neither drawn, searched nor taken back piece by piece.',
      },
    ],
  },
  {
    title: 'Rulings: what is known, and the rest',
    clauses: [
      {
        id: 'BOG-R69',
        text: 'Which personnel and equipment a player has in play is public; who of them is in which covered place the opponent knows only as long as he could follow them (what is followed).',
        why: 'People remember what they were shown, nobody sees through a hull.',
      },
      {
        id: 'BOG-R70',
        text: "A viewer's figures for an opposing card count only what that viewer knows. When fire is settled or a test is made every term is named and its source is seen.",
        why: 'A bonus must not betray who is aboard before it is used.',
      },
      {
        id: 'BOG-R71',
        text: 'B7 concerns missions, personnel, ships, facilities and sites; other cards may be in play in any number.',
        why: 'Their texts say where copies do not add.',
      },
      {
        id: 'BOG-R72',
        text: 'Equipment is native everywhere. A facility belongs to the Gamma Quadrant with GQ, else to the Alpha, a Borg one to both.',
        why: 'R43 needs all three.',
      },
      {
        id: 'BOG-R73',
        text: 'At a Nor equipment other than hand weapons reports to Ops; V.I.P., CIVILIAN and personnel without classification have no site there. A Nor holds one site of each title; a site is played to a Nor you control.',
        why: 'Fills the gaps of 3.6.',
      },
      { id: 'BOG-R74', text: 'SHIELDS block beaming off an opposing card as they block beaming onto it.', why: 'A shield has two sides.' },
      {
        id: 'BOG-R75',
        text: 'B6 exactly: aboard a card you control those incompatible with it are disabled; in a team on a planet or aboard an opposing card, those incompatible with the affiliation most of the team has (Non-Aligned not counted; tie: first in the order of 3.3).',
        why: 'One team, one allegiance, no guessing.',
      },
      { id: 'BOG-R76', text: 'Every staffing icon of an assimilated ship counts as Bor.', why: 'Drones have neither Cmd nor Stf.' },
      {
        id: 'BOG-R77',
        text: "A docked ship that changes control is undocked at once; ships docked at a facility that changes control stay docked. Undocking needs staffing but nobody's leave.",
        why: 'No prize is locked in its berth.',
      },
      {
        id: 'BOG-R78',
        text: 'Outgunned ends the battle after S4: no Tactics, no damage; the firing cards and their crews are stopped, and it counts as an attack for B22.',
        why: 'A battle cut short is still a battle.',
      },
      {
        id: 'BOG-R79',
        text: "A new captive leaves the ship, facility or planet where it was taken for the captor's group or the trap; a group aboard that very card counts. Where the source is an ability or a card that cannot stay, a trap token stands in for it.",
        why: 'Makes BOG-54 and 55 complete.',
      },
      {
        id: 'BOG-R80',
        text: 'Escape Pod saves the personnel of your crew; equipment, captives, intruders and cards on the ship are lost. Those in a pod are in play, not active.',
        why: 'The text says crew.',
      },
      {
        id: 'BOG-R81',
        text: 'If Brainwash leaves play its captive stays where it is, held or unattended by R33.',
        why: 'It is still a captive.',
      },
      {
        id: 'BOG-R82',
        text: "Without an open Battle Bridge side deck you can use neither Attack Pattern Delta nor Battle Bridge Door's draw limit, and you deal rotation damage; a seat whose side deck has no card to draw is not asked in S5. The other's side deck changes nothing but the damage he deals.",
        why: 'BOG-1, 24.',
      },
      {
        id: 'BOG-R83',
        text: 'Bounties are scored with War Prizes on or off. Prize or bounty goes, once, to the damaging player of the damage event that destroyed the card in a ship battle.',
        why: 'R54 left both open.',
      },
      {
        id: 'BOG-R84',
        text: "Rogue Borg are placed aboard an opposing occupied ship only, act for whoever played them, and all those aboard fight together against all non-Borg personnel there; a dead one goes to its owner's discard pile; none are played in a first turn (R48).",
        why: 'B49 says no more.',
      },
      {
        id: 'BOG-R85',
        text: 'OB4 to OB6 name their mission or ship when revealed. A solved mission may be named; a completed objective does not close a mission; OB6 is discarded when its ship is assimilated or gone.',
        why: 'Borg and the rest race on different tracks.',
      },
      {
        id: 'BOG-R86',
        text: 'Of two seeded Bajoran Wormholes the one of the seat that placed the first mission is laid, the other set aside; a second pair is never played. Without a Gamma mission WG is the whole Gamma line.',
        why: 'One pair per match.',
      },
      {
        id: 'BOG-R87',
        text: "A card laid face down shows its back and opens no W1. It is revealed in its owner's T2 or T3 or in a window that admits it; that opens W7, not W1.",
        why: 'Nothing can be answered before it is seen, and then it is in play.',
      },
      {
        id: 'BOG-R88',
        text: 'From an empty draw deck nothing is drawn, a probe fails, a download looks in the other places.',
        why: 'No penalty for a long match.',
      },
      {
        id: 'BOG-R89',
        text: 'A round is one turn of each seat. When a round ends with both draw decks empty one more round is played, even if a deck is refilled in it; after it, and at the round limit, the higher score wins; tie: more missions solved and objectives completed, then fewer own ships lost, else drawn.',
        why: 'Every match ends.',
      },
      {
        id: 'BOG-R90',
        text: "At the end of any turn a player without personnel (captive, lost and in a pod counted), ship, facility, hand and draw deck loses; both at once: R89's comparison. Whoever concedes loses at once.",
        why: 'Nothing is left to play with.',
      },
      {
        id: 'BOG-R91',
        text: 'The first player neither attempts nor scouts in the first turn of the match and does not draw at its end. R48 binds what players start: the Borg Ship dilemma fights whenever it is met.',
        why: 'A mustered ship would else score before the other has moved.',
      },
      {
        id: 'BOG-R92',
        text: 'Each firing card must pass B21 for itself with its own crew. In a personnel battle every adversary present must be permitted to every affiliation in the team.',
        why: 'One forbidden face forbids the fight.',
      },
      {
        id: 'BOG-R93',
        text: 'A seat that lets S5 run out draws to its limit and plays what the default choice picks.',
        why: 'A pure function of what that seat knows, the same on every machine.',
      },
      { id: 'BOG-R94', text: 'A side deck holds at most 240 cards.', why: '"any number" (BOG-6) must still fit on a table.' },
    ],
  },
];
