/** The games on the shelf. A new game is one more line in the list, and the line that finds it. */
import type { AnyGame } from '@bridgehead/kernel';
import { shelf as blazeOfGlory } from './blaze-of-glory/shelf.ts';
import { shelf as bridgeCrew } from './bridge-crew/shelf.ts';
import { shelf as redshirts } from './redshirts/shelf.ts';
import type { Shelf } from './shelf.ts';
import { shelf as stormTheBridge } from './storm-the-bridge/shelf.ts';
import { shelf as stormTheCastle } from './storm-the-castle/shelf.ts';

export type { Shelf } from './shelf.ts';

export const catalogue: readonly Shelf[] = [stormTheCastle, stormTheBridge, redshirts, bridgeCrew, blazeOfGlory];

/** Null for any id that is not on the shelf. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  return (await catalogue.find((one) => one.id === id)?.load()) ?? null;
}
