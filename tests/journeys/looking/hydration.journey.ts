import { expect } from '@playwright/test';
import { holdScripts, journey, newPerson, register } from '#tests/support/journey.ts';

journey('pages ask for their scripts after what is seen first', async ({ open }) => {
  const { context } = await open();
  for (const path of ['/', '/hi/explore']) {
    const page = await (await context.request.get(path, { headers: { accept: 'text/html' } })).text();
    const scripts = page.match(/<link[^>]*rel="modulepreload"[^>]*>/g) ?? [];
    expect(scripts.length, path).toBeGreaterThan(3);
    for (const script of scripts) expect(script, path).toContain('fetchpriority="low"');
  }
});

journey(
  'what was typed and ticked before hydration stays, in fields of forms and in controlled ones',
  async ({ open }) => {
    const visitor = await open();
    const person = await register(visitor, newPerson('Sharmila Gupte'));
    await visitor.context.clearCookies();
    const page = await visitor.context.newPage();
    const release = await holdScripts(page);

    await page.goto('/signin', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('checkbox').uncheck();
    // Nothing is sent before hydration, and the form keeps its input.
    await page.getByRole('button', { name: 'Sign In' }).click();
    release();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/');
    const session = (await visitor.context.cookies()).find(({ httpOnly }) => httpOnly);
    expect(session?.expires, 'a session that ends with the browser').toBe(-1);

    const help = await visitor.context.newPage();
    const releaseHelp = await holdScripts(help);
    await help.goto('/help', { waitUntil: 'commit' });
    const field = help.getByRole('combobox', { name: 'Search designs and creators' });
    await field.fill('ilkal');
    releaseHelp();
    await expect(help.locator('html[data-hydrated]')).toBeAttached();
    await expect(field).toHaveValue('ilkal');
    await field.press('Enter');
    await expect(help).toHaveURL(/\/search\?q=ilkal$/);
  },
);

for (const [what, insert] of [
  [
    'puts an element first in the body',
    () => document.body.prepend(Object.assign(document.createElement('div'), { textContent: 'Extension' })),
  ],
  [
    'puts an element behind each field',
    () => {
      for (const field of document.querySelectorAll('input')) field.after(document.createElement('span'));
    },
  ],
] as const)
  journey(`what was typed early stays where a browser extension ${what}`, async ({ open }) => {
    const { context, expectComplaint } = await open();
    // React reports that it renders the page again.
    expectComplaint(/Minified React error #418/);
    expectComplaint(/401/);
    const page = await context.newPage();
    const release = await holdScripts(page);
    await page.goto('/signin', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('asha@example.in');
    await page.getByLabel('Password', { exact: true }).fill('katan silk and zari');
    await page.evaluate(insert);
    release();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(page.getByLabel('Email')).toHaveValue('asha@example.in');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('katan silk and zari');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid email or password')).toBeVisible();
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
