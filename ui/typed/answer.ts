/** Typed words as an answer. Whether it is legal is for the rules to say. */
import type { Json } from '@bridgehead/kernel';
import { type Offer, offersFor } from './menu.ts';
import { type Asked, wordsOf } from './words.ts';

/** Several: the words fit more than one option. None: they fit nothing that is offered. */
export type TypedAnswer = { readonly answer: Json } | { readonly several: readonly Offer[] } | 'none';

export function readAnswer(asked: Asked, typed: string): TypedAnswer {
  switch (asked.prompt.kind) {
    case 'write':
      return { answer: typed };
    case 'choose':
      return oneOf(asked, typed);
    default:
      return severalOf(asked, typed);
  }
}

/** The option that reads exactly so, or the only one that fits; a single word is too little to act upon by surprise. */
function oneOf(asked: Asked, typed: string): TypedAnswer {
  const found = offersFor(asked, typed);
  const exact = found.find(({ text }) => text.toLowerCase() === typed.trim().toLowerCase());
  const [only] = exact === undefined ? found : [exact];
  if (only === undefined) return 'none';
  const clear = exact !== undefined || (found.length === 1 && wordsOf(typed).length > 1);
  return clear ? { answer: only.answer } : { several: found };
}

/** Numbers of the list, names with commas between them, or "none". */
function severalOf(asked: Asked, typed: string): TypedAnswer {
  const { prompt } = asked;
  const text = typed.trim();
  if (text.toLowerCase() === 'none') return { answer: [] };
  const numbers = numbersIn(text);
  if (numbers !== null) return { answer: prompt.kind === 'distribute' ? numbers : numbers.map((n) => prompt.options[n - 1] ?? null) };
  const answer: Json[] = [];
  for (const part of text.split(',')) {
    const found = offersFor(asked, part);
    const [only] = found;
    if (only === undefined) return 'none';
    if (found.length > 1) return { several: found };
    answer.push(only.answer);
  }
  return { answer };
}

/** '1 3', '1,3'; null for anything else. */
export const numbersIn = (typed: string): readonly number[] | null =>
  /^\d+([\s,]+\d+)*$/.test(typed) ? typed.split(/[\s,]+/).map(Number) : null;
