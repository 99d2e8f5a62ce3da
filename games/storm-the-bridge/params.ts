/** What a question carries besides its key: cards and numbers by name. */
import type { Json } from '@bridgehead/kernel';
import { type Card, isCard, NONE } from './cards/index.ts';

type Params = Readonly<Record<string, Json>> | null | undefined;
export const cardIn = (params: Params, name: string): Card => {
  const value = params?.[name];
  return isCard(value) ? value : NONE;
};
export const numberIn = (params: Params, name: string): number => {
  const value = params?.[name];
  return typeof value === 'number' ? value : 0;
};
/** The cards of a list of options, or of an answer that names several. */
export const cardsIn = (answer: Json): readonly Card[] => (Array.isArray(answer) ? answer.filter(isCard) : []);
