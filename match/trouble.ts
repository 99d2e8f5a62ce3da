/** Why a command was not carried out: the rules' own refusal, or one of the referee's. */
import { type AnyGame, type Json, REFUSAL_CODES, type Reason, type Refusal, say } from '@bridgehead/kernel';
import type { RefusalKind, Refused } from './protocol.ts';
import type { PROBLEM_CODES } from './terms.ts';
import { TROUBLE_WORDING } from './wording.ts';

export type Trouble = Omit<Refused, 't' | 're' | 'match' | 'as'>;

export const trouble = (code: (typeof PROBLEM_CODES)[number], sentence?: string): Trouble => ({
  code,
  clause: null,
  sentence: sentence ?? TROUBLE_WORDING[code],
});

export const because = ({ clause, say: phrase }: Reason, game: AnyGame): Trouble => ({
  code: 'rule',
  clause,
  say: phrase.params === undefined ? { key: phrase.key } : { key: phrase.key, params: { ...phrase.params } },
  sentence: say(phrase, game.wording),
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

/** The same as a refusal of the rules, for those who show both alike. A trouble without words of the rules has a sentence only. */
export function refusalOf({ code, clause, say: phrase, sentence, instead }: Trouble): Refusal & { readonly sentence: string } {
  const kernels: readonly string[] = REFUSAL_CODES;
  return {
    refused: true,
    code: kernels.includes(code) ? (code as Refusal['code']) : 'malformed',
    clause,
    say: (phrase ?? { key: '' }) as Refusal['say'],
    sentence,
    ...(instead === undefined ? {} : { instead: instead as Json[] }),
  };
}
