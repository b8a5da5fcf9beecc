import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register, type Visitor } from '#tests/support/journey.ts';
import { cards, orderPaid, payByCard, paymentWindow, publishDesign } from '#tests/support/journey-shop.ts';

interface Bought {
  maker: Visitor;
  shopper: Visitor;
  orderId: number;
}

/** An order with a paid advance whose final payment the maker has asked for. */
async function atFinalPayment(open: () => Promise<Visitor>): Promise<Bought> {
  const maker = await open();
  await register(maker, newPerson('Farida Khatri'));
  const { id } = await publishDesign(maker);
  const shopper = await open();
  await register(shopper, newPerson('Asha Rao'));
  const { orderId } = await orderPaid(shopper, id);
  const asked = await maker.context.request.put(`/api/order/${orderId}/status`, {
    data: { status: 'FINAL_PAYMENT_PENDING' },
  });
  expect(asked.status(), await asked.text()).toBe(200);
  return { maker, shopper, orderId };
}

/** Opens the final payment on the page of its order. Returns the id of the provider's order. */
async function openRest(page: Page, orderId: number): Promise<string> {
  await page.goto(`/order-details/purchase/${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^TB-/);
  await expect(page.getByText(/^Due: /)).toBeVisible();
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/order/createFinalPayment') && answer.ok(),
  );
  await page.getByRole('button', { name: /^Pay Remaining ₹/ }).click();
  return ((await (await answered).json()) as { razorpayOrderId: string }).razorpayOrderId;
}

journey(
  'the rest is paid on the page of the order after a refused card, and the maker gives some of it back',
  async ({ site, open }) => {
    const { maker, shopper, orderId } = await atFinalPayment(open);
    const { page } = shopper;
    // The provider answers a declined card with 400.
    shopper.expectComplaint(/checkout\/payments/);
    const razorpayOrderId = await openRest(page, orderId);
    await payByCard(page, cards.declined);
    await expect(paymentWindow(page).getByRole('alert')).toHaveText(
      'Your card was declined by the bank. Use another card or method.',
    );
    await payByCard(page, cards.good);
    await expect(page.getByText('Payment Successful')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay Remaining/ })).toHaveCount(0);
    const slip = page.getByRole('region', { name: 'Payment' });
    await expect(slip.getByText('Paid', { exact: true })).toHaveCount(2);
    const ledger = await site.ledgerOf(razorpayOrderId);
    expect(ledger.captures).toHaveLength(1);
    expect(ledger.double_charged).toEqual([]);

    await maker.page.goto(`/order-details/sale/${orderId}`);
    await expect(maker.page.getByRole('heading', { level: 1 })).toHaveText(/^TB-/);
    await maker.page.getByRole('button', { name: 'Refund part of it' }).click();
    const dialog = maker.page.getByRole('dialog', { name: 'Pay something back?' });
    await dialog.getByLabel('Amount in ₹').fill('9,99,999');
    await dialog.getByLabel('Why').fill('The border came out narrower.');
    await dialog.getByRole('button', { name: 'Pay back' }).click();
    await expect(dialog.getByText(/^At most ₹.* can be paid back$/)).toBeVisible();
    await dialog.getByLabel('Amount in ₹').fill('500');
    await dialog.getByRole('button', { name: 'Pay back' }).click();
    await expect(maker.page.getByText('“The border came out narrower.”')).toBeVisible();
    // The buyer's open page updates through the socket.
    await expect(page.getByText('“The border came out narrower.”')).toBeVisible();
    await expect(page.getByText(/^Sent back to the bank on /)).toBeVisible({ timeout: 20_000 });
    expect((await site.ledgerOf(razorpayOrderId)).payments).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ status: 'captured', amount_refunded: 50_000 })]),
    );
  },
);

journey(
  'closing the tab after paying the rest still books it: the webhook alone suffices',
  async ({ site, open }) => {
    const { shopper, orderId } = await atFinalPayment(open);
    const { page, context } = shopper;
    shopper.expectComplaint(/verifyFinalPayment/);
    const closed = new Promise<void>((resolve) => {
      void page.route('**/api/order/verifyFinalPayment', async (route) => {
        await route.abort();
        await page.close();
        resolve();
      });
    });
    const razorpayOrderId = await openRest(page, orderId);
    await payByCard(page, cards.good);
    await closed;

    const later = await context.newPage();
    await expect(async () => {
      await later.goto(`/order-details/purchase/${orderId}`);
      const slip = later.getByRole('region', { name: 'Payment' });
      await expect(slip.getByText('Paid', { exact: true })).toHaveCount(2, { timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    const ledger = await site.ledgerOf(razorpayOrderId);
    expect(ledger.captures).toHaveLength(1);
    expect(ledger.double_charged).toEqual([]);
  },
);
