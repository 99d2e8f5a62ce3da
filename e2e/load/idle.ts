/** What it costs to be there: memory of connections and of matches that nobody moves in, and the way back after a kill. */
import type { Child } from './child.ts';
import { round, sleep } from './drive.ts';
import type { Line } from './line.ts';
import { connect, newTable, newVisitor, type Visitor } from './our-client.ts';

/** So many are made at a time. */
const AT_ONCE = 50;
async function many<T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let at = 0; at < count; at += AT_ONCE)
    made.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, i) => make(at + i)))));
  return made;
}
async function perThing(child: Child, count: number, make: () => Promise<unknown>): Promise<number> {
  const before = await child.memory();
  await make();
  await sleep(1_000);
  return round(((await child.memory()) - before) / count / 1024);
}

/** `start`: the server with matches that stay in memory; again on the same file after a kill. */
export async function idleCosts(start: () => Promise<Child>, count: number): Promise<Record<string, number>> {
  let child = await start();
  try {
    const people: Visitor[] = await many(count, () => newVisitor(child.url));
    await newTable(child.url, [people[0] as Visitor, people[1] as Visitor]);
    const pair = (i: number): [Visitor, Visitor] => [people[i] as Visitor, people[(i + 1) % count] as Visitor];
    const match = await perThing(child, count, () => many(count, (i) => newTable(child.url, pair(i))));
    let lines: Line[] = [];
    const connection = await perThing(child, count, async () => {
      lines = await many(count, (i) => connect(child.url, people[i] as Visitor));
    });
    await child.stop();
    for (const line of lines) line.end();
    const begun = performance.now();
    child = await start();
    const up = performance.now();
    const tries = await Promise.allSettled(people.map((one) => connect(child.url, one)));
    const back = performance.now();
    for (const one of tries) if (one.status === 'fulfilled') one.value.end();
    return {
      count,
      kb_per_match_in_memory: match,
      kb_per_idle_connection: connection,
      start_ms: Math.round(up - begun),
      back_ms: Math.round(back - up),
      not_back: tries.filter(({ status }) => status === 'rejected').length,
    };
  } finally {
    await child.stop();
  }
}
