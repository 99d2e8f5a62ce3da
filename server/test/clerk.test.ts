/** Records are run again by turns: one who asks for much, or for something slow, costs others no time. */
import { expect, test } from 'vitest';
import { type Outcome, type Work, WorkerClerk } from '../clerk/clerk.ts';

/** A thread that does one thing after the other, each when it is told to. */
function slowly() {
  const begun: { who: string; signal: AbortSignal; end(): void }[] = [];
  const thread = {
    run: (work: Work, { signal }: { signal: AbortSignal }) =>
      new Promise<Outcome>((resolve) =>
        begun.push({
          who: 'bytes' in work ? Buffer.from(work.bytes).toString() : work.game,
          signal,
          end: () => resolve({ done: { genuine: true, checked: 0, problem: null, at: null } }),
        }),
      ),
    destroy: async () => undefined,
  };
  const clerk = new WorkerClerk(thread as never);
  // What is asked for is named like the one who asks.
  const ask = (who: string) => clerk.run({ do: 'check', bytes: Buffer.from(who) }, who);
  const replay = (who: string) => clerk.run({ do: 'frames', game: who } as Work, who);
  return { begun, ask, replay };
}

test('one thing at a time, by turns; its time begins when it does', async () => {
  const { begun, ask } = slowly();
  const all = ['ann', 'ann', 'ann', 'bob'].map(ask);
  for (let i = 1; i <= 4; i++) {
    // Nothing is handed to the thread, and no limit runs, before its turn has come.
    await expect.poll(() => begun.length).toBe(i);
    begun.at(-1)?.end();
  }
  await Promise.all(all);
  expect(begun.map(({ who }) => who)).toEqual(['ann', 'ann', 'bob', 'ann']);
  expect(new Set(begun.map(({ signal }) => signal)).size).toBe(4);
});

test('nobody has more than a few waiting, and others come in all the same', async () => {
  const { begun, ask } = slowly();
  const all = Array.from({ length: 5 }, () => ask('ann'));
  await expect(ask('ann')).rejects.toMatchObject({ statusCode: 429, trouble: { code: 'too-many' } });
  all.push(ask('bob'));
  for (let i = 1; i <= 6; i++) {
    await expect.poll(() => begun.length).toBe(i);
    begun.at(-1)?.end();
  }
  await Promise.all(all);
  expect(begun[2]?.who).toBe('bob');
});

test('finding 3: replays go before checks, and checks leave room for them', async () => {
  const { begun, ask, replay } = slowly();
  const all = Array.from({ length: 30 }, (_, i): Promise<unknown> => ask(`guest ${i}`));
  await expect(ask('ann')).rejects.toMatchObject({ statusCode: 503, trouble: { code: 'busy' } });
  all.push(replay('bob'));
  await expect.poll(() => begun.length).toBe(1);
  begun[0]?.end();
  await expect.poll(() => begun.length).toBe(2);
  expect(begun[1]?.who).toBe('bob');
  expect(all).toHaveLength(31);
});

test('there is an end to how much waits for everybody together', async () => {
  const { replay } = slowly();
  const all = Array.from({ length: 61 }, (_, i) => replay(`guest ${i}`));
  await expect(replay('ann')).rejects.toMatchObject({ statusCode: 503, trouble: { code: 'busy' } });
  expect(all).toHaveLength(61);
});
