/** "Why not …?": what somebody may have meant among all that could be tried. */
import { type Json, type Prompt, same } from '@bridgehead/kernel';
import { type Asked, matches, optionWords } from './words.ts';

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
