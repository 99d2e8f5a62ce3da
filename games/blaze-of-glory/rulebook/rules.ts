/** The supplement's clauses and the base game it stands on, in our words. */
import type { Chapter } from '@bridgehead/kernel';

export const rules: readonly Chapter[] = [
  {
    title: 'The Battle Bridge side deck',
    clauses: [
      {
        id: 'BOG-1',
        text: 'Whether to bring a Battle Bridge side deck is for each player to decide. It comes on top of the deck one plays with.',
      },
      {
        id: 'BOG-2',
        text: 'It is mixed and laid face down; Battle Bridge Door, among the seeds, opens it before anything else is laid out.',
      },
      {
        id: 'BOG-3',
        text: 'The Door lies on top of it, open to see, and is one of your seeds. The Tactics below count neither as seeds nor as cards to draw.',
      },
      {
        id: 'BOG-4',
        text: "There are two more side decks, the Q-Continuum and Q's Tent. Bring none of the three, all of them, or any in between.",
      },
      { id: 'BOG-5', text: 'Nothing but Tactics may lie under Battle Bridge Door.' },
      { id: 'BOG-6', text: 'How many Tactics lie there is up to you, and so is how often each of them does.' },
      { id: 'BOG-7', text: "From nowhere else does a Tactic come into play: draw deck and Q's Tent have none." },
      {
        id: 'BOG-8',
        text: 'Tactics are never thrown onto a discard pile. One that is used up or leaves the table slides, face up, beneath the side deck of its owner.',
      },
      { id: 'BOG-9', text: 'Cards of the Q-Continuum are treated in the same way.' },
      { id: 'BOG-10', text: 'Once all Tactics left in a side deck lie face up, they are mixed and lie face down again.' },
    ],
  },
  {
    title: 'Ship battles',
    clauses: [
      { id: 'BOG-11', text: 'Whoever attacks says which of his ships and facilities fire, and at which card of the other side.' },
      {
        id: 'BOG-12',
        text: 'Before anything else the other side says which of its cards shoot back, and at which attacker; it may let it be.',
      },
      {
        id: 'BOG-13',
        text: "What the shot does follows from the attackers' ATTACK, built on their WEAPONS, set against the target's DEFENSE, built on its SHIELDS.",
      },
      { id: 'BOG-14', text: 'Shooting back is worked out in just this way, the other way round.' },
      { id: 'BOG-15', text: 'Cards for the beginning of a battle come before any Tactic is drawn, and no later.' },
      {
        id: 'BOG-16',
        text: 'Then everybody with a Battle Bridge side deck draws Tactics, two at the most, and sees the first before he makes up his mind about a second.',
      },
      { id: 'BOG-17', text: 'Of what he drew he may lay down one, unseen, as his tactic for this battle. He need not.' },
      { id: 'BOG-18', text: 'What he drew and does not lay down goes beneath his side deck.' },
      { id: 'BOG-19', text: 'Both tactics are turned over together.' },
      { id: 'BOG-20', text: 'A Tactic is no card in hand: what looks into hands, or sends cards back to them, passes it by.' },
      { id: 'BOG-21', text: 'ATTACK is the WEAPONS of all that fire plus what your tactic adds to an attack.' },
      {
        id: 'BOG-22',
        text: "DEFENSE is the target's SHIELDS plus what the defender's tactic adds, and for a docked ship half the SHIELDS of the facility it is docked at.",
      },
      { id: 'BOG-23', text: 'First both shots are judged, hit or miss; damage comes only after that.' },
      { id: 'BOG-24', text: 'Whoever has no Battle Bridge side deck damages cards by turning them, as was done before.' },
      {
        id: 'BOG-25',
        text: 'Whoever has one reads on his tactic how much damage a hit does; which damage it is, the Tactics tell that come to lie on the target as markers.',
      },
      { id: 'BOG-26', text: 'D, the arrow that points down: the tactic itself becomes a marker on the target.' },
      { id: 'BOG-27', text: 'F, the arrow that turns over: a fresh Tactic from the side deck becomes a marker on the target.' },
      { id: 'BOG-28', text: 'A tactic that has not become a marker is used up when the battle is over.' },
    ],
  },
  {
    title: 'Damage markers',
    clauses: [
      { id: 'BOG-29', text: 'Some of what markers do happens at once and never again: somebody dies, something is fetched.' },
      { id: 'BOG-30', text: 'Some of it lasts while the marker lies there: smaller numbers, dead transporters, flickering shields.' },
      { id: 'BOG-31', text: 'Most markers eat into the HULL. At 0% or less the ship or facility is lost.' },
      { id: 'BOG-32', text: 'A side deck knows no "second hit sinks it": it may take one hit or a good many.' },
      { id: 'BOG-33', text: 'Markers of the same title each count for themselves, in numbers as in HULL.' },
      { id: 'BOG-34', text: 'With every Tactic of yours already lying somewhere as a marker, your hits do nothing until some come back.' },
      { id: 'BOG-35', text: 'What is off line cannot be used for anything as long as that marker stays.' },
      {
        id: 'BOG-36',
        text: 'Enhancements of a number that are off line add nothing at all. What a tactic adds to ATTACK or DEFENSE is no enhancement.',
      },
      {
        id: 'BOG-37',
        text: "Damage without a tactic of yours to read it from, be it a dilemma's or a shot's: two fresh Tactics, or four for a direct hit, if you have a side deck.",
      },
      { id: 'BOG-38', text: 'What happens at once comes before the HULL is looked at.' },
      {
        id: 'BOG-39',
        text: 'So with 20% of HULL left, two markers that each cost a life and 30% leave a pod only those to save who outlived both.',
      },
      {
        id: 'BOG-40',
        text: 'A ship of yours that lay at an outpost or at Docking Pylons for a whole turn of yours may shed a marker when that turn ends. Which one, chance says.',
      },
      { id: 'BOG-41', text: 'What repairs a card completely takes every marker off it.' },
      { id: 'BOG-42', text: 'A card that leaves play, wherever it goes, leaves its markers behind.' },
    ],
  },
  {
    title: 'Battle Bridge and the Borg',
    clauses: [
      { id: 'BOG-43', text: 'Against the Borg Ship a player uses Tactics as always, and his markers may end up on it.' },
      {
        id: 'BOG-44',
        text: "The Borg Ship itself has none: what it hits takes damage from the side deck of its player's opponent, or is turned if there is no such deck.",
      },
      { id: 'BOG-45', text: 'Where both players have cards, it fights each of them by himself. Whose turn it is says who comes first.' },
      { id: 'BOG-46', text: 'If one of them marks it and the other turns it, both count: a turn is worth half the HULL.' },
      {
        id: 'BOG-47',
        text: 'The Borg Ship, and a Borg ship with a Multiplexor Drone, may shoot at several cards in one battle. Each target is an engagement of its own, and others may join in against it.',
      },
      { id: 'BOG-48', text: "Totals are made for each engagement. A player's one tactic counts in all of them." },
      {
        id: 'BOG-49',
        text: 'If such a ship hits more than one target, a tactic with D lies down on the one you choose; for the others D is read as F.',
      },
      { id: 'BOG-50', text: 'Which of the fresh markers lands on which of the hit targets is left to chance.' },
    ],
  },
  {
    title: 'Capturing',
    clauses: [
      { id: 'BOG-51', text: 'For captives these rules hold and no earlier ones.' },
      { id: 'BOG-52', text: 'You capture people of the other side, and nobody whom you already control.' },
      { id: 'BOG-53', text: 'A captive can do nothing, unless Brainwashed.' },
      { id: 'BOG-54', text: 'If you have a crew or an Away Team in the same place, a new captive is theirs to guard at once.' },
      {
        id: 'BOG-55',
        text: 'If you have not, the card that captured stays as a trap on your side and holds the captive until somebody of yours comes.',
      },
      { id: 'BOG-56', text: 'Where there is a planet, that trap is on its surface.' },
      {
        id: 'BOG-57',
        text: 'A ship of yours with transporters empties a trap in space, an Away Team one on the ground. Then the trap is thrown away.',
      },
      { id: 'BOG-58', text: 'A group may guard as many captives as it likes, and takes them along wherever it goes.' },
      {
        id: 'BOG-59',
        text: 'A captive is held (in a trap, in a Brig, or under guard), or Brainwashed, or left alone: always one of these and never two.',
      },
      { id: 'BOG-60', text: 'Changing that is something for your own turn.' },
      { id: 'BOG-61', text: 'When the match is over, captured cards return to whoever brought them.' },
      { id: 'BOG-62', text: 'There are cards that give a ship or facility a Brig.' },
      {
        id: 'BOG-63',
        text: 'As long as the place is yours you may lock captives in and let them out in your turn; inside they are held, and need no guard.',
      },
      { id: 'BOG-64', text: 'If it falls to the other side, people of that side who are there may let out any of their own.' },
      { id: 'BOG-65', text: 'Whoever is held or Brainwashed comes free only by a card that says so.' },
      { id: 'BOG-66', text: 'A captive who was left alone is free as soon as people of his own side are with him and take him along.' },
      { id: 'BOG-67', text: 'With freedom, everything capturing-related that lay on the captive is thrown away.' },
    ],
  },
  {
    title: 'The Dominion in the Alpha Quadrant',
    clauses: [
      { id: 'BOG-68', text: "Jem'Hadar bred in the Alpha Quadrant bear no Gamma icon and do not arrive by way of a Gamma facility." },
      { id: 'BOG-69', text: 'Facilities of the Alpha Quadrant take them in, a Neutral Outpost or a Remote Supply Depot for instance.' },
      {
        id: 'BOG-70',
        text: 'Ways of arriving that need no facility work for them in either quadrant: a Birthing Chamber for those who are not unique, a Devidian Door.',
      },
      {
        id: 'BOG-71',
        text: 'An Alpha Attack Ship has no Gamma icon either. The facility where it arrives must be of the Alpha Quadrant, and must lie there.',
      },
    ],
  },
  {
    title: 'Clarifications',
    clauses: [
      {
        id: 'BOG-72',
        text: 'With a side deck Calamarain lays two markers, one after the other; one that would finish the ship is thrown away instead.',
      },
      { id: 'BOG-73', text: 'Capturing-related is every card that takes people captive or is about captives.' },
      { id: 'BOG-74', text: 'What your people commandeer is yours from then on. It takes on the affiliation of one of them, as you like.' },
      { id: 'BOG-75', text: 'It keeps its own if all of them are Non-Aligned or Neutral.' },
      { id: 'BOG-76', text: 'Commandeering takes a card that allows it, and something that is not yours yet.' },
      { id: 'BOG-77', text: 'Borg do not commandeer. They assimilate, where a card lets them.' },
      {
        id: 'BOG-78',
        text: 'With Intruder Alert! on it, Intruder Force Field paralyses raiders of every kind aboard each ship of yours where they are fewer than three.',
      },
      {
        id: 'BOG-79',
        text: 'Madred, not Gul Madred, is worth one point more to Interrogation and Torture while he and the captive are in the same outpost.',
      },
      { id: 'BOG-80', text: 'Used Q cards lie face up beneath their side deck, and are mixed when none is face down any more.' },
    ],
  },
  {
    title: 'Using WEAPONS',
    clauses: [
      {
        id: 'BOG-81',
        text: 'Whoever wants to use WEAPONS, for whatever it is, needs a card that is not cloaked, has any WEAPONS, and has somebody of his aboard.',
      },
      { id: 'BOG-82', text: 'That somebody must match the card; on a Neutral or Non-Aligned one it is enough to get along with it.' },
      { id: 'BOG-83', text: 'On a Nor he must stand in Ops.' },
      { id: 'BOG-84', text: 'What is stopped does not fire in a battle.' },
      {
        id: 'BOG-85',
        text: "To begin the shooting takes a leader or a Borg aboard, and a target that one's affiliation allows. Shooting back and striking back in the next turn take neither.",
      },
      { id: 'BOG-86', text: 'On a Nor that leader, too, must stand in Ops.' },
      { id: 'BOG-87', text: 'A card that is attacked is no longer stopped, and may shoot back.' },
    ],
  },
  {
    title: 'Base game: cards and the map',
    clauses: [
      {
        id: 'BOG-B1',
        text: 'There are missions, facilities, sites, personnel, ships, equipment, events, interrupts, incidents, objectives, doorways, dilemmas, Tactics and Q-icon cards.',
      },
      {
        id: 'BOG-B2',
        text: 'In each quadrant the places lie in a row, the spaceline. A place is a mission, on a planet or in space, or the mouth of a wormhole, and is so and so wide: its span.',
      },
      {
        id: 'BOG-B3',
        text: 'A ship pays the span of each place it flies through and of the one where it stops, not of the one it leaves, and has its RANGE to spend in a turn. Places on the way do nothing to it.',
      },
      {
        id: 'BOG-B4',
        text: 'A ship is staffed when somebody active aboard matches it (gets along with it, if it is Non-Aligned) and each of its icons has somebody of its own: Cmd serves for Cmd and Stf, any Borg for Bor, the others for themselves. Only those who get along with it count. Without staff it neither moves, docks, casts off, cloaks nor decloaks.',
      },
      {
        id: 'BOG-B5',
        text: 'To match is to be of the same affiliation. To get along (be compatible) is to match, to meet with a Non-Aligned or Neutral card where none is Borg, to be joined by a treaty of yours, or to be Brainwashed by you.',
      },
      { id: 'BOG-B6', text: 'Those who do not get along with where they are, or with whom they are, can do nothing there.' },
      {
        id: 'BOG-B7',
        text: 'Of cards with the mark for "universal" you may have any number in play; of a unique card or person just one that you brought, and it counts even while it is a captive.',
      },
      {
        id: 'BOG-B8',
        text: 'A crew is your people and things aboard what is yours; an Away Team is your people on one planet, or aboard what is not yours. People are present with each other on the same ground, ship, outpost or site; unopposed is who has nobody active of the other side present. Active is whoever is not stopped, disabled, captive, lost or in a pod; a guard may be stopped.',
      },
      {
        id: 'BOG-B9',
        text: 'People, ships and equipment arrive at a facility of yours with which they get along and which is native ground to them: ships docked, the rest inside.',
      },
      { id: 'BOG-B10', text: 'At a Nor each arrives at a site that takes his kind, ships at the Docking Ports.' },
    ],
  },
  {
    title: 'Base game: turns and ships',
    clauses: [
      { id: 'BOG-B11', text: 'Before you give orders you have one card to play in a turn. What is called free does not count.' },
      {
        id: 'BOG-B12',
        text: "Interrupts cost nothing and belong to whichever window admits them, in anybody's turn. Doorways cost nothing either, in one's own.",
      },
      {
        id: 'BOG-B13',
        text: 'Transporters of a ship or facility of yours move active people, things and guarded captives between it and the planet there, or another ship or facility there. Nobody need work them.',
      },
      {
        id: 'BOG-B14',
        text: 'SHIELDS of the other side keep you from beaming in, unless they are 0 or flicker for you, or you beam from where a Transport Drone is, or with Invasive Transporters and Transporter Skill (then only those who match that ship).',
      },
      {
        id: 'BOG-B15',
        text: 'Docking and casting off at a facility of yours, or at a dock that lets you in, costs nothing: once each way in a turn for each ship. Between a docked ship and its dock one walks freely.',
      },
      { id: 'BOG-B16', text: "Half of a facility's SHIELDS cover the ships docked at it." },
      {
        id: 'BOG-B17',
        text: 'With a working device a ship cloaks once and decloaks once in a turn. Cloaked it moves, but neither fires nor is fired at, and neither beams, docks nor attempts.',
      },
      {
        id: 'BOG-B18',
        text: 'What is stopped does not move, beam, fire, fight, attempt, serve as staff or use what is good once a turn. When any turn ends, nothing is stopped any more.',
      },
      { id: 'BOG-B19', text: 'Whoever is disabled has neither skills nor attributes nor icons and can do nothing.' },
      { id: 'BOG-B20', text: 'A leader has OFFICER or Leadership.' },
      {
        id: 'BOG-B21',
        text: 'The Federation begins fights with Borg only. Romulans, Cardassians, the Dominion and Borg spare their own. Klingons and the Non-Aligned spare nobody. Of a card and its crew the strictest decides; the Brainwashed are not asked.',
      },
      {
        id: 'BOG-B22',
        text: 'Where ships or facilities of yours were attacked in the turn before, you may strike back in yours, without a leader and against whomever.',
      },
    ],
  },
  {
    title: 'Base game: battles, missions and cards',
    clauses: [
      { id: 'BOG-B23', text: 'A hit takes more ATTACK than DEFENSE, a direct hit more than twice as much.' },
      {
        id: 'BOG-B24',
        text: 'Turning a card: the first hit costs half the HULL, brings RANGE down to 5 and switches the cloak off; the next one destroys it, and so does any direct hit.',
      },
      { id: 'BOG-B25', text: 'After a battle of ships whatever fired or was fired at is stopped, crews included.' },
      {
        id: 'BOG-B26',
        text: 'What is destroyed goes to the pile of whoever brought it; people aboard die, captives too, and the rest is thrown away. Ships that were docked there drift free.',
      },
      { id: 'BOG-B27', text: 'People fight each other in pairs; how is told among the fights.' },
      {
        id: 'BOG-B28',
        text: "A mission is tried by the active crew of a staffed ship that is neither docked nor cloaked, or by the Away Team on the planet. Somebody among them must be admitted by the mission's emblems. Whose mission it is does not matter.",
      },
      {
        id: 'BOG-B29',
        text: 'Dilemmas come one after the other, in the order in which they were laid. Whoever meets the need gets past and takes the points, if there are any; whoever does not suffers it and is stopped, unless it lets him go on. A wall stays on top, open, until somebody gets past.',
      },
      { id: 'BOG-B30', text: 'Skills and attributes of a team are added up. A class is one level of the skill of that name.' },
      {
        id: 'BOG-B31',
        text: "With no dilemma left the team either meets the mission's own need and scores it, once and for all, or is stopped.",
      },
      {
        id: 'BOG-B32',
        text: 'A hidden agenda lies face down and does nothing until whoever laid it turns it up, at a moment when it is of use.',
      },
      {
        id: 'BOG-B33',
        text: 'To fetch (download) a card, take it from hand, deck or open Tent, show it, and play it then and there if that is allowed. A deck that was searched is mixed.',
      },
      { id: 'BOG-B34', text: 'A nullified card does nothing and is thrown away.' },
      { id: 'BOG-B35', text: 'A countdown goes down by one whenever a turn of whoever played it ends. At 0 happens what it says.' },
      {
        id: 'BOG-B36',
        text: 'To probe, turn up the top card of your deck: with one of the icons asked for it succeeds. The card goes beneath.',
      },
      {
        id: 'BOG-B37',
        text: 'What makes RANGE, WEAPONS or SHIELDS larger than printed is an enhancement; what makes them smaller, a reduction.',
      },
      { id: 'BOG-B38', text: 'Which ship is whose command is printed with the person.' },
    ],
  },
  {
    title: 'Base game: Borg, Q, seeding and the end',
    clauses: [
      {
        id: 'BOG-B39',
        text: 'People and ships of a Borg deck are Borg, all of them. Borg try no missions; they scout, and work on objectives.',
      },
      {
        id: 'BOG-B40',
        text: 'The assimilated serve the Borg player and are drones: skills and attributes stay, class and affiliation go, and the former class gives them a Com, Nav or Def icon. They are no captives.',
      },
      {
        id: 'BOG-B41',
        text: "In a Q-Flash the team's opponent turns up so many cards of his Q-Continuum, one by one. What has been up already does nothing. Dilemmas concern the team as long as anybody of it is left, the rest its player.",
      },
      {
        id: 'BOG-B42',
        text: "A Tent holds up to thirteen cards, no two alike, and its owner may look in whenever he likes. A Q's Tent from hand takes one of them out.",
      },
      { id: 'BOG-B43', text: 'First doorways are laid, then missions, then dilemmas, then facilities.' },
      {
        id: 'BOG-B44',
        text: 'No more than 30 seeds, missions among them and sites not; no fewer than 30 cards to draw. Side decks are not counted.',
      },
      {
        id: 'BOG-B45',
        text: "One begins with seven cards and draws one as each turn of one's own ends, and may hold as many as one likes.",
      },
      { id: 'BOG-B46', text: 'Whoever reaches the goal has won, there and then. A score may fall below zero.' },
      {
        id: 'BOG-B47',
        text: 'Inside a Nor one walks from site to site, as far as one likes; a group that comes upon active opponents goes no further in that turn.',
      },
      { id: 'BOG-B48', text: 'Somebody of yours with Computer Skill, active and alone in Ops, may take the whole Nor over.' },
      {
        id: 'BOG-B49',
        text: 'Rogue Borg aboard a ship are each as strong as they are many. They fight as soon as they arrive and whenever a turn begins.',
      },
      {
        id: 'BOG-B50',
        text: "Equipment serves its owner's people beside it. If it belongs to some affiliation, one of them must be of it.",
      },
    ],
  },
];
