import { expect } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';

journey('somebody whose browser keeps no cookies is told so where they sign in', async ({ open }) => {
  const { page } = await open({ screen: 'phone' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
  await page.goto('/signin');
  await page.getByLabel('Email').fill('asha@example.in');
  await page.getByLabel('Password', { exact: true }).fill('katan silk and zari');
  await page.getByRole('button', { name: 'Sign In' }).tap();
  await expect(page.getByText('Your browser keeps no cookies; allow them for this page.')).toBeVisible();
});

journey('a browser that forbids storage throws nothing', async ({ open }) => {
  const { page } = await open({ screen: 'phone' });
  await page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, store, {
        configurable: true,
        get() {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
  });
  // Exceptions and console errors of a page fail the journey.
  for (const path of ['/', '/search', '/signin']) await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

journey('an address with the end of a sentence leads to its page', async ({ open }) => {
  const { page } = await open();
  const answer = await page.request.get('/product/7.', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/product/7']);
  const hindi = await page.request.get('/hi/publicProfile/7%E0%A5%A4', { maxRedirects: 0 });
  expect([hindi.status(), hindi.headers().location]).toEqual([301, '/hi/publicProfile/7']);
});

journey(
  'somebody whose clock is not that of India is told whose times they read',
  async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, timezoneId: 'America/Los_Angeles' });
    const page = await context.newPage();
    const visitor = { context, page, expectComplaint: () => undefined };
    await register(visitor, newPerson('Leela Nambiar'));
    await page.goto('/meetings');
    await expect(page.getByText('All times are in India (IST).')).toBeVisible();
    await context.close();
  },
);
