/** The log: what operators need, and no secrets: neither tokens in paths nor query strings, cookies or keys. */
import { type DestinationStream, type Logger, pino } from 'pino';

const SECRETS = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]', '*.secret', '*.token'];

interface Asked {
  readonly method?: string;
  readonly ip?: string;
  readonly routeOptions?: { readonly url?: string | undefined };
}
/** The route instead of the address that was asked for. */
const req = ({ method, ip, routeOptions }: Asked) => ({ method, route: routeOptions?.url ?? 'none', remoteAddress: ip });

export const makeLog = (level: string, stream?: DestinationStream): Logger => {
  const options = { level, redact: SECRETS, serializers: { req } };
  return stream === undefined ? pino(options) : pino(options, stream);
};
