/** Signs of Orders and attitudes. */
import type { Glyph } from '@bridgehead/ui';
import type { Attitude, OrderId } from '../cards.ts';
import * as drawn from '../icons/soon.ts';

export const ORDER_SIGNS: Readonly<Record<OrderId | 'save', Glyph>> = {
  hail: drawn.radioTower,
  scan: drawn.radarSweep,
  course: drawn.shipWheel,
  beam: drawn.teleport,
  shields: drawn.energyShield,
  phasers: drawn.rayGun,
  torpedoes: drawn.missileSwarm,
  save: drawn.starMedal,
};
export const ATTITUDE_SIGNS: Readonly<Record<Attitude, Glyph>> = {
  neutral: drawn.scales,
  friendly: drawn.peaceDove,
  hostile: drawn.mailedFist,
};
