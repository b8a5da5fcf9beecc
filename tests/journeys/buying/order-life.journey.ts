import { expect } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { orderPaid, publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

journey(
  'a maker moves an order on and adds photographs, the buyer sees both at once without touching the page, and one is taken back',
  async ({ open, site }) => {
    journey.slow();
    const maker = await open();
    await register(maker, newPerson('Meher Ansari'));
    const design = await publishDesign(maker);
    const buyer = await open({ screen: 'phone' });
    const shopper = await register(buyer, newPerson('Asha Rao'));
    const { orderId } = await orderPaid(buyer, design.id);

    // From the confirmation to the tracker, which stays open from here on.
    const phone = buyer.page;
    await phone.goto(`/order-confirmation?orderId=${orderId}`);
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
    await audit(phone, 'the tracker on a phone', { inDark: true });

    const desktop = maker.page;
    await desktop.goto(`/order-details/sale/${orderId}`);
    await expect(desktop.getByRole('heading', { level: 1 })).toHaveText(/^TB-/);
    // An empty form is not sent.
    await desktop.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(desktop.getByText('Choose the next step, write a note or add a photograph.')).toBeVisible();
    await desktop.getByLabel('Update Status').selectOption('Design in progress');
    await desktop.getByLabel('Note').fill('The warp is on the loom.');
    // Input survives a reload.
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

    // A note alone is an update too, and can be withdrawn.
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

    // The buyer's free day applies at every status of the making.
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
