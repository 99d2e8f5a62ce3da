/** HTTP connections: how many come from one address, how much is asked on one before it is read, and how long one may stand still. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { Slots } from '../limits.ts';
import { addressOf } from './origin.ts';

/** Connections besides the WebSockets. */
const SPARE = 2_000;
/** Requests on one connection that wait for their answers: browsers and proxies wait for one before they send the next. */
const MOST_ASKED = 8;
/** Answers that wait for a client to read them. */
const MOST_QUEUED = 1024 * 1024;
/** So long a connection on which something waits to be read may take nothing of it. */
const STALL_MS = 30_000;

type Settings = Pick<Config, 'connections' | 'connectionsAddress' | 'requestRate' | 'trustProxy'>;

/** Requests of one address at the same time. They go with the rate, so that measurements can lift both. */
export const mostUnderWay = ({ requestRate }: Pick<Settings, 'requestRate'>): number => Math.max(20, Math.ceil(requestRate / 3));

export class Lines {
  readonly #settings: Settings;
  readonly #connections: Slots;
  readonly #requests: Slots;
  /** What each connection waits for. */
  readonly #asked = new WeakMap<Socket, Set<ServerResponse>>();

  constructor(server: Server, settings: Settings, stall = STALL_MS) {
    this.#settings = settings;
    this.#connections = new Slots(settings.connectionsAddress + mostUnderWay(settings));
    this.#requests = new Slots(mostUnderWay(settings));
    server.maxConnections = settings.connections + SPARE;
    server.on('connection', (socket: Socket) => this.#count(socket));
    // A client may wait for an answer that is being worked out; the server does not wait for one that does not take its answer.
    server.setTimeout(stall, (socket) => {
      if (!this.#isBeingAnswered(socket)) socket.destroy();
    });
  }

  /** Behind a proxy all connections are the proxy's own: only requests tell whose they are. */
  #count(socket: Socket): void {
    if (this.#settings.trustProxy > 0) return;
    const address = addressOf({}, socket.remoteAddress ?? '', this.#settings);
    if (this.#connections.take(address)) socket.once('close', () => this.#connections.give(address));
    else socket.destroy();
  }
  #isBeingAnswered(socket: Socket): boolean {
    return (this.#asked.get(socket)?.size ?? 0) > 0 && socket.writableLength === 0;
  }

  /** Counts a request until it is answered. False if it is one too many; a client that asks on without reading is cut off. */
  begin({ socket, headers }: IncomingMessage, response: ServerResponse): boolean {
    const asked = this.#asked.get(socket) ?? new Set<ServerResponse>();
    this.#asked.set(socket, asked);
    if (asked.size >= MOST_ASKED || queued(asked) > MOST_QUEUED) {
      socket.destroy();
      return false;
    }
    const address = addressOf(headers, socket.remoteAddress ?? '', this.#settings);
    if (!this.#requests.take(address)) return false;
    asked.add(response);
    // Also told when the connection breaks.
    response.once('close', () => {
      asked.delete(response);
      this.#requests.give(address);
    });
    return true;
  }
}

function queued(asked: ReadonlySet<ServerResponse>): number {
  let bytes = 0;
  for (const response of asked) bytes += response.writableLength;
  return bytes;
}
