/** The supplement's clauses and the base game it stands on, in our words. */
import type { Chapter } from '@bridgehead/kernel';

export const rules: readonly Chapter[] = [
  {
    title: 'The Battle Bridge side deck',
    clauses: [
      {
        id: 'BOG-1',
        text: 'A Battle Bridge side deck is optional, chosen by each player alone, and separate from and additional to the game deck.',
      },
      { id: 'BOG-2', text: 'It is shuffled, laid face down, and opened in the doorway seed phase by Battle Bridge Door.' },
      {
        id: 'BOG-3',
        text: 'The Door lies face up on the side deck and uses up a seed slot; the Tactics beneath it are outside the 30/30 count.',
      },
      { id: 'BOG-4', text: "The other side decks are Q-Continuum and Q's Tent; any one, two or all three may be used in the same game." },
      { id: 'BOG-5', text: 'The Battle Bridge side deck holds Tactic cards and nothing else.' },
      { id: 'BOG-6', text: 'It may hold any number of Tactics, duplicates included.' },
      { id: 'BOG-7', text: "A Tactic enters play only from this side deck; it may be stocked neither in the draw deck nor in Q's Tent." },
      {
        id: 'BOG-8',
        text: "A used Tactic never goes to a discard pile: when discarded or leaving the table in any way it goes face up under its owner's side deck.",
      },
      { id: 'BOG-9', text: 'The same recycling now holds for the Q-Continuum side deck.' },
      { id: 'BOG-10', text: 'When no face-down Tactic is left, the face-up ones are shuffled and put face down under the Door again.' },
    ],
  },
  {
    title: 'Ship battles',
    clauses: [
      { id: 'BOG-11', text: 'To attack, name the firing cards (your ships, your facilities) and the opposing card they aim at.' },
      {
        id: 'BOG-12',
        text: 'Still during initiation your opponent announces which of his ships and facilities return fire, if any, and which attacking card they target.',
      },
      {
        id: 'BOG-13',
        text: "Fire is settled by your ATTACK total (from total WEAPONS) against his DEFENSE total (from the target's SHIELDS).",
      },
      { id: 'BOG-14', text: 'Return fire is settled the same way with roles swapped.' },
      { id: 'BOG-15', text: 'Tactics are taken only when both players are done with start-of-battle cards.' },
      {
        id: 'BOG-16',
        text: 'Each player with a Battle Bridge side deck may then draw up to two Tactics from its top, looking at the first before deciding on the second.',
      },
      { id: 'BOG-17', text: 'He may play one of the drawn Tactics face down as his current tactic; this is optional.' },
      { id: 'BOG-18', text: 'His unplayed drawn Tactics go underneath his side deck.' },
      { id: 'BOG-19', text: 'Current tactics are revealed at the same moment.' },
      { id: 'BOG-20', text: 'Tactics are not part of your hand; Alien Probe, Energy Vortex and the like do not touch them.' },
      { id: 'BOG-21', text: 'ATTACK total = ATTACK bonus of your current tactic + total WEAPONS of the firing cards.' },
      {
        id: 'BOG-22',
        text: "DEFENSE total = DEFENSE bonus of the defender's current tactic + target's SHIELDS + half the host facility's SHIELDS for a docked ship.",
      },
      { id: 'BOG-23', text: 'The totals decide whether there is a hit, but no damage is applied until return fire has been settled too.' },
      { id: 'BOG-24', text: 'A player without a Battle Bridge side deck damages opposing cards by card rotation, under the old rules.' },
      {
        id: 'BOG-25',
        text: 'A player with one: the symbols on his current tactic give the amount of damage, Tactic cards placed as damage markers give the kind.',
      },
      { id: 'BOG-26', text: 'Symbol D (down arrow): this very Tactic is placed on the target as a marker.' },
      { id: 'BOG-27', text: 'Symbol F (flip arrow): a new Tactic is drawn from the side deck and placed on the target as a marker.' },
      { id: 'BOG-28', text: 'At the end of the battle a current tactic that did not become a marker is discarded.' },
    ],
  },
  {
    title: 'Damage markers',
    clauses: [
      { id: 'BOG-29', text: 'Some results are immediate and happen once (a casualty, downloading Warp Core Breach).' },
      {
        id: 'BOG-30',
        text: 'Other results last as long as their marker is in play (lower attributes, transporters off line, fluctuating shields).',
      },
      { id: 'BOG-31', text: 'Most markers lower HULL; a ship or facility whose HULL reaches 0% is destroyed.' },
      { id: 'BOG-32', text: 'With a side deck there is no two-hits rule: one, two, three or more attacks may be needed.' },
      { id: 'BOG-33', text: 'Copies of one marker add up, attribute and HULL reductions included.' },
      { id: 'BOG-34', text: 'If all your Tactics are in play as markers you cannot damage the opponent further until some return.' },
      { id: 'BOG-35', text: 'Something "off line" may not be used in any way while that marker is in play.' },
      {
        id: 'BOG-36',
        text: '"Enhancements off line" switches off every enhancement of that attribute; ATTACK and DEFENSE bonuses are not enhancements.',
      },
      {
        id: 'BOG-37',
        text: 'Default damage: when you use a side deck and an opposing card is damaged while you have no current tactic (dilemma, or battle without one), it is FF, or FFFF for a direct hit.',
      },
      { id: 'BOG-38', text: 'Where order matters, carry out immediate results first and check HULL last.' },
      {
        id: 'BOG-39',
        text: 'Seed example: HULL already down 80%, two new markers each with one casualty and HULL −30%: an Escape Pod saves only the crew left after both casualties.',
      },
      {
        id: 'BOG-40',
        text: 'Repair: a ship of yours that spent a full turn of yours docked at an outpost or Docking Pylons may lose one marker as that turn ends; chance picks which.',
      },
      {
        id: 'BOG-41',
        text: 'A full repair (by Spacedock, Exocomp, Regenerate, Into the Breach or Defense System Upgrade, for example) removes all markers of that card.',
      },
      { id: 'BOG-42', text: 'Markers also come off when the card leaves play for any reason (to hand, out of play, …).' },
    ],
  },
  {
    title: 'Battle Bridge and the Borg',
    clauses: [
      {
        id: 'BOG-43',
        text: 'Fighting the Borg Ship dilemma, a player may have a current tactic as usual, and his markers may land on the dilemma.',
      },
      {
        id: 'BOG-44',
        text: "The dilemma uses nobody's Tactics; cards of yours it hits take default damage if your opponent uses a Battle Bridge side deck, rotation damage if not.",
      },
      {
        id: 'BOG-45',
        text: 'When the dilemma attacks cards of both players it fights two separate battles; the player whose turn it is says which comes first.',
      },
      {
        id: 'BOG-46',
        text: 'If only one of two players who damaged the dilemma has a side deck, markers and rotation mix; the rotation counts as HULL −50% and adds to the markers.',
      },
      {
        id: 'BOG-47',
        text: 'Borg Ship dilemmas and Borg ships with a Multiplexor Drone aboard may fire at two or more targets in one battle; fire (or return fire) then splits into engagements with one target each, several cards may fire on that target.',
      },
      {
        id: 'BOG-48',
        text: 'Each engagement has its own totals; each player still has one current tactic for the battle, its bonuses apply anew in every engagement.',
      },
      {
        id: 'BOG-49',
        text: 'If a multiplexed ship hits two or more targets and your tactic shows D, the card marks one of them (your choice) and D counts as F for every other hit target.',
      },
      { id: 'BOG-50', text: 'Markers drawn from the side deck are then placed on the hit targets at random.' },
    ],
  },
  {
    title: 'Capturing',
    clauses: [
      { id: 'BOG-51', text: 'The capture rules of the supplement replace all earlier ones.' },
      { id: 'BOG-52', text: "You capture only your opponent's personnel, never one you control." },
      { id: 'BOG-53', text: 'Captives are disabled, unless Brainwashed.' },
      { id: 'BOG-54', text: 'A new captive moves at once into the custody of a crew or Away Team you have at the same location, if any.' },
      {
        id: 'BOG-55',
        text: 'If there is none, the capturing card stays in play as a trap that holds the captive on your side of the location until your personnel come.',
      },
      { id: 'BOG-56', text: 'If the location has a planet, the trap is on the planet.' },
      {
        id: 'BOG-57',
        text: 'In space your ship with transporters, on a planet your Away Team, may take custody when present with the trap; the trap is then discarded.',
      },
      { id: 'BOG-58', text: 'A crew or Away Team may escort any number of captives and moves them like equipment.' },
      {
        id: 'BOG-59',
        text: 'A captive is in exactly one of three conditions: held (by a trap, in a Brig, or by escorts), Brainwashed, or unattended.',
      },
      { id: 'BOG-60', text: "You may change your captive's condition during your turn." },
      { id: 'BOG-61', text: 'Captured cards go back to their owners when the game ends.' },
      { id: 'BOG-62', text: 'Certain cards fit a ship or facility with a Brig.' },
      {
        id: 'BOG-63',
        text: 'While it is under your control you may, on your turn, lock captives in and take them out; a captive inside counts as held, not as escorted.',
      },
      {
        id: 'BOG-64',
        text: 'If the opponent commandeers or assimilates it, his personnel present there may later release any of his other personnel from that Brig.',
      },
      {
        id: 'BOG-65',
        text: 'Held or Brainwashed captives are rescued only by a card that says it rescues or releases captives (Rescue Captives, His Honor…, Prisoner Exchange).',
      },
      { id: 'BOG-66', text: 'Unattended captives need no card: other personnel of their owner who are present may free them.' },
      { id: 'BOG-67', text: 'When a captive is rescued or released, every capturing-related card played on it is discarded.' },
    ],
  },
  {
    title: 'The Dominion in the Alpha Quadrant',
    clauses: [
      { id: 'BOG-68', text: 'Jem\'Hadar "alphas" have no Gamma icon and may not report through a Gamma Quadrant facility.' },
      {
        id: 'BOG-69',
        text: 'They may report through Alpha Quadrant facilities; Neutral Outpost and Remote Supply Depot are named as examples.',
      },
      {
        id: 'BOG-70',
        text: "Other ways to report them work in any quadrant, e.g. Jem'Hadar Birthing Chamber (universal ones) and Devidian Door.",
      },
      {
        id: 'BOG-71',
        text: "Alpha Attack Ship has no Gamma icon either; both the facility it reports to and that facility's location must belong to the Alpha Quadrant.",
      },
    ],
  },
  {
    title: 'Clarifications',
    clauses: [
      {
        id: 'BOG-72',
        text: 'Calamarain with a side deck deals default damage: its player draws two markers one at a time and places each unless that one would destroy the ship, in which case that marker is discarded.',
      },
      {
        id: 'BOG-73',
        text: 'A capturing-related card (a term Prepare the Prisoner uses) is any card that captures personnel or specifically affects captives, among them Brainwash, Rescue Captives, Thine Own Self, Holding Cell Door, Ilon Tandro and Prepare the Prisoner itself.',
      },
      {
        id: 'BOG-74',
        text: 'A ship or facility your people commandeer passes to your control and takes the affiliation of one of those people, your pick.',
      },
      { id: 'BOG-75', text: 'Its affiliation stays if every one of them is Non-Aligned or Neutral.' },
      { id: 'BOG-76', text: 'You may commandeer only what you do not already control, and only where a card lets you.' },
      { id: 'BOG-77', text: 'Borg never commandeer; they need a card that lets them assimilate.' },
      {
        id: 'BOG-78',
        text: 'Intruder Alert! extending Intruder Force Field: on each of your ships intruders (Rogue Borg or personnel) are disabled unless at least three are aboard that ship.',
      },
      {
        id: 'BOG-79',
        text: 'Madred (not Gul Madred) adds 1 to Interrogation or Torture only while he and the captive are aboard the same outpost.',
      },
      {
        id: 'BOG-80',
        text: 'Used Q-icon cards go face up under your Q-Continuum side deck; when it has no face-down card left, shuffle them and put them face down under your Q-Flash.',
      },
    ],
  },
  {
    title: 'Using WEAPONS',
    clauses: [
      { id: 'BOG-81', text: 'Using WEAPONS for any purpose needs: uncloaked, WEAPONS above zero, and a personnel of yours aboard.' },
      { id: 'BOG-82', text: 'On an affiliated card that personnel must match; on a Neutral or Non-Aligned card it must be compatible.' },
      { id: 'BOG-83', text: 'On a Nor that personnel must be in Ops.' },
      { id: 'BOG-84', text: 'To fire in battle the card must not be stopped.' },
      {
        id: 'BOG-85',
        text: 'To open fire (not to return fire or counter-attack) its crew must include a leader or a Borg, and no affiliation restriction may forbid attacking that target.',
      },
      { id: 'BOG-86', text: 'On a firing Nor the personnel that BOG-85 asks for must be in Ops.' },
      { id: 'BOG-87', text: 'The card you target with your initial attack is unstopped automatically and so may return fire.' },
    ],
  },
  {
    title: 'Base game: cards and the map',
    clauses: [
      {
        id: 'BOG-B1',
        text: 'Card types: mission, facility, site, personnel, ship, equipment, event, interrupt, incident, objective, doorway, dilemma, Tactic, Q-icon card.',
      },
      {
        id: 'BOG-B2',
        text: 'Each quadrant has one spaceline: an ordered row of locations. A location is a mission (space S or planet P) or a wormhole mouth, with a span.',
      },
      {
        id: 'BOG-B3',
        text: 'Moving a ship costs the span of every location it passes or stops at, not of the one it leaves; the sum in one turn may not exceed its RANGE. Locations passed have no effect on it.',
      },
      {
        id: 'BOG-B4',
        text: 'A ship is staffed if all its personnel that count are compatible, at least one active personnel matches it (compatible if the ship is Non-Aligned) and distinct personnel cover its icons: Cmd covers Cmd or Stf; Stf covers Stf; Com, Nav, Def cover themselves; Bor is any Borg. Moving, cloaking, decloaking, docking and undocking need staffing.',
      },
      {
        id: 'BOG-B5',
        text: 'Matching: same affiliation. Compatible: same affiliation, or one of the two is Non-Aligned or Neutral and neither is Borg, or a treaty you control joins them, or one of them is Brainwashed by you.',
      },
      { id: 'BOG-B6', text: 'Personnel incompatible with the ship, facility or team they are in are disabled there until separated.' },
      {
        id: 'BOG-B7',
        text: 'Universal (❖) cards may be in play in any number. A unique card or persona you own may be in play once per player, captured copies counted.',
      },
      {
        id: 'BOG-B8',
        text: 'Crew: your personnel and equipment aboard a ship, outpost or Nor site you control. Away Team: all your personnel on one planet, or all your intruders in one place. Intruders: your personnel, or Rogue Borg, aboard a ship or facility you do not control. Present: same planet surface, same ship, same outpost, same Nor site. Unopposed: no active opposing personnel present. Active: not stopped, disabled, captive, lost or in a pod. Guard: active, or merely stopped.',
      },
      {
        id: 'BOG-B9',
        text: 'Personnel, ships and equipment report for duty to your facility that is compatible and in their native quadrant; ships arrive docked, the rest aboard.',
      },
      { id: 'BOG-B10', text: 'On a Nor they report to a site that admits them; ships to Docking Ports.' },
    ],
  },
  {
    title: 'Base game: turns and ships',
    clauses: [
      {
        id: 'BOG-B11',
        text: 'Once per turn, before orders, you have one normal card play: one personnel, ship, equipment, event, incident, objective, facility or site. Cards marked free do not use it.',
      },
      {
        id: 'BOG-B12',
        text: 'Interrupts are free and may be played by either player in a window that admits them. Doorways are free, on your own turn unless the card says otherwise.',
      },
      {
        id: 'BOG-B13',
        text: 'Beaming: transporters of a ship or facility you control move any number of your active personnel, your equipment and your escorted captives between it (on a Nor: any of its sites) and the planet at its location, or another ship or facility there. Nobody need be aboard to work them.',
      },
      {
        id: 'BOG-B14',
        text: 'Beaming onto an opposing ship or facility is blocked by its SHIELDS unless they are 0, fluctuating for you, or your transporter platform has a Transport Drone, or has Invasive Transporters and Transporter Skill aboard (then only personnel matching that ship).',
      },
      {
        id: 'BOG-B15',
        text: 'Docking and undocking at a facility you control, or at a Nor docking site whose condition you meet, is free; once each way per ship per turn. Personnel, equipment and captives walk freely between a docked ship and the outpost or docking site.',
      },
      { id: 'BOG-B16', text: 'A facility extends half its SHIELDS to ships docked at it.' },
      {
        id: 'BOG-B17',
        text: 'A ship with a working Cloaking Device may cloak once and decloak once per turn. While cloaked it may move but not fire, be targeted, beam, dock or attempt.',
      },
      {
        id: 'BOG-B18',
        text: 'A stopped card may not move, beam, fire, battle, attempt, staff or use once-per-turn abilities. Everything is unstopped when any turn ends.',
      },
      { id: 'BOG-B19', text: 'A disabled personnel has no skills, attributes or icons for any purpose and cannot act.' },
      { id: 'BOG-B20', text: 'A leader is a personnel with OFFICER (classification or skill) or Leadership.' },
      {
        id: 'BOG-B21',
        text: 'Attack restrictions: Federation may start battle only against Borg cards, Rogue Borg and the Borg Ship dilemma; Romulan, Cardassian, Dominion and Borg not against their own affiliation; Klingon and Non-Aligned against anyone. The strictest affiliation among the firing card and its crew governs; Brainwashed captives add none.',
      },
      {
        id: 'BOG-B22',
        text: "Counter-attack: if during the opponent's last turn a card of yours was attacked in ship battle at a location, your cards there may on your turn attack opposing cards there; this is free of leader and affiliation limits.",
      },
    ],
  },
  {
    title: 'Base game: battles, missions and cards',
    clauses: [
      { id: 'BOG-B23', text: 'Hit: ATTACK total > DEFENSE total. Direct hit: ATTACK total > 2 × DEFENSE total.' },
      {
        id: 'BOG-B24',
        text: 'Rotation damage: a hit rotates the card 180° (HULL −50%; RANGE at most 5; Cloaking Device off line); a further hit destroys it; a direct hit destroys at once.',
      },
      { id: 'BOG-B25', text: 'After a ship battle every card that fired or was targeted, and its crew, is stopped.' },
      {
        id: 'BOG-B26',
        text: "Destroyed ship or facility: it goes to its owner's discard pile, personnel aboard (captives too) are killed, everything else aboard or on it is discarded; ships docked at a destroyed facility are undocked.",
      },
      { id: 'BOG-B27', text: 'Personnel battle.' },
      {
        id: 'BOG-B28',
        text: 'A mission is attempted by the active members of one crew in an undocked, uncloaked, staffed ship (space) or one Away Team (planet); at least one must match an affiliation icon of the mission ("any" admits all). Either player\'s missions may be attempted.',
      },
      {
        id: 'BOG-B29',
        text: 'Dilemmas are met one by one, first-seeded first. Condition met: overcome, score its points if it shows any, discard (or place as it says), go on. Not met: suffer the effect, then the whole team is stopped and the attempt ends, unless the card says continue. A wall that is not overcome stays first in the stack, face up.',
      },
      {
        id: 'BOG-B30',
        text: 'Requirements add over the team: each skill level counts once; a classification counts as one level of that skill; x2 = two levels; attribute tests compare team sums.',
      },
      {
        id: 'BOG-B31',
        text: 'When all dilemmas are past, the requirement is checked: met, the mission is solved and scored once per game; not met, the team is stopped.',
      },
      {
        id: 'BOG-B32',
        text: 'Hidden agenda (HA) cards lie face down when seeded or played and do nothing until their owner reveals them, at any moment their text could be used.',
      },
      {
        id: 'BOG-B33',
        text: "Download: take the named card from hand, draw deck or open Q's Tent, show it, play it at once if legal; reshuffle a searched deck.",
      },
      { id: 'BOG-B34', text: 'A nullified card has no effect and is discarded.' },
      {
        id: 'BOG-B35',
        text: 'Countdown [n]: falls by one at the end of each turn of the player who played it; at 0 its end text happens.',
      },
      {
        id: 'BOG-B36',
        text: 'Probe: reveal the top card of your draw deck; if it bears a listed icon the text succeeds; put the card beneath the deck.',
      },
      {
        id: 'BOG-B37',
        text: 'Enhancement: any positive change to RANGE, WEAPONS or SHIELDS from a card other than the printed value. Reduction: any negative change.',
      },
      { id: 'BOG-B38', text: 'Matching commander: the pairing named in the personnel table.' },
    ],
  },
  {
    title: 'Base game: Borg, Q, seeding and the end',
    clauses: [
      {
        id: 'BOG-B39',
        text: 'Borg decks hold only Borg personnel and ships. Borg do not attempt missions; they scout and complete objectives.',
      },
      {
        id: 'BOG-B40',
        text: 'Assimilated personnel: controller becomes the Borg player; card becomes a Borg drone, keeps skills and attributes, loses classification and affiliation, gains Com (OFFICER, V.I.P., CIVILIAN), Nav (SCIENCE, ENGINEER) or Def (SECURITY, MEDICAL). It is not a captive.',
      },
      {
        id: 'BOG-B41',
        text: "Q-Flash of n: the summoner (opponent of the team) turns up n cards of his Q-Continuum side deck one at a time; a title already seen in this flash is put aside; Q dilemmas are met by the team while anyone is left, other Q cards take effect on the team's player.",
      },
      {
        id: 'BOG-B42',
        text: "Q's Tent: up to 13 different cards, looked at freely by its owner; a Q's Tent doorway played from hand takes one of them.",
      },
      { id: 'BOG-B43', text: 'Seed phases in order: doorway, mission, dilemma, facility.' },
      {
        id: 'BOG-B44',
        text: '30/30 rule: at most 30 seed cards, missions included, sites excluded; at least 30 cards in the draw deck. Side-deck cards count for neither.',
      },
      { id: 'BOG-B45', text: 'Opening hand 7; each of your turns ends with drawing one card; no hand limit.' },
      { id: 'BOG-B46', text: 'You win the moment your score reaches the goal. Scores may be negative.' },
      {
        id: 'BOG-B47',
        text: 'Walking inside a Nor: from site to adjacent site, any number of steps; a group that enters a site with active opposing personnel goes no further this turn.',
      },
      { id: 'BOG-B48', text: 'Your personnel with Computer Skill, active and unopposed in Ops, may commandeer the Nor.' },
      {
        id: 'BOG-B49',
        text: 'Rogue Borg aboard one ship have STRENGTH equal to their number there. They fight the crew when played and at the start of every turn.',
      },
      {
        id: 'BOG-B50',
        text: "Equipment works for its owner's personnel present; an affiliation-bound item needs one of his personnel of that affiliation present.",
      },
    ],
  },
];
