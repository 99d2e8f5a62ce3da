/**
 * `npm run frames`: strangers send anything they like, over sockets and over HTTP, while ordinary people play.
 * Messages by grammar with members changed, dropped, doubled and swapped for nonsense; the bytes of good messages changed; floods
 * of pings, chat, hints, mutes, tables, sockets and large bodies; clients that do not read and bodies that never end. Nothing that is not
 * theirs may change, nothing may leak, nothing may end the server, and those who play must hardly feel it.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SeededChance, seedFrom } from '@bridgehead/kernel';
import { ROUTES } from '@bridgehead/match';
import { freePort } from '@bridgehead/testkit/postgres';
import { type Tab, type Visitor, visit } from '../server/test/visitor.ts';
import { wholeNumber, wishOf } from '../testkit/bin/common.ts';
import { percentile, sleep } from './command.ts';
import { guessAnswer } from './faults/guess.ts';
import { type Node, startNode } from './faults/servers.ts';
import { HEAP, hostileBodies } from './frames/bodies.ts';

const { values } = wishOf<{ frames: number; seed: number; bodies: boolean }>(
  'Hostile messages and requests while ordinary people play.',
  (it) =>
    it
      .option('--frames <n>', 'messages', wholeNumber('--frames', 1, 100_000_000), 40_000)
      .option('--bodies', 'only the worst records, with a small heap', false)
      .option('--seed <n>', 'where chance begins', wholeNumber('--seed', 0, 100_000_000), 1),
);
const FRAMES = values.frames;
/** Others wait no longer while records come that cost much to read. */
const MOST_P99_MS = 250;
const chance = new SeededChance(seedFrom(values.seed, 5));
const one = <T>(of: readonly T[]): T => of[chance.below(of.length)] as T;

// —— what is sent ——

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  '',
  '\u0000',
  '\ud800',
  '\u202e\u200b',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '<img src=x onerror=alert(1)>',
  [],
  [[[[[]]]]],
  {},
  { __proto__: { admin: true } },
  { length: -1 },
  'x'.repeat(2_000),
  Array.from({ length: 500 }, () => 0),
];
const KINDS = [
  'watch',
  'unwatch',
  'answer',
  'why',
  'concede',
  'undo',
  'draw',
  'consent',
  'standing',
  'handover',
  'chat',
  'mark',
  'mute',
  'hush',
  'typing',
  'hint',
  'ping',
];

/** A message about somebody else's match, right in form at first. */
function message(match: string): Record<string, unknown> {
  const t = one(KINDS);
  return {
    t,
    n: chance.below(1000),
    match,
    seat: chance.below(3),
    as: one([0, 1, 'spectator']),
    prompt: chance.below(40),
    answer: one(ODD),
    yes: true,
    ...(t === 'chat' || t === 'typing' ? { text: one(['hello', ...ODD]) } : {}),
    ...(t === 'mute' ? { person: String(chance.below(1e6)) } : {}),
    ...(t === 'mute' || t === 'hush' ? { on: true } : {}),
    ...(t === 'standing' ? { standing: { ask: 'never', stopFor: [], untilMyTurn: false } } : {}),
    ...(t === 'handover' ? { level: one(['cadet', null]) } : {}),
    ...(t === 'mark' ? { what: 'ping', on: 'x' } : {}),
  };
}
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  watch: ['match', 'as'],
  unwatch: ['match', 'as'],
  answer: ['match', 'seat', 'prompt', 'answer'],
  why: ['match', 'seat', 'prompt', 'answer'],
  concede: ['match', 'seat'],
  undo: ['match', 'seat'],
  draw: ['match', 'seat'],
  consent: ['match', 'seat', 'yes'],
  standing: ['match', 'seat', 'standing'],
  handover: ['match', 'seat', 'level'],
  chat: ['match', 'text'],
  mark: ['match', 'seat', 'what', 'on'],
  mute: ['person', 'on'],
  hush: ['match', 'seat', 'on'],
  typing: ['match', 'seat', 'prompt', 'text'],
  hint: ['match', 'seat', 'prompt'],
  ping: [],
};
function frame(match: string): string | Buffer {
  const all = message(match);
  const names = ['t', 'n', ...(ALLOWED[String(all.t)] ?? [])];
  const good: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, all[name]]));
  switch (chance.below(5)) {
    case 0:
      break;
    case 1:
      good[one(names)] = one(ODD);
      break;
    case 2:
      delete good[one(names)];
      break;
    case 3:
      good[String(one(ODD))] = one(ODD);
      break;
    default: {
      const bytes = Buffer.from(JSON.stringify(good));
      for (let i = 0; i <= chance.below(4); i++) bytes[chance.below(bytes.length)] = chance.below(256);
      return chance.below(2) === 0 ? bytes : bytes.toString('latin1');
    }
  }
  return JSON.stringify(good);
}
const IDS = ['', 'nowhere', '%00', '%ff', '..%2f..', '%f0%9f%8e%b2', 'x'.repeat(90), "'", '__proto__', '1e999', '%E0%80%AF'];

