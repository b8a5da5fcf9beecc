import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const usualPlace = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(usualPlace) ? usualPlace : undefined);

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: /\.(journey|spec|test)\.ts$/,
  outputDir: 'test-results/journeys',
  // Each journey has a server and browsers of its own; on two cores a second one at a time only slows both.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env.JOURNEYS_REPORT ?? 'test-results/journeys.json' }]],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
