/** What a typed line wants. The grammar is small: a first word that is a command, or else an answer to the open question. */
const PLAIN = ['help', 'look', 'log', 'hint', 'undo', 'concede'] as const;

export type TypedCommand =
  | { readonly do: 'back' | (typeof PLAIN)[number] }
  /** Words that follow: a clause, what is asked about, or the answer itself. */
  | { readonly do: 'rule' | 'why' | 'find' | 'answer'; readonly words: string };

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