// —— who is there ——

let leaks = 0;
let errors = 0;
let crashes = 0;
const LEAK = /"secret":"[0-9a-f]{64}"|node_modules|\n {4}at /;
const look = (text: string): void => {
  if (LEAK.test(text)) leaks++;
};

/** People at home: each table at an address of its own, the attackers at another. */
let homes = 0;
async function table(url: string): Promise<{ id: string; people: [Visitor, Visitor]; tabs: [Tab, Tab] }> {
  const people: [Visitor, Visitor] = [await visit(url), await visit(url)];
  const { id } = await people[0].post('/matches', { game: 'storm-the-castle', seats: ['me', 'open'] });
  await people[0].post(`/matches/${id}/word`, { word: 'a' });
  await people[1].post(`/matches/${id}/join`, { word: 'b' });
  const home = { 'x-forwarded-for': `192.0.2.${(homes++ % 250) + 1}` };
  const tabs: [Tab, Tab] = [await people[0].tab(home), await people[1].tab(home)];
  await tabs[0].watch(id, 0);
  await tabs[1].watch(id, 1);
  return { id, people, tabs };
}

/** Ordinary people: how long until an answer is acknowledged. Not too fast, like people. */
async function ordinary(url: string, until: { stopped: boolean }, took: number[]): Promise<void> {
  while (!until.stopped) {
    const { id, tabs } = await table(url);
    while (!until.stopped) {
      const seat = tabs[0].sees(id, 0).shown.waiting[0];
      if (seat === undefined) break;
      const tab = tabs[seat] as Tab;
      const { shown } = await tab.until(id, seat, (held) => held.shown.prompt !== null || held.shown.phase !== 'playing');
      if (shown.phase !== 'playing' || shown.prompt === null) break;
      const begun = performance.now();
      await tab.ask({ t: 'answer', match: id, seat, prompt: shown.prompt.id, answer: guessAnswer(shown.prompt) });
      took.push(performance.now() - begun);
      await sleep(40);
    }
    for (const tab of tabs) tab.close();
  }
}

/** A stranger who floods is put out of doors, at times before he is answered. */
const gone = (tab: Tab): Promise<void> =>
  new Promise((resolve) => {
    if (tab.closed !== null) resolve();
    else tab.socket.once('close', () => resolve());
  });

