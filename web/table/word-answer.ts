/** Any answer to any kind of question in words. */
import type { AnyGame, Json, Phrase, Prompt } from '@bridgehead/kernel';

interface Wordy {
  readonly game: AnyGame;
  readonly view: Json;
  say(phrase: Phrase): string;
}

/** Null when it cannot be worded from this view: it speaks of things that are not on the table yet. */
export function wordAnswer({ game, view, say }: Wordy, prompt: Prompt, answer: Json): string | null {
  const option = (one: Json) => say(game.describe.option(view, prompt, one));
  try {
    const text = wordsOf(prompt, answer, option);
    return text === '' || text.includes('{') || text.includes('undefined') ? null : text;
  } catch {
    return null;
  }
}

function wordsOf(prompt: Prompt, answer: Json, option: (one: Json) => string): string {
  switch (prompt.kind) {
    case 'choose':
      return option(answer);
    case 'select':
      return (answer as readonly Json[]).length === 0 ? '–' : (answer as readonly Json[]).map(option).join(', ');
    case 'distribute':
      return (answer as readonly number[]).flatMap((n, i) => (n === 0 ? [] : [`${option(prompt.options[i] as Json)}: ${n}`])).join(', ');
    case 'write':
      return String(answer);
  }
}
