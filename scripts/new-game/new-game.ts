/** A new game: a copy of the template under its own name, and its line in the catalogue. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url));
export const GAMES = fileURLToPath(new URL('../../games', import.meta.url));

export interface NewNames {
  readonly id: string;
  readonly title: string;
  /** Of its clauses: 'TG' for TG-1. */
  readonly prefix: string;
}

/** The names that follow from a folder name, or what is wrong with it. `prefix` where another one is wanted than the initials. */
export function namesFor(id: string, wanted?: string): NewNames | { problem: string } {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40) return { problem: 'A name is small letters and hyphens: tiny-duel.' };
  if (wanted !== undefined && !/^[A-Z]{2,4}$/.test(wanted)) return { problem: 'A prefix is two to four capital letters: TDL.' };
  const words = id.split('-');
  const title = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  const initials = words.map((word) => word.charAt(0)).join('');
  const own = (words.length > 1 ? initials : id)
    .replace(/[^a-z]/g, '')
    .slice(0, 3)
    .toUpperCase();
  const prefix = wanted ?? own;
  return prefix.length < 2 ? { problem: 'The name needs at least two letters, or give a prefix.' } : { id, title, prefix };
}

/** The template's text under the new names. */
export const renamed = (text: string, { id, title, prefix }: NewNames): string =>
  text
    .replaceAll('template-game', id)
    .replaceAll('Template Game', title)
    .replaceAll('TPL-', `${prefix}-`)
    .replaceAll('tpl.', `${prefix.toLowerCase()}.`);

export function scaffold(names: NewNames, games = GAMES): string {
  const folder = join(games, names.id);
  if (existsSync(folder)) throw new Error(`There is a game ${names.id} already.`);
  try {
    cpSync(TEMPLATE, folder, { recursive: true });
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = join(folder, path);
      if (statSync(file).isFile()) writeFileSync(file, renamed(readFileSync(file, 'utf8'), names));
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

const variableOf = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The catalogue with one more line in its list, and the line that finds the game. */
export function withEntry(catalogue: string, { id }: NewNames): string {
  const open = catalogue.indexOf('export const catalogue');
  const close = catalogue.indexOf('\n];', open);
  const imports = catalogue.lastIndexOf('\nimport { shelf as ', open);
  if (open < 0 || close < 0 || imports < 0) throw new Error('games/catalogue.ts has no list of games.');
  const found = catalogue.indexOf('\n', imports + 1);
  const line = `\nimport { shelf as ${variableOf(id)} } from './${id}/shelf.ts';`;
  return `${catalogue.slice(0, found)}${line}${catalogue.slice(found, close)}\n  ${variableOf(id)},${catalogue.slice(close)}`;
}

export function newGame(id: string, prefix?: string, games = GAMES): string {
  const names = namesFor(id, prefix);
  if ('problem' in names) throw new Error(names.problem);
  const folder = scaffold(names, games);
  const list = join(games, 'catalogue.ts');
  writeFileSync(list, withEntry(readFileSync(list, 'utf8'), names));
  return folder;
}
