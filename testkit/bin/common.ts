/** What the test kit's commands share. */
import { existsSync } from 'node:fs';
import { catalogue } from '@bridgehead/games';
import type { AnyGame } from '@bridgehead/kernel';
import { Command, CommanderError } from 'commander';
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

/** A game's name, or `all`. */
export function gameOrAll(text: string): string {
  const known = ['all', ...catalogue.map((one) => one.id)];
  if (!known.includes(text)) throw new Misuse(`There is no game "${text}". Known: ${known.join(', ')}.`);
  return text;
}

export const oneOf =
  (name: string, words: readonly string[]) =>
  (text: string): string => {
    if (!words.includes(text)) throw new Misuse(`${name} takes one of ${words.join(', ')}, not "${text}".`);
    return text;
  };

/** Ends with what `main` says; with 2 and a sentence when it was asked wrongly. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.exitCode = complain(error);
  }
}

/** What a script was asked for. After `--help`, and when it was asked wrongly, it ends here. */
export function wishOf<T>(about: string, describe: (command: Command) => Command): { values: T & { json: boolean }; game: string } {
  const name = process.argv[1]?.split(/[\\/]/).at(-1)?.replace('.ts', '') ?? '';
  const command = describe(new Command(name).description(about)).option('--json', 'one JSON object and nothing else', false).exitOverride();
  try {
    command.parse();
  } catch (error) {
    process.exit(complain(error));
  }
  return { values: command.opts(), game: command.processedArgs[0] ?? 'all' };
}

/** How a command ends that was asked wrongly, or only for its help. */
function complain(error: unknown): number {
  if (error instanceof Misuse) console.error(error.message);
  else if (!(error instanceof CommanderError)) throw error;
  return error instanceof CommanderError && error.exitCode === 0 ? 0 : 2;
}

export async function invariantsOf(game: AnyGame): Promise<Invariants<unknown>> {
  const file = new URL(`../../games/${game.id}/test/invariants.ts`, import.meta.url);
  return existsSync(file) ? ((await import(file.href)) as Invariants<unknown>) : {};
}
