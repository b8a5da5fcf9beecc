import { defineConfig } from '@playwright/test';
import journeys from '../../../playwright.config.ts';

/** Every screen in the pseudo-language, at three widths: it takes half an hour on two cores. */
export default defineConfig({
  ...journeys,
  // A site that runs already has its build.
  ...(process.env.SITE ? { globalSetup: undefined } : { globalSetup: '../../support/build-once.ts' }),
  testDir: '.',
  testMatch: /\.proof\.ts$/,
  // A film of thousands of looks would cost more than they do.
  use: { ...journeys.use, trace: 'off', screenshot: 'off' },
  outputDir: '../../../test-results/pseudo',
  workers: 1,
  fullyParallel: false,
  timeout: 3_600_000,
  reporter: 'list',
});
