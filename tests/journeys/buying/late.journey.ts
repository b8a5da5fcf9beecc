import { expect } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { orderPaid, publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';

journey(
  'a late order: the maker asks for a later day, the buyer declines, cancels by right and gets everything back',
  async ({ open, site }) => {
    journey.slow();
    const seller = newPerson('Kavya Iyer');
    const maker = await open();
    await register(maker, seller);
    const design = await publishDesign(maker);
    const buyer = await open({ screen: 'phone' });
    await register(buyer, newPerson('Nisha Paul'));
    const { orderId, razorpayOrderId } = await orderPaid(buyer, design.id);

    await maker.page.goto(`/order-details/sale/${orderId}`);
    await maker.page.getByLabel('Update Status').selectOption('Measurement completed');
    await maker.page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(maker.page.getByText('Order status updated successfully')).toBeVisible();
    await site.ageOrder(orderId, 60);

    await maker.page.reload();
    const owed = maker.page.getByRole('region', { name: 'Later than promised' });
    await expect(owed).toContainText('Nisha Paul may cancel and get all ₹5,400 back');
    await owed.getByRole('button', { name: 'Propose a later day' }).click();
    const proposal = maker.page.getByRole('dialog', { name: 'Propose a later day' });
    const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    await proposal.getByLabel('New day of arrival').fill(inAWeek);
    await proposal.getByLabel('Why').fill('The zari has not come.');
    await audit(maker.page, 'a later day that a maker proposes');
    await proposal.getByRole('button', { name: 'Ask Nisha Paul' }).click();
    await expect(owed).toContainText('You asked for');

    await buyer.page.goto(`/order-details/purchase/${orderId}`);
    const late = buyer.page.getByRole('region', { name: 'Later than promised' });
    await expect(late).toContainText('“The zari has not come.”');
    await audit(buyer.page, 'a late order with a later day to answer');
    await late.getByRole('button', { name: 'Keep the promised day' }).tap();
    // The maker's open page updates through the socket.
    await expect(owed).toContainText('Nisha Paul did not agree');
    await late.getByRole('button', { name: 'Cancel and get ₹5,400 back' }).tap();
    const question = buyer.page.getByRole('dialog', { name: 'Cancel this late order?' });
    await expect(question).toContainText('₹5,400 goes back to you');
    await audit(buyer.page, 'the question before a late order is cancelled');
    await question.getByRole('button', { name: 'Cancel the order' }).tap();
    await expect(buyer.page.getByText('Order cancelled', { exact: true })).toBeVisible();
    await expect
      .poll(async () =>
        (await site.ledgerOf(razorpayOrderId)).payments.map(({ amount_refunded }) => amount_refunded),
      )
      .toEqual([540_000]);
    await expect
      .poll(async () => (await site.letters(seller.email)).map(({ subject }) => subject))
      .toEqual(expect.arrayContaining([expect.stringMatching(/was cancelled because it was late$/)]));
  },
);
