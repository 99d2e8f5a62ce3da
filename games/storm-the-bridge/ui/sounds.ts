import type { Score } from '@bridgehead/ui';

/** Cues that only this game has: the Bridge is taken, Victory is claimed. */
export const sounds: Score = { threat: 's 80 55 0 160 0.8; s 80 55 200 180 0.6' };
