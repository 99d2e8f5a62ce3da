/** Our protocol from a client's side: two tabs at one table. */
import { Agent, request } from 'node:http';
import type { Notice, Shown } from '@bridgehead/match';
import { generator, type LoadTable } from './drive.ts';
import { Line } from './line.ts';

export interface Visitor {
  readonly cookie: string;
}

/** One post on a connection that is kept. (`fetch` does the same at several times the cost, on the processors that are measured.) */
export function api<T>(url: string, { cookie }: Visitor, path: string, body: unknown): Promise<T> {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), cookie };
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api${path}`, { method: 'POST', headers, agent }, (response) => {
      let said = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        said += part;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(said) as T);
        else reject(new Error(`${path}: ${response.statusCode} ${said}`));
      });
    });
    asked.on('error', reject);
    asked.end(text);
  });
}
const agent = new Agent({ keepAlive: true });
export async function newVisitor(url: string): Promise<Visitor> {
  const response = await fetch(`${url}/api/session`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  return { cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}
export function connect(url: string, { cookie }: Visitor): Promise<Line> {
  return Line.open(`${url}/api/socket`, { cookie });
}
const WORDS = ['one', 'two'] as const;
async function openTable(url: string, visitor: Visitor): Promise<string> {
  const { id } = await api<{ id: string }>(url, visitor, '/matches', { game: 'storm-the-castle', seats: ['me', 'open'] });
  return id;
}
/** A table for two people that has begun. */
export async function newTable(url: string, people: readonly [Visitor, Visitor]): Promise<string> {
  const id = await openTable(url, people[0]);
  await api(url, people[0], `/matches/${id}/word`, { word: WORDS[0] });
  await api(url, people[1], `/matches/${id}/join`, { word: WORDS[1] });
  return id;
}

/** What a player who only wants to move needs to hold; the rest of each update is read and dropped. */
export type Held = Pick<Shown, 'phase' | 'prompt'> & { readonly version: number };
type News = Extract<Notice, { t: 'full' | 'update' }>;
interface Tab {
  readonly line: Line;
  held: Held | null;
}

export function hold(held: Held | null, news: News): Held {
  const { version } = news;
  if (news.t === 'full') return { version, phase: news.shown.phase, prompt: news.shown.prompt };
  if (held === null || version !== held.version + 1) throw new Error('an update was missed');
  let { phase, prompt } = held;
  for (const [path, value] of news.delta) {
    if (path[0] === 'phase') phase = value as Held['phase'];
    else if (path[0] === 'prompt') prompt = value as unknown as Held['prompt'];
  }
  return { version, phase, prompt };
}

/** How many updates were heard, and how long they were together. */
export const bytesHeard = { updates: 0, bytes: 0 };

class OurTable implements LoadTable {
  readonly #url: string;
  readonly #people: readonly [Visitor, Visitor];
  readonly #tabs: Tab[];
  readonly #watchers: readonly Line[];
  readonly #below: (n: number) => number;
  #match: string;
  #n = 1;
  #by = 0;
  #closed = false;
  #seen: (() => void) | null = null;
  /** By seat: has it heard of the last move? (Each counts what it was told by itself: their versions cannot be compared.) */
  #heard = [false, false];

  /** The first two lines are the players', the others watch. */
  constructor(url: string, people: readonly [Visitor, Visitor], lines: readonly Line[], match: string, seed: number) {
    this.#url = url;
    this.#people = people;
    this.#tabs = lines.slice(0, 2).map((line) => ({ line, held: null }));
    this.#watchers = lines.slice(2);
    for (const line of this.#watchers) line.hear = (text) => JSON.parse(text);
    this.#match = match;
    this.#below = generator(seed);
    this.#tabs.forEach((tab, seat) => {
      tab.line.hear = (text) => {
        if (text.startsWith('{"t":"update"')) {
          bytesHeard.updates++;
          bytesHeard.bytes += text.length;
        }
        this.#receive(seat, tab, JSON.parse(text) as Notice);
      };
    });
  }

  #receive(seat: number, tab: Tab, notice: Notice): void {
    if (notice.t === 'refused') throw new Error(`refused: ${notice.code} ${notice.sentence}`);
    if ((notice.t !== 'full' && notice.t !== 'update') || notice.match !== this.#match) return;
    tab.held = hold(tab.held, notice);
    // The match begins with the second word, given by the player who comes to watch last.
    if (tab.held.phase === 'waiting') return;
    this.#heard[seat] = true;
    const isOver = tab.held.phase === 'over';
    const isAsked = this.#tabs.some(({ held }) => held !== null && held.prompt !== null);
    if (this.#seen === null || !this.#heard.every(Boolean) || !(isOver || isAsked)) return;
    const seen = this.#seen;
    this.#seen = null;
    if (isOver) this.renew().then(seen, this.#unlessClosed);
    else seen();
  }

  /** A table that is cleared away while it begins again has nothing to complain about. */
  readonly #unlessClosed = (error: unknown): void => {
    if (!this.#closed) throw error;
  };

  /** Follows the match from both seats. */
  async watch(): Promise<void> {
    this.#heard = [false, false];
    for (const tab of this.#tabs) tab.held = null;
    this.#tabs.forEach((tab, seat) => {
      tab.line.send(JSON.stringify({ t: 'watch', n: this.#n++, match: this.#match, as: seat, word: WORDS[seat] }));
    });
    this.#tellWatchers('watch');
    await new Promise<void>((resolve) => {
      this.#seen = resolve;
    });
  }
  #tellWatchers(t: 'watch' | 'unwatch'): void {
    for (const line of this.#watchers) line.send(JSON.stringify({ t, n: this.#n++, match: this.#match, as: 'spectator' }));
  }
  async renew(): Promise<void> {
    this.#tellWatchers('unwatch');
    this.#tabs.forEach((tab, seat) => {
      tab.line.send(JSON.stringify({ t: 'unwatch', n: this.#n++, match: this.#match, as: seat }));
    });
    const [first, second] = this.#people;
    this.#match = await openTable(this.#url, first);
    await api(this.#url, second, `/matches/${this.#match}/join`, {});
    await this.watch();
  }

  move(seen: () => void): void {
    this.#seen = seen;
    this.#heard = [false, false];
    this.#by = this.#tabs[0]?.held?.prompt ? 0 : 1;
    const tab = this.#tabs[this.#by] as Tab;
    const prompt = tab.held?.prompt ?? null;
    if (prompt === null) throw new Error('nobody is asked');
    const answer = prompt.options[this.#below(prompt.options.length)];
    tab.line.send(JSON.stringify({ t: 'answer', n: this.#n++, match: this.#match, seat: this.#by, prompt: prompt.id, answer }));
  }
  close(): void {
    this.#closed = true;
    for (const { line } of this.#tabs) line.end();
    for (const line of this.#watchers) line.end();
  }
}

export async function ourTables(url: string, count: number, watchers = 0): Promise<LoadTable[]> {
  const tables: OurTable[] = [];
  for (let i = 0; i < count; i++) {
    const people = [await newVisitor(url), await newVisitor(url)] as const;
    const lines = [await connect(url, people[0]), await connect(url, people[1])];
    for (let k = 0; k < watchers; k++) lines.push(await connect(url, await newVisitor(url)));
    const table = new OurTable(url, people, lines, await newTable(url, people), i + 1);
    await table.watch();
    tables.push(table);
  }
  return tables;
}
