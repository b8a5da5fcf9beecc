import { type BrowserContext, test as base, expect } from '@playwright/test';
import { demoPassword, demoSignIns } from '#server/demo/content/demo-sign-ins.ts';
import { register, somebody } from '#tests/support/journey.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addressesWithTokens, codeFor, confirmationsOf, ordersOf } from './addresses-with-tokens.ts';
import { everyWidth, judgePage } from './judge-page.ts';
import { judgeWords } from './judge-words.ts';
import { refuseWrites } from './refuse-writes.ts';
import { pagePatterns } from './site-map.ts';
import { goTo, type Look, type Walk, walk } from './walk.ts';
import { whatPeopleWrote } from './what-people-wrote.ts';

/** Looks at a few pages alone, such as `WHO=maker AT=/profile,/earnings`. */
const { WHO: whoAlone, AT: only } = process.env;

/** `SITE` names one that runs already, with `PSEUDO_LANGUAGE=on` and the demo. */
const test = base.extend<object, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures it needs
    async ({}, use) => {
      if (process.env.SITE) return use(process.env.SITE);
      const site: Site = await startSite({ DEMO: '1', PSEUDO_LANGUAGE: 'on' });
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const newcomer = somebody('Tara Devi');
const forgetfulPerson = somebody('Tara Devi');

interface Walker extends Pick<Walk, 'context' | 'alsoFrom'> {
  who: string;
  isWanted?: Walk['isWanted'];
}

test('no screen cuts a text, lays one over another or says one in English', async ({ browser, address }) => {
  const wordsOf = judgeWords([whatPeopleWrote(), newcomer.name].join('\n'));
  const open = async (email?: string) => {
    const context = await browser.newContext({
      baseURL: address,
      reducedMotion: 'reduce',
      // Its copies of pages would be kept for nobody.
      serviceWorkers: 'block',
    });
    if (email !== undefined) await enter(context, email);
    await context.addInitScript(refuseWrites);
    context.on('page', (page) => page.on('dialog', (asked) => void asked.accept()));
    return context;
  };
  const faults = new Map<string, Set<string>>();
  const seen = new Map<string, Set<string>>();
  const judged = { pages: 0, presses: 0 };
  const note = (who: string, { path, faults: found }: Look) => {
    judged[path.includes(' → ') ? 'presses' : 'pages'] += 1;
    if (process.env.TELL) console.log(`${Math.round(performance.now() / 1000)} s`, who, path);
    for (const fault of found) {
      // Told at once as well: whoever mends one need not wait for the end.
      if (!faults.has(fault)) console.log(`${fault} on ${who} ${path}`);
      faults.set(fault, (faults.get(fault) ?? new Set()).add(`${who} ${path}`));
    }
  };
  const see = (who: string, pattern: string) => seen.set(pattern, (seen.get(pattern) ?? new Set()).add(who));

  const shopper = await open(demoSignIns.shopper.email);
  await untilFilled(shopper);
  const fresh = await open();
  await register({ context: fresh, page: await fresh.newPage(), expectComplaint: () => undefined }, newcomer);
  const isForAll = (pattern: string) => !pattern.startsWith('/admin');
  const walkers: Walker[] = [
    { who: 'maker', context: await open(demoSignIns.designer.email) },
    { who: 'shopper', context: shopper, alsoFrom: await confirmationsOf(shopper.request) },
    {
      who: 'visitor',
      context: await open(),
      alsoFrom: await addressesWithTokens(shopper.request),
    },
    // Whose lists are empty yet.
    { who: 'newcomer', context: fresh, isWanted: (pattern) => isForAll(pattern) && !/:\w+$/.test(pattern) },
    {
      who: 'admin',
      context: await open(demoSignIns.admin.email),
      isWanted: (pattern) => pattern.startsWith('/admin'),
    },
  ].filter(({ who }) => whoAlone === undefined || who === whoAlone);

  const lookAround = async () => {
    for (let next = walkers.shift(); next !== undefined; next = walkers.shift()) {
      const { who, context, alsoFrom, isWanted = isForAll } = next;
      const onPage = (pattern: string) => see(who, pattern);
      for await (const look of walk({
        context,
        wordsOf,
        alsoFrom,
        onlyAt: only?.split(','),
        isWanted,
        onPage,
      }))
        note(who, look);
      await context.close();
    }
  };
  // Two pages side by side: while one is drawn, the other waits for the server.
  await Promise.all([lookAround(), lookAround()]);

  const forgetful = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' });
  for await (const look of newPassword(forgetful, wordsOf)) {
    note('forgetful', look);
    see('forgetful', look.path);
  }
  await forgetful.close();

  for (const pattern of pagePatterns) console.log(pattern, '—', [...(seen.get(pattern) ?? [])].join(', '));
  console.log(
    `${judged.pages} pages and what ${judged.presses} presses showed, at ${everyWidth.join(', ')} px`,
  );
  const told = [...faults].map(([fault, paths]) => `${fault} on ${[...paths].slice(0, 3).join(', ')}`);
  expect.soft(told.toSorted()).toEqual([]);
  if (only === undefined && whoAlone === undefined)
    expect(pagePatterns.filter((pattern) => !seen.has(pattern))).toEqual([]);
});

async function enter(context: BrowserContext, email: string): Promise<void> {
  const signIn = { email, password: demoPassword };
  await expect(async () => {
    expect((await context.request.post('/api/auth/login', { data: signIn })).status()).toBe(200);
  }).toPass({ timeout: 120_000 });
}

/** The fill of the demo goes on while the site is open: notices that somebody has read are its last part. */
async function untilFilled({ request }: BrowserContext): Promise<void> {
  await expect(async () => {
    expect((await ordersOf(request)).length).toBeGreaterThanOrEqual(10);
  }).toPass({ timeout: 300_000, intervals: [1000] });
}

/** The steps of a new password, each of which the one before leads to. */
async function* newPassword(
  context: BrowserContext,
  wordsOf: Parameters<typeof judgePage>[1],
): AsyncGenerator<Look> {
  const page = await context.newPage();
  await register({ context, page, expectComplaint: () => undefined }, forgetfulPerson);
  await context.clearCookies();
  await goTo(page, '/forgot-password');
  await page.locator('main input').first().fill(forgetfulPerson.email);
  await page.locator('main [type=submit]').click();
  await page.waitForURL(/verify-otp/);
  yield { path: '/verify-otp', faults: await judgePage(page, wordsOf) };
  await page.locator('main input').first().focus();
  await page.keyboard.type(await codeFor(context.request, forgetfulPerson.email));
  await page.locator('main [type=submit]').click();
  await page.waitForURL(/ResetPassword/);
  yield { path: '/ResetPassword', faults: await judgePage(page, wordsOf) };
}
