/** Records that cost a server much to read: each is 4 MB at most, and is refused. */
import { randomBytes } from 'node:crypto';

const MB = 1024 * 1024;
const HASH = 'ab'.repeat(32);

/** A record that is right in form, but for what is put in. */
export const recordText = (more: Readonly<Record<string, string>> = {}): string => {
  const members: Record<string, string> = {
    format: '"bridgehead-record/1"',
    match: '"m"',
    game: '"storm-the-castle"',
    version: '1',
    options: '{}',
    seats: '2',
    seed: `"${HASH}"`,
    entries: '[]',
    told: '[[]]',
    result: 'null',
    fair: `{"secret":"${HASH}","words":[],"pledges":[],"bots":[],"commitment":"${HASH}"}`,
    names: '[]',
    from: 'null',
    ...more,
  };
  return `{${Object.entries(members)
    .map(([name, value]) => `"${name}":${value}`)
    .join()}}`;
};
const many = (one: string, count: number) => `[${Array.from({ length: count }, () => one).join()}]`;
const FULL = 4 * MB - 1_000;
/** As many as fit into a body, and as many as get past the count of bytes. */
const most = (one: string) => many(one, Math.floor(FULL / (one.length + 1)));
const few = (one: string) => many(one, Math.min(599_000, Math.floor(FULL / (one.length + 1))));
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

const lists: Readonly<Record<string, (list: (one: string) => string) => string>> = {
  'names of zeros': (list) => recordText({ names: list('0') }),
  'a list of zeros for events': (list) => recordText({ told: `[${list('0')}]` }),
  'empty events': (list) => recordText({ told: `[${list('{}')}]` }),
  'numbers for lists of events': (list) => recordText({ told: list('0') }),
  'an entry of empty lists': (list) => recordText({ entries: `[${list('[]')}]` }),
  'entries of nothing': (list) => recordText({ entries: list('0') }),
  'a take-back of much': (list) => recordText({ entries: `[{"jump":1,"undone":${list('0')}}]` }),
  'a beginning of much': (list) => recordText({ from: `{"seed":"${HASH}","entries":${list('0')}}` }),
  'words of zeros': (list) => recordText({ fair: `{"secret":"","words":${list('0')},"pledges":[],"bots":[],"commitment":""}` }),
  'bots of halves': (list) => recordText({ fair: `{"secret":"","words":[],"pledges":[],"bots":${list('0.5')},"commitment":""}` }),
  'a ranking of halves': (list) => recordText({ result: `{"ranking":[${list('0.5')}],"reason":"","clause":""}` }),
  'marks of zeros': (list) => recordText({ marks: list('0') }),
  'seats of zeros': (list) => `{"record":{},"upTo":0,"seats":${list('0')}}`,
  'no record at all': (list) => list('0'),
};

export const HOSTILE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(lists).flatMap(([name, make]) => [
      [`${name}, as many as fit`, make(most)],
      [`${name}, just few enough to be parsed`, make(few)],
    ]),
  ),
  'nested two million deep': recordText({ entries: deep(FULL / 2 - 1_000) }),
  'nested a thousand deep': recordText({ entries: deep(1_000) }),
  'take-backs in take-backs': recordText({
    entries: `${'[{"jump":1,"undone":'.repeat(100_000)}[]${'}]'.repeat(100_000)}`,
  }),
  'options without end': recordText({
    options: `{${Array.from({ length: 250_000 }, (_, i) => `"o${i}":0`).join()}}`,
  }),
  'a text of 4 MB': recordText({ match: `"${'\\u0000'.repeat(FULL / 6 - 1_000)}"` }),
  'a text that never ends': `{"game":"${'x'.repeat(FULL)}`,
  noise: randomBytes(FULL / 2).toString('hex'),
  'one closing bracket after the other': ']'.repeat(FULL),
};
