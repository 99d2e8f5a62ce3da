/** Hundreds of shapes of message from somebody who sits at no table: each is answered in a sentence or ends the line, and changes nothing. */
import { REQUESTS } from '@bridgehead/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Room } from '../rooms/room.ts';
import { openHouse, type TestHouse } from './house.ts';
import { type Tab, visit } from './visitor.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ 'message-rate': '1000000' });
});
afterAll(() => house.close());

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const ODD = [
  'null',
  'true',
  '-1',
  '0.5',
  '1e999',
  '9007199254740993',
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u202e"',
  '"__proto__"',
  '"../../etc/passwd"',
  `"${'x'.repeat(5_000)}"`,
  '[]',
  '{}',
  '{"__proto__":{"a":1}}',
  '{"length":-1}',
  `[${Array.from({ length: 500 }, () => '0').join()}]`,
  deep(5_000),
];
const BROKEN = [
  '',
  ' ',
  '{',
  '[',
  'null',
  '[]',
  '"t"',
  '0',
  '{"t":}',
  '{"t":"watch"',
  '{"t":"watch","t":"ping","n":1}',
  '\u0000',
  deep(10_000),
];

/** One member after the other of each message is something odd, missing, or one too many. */
function shapes(match: string): string[] {
  const good: Record<string, string> = {
    match: JSON.stringify(match),
    seat: '0',
    as: '0',
    prompt: '1',
    answer: '"one"',
    yes: 'true',
    on: 'true',
    text: '"Hello"',
    person: '"somebody"',
    level: '"cadet"',
    what: '"clap"',
    standing: '{"ask":"never","stopFor":[],"untilMyTurn":false}',
  };
  const made = [...BROKEN];
  for (const { shape } of REQUESTS) {
    const kind = shape.t.value;
    const names = Object.keys(shape).filter((name) => name in good);
    const text = (members: Readonly<Record<string, string>>) =>
      `{"t":"${kind}","n":7${names.map((name) => (members[name] === '' ? '' : `,"${name}":${members[name] ?? good[name]}`)).join('')}}`;
    for (const name of names) made.push(text({ [name]: '' }), ...ODD.map((odd) => text({ [name]: odd })));
    made.push(...ODD.map((odd) => `{"t":"${kind}","n":${odd}}`), text({}).replace('}', ',"extra":1}'));
  }
  return made;
}

test('over a thousand hostile shapes of message change nothing of a match, and none ends the server', async () => {
  const [ann, eve] = [await visit(house.url), await visit(house.url)];
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'me'], spectators: true });
  const own = await ann.tab();
  await own.watch(id, 0, 'w');
  await own.until(id, 0, ({ shown }) => shown.phase === 'playing');
  const { match } = (await house.house.rooms.open(id)) as Room;
  const before = JSON.stringify({ ...match.snapshot(), seq: 0 });
  const all = shapes(id);
  expect(all.length).toBeGreaterThan(1_000);
  let tab: Tab = await eve.tab();
  await tab.watch(id, 'spectator');
  for (const text of all) {
    tab.socket.send(text);
    if (tab.closed !== null) tab = await eve.tab();
  }
  await tab.ask({ t: 'ping' });
  for (const refused of tab.of('refused')) expect(refused.sentence).toMatch(/[.!?]$/);
  expect(tab.of('refused').length).toBeGreaterThan(900);
  // Eve may talk; nothing else of hers is in the match.
  expect(JSON.stringify({ ...match.snapshot(), seq: 0 })).toBe(before);
  expect((await own.answer(id, 0, 'one')).t).toBe('update');
});
