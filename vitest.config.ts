import { defineConfig } from 'vitest/config';
import { keepTempInMemory } from './tests/support/temp-in-memory.ts';
import { findPureTests, findTests } from './tests/tiers/find-pure-tests.ts';
import { catalogues, writeUnparsed } from './web/catalogues.vite.ts';

keepTempInMemory();
const tests = findTests();
const pure = findPureTests(tests);
/** It imports all files that declare statements itself and inspects what each declares. */
const alone = ['tests/statements/statements.test.ts'];
/** One more than for pure tests, because these wait often for the database, jobs and timeouts. */
const serverWorkers = 3;
const withServer = { globalSetup: ['tests/support/servers/postgres.global-setup.ts'] };

export default defineConfig({
  plugins: [catalogues({ write: writeUnparsed })],
  test: {
    environment: 'node',
    setupFiles: ['tests/support/no-console-errors.setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Files share a process and its imports: loading the server takes longer than most of them.
    isolate: false,
    restoreMocks: true,
    // Long, for a busy machine; a test that waits for a condition continues as soon as it is true.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: pure,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          // Its name sorts before the other project's, so that the two run together and not one after the other.
          name: 'server-alone',
          ...withServer,
          include: alone,
          isolate: true,
          maxWorkers: serverWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'server-shared',
          ...withServer,
          include: tests.filter((file) => !pure.includes(file) && !alone.includes(file)),
          maxWorkers: serverWorkers,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
