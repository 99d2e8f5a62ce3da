/** boardgame.io's protocol from a client's side: two clients at one table, on the same lines as ours. */
import { type Json, optionsOf } from '@bridgehead/kernel';
import { askIn } from '../../bench/boardgame-io/castle-game.ts';
import { generator, type LoadTable, sleep } from './drive.ts';
import { Line } from './line.ts';

interface State {
  readonly G: Parameters<typeof askIn>[0];
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}
const GAME = 'storm-the-castle';
const EVENT = `42/${GAME},`;

/** Socket.IO 4 on a WebSocket: '0' opens, '2' asks whether we are there, '40' joins the game's own channel, '42' is an event. */
export class Socket {
  hear: (event: string, args: readonly unknown[]) => void = () => undefined;
  readonly #line: Line;

  private constructor(line: Line, joined: () => void) {
    this.#line = line;
    line.hear = (text) => {
      if (text.startsWith(EVENT)) {
        const [event, ...args] = JSON.parse(text.slice(EVENT.length)) as [string, ...unknown[]];
        this.hear(event, args);
      } else if (text === '2') line.send('3');
      else if (text.startsWith('40/')) joined();
      else if (!text.startsWith('0')) throw new Error(`a message that is not expected: ${text}`);
    };
    line.send(`40/${GAME},`);
  }
  static async open(url: string): Promise<Socket> {
    const line = await Line.open(`${url}/socket.io/?EIO=4&transport=websocket`);
    return new Promise((resolve) => {
      const socket: Socket = new Socket(line, () => resolve(socket));
    });
  }
  emit(...event: readonly unknown[]): void {
    this.#line.send(EVENT + JSON.stringify(event));
  }
  close(): void {
    this.#line.end();
  }
}
/** A match is made when somebody first asks for it. */
export function newMatch(socket: Socket): Promise<void> {
  const match = crypto.randomUUID();
  return new Promise((resolve) => {
    socket.hear = (event, [synced]) => {
      if (event === 'sync' && synced === match) resolve();
    };
    socket.emit('sync', match, '0', undefined, 2);
  });
}

class BoardgameIoTable implements LoadTable {
  readonly #sockets: readonly Socket[];
  readonly #states: (State | null)[] = [null, null];
  readonly #below: (n: number) => number;
  #match = '';
  #seen: (() => void) | null = null;
  #stateId = -1;

  constructor(sockets: readonly Socket[], seed: number) {
    this.#sockets = sockets;
    this.#below = generator(seed);
    sockets.forEach((socket, player) => {
      socket.hear = (event, [match, news]) => {
        if (event === 'update') this.#receive(player, match as string, news as State);
        else if (event === 'sync') this.#receive(player, match as string, (news as { state: State }).state);
      };
    });
  }

  #receive(player: number, match: string, state: State): void {
    if (match !== this.#match) return;
    this.#states[player] = state;
    const other = this.#states[1 - player];
    if (this.#seen === null || state._stateID <= this.#stateId || other === null || other === undefined || other._stateID < state._stateID)
      return;
    this.#stateId = state._stateID;
    const seen = this.#seen;
    this.#seen = null;
    if (state.ctx.gameover === undefined) seen();
    else void this.renew().then(seen);
  }

  /** One after the other: two who ask at once for a match that is not there would each be given one of their own. */
  async renew(): Promise<void> {
    const match = crypto.randomUUID();
    this.#match = match;
    this.#stateId = -1;
    this.#states.fill(null);
    const ready = new Promise<void>((resolve) => {
      this.#seen = resolve;
    });
    this.#sockets[0]?.emit('sync', match, '0', undefined, 2);
    while (this.#states[0] === null) await sleep(1);
    this.#sockets[1]?.emit('sync', match, '1', undefined, 2);
    await ready;
  }

  move(seen: () => void): void {
    this.#seen = seen;
    const player = Number(this.#states[0]?.ctx.currentPlayer);
    const { G, _stateID } = this.#states[player] as State;
    const options = optionsOf(askIn(G), G);
    const args: Json[] = [options[this.#below(options.length)] as Json];
    const payload = { type: 'answer', args, playerID: String(player) };
    this.#sockets[player]?.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.#match, String(player));
  }
  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

export async function boardgameIoTables(url: string, count: number): Promise<LoadTable[]> {
  const tables: BoardgameIoTable[] = [];
  for (let i = 0; i < count; i++) {
    const table = new BoardgameIoTable([await Socket.open(url), await Socket.open(url)], i + 1);
    await table.renew();
    tables.push(table);
  }
  return tables;
}
