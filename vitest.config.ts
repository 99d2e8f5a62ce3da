import { defineConfig } from 'vitest/config';

const rooms = ['kernel', 'testkit', 'games', 'match', 'bots', 'server', 'ui', 'web', 'cli', 'lab', 'bench', 'scripts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rooms',
          include: rooms.map((room) => `${room}/**/*.test.{ts,tsx}`),
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/browser/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
