import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** A real browser against a whole cluster. It takes a minute and the memory of eight processes. */
export default defineConfig({
  ...journeys,
  globalSetup: '../support/build-once.ts',
  testDir: '.',
  testMatch: /cluster\.journey\.ts$/,
  outputDir: '../../test-results/cluster',
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
});
