import { expect } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { cards, fillAddress, payByCard, paymentWindow, publishDesign } from '#tests/support/journey-shop.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

journey(
  'a quote from a chat: another price, a revision, yes on a phone, a failed payment, a good one, and the frozen lines',
  async ({ open }) => {
    journey.slow();
    const desktop = await open({ screen: 'desktop' });
    await register(desktop, newPerson('Meher Ansari'));
    const design = await publishDesign(desktop, { title: 'Gulnaar katan saree' });
    const phone = await open({ screen: 'phone' });
    const shopper = await register(phone, newPerson('Asha Rao'));
    // The day that is too early, and the declined card.
    desktop.expectComplaint(/\/offer/);
    phone.expectComplaint(/razorpay/);

    const { page: asha } = phone;
    await asha.goto(`/product/${design.id}`);
    await asha.getByRole('link', { name: 'Message Designer' }).tap();
    const box = asha.getByRole('textbox', { name: /^Message to/ });
    await box.fill('Could you make a lehenga like this?');
    await box.press('Enter');
    await expect(asha.getByText('Sent', { exact: true })).toBeAttached();

    const { page: meher } = desktop;
    await meher.goto('/chat');
    await meher.getByRole('navigation', { name: 'Conversations' }).getByRole('link').click();
    await meher.getByRole('link', { name: `Write a quote for ${shopper.name}` }).click();
    await expect(meher.getByRole('heading', { name: `Quote for ${shopper.name}` })).toBeVisible();
    await meher.getByLabel('Title').fill('Lehenga like Gulnaar');
    const first = meher.getByRole('listitem').filter({ hasText: 'Line 1' });
    await first.getByLabel('What for').fill('Lehenga in katan silk');
    await first.getByLabel('Price in ₹').fill('20000');
    await first.getByLabel('Days').fill('20');
    await meher.getByRole('button', { name: 'Add a line' }).click();
    const second = meher.getByRole('listitem').filter({ hasText: 'Line 2' });
    await second.getByLabel('What for').fill('Zari border');
    await second.getByLabel('Price in ₹').fill('4500');
    await second.getByLabel('Days').fill('5');
    await meher.getByLabel('Day of the function').fill(inDays(3));
    const picture = await plainPicture('jpeg', { width: 400, height: 500 });
    await meher
      .locator('#pictures-of-design')
      .setInputFiles([{ name: 'sketch.jpg', mimeType: 'image/jpeg', buffer: picture }]);
    await expect(meher.getByLabel('Sent')).toBeVisible({ timeout: 30_000 });
    await expect(meher.getByText('₹26,460')).toBeVisible();
    await meher.getByRole('button', { name: 'Send the quote' }).click();
    await expect(meher.getByText(/The earliest possible day is/)).toBeVisible();
    await meher.getByLabel('Day of the function').fill('');
    await meher.getByRole('button', { name: 'Send the quote' }).click();
    await expect(meher.getByRole('heading', { name: 'Lehenga like Gulnaar' })).toBeVisible();

    const card = asha.getByRole('link', { name: 'Quote: Lehenga like Gulnaar' });
    await expect(card).toContainText('₹26,460', { timeout: 30_000 });
    await card.tap();
    await asha.getByRole('button', { name: 'Name a price' }).tap();
    await asha.getByLabel(/^Your price before tax/).fill('22000');
    await asha.getByRole('button', { name: 'Send this price' }).tap();
    await expect(asha.getByText(/^You offered ₹22,000/)).toBeVisible();

    // The maker's page learns of it live.
    await expect(meher.getByText(/offers ₹22,000/)).toBeVisible({ timeout: 30_000 });
    await meher.getByRole('link', { name: 'Revise' }).click();
    await meher.getByRole('listitem').filter({ hasText: 'Line 2' }).getByLabel('Price in ₹').fill('3000');
    await meher.getByRole('button', { name: 'Send the revision' }).click();
    await expect(meher.getByText('revision 2', { exact: false }).first()).toBeVisible();

    // The revision comes while the buyer reads: the old price is struck, the new one beside it.
    await expect(asha.getByRole('heading', { name: 'This offer has changed' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(asha.locator('del', { hasText: '₹4,500' }).first()).toBeVisible();
    await expect(asha.locator('ins', { hasText: '₹3,000' }).first()).toBeVisible();
    await asha.getByRole('button', { name: 'I have read the newer offer' }).tap();
    await asha.getByRole('button', { name: 'Accept for ₹24,840' }).tap();
    await asha.getByRole('link', { name: 'Pay the advance of ₹9,936' }).tap();

    await fillAddress(asha);
    await asha.locator('.buy-bar').getByRole('button', { name: 'Pay ₹9,936 now' }).tap();
    await payByCard(asha, cards.declined);
    await paymentWindow(asha).getByRole('button', { name: 'Close' }).first().click();
    await expect(asha.getByText(/^The offer you accepted still stands/)).toBeVisible();
    await expect(asha.getByRole('heading', { name: 'Pay the advance' })).toBeVisible();

    await asha.locator('.buy-bar').getByRole('button', { name: 'Try again' }).tap();
    await payByCard(asha, cards.good);
    await expect(asha).toHaveURL(/\/order-confirmation/, { timeout: 30_000 });
    await asha.goto('/quotes');
    await asha.getByRole('link', { name: /Lehenga like Gulnaar/ }).tap();
    await asha.getByRole('link', { name: 'To the order' }).tap();
    const items = asha.getByRole('region', { name: 'Items' });
    await expect(items).toContainText('Lehenga in katan silk');
    await expect(items).toContainText('₹3,000');
    await expect(meher.getByText('The advance is paid. This is an order now.')).toBeVisible({
      timeout: 30_000,
    });
  },
);

/** The day that many days ahead in India, YYYY-MM-DD. */
function inDays(days: number): string {
  const india = 5.5 * 3_600_000;
  return new Date(Date.now() + india + days * 86_400_000).toISOString().slice(0, 10);
}
