/** What a typed line wants. The grammar is small: a first word that is a command, or else an answer to the open question. */
import type { Standing } from '@bridgehead/kernel';

const PLAIN = ['help', 'look', 'log', 'hint', 'undo', 'concede'] as const;

export type TypedCommand =
  | { readonly do: 'back' | (typeof PLAIN)[number] }
  /** Words that follow: a clause, what is asked about, or the answer itself. */
  | { readonly do: 'rule' | 'why' | 'find' | 'answer'; readonly words: string }
  /** Which response windows to be asked in: all with something to play, none, or none before the next own turn. */
  | { readonly do: 'ask'; readonly when: 'always' | 'never' | 'later' };

/** While a text is asked for, only a line that begins with '/' is a command. */
export function readCommand(line: string, writing = false): TypedCommand {
  const typed = line.trim();
  if (writing && !typed.startsWith('/')) return { do: 'answer', words: typed };
  const [first = '', ...rest] = typed.split(/\s+/);
  const words = rest.join(' ');
  const command = first.toLowerCase().replace(/^\//, '');
  switch (command) {
    case '':
    case 'back':
      return { do: 'back' };
    case '?':
      return { do: 'help' };
    case 'rule':
    case 'rules':
      return { do: 'rule', words };
    case 'why':
      return { do: 'why', words: words.replace(/^not\b/i, '').trim() };
    case 'ask':
      if (/^(always|never|later)$/i.test(words)) return { do: 'ask', when: words.toLowerCase() as 'always' | 'never' | 'later' };
      return { do: 'answer', words: typed };
    case 'who':
    case 'where':
    case 'find':
      return { do: 'find', words };
    default: {
      const plain = PLAIN.find((one) => one === command);
      return plain === undefined ? { do: 'answer', words: typed } : { do: plain };
    }
  }
}

/** What “ask …” means. */
export const standingFor = (when: 'always' | 'never' | 'later'): Standing => ({
  ask: when === 'never' ? 'never' : 'always',
  stopFor: [],
  untilMyTurn: when === 'later',
});
