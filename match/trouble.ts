/** Why a command was not carried out: the rules' own refusal, or one of the referee's. */
import { type AnyGame, type Refusal, say } from '@bridgehead/kernel';
import type { RefusalKind, Refused } from './protocol.ts';
import type { PROBLEM_CODES } from './terms.ts';
import { TROUBLE_WORDING } from './wording.ts';

export type Trouble = Omit<Refused, 't' | 're'>;

export const trouble = (code: (typeof PROBLEM_CODES)[number], sentence?: string): Trouble => ({
  code,
  clause: null,
  sentence: sentence ?? TROUBLE_WORDING[code],
});

export function ruled(refusal: Refusal, game: AnyGame): Trouble {
  const { code, clause, instead } = refusal;
  const phrase = refusal.say.params === undefined ? { key: refusal.say.key } : { key: refusal.say.key, params: { ...refusal.say.params } };
  return {
    code: code as RefusalKind,
    clause,
    say: phrase,
    sentence: say(refusal.say, game.wording),
    ...(instead === undefined ? {} : { instead: [...instead] }),
  };
}
