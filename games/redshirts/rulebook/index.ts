import type { Rulebook } from '@bridgehead/kernel';
import { rules } from './rules.ts';
import { rulings } from './rulings.ts';

export const rulebook: Rulebook = {
  source:
    'An untitled forum game of starships and their crews; "Redshirts" is our name for it. The ship\'s plan, the modes and whatever the text leaves open are our rulings, each with its reason.',
  chapters: [...rules, ...rulings],
};
