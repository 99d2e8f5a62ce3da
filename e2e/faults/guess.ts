/** An answer to any prompt, made from the prompt alone: what somebody without the rules would try. */
import { randomInt } from 'node:crypto';
import type { Json, Prompt } from '@bridgehead/kernel';

/** Not numbers: the screen of some tables reads 455 as a word, masks it, and the journal has another text than was given. */
const TREES = ['alder', 'birch', 'cedar', 'elm', 'fir', 'larch', 'maple', 'oak', 'pine', 'yew'];

export function guessAnswer(prompt: Prompt): Json {
  const options = [...prompt.options];
  switch (prompt.kind) {
    case 'choose':
      return options[randomInt(options.length)] as Json;
    case 'select': {
      const least = prompt.min ?? 0;
      const most = Math.min(prompt.max ?? options.length, options.length);
      const count = least + (most > least ? randomInt(most - least + 1) : 0);
      const taken = options.map((option, i) => ({ option, i, key: Math.random() })).sort((a, b) => a.key - b.key);
      return taken
        .slice(0, count)
        .sort((a, b) => a.i - b.i)
        .map(({ option }) => option) as Json;
    }
    case 'distribute': {
      let left = prompt.points ?? 0;
      return options.map((_, i) => {
        const given = Math.min(left, prompt.most?.[i] ?? left);
        left -= given;
        return given;
      });
    }
    case 'write':
      return starterOf(prompt) ?? `a few words: ${Array.from({ length: 2 }, () => TREES[randomInt(TREES.length)]).join(' ')}`;
  }
}

/** A question for a deck names the decks that are there. */
function starterOf({ params }: Prompt): string | null {
  const named = params?.starters;
  if (typeof named !== 'string') return null;
  const starters = named.split(', ');
  return starters[randomInt(starters.length)] as string;
}
