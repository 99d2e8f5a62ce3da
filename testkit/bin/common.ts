/** What the test kit's commands share. */
import { existsSync } from 'node:fs';
import { catalogue } from '@bridgehead/games';
import type { AnyGame } from '@bridgehead/kernel';
import { CommanderError } from 'commander';
import type { Invariants } from '../fuzz.ts';

/** The command was given something it cannot use; the message is for a person. */
export class Misuse extends Error {}

export async function loadGame(id: string): Promise<AnyGame> {
  const entry = catalogue.find((one) => one.id === id);
  if (entry === undefined) throw new Misuse(`There is no game "${id}". Known: ${catalogue.map((one) => one.id).join(', ')}.`);
  return entry.load();
}

export const wholeNumber =
  (name: string, min: number, max: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw new Misuse(`${name} takes a whole number from ${min} to ${max}, not "${text}".`);
    return value;
  };

/** Ends with what `main` says; with 2 and a sentence when it was asked wrongly. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (error instanceof Misuse) console.error(error.message);
    else if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error instanceof CommanderError && error.exitCode === 0 ? 0 : 2;
  }
}

export async function invariantsOf(game: AnyGame): Promise<Invariants<unknown>> {
  const file = new URL(`../../games/${game.id}/test/invariants.ts`, import.meta.url);
  return existsSync(file) ? ((await import(file.href)) as Invariants<unknown>) : {};
}
