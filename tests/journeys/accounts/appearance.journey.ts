import { expect } from '@playwright/test';
import { journey, newPerson, register, signIn } from '#tests/support/journey.ts';

journey('who chooses a dark page and larger text finds both on another device as well', async ({ open }) => {
  const desk = await open();
  const asha = await register(desk, newPerson('Asha Rao'));
  await desk.page.goto('/settings?tab=appearance');
  const root = desk.page.locator('html');
  await desk.page.getByRole('radio', { name: 'Dark' }).check();
  const saved = desk.page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/users/appearance') &&
      response.request().postData()?.includes('larger') === true,
  );
  await desk.page.getByRole('radio', { name: 'Extra large' }).check();
  await saved;
  await expect(root).toHaveClass(/dark/);
  await expect(root).toHaveCSS('font-size', '20px');

  const { page } = await open({ screen: 'phone' });
  await page.goto('/signin');
  await expect(page.locator('html')).toHaveCSS('font-size', '16px');
  await signIn(page, asha);
  await expect(page.locator('html')).toHaveCSS('font-size', '20px');
  await expect(page.locator('html')).toHaveClass(/dark/);
  // Once the setting is known, it applies before the first paint.
  await page.goto('/settings?tab=appearance');
  await expect(page.getByRole('radio', { name: 'Extra large' })).toBeChecked();
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWide).toBe(false);

  // The other device does not update until it loads a page again.
  const changed = page.waitForResponse((response) => response.url().endsWith('/api/users/appearance'));
  await page.getByRole('radio', { name: 'Light' }).check();
  await changed;
  await expect(page.locator('html')).toHaveClass(/light/);
  await desk.page.reload();
  await expect(root).toHaveClass(/light/);
});
