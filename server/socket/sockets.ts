/** WebSockets: who may connect, how many, how large, and whether they are still there. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { fastifyCookie } from '@fastify/cookie';
import { type WebSocket, WebSocketServer } from 'ws';
import type { House } from '../house.ts';
import { addressOf, cookieName, hostIsOurs, originIsOurs } from '../http/origin.ts';
import { hashOf } from '../identity.ts';
import { Slots } from '../limits.ts';
import type { PeopleTable } from '../store/schema.ts';
import { Connection } from './connection.ts';
import type { PresenceDesk } from './presence.ts';

const PATH = '/api/socket';
const MOST_BYTES = 32 * 1024;
const HEARTBEAT = 30_000;
const SIGNED_OUT = [4002, 'signed out'] as const;
/** No socket takes longer to be made. */
const ENDED_MS = 60_000;
/** How long a stopping server waits for goodbyes. */
const GOODBYE_MS = 1_000;

type TurnAway = (status: string, code: string, sentence: string) => void;
/** A message that has arrived. */
interface Letter {
  readonly connection: Connection;
  readonly data: Buffer;
  readonly isBinary: boolean;
}

export class Sockets {
  readonly #house: House;
  readonly #presence: PresenceDesk;
  readonly #server: WebSocketServer;
  readonly #connections = new Map<WebSocket, Connection>();
  readonly #heartbeat: NodeJS.Timeout;
  #inbox: Letter[] = [];
  /** Connections by person and by address, those that are being made included. */
  readonly #each: Slots;
  readonly #from: Slots;
  /** Sessions that ended just now: a socket that is being made may have been let in by one. */
  readonly #ended = new Set<string>();
  /** Sockets that are being made. */
  #making = 0;

  constructor(house: House, presence: PresenceDesk, http: Server) {
    this.#house = house;
    this.#presence = presence;
    this.#each = new Slots(house.config.connectionsEach);
    this.#from = new Slots(house.config.connectionsAddress);
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: MOST_BYTES,
      perMessageDeflate: false,
      skipUTF8Validation: false,
      autoPong: false,
    });
    http.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT);
    this.#heartbeat.unref();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const turnAway: TurnAway = (status, code, sentence) => {
      this.#house.metrics.refusals.inc({ code });
      showOut(socket, status, JSON.stringify({ code, sentence }));
    };
    try {
      await this.#tryToUpgrade(request, socket, head, turnAway);
    } catch (error) {
      this.#house.log.error({ err: error }, 'a connection could not be made');
      turnAway('503 Service Unavailable', 'storage', 'The database does not answer.');
    }
  }
  async #tryToUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, turnAway: TurnAway): Promise<void> {
    const { config, identity, limits, store } = this.#house;
    if (request.url?.split('?')[0] !== PATH) return turnAway('404 Not Found', 'gone', 'There is nothing here.');
    if (!originIsOurs(request.headers, config)) return turnAway('403 Forbidden', 'not-allowed', 'That page may not connect here.');
    if (!hostIsOurs(request.headers, config)) return turnAway('421 Misdirected Request', 'not-allowed', 'This server has another name.');
    if (this.#connections.size + this.#making >= config.connections)
      return turnAway('503 Service Unavailable', 'busy', 'The server is full; please try again in a moment.');
    const address = addressOf(request.headers, request.socket.remoteAddress ?? '', config);
    // Before the database is asked: a client that is turned away may try again at once.
    if (!limits.upgrades.take(address)) return turnAway('429 Too Many Requests', 'flood', 'Please connect more slowly.');
    if (!this.#from.take(address))
      return turnAway('429 Too Many Requests', 'too-many', 'There are too many connections from your address.');
    // The place is taken before anything is waited for: many who come at once are counted like many who come in turn.
    this.#making++;
    let person: PeopleTable | null = null;
    let isMade = false;
    try {
      const token = fastifyCookie.parse(request.headers.cookie ?? '')[cookieName(config)] ?? '';
      person = await identity.whoIs(token);
      if (person === null) return turnAway('401 Unauthorized', 'no-session', 'You are not signed in, or your session has ended.');
      const who = person;
      if (!this.#each.take(who.id)) {
        person = null;
        return turnAway('429 Too Many Requests', 'too-many', 'You have too many tabs open.');
      }
      const muted = await store.people.mutesOf(who.id);
      this.#server.handleUpgrade(request, socket, head, (accepted) => {
        isMade = true;
        const release = () => {
          this.#from.give(address);
          this.#each.give(who.id);
        };
        this.#accept(
          accepted,
          new Connection(this.#house, accepted, socket, this.#presence, who, { muted, address, session: hashOf(token) }),
          release,
        );
      });
    } finally {
      this.#making--;
      if (!isMade) {
        this.#from.give(address);
        if (person !== null) this.#each.give(person.id);
      }
    }
  }

  #accept(socket: WebSocket, connection: Connection, release: () => void): void {
    this.#connections.set(socket, connection);
    if (this.#ended.has(connection.session)) connection.end(...SIGNED_OUT);
    this.#house.metrics.connections.set(this.#connections.size);
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#post({ connection, data, isBinary }));
    socket.on('pong', () => connection.ponged());
    // Answered like any message: counted, and not to a client that does not read.
    socket.on('ping', (data: Buffer) => connection.pinged(data));
    // An oversize or malformed frame is an error of the socket, which closes itself.
    socket.on('error', () => this.#house.metrics.refusals.inc({ code: 'too-large' }));
    socket.on('close', () => {
      release();
      connection.closed();
      this.#connections.delete(socket);
      this.#house.metrics.connections.set(this.#connections.size);
    });
  }

  /** All sockets that have something are read first, then all is opened: each kind of work in one go, which processors like. */
  #post(letter: Letter): void {
    if (this.#inbox.length === 0) setImmediate(() => this.#open());
    this.#inbox.push(letter);
  }
  #open(): void {
    const letters = this.#inbox;
    this.#inbox = [];
    for (const { connection, data, isBinary } of letters) connection.receive(data, isBinary);
  }

  /** A client that did not answer the last ping is gone. */
  #beat(): void {
    for (const [socket, connection] of this.#connections) {
      if (!connection.isAlive) socket.terminate();
      connection.isAlive = false;
      socket.ping();
    }
  }

  /** A session is over: its pages are closed, and come again as who they are now. */
  endSession(hash: string): void {
    this.#ended.add(hash);
    setTimeout(() => this.#ended.delete(hash), ENDED_MS).unref();
    for (const connection of this.#connections.values()) if (connection.session === hash) connection.end(...SIGNED_OUT);
  }
  /** Somebody is forgotten: their pages are closed. */
  sendAway(person: string): void {
    for (const connection of this.#connections.values()) if (connection.person === person) connection.end(4001, 'forgotten');
  }

  close(): void {
    clearInterval(this.#heartbeat);
    const text = JSON.stringify({ t: 'closing', sentence: 'The server is being restarted; your match is safe.' });
    for (const [socket, connection] of this.#connections) {
      connection.send(text);
      socket.close(1012);
    }
    // A client behind a dead line never says goodbye.
    setTimeout(() => {
      for (const socket of this.#connections.keys()) socket.terminate();
    }, GOODBYE_MS).unref();
    this.#server.close();
  }
}

/** Says why, and is done with the line: its other end need not hang up for that, nor read. */
function showOut(socket: Duplex, status: string, body: string): void {
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`;
  const tooLong = setTimeout(() => socket.destroy(), GOODBYE_MS).unref();
  socket.once('close', () => clearTimeout(tooLong));
  socket.end(head + body, () => socket.destroy());
}
