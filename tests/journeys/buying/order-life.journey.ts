import { expect } from '@playwright/test';
import { journey, newPerson, register, type Visitor } from '#tests/support/journey.ts';
import { cards, fillAddress, payByCard, placeOrder, publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

/** Orders and pays the advance by the screens. */
async function order({ page }: Visitor, designId: number) {
  await page.goto(`/checkout/${designId}`);
  await fillAddress(page);
  const placed = await placeOrder(page);
  await payByCard(page, cards.good);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
  return placed;
}

journey(
  'a maker moves an order on and adds photographs, the buyer sees both at once without touching the page, and one is taken back',
  async ({ open, site }) => {
    journey.slow();
    const maker = await open();
    await register(maker, newPerson('Meher Ansari'));
    const design = await publishDesign(maker);
    const buyer = await open({ screen: 'phone' });
    const shopper = await register(buyer, newPerson('Asha Rao'));
    const { orderId } = await order(buyer, design.id);

    // From the confirmation to the tracker, which stays open from here on.
    const phone = buyer.page;
    await expect(phone.getByRole('link', { name: 'Schedule Measurement' })).toBeVisible();
    await phone.getByRole('link', { name: 'Track Order Progress' }).click();
    await expect(phone).toHaveURL(`/order-processing/${orderId}`);
    const steps = phone.locator('.tracked > li');
    await expect(steps).toHaveText([
      /^Order Confirmed.*Completed.*Order placed.*Confirmed/,
      /^Measurement Collection.*In Progress.*Design in progress.*Measurement completed.*Schedule Measurement$/,
      /^Product Preparation.*To come.*Final payment pending.*Completed/,
      /^Ready for Delivery.*To come.*Shipped.*Delivered/,
    ]);
    await audit(phone, 'the tracker on a phone');

    const desktop = maker.page;
    await desktop.goto(`/order-details/sale/${orderId}`);
    await expect(desktop.getByRole('heading', { level: 1 })).toHaveText(/^TB-/);
    // Nothing is sent where nothing was said.
    await desktop.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(desktop.getByText('Choose the next step, write a note or add a photograph.')).toBeVisible();
    await desktop.getByLabel('Update Status').selectOption('Design in progress');
    await desktop.getByLabel('Note').fill('The warp is on the loom.');
    // What was typed outlives a reload.
    await desktop.reload();
    await expect(desktop.getByLabel('Note')).toHaveValue('The warp is on the loom.');
    await expect(desktop.getByLabel('Update Status')).toHaveValue('DESIGN_IN_PROGRESS');
    const buffer = await plainPicture('jpeg', { width: 400, height: 500 });
    await desktop.getByLabel('Add photographs').setInputFiles([
      { name: 'loom.jpg', mimeType: 'image/jpeg', buffer },
      { name: 'pallu.jpg', mimeType: 'image/jpeg', buffer },
    ]);
    await audit(desktop, 'the update of a maker');
    await desktop.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(desktop.getByText('Order status updated successfully')).toBeVisible();

    const told = phone.getByRole('region', { name: 'What has happened' }).getByRole('listitem');
    const begun = told.filter({ hasText: 'Design in progress' }).first();
    await expect(begun).toContainText('“The warp is on the loom.”');
    await expect(begun.getByRole('button', { name: /^Open photograph/ })).toHaveCount(2, { timeout: 30_000 });
    await begun.getByRole('button', { name: 'Open photograph 1 of 2 by Meher Ansari' }).click();
    const viewer = phone.getByRole('dialog', { name: 'Meher Ansari’s photographs of the making' });
    await expect(viewer.getByText('1 of 2')).toBeVisible();
    await phone.keyboard.press('ArrowLeft');
    await expect(viewer.getByText('2 of 2')).toBeVisible();
    await phone.keyboard.press('Escape');
    await expect(viewer).toBeHidden();

    // A note alone is an update too, and can be taken back.
    await desktop.getByLabel('Note').fill('Meant for another order.');
    await desktop.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(desktop.getByText('Update added')).toBeVisible();
    await expect(phone.getByText('“Meant for another order.”')).toBeVisible();
    await desktop
      .getByRole('listitem')
      .filter({ hasText: 'Meant for another order.' })
      .getByRole('button', { name: /^Remove the update/ })
      .last()
      .click();
    await desktop.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(desktop.getByText('Update removed')).toBeVisible();
    await expect(phone.getByText('“Meant for another order.”')).toHaveCount(0);

    // However far the maker comes, the buyer's free day stands.
    await desktop.getByLabel('Update Status').selectOption('Design completed');
    await desktop.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(desktop.getByLabel('Update Status').locator('option').first()).toHaveText(
      'Design completed',
    );
    await phone.getByRole('link', { name: 'Order details' }).click();
    await expect(phone).toHaveURL(`/order-details/purchase/${orderId}`);
    await expect(phone.getByText(/^Free to cancel until /)).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    await expect(phone.getByRole('link', { name: 'Contact Support' }).last()).toHaveAttribute(
      'href',
      `/complaints?orderId=${orderId}`,
    );
    await audit(phone, 'an order with photographs');
    await expect
      .poll(async () => (await site.letters(shopper.email)).map(({ subject }) => subject))
      .toEqual(expect.arrayContaining([expect.stringMatching(/Design completed$/)]));
  },
);

journey(
  'a buyer reads the rule, cancels within the free time, the maker sees it at once and the advance goes back',
  async ({ open, site }) => {
    journey.slow();
    const maker = await open();
    await register(maker, newPerson('Kavya Iyer'));
    const design = await publishDesign(maker);
    const buyer = await open();
    await register(buyer, newPerson('Nisha Paul'));
    const { orderId, razorpayOrderId } = await order(buyer, design.id);

    await maker.page.goto(`/order-details/sale/${orderId}`);
    await expect(maker.page.getByLabel('Update Status')).toBeVisible();
    await buyer.page.goto(`/order-details/purchase/${orderId}`);
    await expect(buyer.page.getByText(/^Free to cancel until /)).toBeVisible();
    await buyer.page.getByRole('button', { name: 'Cancel order' }).click();
    const question = buyer.page.getByRole('dialog', { name: 'Cancel this order?' });
    await expect(question).toContainText('₹5,400');
    await audit(buyer.page, 'the question before an order is cancelled');
    await question.getByLabel('Why').fill('The date has changed.');
    await question.getByRole('button', { name: 'Cancel order' }).click();
    await expect(buyer.page.getByText('Order cancelled')).toBeVisible();

    const ended = maker.page.getByRole('region', { name: 'Progress' });
    await expect(ended).toContainText('“The date has changed.”');
    await expect(maker.page.getByLabel('Update Status')).toHaveCount(0);
    await expect
      .poll(async () =>
        (await site.ledgerOf(razorpayOrderId)).payments.map(({ amount_refunded }) => amount_refunded),
      )
      .toEqual([540_000]);
    await buyer.page.goto(`/order-processing/${orderId}`);
    const tracked = buyer.page.getByRole('region', { name: 'How far it has come' });
    await expect(tracked).toContainText('This order was cancelled');
    await expect(tracked.locator('.tracked > li')).toHaveText([
      /^Order Confirmed.*Completed.*Order placed.*Confirmed/,
    ]);
    await audit(buyer.page, 'the tracker of a cancelled order');
  },
);
