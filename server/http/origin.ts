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
  if (host === undefined) return true;
  const name = host.replace(/:\d*$/, '').toLowerCase();
  if (name === 'localhost' || name === own || isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true;
  return origins.some((origin) => new URL(origin).hostname === name);
}

export const isSecure = (config: Pick<Config, 'origins'>): boolean => config.origins.some((origin) => origin.startsWith('https:'));

/** `__Host-` ties the cookie to this host and to https; on a plain loopback server browsers would not take it. */
export const cookieName = (config: Pick<Config, 'origins'>): string => (isSecure(config) ? '__Host-bridgehead' : 'bridgehead');

/** Where a connection comes from: of what proxies have added, only what our own did counts. */
export function addressOf(headers: IncomingHttpHeaders, remote: string, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return trustProxy === 0 ? remote : (forwarded.at(-trustProxy) ?? forwarded[0] ?? remote);
}
