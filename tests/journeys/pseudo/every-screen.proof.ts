import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { demoPassword, demoSignIns } from '#server/demo/content/demo-sign-ins.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { judgePage } from './judge-page.ts';
import { beginnings, pageOf, pagePatterns } from './site-map.ts';
import { whatPeopleWrote } from './what-people-wrote.ts';

/** Some pages look otherwise with each order, design or person. */
const mostOfAKind = 4;
const written = whatPeopleWrote();
/** `ONLY` judges the pages whose address it matches. */
const only = process.env.ONLY === undefined ? undefined : new RegExp(process.env.ONLY);

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

const seen = new Set<string>();

test('no screen cuts a text, lays one over another or says one in English', async ({ browser, address }) => {
  const faults = new Map<string, Set<string>>();
  const look = async (who: string, context: BrowserContext) => {
    for await (const [path, found] of walk(await context.newPage(), who === 'admin')) {
      for (const fault of found) faults.set(fault, (faults.get(fault) ?? new Set()).add(`${who} ${path}`));
    }
    await context.close();
  };
  const open = () => browser.newContext({ baseURL: address, reducedMotion: 'reduce' });
  const shopper = await open();
  await enter(shopper, demoSignIns.shopper.email);
  await untilFilled(shopper);
  const maker = await open();
  await enter(maker, demoSignIns.designer.email);
  const admin = await open();
  await enter(admin, demoSignIns.admin.email);
  await Promise.all([look('visitor', await open()), look('shopper', shopper)]);
  await Promise.all([look('maker', maker), look('admin', admin)]);

  const told = [...faults].map(([fault, paths]) => `${fault} on ${[...paths].slice(0, 3).join(', ')}`);
  expect.soft(told.toSorted()).toEqual([]);
  if (only === undefined) expect(pagePatterns.filter((pattern) => !seen.has(pattern))).toEqual([]);
});

async function enter(context: BrowserContext, email: string): Promise<void> {
  const signIn = { email, password: demoPassword };
  await expect(async () => {
    expect((await context.request.post('/api/auth/login', { data: signIn })).status()).toBe(200);
  }).toPass({ timeout: 120_000 });
}

/** The fill of the demo goes on while the site is open. */
async function untilFilled(shopper: BrowserContext): Promise<void> {
  await expect(async () => {
    const answer = await shopper.request.get('/api/order/my-orders');
    expect(((await answer.json()) as { orders: unknown[] }).orders.length).toBeGreaterThanOrEqual(10);
  }).toPass({ timeout: 300_000 });
}

/** Goes from page to page by the links on them, and judges each kind of page a few times. */
async function* walk(page: Page, isAdmin: boolean): AsyncGenerator<[path: string, faults: string[]]> {
  const times = new Map<string, number>();
  const opened = new Set<string>();
  const known = new Set(beginnings);
  const queue = [...beginnings];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const kind = pageOf(path);
    if (kind === undefined || (isAdmin && !kind.pattern.startsWith('/admin'))) continue;
    const count = times.get(kind.key) ?? 0;
    if (count >= mostOfAKind) continue;
    times.set(kind.key, count + 1);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    if ((await page.locator('script[type=module]').count()) > 0)
      await page.locator('html[data-awake]').waitFor({ state: 'attached' });
    const landed = pageOf(page.url());
    for (const link of await linksOf(page)) {
      if (!known.has(link)) queue.push(link);
      known.add(link);
    }
    if (only && !only.test(path)) continue;
    if (landed) seen.add(landed.pattern);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
    });
    yield [path, await judgePage(page, written)];
    yield* open(page, path, opened);
  }
}

async function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  );
}

/** Opens each menu and dialog of a page that was not opened before, and judges it. */
async function* open(page: Page, path: string, opened: Set<string>): AsyncGenerator<[string, string[]]> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const openers = page.locator('[aria-haspopup]:visible:enabled');
    const names = await openers.evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.replaceAll(/\d+/g, '')),
    );
    for (const [index, name] of names.entries()) {
      // What the header and the menus hold is the same on every page.
      const isOfShell = await openers
        .nth(index)
        .evaluate((one) => one.closest('header, nav, [data-bar]') !== null);
      const key = `${isOfShell ? 'shell' : pageOf(path)?.pattern} ${width} ${name}`;
      if (opened.has(key)) continue;
      opened.add(key);
      const before = page.url();
      const where = `${path} → ${name.trim()}`;
      const isPressed = await isDone(openers.nth(index).click({ timeout: 10_000 }));
      if (!isPressed) yield [where, ['cannot be pressed']];
      // Some come with a script of their own; what only leads elsewhere opens nothing.
      const top = page.locator('dialog[open], [role=dialog], [role=menu]').last();
      if (isPressed && (await isDone(top.waitFor({ timeout: 3000 }))))
        yield [where, await judgePage(page, written, [width === 390 ? 320 : 1440, width])];
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      if (page.url() !== before || (await page.locator('dialog[open], [role=dialog]').count()) > 0)
        await page.goto(path);
    }
  }
}

const isDone = (what: Promise<unknown>): Promise<boolean> =>
  what.then(
    () => true,
    () => false,
  );
