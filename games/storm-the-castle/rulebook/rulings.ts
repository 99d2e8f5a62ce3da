/** STC-R1 to STC-R46: what this edition decides or designs, and why. */
import type { Chapter, Clause } from '@bridgehead/kernel';

const ruling = (n: number, text: string, why: string, about?: readonly string[]): Clause => ({
  id: `STC-R${n}`,
  text,
  why,
  ...(about ? { about } : {}),
});

const ALL: readonly Clause[] = [
  ruling(
    1,
    'The board is "Two Castles", 22 spaces and 37 paths: the designer’s layout, and five paths more. Each ridge is joined to the outer marsh, and the two fords to each other.',
    'The layout is known from a rough sketch only. Without these paths the wings meet at the keeps alone, and a ridge overlooks a single space.',
    ['board'],
  ),
  ruling(
    2,
    'The castle spaces of a side are its keep, both towers and both battlements. They stay that side’s castle spaces even while an enemy stands on one.',
    'They are what is built on the board, and buildings do not change hands.',
    ['deploy'],
  ),
  ruling(3, 'Copies and numbers of the cards are those of the card tables of this edition.', 'The post names the cards without numbers.'),
  ruling(
    4,
    'A deck holds one Hero, one Blacksmith, one Sorcerer and one Assassin, and several of everything else.',
    'The post speaks of exactly these four in the singular.',
    ['hero', 'blacksmith', 'sorcerer', 'assassin'],
  ),
  ruling(
    5,
    'Every unit has a Move: 2 for Cavalry, 1 for all others. "One space" in the rules means up to the unit’s Move.',
    'STC-33 says that most units move one space, so some move farther; riders are the natural ones.',
    ['cavalry', 'move'],
  ),
  ruling(
    6,
    'A move follows paths. On the way it may pass empty spaces and own units, even a full stack, never an enemy. It ends on an empty space or in a legal stack. Staying where one is, is not a move.',
    'Riding past friends is natural, riding through enemies is not.',
    ['move'],
  ),
  ruling(
    7,
    'Every unit moves by itself; a stack does not move as one, and two units cannot change places in one step.',
    'STC-27 speaks of each unit.',
    ['move'],
  ),
  ruling(
    8,
    'A space that the enemy holds cannot be entered by a move, only by a melee success that empties it.',
    'Otherwise there would be no blocking.',
    ['move'],
  ),
  ruling(
    9,
    'Melee reaches as far as the unit moves. A unit with Move 2 may charge a target two paths away if some way there has a middle space without enemies.',
    'STC-32 ties reach to move distance.',
    ['cavalry', 'warhorse', 'melee'],
  ),
  ruling(
    10,
    'The range of a shot is counted along the fewest paths; whoever stands in between does not block it.',
    'Shots fly over heads.',
    ['ranged', 'catapult', 'longbow'],
  ),
  ruling(11, 'A unit that was dispatched this turn may act this turn.', 'The third phase gives an action to every unit.', ['deploy']),
  ruling(
    12,
    'Several units may be dispatched onto one castle space as long as the stack is legal. A castle space that the enemy holds receives nobody.',
    'STC-54 and STC-55 hold everywhere.',
    ['deploy'],
  ),
  ruling(
    13,
    'Items go only to your own Regular Units that carry none, and work at once.',
    'The advice to choose carefully makes sense for own units only.',
    ['equip'],
  ),
  ruling(14, 'Points that are not spent lapse when the Dispatch phase ends.', 'Every turn begins with a fresh 4.', ['done']),
  ruling(
    15,
    'Whether the hand is empty is looked at once, as the Draw phase begins. With fewer cards left than you should draw, you draw those.',
    'The plain reading.',
  ),
  ruling(
    16,
    'An empty deck is not shuffled anew and costs nothing; there is just nothing more to draw.',
    'No rule punishes it, and it moves the late game to the board.',
  ),
  ruling(
    17,
    'There is no limit to a hand. Cards are never discarded by choice, and own units are never removed by choice.',
    'The post knows none of these.',
  ),
  ruling(18, 'If the throws for the first turn are equal, both throw again.', 'The usual custom.', ['first']),
  ruling(19, 'With a negative modifier x is below 3, and only the natural 12 succeeds.', 'It follows from STC-42 and STC-47.'),
  ruling(
    20,
    'With x at 11 or above, 3 to 11 succeed; with the 12 that is 35 throws in 36, and it never gets better.',
    'STC-41 keeps the 2 a failure.',
  ),
  ruling(
    21,
    'An attack on a Support Unit needs no dice: it dies. The attack still is the attacker’s action and one of the two attacks, and it carries no risk.',
    'STC-14 says that the unit dies at once.',
    ['melee', 'ranged'],
  ),
  ruling(
    22,
    'One attack kills one unit at most. If another is left in the space, a melee attacker stays where it was, and it is a success all the same; it moves in only when the space is empty.',
    'The next card of the stack is next to defend and so still holds the space.',
    ['melee'],
  ),
  ruling(23, 'Items do not count towards the two cards of STC-54.', 'STC-59 would clash with STC-54 otherwise.'),
  ruling(24, 'Of two Support Units with one name, the one that has been in the space longer is on top.', 'The alphabet does not decide.', [
    'catapult',
    'cleric',
  ]),
  ruling(
    25,
    'The Assassin chooses among units, not items. A Support Unit it singles out dies without dice; a Regular Unit it singles out defends with all its bonuses. It is a melee attack and counts as one.',
    'Items have no Defense and stay until the bearer dies.',
    ['assassin'],
  ),
  ruling(
    26,
    'The shot of a Catapult is its attack and counts as one of the two. It is always ranged, also at one space. It may aim at an enemy on any castle space, of either castle.',
    'STC-66 and STC-67 say how a Catapult attacks; they add no further activity.',
    ['catapult', 'ranged'],
  ),
  ruling(
    27,
    'The Cleric and the Blacksmith have no Attack and never attack. The Sorcerer can, in melee.',
    'STC-13 says that some do not fight at all, and STC-71 that the Sorcerer could.',
    ['cleric', 'blacksmith', 'sorcerer'],
  ),
  ruling(
    28,
    'The Sorcerer’s bonus goes to a Regular Unit of its space that has not acted, while an attack is left; it lasts until the end of the turn. A unit is strengthened once a turn.',
    'The bonus is for an attack; refusing useless uses spares slips of the hand.',
    ['sorcerer', 'strengthen'],
  ),
  ruling(29, 'The Cleric’s +3 Defense is always there and takes no action.', 'Unlike for the throw, the post does not say "instead".', [
    'cleric',
  ]),
  ruling(
    30,
    'A Cleric can pray only while the top card of its owner’s graveyard is a unit.',
    'This is what makes the order of the graveyard matter.',
    ['cleric', 'raise'],
  ),
  ruling(
    31,
    'A raised unit comes back without its item, which then is the top card; it cannot act this turn and may receive another item later. It may be Regular or Support and appears wherever the Cleric stands.',
    'Death ends the hold on the item, and raising is not dispatching.',
    ['raise'],
  ),
  ruling(
    32,
    'Terrain helps whoever stands on it. High over low counts in melee and at range, by the spaces of attacker and defender; attacking uphill has no penalty.',
    'The post names the position, not the owner.',
  ),
  ruling(
    33,
    'The type of a card is printed on it. A Regular Unit whose total Defense falls to zero or below still has the dice thrown against it.',
    'STC-14 is for Support Units alone.',
    ['battle-axe'],
  ),
  ruling(34, 'There are no response windows: only the active player decides.', 'The defender is given no choice anywhere.'),
  ruling(
    35,
    'Once the third phase has begun, nothing more is dispatched that turn. An item that the Blacksmith regains waits for a later turn.',
    'STC-17 puts the phases in order.',
    ['recover'],
  ),
  ruling(36, 'All that follows the draw is free: you may dispatch nothing and act with nobody.', 'The rules say "may" throughout.', [
    'done',
    'end',
  ]),
  ruling(
    37,
    'An attack needs an enemy unit as its target; empty spaces and own units cannot be attacked. An empty enemy castle space is simply entered by a move.',
    'There is nothing to throw against.',
    ['melee', 'ranged'],
  ),
  ruling(
    38,
    'In the third phase units act one after another in any order, each to the end before the next is chosen.',
    'So people play, and one result guides the next choice.',
    ['stc.act'],
  ),
  ruling(
    39,
    'A unit that leaves a stack, by moving or by advancing after a success, leaves its partner behind; the partner is a lone unit from then on.',
    'Every unit acts by itself.',
  ),
  ruling(40, 'Either unit of a stack may act, the lower one too.', 'The order matters for defending only.'),
  ruling(
    41,
    'The match is counted out when the second player has finished the last turn of the round limit, or after 12 rounds in a row without attack and dispatch. The first difference decides: more own units on enemy castle spaces; fewer paths from the own foremost unit to the enemy keep (99 without a unit); the higher sum of costs of own units and their items on the board; else it is a draw. If neither side has a unit on the board, in hand or in the deck, it is a draw at once. Either player may give up at any time; then the other wins.',
    'No match may go on for ever.',
    ['roundLimit'],
  ),
  ruling(
    42,
    'The second player may be helped by a sixth card in the opening hand, if the players agree; the default is no help.',
    'Whoever begins wins about 53 matches in 100; the sixth card makes it even.',
    ['help'],
  ),
  ruling(
    43,
    'Battle Axe, Longbow, Siege Ladder and Warhorse are designed in this edition. The Warhorse is not for Cavalry.',
    'The post names two items, and there is room for more kinds of bonus.',
    ['battle-axe', 'longbow', 'siege-ladder', 'warhorse'],
  ),
  ruling(
    44,
    'A player without units, hand or deck is not out: the turns pass by until the keep falls or the match is counted out.',
    'There is only one way to lose.',
  ),
  ruling(45, 'The meadows outside the towers are neither high nor low ground.', 'The layout marks the inner open spaces only.', [
    'NOW',
    'NOE',
    'SOW',
    'SOE',
  ]),
  ruling(
    46,
    'The bonus that the text adds to 3 is the Attack Modifier of the formula, with the Defense already taken off.',
    'Example and formula of the post agree on it.',
  ),
];

const between = (title: string, from: number, to: number): Chapter => ({ title, clauses: ALL.slice(from - 1, to) });

export const rulings: readonly Chapter[] = [
  between('Rulings: board, cards and movement', 1, 10),
  between('Rulings: dispatch and draw', 11, 18),
  between('Rulings: attack and stacking', 19, 27),
  between('Rulings: specials and terrain', 28, 33),
  between('Rulings: turn and end', 34, 46),
];
