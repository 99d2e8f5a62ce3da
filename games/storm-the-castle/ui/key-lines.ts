/** What a card does, in a few words: for the hand. The whole text is in the reading place. */
import { type Card, type KindId, kindOf } from '../cards.ts';

const KEY_LINES: Partial<Record<KindId, string>> = {
  cavalry: 'Moves two, charges.',
  hero: 'There is only one.',
  assassin: 'Chooses its victim.',
  blacksmith: 'Recovers items on a 7.',
  catapult: 'Shoots at castles.',
  cleric: '+3 Defense next to it.',
  sorcerer: '+3 Attack next to it.',
  longbow: 'Shoots up to two paths.',
  'siege-ladder': '+2 Attack on castles.',
  warhorse: 'Moves two, charges.',
};

export const keyLine = (card: Card): string => KEY_LINES[kindOf(card).id] ?? kindOf(card).text;
