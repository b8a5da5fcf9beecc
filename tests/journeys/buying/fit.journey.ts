import { expect } from '@playwright/test';
import { journey, newPerson, register, signIn, type Visitor } from '#tests/support/journey.ts';
import { orderPaid, publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';
import { ask, deliver } from '#tests/support/journeys/deliver.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

/** Brings an order with a paid advance to its buyer, who keeps a naap book. */
async function deliverTo(buyer: Visitor, maker: Visitor, orderId: number): Promise<void> {
  await deliver(maker, buyer, orderId);
  await ask(buyer, 'post', '/api/naap/people', {
    ...{ name: 'Amma', relation: 'MOTHER', body: 'women', unit: 'in' },
  });
}

journey(
  'a tight bust on a phone: claimed on the drawing, found sewn too small, altered free, sent back and remembered',
  async ({ open }) => {
    journey.slow();
    const maker = await open({ screen: 'desktop' });
    await register(maker, newPerson('Meher Ansari'));
    const design = await publishDesign(maker, { title: 'Katan silk blouse' });
    const buyer = await open({ screen: 'phone' });
    await register(buyer, newPerson('Asha Rao'));
    const { orderId } = await orderPaid(buyer, design.id);
    await deliverTo(buyer, maker, orderId);
    const buffer = await plainPicture('jpeg', { width: 400, height: 500 });
    const photograph = { name: 'fit.jpg', mimeType: 'image/jpeg', buffer };

    const { page: asha } = buyer;
    await asha.goto(`/order-details/purchase/${orderId}`);
    await asha.getByRole('link', { name: 'Something does not fit' }).tap();
    await expect(asha.getByRole('heading', { name: 'What does not fit?' })).toBeVisible();
    await asha.getByRole('button', { name: 'Bust or chest, not measured' }).press('Enter');
    await expect(asha.getByRole('radio', { name: 'Too tight' })).toBeFocused();
    await asha.getByRole('radio', { name: 'Too tight' }).check();
    await asha.getByRole('button', { name: 'Add this part' }).tap();
    await expect(asha.getByText('Please write a number, such as 1/2')).toBeVisible();
    await asha.getByLabel('By how much (in)').fill('1/2');
    await asha.getByRole('button', { name: 'Add this part' }).tap();
    await expect(asha.getByText('tight by ½ in')).toBeVisible();
    await asha.getByLabel('How does it sit?').fill('The hooks do not close.');
    // What is typed survives a reload.
    await asha.reload();
    await expect(asha.getByLabel('How does it sit?')).toHaveValue('The hooks do not close.');
    await expect(asha.getByText('tight by ½ in')).toBeVisible();
    await asha.getByRole('button', { name: 'Tell the maker' }).tap();
    await expect(asha.getByText('Please add 1 to 6 photographs of the piece')).toBeVisible();
    await asha.locator('#pictures-of-design').setInputFiles([photograph]);
    await expect(asha.getByLabel('Sent')).toBeVisible({ timeout: 30_000 });
    await audit(asha, 'the form of a fit claim', { inDark: true });
    await asha.getByRole('button', { name: 'Tell the maker' }).tap();
    await expect(asha.getByText('Waits for the maker')).toBeVisible();

    const { page: meher } = maker;
    await meher.goto(`/order-details/sale/${orderId}`);
    await meher.getByRole('link', { name: /^See the fit claim/ }).click();
    await meher.getByRole('button', { name: 'Say what you sewed' }).click();
    await meher.getByLabel('Bust or chest, sewn (in)').fill('35');
    await meher.getByRole('button', { name: 'Write it down' }).click();
    const suggested = 'The piece was sewn more than half an inch off the order.';
    await expect(meher.getByText(suggested)).toBeVisible();
    await expect(asha.getByText(suggested)).toBeVisible({ timeout: 30_000 });
    await audit(meher, 'a fit claim', { inDark: true });
    await meher.getByRole('button', { name: 'Alter it free of charge' }).click();
    const dialog = meher.getByRole('dialog', { name: 'Alter it free of charge' });
    await dialog.getByLabel(/^Where to send the piece/).fill('12 Silk Lane, Varanasi');
    await dialog.getByRole('button', { name: 'Alter it free of charge' }).click();

    await asha.getByRole('button', { name: 'I have sent the piece' }).tap();
    await asha.getByLabel(/^Carrier and tracking number/).fill('India Post EM123');
    await asha.getByRole('button', { name: 'Send', exact: true }).tap();
    await expect(asha.getByText('On its way to the maker')).toBeVisible();

    await meher.getByRole('button', { name: 'The piece is with me' }).click();
    await meher.getByRole('button', { name: 'It is altered' }).click();
    await meher.locator('#pictures-of-design').setInputFiles([photograph]);
    await expect(meher.getByLabel('Sent')).toBeVisible({ timeout: 30_000 });
    await meher.getByRole('button', { name: 'Send', exact: true }).click();
    await meher.getByRole('button', { name: 'I have sent it back' }).click();
    await meher.getByRole('button', { name: 'Send', exact: true }).click();

    await asha.getByRole('button', { name: 'I have it back' }).tap({ timeout: 30_000 });
    await expect(asha.getByRole('heading', { name: 'Remember for the next one?' })).toBeVisible();
    await audit(asha, 'a done alteration', { inDark: true });
    await asha.getByRole('button', { name: 'Remember it' }).tap();
    await expect(asha.getByText('It is written in the naap book.')).toBeVisible();
    const { people } = (await (await buyer.context.request.get('/api/naap')).json()) as {
      people: { id: number }[];
    };
    const garment = `/api/naap/people/${people[0]?.id}/garments/blouse`;
    const { data } = (await (await buyer.context.request.get(garment)).json()) as {
      data: { preferences: object[] };
    };
    expect(data.preferences).toMatchObject([{ part: 'bust', difference: 0.5 }]);
  },
);

journey(
  'a refused claim goes to the desk, which reads both sides and decides once',
  async ({ open, site }) => {
    journey.slow();
    const maker = await open({ screen: 'desktop' });
    await register(maker, newPerson('Meher Ansari'));
    const design = await publishDesign(maker, { title: 'Katan silk blouse' });
    const buyer = await open({ screen: 'phone' });
    await register(buyer, newPerson('Asha Rao'));
    const { orderId } = await orderPaid(buyer, design.id);
    await deliverTo(buyer, maker, orderId);
    const image = { name: 'fit.jpg', mimeType: 'image/jpeg', buffer: await plainPicture('jpeg') };
    const staged = await buyer.context.request.post('/api/fit/pictures', { multipart: { image } });
    const { data } = (await staged.json()) as { data: { mediaId: number } };
    const { claim } = await ask<{ claim: { id: number } }>(buyer, 'post', `/api/order/${orderId}/fit`, {
      ...{ garment: 'blouse', unit: 'in', words: 'The hooks do not close.', mediaIds: [data.mediaId] },
      zones: [{ part: 'bust', direction: 'TIGHT', amount: 0.5 }],
    });
    const words = 'It was cut as ordered.';
    await ask(maker, 'post', `/api/fit/${claim.id}/moves`, { version: 1, act: 'REFUSE', words });

    const { page: asha } = buyer;
    await asha.goto(`/fit/${claim.id}`);
    await expect(asha.getByText(words).first()).toBeVisible();
    await asha.getByRole('button', { name: 'Ask our desk to decide' }).tap();
    const asked = asha.getByRole('dialog', { name: 'Ask our desk to decide' });
    await asked.getByLabel('Your reason').fill('It is an inch smaller than my order says.');
    await asked.getByRole('button', { name: 'Ask our desk to decide' }).tap();
    await expect(asha.getByText('At our desk')).toBeVisible();

    const desk = await open({ screen: 'desktop' });
    const devika = await register(desk, newPerson('Devika Nair'));
    await site.grantAdmin(devika.email);
    const { page } = desk;
    await page.goto('/signin?returnTo=%2Fadmin%2Fcomplaints');
    await signIn(page, devika);
    await page.getByRole('link', { name: 'Fit claims' }).click();
    await expect(page.getByText('Asha Rao and Meher Ansari')).toBeVisible();
    await audit(page, 'fit claims at the desk', { inDark: true });
    await page.getByRole('link', { name: /Katan silk blouse/ }).click();
    await expect(page.getByText('It is an inch smaller than my order says.')).toBeVisible();
    await audit(page, 'a fit claim at the desk', { inDark: true });
    await page.getByRole('button', { name: 'Alter it free' }).click();
    const deciding = page.getByRole('dialog', { name: 'Alter it free' });
    await deciding.getByRole('textbox').fill('The piece is smaller than the order.');
    await deciding.getByRole('button', { name: 'Alter it free' }).click();
    await expect(page.getByText('Both sides were told of your decision.')).toBeVisible();
    await expect(page.getByText('This does not wait for the desk.')).toBeVisible();
    await expect(asha.getByText('Our desk: altered free of charge')).toBeVisible({ timeout: 30_000 });
  },
);
