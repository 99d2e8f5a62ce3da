/** What notices are sent to, on loopback: a push service that decrypts, a mail server, a webhook that checks signatures. */
import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly at: number;
}
/** How it answers: a status, or never. */
export type Manner = number | 'never';

export class Receiver {
  readonly #server: Server;
  readonly received: Received[] = [];
  manner: Manner = 201;
  /** Called for each that came in. */
  hear: (received: Received) => void = () => undefined;

  private constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts), at: Date.now() };
        this.received.push(one);
        this.hear(one);
        if (this.manner === 'never') return;
        response.writeHead(this.manner, { location: '/elsewhere' }).end();
      });
    });
  }
  static async open(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** Throws unless the webhook's message was signed with the secret. */
export function hookNotice({ headers, body }: Received, secret: string) {
  const [, time, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-bridgehead-signature'])) ?? [];
  const own = createHmac('sha256', secret).update(`${time}.${body.toString()}`).digest();
  if (given === undefined || !timingSafeEqual(own, Buffer.from(given, 'hex'))) throw new Error('not signed with that secret');
  const message = JSON.parse(body.toString()) as {
    text: string;
    content: string;
    notice: { id: string; kind: string; match: string; url: string };
  };
  return { ...message, id: headers['x-bridgehead-delivery'] };
}

/** A browser's subscription: it has keys of its own, and reads what was sealed for them (RFC 8291, aes128gcm). */
export class Browser {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;
  constructor(endpoint: string) {
    this.#keys.generateKeys();
    this.endpoint = endpoint;
  }
  get subscription() {
    return { endpoint: this.endpoint, keys: { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') } };
  }
  read({ body }: Received): { title: string; text: string; url: string; tag: string; kind: string; match: string } {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const input = Buffer.from(hkdfSync('sha256', this.#keys.computeSecret(sender), this.#auth, info, 32));
    const derive = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
  /** Is it the server that the browser subscribed to? (RFC 8292) */
  static isFrom({ headers }: Received, publicKey: string, audience: string): boolean {
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(publicKey, 'base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
    const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    return isSigned && key === publicKey && said.aud === audience;
  }
}

export interface Mail {
  readonly to: readonly string[];
  readonly raw: string;
}
export class Mailbox {
  readonly #server: SMTPServer;
  readonly mails: Mail[] = [];
  /** Addresses it does not know. */
  readonly unknown = new Set<string>();
  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onRcptTo: ({ address }, _session, done) => {
        done(this.unknown.has(address) ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null);
      },
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const raw = Buffer.concat(parts).toString().replace(/=\r\n/g, '').replace(/=3D/g, '=');
          this.mails.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
          done();
        });
      },
    });
    this.#server.on('error', () => undefined);
  }
  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    await new Promise<void>((resolve) => mailbox.#server.listen(0, '127.0.0.1', resolve));
    return mailbox;
  }
  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }
  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
