import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '#tests/support/site.ts';
import type { Driver, Engine, Screen } from './browser.ts';
import { firefox } from './firefox.ts';
import { openShop } from './open-shop.ts';
import { walk } from './walk.ts';
import { webkit } from './webkit.ts';

const screens: Screen[] = [
  { name: 'desktop', width: 1440, height: 900, isPhone: false },
  { name: 'phone', width: 390, height: 844, isPhone: true },
];

const { FIREFOX, WEBKIT_DRIVER, XVFB_RUN, MINI_BROWSER } = process.env;
const engines: Engine[] = [
  ...(FIREFOX ? [firefox(FIREFOX)] : []),
  ...(WEBKIT_DRIVER && XVFB_RUN && MINI_BROWSER
    ? [webkit({ driver: WEBKIT_DRIVER, xvfbRun: XVFB_RUN, miniBrowser: MINI_BROWSER })]
    : []),
];

const folder = join(import.meta.dirname, '../../test-results/browsers');
// Deletes pictures of earlier runs, so that they are not mistaken for new ones.
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const site = await startSite();
let isGood = engines.length > 0;
try {
  for (const engine of engines) {
    for (const screen of screens) isGood = (await walkIn(engine, screen)) && isGood;
  }
} finally {
  await site.stop();
}
process.exitCode = isGood ? 0 : 1;

/** Whether the whole scenario was completed without errors on any page. */
async function walkIn(engine: Engine, screen: Screen): Promise<boolean> {
  const name = `${engine.name}, ${screen.name}`;
  const shop = await openShop(site.url);
  const began = Date.now();
  const driver = await engine.open(screen);
  let step = '';
  const keep = (of: Driver) =>
    of
      .picture()
      .then((png) => writeFileSync(join(folder, `${name} ${step}.png`.replaceAll(/[ ,]+/g, '-')), png));
  let failure: unknown;
  try {
    await walk(driver, shop, async (next) => {
      if (step !== '') await keep(driver);
      step = next;
    });
  } catch (error) {
    failure = error;
  }
  await keep(driver).catch(() => undefined);
  const complaints = await driver.complaints().catch((error) => [`It could not be asked: ${error}`]);
  await driver.close();
  const failures = site.takeFailures();
  if (failure === undefined && complaints.length + failures.length === 0) {
    const seconds = Math.round((Date.now() - began) / 1000);
    process.stdout.write(
      `${name}: signed in, liked, chatted, paid and saw the dashboard in ${seconds} s; no page complained.\n`,
    );
    return true;
  }
  if (failure !== undefined) {
    const { message, cause } = failure as Error;
    process.stdout.write(`${name}: stopped at “${step}”. ${message}${cause ? ` (${String(cause)})` : ''}\n`);
  }
  for (const line of complaints) process.stdout.write(`${name}: the console says: ${line}\n`);
  for (const line of failures) process.stdout.write(`${name}: the server says: ${line}\n`);
  process.stdout.write('Pictures of each step are in test-results/browsers.\n');
  return false;
}
