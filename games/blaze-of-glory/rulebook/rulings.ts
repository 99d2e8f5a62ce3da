/** Rulings where the source is silent or unclear, each with its reason. */
import type { Chapter } from '@bridgehead/kernel';

export const rulings: readonly Chapter[] = [
  {
    title: 'Rulings: Tactics and damage',
    clauses: [
      {
        id: 'BOG-R1',
        text: 'The two symbols that print has lost are D and F: most Tactics show FF and FFFF, those that aim at something DF and DFFF.',
        why: 'The published cards still show them.',
      },
      {
        id: 'BOG-R2',
        text: 'Even totals are a miss, and exactly twice is a plain hit.',
        why: 'Both comparisons ask for more, not for as much.',
      },
      { id: 'BOG-R3', text: 'No figure goes below 0.', why: 'There is no such thing as less than no shield.' },
      {
        id: 'BOG-R4',
        text: 'Tactics that were drawn and not played (BOG-18) lie face up below, like used ones.',
        why: 'Both go underneath, and one pile is simpler than two.',
      },
      {
        id: 'BOG-R5',
        text: 'Mixing needs no decision: it happens the moment nothing lies face down while something lies face up.',
        why: 'BOG-10, taken at its word.',
      },
      {
        id: 'BOG-R6',
        text: 'Both draw and choose unseen and at the same time. Until the reveal one learns of the other only that he is done; then also how many he drew and what he left.',
        why: 'Nobody should gain by being slow.',
      },
      {
        id: 'BOG-R7',
        text: 'As many markers are laid as the side deck can give, mixing on the way. The rest of the damage is lost.',
        why: 'It is BOG-34 for a deck that runs out halfway.',
      },
      {
        id: 'BOG-R8',
        text: 'A tactic that was nullified is as good as none: it adds nothing, a hit does the usual damage, and it goes below.',
        why: 'BOG-37 asks whether there is a tactic.',
      },
      { id: 'BOG-R9', text: 'Crimson Forcefields that meet are tried together.', why: 'Neither comes first.' },
      {
        id: 'BOG-R10',
        text: "The attackers' damage is carried out before that of those who shot back, which is carried out even if the ship that dealt it is gone by then.",
        why: 'The shots had been judged before (BOG-23).',
      },
      {
        id: 'BOG-R11',
        text: 'One hit: lay all its markers, D before the others; then what happens at once, in that order; then add the HULL up, one single time.',
        why: 'That is BOG-38 step by step.',
      },
      {
        id: 'BOG-R12',
        text: 'Whatever the cause, the damage comes from the opponent of whoever controls the card.',
        why: 'One rule for shots, dilemmas, events and the Borg Ship.',
      },
      {
        id: 'BOG-R13',
        text: 'A card may carry markers and be turned as well; each turn is half the HULL.',
        why: 'BOG-46 for every card that has changed hands.',
      },
      { id: 'BOG-R14', text: 'A direct hit without a side deck takes all of the HULL.', why: 'BOG-B24, said in HULL.' },
      {
        id: 'BOG-R15',
        text: "Half of a facility's SHIELDS is rounded down, and taken from what they are now.",
        why: 'Plain arithmetic, damage included.',
      },
      {
        id: 'BOG-R16',
        text: 'A docked ship may shoot back but must cast off before it shoots first.',
        why: 'BOG-87 lets any target answer; shooting out of cover is no fun.',
      },
      {
        id: 'BOG-R17',
        text: 'Shooting back is a choice. Whatever can fire there may join in, all at one attacker.',
        why: 'The clause leaves both to the defender.',
      },
      {
        id: 'BOG-R18',
        text: 'Those who make a card able to fire must be active. If the target is no longer stopped, neither is its crew.',
        why: 'BOG-87 would be worth nothing otherwise.',
      },
      {
        id: 'BOG-R19',
        text: "A marker stays with the hull when the card changes hands, and remains its placer's.",
        why: 'It shows what happened to that hull.',
      },
      {
        id: 'BOG-R20',
        text: 'Repair at the dock is offered, and taken if nobody answers. Facilities that say so do not repair. A prize sheds also the markers you put there yourself.',
        why: 'The dock does not ask who shot.',
      },
      { id: 'BOG-R21', text: 'A whole turn at the dock means from its beginning to its end, without a break.', why: 'As it is written.' },
      { id: 'BOG-R22', text: 'A turned ship is set right after two such turns in a row.', why: 'So it was before side decks.' },
      {
        id: 'BOG-R23',
        text: 'A casualty is drawn among all who are aboard, raiders and captives too. On a Nor whoever deals the damage names the site first.',
        why: 'An explosion does not look at uniforms.',
      },
      { id: 'BOG-R24', text: 'A result that finds nobody, or nothing, does nothing.', why: 'There is nothing to do it to.' },
      {
        id: 'BOG-R25',
        text: 'So many targets at most as there are Borg with Def aboard; the whole of its WEAPONS counts in each engagement, and any other card joins one of them.',
        why: "The drone's published limit.",
      },
      {
        id: 'BOG-R26',
        text: 'How many markers each hit target gets is settled; which of them, chance says.',
        why: 'The amounts are known, the kinds are not.',
      },
      { id: 'BOG-R27', text: 'With a single target hit, D stays D.', why: 'BOG-49 speaks of two or more.' },
      {
        id: 'BOG-R28',
        text: "The Borg Ship appears where it was met and heads for the far end of the line (if both are as far, the mission's owner chooses). It attacks at once, and as every turn ends goes on by one place and attacks what is there; a ship that stops or decloaks beside it is attacked too. Past the end it is gone.",
        why: 'That is how the published card behaves.',
      },
      {
        id: 'BOG-R29',
        text: "It fires 24 WEAPONS at each target by itself, asks for nobody's leave, and spares Borg. Destroying it in battle is worth 45 points.",
        why: 'As published in those days.',
      },
    ],
  },
  {
    title: 'Rulings: captives and prizes',
    clauses: [
      {
        id: 'BOG-R30',
        text: 'A new captive reaches its guards whatever lies in between; if several groups could take it, the captor says which.',
        why: 'It is put there, not beamed.',
      },
      {
        id: 'BOG-R31',
        text: "A trap stays although its text would throw it away, and cannot be nullified. If it goes all the same, its captive is left alone on the planet, or from space goes back to its owner's hand.",
        why: 'A captive must be somewhere.',
      },
      {
        id: 'BOG-R32',
        text: 'To empty a trap takes somebody active, and in space transporters that work.',
        why: 'Somebody has to fetch them.',
      },
      {
        id: 'BOG-R33',
        text: 'Outside of trap and Brig a captive is left alone as soon as no guard is there, and is under guard again when somebody active takes it up.',
        why: 'BOG-58 and BOG-60 together.',
      },
      { id: 'BOG-R34', text: 'A Brig holds any number, and with nobody aboard.', why: 'That is what bars are for.' },
      {
        id: 'BOG-R35',
        text: "Freeing one who was left alone is free of cost in one's own turn. He joins the group and is not stopped.",
        why: 'It keeps turns simple.',
      },
      {
        id: 'BOG-R36',
        text: "Captives count for nothing of their captor's: skills, staff, opposition, fights.",
        why: 'They are disabled.',
      },
      {
        id: 'BOG-R37',
        text: 'What you brought yourself you cannot capture, not even Brainwashed against you.',
        why: 'Only a rescue helps there (BOG-65).',
      },
      {
        id: 'BOG-R38',
        text: 'A captive who dies goes to the pile of whoever brought him, Brainwashed or not.',
        why: 'Cards never change owners.',
      },
      { id: 'BOG-R39', text: 'Which cards are capturing-related is marked on them.', why: 'A list needs no interpretation.' },
      {
        id: 'BOG-R40',
        text: 'Those who commandeer are those the card means: who carries it, who stands in Ops, who crewed the attacking ships.',
        why: 'BOG-74 has to choose among somebody.',
      },
      {
        id: 'BOG-R41',
        text: 'Those of the former owner who stay aboard a prize are raiders now; what lay on it stays.',
        why: 'Nobody is whisked away.',
      },
      { id: 'BOG-R42', text: 'Borg may neither play Outgunned nor take a Nor over from Ops.', why: 'BOG-77.' },
      {
        id: 'BOG-R43',
        text: 'Cards with the Gamma icon are at home in the Gamma Quadrant, others in the Alpha, Borg in both. Card, facility and place must agree before it reports.',
        why: 'One test for all of BOG-68 to BOG-71.',
      },
      {
        id: 'BOG-R44',
        text: 'A Remote Supply Depot built in the Gamma Quadrant therefore takes in equipment and nobody else.',
        why: 'It follows from BOG-71.',
      },
      { id: 'BOG-R45', text: 'BOG-78 is about ships and not about facilities.', why: 'That is what it says.' },
      { id: 'BOG-R46', text: 'BOG-79 means an outpost: no Nor and no ship.', why: 'That is what it says.' },
      {
        id: 'BOG-R47',
        text: "What BOG-81 asks for also holds for cards that use a ship's guns outside of a battle.",
        why: 'For whatever purpose, it says.',
      },
      { id: 'BOG-R48', text: 'Neither player starts a battle in his first turn.', why: 'The second must have moved before he is shot at.' },
      {
        id: 'BOG-R49',
        text: 'Madred and Gul Madred are the same person and two cards; BOG-79 is about the first.',
        why: 'The source warns of mixing them up.',
      },
    ],
  },
  {
    title: 'Rulings: set-up and turns',
    clauses: [
      {
        id: 'BOG-R50',
        text: 'Before the first turn each player musters a staffed ship and a few people.',
        why: 'With one card a turn, a third of the match would be waiting.',
      },
      {
        id: 'BOG-R51',
        text: "Both lay their dilemmas unseen and at the same time, under whichever missions they like. Meeting one's own throws it away.",
        why: "It is quick, and one's own guard against poachers.",
      },
      {
        id: 'BOG-R52',
        text: 'Of a unique mission each player may have one; the same mission of both is two places.',
        why: 'No stack belongs to two.',
      },
      {
        id: 'BOG-R53',
        text: 'What Energy Vortex sends back is not played again this turn; the card play is used on something else or lost.',
        why: 'Else the two could go on for ever.',
      },
      {
        id: 'BOG-R54',
        text: 'War prizes: 5 points for a ship destroyed in battle, 10 for a facility, the printed bounty for a Borg ship. On unless switched off.',
        why: 'In a game about battles they should count.',
      },
      {
        id: 'BOG-R55',
        text: 'Calamarain strikes ships of the other side. Without a side deck it turns one that is not turned, and leaves others alone.',
        why: "The markers are its player's, and it must not destroy.",
      },
      { id: 'BOG-R56', text: 'Borg may attack anybody but Borg.', why: 'The objectives that would allow it are not among our cards.' },
      {
        id: 'BOG-R57',
        text: 'A wall that has once stopped Borg scouts no longer stops those of that player who bring a Com drone.',
        why: 'They adapt; few walls would ever fall otherwise.',
      },
      {
        id: 'BOG-R58',
        text: "Of things that happen together the active player's come first, and older before newer. Nobody is asked about it unless a clause says so.",
        why: 'It seldom matters, and every question takes time.',
      },
      {
        id: 'BOG-R59',
        text: 'A facility that fits nowhere goes to a mission its player laid, and for reporting counts as lying in its own quadrant.',
        why: 'Nobody begins without a home.',
      },
      { id: 'BOG-R60', text: 'After 100 plays and orders a turn can only be ended.', why: 'It stops going up and down for ever.' },
      {
        id: 'BOG-R61',
        text: 'A list is legal if it passes all tests. All its faults are told together, each with its line and clause, and with this one where there is no other.',
        why: 'One mends a list once.',
      },
      {
        id: 'BOG-R62',
        text: 'A card works only when its text and the moment admit it and what it names is there. "Once per turn" is for each copy, "once per game" for each player and title.',
        why: 'The card is the rule; and a refusal must cite something.',
      },
      { id: 'BOG-R63', text: 'If both agree, the match is drawn.', why: 'So it is at every table.' },
      {
        id: 'BOG-R64',
        text: "The other side may step in after a turn has begun, after a card was played, revealed or fetched, after a move, an attempt, a fight, a matter of captives or of prizes, and before the turn's end: once each time. After beaming, walking, docking and cloaking it may not.",
        why: 'Each pause costs time, and nothing is urgent after those.',
      },
      {
        id: 'BOG-R65',
        text: 'Whether a seat is asked follows from what all can see: it has cards in hand, something face down, or an open card that works there. After a battle its condition must hold as well.',
        why: 'A question must not tell what one holds.',
      },
      {
        id: 'BOG-R66',
        text: "One acts when asked: in one's turn, in a window, or where a text leaves one a choice.",
        why: 'The clause for everybody who cannot wait.',
      },
      {
        id: 'BOG-R67',
        text: 'Each seat brings its deck in the very first question, both at once and unseen. Until the end others know of it what play has shown, and how large it is.',
        why: "Nobody chooses after having seen the other's.",
      },
      {
        id: 'BOG-R68',
        text: 'Dilemmas are laid one by one, both seats side by side. Until both are done, not even their number is seen.',
        why: 'One huge answer could be neither drawn nor taken back.',
      },
    ],
  },
  {
    title: 'Rulings: what is known, and the rest',
    clauses: [
      {
        id: 'BOG-R69',
        text: 'Which people and things a player has in play is known to all; who of them is where under cover, only as far as one could follow.',
        why: 'One remembers what one saw and sees through no hull.',
      },
      {
        id: 'BOG-R70',
        text: "Figures of the other side's cards are shown as far as you know what makes them up. When a shot or a test is settled, everything that counts is named.",
        why: 'A bonus must not give away who is aboard before it is used.',
      },
      {
        id: 'BOG-R71',
        text: 'One of a kind (BOG-B7) are missions, people, ships, facilities and sites. Of anything else there may be as many as you like.',
        why: 'Texts say where copies do not add up.',
      },
      {
        id: 'BOG-R72',
        text: 'Equipment is at home everywhere. A facility belongs to the Gamma Quadrant with that icon, else to the Alpha; a Borg one to both.',
        why: 'BOG-R43 has to know.',
      },
      {
        id: 'BOG-R73',
        text: 'At a Nor things that are no weapon arrive in Ops; V.I.P., CIVILIAN and people without a class do not arrive there at all. No site twice on one Nor, and none on a Nor that is not yours.',
        why: 'The sites leave that open.',
      },
      { id: 'BOG-R74', text: 'SHIELDS that keep one from beaming in also keep one from beaming out.', why: 'They have two sides.' },
      {
        id: 'BOG-R75',
        text: 'Aboard your own card those who do not get along with it are disabled; elsewhere those who do not get along with what most of the team are (the Non-Aligned left out, ties by the order of affiliations).',
        why: 'One team, one allegiance.',
      },
      { id: 'BOG-R76', text: 'On an assimilated ship every icon asks for a Borg, whichever.', why: 'Drones have neither Cmd nor Stf.' },
      {
        id: 'BOG-R77',
        text: "A docked ship that changes hands drifts free; ships at a facility that does stay where they are. Casting off needs staff and nobody's leave.",
        why: 'No prize should be locked in its berth.',
      },
      {
        id: 'BOG-R78',
        text: 'Outgunned ends a battle before Tactics: no damage. Those that fired are stopped with their crews, and it was an attack all the same.',
        why: 'A battle cut short is still one.',
      },
      {
        id: 'BOG-R79',
        text: "Whoever is captured leaves the place for the captor's group or the trap; a group aboard that very card will do. If the source cannot stay as a trap, a token does.",
        why: 'So that BOG-54 and BOG-55 always find something.',
      },
      {
        id: 'BOG-R80',
        text: 'A pod saves your own people; things, captives and raiders are lost. In a pod they are in play but not active.',
        why: 'The text speaks of the crew.',
      },
      { id: 'BOG-R81', text: 'If Brainwash goes, its captive stays where it is, under guard or alone.', why: 'It has not become free.' },
      {
        id: 'BOG-R82',
        text: 'Without an open Battle Bridge side deck there is no Attack Pattern Delta, no raised limit, and damage is by turning; with nothing left to draw one is not asked. What the other has only matters for the damage he deals.',
        why: 'BOG-1 and BOG-24.',
      },
      {
        id: 'BOG-R83',
        text: 'Bounties count with war prizes on or off. Either goes, one time, to whoever dealt the damage that destroyed the card in a battle of ships.',
        why: 'BOG-R54 says neither.',
      },
      {
        id: 'BOG-R84',
        text: 'Rogue Borg board opposing ships with people on them and serve whoever played them; all of them fight together against everybody there who is no Borg. In a first turn none are played.',
        why: 'BOG-B49 says no more.',
      },
      {
        id: 'BOG-R85',
        text: 'Borg objectives name their mission or ship when they are turned up; a solved mission will do, and a finished objective closes no mission. One about a ship goes with the ship.',
        why: 'Borg and others race on different tracks.',
      },
      {
        id: 'BOG-R86',
        text: 'Of two seeded wormholes the one of the seat that laid the first mission counts. Without Gamma missions the mouth is the whole Gamma line.',
        why: 'One pair is enough.',
      },
      {
        id: 'BOG-R87',
        text: "A card laid face down cannot be answered. It is turned up in its owner's turn or in a window that admits it, and only then may the other side step in.",
        why: 'What nobody has seen nobody can answer.',
      },
      {
        id: 'BOG-R88',
        text: 'From an empty deck nothing is drawn, a probe fails, and fetching looks elsewhere.',
        why: 'A long match is no crime.',
      },
      {
        id: 'BOG-R89',
        text: 'Once a round ends with both decks empty, one more is played. After that, or at the limit of rounds, the higher score wins; then more missions and objectives, then fewer ships lost; else it is drawn.',
        why: 'Every match must end.',
      },
      {
        id: 'BOG-R90',
        text: 'Whoever has nothing left when a turn ends, neither people, ships, facilities, hand nor deck, has lost; and so has whoever gives up.',
        why: 'There is nothing to play with.',
      },
      {
        id: 'BOG-R91',
        text: 'In the very first turn nobody attempts or scouts, and its player draws nothing. The Borg Ship fights whenever it is met.',
        why: 'Else a mustered ship would score before the other has moved.',
      },
      {
        id: 'BOG-R92',
        text: 'Each card that fires must be allowed to by its own crew. On foot everybody present must be fair game to everybody in the team.',
        why: 'One face that is taboo forbids the fight.',
      },
      {
        id: 'BOG-R93',
        text: 'A seat that lets its time for Tactics run out draws what it may and plays what a fixed estimate likes best, made from what that seat knows.',
        why: 'The same on every machine.',
      },
      { id: 'BOG-R94', text: 'A side deck has no more than 240 cards.', why: 'Any number must still fit on the table.' },
    ],
  },
];
