import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const rooms = ['kernel', 'testkit', 'games', 'match', 'bots', 'server', 'ui', 'web', 'cli', 'lab', 'bench', 'scripts'];

/** Vitest would leave one core to itself, which is half of two. */
const workers = Math.max(2, availableParallelism() - 1);

/** Waits for conditions get two minutes: the machine may be busy. */
const expect = { poll: { timeout: 120_000 } };

/** No test is tried again: one that fails now and then is a fault to be found. */
export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      include: ['{kernel,match,bots,lab,server}/**/*.ts', 'games/*/**/*.ts'],
      exclude: ['**/test/**', '**/ui/**', '**/icons/**'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      {
        test: {
          name: 'rooms',
          include: rooms.map((room) => `${room}/**/*.test.{ts,tsx}`),
          exclude: ['**/node_modules/**', '**/dist/**'],
          // Files share one world: each module is loaded once, not once for each file. So no test may set what belongs to the whole
          // process without setting it back.
          pool: 'threads',
          isolate: false,
          maxWorkers: workers,
          expect,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/browser/**/*.test.ts'],
          maxWorkers: 2,
          expect,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'image',
          include: ['e2e/image/**/*.test.ts'],
          expect,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
