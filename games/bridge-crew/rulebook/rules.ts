/** BRC-1 to BRC-102: the original game, clause by clause, in our words. */
import type { Chapter, Clause } from '@bridgehead/kernel';

const clause = (n: number, text: string): Clause => ({ id: `BRC-${n}`, text });

export const rules: readonly Chapter[] = [
  {
    title: 'The ship and its dice',
    clauses: [
      clause(1, 'Players are officers of one starship and, as play goes on, take turns at being Captain, Crew and Alien.'),
      clause(2, 'A large common stock of dice of several types is used; no die belongs to a person before play.'),
      clause(3, 'Rules need no writing; a set of Crew cards and a set of Personality cards must exist beforehand.'),
      clause(4, 'There are two challenge pools to fill, called Commission and Encounter.'),
      clause(5, 'Each pool starts with one d4, d6, d8, d10 and d12 per player (5 players: five of each type in each pool).'),
      clause(6, 'All dice of a pool share a colour; the two pools have different colours.'),
    ],
  },
  {
    title: 'Crew and Personality cards',
    clauses: [
      clause(7, 'Every player gets one Crew card and one Personality card.'),
      clause(8, 'They are dealt at random or chosen by Reverse Flow Selection.'),
      clause(9, 'Reverse Flow: name a first player, who receives the Crew cards; the last player in order receives the Personality cards.'),
      clause(10, 'Both holders choose one card, put it face down before them, then hand the stack on.'),
      clause(11, 'The Crew stack travels left, the Personality stack travels right.'),
      clause(12, 'So the last player is last to choose a Crew card and the first player last to choose a Personality.'),
    ],
  },
  {
    title: 'Captain and Alien are auctioned',
    clauses: [
      clause(13, 'Then two auctions: first the Captain card, then the Alien card.'),
      clause(14, 'The first player opens the Captain auction with a bid of a single Commission-pool die, type free, or with No Bid.'),
      clause(15, 'Saying No Bid puts that player out of that auction.'),
      clause(16, 'Each following player in order may raise by naming a higher die type.'),
      clause(17, 'Equal bids are illegal in the role auctions: raise or be out.'),
      clause(18, 'Whoever makes the last bid takes the card.'),
      clause(19, 'Captain auction: the others each move a Commission-pool die of the winning type to their Officer pool.'),
      clause(20, 'The Alien auction works the same way, but starts with the last player and runs in the opposite direction.'),
      clause(
        21,
        'Alien auction: every player except the new Alien, so the Captain too, moves an Encounter-pool die of the winning type to their Officer pool.',
      ),
      clause(22, 'Before play proper everyone should have read and understood the cards in front of them.'),
    ],
  },
  {
    title: "That's an Order",
    clauses: [
      clause(23, 'Play starts with the Captain giving an Order and narrating the situation around it.'),
      clause(24, "The first Captain lays much of the story's foundation but has little say in early outcomes."),
      clause(25, 'The other players may then bid to carry out the Order by stating the Commission die they would roll.'),
      clause(26, "Bidding starts at the Captain's left and proceeds clockwise."),
      clause(27, 'The holder of the Alien card may not bid.'),
      clause(28, 'This auction runs downwards: a bid is valid only if it undercuts the previous one.'),
      clause(29, "The player who takes the Order meets the Alien in an encounter shaped by the Captain's narration."),
      clause(30, 'Each side may act out its part until both are ready to resolve.'),
      clause(31, "The Crew's Conflict die is the die they bid."),
      clause(32, "The Alien's Conflict die is any die from the Encounter pool."),
      clause(33, 'Both roll; the highest single result wins.'),
      clause(34, 'The winner narrates the outcome: normally a triumph for the ship if Crew, a setback, problem or loss if Alien.'),
      clause(35, 'Afterwards the cards move, dice change pools, and the next Order comes from the new Captain.'),
      clause(36, 'Whoever holds the Captain or Alien card is not playing their Crew card (two players at any time).'),
      clause(37, 'The Captain stands for order, certainty, control; the Alien for the unknown, freedom, danger (guidance for narration).'),
    ],
  },
  {
    title: 'The seven Orders',
    clauses: [
      clause(
        38,
        "The Captain opens an encounter each round and decides the Alien's broad nature: number (one or many), awareness (sentient or not), make (living or machine), setting (planet or space) and the like.",
      ),
      clause(
        39,
        'The encounter is told inside an Order, i.e. a command from the Captain for the Crew; there are seven standard types, summarised on the Captain card.',
      ),
      clause(40, 'Hail — communicate: distress calls, diplomacy, greetings.'),
      clause(41, 'Scan — gather data with instruments: wrecks, minerals, tracking.'),
      clause(42, 'Course — move the ship, fast or with precision: chase, evade, change orbit.'),
      clause(43, 'Beam — send subjects from place to place by matter transmission: landing, boarding, cargo, escape.'),
      clause(44, 'Shields — raise a barrier round the ship: against weapons, beaming, a dangerous place.'),
      clause(45, 'Phasers — light to moderate damage: disable engines or guns, burn through an obstacle, clear small hazards.'),
      clause(46, 'Torpedoes — heavy damage: destroy a ship, light a gas cloud, bombard a surface.'),
    ],
  },
  {
    title: 'Commission and bids',
    clauses: [
      clause(47, 'After the Order the Captain offers a Commission: one die of the Commission pool.'),
      clause(48, "It may be any die left in that pool, never one of the Captain's Officer dice."),
      clause(49, 'The first bid made may be "Yes Sir!": the bidder will use the offered die. It is the highest bid there is.'),
      clause(
        50,
        '"With respect, sir" is the maverick bid: the bidder refuses every Commission die and will use one of their own Officer dice. It is the lowest bid there is.',
      ),
      clause(51, 'No Bid = out of the auction entirely; that player cannot carry out this Order.'),
      clause(
        52,
        'The last bidder carries out the Order; unless maverick, their Conflict die is one of the agreed type, drawn out of the Commission pool.',
      ),
      clause(53, 'A maverick uses any one die of their Officer pool.'),
      clause(
        54,
        'A maverick may set the Order aside to a degree: the problem must still be dealt with, but by another method (firing becomes hailing, say).',
      ),
      clause(55, 'A Crew member who took a Commission die must try to do what was ordered.'),
    ],
  },
  {
    title: 'The challenge',
    clauses: [
      clause(56, "After the Crew's die is fixed the Alien chooses any one die of the Encounter pool, without limit."),
      clause(57, 'Each side may be Neutral, Friendly or Hostile.'),
      clause(58, 'Neutral is the default, assumed unless the player clearly declares otherwise before any die is rolled.'),
      clause(59, 'Friendly: an odd result wins automatically; if the other side also has an automatic win, the higher result decides.'),
      clause(60, 'Hostile: an even result wins automatically; if the other side also has an automatic win, the higher result decides.'),
      clause(61, 'With no automatic win the higher number wins; ties go to the Personality rules.'),
    ],
  },
  {
    title: 'Technobabble and Alien Love',
    clauses: [
      clause(
        62,
        'A maverick has two more options in place of a normal order; they override every other rule of resolution including attitudes, and the Alien uses no Encounter die.',
      ),
      clause(63, "Technobabble needs a Commission die from the maverick's Officer pool: a technical solution to the problem is narrated."),
      clause(64, 'The player must supply the pseudo-science; it may change fundamental facts of the story so far.'),
      clause(65, 'Technobabble usually works only on non-sentient challenges.'),
      clause(66, "Alien Love needs an Encounter die from the maverick's Officer pool: a relationship with the Alien is narrated."),
      clause(67, 'The player must say what relationship grows, how it gets round the problem, and what it does to the story.'),
      clause(68, 'Alien Love usually works only on sentient challenges.'),
      clause(69, 'For both: roll the chosen Officer die; 3 or more succeeds, 2 or less fails.'),
      clause(70, 'Success: the Crew narrates and the die stays in their Officer pool.'),
      clause(
        71,
        'Failure: the Alien narrates and the die goes back to its original pool (Commission die to Commission pool, Encounter die to Encounter pool).',
      ),
    ],
  },
  {
    title: 'Swap Meet',
    clauses: [
      clause(
        72,
        "After any challenge the first thing is the winner's narration: heroics told to the full by a Crew, merciless humiliation by an Alien.",
      ),
      clause(
        73,
        "Neutral result: the winner keeps their own Conflict die (into their Officer pool) and the loser's die goes into the challenge pool the winner used. Alien wins: Crew's die goes to the Encounter pool.",
      ),
      clause(74, 'It is different when the winner was Friendly or Hostile.'),
      clause(75, 'Friendly winner (Trade Agreement): the two swap Conflict dice; each adds the die received to their Officer pool.'),
      clause(
        76,
        "Hostile winner (Declaration of War): the loser's Conflict die goes to the winner, who adds both dice to their Officer pool.",
      ),
      clause(77, 'Cards, Crew won: the Crew becomes Captain, the old Captain becomes the Alien.'),
      clause(78, 'Cards, Crew lost: the Crew becomes the Alien, the old Alien becomes Captain.'),
      clause(79, "The next Order is the new Captain's, and so on until a Breakthrough."),
    ],
  },
  {
    title: 'Training and Personality',
    clauses: [
      clause(80, 'A Crew member carrying out the Order type they are trained in rolls their Conflict die twice and takes the higher.'),
      clause(
        81,
        'Who is trained in what: Torpedoes Weapons Officer; Phasers Security Chief; Shields First Officer; Beam Chief Engineer; Course Helmsman; Scan Science Officer; Hail Communications Officer.',
      ),
      clause(82, 'Personality breaks ties in the Order auction and in the challenge; a player whose Personality fits the Order is Keen.'),
      clause(83, 'A Keen bidder may repeat the previous bid exactly and have it count as lower.'),
      clause(84, 'The bid after such a repeat must be truly lower; a second repeat is illegal even for another Keen player.'),
      clause(85, 'A tied challenge with no automatic wins goes to the Crew if their Personality fits the Order.'),
      clause(86, "It goes to the Alien if the Crew's Personality runs Counter to the Order."),
      clause(87, 'Logical: Keen on science, logic, objective weighing; Counter to passion and emotion.'),
      clause(88, 'Passionate: Keen on emotional appeal, sensuality, intimacy; Counter to science and logic.'),
      clause(89, 'Aggressive: Keen on violence, action, danger; Counter to talking and thinking.'),
      clause(90, 'Defensive: Keen on negotiation, thought, caution; Counter to action and violence.'),
      clause(91, 'Inquisitive: Keen on discovery, answers, new experience; Counter to routine and caution.'),
      clause(92, 'Acquisitive: Keen on profit, claiming territory, better technology; Counter to generosity and low-tech means.'),
      clause(93, 'Philanthropic: Keen on helping, repairing, sharing technology; Counter to destruction and selfishness.'),
    ],
  },
  {
    title: 'Save the Day',
    clauses: [
      clause(94, 'Anyone may try to Save the Day, but only while Captain.'),
      clause(95, 'It replaces giving an Order: the Captain narrates a daring direct challenge to the Alien.'),
      clause(96, 'The Captain rolls every die of their Officer pool (none of the Commission pool).'),
      clause(97, 'The Alien rolls every die of the Encounter pool (none of their Officer pool).'),
      clause(98, "Captain's total higher: success."),
      clause(99, 'On success the Captain narrates the final scene, which must end on a joke, and the game ends.'),
      clause(100, "Alien's total higher: the story goes on and the Alien narrates a further humiliation."),
      clause(
        101,
        "On failure the Alien and the Captain each pick one die of the Captain's Officer pool; both return to their original pools.",
      ),
      clause(102, 'Then both cards shift one seat clockwise: each goes to the left-hand neighbour of its holder.'),
    ],
  },
];
