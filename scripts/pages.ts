/**
 * `npm run pages`: writes docs/kernel.md from the comments in the kernel: what each file is for, and everything it offers with its comment and
 * its signature. `--check` only says whether the page is up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFlags } from './flags.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs/kernel.md');
const read = (file: string): string => readFileSync(join(ROOT, 'kernel', file), 'utf8');

/** A comment's own words, on one line. */
const words = (comment: string): string =>
  comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim();

const EXPORT = /(?:(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\n)?export (?:abstract )?(interface|type|class|function\*?|const) (\w+)/g;

/** From the name to where the body or the value begins; of interfaces and types all of it. */
function signature(source: string, start: number, kind: string): string {
  const from = source.slice(start);
  if (kind === 'interface') return from.slice(0, from.indexOf('\n}') + 2);
  if (kind === 'type') return from.slice(0, /;\n(?! {2})/.exec(from)?.index ?? 0);
  if (kind === 'class') return members(from.slice(0, from.indexOf('\n}') + 2));
  const end = kind === 'const' ? /(?: =>| = (?!\()|;\n)/.exec(from) : /\)(?:: [^\n]*?)? \{\n/.exec(from);
  const whole = from.slice(0, (end?.index ?? from.indexOf('\n')) + (kind === 'const' ? 0 : (end?.[0].length ?? 0)));
  return whole.replace(/\s*\{\n$/, '').trim();
}

/** A class without its bodies: what can be called from outside, with its comments. */
function members(text: string): string {
  const lines = text.split('\n');
  const shown = [lines[0] as string];
  let comment: string[] = [];
  for (const line of lines.slice(1)) {
    if (/^ {2}(\/\*\*| \*)/.test(line)) comment.push(line);
    else {
      const open =
        !/#/.test(line.slice(0, 24)) &&
        /^ {2}(?!private|constructor|\}|\))(?:readonly |static |get |\*|async )*[\w*[\].]+[^\n]*/.test(line);
      if (open) shown.push(...comment, line.replace(/ \{$/, ';'));
      comment = [];
    }
  }
  return [...shown, '}'].join('\n');
}

function chapter(file: string): string {
  const source = read(file);
  const head = /^\/\*\*[\s\S]*?\*\/(?=\n(?:import|\n))/.exec(source)?.[0];
  const parts = [...source.matchAll(EXPORT)].map((match) => {
    const [whole, comment = '', kind = '', name = ''] = match;
    const start = match.index + whole.lastIndexOf('export ');
    const code = signature(source, start, kind).replace(/^export /, '');
    return `### ${name}\n\n${comment === '' ? '' : `${words(comment)}\n\n`}\`\`\`ts\n${code}\n\`\`\`\n`;
  });
  return [`## ${file}`, head === undefined ? '' : words(head), ...parts].filter((part) => part !== '').join('\n\n');
}

const files = [...read('index.ts').matchAll(/'\.\/(.+\.ts)'/g)].map((match) => match[1] as string);
const page = [
  '# The kernel',
  'Made from the comments in `kernel/` by `npm run pages`; change it there. [Adding a game](add-a-game.md) shows how the pieces are used.',
  ...files.map(chapter),
].join('\n\n');
const text = `${page.replace(/\n{3,}/g, '\n\n').trim()}\n`;

if (readFlags({ options: { check: { type: 'boolean' } } }).values.check === true) {
  if (readFileSync(PAGE, 'utf8') !== text) {
    console.error('docs/kernel.md is not what the comments say; `npm run pages` writes it again.');
    process.exitCode = 1;
  }
} else writeFileSync(PAGE, text);
