/** "Why not …?": what somebody may have meant among all that could be tried. */
import { type Json, type Prompt, same } from '@bridgehead/kernel';
import { type Offer, offersFor } from './menu.ts';
import { type Asked, matches, optionWords, wordsOf } from './words.ts';

/** What a player might try, legal or not; a game brings its own list. */
export type Tries = (view: Json, prompt: Prompt) => readonly Json[];

/** Answers that the words fit although they are not offered. */
export function meantBy(asked: Asked, tries: Tries | null, words: string): Json[] {
  const { view, prompt } = asked;
  return (tries?.(view, prompt) ?? crossed(prompt)).filter(
    (one) => !prompt.options.some((option) => same(option, one)) && matches(optionWords(asked, one), words),
  );
}

/** Without a game's own list: members of the offered answers, mixed. */
function crossed(prompt: Prompt): Json[] {
  const tuples = prompt.options.filter((option): option is readonly Json[] => Array.isArray(option));
  return tuples.flatMap((one) =>
    tuples
      .filter((other) => other.length === one.length && other[0] === one[0])
      .map((other) => [...one.slice(0, -1), other.at(-1) ?? null]),
  );
}

/** What comes nearest to words that fit nothing: the offers with the most of them; anything that is offered where none has any. */
export function nearestTo(asked: Asked, typed: string): Offer[] {
  const words = wordsOf(typed);
  const shared = ({ words: offered }: Offer) => words.filter((word) => matches(offered, word)).length;
  const offers = offersFor(asked, '');
  const most = Math.max(0, ...offers.map(shared));
  return offers.filter((offer) => shared(offer) === most);
}
