import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{contracts,server,web,emulators,demo,drawing,bench,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/journeys/**', 'web/build/**'],
    globalSetup: ['tests/support/servers/postgres.global-setup.ts'],
    setupFiles: ['tests/support/no-console-errors.setup.ts'],
    // A process each, so that a test may send signals, change directory or crash.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 30_000,
    restoreMocks: true,
  },
});
