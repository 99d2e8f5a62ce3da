/** What somebody might type or ask about, legal or not: "why not …?" looks among these. */
import type { Json, Prompt } from '@bridgehead/kernel';
import { CARDS } from './state.ts';

export const tries = (_view: Json, _prompt: Prompt): readonly Json[] => CARDS;
