import { expect, type Page } from '@playwright/test';
import { type Locale, localeNames } from '#contracts/platform/locales.ts';
import { journey, newPerson, register, signIn, signUp } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';
import { wordsIn } from '#tests/support/words/words-in.ts';

const words = (locale: Locale, catalogue: string, key: string) => wordsIn(locale)(catalogue, key);

const shell = 'platform/i18n/shell';
const signInWords = 'features/accounts/accounts';

/** The server-rendered HTML of a page, requested with the headers of the page's browser. */
async function firstBytes(page: Page, path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await page.request.get(path, { headers });
  expect(answer.status()).toBe(200);
  return answer.text();
}

async function expectLanguage(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('footer')).toContainText(words(locale, shell, 'tagline'));
}

journey(
  'a visitor chooses Hindi in the header and reads Hindi from the first byte, also after a reload',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Meher Ansari'));
    const design = await publishDesign(maker, { title: 'Saree for readers of Hindi' });
    const { page } = await open();
    await page.goto('/');
    await expectLanguage(page, 'en');
    await page.getByRole('button', { name: words('en', shell, 'nav.language') }).click();
    await page.getByRole('menuitem', { name: localeNames.hi }).click();
    await expectLanguage(page, 'hi');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.reload();
    await expectLanguage(page, 'hi');

    for (const [path, sentence] of [
      ['/', words('hi', shell, 'nav.home')],
      [`/product/${design.id}`, words('hi', 'features/designs/showing/design-details', 'orderNow')],
      ['/signin', words('hi', signInWords, 'signIn')],
    ] as const) {
      const html = await firstBytes(page, path);
      expect(html).toContain('<html lang="hi"');
      expect(html).toContain(sentence);
      expect(html).not.toContain(words('en', shell, 'tagline'));
    }

    // Client-side navigation needs no reload: the texts of the next page come with its script.
    await page
      .getByRole('link', { name: words('hi', shell, 'nav.signIn') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('hi', signInWords, 'signIn'));

    // A new account uses the language of the page where it was opened, so its emails are in Hindi too.
    const ravi = newPerson('Ravi Kumar');
    await page.goto('/signup');
    await expect(page).toHaveTitle(new RegExp(words('hi', signInWords, 'signUpButton')));
    await signUp(page, ravi, wordsIn('hi'));
    await expect(page).not.toHaveURL(/signup/);
    await expectLanguage(page, 'hi');
    const viewer = await (await page.request.get('/api/auth/userAuthChecker')).json();
    expect(viewer.data.userFromToken.appearance).toMatchObject({ language: 'hi' });
  },
);

journey(
  'an address with a language in it answers in that language to somebody whom nobody knows',
  async ({ open }) => {
    const { page } = await open({ screen: 'phone' });
    const html = await firstBytes(page, '/ta/explore', { 'accept-language': 'bn' });
    expect(html).toContain('<html lang="ta"');
    expect(html).toContain(words('ta', shell, 'tagline'));
    for (const [name, path] of [
      ['en', '/explore'],
      ['hi', '/hi/explore'],
      ['bn', '/bn/explore'],
      ['ta', '/ta/explore'],
      ['x-default', '/explore'],
    ]) {
      expect(html).toMatch(
        new RegExp(`<link rel="alternate" hrefLang="${name}" href="[^"]*//[^/"]+${path}"`),
      );
    }
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/ta\/explore"/);
    expect(await firstBytes(page, '/explore', { 'accept-language': 'bn' })).toContain('<html lang="bn"');

    await page.goto('/ta/explore');
    await expectLanguage(page, 'ta');
    // Links stay in the language of the URL until another language is chosen.
    await page
      .getByRole('link', { name: words('ta', shell, 'nav.signIn') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/ta\/signin/);
    await page.goto('/ta/help');
    await page.getByRole('button', { name: words('ta', shell, 'nav.menu') }).click();
    await page.locator('#small-menu').getByRole('link', { name: localeNames.bn }).click();
    await expectLanguage(page, 'bn');
    expect(new URL(page.url()).pathname).toBe('/help');
  },
);

journey('a language that somebody chose in the settings is there wherever they sign in', async ({ open }) => {
  const desk = await open();
  const asha = await register(desk, newPerson('Asha Rao'));
  await desk.page.goto('/settings?tab=appearance');
  await desk.page.getByRole('radio', { name: localeNames.bn }).click();
  await expectLanguage(desk.page, 'bn');
  await expect(desk.page.getByRole('radio', { name: localeNames.bn })).toBeChecked();

  const { page, context } = await open({ screen: 'phone' });
  await page.goto('/signin');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await signIn(page, asha);
  await expectLanguage(page, 'bn');
  // The language is stored in the account, not only on the device.
  await context.clearCookies({ name: 'tanabana_language' });
  expect(await firstBytes(page, '/')).toContain('<html lang="bn"');
});

journey('a page fetches the letters of its own language and Latin ones, and no others', async ({ open }) => {
  const maker = await open();
  await register(maker, newPerson('Meher Ansari'));
  const { id } = await publishDesign(maker, { title: 'Saree for readers of letters' });
  const scriptOf: Record<Locale, string[]> = { en: [], hi: ['devanagari'], bn: ['bengali'], ta: ['tamil'] };
  for (const [locale, own] of Object.entries(scriptOf)) {
    const paths = locale === 'ta' ? [`/product/${id}`, '/signin', '/help'] : [`/product/${id}`];
    for (const path of paths) {
      const { context, page } = await open({ screen: 'phone' });
      const scripts = new Set<string>();
      page.on('request', (request) => {
        const [, script] = /-([a-z]+)(?:-ext)?-\d{3}-\w+-[\w-]+\.woff2$/.exec(request.url()) ?? [];
        // The basic characters are a subset of the Latin ones.
        if (script !== undefined) scripts.add(script === 'basic' ? 'latin' : script);
      });
      await page.goto(locale === 'en' ? path : `/${locale}${path}`);
      await page.evaluate('document.fonts.ready');
      expect([...scripts].toSorted(), `${locale} ${path}`).toEqual([...own, 'latin'].toSorted());
      await context.close();
    }
  }
});
