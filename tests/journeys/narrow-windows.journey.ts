import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register, settle } from '#tests/support/journey.ts';
import { cards, fillAddress, payByCard, placeOrder, publishDesign } from '#tests/support/journey-shop.ts';

/** A phone's page at twice its size, and the narrowest phone. */
const widths = [195, 320];

/** Opens each page and says which of them can be pushed sideways in a window of these widths. */
async function widerThanTheWindow(page: Page, paths: readonly string[]): Promise<string[]> {
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 600 });
      const isNarrow = async () => {
        const pushed = await page.evaluate<number>('scrollTo(1000, scrollY), scrollX');
        await page.evaluate('scrollTo(0, scrollY)');
        return pushed === 0;
      };
      // What moves in, such as a picture or a toast, may stand out for the time of its movement.
      const settled = await expect
        .poll(isNarrow)
        .toBe(true)
        .then(
          () => true,
          () => false,
        );
      const needed = () => page.evaluate<number>('document.documentElement.scrollWidth');
      if (!settled) wide.push(`${path} needs ${await needed()} of ${width}: ${await whatStandsOut(page)}`);
    }
  }
  return wide;
}

/** The first elements whose right edge lies beyond the window. */
function whatStandsOut(page: Page): Promise<string> {
  return page.evaluate<string>(`[...document.querySelectorAll('body *')]
    .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .slice(0, 5).map((one) => one.tagName + ' ' + one.className).join(', ')`);
}

journey('no page and no menu reaches beyond a window of 195 or 320 pixels', async ({ open }) => {
  journey.slow();
  const maker = await open();
  const seller = await register(maker, newPerson('Venkatanarasimharajuvaripeta Meenakshi'));
  await settle(maker, seller);
  const { id } = await publishDesign(maker, { title: 'Venkatagiri jamdani anarkali', price: '142000' });
  const buyer = await open();
  await register(buyer, newPerson('Asha Rao'));
  const { page } = buyer;
  await page.goto(`/checkout/${id}`);
  await fillAddress(page);
  const { orderId } = await placeOrder(page);
  await payByCard(page, cards.good);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
  await page.goto(`/product/${id}`);
  const profile = await page.locator('a[href^="/publicProfile/"]').first().getAttribute('href');

  const paths = [
    '/',
    '/search?q=jamdani',
    '/explore',
    profile ?? '',
    `/product/${id}`,
    `/product/${id}/reviews`,
    `/product/${id}/write-review`,
    `/checkout/${id}`,
    `/order-confirmation?orderId=${orderId}`,
    `/order-details/purchase/${orderId}`,
    `/order-processing/${orderId}`,
    `/schedule-meeting/${orderId}`,
    '/userDashboard?tab=purchases',
    '/meetings',
    '/enquiries',
    '/complaints',
    '/notifications',
    '/profile',
    '/settings',
    '/help',
    '/help/size-guide',
    '/help/returns-and-cancellation',
    '/contact',
  ];
  expect(await widerThanTheWindow(page, paths), 'the buyer').toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto(profile ?? '');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const isMenuWithin = async () => {
      const menu = await page.getByRole('menu', { name: 'More' }).boundingBox();
      return menu !== null && menu.x >= 0 && menu.x + menu.width <= width;
    };
    expect(await isMenuWithin(), `the menu of a profile at ${width}`).toBe(true);
    // Turned while the menu is open, as a phone is.
    await page.setViewportSize({ width: 844, height: 390 });
    await page.setViewportSize({ width, height: 600 });
    await expect.poll(isMenuWithin, 'the same after the window was turned').toBe(true);
  }
  const ofMaker = [
    '/userDashboard',
    '/userDashboard?tab=sales',
    '/work-board',
    '/earnings',
    `/order-details/sale/${orderId}`,
    `/user/products/${id}/edit`,
    '/profile',
  ];
  expect(await widerThanTheWindow(maker.page, ofMaker), 'the maker').toEqual([]);
});
