/** Dice and pools (BRC-2 to BRC-6). A pool counts its dice by kind; dice of one kind cannot be told apart. */

/** Faces of the five types, rising; a type is its place here. */
export const FACES = [4, 6, 8, 10, 12] as const;
export type Faces = (typeof FACES)[number];
export const TYPES = FACES.length;

/** A die keeps its colour for ever (BRC-R15): C is blue, from the Commission pool; E is green, from the Encounter pool. */
export const COLOURS = ['C', 'E'] as const;
export type Colour = (typeof COLOURS)[number];

/** 0 to 4: blue d4 to d12; 5 to 9: green d4 to d12. */
export type Kind = number;
export const KINDS = TYPES * COLOURS.length;
export const NO_DIE: Kind = -1;

/** How many dice of each kind. */
export type Pool = number[];

/** A die as answers name it. */
export type DieAnswer = readonly [Faces, Colour];

export const facesOf = (kind: Kind): Faces => FACES[kind % TYPES] as Faces;
export const colourOf = (kind: Kind): Colour => (kind < TYPES ? 'C' : 'E');
export const isBlue = (kind: Kind): boolean => kind < TYPES;
export const kindOf = (faces: number, colour: Colour): Kind => FACES.indexOf(faces as Faces) + (colour === 'C' ? 0 : TYPES);
/** 'C8', 'E12'. */
export const codeOf = (kind: Kind): string => `${colourOf(kind)}${facesOf(kind)}`;
export const dieAnswer = (kind: Kind): DieAnswer => [facesOf(kind), colourOf(kind)];
export const kindNamed = ([faces, colour]: DieAnswer): Kind => kindOf(faces, colour);
export const isFaces = (value: unknown): value is Faces => FACES.includes(value as Faces);

/** Kinds by rising type, blue before green: the order in which dice fall (BRC-R67). */
export const RISING: readonly Kind[] = FACES.flatMap((faces) => COLOURS.map((colour) => kindOf(faces, colour)));
/** From the largest type down, blue or green first. */
export const FALLING_BLUE: readonly Kind[] = FACES.toReversed().flatMap((faces) => COLOURS.map((colour) => kindOf(faces, colour)));
export const FALLING_GREEN: readonly Kind[] = FACES.toReversed().flatMap((faces) =>
  COLOURS.toReversed().map((colour) => kindOf(faces, colour)),
);

export const emptyPool = (): Pool => new Array(KINDS).fill(0);
/** n of each type in one colour (BRC-5, BRC-6). */
export const fullPool = (colour: Colour, n: number): Pool =>
  Array.from({ length: KINDS }, (_, kind) => (colourOf(kind) === colour ? n : 0));

export const countIn = (pool: Pool, kind: Kind): number => pool[kind] as number;
/** How many of a type, both colours together. */
export const countOfType = (pool: Pool, type: number): number => (pool[type] as number) + (pool[type + TYPES] as number);
export function diceIn(pool: Pool): number {
  let dice = 0;
  for (let kind = 0; kind < KINDS; kind++) dice += pool[kind] as number;
  return dice;
}
export const isEmptyPool = (pool: Pool): boolean => diceIn(pool) === 0;
/** The sum of the die types. */
export function facesIn(pool: Pool): number {
  let faces = 0;
  for (let kind = 0; kind < KINDS; kind++) faces += (pool[kind] as number) * facesOf(kind);
  return faces;
}
export const kindsIn = (pool: Pool, order: readonly Kind[] = RISING): Kind[] => order.filter((kind) => (pool[kind] as number) > 0);
/** The types of which at least one die lies there, rising. */
export const typesIn = (pool: Pool): Faces[] => FACES.filter((_, type) => countOfType(pool, type) > 0);
/** Every single die, in the order in which they fall. */
export const listed = (pool: Pool): Kind[] => RISING.flatMap((kind) => new Array<Kind>(countIn(pool, kind)).fill(kind));

/** A die's average roll, and its variance. */
export const pipsOf = (faces: number): number => (faces + 1) / 2;
export const varianceOf = (faces: number): number => (faces * faces - 1) / 12;
export function pipsIn(pool: Pool): number {
  let pips = 0;
  for (let kind = 0; kind < KINDS; kind++) pips += (pool[kind] as number) * pipsOf(facesOf(kind));
  return pips;
}
export function varianceIn(pool: Pool): number {
  let variance = 0;
  for (let kind = 0; kind < KINDS; kind++) variance += (pool[kind] as number) * varianceOf(facesOf(kind));
  return variance;
}
