/** Which clauses a test file names: in the first argument of a test, never in a comment. */

const TESTS = new Set(['ruling', 'rulings', 'test', 'it']);
const SKIPPED = new Set(['skip', 'todo', 'fails']);

type Token = { readonly kind: 'word' | 'text' | 'sign'; readonly value: string };

/** The names of all tests in a source file. */
export function testNames(source: string): string[] {
  const tokens = tokensOf(source);
  const names: string[] = [];
  tokens.forEach((token, i) => {
    if (token.kind !== 'word' || !TESTS.has(token.value) || tokens[i - 1]?.value === '.') return;
    let at = i + 1;
    while (tokens[at]?.value === '.') {
      if (SKIPPED.has(tokens[at + 1]?.value ?? '')) return;
      at += 2;
    }
    // test.each(rows)('name', …): the rows come first.
    if (tokens[at]?.value === '(' && tokens[at - 1]?.value === 'each') at = closing(tokens, at) + 1;
    const name = tokens[at]?.value === '(' ? tokens[at + 1] : undefined;
    if (name?.kind === 'text') names.push(name.value);
  });
  return names;
}

function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let i = open; i < tokens.length; i++) {
    const { kind, value } = tokens[i] as Token;
    if (kind !== 'sign') continue;
    if ('([{'.includes(value)) depth++;
    if (')]}'.includes(value) && --depth === 0) return i;
  }
  return tokens.length;
}

/** Enough of the language to tell words, texts and signs from comments and regular expressions. */
function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  const pattern =
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|[A-Za-z_$][\w$]*|\d[\w.]*|\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*|\S/gy;
  let at = 0;
  while (at < source.length) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match === null) {
      at++;
      continue;
    }
    const [whole] = match;
    const first = whole[0] as string;
    // A slash after a value divides; anywhere else it opens a regular expression.
    if (first === '/' && whole.length > 1 && !whole.startsWith('//') && !whole.startsWith('/*') && follows(tokens.at(-1))) {
      tokens.push({ kind: 'sign', value: '/' });
      at++;
      continue;
    }
    at = pattern.lastIndex;
    if (first === '/' && whole.length > 1) continue;
    if ('\'"`'.includes(first) && whole.length > 1) tokens.push({ kind: 'text', value: whole.slice(1, -1) });
    else tokens.push({ kind: /^[\w$]/.test(first) ? 'word' : 'sign', value: whole });
  }
  return tokens;
}
const follows = (token: Token | undefined): boolean => token !== undefined && (token.kind !== 'sign' || ')]}'.includes(token.value));

const PART = /^(?:([A-Z]{2,4})-)?([A-Z]?)(\d+)([a-z]?)(?:\s*[–-]\s*(?:[A-Z]{2,4}-)?[A-Z]?(\d+))?$/;
const FULL = /\b[A-Z]{2,4}-[A-Z]?\d+[a-z]?\b/g;

/** The clauses that a test's name begins with ("STC-40–48, R9: …"), and those that it spells out anywhere. */
export function clausesIn(name: string): string[] {
  const found = new Set<string>(name.match(FULL) ?? []);
  let prefix = '';
  for (const part of (name.split(':')[0] as string).split(/\s*(?:,|\/|&| and )\s*/)) {
    const match = PART.exec(part.trim());
    if (match === null) continue;
    prefix = match[1] ?? prefix;
    if (prefix === '') continue;
    const [letter, first, suffix, last] = [match[2] ?? '', Number(match[3]), match[4] ?? '', match[5]];
    found.add(`${prefix}-${letter}${first}${suffix}`);
    for (let n = first + 1; n <= Number(last ?? first); n++) found.add(`${prefix}-${letter}${n}`);
  }
  return [...found];
}
