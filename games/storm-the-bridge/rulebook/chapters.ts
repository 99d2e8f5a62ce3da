/** The clauses of the rulebook, in our words. Plain numbers restate the source; R numbers are rulings of ours, each with its reason. */
import type { Chapter } from '@bridgehead/kernel';

export const chapters: readonly Chapter[] = [
  {
    title: 'Premise',
    clauses: [
      {
        id: 'STB-1',
        text: 'Setting: the FSS Polemus has lost her captain to acute Galactic Mumples; officers and visiting dignitaries compete for command.',
      },
      { id: 'STB-2', text: 'Each player is both a leader with a party and a "writer" who bends the story (the action cards).' },
      { id: 'STB-3', text: 'Players recruit, sabotage and fight over sections; exactly one leader ends as Captain.' },
      { id: 'STB-4', text: 'The aim is the Bridge; influence buys crew, crew supply combat.' },
      { id: 'STB-5', text: 'The player whose turn it is is the active player; players take turns being active.' },
      { id: 'STB-6', text: 'A turn has three phases in this order: Reset, Action, Redeployment.' },
      { id: 'STB-7', text: 'Reset in short: the active player cycles the pool, untaps, refills the hand.' },
      { id: 'STB-8', text: 'Action in short: the active player may recruit from the pool (once) and attack sections.' },
      { id: 'STB-9', text: "In the Action Phase active and non-active players may play action cards, within each card's restrictions." },
      {
        id: 'STB-10',
        text: "Redeployment in short: the active player stations crew in their own sections; then the next player's turn begins.",
      },
      {
        id: 'STB-11',
        text: 'Winning takes two things: occupying the Bridge, and then using its tap ability, which is Victory.',
        about: ['S1'],
      },
    ],
  },
  {
    title: 'Set-up',
    clauses: [
      { id: 'STB-12', text: 'Shuffle the leaders and deal one to each player.' },
      { id: 'STB-13', text: 'Leaders not dealt are out for the whole game.' },
      {
        id: 'STB-14',
        text: 'Every leader has a matching card in the crew deck; the match of a leader in play is taken out for the whole game.',
        about: ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9'],
      },
      { id: 'STB-15', text: 'The section cards start centrally, beside the decks, belonging to nobody.' },
      {
        id: 'STB-16',
        text: 'The passive Conduit Access is taken from the action cards and set with the Engine Room.',
        about: ['P01', 'S2'],
      },
      { id: 'STB-17', text: 'Shuffle the action cards and deal every player their default hand size, usually 5.' },
      { id: 'STB-18', text: 'The remaining action cards, face down, are the Action Stack.' },
      { id: 'STB-19', text: 'Beside it is the Discard Pile, which only ever holds action cards.' },
      { id: 'STB-20', text: 'Shuffle the crew; face down they are the Crew Stack.' },
      { id: 'STB-21', text: 'Two crew are turned face up beside the Crew Stack with room left for a third: the Available Crew Pool.' },
    ],
  },
  {
    title: 'Card types',
    clauses: [
      { id: 'STB-22', text: '9 leader cards (oversized, blue): name, rank/title, affiliation, combat, influence, special ability.' },
      { id: 'STB-23', text: "The leader is the player's avatar and stays in front of its player all game." },
      { id: 'STB-24', text: '5 section cards (oversized, purple): name, To Take, affiliation, occupier bonuses, special abilities.' },
      { id: 'STB-25', text: 'Sections start in the centre, unoccupied, and may later pass from player to player.' },
      {
        id: 'STB-26',
        text: '32 crew cards (blue): name, title, affiliation if any, To Recruit, combat, influence, special abilities if any.',
      },
      { id: 'STB-27', text: 'Crew start in the Crew Stack and enter play through the pool.' },
      { id: 'STB-28', text: 'Crew are never killed or discarded; a removed crew member goes to the bottom of the Crew Stack.' },
      {
        id: 'STB-29',
        text: '104 action cards: type, title, graphic, text; some also show restrictions and an icon of the card type they affect.',
      },
      { id: 'STB-30', text: 'Instants act once or for one turn and then lie face up on the Discard Pile.' },
      { id: 'STB-31', text: 'Passives are attached to another card and work until an action or ability removes them.' },
    ],
  },
  {
    title: 'Reset Phase',
    clauses: [
      { id: 'STB-32', text: 'The active player cycles the pool, untaps own cards, draws back to default hand size.' },
      { id: 'STB-33', text: 'No action cards may be played in the Reset Phase.' },
      { id: 'STB-34', text: "Pool size is two during the game's opening turn and three in all later turns, unless a card says otherwise." },
      {
        id: 'STB-35',
        text: 'Open spots: slide crew toward the stack, then flip new crew into the open far spots; so the oldest crew is always nearest the stack.',
      },
      {
        id: 'STB-36',
        text: 'No open spots: the crew nearest the stack goes to the bottom of the Crew Stack, the others slide, one new crew is flipped into the farthest spot.',
      },
      { id: 'STB-37', text: 'A tapped card (sideways) has been used for the turn; an untapped (upright) card can be used.' },
      { id: 'STB-38', text: 'Untap all your tapped cards except those that say they stay tapped.' },
      { id: 'STB-39', text: 'Draw as many cards as bring your hand back to its default size (5 unless changed).' },
      { id: 'STB-40', text: 'Whoever draws the last card of the Action Stack shuffles the Discard Pile into a new Action Stack.' },
      { id: 'STB-41', text: 'When all three steps are done the Action Phase begins.' },
    ],
  },
  {
    title: 'Action Phase',
    clauses: [
      { id: 'STB-42', text: 'The active player may recruit once per turn, unless a card changes that.', about: ['stb.menu'] },
      { id: 'STB-43', text: "The active player may attack any number of times, as far as the party's strength allows." },
      { id: 'STB-44', text: 'The active player may use special abilities.' },
      { id: 'STB-45', text: 'Active and non-active players may play instants and passives, obeying their restrictions.' },
      { id: 'STB-46', text: "Hands are not refilled before the owner's next Reset Phase." },
      { id: 'STB-47', text: 'Every action can be challenged or countered at once.', about: ['stb.respond'] },
      { id: 'STB-48', text: 'After a reasonable chance to counter, the action resolves, and only then can another action occur.' },
      { id: 'STB-49', text: 'Action cards are instants (yellow) or passives (green).' },
      { id: 'STB-50', text: 'An instant acts at once or briefly, typically for the rest of the active phase; it is temporary.' },
      { id: 'STB-51', text: 'A one-time instant is discarded as soon as it has been played out.' },
      {
        id: 'STB-52',
        text: 'An instant that modifies things through the turn stays on the table and is discarded at the end of the turn.',
      },
      { id: 'STB-53', text: 'A passive attaches to a crew member, a leader or a section and stays until removed.' },
      { id: 'STB-54', text: "The border colour of the passive's bottom area shows which card type can host it." },
      { id: 'STB-55', text: 'An attached passive lies below its host so that its data can be read.' },
      { id: 'STB-56', text: 'Where a card or special ability contradicts a basic rule, the card wins.' },
    ],
  },
  {
    title: 'Recruit',
    clauses: [
      {
        id: 'STB-57',
        text: 'Recruiting (active player only) brings a crew member from the pool into the party.',
        about: ['stb.commit.recruit'],
      },
      { id: 'STB-58', text: 'It is done by tapping leader and/or crew and using their combined influence.' },
      { id: 'STB-59', text: "A card tapped for recruiting stays tapped until the start of its owner's next turn." },
      { id: 'STB-60', text: 'The active player may also discard action cards: +1 influence per card.', about: ['stb.points'] },
      { id: 'STB-61', text: 'A recruited crew member enters the party tapped.' },
      { id: 'STB-62', text: 'Only one crew member per turn this way; other cards and abilities may allow more.' },
    ],
  },
  {
    title: 'Attack',
    clauses: [
      { id: 'STB-63', text: 'Attacking (active player only) is how a section is taken over.', about: ['stb.commit.attack'] },
      { id: 'STB-64', text: 'It is done by tapping leader and/or crew and using their combat points.' },
      { id: 'STB-65', text: "A card tapped for an attack stays tapped until the start of its owner's next turn." },
      {
        id: 'STB-66',
        text: 'The active player, and only the active player, may discard action cards: +1 attack per card.',
        about: ['stb.points'],
      },
      { id: 'STB-67', text: 'Legal targets: unoccupied sections in the centre and sections occupied by opponents.' },
      { id: 'STB-68', text: 'Against an unoccupied section the attack needs at least the To Take number.' },
      { id: 'STB-69', text: 'Against an occupied section the attack needs at least its current defense; To Take is then ignored.' },
      {
        id: 'STB-70',
        text: 'Attack points = combat and attack points of the leader/crew tapped for it, with abilities and cards that change combat or attack (never defense).',
      },
      { id: 'STB-71', text: "Defense includes the occupying leader's combat/defense points." },
      { id: 'STB-72', text: 'Defense includes the combat/defense points of crew stationed in that section.' },
      { id: 'STB-73', text: "Defense includes the section's own defense bonus; sections have defense points only." },
      { id: 'STB-74', text: 'Defense includes abilities and cards that change combat or defense (never attack).' },
      { id: 'STB-75', text: 'Combat counts both ways; "attack" counts only when attacking, "defense" only when defending.' },
      { id: 'STB-76', text: "The leader's points help defend all sections of the party." },
      { id: 'STB-77', text: 'Attacking crew stay assigned to their station and may attack any section.' },
      { id: 'STB-78', text: 'Defending crew defend only the section they are stationed in.' },
      { id: 'STB-79', text: 'Defenders count whether tapped or untapped, and defending does not tap them.' },
      {
        id: 'STB-80',
        text: 'Once an attack has begun, any player may play cards or use abilities that affect it: modifiers, crew availability, tap status, other conditions.',
      },
      { id: 'STB-81', text: 'One crew member or leader cannot be used twice for the same action, even if untapped in between.' },
      {
        id: 'STB-82',
        text: 'The attack resolves once nobody wants to act or react any more; it succeeds if the attacker still has the points needed.',
      },
      { id: 'STB-83', text: 'On success the attacking cards become tapped.' },
      { id: 'STB-84', text: 'On success the section changes party and enters the new party tapped.' },
      { id: 'STB-85', text: 'On failure the attackers stay untapped, free for a different action.' },
    ],
  },
  {
    title: 'Redeployment Phase',
    clauses: [
      { id: 'STB-86', text: 'It begins when the active player wants no more actions and everything is resolved.' },
      { id: 'STB-87', text: 'No action cards may be played in it.' },
      { id: 'STB-88', text: 'It is skipped if the active player occupies no section.', about: ['stb.redeploy'] },
      { id: 'STB-89', text: 'The active player places crew beside own occupied sections to defend them.', about: ['stb.deploy'] },
      { id: 'STB-90', text: "Afterwards crew cannot change section until that player's next Redeployment Phase." },
      {
        id: 'STB-91',
        text: "When a section is taken, the crew who defended it become unassigned until their player's following Redeployment Phase.",
      },
      { id: 'STB-92', text: 'Leaders are not deployed; they defend every section of the party.' },
      { id: 'STB-93', text: 'If all players agree, one player may redeploy while the next already starts Reset.', about: ['overlap'] },
      { id: 'STB-94', text: 'The rulebook is marked as unfinished and may change.' },
    ],
  },
  {
    title: 'Rulings: Set-up and the pool',
    clauses: [
      {
        id: 'STB-R1',
        text: '2–6 seats; turn order is clockwise by seat; the first seat is drawn at random.',
        why: 'Seed names neither; 9 leaders and 32 crew carry six parties.',
      },
      {
        id: 'STB-R2',
        text: 'Only the matches of dealt leaders leave the crew deck; matches of undealt leaders stay in it.',
        why: 'Seed says "the matching card" in the dealing step; otherwise nine crew cards would never be used.',
      },
      {
        id: 'STB-R3',
        text: 'Conduit Access starts attached to the Engine Room and is bound: it is never in a hand, the Action Stack or the Discard Pile; whatever would discard it returns it to the Engine Room. The Action Stack is therefore built from 103 cards.',
        why: 'The seed gives it a fixed home.',
        about: ['P01'],
      },
      {
        id: 'STB-R4',
        text: '"First turn of the game" is the first seat\'s first turn only. In that Reset the cycle step does nothing: two crew stay, no third is flipped.',
        why: 'The set-up leaves the third spot empty and STB-34 says two.',
      },
      {
        id: 'STB-R5',
        text: 'In one Reset the pool is either filled (some spot open) or cycled (none open), never both.',
        why: 'Literal reading of STB-35/36.',
      },
      {
        id: 'STB-R6',
        text: 'If the Crew Stack is empty, spots that cannot be filled stay open, and a full pool is not cycled.',
        why: 'Nothing to flip.',
      },
      {
        id: 'STB-R32',
        text: "The Bridge's defense bonus equals the number of seats at the start of the match.",
        why: 'With more rivals between capture and claim the holder needs more help.',
        about: ['S1', 'bridgeDefense'],
      },
      {
        id: 'STB-R41',
        text: "Overlapped redeployment (STB-93) is a match option requiring every seat's consent.",
        why: 'Consent is given once, at table creation.',
        about: ['overlap'],
      },
      {
        id: 'STB-R42',
        text: 'Leader and crew cards share a border colour in the seed, so the host type of a passive is read from its affects-icon (STB-29), not from the colour alone.',
        why: 'Blue is ambiguous.',
        about: ['A01'],
      },
    ],
  },
  {
    title: 'Rulings: Recruiting and attacking',
    clauses: [
      { id: 'STB-R7', text: 'A recruit succeeds if influence ≥ To Recruit.', why: 'Seed never states the comparison; mirrors STB-68.' },
      {
        id: 'STB-R8',
        text: "Recruiters, like attackers, are committed first and tapped only if the recruit succeeds; a failed recruit does not use up the turn's recruit; discarded cards stay spent.",
        why: 'The seed says attacking works "like recruiting"; one model for both is easier to learn.',
      },
      {
        id: 'STB-R9',
        text: 'At least one leader or crew must be committed, and each committed card must have at least 1 relevant point (influence, or combat+attack) at declaration.',
        why: 'Discards are a bonus to tapping, not a substitute.',
      },
      {
        id: 'STB-R10',
        text: 'Discard-bonus cards may be discarded at declaration and also later, whenever the active player has priority and the attempt is on top of the stack. Each such discard restarts the passing round but opens no window of its own.',
        why: 'It is the natural answer to a reaction; STB-66 sets no other time limit.',
        about: ['stb.points'],
      },
      {
        id: 'STB-R11',
        text: 'The set of attackers/recruiters is fixed at declaration; only a card or ability can add to it.',
        why: 'After the start STB-80 lists cards and abilities only; guessing the right force is the tension.',
      },
      {
        id: 'STB-R12',
        text: 'A committed card that has become tapped or has left the party does not count at resolution; if it is untapped again in time it counts, once.',
        why: 'Gives "tap status" in STB-80 its meaning and obeys STB-81.',
      },
      {
        id: 'STB-R13',
        text: 'A declaration is short if its total is below the number needed at that moment. Each seat may make one short declaration per target (section or candidate) per turn; all further ones must meet the number.',
        why: 'Allows bluff and late boosts, forbids endless free attempts.',
      },
      { id: 'STB-R14', text: "A card's contribution is never below 0; the number needed is never below 1.", why: 'Keeps arithmetic sane.' },
      {
        id: 'STB-R28',
        text: 'Stationing is optional. Newly recruited, stolen or displaced crew are unassigned. Unassigned crew may be committed to anything but defend nothing.',
        why: 'STB-77, STB-89, STB-91.',
      },
      {
        id: 'STB-R29',
        text: 'Crew entering a party by any means enter tapped and unassigned unless a card says otherwise.',
        why: 'Extends STB-61.',
      },
      {
        id: 'STB-R30',
        text: 'A seat cannot attack its own section or recruit from another party by the recruit action.',
        why: 'STB-57, STB-67.',
      },
      {
        id: 'STB-R31',
        text: "Affiliations matter: Kinship – a candidate with your leader's affiliation costs 1 less To Recruit. Home deck – crew stationed in a section of their own affiliation have +1 defense there. Cards refer to affiliations too. Can be switched off.",
        why: 'The seed prints affiliations but gives them no rule.',
        about: ['affiliations'],
      },
      {
        id: 'STB-R33',
        text: 'A card that is tapped keeps its static abilities and bonuses; only activated abilities need it untapped.',
        why: 'STB-79 already counts tapped defenders.',
      },
      { id: 'STB-R34', text: 'If the candidate leaves the pool during a recruit, the recruit fails.', why: 'Nobody left to hire.' },
      {
        id: 'STB-R35',
        text: 'Pool spots emptied in the Action Phase stay open until the next Reset, unless a card refills them.',
        why: 'STB-35 acts in Reset.',
      },
      {
        id: 'STB-R36',
        text: 'Pool crew are not in a party: they cannot host passives, be tapped or be stationed.',
        why: 'They have joined nobody yet.',
      },
      {
        id: 'STB-R45',
        text: 'The "match or exceed" of STB-68/69 also governs STB-82, which only says "equal".',
        why: 'The seed is inconsistent; the fuller wording wins.',
      },
    ],
  },
  {
    title: 'Rulings: Abilities and answers',
    clauses: [
      {
        id: 'STB-R15',
        text: "An ability's tap is paid when it is declared; if the ability is cancelled the tap stays paid.",
        why: 'You tapped it to use it.',
      },
      {
        id: 'STB-R16',
        text: "Activated abilities are used in the Action Phase only. Plain ones: own turn, as an action or response. Ones marked ↯: any seat's Action Phase when holding priority. A source must be untapped and in the party.",
        why: 'STB-44 and STB-80.',
      },
      {
        id: 'STB-R17',
        text: 'An ability on the stack is independent of its source, except Victory: the claimant must still occupy the Bridge when it resolves. The match ends at once when Victory resolves.',
        why: 'You cannot be captain of a bridge you do not hold.',
        about: ['S1'],
      },
      {
        id: 'STB-R18',
        text: "Because a captured section enters tapped (STB-84), the Bridge can first be tapped for Victory on its captor's next turn, after Reset untaps it. No card in the base set untaps a section.",
        why: 'Makes the hold explicit.',
        about: ['S1'],
      },
      {
        id: 'STB-R19',
        text: 'Response windows: after every declaration priority passes from the active seat clockwise; the top of the stack resolves when every seat has passed in succession.',
        why: 'Digital form of "reasonable chance".',
        about: ['stb.respond'],
      },
      {
        id: 'STB-R20',
        text: 'Responses resolve last-in first-out; after each resolution what lies below gets a fresh passing round.',
        why: '"Immediately countered."',
      },
      {
        id: 'STB-R21',
        text: 'Targets are chosen when a card or ability is declared and checked again on resolution; if no target is legal any more it does nothing (an instant is discarded, a passive too). With several targets the legal ones are affected.',
        why: 'Standard, predictable.',
      },
      {
        id: 'STB-R22',
        text: 'Precedence: card over rule; "cannot" over "may"; among conflicting settings the one resolved last; numeric modifiers always add.',
        why: 'STB-56 needs tie-breaks.',
      },
      {
        id: 'STB-R23',
        text: 'Passives on a crew that goes to the Crew Stack are discarded; passives on a crew or section that changes party stay attached.',
        why: 'STB-31: only removal removes them.',
      },
      {
        id: 'STB-R24',
        text: 'A host cannot carry two passives of the same title. Different titles stack freely.',
        why: 'Stops runaway stacking.',
      },
      {
        id: 'STB-R25',
        text: 'End of turn means after Redeployment; lasting instants are discarded there. Effects "for this attack/recruit" end when that attempt resolves, and the card is discarded then.',
        why: 'Reconciles STB-50 with STB-52.',
      },
      {
        id: 'STB-R37',
        text: 'Cards may target any legal card, friend or foe, unless restricted.',
        why: 'STB-29 restrictions are printed.',
      },
      {
        id: 'STB-R38',
        text: 'Several crew going to the bottom at once go in pool order from spot 1, or in the order named.',
        why: 'Determinism.',
      },
      { id: 'STB-R39', text: 'Simultaneous automatic effects resolve in seat order from the active seat.', why: 'Determinism.' },
      {
        id: 'STB-R43',
        text: 'An action card that is cancelled, or whose target has vanished, is spent and goes to the Discard Pile.',
        why: 'It was played.',
      },
      {
        id: 'STB-R44',
        text: '"Printed" numbers on a card are the ones on its face, before any modifier; thresholds in card texts use printed numbers.',
        why: 'Unambiguous targeting.',
      },
    ],
  },
  {
    title: 'Rulings: Hands and the end of the match',
    clauses: [
      {
        id: 'STB-R26',
        text: 'The reshuffle happens immediately when the last card is drawn, in the middle of a draw if need be. If both stack and pile are empty the missing draws are lost. Cards attached, on the table or on the stack are not shuffled in.',
        why: 'STB-40 taken literally.',
      },
      {
        id: 'STB-R27',
        text: 'Default hand size is computed at the moment of the deal or draw. A hand above it is kept; nothing is discarded.',
        why: 'STB-39 only refills.',
      },
      {
        id: 'STB-R40',
        text:
          'A player may give up at any time. With two seats left the other wins. With more the seat leaves: its crew go to the bottom of the Crew Stack ' +
          'in random order, its hand and the passives on its leader and crew to the Discard Pile, its sections back to the centre untapped with what is ' +
          'attached to them; what it had declared is withdrawn, and if it was active its turn ends at once. A bot may play for somebody who is away. A ' +
          'round ends when the last seat in turn order has finished; after the last round whoever occupies the Bridge wins. If nobody does, these are ' +
          'compared in order: the printed To Take of the sections held, the combat of leader and crew, their influence; seats that are still equal share ' +
          'the win. After 400 questions in one turn everybody passes and the turn ends.',
        why: 'A match at a screen must come to an end, also when somebody leaves it.',
        about: ['roundLimit'],
      },
    ],
  },
];
