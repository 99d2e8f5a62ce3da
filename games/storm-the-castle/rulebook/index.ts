/** The rulebook as data: what people read, what refusals cite, what the tests are counted against. */
import type { Rulebook } from '@bridgehead/kernel';
import { facts } from './facts.ts';
import { rules } from './rules.ts';
import { rulings } from './rulings.ts';

export const rulebook: Rulebook = {
  source:
    'The basic rules of Storm the Castle as its designer published them in a blog post in March 2013 (STC-1 to STC-71), public remarks of the ' +
    'same designer about board and decks (STC-P1 to STC-P4), and rulings and card numbers of this edition where those are silent (STC-R1 to STC-R46).',
  chapters: [...rules, facts, ...rulings],
};
