import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Proofs take minutes, much memory or many connections. They are run by name, apart from the tests. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/proofs/*.proof.ts'],
    globalSetup: ['tests/support/servers/postgres.global-setup.ts'],
    setupFiles: ['tests/support/no-console-errors.setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    restoreMocks: true,
    reporters: ['verbose'],
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
});
