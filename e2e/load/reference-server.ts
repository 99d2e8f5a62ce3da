/**
 * What a move has to cost: the same rules behind `ws`, the same group commit in SQLite, updates as long as ours, and nothing else. No
 * limits, views, deltas, clocks, sessions, lists or second node. It speaks as much of our protocol as a table of two needs.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { game } from '@bridgehead/games/storm-the-castle';
import { type Json, Run, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { type WebSocket, WebSocketServer } from 'ws';
import { SqliteThread } from '../../server/store/sqlite-client.ts';
import { present } from './child.ts';

const [file = '', length = '0'] = process.argv.slice(2);
/** So long is an update of ours on the average. */
const LENGTH = Number(length);
const read = readOptions(game.options, {});
if ('problem' in read) throw new Error(read.problem);
const { options } = read;

const disk = new SqliteThread({ path: file, readOnly: false, syncDelay: 0 });
const ask = (sql: string) => disk.run([{ sql, parameters: [] }]);
await ask('create table journal (match text, seq integer, at bigint, deed text, primary key (match, seq))');
const INSERT = 'insert into journal (match, seq, at, deed) values (?, ?, ?, ?)';

interface Table {
  readonly id: string;
  run: Run<unknown>;
  seq: number;
  readonly seats: (WebSocket | null)[];
}
const tables = new Map<string, Table>();
let made = 0;

function newTable(): Table {
  const id = `table-${made++}`;
  const chance = new SeededChance(seedFrom(made, 1));
  const run = Run.begin(game, { seats: 2, options, chance }) as Run<unknown>;
  const table: Table = { id, run, seq: 0, seats: [null, null] };
  tables.set(id, table);
  return table;
}

const promptOf = ({ run }: Table, seat: number): Json => run.prompt(seat) as unknown as Json;
const phaseOf = ({ run }: Table): string => (run.result === null ? 'playing' : 'over');
function full(table: Table, seat: number): string {
  const shown = { phase: phaseOf(table), prompt: promptOf(table, seat) };
  return JSON.stringify({ t: 'full', match: table.id, as: seat, version: table.seq, shown });
}
function update(table: Table, seat: number): string {
  const delta: Json[] = [[['prompt'], promptOf(table, seat)]];
  if (table.run.result !== null) delta.push([['phase'], 'over']);
  const text = JSON.stringify({ t: 'update', match: table.id, as: seat, version: table.seq, delta, more: '' });
  return `${text.slice(0, -2)}${'x'.repeat(Math.max(0, LENGTH - text.length))}"}`;
}

/** Two at a table, in the order in which they come. */
function answerTo(method: string, path: string): unknown {
  if (method === 'POST' && path === '/api/matches') return { id: newTable().id };
  return { id: path.split('/')[3] ?? '' };
}
const http = createServer((request: IncomingMessage, response) => {
  request.resume().on('end', () => {
    const said = JSON.stringify(answerTo(request.method ?? '', request.url ?? ''));
    response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'reference=1', 'content-length': said.length }).end(said);
  });
});
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
sockets.on('connection', (socket) => {
  socket.on('message', (data: Buffer) => {
    const said = JSON.parse(data.toString()) as { t: string; match: string; as: number; seat: number; prompt: number; answer: Json };
    const table = tables.get(said.match);
    if (table === undefined) return;
    if (said.t === 'watch') {
      table.seats[said.as] = socket;
      if (table.seats.every((one) => one !== null)) for (const [seat, one] of table.seats.entries()) one?.send(full(table, seat));
    } else if (said.t === 'answer') answered(table, said.seat, said.prompt, said.answer);
    else if (said.t === 'unwatch') tables.delete(said.match);
  });
});

function answered(table: Table, seat: number, prompt: number, answer: Json): void {
  const entry = table.run.answer(seat, prompt, answer);
  if ('refused' in entry) throw new Error(`refused: ${JSON.stringify(entry)}`);
  table.seq++;
  const texts = table.seats.map((_, one) => update(table, one));
  const parameters = [table.id, table.seq, Date.now(), JSON.stringify(entry)];
  disk.post([{ sql: INSERT, parameters }], true, (result) => {
    if (result !== 1) throw new Error('not written');
    for (const [one, socket] of table.seats.entries()) socket?.send(texts[one] as string);
  });
}

http.listen(0, '127.0.0.1', () => present(`http://127.0.0.1:${(http.address() as AddressInfo).port}`));
