/**
 * Posting to an address that a stranger gave us. Only to public addresses, unless the operator allows others: names are resolved and
 * every address they stand for is looked at, at the moment of connecting, so that a name cannot point elsewhere in between. No
 * redirect is followed, nothing of the answer but its status is read, and nobody is waited for long.
 */
import { lookup as resolve } from 'node:dns';
import { type ClientRequest, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PATIENCE_MS = 10_000;

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');

/** Of the other family only what is given out for the world is public, without the ways it has of writing an address of the first. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE.check(address, 'ipv4');
  return family === 6 && GLOBAL.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

export class NotPublic extends Error {
  constructor() {
    super('That address is not a public one; this server does not allow it.');
  }
}

const guarded: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) done(error, '', 0);
    else if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address))) done(new NotPublic(), '', 0);
    else if (options.all === true) done(null, addresses);
    else done(null, addresses[0]?.address ?? '', addresses[0]?.family ?? 4);
  });
};

export interface Letter {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
}
export interface Post {
  /** The status it was answered with. */
  send(url: string, letter: Letter): Promise<number>;
  /** Why nothing will be sent there, in a sentence; null if there is no reason. */
  objection(url: string): Promise<string | null>;
}

export function makePost(allowPrivate: boolean, patience = PATIENCE_MS): Post {
  const open = (target: URL, letter: Letter): ClientRequest => {
    // A plain number is not looked up.
    if (!allowPrivate && isIP(bare(target)) !== 0 && !isPublic(bare(target))) throw new NotPublic();
    return (target.protocol === 'https:' ? secure : plain)(target, {
      method: 'POST',
      headers: { ...letter.headers, 'content-length': Buffer.byteLength(letter.body) },
      agent: false,
      ...(allowPrivate ? {} : { lookup: guarded }),
    });
  };
  return {
    send: (url, letter) =>
      new Promise((done, fail) => {
        const request = open(new URL(url), letter);
        const enough = setTimeout(() => request.destroy(new Error('no answer in time')), patience);
        request.once('error', (error) => {
          clearTimeout(enough);
          fail(error);
        });
        request.once('response', (response) => {
          clearTimeout(enough);
          done(response.statusCode ?? 0);
          response.on('error', () => undefined);
          response.destroy();
        });
        request.end(letter.body);
      }),
    objection: async (url) => {
      const target = new URL(url);
      if (target.protocol !== 'https:' && !(allowPrivate && target.protocol === 'http:')) return 'The address must begin with https://.';
      if (target.username !== '' || target.password !== '') return 'An address with a name or a password in it is not kept here.';
      if (allowPrivate) return null;
      return new Promise((hear) => {
        guarded(bare(target), {}, (error) =>
          hear(error === null ? null : error instanceof NotPublic ? error.message : 'There is no such address.'),
        );
      });
    },
  };
}

const bare = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
