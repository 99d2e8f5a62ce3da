/** Compiles `locales/*.json` (ICU messages by key) into what the Lingui runtime reads, so that no parser is shipped. */
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

export function catalogues(): Plugin {
  return {
    name: 'bridgehead-catalogues',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/web\/locales\/[\w.-]+\.json$/.test(id)) return null;
      const messages = JSON.parse(code) as Record<string, string>;
      const compiled = Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, wrapped(compileMessage(message))]));
      return { code: JSON.stringify(compiled), map: null };
    },
  };
}

/** The runtime takes a bare string for a message that nobody compiled. */
const wrapped = (message: unknown) => (typeof message === 'string' ? [message] : message);
