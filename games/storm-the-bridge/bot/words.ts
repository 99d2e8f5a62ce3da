/** What a card or ability says, for bots: they judge words and targets, not titles. */
import { actionFace, type Card, isAction, type PassiveFace } from '../cards/index.ts';
import type { Stat, Word } from '../cards/vocabulary.ts';
import { abilityOf } from '../rules/timing.ts';

const NOTHING: readonly Word[] = [];
/** What it does when it resolves; nothing for passives and those without an ability. */
export function wordsOf(source: Card): readonly Word[] {
  if (!isAction(source)) return abilityOf(source)?.does ?? NOTHING;
  const face = actionFace(source);
  return face.kind === 'instant' ? face.does : NOTHING;
}
/** What it is about: its first word. */
export const mainWord = (source: Card): Word | null => wordsOf(source)[0] ?? null;
export const says = (source: Card, word: Word['word']): boolean => mainWord(source)?.word === word;

type Said<W extends Word['word']> = Extract<Word, { readonly word: W }>;
/** The points that it gives one side of an attempt. */
export const boostIn = (source: Card, stat: Said<'boost'>['stat']): Said<'boost'> | null => {
  for (const word of wordsOf(source)) if (word.word === 'boost' && word.stat === stat) return word;
  return null;
};
/** By how much it changes a stat of its target for the turn; 0 if it does not. */
export const modIn = (source: Card, stat: Stat): number => {
  for (const word of wordsOf(source)) if (word.word === 'mod' && word.stat === stat) return word.n;
  return 0;
};
export const cancels = (source: Card, what: Said<'cancel'>['what']): boolean => {
  const word = mainWord(source);
  return word?.word === 'cancel' && word.what === what;
};

export const passiveFace = (card: Card): PassiveFace | null => {
  const face = isAction(card) ? actionFace(card) : null;
  return face?.kind === 'passive' ? face : null;
};
/** Does its host gain by it? */
export const isHelpful = (passive: Card): boolean => {
  const face = passiveFace(passive);
  const isBurden = (face?.bonuses ?? []).some(({ n }) => typeof n === 'number' && n < 0);
  return !isBurden && !(face?.keywords ?? []).some((keyword) => keyword === 'noAttack' || keyword === 'staysTapped');
};
