/** A visitor with a cookie and tabs: what tests, faults and measurements play with. */
import { type Following, follow, type MatchCard, type Notice, type NoticeOf, type Request } from '@bridgehead/match';
import { WebSocket } from 'ws';

/** What a request says, without the number it is given when sent. */
type Wish = { [T in Request['t']]: Omit<Extract<Request, { t: T }>, 'n'> }[Request['t']];

export class Visitor {
  readonly url: string;
  readonly cookie: string;
  readonly id: string;
  constructor(url: string, cookie: string, id: string) {
    this.url = url;
    this.cookie = cookie;
    this.id = id;
  }

  async call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }
  async post<T = MatchCard>(path: string, body: unknown = {}): Promise<T> {
    const { status, body: answer } = await this.call('POST', path, body);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
    return answer as T;
  }
  async get<T = MatchCard>(path: string): Promise<T> {
    return (await this.call('GET', path)).body as T;
  }
  /** The same person at another node. */
  at(url: string): Visitor {
    return new Visitor(url, this.cookie, this.id);
  }
  tab(headers: Record<string, string> = {}): Promise<Tab> {
    return Tab.open(this.url, { cookie: this.cookie, ...headers });
  }
}

export async function visit(url: string): Promise<Visitor> {
  const response = await fetch(`${url}/api/session`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  const { person } = (await response.json()) as { person: { id: string } };
  return new Visitor(url, (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '', person.id);
}

export class Tab {
  readonly socket: WebSocket;
  readonly notices: Notice[] = [];
  /** What it holds of each match, by match and viewer. */
  readonly held = new Map<string, Following>();
  closed: number | null = null;
  #n = 1;
  readonly #waiting: { wanted: (notice: Notice) => boolean; resolve: (notice: Notice) => void }[] = [];
  readonly #changed = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.#receive(JSON.parse(data.toString()) as Notice));
    socket.on('close', (code) => {
      this.closed = code;
      for (const changed of this.#changed) changed();
    });
    socket.on('error', () => undefined);
  }

  static open(url: string, headers: Record<string, string>): Promise<Tab> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers, perMessageDeflate: false });
    const tab = new Tab(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(tab));
      socket.once('unexpected-response', (_request, response) => reject(new Error(`status ${response.statusCode}`)));
      socket.once('error', reject);
    });
  }

  #receive(notice: Notice): void {
    this.notices.push(notice);
    if (notice.t === 'full' || notice.t === 'update') {
      const key = `${notice.match} ${notice.as}`;
      const next = follow(this.held.get(key) ?? null, notice);
      if (next === 'behind') throw new Error(`an update was missed: ${notice.version} after ${this.held.get(key)?.version}`);
      this.held.set(key, next);
    }
    for (const one of this.#waiting.filter(({ wanted }) => wanted(notice))) {
      this.#waiting.splice(this.#waiting.indexOf(one), 1);
      one.resolve(notice);
    }
    for (const changed of this.#changed) changed();
  }

  /** Sends a request and waits for what answers it. */
  ask(request: Wish): Promise<Notice> {
    const n = this.#n++;
    const answered = this.next((notice) => 're' in notice && notice.re === n);
    this.socket.send(JSON.stringify({ ...request, n }));
    return answered;
  }
  next(wanted: (notice: Notice) => boolean): Promise<Notice> {
    return new Promise((resolve) => this.#waiting.push({ wanted, resolve }));
  }
  of<T extends Notice['t']>(t: T): NoticeOf<T>[] {
    return this.notices.filter((notice): notice is NoticeOf<T> => notice.t === t);
  }

  async watch(match: string, as: number | 'spectator' = 0, word?: string): Promise<Following> {
    await this.ask({ t: 'watch', match, as, ...(word === undefined ? {} : { word }) });
    return this.sees(match, as);
  }
  sees(match: string, as: number | 'spectator' = 0): Following {
    const held = this.held.get(`${match} ${as}`);
    if (held === undefined) throw new Error(`does not follow ${match} as ${as}`);
    return held;
  }
  /** Waits until what the tab holds is as wanted. */
  until(match: string, as: number | 'spectator', wanted: (held: Following) => boolean): Promise<Following> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const held = this.held.get(`${match} ${as}`);
        const found = held !== undefined && wanted(held);
        if (!found && this.closed === null) return;
        this.#changed.delete(look);
        if (found) resolve(held);
        else reject(new Error('the connection was closed'));
      };
      this.#changed.add(look);
      look();
    });
  }
  /** Answers what the seat is asked. */
  answer(match: string, seat: number, answer: unknown): Promise<Notice> {
    const prompt = this.sees(match, seat).shown.prompt?.id ?? 0;
    return this.ask({ t: 'answer', match, seat, prompt, answer });
  }
  close(): void {
    this.socket.terminate();
  }
}
