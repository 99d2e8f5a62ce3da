/** The words of the guided first match. */
export const guideWording: Readonly<Record<string, string>> = {
  'stc.guide.goal': 'The goal',
  'stc.guide.goal.text': 'Get any one of your units into the enemy keep, the castle at the top, and you win.',
  'stc.guide.dispatch': 'Deploy a soldier',
  'stc.guide.dispatch.text':
    'Tap a Shield Bearer, then a lit battlement. You get 4 points a turn; the coin shows the cost.',
  'stc.guide.march': 'Move out',
  'stc.guide.march.text':
    'Tap your unit, then the lit ridge ahead. Each unit does one thing a turn.',
  'stc.guide.attack': 'First attack',
  'stc.guide.attack.text':
    'An enemy is in reach. Tap your unit, then the enemy, and check your chance. Green rolls hit.',
  'stc.guide.ridge': 'High ground',
  'stc.guide.ridge.text': 'From a ridge down to a ford you get +2 Attack.',
  'stc.guide.shield': 'Items',
  'stc.guide.shield.text': 'Tap an item, then one of your Regular Units. It keeps the item for life.',
  'stc.guide.stack': 'Stack up',
  'stc.guide.stack.text':
    'A Cleric gives the Regular Unit on its space +3 Defense. Deploy one into your keep.',
  'stc.guide.assassin': 'Watch out: Assassin',
  'stc.guide.assassin.text':
    'The enemy Assassin picks its target in a stack, and Support Units fall without a roll.',
  'stc.guide.catapult': 'Bombard',
  'stc.guide.catapult.text':
    'A Catapult hits castle spaces two paths away, at no risk. Clear a tower, then walk in.',
  'stc.guide.storm': 'Storm the keep',
  'stc.guide.storm.text':
    'You’re at the gate! Tap your unit, then the enemy keep.',
  'stc.guide.free': 'You’re on your own',
  'stc.guide.free.text': 'Keep a guard in your keep and use both attacks. Stuck? Tap the light bulb.',

  'stc.guide.wait': 'Their turn',
  'stc.guide.wait.text': 'Watch where they go. An enemy next to your keep can storm it next turn.',
  'stc.guide.guard': 'Your keep is empty',
  'stc.guide.guard.text': 'One enemy in your keep and you lose. Deploy {card} there ({cost} of {points} points).',
  'stc.guide.muster': '{points} points left',
  'stc.guide.muster.text': 'Deploy {card} ({cost}). Points you don’t spend are lost.',
  'stc.guide.place': 'Where to?',
  'stc.guide.place.text': 'Tap the ringed space. Up front it can move out next turn; in the keep it stands guard.',
  'stc.guide.bearer': 'Who gets the {card}?',
  'stc.guide.bearer.text': 'Tap one of your lit units. It keeps the item for life.',
  'stc.guide.dispatched': 'Nothing left to deploy',
  'stc.guide.dispatched.text': 'Press Done deploying. Then your units can act.',
  'stc.guide.aimed': 'Roll the dice?',
  'stc.guide.aimed.text': '{chance} to hit. Press Attack to roll, or tap another target.',
  'stc.guide.go': 'What should your {unit} do?',
  'stc.guide.go.text': 'Tap a lit space to move, or an enemy to see your chance.',
  'stc.guide.fight': 'Enemy in reach',
  'stc.guide.fight.text': 'Your {unit} can attack {target}: {chance}. You get two attacks a turn.',
  'stc.guide.onward': 'Keep moving',
  'stc.guide.onward.text': 'Your {unit} hasn’t acted. Move it closer to the enemy keep.',
  'stc.guide.end': 'All done',
  'stc.guide.end.text': 'Your units have all acted. End your turn.',
};
