/** Which drawing stands for what. */
import type { Glyph } from '@bridgehead/ui';
import type { CrewId, PersonalityId } from '../cards.ts';
import * as drawn from '../icons/table.ts';

export const CREW_SIGNS: Readonly<Record<CrewId, Glyph>> = {
  comms: drawn.microphone,
  science: drawn.erlenmeyer,
  helm: drawn.compass,
  engineer: drawn.spanner,
  first: drawn.rallyTheTroops,
  security: drawn.handcuffs,
  weapons: drawn.cometSpark,
};
export const PERSONALITY_SIGNS: Readonly<Record<PersonalityId, Glyph>> = {
  logical: drawn.brain,
  passionate: drawn.hearts,
  aggressive: drawn.crossedSwords,
  defensive: drawn.shield,
  inquisitive: drawn.magnifyingGlass,
  acquisitive: drawn.twoCoins,
  philanthropic: drawn.shakingHands,
};
export const CAPTAIN_SIGN = drawn.captainHatProfile;
export const ALIEN_SIGN = drawn.alienStare;
export const QUILL = drawn.quillInk;
export const TRAINED_SIGN = drawn.rank3;
