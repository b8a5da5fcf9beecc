import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { cards, orderPaid, payByCard, publishDesign } from '#tests/support/journey-shop.ts';

/** Clicks the link and returns the downloaded file. */
async function download(page: Page, name: string | RegExp): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

journey(
  'the receipt waits on the confirmation, the invoice after the final payment, for both sides',
  async ({ open }) => {
    journey.slow();
    const maker = await open();
    await register(maker, newPerson('Meher Ansari'));
    const { id } = await publishDesign(maker, { title: 'Katan silk lehenga' });
    const buyer = await open();
    await register(buyer, newPerson('Asha Rao'));
    const { orderId } = await orderPaid(buyer, id);

    await buyer.page.goto(`/order-confirmation?orderId=${orderId}`);
    const receipt = await download(buyer.page, 'Download receipt');
    expect(receipt.name).toMatch(/^TBR-\d\d-\d\d-\d{6}\.pdf$/);
    expect(receipt.bytes.toString('latin1', 0, 5)).toBe('%PDF-');

    await buyer.page.goto(`/order-details/purchase/${orderId}`);
    await expect(buyer.page.getByRole('heading', { level: 2, name: 'Payment' })).toBeVisible();
    await expect(buyer.page.getByRole('link', { name: 'Download receipt' })).toBeVisible();
    await buyer.page.getByRole('button', { name: /^Pay Remaining/ }).click();
    await payByCard(buyer.page, cards.good);
    // The maker has no GSTIN, so the document for the whole order is a receipt.
    await expect(buyer.page.getByRole('region', { name: 'Documents' }).getByRole('link')).toHaveCount(3);
    const invoice = await download(buyer.page, 'Download receipt');
    expect(invoice.name).toMatch(/^TBR-\d\d-\d\d-\d{6}\.pdf$/);
    const documents = buyer.page.getByRole('region', { name: 'Documents' });
    await expect(documents.getByRole('link', { name: /^Receipt for the/ })).toHaveCount(2);

    await maker.page.goto(`/order-details/sale/${orderId}`);
    const same = await download(maker.page, 'Download receipt');
    expect(same.bytes.equals(invoice.bytes)).toBe(true);
  },
);
