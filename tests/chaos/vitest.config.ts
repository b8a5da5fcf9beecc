import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Chaos scenarios run by name, one at a time, and print their steps. The quick ones also run with the tests. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/chaos/*.{test,proof}.ts', 'server/src/platform/realtime/many-processes.test.ts'],
    globalSetup: ['tests/support/servers/postgres.global-setup.ts'],
    setupFiles: ['tests/support/no-console-errors.setup.ts'],
    pool: 'forks',
    maxWorkers: 1,
    restoreMocks: true,
    disableConsoleIntercept: true,
    reporters: ['verbose'],
    testTimeout: 7_200_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
});
