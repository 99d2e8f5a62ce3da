/** The words of the guided first match. */
export const guideWording: Readonly<Record<string, string>> = {
  'stc.guide.goal': 'The goal',
  'stc.guide.goal.text': 'Put any one of your units into the enemy keep, the castle at the top, and you win at once.',
  'stc.guide.dispatch': 'Muster a soldier',
  'stc.guide.dispatch.text':
    'Tap a Shield Bearer in your hand, then a lit castle space: take a battlement. You have 4 points each turn; the coin on a card is its cost.',
  'stc.guide.march': 'March',
  'stc.guide.march.text':
    'Tap your unit, then a lit space in front of it: the ridge is high ground. A unit does one thing a turn: move, attack, or its special.',
  'stc.guide.attack': 'First attack',
  'stc.guide.attack.text':
    'An enemy is in reach: tap your unit, then the enemy, and read the strip. Low sums are good: the green ones succeed, 12 always does, and a 2 kills the attacker. Tap again to roll.',
  'stc.guide.ridge': 'From the ridge',
  'stc.guide.ridge.text': 'High over low gives +2 Attack. From a ridge down to a ford or marsh your odds are at their best.',
  'stc.guide.shield': 'Gear',
  'stc.guide.shield.text': 'Items go to Regular Units anywhere on the board and stay for life. Tap the item in your hand, then a unit.',
  'stc.guide.stack': 'Stack',
  'stc.guide.stack.text':
    'A Cleric under a Regular Unit gives it +3 Defense. Put one with a Shield Bearer into your keep and see its Defense grow from 3 to 7.',
  'stc.guide.assassin': 'Stacks are not safe',
  'stc.guide.assassin.text':
    'The enemy has an Assassin on the board: it chooses whom it attacks in a stack, and Support Units fall without a roll.',
  'stc.guide.catapult': 'Bombard',
  'stc.guide.catapult.text':
    'A Catapult shoots at castle spaces up to two paths away and is never hurt by it. Clear a tower, then walk in.',
  'stc.guide.storm': 'Storm the keep',
  'stc.guide.storm.text':
    'You are at the gate. Tap your unit, then the enemy keep: walk in if it is empty, attack whoever guards it. Inside, you win at once.',
  'stc.guide.free': 'On your own',
  'stc.guide.free.text': 'March on. Keep a guard in your own keep, use both attacks, and press the lamp for a hint whenever you like.',

  'stc.guide.wait': 'Their turn',
  'stc.guide.wait.text': 'Watch where they march. If an enemy stands next to your keep, it can fall in their next turn.',
  'stc.guide.guard': 'Your keep is empty',
  'stc.guide.guard.text': 'One enemy in your keep ends the match. Send {card} there: it costs {cost} of your {points} points.',
  'stc.guide.muster': 'Points left: {points}',
  'stc.guide.muster.text': 'Tap {card} in your hand (it costs {cost}); what you do not spend is lost. Or finish dispatching.',
  'stc.guide.place': 'Where should {card} go?',
  'stc.guide.place.text': 'Tap the ringed place; any lit one is free to take. In front a unit can march next turn, in the keep it guards.',
  'stc.guide.bearer': 'Who should carry {card}?',
  'stc.guide.bearer.text': 'Tap one of your lit units: the item stays with it for life.',
  'stc.guide.dispatched': 'Nothing more to send',
  'stc.guide.dispatched.text': 'Your points are spent or nothing fits. Finish dispatching; then your units act.',
  'stc.guide.aimed': 'Roll?',
  'stc.guide.aimed.text': '{chance} that it works. Press the loud button to throw the dice, or tap another target.',
  'stc.guide.go': 'What should {unit} do?',
  'stc.guide.go.text': 'Tap a lit space to move there, or an enemy to see the odds. Then this unit is done for the turn.',
  'stc.guide.fight': 'In reach',
  'stc.guide.fight.text': 'Your {unit} can attack {target}: {chance}. Tap it to aim. You may attack twice a turn.',
  'stc.guide.onward': 'March on',
  'stc.guide.onward.text': 'Your {unit} has not acted yet. Tap it and bring it closer to the enemy keep, or to where it is needed.',
  'stc.guide.end': 'All have acted',
  'stc.guide.end.text': 'Nobody can do more this turn. End it.',
};
