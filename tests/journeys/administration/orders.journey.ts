import { expect } from '@playwright/test';
import { journey, newPerson, register, signIn } from '#tests/support/journey.ts';
import { openNews, orderPaid, publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';

journey(
  'an admin finds an order, names its parcel, prints its label, tells its buyer and pays a part back',
  async ({ open, site }) => {
    journey.slow();
    const maker = await open();
    await register(maker, newPerson('Kavya Iyer'));
    const design = await publishDesign(maker);
    const buyer = await open({ screen: 'phone' });
    await register(buyer, newPerson('Ojaswi Thakur'));
    const { orderId, razorpayOrderId } = await orderPaid(buyer, design.id);
    await buyer.page.goto('/');

    const desk = await open();
    const devika = await register(desk, newPerson('Devika Nair'));
    await site.grantAdmin(devika.email);
    const { page } = desk;
    await page.goto('/signin?returnTo=%2Fadmin%2Forders');
    await signIn(page, devika);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    // This buyer's name is unique: earlier journeys on the same server have left their orders in the list.
    await page.getByLabel('Search orders').fill('Ojaswi');
    await expect(page.getByRole('row')).toHaveCount(2);
    await audit(page, 'the list of orders');
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page.getByText('Held now')).toBeVisible();
    await audit(page, 'an order at the desk');

    await page.getByRole('link', { name: 'Manage order' }).click();
    await page.getByLabel('Order status', { exact: true }).selectOption('Ready for delivery');
    await page.getByLabel('Carrier').selectOption('Delhivery');
    await page.getByLabel('Tracking number').fill('1490 8213');
    await page.getByRole('textbox', { name: 'Internal notes' }).fill('The maker called.');
    await page.getByRole('button', { name: 'Update Order' }).click();
    await expect(page.getByText('Please say why.')).toBeVisible();
    await page.getByLabel('Reason').fill('The maker has no network.');
    await audit(page, 'the form of the desk');
    await page.getByRole('button', { name: 'Update Order' }).click();
    await expect(page.getByText('Order Updated')).toBeVisible();
    await expect(page.getByText('The maker called.')).toBeVisible();

    const label = page.getByRole('link', { name: 'Print Shipping Label' });
    const printed = await desk.context.request.get((await label.getAttribute('href')) ?? '');
    expect([printed.status(), (await printed.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);

    await page.getByRole('button', { name: 'Send Notification to Customer' }).click();
    const telling = page.getByRole('dialog', { name: 'Write to Ojaswi Thakur?' });
    await telling.getByLabel('Message').fill('It leaves on Monday.');
    await audit(page, 'the notification to a customer');
    await telling.getByRole('button', { name: 'Send' }).click();
    await expect(telling).toBeHidden();
    await openNews(buyer.page, /has news from our desk/);
    await expect(buyer.page).toHaveURL(`/order-details/purchase/${orderId}`);
    await expect(buyer.page.getByText('1490 8213')).toBeVisible();

    await page.getByRole('link', { name: 'Back to the order' }).click();
    await page.getByRole('button', { name: 'Pay money back' }).click();
    const paying = page.getByRole('dialog', { name: 'Pay money back?' });
    await paying.getByLabel('Amount in ₹').fill('1000');
    await paying.getByLabel('Why').fill('The border is uneven.');
    await paying.getByRole('button', { name: 'Pay back' }).click();
    await expect(paying).toBeHidden();
    await expect(page.getByText('“The border is uneven.”')).toBeVisible();
    await expect
      .poll(async () =>
        (await site.ledgerOf(razorpayOrderId)).payments.map(({ amount_refunded }) => amount_refunded),
      )
      .toEqual([100_000]);

    await page.getByRole('link', { name: 'Admin activity' }).click();
    await expect(page.getByRole('row')).toHaveCount(5);
    await expect(page.getByRole('row').nth(1)).toContainText('Paid money back');
  },
);
