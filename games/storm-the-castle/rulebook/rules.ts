/** STC-1 to STC-71: the clauses of the designer's post, in our words. */
import type { Chapter, Clause } from '@bridgehead/kernel';

const clause = (n: number, text: string, about?: readonly string[]): Clause => ({ id: `STC-${n}`, text, ...(about ? { about } : {}) });

export const rules: readonly Chapter[] = [
  {
    title: 'The aim and the start',
    clauses: [
      clause(1, 'You win when one of your units, whichever it is, occupies the enemy keep.', ['NK', 'SK']),
      clause(
        2,
        'The match stops at the moment in which a unit moves into the opposing keep: no last round and no reply. One side has won, the other has lost.',
        ['NK', 'SK'],
      ),
      clause(3, 'The board lies between the two players.'),
      clause(4, 'Each player has a deck of their own, shuffles it thoroughly and puts it face down.'),
      clause(5, 'Dice decide who plays first. Usually the higher throw begins; the players may agree on another way.', ['first']),
      clause(6, 'Each player takes the top five cards of the own deck into hand.'),
    ],
  },
  {
    title: 'The cards',
    clauses: [
      clause(7, 'There are three types of cards: Regular Units, Support Units and Items.'),
      clause(8, 'Items must be easy to tell from units.'),
      clause(9, 'Regular Units are the army proper. They have an Attack and a Defense, and their Defense is above zero.', [
        'shield-bearer',
        'cavalry',
        'knight',
        'hero',
      ]),
      clause(10, 'Only Regular Units can carry items.'),
      clause(11, 'A Regular Unit never stacks with another Regular Unit.'),
      clause(12, 'The Regular Units are Shield Bearers, Cavalry, Knights and the Hero.', ['shield-bearer', 'cavalry', 'knight', 'hero']),
      clause(13, 'Support Units are specialists who serve the Regular Units. They fight badly or not at all.', [
        'assassin',
        'blacksmith',
        'catapult',
        'cleric',
        'sorcerer',
      ]),
      clause(14, 'Support Units have Defense zero. They cannot defend by themselves: one that is attacked dies at once.', [
        'assassin',
        'blacksmith',
        'catapult',
        'cleric',
        'sorcerer',
      ]),
      clause(15, 'A Support Unit may stack with one other Support Unit or with one Regular Unit.'),
      clause(16, 'The Support Units are Clerics, the Blacksmith, the Sorcerer, the Assassin and Catapults.', [
        'assassin',
        'blacksmith',
        'catapult',
        'cleric',
        'sorcerer',
      ]),
    ],
  },
  {
    title: 'The turn',
    clauses: [
      clause(17, 'A turn has three phases: first Draw, then Dispatch, then Move/Attack/Special.', ['stc.dispatch', 'stc.act']),
      clause(18, 'In the Draw phase you take the top card of your deck into your hand.'),
      clause(19, 'If your hand is empty, you take two cards instead.'),
      clause(20, 'You begin each of your turns with 4 dispatch points.', ['stc.dispatch']),
      clause(21, 'Every unit and every item has a dispatch cost from 1 to 4.'),
      clause(22, 'You may dispatch as many units and items as your 4 points pay for.', ['stc.dispatch', 'deploy', 'equip']),
      clause(23, 'Units are dispatched onto your own castle spaces only.', ['deploy']),
      clause(24, 'Items are dispatched onto a Regular Unit, wherever on the board it stands.', ['equip']),
      clause(25, 'A unit can carry only one item.', ['equip']),
      clause(26, 'A unit keeps its item until it dies.', ['equip']),
      clause(27, 'In the third phase each of your units may do one thing: move one space, attack, or use its special ability.', [
        'stc.act',
        'move',
        'melee',
        'ranged',
      ]),
      clause(
        28,
        'The three exclude one another: who has moved cannot attack, who has attacked cannot move, who has used a special ability can do neither.',
        ['stc.act'],
      ),
      clause(29, 'You can make two attacks in a turn at most.', ['melee', 'ranged']),
      clause(30, 'Two attacks must come from two different units.', ['melee', 'ranged']),
      clause(31, 'Any number of units may move or use specials in a turn; only attacks are limited.', ['stc.act']),
    ],
  },
  {
    title: 'Attacking',
    clauses: [
      clause(32, 'The defender must be within reach of the attacker: its move distance, or its range if it can shoot.', [
        'melee',
        'ranged',
      ]),
      clause(33, 'Most units move one space a turn, so they attack adjacent spaces only.', ['melee']),
      clause(34, 'Melee success: the defender goes to the graveyard and the attacker takes its space.', ['melee']),
      clause(35, 'Melee failure: the attacker stays where it is.', ['melee']),
      clause(36, 'Melee critical failure, a natural 2: the attacker goes to the graveyard and the defender stays.', ['melee']),
      clause(37, 'Ranged success: the defender goes to the graveyard, the attacker stays where it is.', ['ranged']),
      clause(38, 'Ranged failure: attacker and defender stay.', ['ranged']),
      clause(39, 'Ranged critical failure: attacker and defender stay; shooting is safe.', ['ranged']),
    ],
  },
  {
    title: 'Success',
    clauses: [
      clause(40, 'Two six-sided dice are thrown and added.'),
      clause(41, 'A natural 2 always fails, whatever the numbers say.'),
      clause(42, 'A natural 12 always succeeds, whatever the numbers say.'),
      clause(43, 'For 3 to 11 the modifier decides, counted from the base number 3.'),
      clause(44, 'Total Attack is the unit’s Attack and all bonuses to it, from terrain, items and so on.'),
      clause(45, 'Total Defense is the unit’s Defense and all bonuses to it, from terrain, battlements, items and so on.'),
      clause(46, 'The Attack Modifier is the total Attack less the total Defense.'),
      clause(47, 'The top number x is 3 plus the Attack Modifier. Every throw from 3 to x succeeds.'),
      clause(48, 'Throws above x, up to 11, fail.'),
      clause(49, 'An attacker on high ground has +2 Attack against a defender on low ground.', [
        'NHW',
        'NHE',
        'SHW',
        'SHE',
        'L1',
        'L2',
        'L3',
        'L4',
      ]),
      clause(50, 'The Great Sword gives +1 Attack.', ['great-sword']),
      clause(51, 'The Tower Shield gives +2 Defense.', ['tower-shield']),
      clause(52, 'Battlements give a bonus to Defense.', ['NBW', 'NBE', 'SBW', 'SBE']),
      clause(
        53,
        'An example: Attack 4, Great Sword, high over low make 7; Defense 3 and Tower Shield make 5. The modifier is 2: a 3, 4, 5 or 12 succeeds, 6 to 11 fail, and a 2 fails and in melee kills the attacker.',
        ['great-sword', 'tower-shield'],
      ),
    ],
  },
  {
    title: 'Stacking',
    clauses: [
      clause(54, 'At most two cards stand in one space.'),
      clause(55, 'Two Regular Units never share a space.'),
      clause(56, 'Where a Regular Unit and a Support Unit share a space, the Regular Unit is on top and defends first.'),
      clause(57, 'Two Support Units in a space are ordered by the alphabet, the first name on top.', [
        'assassin',
        'blacksmith',
        'catapult',
        'cleric',
        'sorcerer',
      ]),
      clause(58, 'The card on top of a stack is always the first to defend.'),
      clause(59, 'An item lies beneath the Regular Unit that carries it.'),
    ],
  },
  {
    title: 'The graveyard',
    clauses: [
      clause(60, 'Destroyed units and items go to the graveyard of their owner, a pile in order.'),
      clause(
        61,
        'A Regular Unit that dies with an item goes there together with it, in the order they had on the board: the unit above the item.',
      ),
      clause(62, 'The order of the graveyard matters for raising units and recovering items.', ['raise', 'recover']),
    ],
  },
  {
    title: 'Special abilities',
    clauses: [
      clause(63, 'Some units have a special ability, which they use instead of moving or attacking.', ['raise', 'recover', 'strengthen']),
      clause(64, 'The Assassin chooses which card of a stack it attacks.', ['assassin']),
      clause(65, 'The Blacksmith: choose an item in your graveyard, then throw the dice. On exactly 7 the item returns to your hand.', [
        'blacksmith',
        'recover',
      ]),
      clause(66, 'Catapults attack at range, up to two spaces away.', ['catapult', 'ranged']),
      clause(67, 'Catapults can attack castle spaces only.', ['catapult', 'ranged']),
      clause(
        68,
        'The Cleric: throw the dice instead of moving. On exactly 7 the unit on top of your graveyard is raised and comes to stand in the Cleric’s space.',
        ['cleric', 'raise'],
      ),
      clause(69, 'The Cleric cannot raise while another unit shares its space.', ['cleric', 'raise']),
      clause(70, 'A Regular Unit that shares its space with a Cleric has +3 Defense.', ['cleric']),
      clause(71, 'The Sorcerer can give the Regular Unit in its space +3 Attack, instead of moving or attacking itself.', [
        'sorcerer',
        'strengthen',
      ]),
    ],
  },
];
