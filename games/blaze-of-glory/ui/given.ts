/** What the frame hands over, read as this game's: views and the parameters of a question. */
import type { Json, Prompt } from '@bridgehead/kernel';
import type { BlazeView } from '../view.ts';

/** The frame knows no game's view; this table is only ever given its own. */
export const viewOf = (shown: unknown): BlazeView => shown as BlazeView;
/** A number that the question names; null if it names none. */
export function numberOf(prompt: Pick<Prompt, 'params'> | null, name: string): number | null {
  const value = prompt?.params?.[name];
  return typeof value === 'number' ? value : null;
}
/** The numbers among the answers. */
export const numbersIn = (answers: readonly Json[]): readonly number[] => answers.filter((one) => typeof one === 'number');
/** The words among them. */
export const wordsIn = (answers: readonly Json[]): readonly string[] => answers.filter((one) => typeof one === 'string');
