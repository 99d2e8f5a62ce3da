/** The few signs of this table; everything else is a picture. */
import { crossedSwords, energyShield, padlock, starMedal, throneKing } from '../icons/table.ts';

export const COMBAT = crossedSwords;
export const INFLUENCE = starMedal;
export const DEFENSE = energyShield;
export const LOCK = padlock;
export const CHAIR = throneKing;
