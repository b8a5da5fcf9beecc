import { defineConfig } from '@playwright/test';
import journeys from '../../../playwright.config.ts';

/** Every screen in the pseudo-language, at three widths. Takes half an hour on two cores. */
export default defineConfig({
  ...journeys,
  // A running site is already built.
  ...(process.env.SITE ? { globalSetup: undefined } : { globalSetup: '../../support/build-once.ts' }),
  testDir: '.',
  testMatch: /\.proof\.ts$/,
  // Traces of thousands of checks would cost more than the checks.
  use: { ...journeys.use, trace: 'off', screenshot: 'off' },
  outputDir: '../../../test-results/pseudo',
  workers: 1,
  fullyParallel: false,
  timeout: 3_600_000,
  reporter: 'list',
});
