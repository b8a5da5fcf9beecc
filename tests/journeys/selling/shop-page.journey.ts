import { expect, type Page } from '@playwright/test';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { fillAddress, placeOrder, publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';

const toastOf = (page: Page) => page.getByRole('region', { name: 'Messages' });

journey(
  'a maker pauses, a buyer is told and cannot order, the maker goes on, and the buyer orders',
  async ({ open }) => {
    const maker = await open();
    const { page: shop } = maker;
    await register(maker, newPerson('Meher Ansari'));
    const { id } = await publishDesign(maker, { title: 'Gulnaar katan saree' });

    await shop.goto('/profile?tab=shop');
    const about = shop.getByRole('textbox', { name: /^About/ });
    await about.fill('Three looms in Varanasi, since 1974.');
    await shop.getByRole('button', { name: 'Sarees', exact: true }).click();
    await shop.getByLabel('Your own').fill('Katan silk');
    await shop.getByLabel('Your own').press('Enter');
    await shop.getByLabel(/^Usual days/).fill('21');
    // The typed text survives a reload.
    await shop.reload();
    await expect(about).toHaveValue('Three looms in Varanasi, since 1974.');
    await expect(shop.getByRole('button', { name: 'Remove Katan silk' })).toBeVisible();
    await shop.getByRole('button', { name: 'Save shop page' }).click();
    await expect(toastOf(shop)).toContainText('Your shop page is saved');

    const buyer = await open({ screen: 'phone' });
    buyer.expectComplaint(/status of 409/);
    const { page } = buyer;
    await register(buyer, newPerson('Asha Rao'));
    await page.goto(`/checkout/${id}`);
    await fillAddress(page);

    // The maker pauses while the buyer is filling the form.
    await shop.getByLabel('Take orders again on').fill(addDays(istDayOf(new Date()), 9));
    await shop.getByLabel('A sentence for buyers').fill('We are at the fair in Surat.');
    await shop.getByRole('button', { name: 'Pause orders' }).click();
    await expect(shop.getByRole('note')).toContainText('takes orders again on');
    await audit(shop);

    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByText(/Meher Ansari takes no orders just now/).first()).toBeVisible();
    await expect(page.getByLabel('Phone')).toHaveValue('+91 98450 11111');

    await page.goto(`/product/${id}`);
    await expect(page.getByRole('note')).toContainText('takes orders again on');
    await expect(page.getByRole('note')).toContainText('We are at the fair in Surat.');
    await expect(page.getByRole('link', { name: 'Order Now' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Enquiry', exact: true })).toBeVisible();
    await audit(page);
    await page
      .getByRole('link', { name: /Meher Ansari/ })
      .first()
      .click();
    await page.getByRole('tab', { name: 'About' }).click();
    await expect(page.getByText('Three looms in Varanasi, since 1974.')).toBeVisible();
    await expect(page.getByRole('note')).toContainText('takes orders again on');
    await audit(page);

    await shop.getByRole('button', { name: 'Take orders again now' }).click();
    await expect(shop.getByText('Your shop takes orders.')).toBeVisible();

    await page.goto(`/checkout/${id}`);
    await fillAddress(page);
    const { orderId } = await placeOrder(page);
    expect(orderId).toBeGreaterThan(0);
  },
);
