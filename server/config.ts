/** Settings: flags win over environment variables, which win over the defaults. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

interface Setting {
  readonly env: string;
  readonly default: string;
  readonly help: string;
}

const SPARE_CORES = Math.max(1, availableParallelism() - 1);

export const SETTINGS = {
  port: { env: 'PORT', default: '8080', help: 'port to listen on' },
  host: { env: 'HOST', default: '127.0.0.1', help: 'address to listen on; 0.0.0.0 for every interface' },
  database: { env: 'DATABASE_URL', default: 'data/bridgehead.db', help: 'postgres:// address, or path of an SQLite file' },
  'key-file': {
    env: 'KEY_FILE',
    default: 'data/bridgehead.key',
    help: 'file with the key that seals secrets in the database; made if it is not there',
  },
  origin: { env: 'ORIGIN', default: '', help: 'where people reach the server, e.g. https://play.example; more than one with commas' },
  'trust-proxy': { env: 'TRUST_PROXY', default: '0', help: 'how many of your proxies stand in front and add to X-Forwarded-For' },
  'metrics-token': { env: 'METRICS_TOKEN', default: '', help: 'who shows it as a bearer token may read /metrics from elsewhere' },
  'log-level': { env: 'LOG_LEVEL', default: 'info', help: 'trace, debug, info, warn, error, silent' },
  'bot-threads': { env: 'BOT_THREADS', default: String(SPARE_CORES), help: 'threads in which bots think; one core is left for people' },
  'bot-ms': { env: 'BOT_MS', default: '1000', help: 'longest time an Admiral thinks, in milliseconds' },
  'bot-pause': { env: 'BOT_PAUSE', default: '500', help: 'shortest time before a bot answers, in milliseconds' },
  window: { env: 'WINDOW_MS', default: '1200', help: 'shortest time a response window stays open, in milliseconds' },
  idle: { env: 'IDLE_MS', default: '60000', help: 'a match nobody follows leaves memory after so many milliseconds' },
  'message-rate': { env: 'MESSAGE_RATE', default: '40', help: 'messages a second from one connection, with bursts of five times that' },
  'request-rate': { env: 'REQUEST_RATE', default: '600', help: 'HTTP requests a minute from one address' },
  connections: { env: 'MAX_CONNECTIONS', default: '10000', help: 'WebSockets at the same time' },
  'connections-each': { env: 'MAX_CONNECTIONS_EACH', default: '20', help: 'WebSockets of one person at the same time' },
  'connections-address': { env: 'MAX_CONNECTIONS_ADDRESS', default: '200', help: 'WebSockets from one address at the same time' },
  'matches-each': { env: 'MAX_MATCHES_EACH', default: '100', help: 'unfinished matches of one person' },
  'database-connections': { env: 'DATABASE_CONNECTIONS', default: '10', help: 'PostgreSQL connections of this node' },
  'sync-delay': { env: 'SYNC_DELAY_MS', default: '0', help: 'makes every SQLite commit slower by so many milliseconds; for measurements' },
  'smtp-url': { env: 'SMTP_URL', default: '', help: 'smtp:// or smtps:// address of the mail server; without one no mail is sent' },
  'mail-from': { env: 'MAIL_FROM', default: '', help: 'who mails come from, e.g. Bridgehead <table@play.example>' },
  'mail-every': { env: 'MAIL_EVERY_MS', default: '900000', help: 'shortest time between two mails to one address, in milliseconds' },
  'notice-pause': {
    env: 'NOTICE_PAUSE_MS',
    default: '15000',
    help: 'a turn is told to people who have not answered after so many milliseconds',
  },
  'private-hooks': { env: 'PRIVATE_HOOKS', default: '0', help: '1: webhooks and push services may be at private addresses too' },
  web: { env: 'WEB_DIR', default: '', help: 'folder with the built web client; web/dist if empty' },
} as const satisfies Record<string, Setting>;
type Name = keyof typeof SETTINGS;

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly database: string;
  readonly origins: readonly string[];
  readonly keyFile: string;
  readonly trustProxy: number;
  readonly metricsToken: string;
  readonly logLevel: string;
  readonly botThreads: number;
  readonly botMs: number;
  readonly botPause: number;
  readonly window: number;
  readonly idle: number;
  readonly messageRate: number;
  readonly requestRate: number;
  readonly connections: number;
  readonly connectionsEach: number;
  readonly connectionsAddress: number;
  readonly matchesEach: number;
  readonly databaseConnections: number;
  readonly syncDelay: number;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly mailEvery: number;
  readonly noticePause: number;
  readonly privateHooks: boolean;
  readonly web: string;
  /** Tells this process from the others that share the database. */
  readonly node: string;
}

export function helpText(): string {
  const rows = Object.entries(SETTINGS).map(
    ([name, { env, default: value, help }]) => `  --${name.padEnd(22)} ${env.padEnd(22)} ${help}${value === '' ? '' : ` [${value}]`}`,
  );
  return ['Usage: bridgehead serve [flags]', '', '  flag                     environment            meaning [default]', ...rows, ''].join(
    '\n',
  );
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

/** 'help' if that was asked for. Throws a sentence if something does not fit. */
export function readConfig(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Config | 'help' {
  const flags: Record<string, { type: 'string' }> = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, { type: 'string' }]));
  const { values } = parseArgs({ args: [...args], options: { ...flags, help: { type: 'boolean' as const, short: 'h' } }, strict: true });
  if (values.help === true) return 'help';
  const text = (name: Name): string => {
    const flag = (values as Record<string, string | boolean | undefined>)[name];
    return typeof flag === 'string' ? flag : (env[SETTINGS[name].env] ?? SETTINGS[name].default);
  };
  const whole = (name: Name): number => {
    const value = Number(text(name));
    if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} takes a whole number, not "${text(name)}".`);
    return value;
  };
  const origins = text('origin')
    .split(',')
    .map((one) => one.trim().replace(/\/$/, ''))
    .filter((one) => one !== '');
  for (const one of origins)
    if (!isOrigin(one)) throw new Error(`--origin takes addresses like https://play.example, without a path, not "${one}".`);
  if (whole('port') > 65_535) throw new Error(`--port takes a number up to 65535, not ${text('port')}.`);
  if (text('smtp-url') !== '' && text('mail-from') === '') throw new Error('--smtp-url needs --mail-from: who mails come from.');
  return {
    port: whole('port'),
    host: text('host'),
    database: text('database'),
    origins,
    keyFile: text('key-file'),
    trustProxy: whole('trust-proxy'),
    metricsToken: text('metrics-token'),
    logLevel: text('log-level'),
    botThreads: whole('bot-threads'),
    botMs: whole('bot-ms'),
    botPause: whole('bot-pause'),
    window: whole('window'),
    idle: whole('idle'),
    messageRate: whole('message-rate'),
    requestRate: whole('request-rate'),
    connections: whole('connections'),
    connectionsEach: whole('connections-each'),
    connectionsAddress: whole('connections-address'),
    matchesEach: whole('matches-each'),
    databaseConnections: whole('database-connections'),
    syncDelay: whole('sync-delay'),
    smtpUrl: text('smtp-url'),
    mailFrom: text('mail-from'),
    mailEvery: whole('mail-every'),
    noticePause: whole('notice-pause'),
    privateHooks: whole('private-hooks') === 1,
    web: text('web'),
    node: randomBytes(6).toString('hex'),
  };
}
