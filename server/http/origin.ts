/** Which pages may talk to the server: the ones it is configured for, or else the one it serves itself. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';

/** Browsers always name the page's origin where it matters; programs need not. */
export function originIsOurs(headers: IncomingHttpHeaders, { origins }: Pick<Config, 'origins'>): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origins.length > 0) return origins.includes(origin);
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}

export const isSecure = (config: Pick<Config, 'origins'>): boolean => config.origins.some((origin) => origin.startsWith('https:'));

/** `__Host-` ties the cookie to this host and to https; on a plain loopback server browsers would not take it. */
export const cookieName = (config: Pick<Config, 'origins'>): string => (isSecure(config) ? '__Host-bridgehead' : 'bridgehead');
