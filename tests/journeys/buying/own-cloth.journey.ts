import { expect } from '@playwright/test';
import { journey, newPerson, register, type Visitor } from '#tests/support/journey.ts';
import { orderPaid, publishDesign } from '#tests/support/journey-shop.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

/** Moves an order along as its maker. */
const setStatus = async ({ context }: Visitor, orderId: number, status: string) => {
  const answer = await context.request.put(`/api/order/${orderId}/status`, { data: { status } });
  expect(answer.status(), await answer.text()).toBe(200);
};

journey(
  'own cloth: asked for, agreed to, received with a photograph, confirmed, and the rest goes back',
  async ({ open }) => {
    journey.slow();
    const maker = await open({ screen: 'desktop' });
    await register(maker, newPerson('Meher Ansari'));
    const design = await publishDesign(maker, { title: 'Chanderi silk blouse' });
    const buyer = await open({ screen: 'phone' });
    await register(buyer, newPerson('Asha Rao'));
    const { orderId } = await orderPaid(buyer, design.id);

    const { page: asha } = buyer;
    const { page: meher } = maker;
    await asha.goto(`/order-details/purchase/${orderId}`);
    const hers = asha.locator('#cloth');
    await expect(hers.getByText('Blouse or choli: 0.8–1 m of cloth 90 to 112 cm wide')).toBeVisible();
    await hers.getByRole('button', { name: 'Sew it from my own cloth' }).tap();
    await asha.getByRole('dialog').getByLabel('Words').fill('From my mother’s saree.');
    // What is typed survives a reload.
    await asha.reload();
    await hers.getByRole('button', { name: 'Sew it from my own cloth' }).tap();
    await expect(asha.getByRole('dialog').getByLabel('Words')).toHaveValue('From my mother’s saree.');
    await asha.getByRole('dialog').getByRole('button', { name: 'Send' }).tap();
    await expect(hers.getByText('They say yes or no.')).toBeVisible();

    await meher.goto(`/order-details/sale/${orderId}`);
    const theirs = meher.locator('#cloth');
    await theirs.getByRole('button', { name: 'Agree', exact: true }).click();
    await meher.getByRole('dialog').getByLabel('Where to send it').fill('12 Silk Lane, Varanasi');
    await meher.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expect(hers.getByText('12 Silk Lane, Varanasi').first()).toBeVisible({ timeout: 30_000 });
    await theirs.getByRole('button', { name: 'Write down what came' }).click();
    const receipt = meher.getByRole('dialog');
    await receipt.getByLabel('Length in m, all of it').fill('1.2');
    await receipt.getByLabel('Width in cm').fill('112');
    await receipt.getByLabel('Condition').selectOption('Sound');
    const buffer = await plainPicture('jpeg', { width: 400, height: 500 });
    await receipt
      .locator('#pictures-of-design')
      .setInputFiles([{ name: 'cloth.jpg', mimeType: 'image/jpeg', buffer }]);
    await expect(receipt.getByLabel('Sent')).toBeVisible({ timeout: 30_000 });
    await receipt.getByRole('checkbox', { name: /beside the printed reference strip/ }).check();
    const [strip] = await Promise.all([
      maker.context.request.get('/api/documents/reference-strip.pdf'),
      receipt.getByRole('button', { name: 'Send' }).click(),
    ]);
    expect(strip.headers()['content-type']).toBe('application/pdf');

    await expect(hers.getByText('1.2 m')).toBeVisible();
    await expect(hers.getByText('By daylight beside the reference strip')).toBeVisible();
    await hers.getByRole('button', { name: 'This is right' }).tap();
    await asha.getByRole('dialog').getByRole('button', { name: 'Send' }).tap();
    await expect(theirs.getByText('Once the piece is finished')).toBeVisible();

    await setStatus(maker, orderId, 'FINAL_PAYMENT_PENDING');
    await theirs.getByRole('button', { name: 'Write down what is left' }).click();
    const rest = meher.getByRole('dialog');
    await rest.getByLabel('What happens with it').selectOption('It goes back with the parcel');
    await rest.getByLabel('Length that is left, in m').fill('0.3');
    await rest.getByRole('button', { name: 'Send' }).click();
    await expect(hers.getByText('0.3 m go back to Asha Rao with the parcel.')).toBeVisible();
  },
);