async function attackSockets(url: string, victim: string, count: number): Promise<void> {
  let sent = 0;
  while (sent < count) {
    const tab = await (await visit(url)).tab().catch(() => null);
    if (tab === null) {
      await sleep(100);
      continue;
    }
    tab.socket.on('message', (data: Buffer) => look(data.toString()));
    // A stranger who is turned away for flooding is not told which of his messages was meant.
    await Promise.race([tab.ask({ t: 'watch', match: victim, as: 'spectator' }), gone(tab), sleep(500)]);
    for (let i = 0; i < 2_000 && sent < count && tab.closed === null; i++, sent++) {
      tab.socket.send(frame(victim));
      if (i % 50 === 49) await sleep(1);
    }
    tab.close();
  }
}
async function attackHttp(url: string, victim: string, count: number): Promise<void> {
  const { cookie } = await visit(url);
  for (let i = 0; i < count; i++) {
    const [method, route] = one(ROUTES);
    const where = route.replace(/:(\w+)/g, () => (chance.below(2) === 0 ? victim : one(IDS)));
    const body =
      method === 'GET' || method === 'DELETE'
        ? undefined
        : chance.below(3) === 0
          ? '{"a":'
          : JSON.stringify(one<unknown>([{ game: one(ODD), seats: one(ODD) }, one(ODD), { word: one(ODD) }]));
    // Nobody deletes the attacker: the session is needed.
    if (method === 'DELETE' && route !== '/api/decks/:id') continue;
    const headers: Record<string, string> = chance.below(4) === 0 ? {} : { cookie };
    if (body !== undefined)
      headers['content-type'] = one(['application/json', 'text/plain', 'application/xml', 'application/json; charset=utf-7']);
    const response = await fetch(
      url + where + (chance.below(4) === 0 ? `?as=${encodeURIComponent(JSON.stringify(one(ODD))).slice(0, 48)}` : ''),
      {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
      },
    ).catch(() => null);
    if (response === null) continue;
    const text = await response.text();
    look(text);
    if (response.status >= 500 && response.status !== 503) {
      errors++;
      if (!values.json) console.log(`${response.status} ${method} ${where} ${String(body).slice(0, 80)}`);
    }
  }
}
/** What is allowed, far too often: sockets and tables of one person, large bodies of nobody known, lines, hints and mutes from a seat. */
async function flood(url: string, until: { stopped: boolean }): Promise<number> {
  const large = JSON.stringify({ record: 'x'.repeat(2 * 1024 * 1024) });
  const headers = { 'content-type': 'application/json' };
  let times = 0;
  while (!until.stopped) {
    const who = await visit(url);
    const seats = ['me', { bot: 'cadet' }];
    const made = await who.call('POST', '/matches', { game: 'storm-the-castle', seats, hints: true });
    const opened = await Promise.allSettled(Array.from({ length: 60 }, () => who.tab()));
    const tabs = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    await Promise.all([
      ...Array.from({ length: 20 }, () => who.call('POST', '/matches', { game: 'storm-the-castle', seats: ['open', 'open'] })),
      ...Array.from({ length: 4 }, () =>
        fetch(`${url}/api/records/verify`, { method: 'POST', headers, body: large }).then(
          (response) => response.text().then(look),
          () => undefined,
        ),
      ),
      seatFlood(tabs[0], (made.body as { id?: string }).id ?? ''),
    ]);
    times++;
    for (const tab of tabs) tab.close();
    await sleep(200);
  }
  return times;
}
async function seatFlood(tab: Tab | undefined, match: string): Promise<void> {
  if (tab === undefined) return;
  await Promise.race([tab.ask({ t: 'watch', match, as: 0 }), gone(tab), sleep(500)]);
  for (let n = 1_000; n < 1_300 && tab.closed === null; n++) {
    tab.socket.send(JSON.stringify({ t: 'chat', n, match, text: `line ${n}` }));
    tab.socket.send(JSON.stringify({ t: 'hint', n, match, seat: 0, prompt: 1 }));
    tab.socket.send(JSON.stringify({ t: 'mute', n, person: `nobody-${n}`, on: true }));
    if (n % 25 === 0) await sleep(5);
  }
}
/** Sockets that send and do not read, and bodies that never end. */
function deaf(port: number, cookie: string): () => void {
  const lines = Array.from({ length: 20 }, (_, i) => {
    const line = connect(port, '127.0.0.1');
    line.on('error', () => undefined);
    line.pause();
    if (i < 10)
      line.write(`POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"g`);
    else
      line.write(
        `GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: ${cookie}\r\n\r\n`,
      );
    return line;
  });
  const ping = Buffer.concat(Array.from({ length: 200 }, () => Buffer.concat([Buffer.from([0x89, 0xfd, 0, 0, 0, 0]), Buffer.alloc(125)])));
  const timer = setInterval(() => {
    for (const line of lines.slice(10)) if (!line.destroyed) line.write(ping);
  }, 20);
  return () => {
    clearInterval(timer);
    for (const line of lines) line.destroy();
  };
}

