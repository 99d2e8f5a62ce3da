/** The rules know cards by the words of their rows, not by their ids; both are counted from the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FACES, IDS, K, KEYWORDS } from '../cards/index.ts';

const FOLDERS = ['rules', 'actions', 'bot', '.'];
const codeOf = (folder: string): string => {
  const path = new URL(`../${folder}/`, import.meta.url);
  const files = readdirSync(path).filter((name) => name.endsWith('.ts'));
  return files.map((name) => readFileSync(new URL(name, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')).join('\n');
};
/** Designs that the code names by id: D.EV09, 'EV09'. */
const namedIn = (code: string): string[] => [
  ...new Set([...code.matchAll(/\bD\.([A-Z]{1,3}\d+)\b|'([A-Z]{1,3}\d{1,2})'/g)].map(([, a, b]) => a ?? b ?? '')),
];

test('the count notices a design that is named', () => {
  expect(namedIn("if (d === D.EV09 || id === 'DL01') return; // ")).toEqual(['EV09', 'DL01']);
});
test('no rule, no action and no bot names a design by its id', () => {
  const ids: readonly string[] = IDS;
  expect(namedIn(['rules', 'actions', 'bot'].map(codeOf).join('\n')).filter((id) => ids.includes(id))).toEqual([]);
});
test('each word is carried by a row and asked for by the rules', () => {
  const code = FOLDERS.map(codeOf).join('\n');
  const asked = (word: string): boolean => code.includes(`'${word}'`) || code.includes(`K.${word}`) || code.includes(`  ${word}: {`);
  expect(KEYWORDS.filter((word) => K[word] < 0 || !asked(word))).toEqual([]);
});
test('fewer than two cards in five are known to the rules by a word that no other card has', () => {
  const alone = FACES.filter(({ row }) => row.keyword !== undefined && FACES.filter((one) => one.row.keyword === row.keyword).length === 1);
  expect(alone.length / FACES.length).toBeLessThan(0.4);
});
