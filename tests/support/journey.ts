import { randomBytes } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Locale, localeCookie } from '#contracts/platform/locales.ts';
import { type Site, startSite } from './site.ts';
import { type Say, wordsIn } from './words/words-in.ts';

interface How {
  screen?: 'phone' | 'desktop';
  /** What the operating system prefers. */
  scheme?: 'light' | 'dark';
  /** The language that was chosen on this device; what the browser asks for where nothing is said. */
  language?: Locale;
}

/** Somebody's browser, closed with the test. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the console may say in this test, because the test provokes it. */
  expectComplaint(words: RegExp): void;
}

export interface Person {
  name: string;
  email: string;
  password: string;
}

const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

interface Journey {
  open: (how?: How) => Promise<Visitor>;
  /** Failures of the server that this test provokes. */
  expectFailure: (words: RegExp) => void;
}

/** Chromium also says so of a picture that it still held in memory from the page before. */
const idlePreload = /was preloaded using link preload but not used/;

/**
 * A test with a real site and any number of browsers. It fails when a console complains, a page throws or
 * breaks its policy, or the server logs an error, unless the test says that it provokes that.
 */
export const journey = base.extend<Journey, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures it needs
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  expectFailure: [
    async ({ site }, use) => {
      site.takeFailures();
      const expected: RegExp[] = [];
      await use((words) => expected.push(words));
      const unexpected = site.takeFailures().filter((line) => !expected.some((words) => words.test(line)));
      expect(unexpected, 'the server logged failures').toEqual([]);
    },
    { auto: true },
  ],

  open: async ({ browser, site }, use) => {
    const opened: { context: BrowserContext; complaints: string[]; expected: RegExp[] }[] = [];
    await use(async ({ screen = 'desktop', scheme = 'light', language } = {}) => {
      const context = await browser.newContext({
        baseURL: site.url,
        colorScheme: scheme,
        // A press waits until what it presses stands still; nobody waits here for beauty.
        reducedMotion: 'reduce',
        ...screens[screen],
      });
      if (language) await context.addCookies([{ name: localeCookie, value: language, url: site.url }]);
      // Long enough for a machine that is busy, short enough that a missing button is named before the test ends.
      context.setDefaultTimeout(20_000);
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !idlePreload.test(message.text()))
          complaints.push(`${message.page()?.url()}: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error().stack}`));
      opened.push({ context, complaints, expected });
      return {
        context,
        page: waitsForPages(await context.newPage()),
        expectComplaint: (words) => expected.push(words),
      };
    });
    for (const { context } of opened) await context.close();
    const unexpected = opened.flatMap(({ complaints, expected }) =>
      complaints.filter((line) => !expected.some((words) => words.test(line))),
    );
    expect(unexpected, 'a page complained').toEqual([]);
  },
});

/** What is run in the page finds there. */
declare const history: { state: { overlays?: number } | null };
declare const document: { querySelectorAll(selector: string): { length: number } };

/**
 * Keys and presses of a test come faster than anybody's. Going somewhere therefore ends when the page is hydrated, and
 * begins when the entries of closed dialogs are left: a step back that is still on its way would abort it.
 */
function waitsForPages(page: Page): Page {
  const overlaysLeft = () =>
    page.waitForFunction(
      () => (history.state?.overlays ?? 0) <= document.querySelectorAll('dialog[open], #small-menu').length,
    );
  const hydrated = async () => {
    if ((await page.locator('script[type=module]').count()) > 0)
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  };
  const { goto, reload } = page;
  page.goto = async (...how) => {
    await overlaysLeft();
    const answer = await goto.apply(page, how);
    await hydrated();
    return answer;
  };
  page.reload = async (...how) => {
    await overlaysLeft();
    const answer = await reload.apply(page, how);
    await hydrated();
    return answer;
  };
  return page;
}

/** Keeps the scripts of a page back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Somebody whom the site has not met. */
export function somebody(name: string): Person {
  const mark = randomBytes(4).toString('hex');
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}.${mark}@example.in`;
  return { name, email, password: `khadi and shuttle ${mark}` };
}

/** Registers without the form and confirms the address; the visitor's pages are signed in from now on. */
export async function register({ context }: Visitor, person: Person): Promise<Person> {
  const answer = await context.request.post('/api/auth/register', { data: person });
  expect(answer.status(), await answer.text()).toBe(200);
  await confirmEmail(context, person);
  return person;
}

/** Signs in anew with “remember me”: of a session that ends with the browser nothing is kept on the device. */
export async function rememberSession({ context }: Visitor, { email, password }: Person): Promise<void> {
  const answer = await context.request.post('/api/auth/login', {
    data: { email, password, rememberMe: true },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Takes the link out of somebody's letter and confirms their address with it, as publishing and large orders ask. */
export async function confirmEmail(context: BrowserContext, { email }: Person): Promise<void> {
  const letters = await context.request.get('/dev/mailbox', {
    params: { to: email },
    headers: { accept: 'application/json' },
  });
  const token = /confirm-email\?token=([\w-]+)/.exec(await letters.text())?.[1];
  const answer = await context.request.post('/api/auth/confirmEmail', { data: { token } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Has a profile in Bengaluru written, as of a maker whose visits begin there. */
export async function settle({ context }: Visitor, { name, email }: Person): Promise<void> {
  const answer = await context.request.post('/api/users/updateProfile', {
    data: {
      name,
      email,
      phone: '+91 98450 22222',
      address: '3, Avenue Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560002',
      country: 'India',
      profession: 'Weaver',
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Fills the sign-up form that is open and sends it. */
export async function signUp(
  page: Page,
  { name, email, password }: Person,
  say: Say = wordsIn('en'),
): Promise<void> {
  const label = (key: string) => page.getByLabel(say(accounts, key), { exact: true });
  await label('name').fill(name);
  await label('email').fill(email);
  await label('password').fill(password);
  await label('confirmPassword').fill(password);
  // The terms; “remember me” stands above them.
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: say(accounts, 'signUpButton') }).click();
}

/** Fills the sign-in form that is open and sends it. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
  say: Say = wordsIn('en'),
): Promise<void> {
  await page.getByLabel(say(accounts, 'email')).fill(email);
  await page.getByLabel(say(accounts, 'password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say(accounts, 'signInButton') }).click();
}

const accounts = 'features/accounts/accounts';
