/** Our rulings where the source is silent or at odds with itself, each with its reason. */
import type { Chapter } from '@bridgehead/kernel';

export const rulings: readonly Chapter[] = [
  {
    title: 'Rulings: crews, ship, decks, turn',
    clauses: [
      {
        id: 'RED-R1',
        text: "In the crewed mode, seat 3k is the captain's chair of ship k, 3k+1 its commander's, 3k+2 its lieutenant commander's; in command mode and in a duel seat k commands ship k. Sitting down at the table claims the chair.",
        why: 'Digital form of RED-03: the first to sit there has come forward.',
      },
      {
        id: 'RED-R2',
        text: 'The other two are Commander and Lieutenant Commander. Start: captain on the bridge, commander in the teleport chamber, lieutenant commander in engineering; health 3, no redshirts, empty hands, undamaged ship.',
        why: 'Ranks from RED-54; 3 is the cap named in RED-84; one officer in each third of the ship.',
      },
      {
        id: 'RED-R3',
        text: 'The ship is one graph. Crew sections: the bridge touches the front hull; the front hull the chamber and both struts; each strut its pod and the hull on its side; the chamber all three hulls and engineering; engineering the left and right hull. Closed systems: the sensor pod hangs on the front hull, each laser on its pod, both engines on engineering; the shield on nothing.',
        why: 'Fits every hint: struts join pod and front hull (RED-87a), chamber in the exact centre, hulls as main routes.',
      },
      {
        id: 'RED-R4',
        text: '"From the teleport chamber upwards" = the ten sections drawn level with or ahead of the chamber: bridge, front hull, chamber, struts, pods, lasers and sensor pod.',
        why: 'The ship is drawn nose up; the shield is a bow shield for this one card.',
      },
      {
        id: 'RED-R5',
        text: 'The shield has no neighbours; the five other closed systems have exactly one.',
        why: 'RED-45 treats the shield as out of reach; RED-19/27/28 name one access each.',
      },
      {
        id: 'RED-R6',
        text: 'One crew deck and one captain deck are shared by the whole table.',
        why: 'The counts are per game, and single copies should be unique.',
      },
      {
        id: 'RED-R7',
        text: 'Crew deck = Repair Lvl 1 to Repair Bot (20 kinds, 120 cards); captain deck = Lock On to Gas Missile (18 kinds, 48 cards).',
        why: 'All of the former act from where you stand or from your hand; all of the latter act through the ship.',
      },
      {
        id: 'RED-R8',
        text: "Used, turned-in and dead officers' cards go to the discard of their deck. An empty deck is refilled by shuffling its discard; if both are empty nothing is drawn.",
        why: 'Standard; counts make it rare.',
      },
      {
        id: 'RED-R9',
        text: 'Start of turn runs: expiries, shield self-repair, the lasting effects of the team on turn, gas, storm, succession, draw.',
        why: 'What is already burning hits before help arrives.',
      },
      {
        id: 'RED-R10',
        text: '"At the same time" = the members act in any order, freely interleaved, each action resolved when it arrives; the turn closes when all have ended theirs.',
        why: 'Faithful to RED-55 and playable.',
      },
      {
        id: 'RED-R23',
        text: "Steps, shots and cards may be mixed in any order within an officer's turn.",
        why: 'RED-54 moves first and plays after; nothing forbids more.',
      },
      { id: 'RED-R25', text: 'Captains may teleport, board, phaser and use crew cards like anyone.', why: 'RED-64 needs captains aboard.' },
      {
        id: 'RED-R26',
        text: 'An enemy ship is any ship not controlled by your team, derelicts included.',
        why: 'One definition for all cards.',
      },
      {
        id: 'RED-R27',
        text: "A swap is one crew card for one crew card, both officers agreeing; an officer makes at most 12 offers a turn (in command mode: 12 swaps). Team-mates see each other's hands.",
        why: 'An exchange is two-sided; crews talk; no turn may go on for ever.',
      },
      {
        id: 'RED-R28',
        text: 'A crew member may turn in up to two cards per turn plus any number of Repair Lvl 1.',
        why: 'RED-71b still says "one other", an older allowance; RED-41 is the rule of play.',
      },
      { id: 'RED-R29', text: 'Draws are automatic up to the limit.', why: 'Fewer is never useful enough to ask every turn.' },
      {
        id: 'RED-R55',
        text: "Repair bot: appears in its owner's section, 3 steps per owner's turn from the turn it appears, same walking limits as an officer, does not occupy a section. Repair Lvl 1–3 played through it reach its own section and the closed systems served from it, as if the owner stood there; nothing else is played through it. Any damage instance of 1 or more destroys it (entering wreckage is one, gas is not), and it shuts down when its owner dies.",
        why: 'The redshirts of Repair Brigade are with the owner.',
      },
      {
        id: 'RED-R56',
        text: 'Repair Brigade may repair critical sections and closed systems next to the user; redshirts are not spent.',
        why: 'Nothing says otherwise.',
      },
      {
        id: 'RED-R57',
        text: "A Repair card works on the own section (or the bot's) or on a closed system served from it (front hull: sensor pod; pod: laser; engineering: one engine).",
        why: 'RED-19, 27, 28.',
      },
      {
        id: 'RED-R69',
        text: 'A duel is one captain a ship with four crew cards, a repair bot in engineering and no Executive Officer cards. In command mode one seat steers a whole crew and its swaps are immediate. The first ship is drawn by lot or fixed; with the balanced opening its captain draws only two captain cards on the very first turn. Defection is a choice of the table.',
        why: 'Practice and balance.',
      },
      {
        id: 'RED-R78',
        text: 'The number of seats decides ships and mode: two to four seats command a ship each, six, nine or twelve share two, three or four ships, and a duel is for two; other numbers make no table.',
        why: 'The table owns its seats; a second figure could only contradict them.',
      },
      {
        id: 'RED-R79',
        text: 'Ship names: all captains\' chairs are asked at once; a name is trimmed and cleaned of control characters, an empty one becomes the default; one that a lower ship number bears already (letter case apart) gets " II", else " III" and so on, the first that is free.',
        why: "A race that nobody can see is no one's mistake.",
      },
    ],
  },
  {
    title: 'Rulings: damage and shields',
    clauses: [
      {
        id: 'RED-R11',
        text: 'Damage beyond critical is lost to the section but still hurts people inside.',
        why: 'A wreck must not be a bunker.',
      },
      {
        id: 'RED-R12',
        text: 'A random section is uniform over the 15 sections other than the shield.',
        why: 'The shield is hit first or is down already.',
      },
      {
        id: 'RED-R13',
        text: 'The shield absorbs point by point; what is left after it turns critical goes on to the section.',
        why: 'It absorbs only "while functional".',
      },
      {
        id: 'RED-R14',
        text: 'Shields stop only damage from outside: lasers and special weapons. Phasers, grenades, charges, fires, decay and the storm act inside.',
        why: 'RED-45; boarding would be pointless otherwise.',
      },
      {
        id: 'RED-R15',
        text: 'Effects without damage (EMP, Sensor Virus, Gas Missile) are not stopped by shields.',
        why: 'A shield absorbs damage, nothing else.',
      },
      {
        id: 'RED-R16',
        text: 'Shields are up while the shield is functional, down while it is critical.',
        why: 'RED-14 and RED-34 together.',
      },
      {
        id: 'RED-R17',
        text: 'Each hit on an officer is one instance: Gas Mask (gas only), then Energy Shield −1, then Redshirt Dive if 2 or more remain and a redshirt is there, then redshirts, then health; 0 health is death.',
        why: 'One fixed order.',
      },
      {
        id: 'RED-R18',
        text: 'Redshirts soak every kind of damage point for point.',
        why: 'RED-59, 61, 62 list nearly all; one rule is easier.',
      },
      {
        id: 'RED-R19',
        text: 'Entering a critical section costs 1 damage, also on arrival by teleport or Boarding; starting the turn in one costs nothing.',
        why: 'RED-11 and RED-61 give no figure; 1 is the unit.',
      },
      {
        id: 'RED-R20',
        text: 'A turn counts toward RED-16 only if the section was already heavy when that turn began. Leaving heavy clears the count. The decay hurts no one and no token by itself (but see RED-R88). Turns are those of the team controlling the ship. The shield keeps no count.',
        why: '"Within two of their turns" must be two whole turns.',
      },
      { id: 'RED-R47', text: 'People in a plasma grenade blast take 3, not 3+1.', why: 'The card states their damage.' },
      {
        id: 'RED-R88',
        text: 'What turns critical at the end of one turn is one packet without hits: no one is hurt, but lost ships and eliminations follow, so decay can finish a ship or a pod.',
        why: 'RED-10 asks how things stand, not who fired.',
      },
    ],
  },
  {
    title: 'Rulings: phasers, movement, boarding',
    clauses: [
      {
        id: 'RED-R21',
        text: 'One phaser attack per officer per turn; range own section and neighbours; targets: enemy officer, enemy repair bot, hostile force field, section of an enemy ship.',
        why: "A weapon you carry works at arm's length; one shot like a laser.",
      },
      { id: 'RED-R22', text: 'Nobody can phaser a team-mate or a section of a ship their own team controls.', why: 'RED-57 says enemy.' },
      {
        id: 'RED-R24',
        text: "Teleport: the chamber must be functional; a ship your own team controls admits you whatever its shield; the section is uniform over the target's crew sections that hold no officer (seen, cloaked or dummy) and no hostile force field. If the seat can see that none is left, the teleport is not offered; if only hidden officers fill the last ones, it is taken and gets no response (RED-R43).",
        why: 'RED-21/22/24 completed.',
      },
      {
        id: 'RED-R54',
        text: 'Short-Range Teleport: the skipped section may hold anything; the landing must be legal; entering a critical landing section works as usual; not possible out of or into a hostile force field.',
        why: 'It skips what is between.',
      },
      {
        id: 'RED-R67',
        text: 'Officers who share a section with what has become an enemy (after a defection) may stay.',
        why: 'RED-49 forbids entering only.',
      },
      {
        id: 'RED-R77',
        text: 'A move into the section of a cloaked enemy is a taken answer whose move fails: step lost, officer revealed.',
        why: 'It looked possible and was offered; RED-85d wants the attempt.',
      },
      {
        id: 'RED-R86',
        text: 'Teleport and Boarding lead to another ship than the one the user is on, never into a pod ship.',
        why: 'RED-21, 24 and 78 speak of going over and going back.',
      },
    ],
  },
  {
    title: 'Rulings: crew cards',
    clauses: [
      {
        id: 'RED-R48',
        text: "Plasma and incendiary grenades and Force Field reach own or adjacent crew sections; botching on a throw at one's own section changes nothing; closed systems cannot be targets.",
        why: 'RED-44.',
      },
      {
        id: 'RED-R49',
        text: "An incendiary burns at the start of the thrower's team's next 3 turns, hurts people inside like any section damage, and cannot be put out.",
        why: 'RED-53.',
      },
      {
        id: 'RED-R50',
        text: "A plasma charge is set in the user's own section only; it goes off at the start of the placing team's second turn after. Any officer of the team controlling that ship who is in the section may try once per turn. Failure does no harm. The killing ignores Energy Shield and redshirts, but Redshirt Dive saves its holder.",
        why: '"Depending on the card"; the dive onto the bomb is the point of the dive.',
      },
      {
        id: 'RED-R51',
        text: 'A force field stops enemies of the placing team crossing into or out of its section by any means: on foot, Short-Range Teleport, teleport chamber, Boarding. Shots and thrown items pass. It has 2 points; phasers can be aimed at it, and non-phaser damage to its section hits it too. Several fields in a section stand separately.',
        why: '"Access" and "trapped" read alike in both directions.',
      },
      { id: 'RED-R52', text: 'Heal has no range.', why: 'The rules name none.' },
      {
        id: 'RED-R70',
        text: "Repair cards, Repair Brigade, Heal, Shields Up!, Nano-Repair and second copies that add nothing (RED-R30) are not offered where they would change nothing (infected ships: RED-R43). Repairs work on any ship one stands in, friend's or foe's.",
        why: 'Protects against slips; no rule forbids mending a prize.',
      },
      {
        id: 'RED-R85',
        text: 'Repair Brigade places at least 1 point and at most the lesser of the redshirts and the damage in reach. The rest may stay unused.',
        why: 'Nothing at all would be no play.',
      },
    ],
  },
  {
    title: 'Rulings: captain cards',
    clauses: [
      {
        id: 'RED-R30',
        text: 'Only Lock On stacks. Second copies of Evasive Maneuvers, Overcharge, Strafing Run, Aimed Shot, Weapons Calibration, Fire Brigade (per attack), Phaser Rifle and Energy Shield add nothing.',
        why: 'Lock On alone is said to stack.',
      },
      { id: 'RED-R31', text: "A card's ship condition is checked when it is played, not again later.", why: 'Simple and forgiving.' },
      {
        id: 'RED-R32',
        text: '"This turn" lasts to the end of the team\'s turn and applies to the ship the card was played from.',
        why: 'A team may hold two ships.',
      },
      {
        id: 'RED-R33',
        text: "Evasive Maneuvers stays in play until the start of the controlling team's next turn.",
        why: "It must cover the enemies' turns to mean anything.",
      },
      {
        id: 'RED-R34',
        text: 'A physical special weapon rolls to hit like a laser unless its text says it cannot miss. So Photon Torpedo rolls. Electronic weapons never roll.',
        why: 'Otherwise "does not miss" on others and RED-95a would be empty.',
      },
      {
        id: 'RED-R35',
        text: '"Misses like a laser" uses sensor damage, Lock On and the target\'s engines and Evasive, but no laser\'s own damage.',
        why: 'The weapon is not fired through a laser.',
      },
      {
        id: 'RED-R36',
        text: "The attacker chooses the torpedo's section and the beam's three; each missile hits a random section unless Aimed Shot is in effect.",
        why: 'The torpedo names one section; missiles behave like shots.',
      },
      {
        id: 'RED-R37',
        text: '"3 adjacent sections" = any three distinct sections forming a connected piece of the graph.',
        why: 'A sweep, as players would draw it.',
      },
      {
        id: 'RED-R38',
        text: 'A weapon that hits several sections is one packet; the shield soaks its points in the order main section first, then the order of the list: bridge, front, left and right hull, chamber, struts, pods, engineering, lasers, sensor pod, engines. Engine Overload: left engine, right engine, engineering.',
        why: 'Overflow needs an order.',
      },
      {
        id: 'RED-R39',
        text: "Ramming: both ships' damage is simultaneous. On the target the shield itself, being a section, takes 2 (nothing if bypassed); sections level with or ahead of the chamber take 1 instead of 2 if the shield was up and not bypassed. On the rammer with shield up: bridge 2, front hull 0, left and right hull 1 each; its shield takes nothing.",
        why: 'RED-100e replaces RED-34 for this card.',
      },
      {
        id: 'RED-R40',
        text: "Barrel Roll needs its holder (captain, or an officer holding it through Executive Officer) on the non-critical bridge of the targeted ship and no EMP on a captain holder. It goes off only against a weapon of another team than the holder's; it is spent and the whole weapon fails, even one that cannot miss. A dodged ram hurts neither ship.",
        why: 'Captain cards work from the bridge; dodging is not missing.',
      },
      {
        id: 'RED-R41',
        text: "EMP binds the target ship's controlling team: whoever is its captain or acting captain is blocked in the team's next 3 turns. Taking an XO card by swap is receiving. Lasers can still be fired. A repeat sets the count back to 3. A derelict is no target.",
        why: 'Otherwise a death would cure it; a derelict has nobody to bind.',
      },
      {
        id: 'RED-R44',
        text: "Executive Officer: the chosen team-mate may be anywhere; the drawn card lies beside the hand limit and carries the XO mark. It may be swapped with the captain, who agrees, for any one of the captain's cards, wherever both are; a captain card received in return carries the XO mark. Once with the captain it is an ordinary captain card.",
        why: '"Freely" lifts RED-43\'s same-ship rule and RED-R27\'s kind rule, not the exchange.',
      },
      {
        id: 'RED-R45',
        text: 'An XO card is played from the bridge the holder stands on: that ship\'s systems are checked, that ship is "your ship" for the effect, targets are enemy ships other than it. RED-17 and RED-52 apply to the holder.',
        why: '"Any bridge" taken at its word.',
      },
      {
        id: 'RED-R46',
        text: "Gas hits each officer at the start of that officer's own team's turn while aboard. The count (3) drops at the end of each turn of the ship's controlling team if engineering is functional then. Another hit resets it to 3. Bots and dummies are immune.",
        why: 'RED-108b overrides RED-53.',
      },
      {
        id: 'RED-R68',
        text: 'Captured or not, a captain controls only the ship whose bridge he stands on, and only if his team controls it.',
        why: 'RED-17.',
      },
      {
        id: 'RED-R71',
        text: 'With Aimed Shot the 15 sections other than the shield can be named. A raised shield still absorbs.',
        why: "Bypassing is Weapons Calibration's job.",
      },
      {
        id: 'RED-R89',
        text: 'An aimed Missile Barrage names its three sections before the first missile flies.',
        why: 'One card, one resolution, whatever team-mates do meanwhile.',
      },
    ],
  },
  {
    title: 'Rulings: what is hidden',
    clauses: [
      {
        id: 'RED-R42',
        text: "Sensor Virus: everyone except the sending team sees the false picture for the next 2 turns of the infected ship's controlling team. Rules go by the truth. A repeat resets to 2; every team that sent one since the ship was last clean sees the truth.",
        why: "It is the ship's read-out that lies; whoever wrote the lie knows it.",
      },
      {
        id: 'RED-R43',
        text: "Whoever sees the false picture, the ship's own crew first of all, is offered every deed aboard, from or at an infected ship that some damage state of it would allow. A repair that changes nothing is taken and spent (Repair Brigade: up to 3 points per section). Any other deed that truly fails, a card's ship condition included, is taken as well: no response is told to the seat's team, nothing is spent, no flag is set, and that option (the deed with its laser or card; a teleport with its target ship) is not offered to the team again this turn.",
        why: 'Offers must not betray the truth, and what is offered is legal.',
      },
      {
        id: 'RED-R53',
        text: 'Decoy: playing it is invisible to others. For the rest of the turn and the next three turns they are shown a dummy with your health, redshirts and steps, and nothing of what you do but what changes on the table, without a name; a plasma charge you set is found only by those who come into its section. The dummy blocks and contests like an officer until any damage but gas reaches it. The cloak ends when its time is up, when an enemy or his bot tries to enter your section, when you die, lose your ship or defect; then all is shown. Team-mates are not deceived.',
        why: 'A crew knows its own.',
      },
      {
        id: 'RED-R66',
        text: 'Hands and their sizes are shown to nobody outside the team; decks and discards, also their sizes, to nobody.',
        why: 'They would give away a cloaked officer.',
      },
      {
        id: 'RED-R74',
        text: "The dummy's plan for a turn (steps, cards) is drawn when the turn's action phase begins, or when Decoy is played, from a stream of chance beside the dice, numbered in the state: up to three steps, then up to two cards. It takes one deed after each answer given for the cloaked officer while it has any left, the rest when he ends his turn.",
        why: 'A burst at the end, or public dice that shift with the dummy, would be tells.',
      },
      {
        id: 'RED-R75',
        text: "Wherever the dummy depends on what outsiders see, the spectator's picture decides.",
        why: 'Under a virus outsiders see different things; one lie must serve them all.',
      },
      {
        id: 'RED-R76',
        text: "Laser shots, captain cards, Barrel Roll and takeovers are told as the ship's, no officer named, whoever was in command. A cloaked officer's Dive and redshirt losses are told to his team at once and enter the public count when the cloak ends. A team-mate's Heal on him is shown without its target.",
        why: 'Were only cloaked captains unnamed, being unnamed would name them.',
      },
      {
        id: 'RED-R94',
        text: "No outsider can count a cloaked officer's answers, nor anybody's swaps and turn-ins, from updates, prompt numbers, clocks or a replay watched during the match.",
        why: 'A number that moves is a tell.',
      },
      {
        id: 'RED-R95',
        text: 'Those who see a false picture are shown die and outcome of shots from or at that ship and where they struck, but no modifiers, hit chances or levels.',
        why: 'The sum would give the levels away.',
      },
    ],
  },
  {
    title: 'Rulings: offers and choices',
    clauses: [
      {
        id: 'RED-R83',
        text: 'One open question per seat. In the action phase the seats of the team on turn are asked at the same time; swap offers and petitions are options in the menu of whoever is asked, never a second question; a seat without a menu (ended, or of another team) is asked only when such an offer reaches it, and then nothing but accept or decline.',
        why: 'Two questions at once to one seat have no order; and who is asked is public.',
      },
      {
        id: 'RED-R84',
        text: 'A choice that takes several answers is half-made in the state: officer, deed, card, targets so far. Until its last answer nothing is spent, decided (RED-R43 included) or told to outsiders. It is dropped when its officer dies or no completion is legal any more.',
        why: 'A team-mate may act in between; a card is played whole or not at all.',
      },
      {
        id: 'RED-R87',
        text: 'A deed runs to its end though its actor dies by it (his own blast, wreckage, his ram); its card is spent. What of it is aimed at a ship that is gone is lost. If the captain of the team on turn dies the others play on; Take command opens at once.',
        why: 'No undefined halves.',
      },
    ],
  },
  {
    title: 'Rulings: command and defection',
    clauses: [
      {
        id: 'RED-R59',
        text: '"No enemy present" = no officer of another team, seen, cloaked or dummy, in that bridge or in the front hull next to it when the takeover resolves.',
        why: 'RED-49 already keeps enemies out of the bridge itself; the defenders get a place to contest from.',
      },
      {
        id: 'RED-R60',
        text: 'Takeover: the captain starts the turn on that bridge and does nothing else all turn (no deed, swap or turn-in, neither before nor after); it resolves at the end of the turn (RED-R82) if he is alive, there, and the bridge is not critical. The ship then belongs to his team in every respect; the old crew are invaders and may retake it the same way.',
        why: '"Dedicate a turn", "full control".',
      },
      {
        id: 'RED-R61',
        text: 'An acting captain is a captain for every rule except the card limits. XO cards already held become ordinary captain cards within the limit of 2.',
        why: 'The chair carries the powers, inexperience only the limits.',
      },
      {
        id: 'RED-R62',
        text: 'Defection: the crew member petitions one enemy captain or acting captain; on acceptance he changes team at once (RED-R90), his turn ends, and he acts with the new team from its next turn. One petition per team per turn.',
        why: 'Needs a handshake.',
      },
      {
        id: 'RED-R73',
        text: "Phaser, grenade and similar effects of an officer on a ship belong to that officer's team at the moment of use; a later defection does not move them.",
        why: 'RED-53 needs a fixed owner.',
      },
      {
        id: 'RED-R82',
        text: "A takeover is the last thing in a turn. So nothing aboard is counted in that turn (heavy, gas, virus); what was counted so far runs on, without a reset, from the new owner's next turn. Third teams' officers aboard stay invaders, contest it (RED-R59) and may take over themselves; Evasive stands until the new owner's next turn begins; the new crew may disarm what lies there, its own charges too.",
        why: "RED-16 counts a crew's own turns, and up to its end the turn found the ship in other hands; a capture is no repair.",
      },
      {
        id: 'RED-R90',
        text: "A defector keeps number, rank name, place, health, redshirts, hand (XO marks too) and bots; his cloak ends, offers with him lapse; fields, fires and charges stay with the old team. With shared ships his seat goes with him and shares the place of his last team; in command mode the new team's seat steers him and every seat keeps its own team's place.",
        why: '"Everything he has", and nobody else\'s.',
      },
      {
        id: 'RED-R91',
        text: 'Succession in command mode: the seat is asked one question, which living officer takes command or nobody; the one named is acting captain with the limits of RED-67, steered as before.',
        why: 'One head cannot volunteer against itself.',
      },
    ],
  },
  {
    title: 'Rulings: pods, storm, end',
    clauses: [
      {
        id: 'RED-R58',
        text: "Escape pod ship: one section (the capsule), 3 damage levels, no shield, one per survivor, who keeps hand and redshirts. Destroyed when critical; a second Escape Pod card works again. It vanishes at once when it is empty, belongs to its occupant's team and decays like any section. Legal attacks on it: lasers, Photon Torpedo, Missile Barrage, Scythe Beam (1 damage), Ramming Speed (2 damage); every hit strikes the capsule. Nobody can enter it.",
        why: 'Smallest ship that makes RED-79 work.',
      },
      {
        id: 'RED-R63',
        text: 'A team without living members is eliminated; a ship it controls is derelict. Its place in the order stays and runs only ship upkeep and its leftover fires and charges.',
        why: 'Burning things keep burning.',
      },
      {
        id: 'RED-R64',
        text: 'If the last teams die in the same packet the match is a draw between them: they share the first place.',
        why: 'No one outlived the others.',
      },
      {
        id: 'RED-R65',
        text: 'Ion storm (guard): from round 20 (a duel: 12; the table may choose) every ship takes a hit on a core section at the start of its turn, one more every five rounds; at the end of round 60 a tie-break decides: most living officers, then health, then redshirts, then the least core damage on the best ship.',
        why: 'No match may last forever; late enough not to touch normal play.',
      },
      {
        id: 'RED-R72',
        text: "An officer thrown into a pod ship during his own turn has no steps left and no at-helm flag, but may still act (teleport included). If the team on turn has no living officer left (death, defection, concession, at whatever moment), the rest of the turn is skipped and only the ships' counts run.",
        why: 'Keeps the turn well defined.',
      },
      {
        id: 'RED-R80',
        text: 'Every place is ranked: the winner; then teams by the moment of their elimination, later before earlier, those of one packet equal. At the cap the living teams come first, in the order of the tie-break, equals together. All seats of a team share its place.',
        why: 'Three and four crews need more than a winner, and outliving is the measure.',
      },
      {
        id: 'RED-R81',
        text: 'Concession: in command mode and in a duel a seat may give up at any time and its officers die at once. With shared ships nobody gives up alone: whoever leaves hands his officer to a bot, and the team gives up only when all its people agree.',
        why: 'Three people share one fate.',
      },
      {
        id: 'RED-R92',
        text: "A round is one pass over all places, beginning with the first ship's; places of eliminated teams are gone through too.",
        why: 'Storm and cap need a count that deaths do not shift.',
      },
      {
        id: 'RED-R93',
        text: 'Each storm hit is a packet of its own, ship by ship in ship order, as the gas at the start of one turn is one packet.',
        why: '"Same packet" decides draws.',
      },
    ],
  },
];
