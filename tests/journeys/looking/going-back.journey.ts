import { expect } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';

journey('Back on a phone closes what lies over the page, and then leaves the page', async ({ open }) => {
  const maker = await open();
  await register(maker, newPerson('Rukmini Shetty'));
  const { id } = await publishDesign(maker, { title: 'Ilkal saree in pomegranate' }, 2);
  const { page } = await open({ screen: 'phone' });
  const menu = page.locator('#small-menu');
  const dialog = page.locator('dialog[open]');
  // Without a query the most popular designs come first, and those of other journeys may fill the page.
  const search = '/search?q=ilkal+pomegranate';
  /** Waits until the browser leaves the history entry of a closed overlay, which happens a moment later. */
  const untilPassedOver = () =>
    expect.poll(() => page.evaluate(() => Boolean(history.state?.overlays))).toBe(false);

  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).tap();
  await expect(page).toHaveURL('/explore');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/explore');

  // A link in the menu leaves no history entry on which Back would do nothing.
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await menu.getByRole('link', { name: 'Help', exact: true }).first().tap();
  await expect(page).toHaveURL('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Creators' })).toBeVisible();
  await untilPassedOver();
  await expect(page).toHaveURL('/explore');
  await page.goBack();
  await expect(page).toHaveURL('/');

  await page.goto(search);
  await page.getByRole('button', { name: /^Filter/ }).tap();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(search);

  await page.locator(`a[href="/product/${id}"]`).first().tap();
  await expect(page).toHaveURL(`/product/${id}`);
  await page
    .getByRole('button', { name: /Open large/ })
    .first()
    .tap();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/product/${id}`);

  // An overlay that is closed without Back leaves no history entry either.
  await page.getByRole('button', { name: 'Enquiry' }).first().tap();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toBeHidden();
  await untilPassedOver();
  await page.goBack();
  await expect(page).toHaveURL(search);
});

journey('the feed stands where it was after Back', async ({ open }) => {
  const makers = await Promise.all([open(), open()]);
  for (const maker of makers) {
    await register(maker, newPerson('Hansaben Khatri'));
    await Promise.all([1, 2, 3, 4].map((nth) => publishDesign(maker, { title: `Ajrakh stole ${nth}` })));
  }
  for (const screen of ['phone', 'desktop'] as const) {
    const { page } = await open({ screen });
    await page.goto('/');
    // The suggestions load after the feed and are placed above the card.
    if (screen === 'phone')
      await expect(page.getByRole('heading', { name: 'Makers to follow' }).first()).toBeVisible();
    const card = page.locator('.feed-card').nth(6);
    const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    for (const _time of ['first', 'second']) {
      await card.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 270));
      const before = await top();
      const link = card.locator('a[href^="/product/"]').first();
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(/\/product\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(card).toBeAttached();
      await expect.poll(async () => Math.abs((await top()) - before), screen).toBeLessThanOrEqual(2);
    }
  }
});
