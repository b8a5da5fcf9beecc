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
    // The files that a process runs share what they import: loading the server takes longer than most of them.
    isolate: false,
    restoreMocks: true,
    // A busy machine takes its time; whoever waits for a fact has it as soon as it is there.
    testTimeout: 15_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 12_000, interval: 20 } },
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
          name: 'server',
          include: tests.filter((file) => !pure.includes(file)),
          globalSetup: ['tests/support/servers/postgres.global-setup.ts'],
          // One more than the pure tests: these wait much, for the database, for jobs and for timeouts.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
