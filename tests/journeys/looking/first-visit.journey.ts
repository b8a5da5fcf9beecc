import { expect, type Locator, type Page } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('it has no place on the page');
  return box;
}

/** Waits until the toast has settled: it is positioned one frame after it is rendered. */
async function expectNotCovered(page: Page, place: Locator): Promise<void> {
  const toast = page.locator('.toast').last();
  await expect(toast).toBeVisible();
  await expect(async () => {
    const [over, under] = await Promise.all([boxOf(toast), boxOf(place)]);
    const apart =
      over.y >= under.y + under.height ||
      over.y + over.height <= under.y ||
      over.x >= under.x + under.width ||
      over.x + over.width <= under.x;
    expect(apart, 'the toast lies on it').toBe(true);
  }).toPass();
}

journey('a stranger on a phone sees designs first, and the way to sign in', async ({ open }) => {
  const maker = await open();
  await register(maker, newPerson('Lajwanti Solanki'));
  const { title } = await publishDesign(maker, { title: 'Mashru skirt in rani pink' });
  for (const screen of ['phone', 'desktop'] as const) {
    const { page } = await open({ screen });
    const first = page.getByRole('article', { name: title });
    // Visitors share a cached page for some seconds, so it may be older than the design.
    await expect(async () => {
      await page.goto('/');
      await expect(first).toBeVisible({ timeout: 2000 });
    }).toPass();
    // Other journeys publish at the same time, so another design may be first.
    const highest = page.getByRole('article').first();
    expect((await boxOf(highest)).y).toBeLessThan(0.4 * (page.viewportSize()?.height ?? 0));
    await expect(page.getByLabel('What are you making?')).toHaveCount(0);
    await expect(page.getByText('Your story')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/signin');
  }
});

journey(
  'toasts lie on no main button, bar or field of a phone, and give way to the next',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Meher Qureshi'));
    const { id } = await publishDesign(maker, { title: 'Ajrakh stole' });
    const visitor = await open({ screen: 'phone' });
    const { page, context } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);

    await page.goto(`/product/${id}`);
    await page.getByRole('button', { name: /^Share/ }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).tap();
    // Shares by visitors are not counted.
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/product/${id}`);
    await expect(page.getByRole('button', { name: /^Share/ })).toHaveAccessibleName('Share, 0 shares');
    await expectNotCovered(
      page,
      page
        .getByRole('button', { name: 'Order Now' })
        .or(page.getByRole('link', { name: 'Order Now' }))
        .last(),
    );
    await expectNotCovered(page, page.getByRole('navigation', { name: 'Main' }));
    await expect(page.locator('.toast')).toHaveCount(1);

    await page.getByRole('button', { name: /^Save/ }).first().tap();
    await expect(page).toHaveURL(/\/signin/);
    await expect(page.locator('.toast')).toHaveText([/Please sign in/]);
    await expectNotCovered(page, page.getByRole('button', { name: 'Sign In' }));
  },
);
