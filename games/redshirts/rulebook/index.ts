/** The rulebook: people read it, refusals cite it, tests are counted against it. */
import { readRulebook } from '@bridgehead/games/rulebook';

export const rulebook = readRulebook(import.meta.dirname);
