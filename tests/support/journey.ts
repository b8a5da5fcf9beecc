import { randomBytes } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Locale, localeCookie } from '#contracts/platform/locales.ts';
import { type Site, startSite } from './site.ts';
import { type Say, wordsIn } from './words/words-in.ts';

interface How {
  screen?: 'phone' | 'desktop';
  /** The colour scheme of the operating system. */
  scheme?: 'light' | 'dark';
  /** The language chosen on this device; without it the browser's. */
  language?: Locale;
}

/** A person's browser context, closed with the test. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Console messages that this test provokes. */
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
  /** Errors in the server's log that this test provokes. */
  expectFailure: (words: RegExp) => void;
}

/** Harmless errors that Chromium reports. */
const harmless = [
  // For a picture from its memory cache too.
  /was preloaded using link preload but not used/,
  // For a packet written after the server closed the connection, as at sign-out, before the page noticed.
  /WebSocket is already in CLOSING or CLOSED state/,
];

/**
 * A test with a real site and any number of browsers. It fails on console errors, uncaught exceptions, policy
 * violations and errors in the server's log, unless the test declares them.
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
        // Playwright waits until an element stops moving before it presses, so animations are off.
        reducedMotion: 'reduce',
        ...screens[screen],
      });
      if (language) await context.addCookies([{ name: localeCookie, value: language, url: site.url }]);
      // Longer than a busy machine needs, shorter than the test's limit, so that a missing button is named.
      context.setDefaultTimeout(20_000);
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (['error', 'warning'].includes(message.type()) && !harmless.some((words) => words.test(text)))
          complaints.push(`${message.page()?.url()}: ${text} ${message.location().url}`);
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

/** Globals of the page, for functions that run in it. */
declare const history: { state: { overlays?: number } | null };
declare const document: { querySelectorAll(selector: string): { length: number } };

/**
 * Tests act faster than people. So a navigation counts as finished when the page is hydrated, and starts when the
 * history entries of closed dialogs are gone: a pending step back would abort it.
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
  const { goBack, goto, reload } = page;
  page.goto = async (...how) => {
    await overlaysLeft();
    const answer = await goto.apply(page, how);
    await hydrated();
    return answer;
  };
  page.goBack = async (...how) => {
    await overlaysLeft();
    return goBack.apply(page, how);
  };
  page.reload = async (...how) => {
    await overlaysLeft();
    const answer = await reload.apply(page, how);
    await hydrated();
    return answer;
  };
  return page;
}

/** Delays the scripts of a page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Name, email and password of a person without an account. */
export function newPerson(name: string): Person {
  const mark = randomBytes(4).toString('hex');
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}.${mark}@example.in`;
  return { name, email, password: `khadi and shuttle ${mark}` };
}

/** Registers through the API and confirms the address; the visitor's pages are then signed in. */
export async function register({ context }: Visitor, person: Person): Promise<Person> {
  const answer = await context.request.post('/api/auth/register', { data: person });
  expect(answer.status(), await answer.text()).toBe(200);
  await confirmEmail(context, person);
  return person;
}

/** Removes the session. The page is left first: an open one would reconnect without it and be refused. */
export async function loseSession({ page, context }: Pick<Visitor, 'page' | 'context'>): Promise<void> {
  await page.goto('about:blank');
  await context.clearCookies({ name: /session/ });
}

/** Signs in again with "remember me": a session that ends with the browser stores nothing on the device. */
export async function rememberSession({ context }: Visitor, { email, password }: Person): Promise<void> {
  const answer = await context.request.post('/api/auth/login', {
    data: { email, password, rememberMe: true },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Confirms a person's address by the link of their letter, as publishing and large orders require. */
export async function confirmEmail(context: BrowserContext, { email }: Person): Promise<void> {
  const letters = await context.request.get('/dev/mailbox', {
    params: { to: email },
    headers: { accept: 'application/json' },
  });
  const token = /confirm-email\?token=([\w-]+)/.exec(await letters.text())?.[1];
  const answer = await context.request.post('/api/auth/confirmEmail', { data: { token } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Saves a profile in Bengaluru, where a maker's home visits begin. */
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

/** Fills the open sign-up form and sends it. */
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
  // The checkbox of the terms; "remember me" is above it.
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: say(accounts, 'signUpButton') }).click();
}

/** Fills the open sign-in form and sends it. */
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
