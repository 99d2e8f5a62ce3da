/** The numbers of the game that are printed on no card. */

/** STC-6. */
export const OPENING_HAND = 5;
/** STC-18, STC-19: with cards in hand, and with none. */
export const DRAW = 1;
export const DRAW_WHEN_EMPTY = 2;
/** STC-20. */
export const POINTS_A_TURN = 4;
/** STC-29. */
export const ATTACKS_A_TURN = 2;
/** STC-71: what a Sorcerer lends. */
export const STRENGTHENED = 3;
/** STC-70: what a Cleric gives the unit that shares its space. */
export const SHELTERED = 3;
/** STC-65, STC-68: exactly this. */
export const PRAYER = 7;
/** STC-43. */
export const BASE = 3;
export const NATURAL_2 = 2;
export const NATURAL_12 = 12;
/** STC-R41: rounds in a row without an attack or a dispatch. */
export const STALL_ROUNDS = 12;
