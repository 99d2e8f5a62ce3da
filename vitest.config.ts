import { defineConfig } from 'vitest/config';

/** On a shared build machine a test that lost a race against the clock is tried once more; at home it fails at once. */
const retry = process.env.CI === undefined ? 0 : 1;
const rooms = ['kernel', 'testkit', 'games', 'match', 'bots', 'server', 'ui', 'web', 'cli', 'lab', 'bench', 'scripts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rooms',
          retry,
          include: rooms.map((room) => `${room}/**/*.test.{ts,tsx}`),
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          retry,
          include: ['e2e/browser/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
