import { expect } from '@playwright/test';
import { journey, newPerson, register, signIn, type Visitor } from '#tests/support/journey.ts';

journey(
  'the theme goes from light to dark to system and survives a reload without a flash',
  async ({ open }) => {
    const { page } = await open({ scheme: 'light' });
    await noteWhatThePageWears(page);
    await page.goto('/');
    const toggle = page.getByRole('banner').getByRole('button', { name: /^Theme/ });
    await expect(toggle).toHaveAccessibleName('Theme: as the system. Switch to light');
    await toggle.click();
    await toggle.click();
    await expect(toggle).toHaveAccessibleName('Theme: dark. Follow the system');
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);

    await page.reload();
    await expect(toggle).toHaveAccessibleName('Theme: dark. Follow the system');
    expect(await whatThePageWore(page)).toEqual(['dark']);

    await toggle.click();
    await expect(toggle).toHaveAccessibleName('Theme: as the system. Switch to light');
    await page.reload();
    await expect(toggle).toHaveAccessibleName('Theme: as the system. Switch to light');
    expect(await whatThePageWore(page)).toEqual(['light']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  },
);

journey('an address where nothing is says so, and leads home or back', async ({ open }) => {
  const visitor = await open({ screen: 'phone' });
  visitor.expectComplaint(/status of 404/);
  const { page } = visitor;
  await page.goto('/terms');
  const answer = await page.goto('/atelier/of/nobody');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found');
  await expect(page.getByText('/atelier/of/nobody')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).tap();
  await expect(page).toHaveURL('/terms');
  await page.goto('/atelier/of/nobody');
  await page.getByRole('link', { name: 'Go to Home' }).tap();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Made-to-order fashion, from the makers of India',
  );

  const missing = await page.goto('/product/999999');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This design is gone' })).toBeVisible();
});

journey(
  'the last entries of the small menu are reached above the bottom bar, and logging out there leads home',
  async ({ open }) => {
    const visitor = await open({ screen: 'phone' });
    const { page } = visitor;
    await register(visitor, newPerson('Ramesh Meher'));
    await page.setViewportSize({ width: 390, height: 640 });
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
    await menu.getByRole('link', { name: 'Privacy' }).tap();
    await expect(page).toHaveURL('/privacy');

    // Logs out on a page that requires signing in. The menu closes as the home page loads.
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await menu.getByRole('button', { name: 'Log out' }).tap();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
  },
);

journey('a guarded page asks to sign in and is there afterwards', async ({ open }) => {
  const visitor = await open({ screen: 'phone' });
  const { page } = visitor;
  // Caused by a wrong password.
  visitor.expectComplaint(/status of 401/);
  const person = await member(visitor);
  await page.goto('/userDashboard?tab=sales');
  await expect(page).toHaveURL(/\/signin\?returnTo=/);
  await signIn(page, { ...person, password: 'not the password' });
  await expect(page.getByText('Invalid email or password.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await signIn(page, person);
  await expect(page).toHaveURL('/userDashboard?tab=sales');
  await expect(page.getByRole('heading', { name: 'Nothing sold yet' })).toBeVisible();
});

journey('signing in never leads to another site', async ({ open, site }) => {
  const visitor = await open();
  const { page } = visitor;
  const person = await member(visitor);
  await page.goto(`/signin?returnTo=${encodeURIComponent('/\\evil.example')}`);
  await signIn(page, person);
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
});

journey('signing out empties the menus and closes the guarded pages', async ({ open }) => {
  const visitor = await open();
  const { page } = visitor;
  const person = await register(visitor, newPerson('Sumaiya Ali'));
  await page.goto('/userDashboard');
  const menu = page.getByRole('button', { name: 'Profile menu' });
  await menu.click();
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Upload' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/signin\?returnTo=%2FuserDashboard$/);
  await page.goto('/upload-product');
  await expect(page).toHaveURL(/\/signin\?returnTo=%2Fupload-product$/);
});

/** A signed-out person with an account. */
async function member(visitor: Visitor) {
  const person = await register(visitor, newPerson('Ramesh Meher'));
  await visitor.context.clearCookies();
  return person;
}

/** Records every theme of a page from its first element on, in order. */
async function noteWhatThePageWears(page: Visitor['page']): Promise<void> {
  await page.addInitScript(`
    window.worn = [];
    const note = () => {
      const shown = ['dark', 'light'].find((name) => document.documentElement?.classList.contains(name));
      const last = window.worn.at(-1);
      // Without a theme nothing may be painted yet.
      const seen = shown ?? (document.body ? 'nothing' : undefined);
      if (seen !== undefined && seen !== last) window.worn.push(seen);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  `);
}

function whatThePageWore(page: Visitor['page']): Promise<string[]> {
  return page.evaluate('window.worn');
}
