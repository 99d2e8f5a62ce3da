import type { Rulebook } from '@bridgehead/kernel';
import { rules } from './rules.ts';
import { rulings } from './rulings.ts';

export const rulebook: Rulebook = {
  source:
    'The Blaze of Glory rules supplement (1999) to the first edition of the Star Trek Customizable Card Game, with as much of the base game as it stands on. Card titles, numbers and icons are facts of the published game; every effect is worded afresh.',
  notice: 'An unofficial fan implementation, not affiliated with the owners of Star Trek. No art and no original card text.',
  chapters: [...rules, ...rulings],
};
