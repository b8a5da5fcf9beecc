import { expect } from '@playwright/test';
import { journey, newPerson, register, signIn } from '#tests/support/journey.ts';
import { orderPaid, paymentSlip, publishDesign } from '#tests/support/journey-shop.ts';

journey(
  'a buyer complains about an order, the desk answers, pays a part back from there and settles it; both sides have the paper',
  async ({ open, site }) => {
    journey.slow();
    const maker = await open();
    await register(maker, newPerson('Kavya Iyer'));
    const design = await publishDesign(maker, { title: 'Kantha stole with a torn hem' });
    const shopper = newPerson('Nisha Paul');
    const buyer = await open({ screen: 'phone' });
    await register(buyer, shopper);
    const { orderId, razorpayOrderId } = await orderPaid(buyer, design.id);

    await buyer.page.goto(`/order-details/purchase/${orderId}`);
    await buyer.page.getByRole('link', { name: 'Contact Support' }).tap();
    await buyer.page.getByLabel('Title').fill('The hem is torn');
    await buyer.page.getByLabel('What is it about?').selectOption('Product quality');
    await buyer.page.getByLabel('What happened').fill('The first picture of the making shows a torn hem.');
    await buyer.page.getByRole('button', { name: 'Submit Complaint' }).tap();
    await expect(buyer.page.getByRole('heading', { name: 'Complaint Submitted Successfully' })).toBeVisible();
    await buyer.page.getByRole('link', { name: 'View complaint' }).tap();
    await expect(buyer.page.getByRole('heading', { level: 1, name: 'The hem is torn' })).toBeVisible();

    const desk = await open();
    const devika = await register(desk, newPerson('Devika Nair'));
    await site.grantAdmin(devika.email);
    const { page } = desk;
    await page.goto('/signin?returnTo=%2Fadmin%2Fcomplaints');
    await signIn(page, devika);
    await page.getByRole('link', { name: 'The hem is torn' }).click();
    await page.getByLabel('Your answer').fill('We pay ₹1,000 back for the hem.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Answer sent')).toBeVisible();
    await expect(
      buyer.page.getByRole('region', { name: 'Answers' }).getByText('We pay ₹1,000 back for the hem.'),
    ).toBeVisible();

    // The complaint links to its order, where the refund is one click away.
    await page.getByRole('link', { name: /^TB-\d{4}-\d{6}$/ }).click();
    await expect(page).toHaveURL(`/admin/orders/${orderId}`);
    await page.getByRole('button', { name: 'Pay money back' }).click();
    const paying = page.getByRole('dialog', { name: 'Pay money back?' });
    await paying.getByLabel('Amount in ₹').fill('1000');
    await paying.getByLabel('Why').fill('A torn hem.');
    await paying.getByRole('button', { name: 'Pay back' }).click();
    await expect(paying).toBeHidden();
    await expect
      .poll(async () =>
        (await site.ledgerOf(razorpayOrderId)).payments.map(({ amount_refunded }) => amount_refunded),
      )
      .toEqual([100_000]);

    await page.goBack();
    await page.getByRole('button', { name: 'Mark as resolved' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as resolved' }).click();
    await expect(page.getByText('This complaint is settled.')).toBeVisible();
    await expect(buyer.page.getByText('This complaint is settled.')).toBeVisible();

    // The order continues. Both sides see the refund and its document.
    await buyer.page.goto(`/order-details/purchase/${orderId}`);
    await maker.page.goto(`/order-details/sale/${orderId}`);
    await expect(paymentSlip(buyer.page)).toContainText('₹1,000');
    for (const side of [buyer, maker]) {
      const papers = side.page.getByRole('region', { name: 'Documents' });
      await expect(papers.getByRole('link', { name: /^Refund voucher/ })).toBeVisible();
    }
    await expect
      .poll(async () => (await site.letters(shopper.email)).map(({ text }) => text).join('\n'))
      .toContain('A torn hem.');
  },
);
