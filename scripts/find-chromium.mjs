import { spawnSync } from 'node:child_process';
import { findProgram, installDebianPackage, isDebianRoot } from './find-program.mjs';
import { PlainError, runTool } from './run-program.mjs';

// The headless shell first: it renders the same pages with two thirds of the processor time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser for the journeys: the one that CHROMIUM_PATH names, else one on this machine, else one that is
 * installed now. Undefined if Playwright has its own.
 * @returns {Promise<string | undefined>}
 */
export async function getChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (answersAsBrowser(named)) return named;
    throw new PlainError(`CHROMIUM_PATH names ${named}, which does not run. Correct it or leave it out.`);
  }
  return findChromium() ?? (await installChromium());
}

function findChromium() {
  return findProgram(names, { places: usualPlaces, isRight: answersAsBrowser });
}

/** On some systems a program of that name only prints how to install the browser. */
function answersAsBrowser(place) {
  const { status, stdout } = spawnSync(place, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

async function installChromium() {
  console.log('Installing Chromium for the browser journeys …');
  if (isDebianRoot()) {
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await installDebianPackage(name);
      const found = findChromium();
      if (found) return found;
    }
  }
  const code = await runTool('@playwright/test', 'playwright', ['install', 'chromium']);
  if (code === 0) return undefined;
  throw new PlainError(
    'The browser journeys need Chromium, and it could not be installed here. ' +
      'Install Chromium or Chrome yourself, or set CHROMIUM_PATH to one, then try again.',
  );
}
