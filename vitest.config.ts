import { defineConfig } from 'vitest/config';
import { keepTempInMemory } from './tests/support/temp-in-memory.ts';
import { findPureTests, findTests } from './tests/tiers/find-pure-tests.ts';
import { catalogues, writeUnparsed } from './web/catalogues.vite.ts';

keepTempInMemory();
const tests = findTests();
const pure = findPureTests(tests);
/** It loads every file of statements itself and looks at what each declares. */
const alone = ['tests/statements/statements.test.ts'];
/** One more than the pure tests have: these wait much, for the database, for jobs and for timeouts. */
const serverWorkers = 3;
const withServer = { globalSetup: ['tests/support/servers/postgres.global-setup.ts'] };

export default defineConfig({
  plugins: [catalogues({ write: writeUnparsed })],
  test: {
    environment: 'node',
    setupFiles: ['tests/support/no-console-errors.setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // The files that a process runs share what they import: loading the server takes longer than most of them.
    isolate: false,
    restoreMocks: true,
    // A busy machine takes its time; whoever waits for a fact has it as soon as it is there.
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
          // Its name comes before that of the others, so that it runs beside them and not after them.
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
