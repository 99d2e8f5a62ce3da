/** Lists whose members are known to be there. */

export const nth = <T>(list: readonly T[], i: number): T => list[i] as T;
