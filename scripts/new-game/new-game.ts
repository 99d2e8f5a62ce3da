/** A new game: a copy of the template under its own name, and one line in the catalogue. */
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

/** The names that follow from a folder name, or what is wrong with it. */
export function namesFor(id: string): NewNames | { problem: string } {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40) return { problem: 'A name is small letters and hyphens: tiny-duel.' };
  const words = id.split('-');
  const title = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  const initials = words.map((word) => word.charAt(0)).join('');
  const prefix = (words.length > 1 ? initials : id)
    .replace(/[^a-z]/g, '')
    .slice(0, 3)
    .toUpperCase();
  return prefix.length < 2 ? { problem: 'The name needs at least two letters.' } : { id, title, prefix };
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

/** The catalogue with one more line. */
export function withEntry(catalogue: string, { id, title }: NewNames): string {
  const open = catalogue.indexOf('export const catalogue');
  const close = catalogue.indexOf('\n];', open);
  if (open < 0 || close < 0) throw new Error('games/catalogue.ts has no list of games.');
  const line = `  entry('${id}', '${title}', 'The highest card takes the trick.', [2, 4], '5', () => import('./${id}/index.ts')),`;
  return `${catalogue.slice(0, close)}\n${line}${catalogue.slice(close)}`;
}

export function newGame(id: string, games = GAMES): string {
  const names = namesFor(id);
  if ('problem' in names) throw new Error(names.problem);
  const folder = scaffold(names, games);
  const list = join(games, 'catalogue.ts');
  writeFileSync(list, withEntry(readFileSync(list, 'utf8'), names));
  return folder;
}
