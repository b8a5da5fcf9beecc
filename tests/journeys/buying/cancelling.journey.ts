import { expect } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { orderPaid, publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';

journey(
  'after the free day a buyer asks to cancel, the maker agrees and keeps a part, and both have the papers',
  async ({ open, site }) => {
    journey.slow();
    const maker = await open();
    await register(maker, newPerson('Kavya Iyer'));
    const design = await publishDesign(maker);
    const shopper = newPerson('Nisha Paul');
    const buyer = await open({ screen: 'phone' });
    await register(buyer, shopper);
    const { orderId, razorpayOrderId } = await orderPaid(buyer, design.id);
    await site.endFreeDay(orderId);

    await maker.page.goto(`/order-details/sale/${orderId}`);
    await maker.page.getByLabel('Update Status').selectOption('Design in progress');
    await maker.page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(maker.page.getByText('Order status updated successfully')).toBeVisible();

    // The buyer sees the amount of the refund before asking.
    await buyer.page.goto(`/order-processing/${orderId}`);
    const asking = buyer.page.getByRole('region', { name: 'Cancelling' });
    await expect(asking).toContainText('up to 25% of the advance, ₹1,350. At least ₹4,050 goes back to you.');
    await asking.getByRole('button', { name: 'Ask to cancel' }).tap();
    const question = buyer.page.getByRole('dialog', { name: 'Ask to cancel this order?' });
    await question.getByLabel('Why').fill('The wedding is off.');
    await audit(buyer.page, 'the question before a buyer asks to cancel');
    await question.getByRole('button', { name: 'Ask to cancel' }).tap();
    await expect(asking).toContainText('Kavya Iyer answers by');

    // The maker's open page updates through the socket.
    const answering = maker.page.getByRole('region', { name: 'Cancelling' });
    await expect(answering).toContainText('“The wedding is off.”');
    await expect(maker.page.getByText('Your turn. Nisha Paul asks to cancel this order.')).toBeVisible();
    await audit(maker.page, 'an order that its buyer asks to cancel');
    await answering.getByRole('button', { name: 'Agree to cancel' }).click();
    const agreement = maker.page.getByRole('dialog', { name: 'Agree to cancel?' });
    await agreement.getByLabel('You keep, in ₹').fill('1000');
    await expect(agreement).toContainText('₹4,400 goes back to Nisha Paul.');
    await audit(maker.page, 'the agreement to cancel');
    await agreement.getByRole('button', { name: 'Cancel the order' }).click();

    await expect(answering).toContainText('₹1,000 stays with the maker.');
    await expect(asking).toContainText('₹1,000 stays with the maker.');
    await expect
      .poll(async () =>
        (await site.ledgerOf(razorpayOrderId)).payments.map(({ amount_refunded }) => amount_refunded),
      )
      .toEqual([440_000]);
    await buyer.page.goto(`/order-details/purchase/${orderId}`);
    for (const { page } of [buyer, maker]) {
      const documents = page.getByRole('region', { name: 'Documents' });
      await expect(documents.getByRole('link', { name: /^Receipt for what the maker keeps/ })).toBeVisible();
      await expect(documents.getByRole('link', { name: /^Refund voucher/ })).toBeVisible();
    }
    await expect
      .poll(async () => (await site.letters(shopper.email)).map(({ subject }) => subject))
      .toEqual(expect.arrayContaining([expect.stringMatching(/is cancelled as you asked$/)]));
  },
);
