/** The rulebook as data: what people read, what refusals cite, what the tests are counted against. */
import type { Rulebook } from '@bridgehead/kernel';
import { rules } from './rules.ts';
import { rulings } from './rulings.ts';

export const rulebook: Rulebook = {
  source:
    'Bridge Crew, a print-it-yourself party game of dice auctions and space opera (BRC-1 to BRC-102), with rulings of this edition where it is ' +
    'silent (BRC-R1 to BRC-R68) and optional rules that go beyond it (FR-1 to FR-3, OPT-1).',
  chapters: [...rules, ...rulings],
};
