/** A line of the server's log for people: the time, how grave it is, what happened. */
const LEVELS: Readonly<Record<number, string>> = { 40: 'warning: ', 50: 'error: ', 60: 'fatal: ' };
/** What pino adds to every line. */
const OWN = ['level', 'time', 'pid', 'hostname', 'msg', 'reqId'];

export function inWords(line: string): string {
  let entry: Record<string, unknown>;
  try {
    entry = JSON.parse(line) as Record<string, unknown>;
  } catch {
    return line;
  }
  if (typeof entry !== 'object' || entry === null || typeof entry.msg !== 'string') return line;
  const { level, time, msg, url } = entry;
  if (msg === 'the tables are open' && typeof url === 'string')
    return `Bridgehead is open. Play at ${url}\nStop it with Ctrl-C. For more, see \`npm start -- --help\`.`;
  const rest = Object.entries(entry).filter(([name]) => !OWN.includes(name));
  const more = rest.length === 0 ? '' : ` (${rest.map(([name, value]) => `${name} ${wordsOf(value)}`).join(', ')})`;
  const at = typeof time === 'number' ? `${new Date(time).toTimeString().slice(0, 8)} ` : '';
  return `${at}${LEVELS[Number(level)] ?? ''}${msg}${more}`;
}

const wordsOf = (value: unknown): string =>
  typeof value !== 'object' || value === null ? String(value) : ((value as { message?: string }).message ?? JSON.stringify(value));
