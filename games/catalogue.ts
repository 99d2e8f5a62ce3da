/** The games on the shelf. A new game is one more line. */
import type { AnyGame } from '@bridgehead/kernel';

export interface CatalogueEntry {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a live match takes. */
  readonly minutes: string;
  load(): Promise<AnyGame>;
}

const entry = (
  id: string,
  title: string,
  tagline: string,
  seats: readonly [number, number],
  minutes: string,
  load: () => Promise<{ game: AnyGame }>,
): CatalogueEntry => ({
  id,
  title,
  tagline,
  seats: { min: seats[0], max: seats[1] },
  minutes,
  load: () => load().then(({ game }) => game),
});

export const catalogue: readonly CatalogueEntry[] = [
  entry(
    'storm-the-castle',
    'Storm the Castle',
    'Muster, march, and put one unit into the enemy keep.',
    [2, 2],
    '20–35',
    () => import('./storm-the-castle/index.ts'),
  ),
  entry(
    'storm-the-bridge',
    'Storm the Bridge',
    'Recruit a crew, grab the ship deck by deck, and keep the captain’s chair for one round.',
    [2, 6],
    '25–75',
    () => import('./storm-the-bridge/index.ts'),
  ),
  entry(
    'blaze-of-glory',
    'Blaze of Glory',
    'Crews, dilemmas and hidden Tactics on one line of planets: first to 100 points.',
    [2, 2],
    '15–60',
    () => import('./blaze-of-glory/index.ts'),
  ),
];

/** Null for any id that is not on the shelf. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  return (await catalogue.find((one) => one.id === id)?.load()) ?? null;
}
