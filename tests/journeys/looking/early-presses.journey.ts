import { expect } from '@playwright/test';
import { journey, register, somebody } from '#tests/support/journey.ts';

journey('what is pressed and sent before the script has come is done once it is there', async ({ open }) => {
  const { context } = await open();
  const page = await context.newPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const person = await register({ context, page, expectComplaint: () => {} }, somebody('Sharmila Gupte'));
  await context.clearCookies();

  await page.goto('/signin', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/signin');
  release();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
});

journey('the bell opens though it was pressed too early', async ({ open }) => {
  const visitor = await open();
  await register(visitor, somebody('Devaki Rane'));
  const page = await visitor.context.newPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Notifications' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

journey('a browser that runs no script puts no password into an address', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, button] of [
    ['/signin', 'Sign In'],
    ['/signup', 'Sign Up'],
  ] as const) {
    await page.goto(path);
    await page.getByLabel('Email').fill('asha@example.in');
    await page.getByLabel('Password', { exact: true }).fill('katan silk and zari');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { name: 'Please try once more' })).toBeVisible();
    expect(page.url()).toBe(`${site.url}${path}`);
    await page.getByRole('link', { name: 'Open the page again' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  }
  await context.close();
});
