import { expect } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { orderPaid, publishDesign } from '#tests/support/journey-shop.ts';

journey(
  'the family follows the making by a link, reads no name and no sum, and sees nothing once it has ended',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Nazia Kachhi'));
    const stole = await publishDesign(maker, {
      title: 'Indigo stole for an aunt',
      price: '2300',
      measuring: 'NONE',
    });

    const buyer = await open({ screen: 'phone' });
    await register(buyer, newPerson('Revathi Iyer'));
    const { page } = buyer;
    const { orderId } = await orderPaid(buyer, stole.id);

    await page.goto(`/order-details/purchase/${orderId}`);
    await page.getByRole('button', { name: 'Share with family' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share the making with family' });
    await dialog.getByLabel('Open for').selectOption('7 days');
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const address = await dialog.getByLabel('Link', { exact: true }).inputValue();
    await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(address).replaceAll('.', '\\.')),
    );

    const stranger = await open({ screen: 'phone' });
    const aunt = stranger.page;
    await aunt.goto(address);
    await expect(aunt.getByRole('heading', { level: 1 })).toHaveText(stole.title);
    await expect(aunt.getByRole('heading', { name: 'Progress' })).toBeVisible();
    await expect(aunt.getByText('Confirmed (Done)', { exact: true })).toBeVisible();
    const shown = await aunt.content();
    for (const kept of ['Nazia', 'Kachhi', 'Revathi', 'Iyer', 'Malleshwaram', '₹', '2,484', '2300']) {
      expect(shown, kept).not.toContain(kept);
    }

    await maker.page.goto(`/order-details/sale/${orderId}`);
    await maker.page.getByLabel('Update Status').selectOption('Design in progress');
    await maker.page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(async () => {
      await aunt.reload();
      await expect(aunt.getByText('Design in progress Now', { exact: true })).toBeVisible({
        timeout: 1000,
      });
    }).toPass({ timeout: 15_000 });

    await dialog.getByRole('button', { name: /^End the link/ }).click();
    await expect(dialog.getByText('Open links')).toHaveCount(0);
    stranger.expectComplaint(/\/family\?token=.*404/);
    const answer = await aunt.reload();
    expect(answer?.status()).toBe(404);
    await expect(aunt.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  },
);
