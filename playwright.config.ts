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
  // Each worker has its own server. Two workers, because a single journey mostly waits.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.JOURNEYS_REPORT ?? 'test-results/journeys.json' }]],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A full trace costs at least a fifth more time. TRACE=1 enables it for a journey that is run by hand.
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
        // A fake microphone that beeps once a second and has permission.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        // Pages live for seconds: compile only functions that run, and collect garbage on a single thread.
        '--js-flags=--max-lazy --single-threaded-gc',
      ],
    },
  },
});
