/** Which pages may talk to the server: the ones it is configured for, or else the one it serves itself. */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Config } from '../config.ts';

/** Browsers always name the page's origin where it matters; programs need not. */
export function originIsOurs(headers: IncomingHttpHeaders, { origins }: Pick<Config, 'origins'>): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origins.length > 0) return origins.includes(origin);
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}

/**
 * A page elsewhere can give its own name our address, and would then be of our origin in a browser's eyes. So a server is
 * asked by the names it is configured for, or else by a plain address or as localhost.
 */
export function hostIsOurs({ host }: IncomingHttpHeaders, { origins, host: own }: Pick<Config, 'origins' | 'host'>): boolean {
  if (host === undefined) return false;
  const name = host.replace(/:\d*$/, '').toLowerCase();
  if (name === 'localhost' || name === own || isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true;
  return origins.some((origin) => new URL(origin).hostname === name);
}

export const isSecure = (config: Pick<Config, 'origins'>): boolean => config.origins.some((origin) => origin.startsWith('https:'));

/** `__Host-` ties the cookie to this host and to https; on a plain loopback server browsers would not take it. */
export const cookieName = (config: Pick<Config, 'origins'>): string => (isSecure(config) ? '__Host-bridgehead' : 'bridgehead');

/**
 * Where a connection comes from, as it is counted everywhere: of what proxies have added, only what our own did counts, and of an IPv6
 * address only the network, because the owner of one has all others of it.
 */
export function addressOf(headers: IncomingHttpHeaders, remote: string, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return networkOf(trustProxy === 0 ? remote : (forwarded.at(-trustProxy) ?? forwarded[0] ?? remote));
}

/** The first half of an IPv6 address; an IPv4 address whole, also one in the clothes of IPv6. */
function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (isIP(bare) !== 6) return address;
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
/** An address has many spellings: a URL knows one of them, which only leaves the zeros out. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [first, last] = [numbers(head), numbers(tail ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
