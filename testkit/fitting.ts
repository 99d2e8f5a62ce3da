/** Tables that a game allows: options with a number of seats that fits them. Code that loops over the catalogue sits down here. */
import { type AnyGame, type Chance, type OptionSchema, type OptionValues, pick, seatCounts } from '@bridgehead/kernel';

export interface Fitting {
  readonly seats: number;
  readonly options: OptionValues;
}

export const defaultOptions = (schema: OptionSchema): OptionValues =>
  Object.fromEntries(Object.entries(schema).map(([name, spec]) => [name, spec.default]));

/** The default options with the fewest seats they allow, or with as many as they allow up to `most`. */
export function usualTable(game: AnyGame, most = 0): Fitting {
  const options = defaultOptions(game.options);
  const counts = seatCounts(game, options);
  return { seats: counts.findLast((count) => count <= most) ?? (counts[0] as number), options };
}

/** Every number of seats that some setting of the choices and flags allows, each with the first setting that does. */
export function everySeatCount(game: AnyGame): Fitting[] {
  const found = new Map<number, Fitting>();
  for (const options of settingsOf(game.options))
    for (const seats of seatCounts(game, options)) if (!found.has(seats)) found.set(seats, { seats, options });
  return [...found.values()].sort((a, b) => a.seats - b.seats);
}

/** The defaults, then the defaults with one choice or flag set otherwise. */
function settingsOf(schema: OptionSchema): OptionValues[] {
  const usual = defaultOptions(schema);
  return [
    usual,
    ...Object.entries(schema).flatMap(([name, spec]) =>
      valuesOf(spec)
        .filter((value) => value !== spec.default)
        .map((value) => ({ ...usual, [name]: value })),
    ),
  ];
}
const valuesOf = (spec: OptionSchema[string]): readonly (string | boolean)[] =>
  spec.kind === 'choice' ? spec.values : spec.kind === 'flag' ? [false, true] : [];

const TRIES = 1000;

/** Drawn options and a drawn number of seats that fits them; or `wanted` seats and drawn options that allow them. */
export function drawTable(game: AnyGame, chance: Chance, wanted?: number): Fitting {
  for (let n = 0; n < TRIES; n++) {
    const options = Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, drawValue(spec, chance)]));
    const counts = seatCounts(game, options);
    if (wanted === undefined || counts.includes(wanted)) return { seats: wanted ?? pick(counts, chance), options };
  }
  throw new Error(`no options of ${game.id} allow ${wanted} seats`);
}

function drawValue(spec: OptionSchema[string], chance: Chance): string | number | boolean {
  switch (spec.kind) {
    case 'choice':
      return pick(spec.values, chance);
    case 'number':
      return spec.min + chance.below(spec.max - spec.min + 1);
    case 'flag':
      return chance.below(2) === 1;
  }
}
