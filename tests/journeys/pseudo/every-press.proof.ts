import { type BrowserContext, expect, type Page } from '@playwright/test';
import { newPerson } from '#tests/support/journey.ts';
import { wordsIn } from '#tests/support/words/words-in.ts';
import { disguise } from '../../../web/pseudo-language.ts';
import { test } from './filled-site.ts';
import { walk } from './walk.ts';
import { walkersOf } from './walkers.ts';

/** `WHO` and `AT` select people and pages, as in `every-screen.proof.ts`. */
const { WHO: whoAlone, AT: only, TELL: tells } = process.env;

/** The heading that replaces a failed page. */
const failed = disguise(wordsIn('en')('platform/i18n/shell', 'failure.title'));

test.setTimeout(1_200_000);

test('no control of any page leads to an error', async ({ browser, address }) => {
  const faults = new Set<string>();
  let presses = 0;
  const all = await walkersOf(browser, address, newPerson('Tara Devi'));
  const walkers = all.filter(({ who, presses }) => presses && (whoAlone ?? who) === who);
  const pressAround = async () => {
    for (let next = walkers.shift(); next !== undefined; next = walkers.shift()) {
      const { who, context } = next;
      const takeErrors = collectErrors(context);
      const judge = async (page: Page) => {
        const isFailed = await page.getByRole('heading', { name: failed }).first().isVisible();
        return [...takeErrors(), ...(isFailed ? [`the page says “${failed}”`] : [])];
      };
      for await (const look of walk({ ...next, judge, onlyAt: only?.split(',') })) {
        if (look.path.includes(' → ')) presses += 1;
        if (tells) console.log(`${Math.round(performance.now() / 1000)} s`, who, look.path);
        for (const fault of look.faults) {
          console.log(`${fault} on ${who} ${look.path}`);
          faults.add(`${fault} on ${who} ${look.path}`);
        }
      }
      for (const fault of takeErrors()) faults.add(`${fault} at the end of ${who}`);
      await context.close();
    }
  };
  // Two pages in parallel: while one renders, the other waits for the server.
  await Promise.all([pressAround(), pressAround()]);
  console.log(`${presses} presses in Chromium ${browser.version()}`);
  expect([...faults]).toEqual([]);
  expect(presses).toBeGreaterThan(0);
});

/** Collects the errors of a context's pages until they are read. */
function collectErrors(context: BrowserContext): () => string[] {
  const errors: string[] = [];
  context.on('weberror', (error) =>
    errors.push(`${error.error().message}, thrown at ${error.page()?.url()}`),
  );
  context.on('console', (message) => {
    // The browser logs each answer with a status of 400 or more. Those are refusals by the server; real faults are
    // reported below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(`${message.text().split('\n')[0]}, logged at ${message.page()?.url()}`);
  });
  context.on('response', (answer) => {
    if (answer.status() >= 500) errors.push(`${answer.status()} from ${answer.url()}`);
  });
  return () => errors.splice(0);
}
