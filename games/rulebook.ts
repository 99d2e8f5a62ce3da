/**
 * A rulebook is a Markdown file: a first heading and where the rules come from (a quote under it is the notice), `## ` for a chapter,
 * `### ` with the number of a clause, its text, and if need be why it was decided so and which cards, spaces or prompts it is about:
 *
 *     # Storm the Castle
 *     From a blog post of March 2013.
 *     > An unofficial fan implementation.
 *
 *     ## The cards
 *     ### STC-11
 *     A Regular Unit never stacks with another Regular Unit.
 *     - Why: the post says so twice.
 *     - About: `knight`, `hero`
 *
 * The page gets the parsed book from the bundler (web/plugins/rulebooks.ts).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chapter, Clause, Rulebook } from '@bridgehead/kernel';

const NUMBER = /^[A-Z]+-[A-Z]?\d+[a-z]?$/;

/** The book in a folder. */
export const readRulebook = (folder: string): Rulebook => parseRulebook(readFileSync(join(folder, 'en.md'), 'utf8'));

export function parseRulebook(markdown: string): Rulebook {
  const source: string[] = [];
  const notice: string[] = [];
  const chapters: (Chapter & { readonly clauses: Clause[] })[] = [];
  const numbers = new Set<string>();
  for (const block of blocksOf(markdown)) {
    const { level, title, at, lines } = block;
    if (level === 1) {
      for (const line of lines) {
        if (line.startsWith('> ')) notice.push(line.slice(2));
        else source.push(line);
      }
    } else if (level === 2) {
      if (lines.length > 0) fail(at, `the chapter "${title}" has text outside its clauses`);
      chapters.push({ title, clauses: [] });
    } else {
      if (!NUMBER.test(title)) fail(at, `"${title}" is no number of a clause, such as STC-14 or STC-R9`);
      if (numbers.has(title)) fail(at, `${title} is there twice`);
      numbers.add(title);
      const chapter = chapters.at(-1) ?? fail(at, `${title} is in no chapter`);
      chapter.clauses.push(clauseOf(block));
    }
  }
  if (source.length === 0) fail(1, 'the book does not say where its rules come from');
  return { source: source.join(' '), ...(notice.length === 0 ? {} : { notice: notice.join(' ') }), chapters };
}

interface Block {
  readonly level: number;
  readonly title: string;
  /** The line of its heading. */
  readonly at: number;
  readonly lines: string[];
}

function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const [i, raw] of markdown.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    if (heading !== null) blocks.push({ level: heading[1]?.length ?? 1, title: heading[2] ?? '', at: i + 1, lines: [] });
    else if (line.startsWith('#')) fail(i + 1, `"${line}" is no heading of a rulebook`);
    else (blocks.at(-1) ?? fail(i + 1, 'the book begins with its title, "# …"')).lines.push(line);
  }
  return blocks;
}

function clauseOf({ title: id, at, lines }: Block): Clause {
  const text: string[] = [];
  let why: string | null = null;
  let about: readonly string[] = [];
  for (const line of lines) {
    if (line.startsWith('- Why: ')) why = line.slice('- Why: '.length);
    else if (line.startsWith('- About: ')) about = [...line.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
    else if (why !== null || about.length > 0 || line.startsWith('- '))
      fail(at, `${id}: "${line}" is neither its text nor "- Why: " nor "- About: "`);
    else text.push(line);
  }
  if (text.length === 0) fail(at, `${id} has no text`);
  return { id, text: text.join(' '), ...(why === null ? {} : { why }), ...(about.length === 0 ? {} : { about }) };
}

function fail(line: number, what: string): never {
  throw new Error(`rulebook, line ${line}: ${what}`);
}
