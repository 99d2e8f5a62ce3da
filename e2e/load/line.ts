/**
 * A WebSocket from a client's side, with nothing to spare: the clients run on the processors on which servers are compared, and what
 * they take the servers do not get. Text frames, pings and the end; what a measured server never sends is an error.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 0x81;
const CLOSE = 0x88;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
const SHORT = 125;
const LONG = 0xffff;
const NOTHING = Buffer.alloc(0);
/** What arrives is read here and used up before the next is read, whosever it is. */
const arrived = Buffer.allocUnsafe(256 * 1024);

export class Line {
  hear: (text: string) => void = () => undefined;
  readonly #socket: Socket;
  /** The beginning of a frame whose end is still on its way. */
  #rest: Buffer = NOTHING;
  #opened: (() => void) | null;

  private constructor(url: string, headers: Readonly<Record<string, string>>, opened: () => void, failed: (error: Error) => void) {
    const { hostname, port, host, pathname, search } = new URL(url);
    this.#opened = opened;
    this.#socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: { buffer: arrived, callback: (length, buffer) => this.#read(buffer as Buffer, length) },
    });
    this.#socket.on('error', failed);
    const lines = {
      Host: host,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      ...headers,
    };
    const said = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    this.#socket.write(`GET ${pathname}${search} HTTP/1.1\r\n${said.join('')}\r\n`);
  }

  static open(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Line> {
    return new Promise((resolve, reject) => {
      const line: Line = new Line(url, headers, () => resolve(line), reject);
    });
  }

  #read(buffer: Buffer, length: number): boolean {
    let bytes = buffer.subarray(0, length);
    if (this.#rest.length > 0) bytes = Buffer.concat([this.#rest, bytes]);
    let at = this.#opened === null ? 0 : this.#welcome(bytes);
    if (this.#opened !== null) {
      this.#rest = Buffer.from(bytes);
      return true;
    }
    for (let end = endOf(bytes, at); end !== null && end <= bytes.length; end = endOf(bytes, at)) {
      const text = this.#frame(bytes, at, end);
      at = end;
      if (text !== null) this.hear(text);
    }
    this.#rest = at === bytes.length ? NOTHING : Buffer.from(bytes.subarray(at));
    return true;
  }
  /** Where the frames begin, once the server has said that there will be some. */
  #welcome(bytes: Buffer): number {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return 0;
    const said = bytes.toString('latin1', 0, end);
    if (!said.startsWith('HTTP/1.1 101 ')) throw new Error(`no WebSocket: ${said.split('\r\n')[0]}`);
    this.#opened?.();
    this.#opened = null;
    return end + 4;
  }
  /** The words of a frame; null if it has none for us. */
  #frame(bytes: Buffer, at: number, end: number): string | null {
    const from = at + headOf(bytes[at + 1] as number);
    switch (bytes[at]) {
      case TEXT:
        return bytes.toString('utf8', from, end);
      case PING:
        this.#write(PONG, bytes.toString('utf8', from, end));
        return null;
      case PONG:
        return null;
      case CLOSE:
        this.end();
        return null;
      default:
        throw new Error(`a frame that is not expected: ${bytes[at]}`);
    }
  }

  send(text: string): void {
    this.#write(TEXT, text);
  }
  #write(kind: number, text: string): void {
    const length = Buffer.byteLength(text);
    if (length > LONG) throw new Error('a client’s words are short');
    const head = length <= SHORT ? 2 : 4;
    const frame = Buffer.allocUnsafe(head + 4 + length);
    frame[0] = kind;
    if (length <= SHORT) frame[1] = MASKED | length;
    else {
      frame[1] = MASKED | 126;
      frame.writeUInt16BE(length, 2);
    }
    const mask = (Math.random() * 0x1_0000_0000) >>> 0;
    frame.writeUInt32BE(mask, head);
    const from = head + 4;
    frame.write(text, from);
    for (let i = 0; i < length; i++) frame[from + i] = (frame[from + i] as number) ^ (mask >>> (24 - 8 * (i & 3)));
    this.#socket.write(frame);
  }
  end(): void {
    this.#socket.destroy();
  }
}
const headOf = (length: number): number => (length <= SHORT ? 2 : length === 126 ? 4 : 10);
/** Where the frame ends that begins here; null as long as not even its head is there. */
function endOf(bytes: Buffer, at: number): number | null {
  if (bytes.length < at + 2) return null;
  const length = bytes[at + 1] as number;
  const from = at + headOf(length);
  if (bytes.length < from) return null;
  return from + (length <= SHORT ? length : length === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2)));
}
