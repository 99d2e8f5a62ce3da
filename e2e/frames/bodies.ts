/**
 * `npm run frames -- --bodies`: the worst records from fifteen guests at once, with 512 MB for the heap, while somebody else asks and
 * plays. The process lives, nothing is answered by 500, and the others hardly wait.
 */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { HOSTILE } from '../../server/test/hostile-records.ts';
import { type Visitor, visit } from '../../server/test/visitor.ts';
import { percentile, sleep } from '../command.ts';

const GUESTS = 15;
const HEAP_MB = 512;

export interface Bodies {
  readonly bodies: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly quiet_p99_ms: number;
  readonly bodies_p99_ms: number;
}
export const HEAP = `--max-old-space-size=${HEAP_MB}`;

const agent = new Agent({ keepAlive: true });
/** Each guest comes from a network of its own: of one address only two would be let in at a time. */
async function send(url: string, guest: Visitor, n: number, route: string, body: string): Promise<number> {
  const headers = {
    cookie: guest.cookie,
    'content-type': 'application/json',
    'x-forwarded-for': `192.0.2.${n}`,
    'content-length': Buffer.byteLength(body),
  };
  const asked = request(`${url}/api/records/${route}`, { method: 'POST', headers, agent });
  asked.on('error', () => undefined);
  asked.end(body);
  const [response] = (await once(asked, 'response')) as [{ statusCode: number; resume(): void }];
  response.resume();
  await once(response as never, 'end');
  return response.statusCode;
}

export async function hostileBodies(url: string, rounds: number): Promise<Bodies> {
  const guests: Visitor[] = [];
  for (let i = 0; i < GUESTS; i++) guests.push(await visit(url));
  const ann = await visit(url);
  const { id } = await ann.post('/quick', { game: 'storm-the-castle', level: 'cadet' });
  const until = { stopped: false };
  let took: number[] = [];
  const others = (async () => {
    while (!until.stopped) {
      const begun = performance.now();
      await ann.call('GET', `/matches/${id}`);
      took.push(performance.now() - begun);
      await sleep(5);
    }
  })();
  await sleep(3_000);
  const quiet = percentile(took, 0.99);
  took = [];
  const bodies = Object.values(HOSTILE).filter((text) => text.length > 100_000);
  const answers: Record<string, number> = {};
  let sent = 0;
  for (let round = 0; round < rounds; round++) {
    const statuses = await Promise.all(
      guests.flatMap((guest, i) =>
        ['verify', 'continue'].map((route) => send(url, guest, i, route, bodies[sent++ % bodies.length] ?? '').catch(() => 0)),
      ),
    );
    for (const status of statuses) answers[status] = (answers[status] ?? 0) + 1;
  }
  const loud = percentile(took, 0.99);
  until.stopped = true;
  await others;
  return { bodies: sent, answers, quiet_p99_ms: quiet, bodies_p99_ms: loud };
}
