import { defineConfig } from 'vitest/config';
import { findPureTests, findTests } from './tests/tiers/find-pure-tests.ts';

const tests = findTests();
const pure = findPureTests(tests);

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['tests/support/no-console-errors.setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: pure,
          // Nothing outside of the process is touched, so the files share one: most of them take milliseconds.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: tests.filter((file) => !pure.includes(file)),
          globalSetup: ['tests/support/servers/postgres.global-setup.ts'],
          // A process each, so that a test may send signals, change directory or crash.
          isolate: true,
          testTimeout: 15_000,
          hookTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
