/** BRC-R1 to BRC-R68: what the original leaves open, each ruling with its reason; and the optional rules, off unless switched on. */
import type { Chapter, Clause } from '@bridgehead/kernel';

const ruling = (n: number, text: string, why: string): Clause => ({ id: `BRC-R${n}`, text, why });

export const rulings: readonly Chapter[] = [
  {
    title: 'Rulings: seats, cards and role auctions',
    clauses: [
      ruling(1, '3–7 seats.', 'Three roles must be filled; there are seven Crew and seven Personality cards.'),
      ruling(
        2,
        'The first player is drawn at random. "In order" means by place (0 … n − 1); the last player is the seat to the first player\'s right.',
        'The original says only "pick one".',
      ),
      ruling(
        3,
        'Reverse Flow runs in n lock-steps; in each step both holders choose at the same time, then both stacks pass. A seat holding both stacks chooses from both in the same step, Crew card first (BRC-R46); nothing passes on before both are chosen. Unchosen cards leave the game.',
        'Keeps the two directions fair.',
      ),
      ruling(
        4,
        'All chosen cards turn face up together when the last choice is made and stay public. A random deal is face up.',
        'Keen, Counter and training must be checkable by all.',
      ),
      ruling(
        5,
        'The new Captain may not bid for the Alien card (but does collect the die of BRC-21). If the Captain is the last player the Alien auction opens with the next seat in the reverse direction.',
        'Two different players fill the two roles (BRC-36).',
      ),
      ruling(
        6,
        'An auction goes round repeatedly among players not yet out, skipping the current high (or low) bidder, and ends when nobody else is in or no legal bid is left. A jump over several types is legal. A d12 role bid ends the auction at once.',
        'The usual meaning of staying in until you pass.',
      ),
      ruling(
        7,
        'Role auction in which everyone says No Bid: the card goes by lot (public dice) to one of those who could have bid, at d4; the others collect a d4 as usual.',
        'Someone must serve, and the opening dice start the economy.',
      ),
    ],
  },
  {
    title: 'Rulings: the auction of an Order',
    clauses: [
      ruling(
        8,
        'The die named in an Order bid must have at least one copy in the Commission pool now.',
        'Otherwise BRC-52 cannot be carried out.',
      ),
      ruling(9, '"With respect, sir" needs at least one die in one\'s Officer pool.', 'Otherwise BRC-53 cannot be carried out.'),
      ruling(
        10,
        '"Yes Sir!" and naming the offered type are one and the same bid, legal only while no bid has been made (or as a Keen repeat of it). A first bid may also be lower. No bid may exceed the offer.',
        'Reads BRC-28 and BRC-49 together.',
      ),
      ruling(
        11,
        'A Keen repeat is possible on any previous bid, "Yes Sir!" and "With respect, sir" included. After a repeated "With respect, sir" nothing is lower and the auction ends.',
        'BRC-83 makes no exception.',
      ),
      ruling(12, 'A player with no legal bid is passed automatically and silently (BRC-R61).', 'Saves clicks.'),
      ruling(
        13,
        'Nobody bids on an Order: the Captain names an eligible officer, who must take the offered die as if by "Yes Sir!" (a drafted officer).',
        'An Order is an order; guarantees progress.',
      ),
      ruling(
        14,
        'Commission pool empty: no die is offered and only "With respect, sir" or No Bid remain. If nobody goes maverick the round ends without a challenge and both cards pass one seat clockwise as in BRC-102, without loss of dice.',
        'Mirrors the original\'s only other "nothing solved" rotation.',
      ),
      ruling(
        61,
        'Out of an auction is out for good: legal bids only dwindle, so an automatic No Bid is final too; it posts no line. A seat that changes hands in mid-auction or mid-challenge keeps its bid, its die and its attitude.',
        'Nothing on the table depends on who drives a seat.',
      ),
      ruling(
        63,
        'With a single eligible officer (always so at 3 seats) the draft is automatic: No Bid there means the offered die.',
        'BRC-R13 with one candidate.',
      ),
    ],
  },
  {
    title: 'Rulings: dice, themes and challenges',
    clauses: [
      ruling(
        15,
        'A die keeps its colour for ever; its original pool is the pool of that colour, wherever it has been lying. Pools may become mixed (BRC-73).',
        'BRC-71 and BRC-101 speak of original pools.',
      ),
      ruling(
        16,
        'If the agreed type lies in the Commission pool in both colours the Crew picks the colour; the Alien always picks type and colour.',
        'Colour decides Technobabble or Alien Love later.',
      ),
      ruling(
        17,
        'Conformance is decided by themes: the Captain tags the Order with exactly two; for a Personality let K and C be the number of tagged themes it is Keen on and Counter to: K > C Keen, C > K Counter, otherwise Unmoved.',
        'Turns table judgement into something checkable while the Captain still authors the tone.',
      ),
      ruling(
        18,
        "Tagging mode: captain (default: two of the Order type's natural themes), fixed (default pair of the type), table (any two, one objection and a vote).",
        'One mode for competitive, one for quick, one for storytellers.',
      ),
      ruling(
        19,
        'A maverick who belays the Order names another Order type for the log; that method is not an Order, so neither training nor Keen/Counter applies. Option belayTraining lets training in the method named apply, Keen/Counter still not.',
        "An Order is by definition the Captain's command (BRC-39); otherwise every maverick is always trained.",
      ),
      ruling(20, 'A maverick who carries out the Order as given keeps training and Keen/Counter.', 'They are carrying out the Order.'),
      ruling(
        21,
        'Attitudes are chosen secretly and simultaneously, revealed together, then the dice roll. Options: Crew first, Alien first.',
        'The original fixes only the deadline; nobody should own the last word.',
      ),
      ruling(
        22,
        "A trained roller's result is the higher of the two rolls; parity is judged on that result only.",
        '"Die result" is the result taken.',
      ),
      ruling(
        23,
        'Tie, no automatic win, Crew Unmoved (or belaying): both dice are rolled again, attitudes unchanged, a trained Crew rolling twice again.',
        'The original is silent; re-rolling favours nobody.',
      ),
      ruling(
        24,
        'Tie when both sides have an automatic win: roll again, Personality is not consulted.',
        'BRC-85 limits tie-breaks to rolls without automatic wins.',
      ),
      ruling(
        25,
        'If exactly one side has an automatic win it wins, whatever the numbers, ties included.',
        'Plain sense of "automatically".',
      ),
      ruling(
        26,
        'If the 20th re-roll in a row is still undecided the Alien wins the challenge (Save the Day: the attempt fails).',
        'Finite guarantee; never seen in practice.',
      ),
      ruling(
        27,
        "Only the winner's attitude decides the Swap Meet; a Neutral winner uses BRC-73 whatever the loser declared.",
        'BRC-74 looks at the winner alone.',
      ),
      ruling(
        28,
        "The Crew's challenge pool is always the Commission pool: a maverick who wins Neutral takes their Officer die back and the Alien's die goes to the Commission pool.",
        'BRC-73 needs a pool; the maverick used none.',
      ),
      ruling(
        29,
        "A maverick's Officer die is their Conflict die in every sense: lost to the Encounter pool, swapped or captured as in BRC-73, 75, 76.",
        'It was staked.',
      ),
      ruling(
        30,
        'Technobabble and Alien Love are challenges for BRC-72, 77, 78 (success = Crew won); training, Personality and attitudes play no part.',
        'BRC-62, BRC-72.',
      ),
      ruling(
        31,
        'sentienceGate = usual (default): a mismatch (Technobabble on "sentient", Alien Love on "unaware") needs the Captain\'s consent; "uncertain" admits both. strict: mismatch illegal. off: always legal.',
        'The original says "usually"; the Captain owns the Alien\'s nature (BRC-38).',
      ),
      ruling(
        32,
        'Encounter pool empty when the Alien must choose: no attitudes, no roll, the Crew wins and keeps their die.',
        'The unknown has run out.',
      ),
      ruling(
        62,
        "A maverick's plan is made in this order: approach, the Captain's consent if needed, die, pitch. As ordered has no pitch.",
        'Nobody writes a speech that is then forbidden.',
      ),
      ruling(
        66,
        'Objection is open to every seat but the Captain, the Alien included; all seats but Captain and objector vote, at 3 seats the one that is left. A tie keeps the theme.',
        'BRC-R18 at small tables.',
      ),
      ruling(
        67,
        "Dice fall in a fixed order: Crew (twice if trained), then Alien; in a Save the Day the Captain's dice, then the Encounter pool's, each by rising type, blue before green; a re-roll repeats it all.",
        'Scripted dice and records need one order.',
      ),
    ],
  },
  {
    title: 'Rulings: Save the Day and the end',
    clauses: [
      ruling(
        33,
        'Save the Day needs at least one Officer die; it is allowed in any round, the first included. An empty Encounter pool totals 0.',
        'There must be something to roll.',
      ),
      ruling(34, 'Equal totals: both sides roll everything again.', 'Neither "higher" holds.'),
      ruling(
        35,
        'Failure picks: the Alien first, then the Captain from what remains; with a single die only the Alien picks.',
        'Order in which the original names them.',
      ),
      ruling(36, 'Training, Personality and attitudes do not apply to Save the Day.', 'It is not an Order.'),
      ruling(37, 'The Captain must give an Order or Save the Day; there is no pass.', 'BRC-23, BRC-94.'),
      ruling(
        38,
        'The Captain who makes the Breakthrough is the winner of the game.',
        'The original ends the game there and names nobody else.',
      ),
      ruling(39, 'Final Act and To Be Continued stop endless games.', 'No rule of the original does.'),
      ruling(
        58,
        'Conceding hands the seat over to a bot for good and changes nothing on the table. The seat ranks below every seat that has not conceded, whatever it achieves; whoever held on longer ranks higher. A mere hand-over or absence leaves the ranking alone.',
        'One rule for pools, cards, auctions and ratings; the others keep a full bridge.',
      ),
      ruling(
        59,
        'The figure of option finalAct is the last ordinary round L: 6n + 6, late 12n. The Final Act begins with round L + 1; hard stop after round H: 9n + 6, late 15n.',
        'One number, two readings.',
      ),
      ruling(
        64,
        "In a Save the Day the story's Alien is that of the latest Order; before the first Order one is drawn. A round without a taker (BRC-R14) is closed by an idle line.",
        'The ghost-writer needs something to point at.',
      ),
      ruling(
        65,
        'Officers name themselves and the first player the ship (S3); whoever writes the last scene names the episode, by a write question before the match ends (D3).',
        'After the end nothing is asked.',
      ),
    ],
  },
  {
    title: 'Rulings: the story',
    clauses: [
      ruling(
        40,
        'Narration never alters numbers. A skipped or timed-out text is filled by the ghost-writer, marked as such (BRC-R51).',
        'The story has no holes, the match never stalls.',
      ),
      ruling(
        41,
        'Texts that the original demands (Technobabble, Alien Love, closing joke) are filled by the ghost-writer if left blank, so none of them can be missing.',
        'BRC-64, 67, 99.',
      ),
      ruling(
        50,
        'Face-off: each side has a menu of Speak (three lines at most, none in brief and auto) and the three attitudes; both menus are open together and whoever answers first is heard first. A side that has given its attitude says no more; a line that the other is writing meanwhile is still posted. crewFirst / alienFirst: one side goes through its whole menu in public, then the other.',
        'BRC-30 under BRC-R46.',
      ),
      ruling(
        51,
        "Of a text the rules know one thing: whether it is empty. Empty means ghost-written; an entry's source is written or ghost. (An empty officer's name means the card title, an empty ship or title the drawn one.)",
        'The rules never know who sits in a seat: a bot, an absent and a tired player all send the empty text.',
      ),
      ruling(
        52,
        'Ghost lines are drawn in the rules from side streams, t.side(label): keyed by match seed and label, they move no public die and stand in the way of no undo. They name officers by seat; no rule copies a word that a person wrote.',
        'Dice do not depend on the story; masking a text (BRC-R57) changes nothing else.',
      ),
      ruling(
        53,
        'No line repeats before its bag is exhausted. The bags are part of the state, and public.',
        'An episode should not tell the same joke twice.',
      ),
      ruling(
        54,
        'Sparks, the oracle and "Surprise me" are drawn in the person\'s own client, leaving out what the bags hold; they leave no trace in the match.',
        'Clients do not have the seed; a suggestion is not a move.',
      ),
      ruling(
        55,
        'Text from people is cleaned and screened in the match layer before the rules see it. What was accepted is never judged again by a word list.',
        "A record must replay under tomorrow's list.",
      ),
      ruling(
        56,
        "Kudos, corrections and Cut are marks beside the match, mark {seat, what, on}: judged by the match's time, never known to the rules.",
        'They answer no question and must be possible while others decide.',
      ),
      ruling(
        57,
        'A cut text is masked in entries and events, one block for each character. The record still verifies. A cut ghost line is only folded away.',
        'Words can be taken back; dice cannot.',
      ),
      ruling(
        68,
        "The right to narrate goes with the seat, whoever drives it: a bot's empty text is ghost-written in that seat's persona. A person who returns before the answer is in writes it.",
        'BRC-34, 72, 100 speak of players, i.e. seats.',
      ),
    ],
  },
  {
    title: 'Rulings: the table',
    clauses: [
      ruling(
        42,
        "While holding a role card, a player's Crew and Personality cards stay on the table, greyed and without effect; they wake when the role card leaves.",
        'BRC-36.',
      ),
      ruling(
        43,
        'All dice, pools, bids, rolls and cards on the table are public.',
        'Nothing in the original is hidden but face-down choices.',
      ),
      ruling(44, 'Role cards are never held by the same player; every rotation rule keeps them apart.', 'Follows from 77, 78, 102.'),
      ruling(45, 'A player who leaves is replaced by a bot in the same seat.', 'Keeps the table alive.'),
      ruling(
        46,
        'A seat has one open question at a time. An offer that goes with a decision is an option of the same menu. Every question is a step of its own: what is half decided (an Order without its text, a plan without its die, one attitude of two, the first card of two) lies in the state.',
        'A clock that runs out, a concession or a match opened again must not undo what was decided.',
      ),
      ruling(
        47,
        "A choose with a single possible answer is taken without asking; only the Captain's command (O1) is always asked.",
        'Saves clicks; the button of the Final Act wants a hand.',
      ),
      ruling(
        48,
        'Default answers follow from the state alone; nothing is drawn for them.',
        'The clock must be able to answer without moving a die.',
      ),
      ruling(
        49,
        'An attitude is final once given. The first one given lies hidden in the state until the second is in.',
        "Otherwise the quicker typist could wait for the other's tell (BRC-58 fixes only the deadline).",
      ),
      ruling(
        60,
        'Number of seats, who sits where, bot levels, clocks, take-backs and spectators belong to the table, not to the game. The game gives each question a patience by which the clock is slowed.',
        'The same for all games.',
      ),
    ],
  },
  {
    title: 'Optional rules',
    clauses: [
      {
        id: 'FR-1',
        text: "Reputation: Each seat starts at 0. Winning a challenge as Hostile +1, as Friendly −1, as Neutral 0 (Technobabble and Alien Love 0). In Save the Day add 3 × the Captain's reputation to the Alien's total (a negative reputation lowers it). Totals are compared after that.",
      },
      {
        id: 'FR-2',
        text: 'Steady Neutral: If exactly one side is Neutral, the other side wins if and only if its automatic win comes up; otherwise the Neutral side wins, whatever the numbers.',
      },
      {
        id: 'FR-3',
        text: 'Good standing: Each seat has a marker, up at the start. Winning an auction with "With respect, sir" turns it down; with the marker down that bid is illegal; taking a Commission die to carry out an Order (drafted included) turns it up. While the Commission pool is empty the marker neither forbids nor turns.',
      },
      {
        id: 'OPT-1',
        text: 'Short episode: after the role auctions half as many dice of each type as there are seats, rounded down, leave each pool, or as many as are left.',
      },
    ],
  },
];
