import type { Rulebook } from '@bridgehead/kernel';
import { chapters } from './chapters.ts';

export const rulebook: Rulebook = {
  source:
    'A work-in-progress rulebook by Enzyme Games for two or more players. It names card types and the turn, but prints few cards: leaders, crew, sections and action cards here are our designs, except that Endago gains combat with her party and Bragga holds a larger hand.',
  chapters,
};
