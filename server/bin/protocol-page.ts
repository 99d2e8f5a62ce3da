/** Prints docs/protocol.md from the schemas that check the messages: `node server/bin/protocol-page.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { LIMITS, NOTICES, PROBLEM_CODES, REQUESTS, ROUTES, TROUBLE_WORDING } from '@bridgehead/match';
import { z } from 'zod';

interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly description?: string;
  readonly maxLength?: number;
}

const schemaOf = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { unrepresentable: 'any', reused: 'inline' }) as Schema;

/** A type in a few characters. */
function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.length > 8 ? 'a code' : schema.enum.map((one) => JSON.stringify(one)).join(' \\| ');
  const several = schema.anyOf ?? schema.oneOf;
  if (several !== undefined) return [...new Set(several.map(typeOf))].join(' \\| ');
  if (schema.prefixItems !== undefined) return `[${schema.prefixItems.map(typeOf).join(', ')}]`;
  if (schema.type === 'array') return `${schema.items === undefined ? 'any' : wrapped(typeOf(schema.items))}[]`;
  if (schema.type === 'object' && schema.properties !== undefined && Object.keys(schema.properties).length > 0) {
    const members = Object.entries(schema.properties).map(
      ([name, member]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(member)}`,
    );
    return `{ ${members.join(', ')} }`;
  }
  if (schema.type === 'object') return 'object';
  if (schema.type === 'string' && schema.maxLength !== undefined) return `string (≤ ${schema.maxLength})`;
  if (typeof schema.type === 'object') return schema.type.join(' \\| ');
  return schema.type ?? 'any JSON';
}
const wrapped = (type: string): string => (type.includes(' \\| ') ? `(${type})` : type);

function table(schema: Schema, skip: readonly string[] = []): string[] {
  const rows = Object.entries(schema.properties ?? {}).filter(([name]) => !skip.includes(name));
  if (rows.length === 0) return [];
  return [
    '| member | type | |',
    '|---|---|---|',
    ...rows.map(
      ([name, member]) =>
        `| \`${name}\`${schema.required?.includes(name) ? '' : ' (optional)'} | ${typeOf(member)} | ${member.description ?? ''} |`,
    ),
    '',
  ];
}

function message(schema: z.ZodType): string[] {
  const described = schemaOf(schema);
  const name = String(described.properties?.t?.const);
  return [`### \`${name}\``, '', ...(described.description === undefined ? [] : [described.description, '']), ...table(described, ['t'])];
}

export function protocolPage(): string {
  const full = NOTICES.map(schemaOf).find((one) => one.properties?.t?.const === 'full');
  const lines = [
    '# The protocol',
    '',
    'This page is printed from the schemas in `match/protocol.ts` and `match/api.ts` by `node server/bin/protocol-page.ts`; a test keeps it up to date.',
    '',
    '## Connecting',
    '',
    'Sit down with `POST /api/session` (a cookie is set), make or join a table over HTTP, then open a WebSocket at `/api/socket` with that cookie. Every frame is one JSON object in text; its member `t` says what it is. Requests carry a number `n` of your own; the answer carries it as `re`.',
    '',
    'A browser’s page must come from the server’s own origin. Frames larger than 32 kB end the connection; so does a flood. Pings are answered by the WebSocket itself.',
    '',
    '## Following a match',
    '',
    '1. `watch` a match as one of your seats or as a spectator. You get `full`: everything this viewer sees (`shown`), under a version.',
    '2. Each thing that happens brings an `update` whose version is one more. Apply its `delta` to `shown`, and show its `events`.',
    '3. After a lost connection `watch` again with the version you `have`. You get the updates you missed and `ok`, or a new `full`. Drop updates whose version you have; if one is missing, `watch` again.',
    '4. Answer `shown.prompt` by its `id`. The `update` that carries your number in `re` says that the answer is on disk and done. A prompt’s id is never used twice: an answer that comes late is `refused` and changes nothing. After a lost connection send an answer that was not acknowledged once more, when `watch` is: `ok` says that it was played, a refusal that it was not.',
    '',
    '### Deltas',
    '',
    'A delta is a list of changes, made in order. A path is a list of member names and places in lists.',
    '',
    '| change | meaning |',
    '|---|---|',
    '| `[path]` | remove the member |',
    '| `[path, value]` | put the value there |',
    '| `[path, from, count, items]` | in the list there, from place `from` remove `count` and put `items` in |',
    '',
    '### `shown`',
    '',
    ...table(full?.properties?.shown ?? {}),
    '## Fair dice',
    '',
    'Every match publishes a `commitment` before anybody gives a word: the SHA-256 of the canonical JSON of `{"domain":"bridgehead/commitment/1","match":…,"secret":…}`. The match begins when every seat is taken and every person’s word is in (`word` of `watch`, `join`, or `POST /api/matches/:id/word`). The seed is the SHA-256 of the canonical JSON of `{"domain":"bridgehead/outcomes/1","match":…,"secret":…,"words":[…]}`, with a word for each bot that follows from the commitment. A word that was given at once is shown as its pledge. When somebody rises or replaces a pledge before the match begins, all pledges are void, and a word for a void one is refused: pledge another. When the match has ended, `shown.reveal` and the record show the secret; `bridgehead verify RECORD.json` checks the whole match without any server.',
    '',
    '## Requests',
    '',
    ...REQUESTS.flatMap(message),
    '## Notices',
    '',
    ...NOTICES.flatMap(message),
    '## Refusals',
    '',
    'A refusal has a code, an English sentence, and for a broken rule the clause. Codes of the rules: `rule`, `not-asked`, `stale`, `malformed`, `over`, `faulted`, `no-undo`. The others:',
    '',
    '| code | sentence |',
    '|---|---|',
    ...PROBLEM_CODES.map((code) => `| \`${code}\` | ${TROUBLE_WORDING[code]} |`),
    '',
    '## Limits',
    '',
    `A chat line has at most ${LIMITS.chat} characters, a name ${LIMITS.name}, a word ${LIMITS.word}; one connection follows at most ${LIMITS.subscriptions} views.`,
    '',
    '## HTTP',
    '',
    'Bodies and answers are described at `/api/docs` of a running server.',
    '',
    '| | | |',
    '|---|---|---|',
    ...ROUTES.map(([method, url, what]) => `| ${method} | \`${url}\` | ${what} |`),
    '',
  ];
  return lines.join('\n');
}

export const PROTOCOL_PAGE = path.join(import.meta.dirname, '../../docs/protocol.md');

if (import.meta.main) writeFileSync(PROTOCOL_PAGE, protocolPage());