async function rss(node: Node): Promise<number> {
  const text = await (await fetch(`${node.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0) / 1024 / 1024;
}

const folder = mkdtempSync(path.join(tmpdir(), 'bridgehead-frames-'));
/** How others fare while records come that cost much to read. */
async function onlyBodies(): Promise<void> {
  process.env.NODE_OPTIONS = HEAP;
  const small = await startNode(await freePort(), path.join(folder, 'bodies.db'), { 'trust-proxy': '1' });
  small.died(() => crashes++);
  const total = { ...(await hostileBodies(small.url, 6)), crashes, unhandled: small.complaints().length };
  console.log(values.json ? JSON.stringify(total) : `in all ${JSON.stringify(total)}`);
  const failed = Object.keys(total.answers).some((status) => ![200, 400, 413, 429, 503].includes(Number(status)));
  process.exitCode = failed || crashes + total.unhandled > 0 || total.bodies_p99_ms > MOST_P99_MS ? 1 : 0;
  await small.kill();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}
if (values.bodies) await onlyBodies();
const port = await freePort();
const node = await startNode(port, path.join(folder, 'frames.db'), {
  'message-rate': '40',
  'connections-each': '20',
  'trust-proxy': '1',
  'connections-address': '200',
  'matches-each': '100',
});
node.died(() => crashes++);
const until = { stopped: false };
const attack = { stopped: false };
const took: number[] = [];
try {
  const players = Array.from({ length: 3 }, () => ordinary(node.url, until, took));
  const victim = await table(node.url);
  const before = victim.tabs[0].sees(victim.id, 0);
  await sleep(4_000);
  took.length = 0;
  await sleep(5_000);
  const quiet = percentile(took, 0.99);
  const start = await rss(node);
  took.length = 0;
  const stopDeaf = deaf(port, (await visit(node.url)).cookie);
  const requests = Math.ceil(FRAMES / 10);
  const floods = flood(node.url, attack);
  await Promise.all([
    ...Array.from({ length: 4 }, () => attackSockets(node.url, victim.id, Math.ceil(FRAMES / 4))),
    ...Array.from({ length: 2 }, () => attackHttp(node.url, victim.id, Math.ceil(requests / 2))),
  ]);
  stopDeaf();
  attack.stopped = true;
  const loud = percentile(took, 0.99);
  const growth = (await rss(node)) - start;
  await victim.tabs[0].ask({ t: 'ping' });
  const after = victim.tabs[0].sees(victim.id, 0);
  const changed = JSON.stringify(before.shown) === JSON.stringify(after.shown) ? 0 : 1;
  until.stopped = true;
  await Promise.all(players);
  const total = {
    frames: FRAMES,
    requests,
    floods: await floods,
    changed,
    crashes,
    unhandled: node.complaints().length,
    errors_5xx: errors,
    leaks,
    rss_growth_mb: Math.round(growth),
    ordinary_p99_ms: loud,
    quiet_p99_ms: quiet,
  };
  console.log(values.json ? JSON.stringify(total) : `in all ${JSON.stringify(total)}`);
  process.exitCode = changed + crashes + leaks + errors + total.unhandled === 0 ? 0 : 1;
} finally {
  until.stopped = true;
  await node.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
