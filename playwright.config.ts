import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { keepTempInMemory } from './tests/support/temp-in-memory.ts';

const usualPlaces = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM_PATH ?? usualPlaces.find((place) => existsSync(place));

keepTempInMemory();

export default defineConfig({
  globalSetup: './tests/support/build-once.ts',
  testDir: 'tests/journeys',
  testMatch: /\.(journey|spec|test)\.ts$/,
  outputDir: 'test-results/journeys',
  // A server for each worker. One journey alone waits more than it works.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.JOURNEYS_REPORT ?? 'test-results/journeys.json' }]],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Filming every step costs a fifth more at least; TRACE=1 does it for a journey that is run by hand.
    trace: process.env.TRACE ? 'on' : { mode: 'retain-on-failure', screenshots: false, snapshots: false },
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
        // A microphone that beeps once a second and is allowed to be used.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        // Pages live for seconds: compile what runs, and collect garbage on the thread that made it.
        '--js-flags=--max-lazy --single-threaded-gc',
      ],
    },
  },
});
