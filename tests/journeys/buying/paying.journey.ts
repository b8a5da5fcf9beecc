import { expect, type Locator, type Page } from '@playwright/test';
import { journey, newPerson, register, signUp, type Visitor } from '#tests/support/journey.ts';
import {
  cards,
  fillAddress,
  ordersOf,
  payByCard,
  paymentWindow,
  placeOrder,
  publishDesign,
} from '#tests/support/journey-shop.ts';

/** A published design, and a signed-in shopper at its checkout. */
async function atCheckout(open: () => Promise<Visitor>): Promise<{ shopper: Visitor; designId: number }> {
  const maker = await open();
  await register(maker, newPerson('Farida Khatri'));
  const { id } = await publishDesign(maker);
  const shopper = await open();
  await register(shopper, newPerson('Asha Rao'));
  await shopper.page.goto(`/checkout/${id}`);
  await fillAddress(shopper.page);
  return { shopper, designId: id };
}

/** Expects visible toasts, none of which covers `needed`. */
async function expectClearOfToasts(page: Page, needed: Locator): Promise<void> {
  const region = page.getByRole('region', { name: 'Messages' });
  await expect(region).toBeVisible();
  await expect
    .poll(async () => {
      const [toasts, own] = await Promise.all([region.boundingBox(), needed.boundingBox()]);
      return (
        toasts !== null &&
        own !== null &&
        (toasts.y + toasts.height <= own.y || own.y + own.height <= toasts.y)
      );
    })
    .toBe(true);
}

/** The number of lines of the button text in the bar. */
function linesInBar(page: Page): Promise<number> {
  return page.evaluate<number>(`(() => {
    const words = document.createRange();
    // Of the text itself: its element has a rectangle of another height.
    words.selectNodeContents(document.querySelector('.buy-bar button .said').firstChild);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  })()`);
}

journey('closing the tab after paying still confirms the order', async ({ site, open }) => {
  const { shopper } = await atCheckout(open);
  const { page, context } = shopper;
  shopper.expectComplaint(/verifyInitialPayment/);
  // The tab closes before the page can report the payment.
  const closed = new Promise<void>((resolve) => {
    void page.route('**/api/order/verifyInitialPayment', async (route) => {
      await route.abort();
      await page.close();
      resolve();
    });
  });
  const { orderId, razorpayOrderId } = await placeOrder(page);
  await payByCard(page, cards.good);
  await closed;

  const later = await context.newPage();
  await expect(async () => {
    await later.goto('/userDashboard');
    await expect(later.getByRole('row').nth(1)).toContainText('Confirmed', { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await later.goto(`/order-confirmation?orderId=${orderId}`);
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Thank you, Asha');
  expect(await ordersOf(shopper)).toMatchObject([{ id: orderId, status: 'CONFIRMED' }]);
  const ledger = await site.ledgerOf(razorpayOrderId);
  expect(ledger.captures).toHaveLength(1);
  expect(ledger.double_charged).toEqual([]);
});

journey(
  'a server that loses power right after the money was taken confirms the order when it is back',
  async ({ site, open }) => {
    const { shopper } = await atCheckout(open);
    const { page } = shopper;
    shopper.expectComplaint(/verifyInitialPayment/);
    await site.steerProvider('webhooks', { mode: 'hold' });
    const isGone = new Promise<void>((resolve) => {
      void page.route('**/api/order/verifyInitialPayment', async (route) => {
        await site.kill();
        await route.abort();
        await page.close();
        resolve();
      });
    });
    const { orderId, razorpayOrderId } = await placeOrder(page);
    await payByCard(page, cards.good);
    await isGone;
    await site.restart();

    expect(await ordersOf(shopper)).toMatchObject([{ id: orderId, status: 'PENDING' }]);
    await site.steerProvider('webhooks/flush', {});
    await expect
      .poll(async () => await ordersOf(shopper), { timeout: 30_000 })
      .toMatchObject([{ id: orderId, status: 'CONFIRMED' }]);
    expect((await site.ledgerOf(razorpayOrderId)).captures).toHaveLength(1);
  },
);

journey('a refused card first leaves the order payable', async ({ site, open }) => {
  const { shopper } = await atCheckout(open);
  const { page } = shopper;
  // The provider answers a declined card with 400.
  shopper.expectComplaint(/checkout\/payments/);
  const { orderId, razorpayOrderId } = await placeOrder(page);
  await payByCard(page, cards.declined);
  await expect(paymentWindow(page).getByRole('alert')).toHaveText(
    'Your card was declined by the bank. Use another card or method.',
  );
  await payByCard(page, cards.good);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Asha');

  expect(await ordersOf(shopper)).toMatchObject([{ id: orderId, status: 'CONFIRMED' }]);
  const ledger = await site.ledgerOf(razorpayOrderId);
  expect(ledger.payments.map(({ status }) => status).sort()).toEqual(['captured', 'failed']);
  expect(ledger.captures).toHaveLength(1);
  expect(ledger.order.status).toBe('paid');
  expect(ledger.double_charged).toEqual([]);
});

journey(
  'the window is closed without paying, the order is continued from its page',
  async ({ site, open }) => {
    const maker = await open();
    await register(maker, newPerson('Farida Khatri'));
    const { id } = await publishDesign(maker);
    const shopper = await open({ screen: 'phone' });
    const { page } = shopper;

    await page.goto(`/product/${id}`);
    await page.getByRole('link', { name: 'Order Now' }).tap();
    await expect(page.getByText('Please sign in to continue to checkout.')).toBeVisible();
    await expectClearOfToasts(page, page.getByRole('link', { name: 'Sign Up' }));
    await page.getByRole('link', { name: 'Sign Up' }).tap();
    await signUp(page, newPerson('Asha Rao'));
    await expect(page).toHaveURL(`/checkout/${id}`);
    await expect(page.getByText('Welcome to Tanabana')).toBeVisible();
    await expectClearOfToasts(page, page.getByRole('button', { name: 'Place Order' }));
    await fillAddress(page);
    const { orderId, razorpayOrderId } = await placeOrder(page);
    await paymentWindow(page).getByRole('button', { name: 'Close' }).tap();

    await expect(
      page.getByText(
        'Your order is kept for 24 hours. If you have paid already, it is confirmed automatically.',
      ),
    ).toBeVisible();
    expect((await site.ledgerOf(razorpayOrderId)).captures).toEqual([]);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect([width, await linesInBar(page)]).toEqual([width, 1]);
    }
    await page.getByRole('link', { name: 'See the order' }).tap();
    await expect(page).toHaveURL(`/order-details/purchase/${orderId}`);
    await page.getByRole('button', { name: /^Continue payment of ₹/ }).tap();
    await payByCard(page, cards.good);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Asha');

    expect(await ordersOf(shopper)).toMatchObject([{ id: orderId, status: 'CONFIRMED' }]);
    expect((await site.ledgerOf(razorpayOrderId)).captures).toHaveLength(1);

    await page.goto(`/checkout/${id}`);
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Payment not finished')).toHaveCount(0);
  },
);

journey(
  'an order that was paid in another tab is not called unpaid at the checkout of this one',
  async ({ open }) => {
    const { shopper, designId } = await atCheckout(open);
    const { page, context } = shopper;
    const { orderId } = await placeOrder(page);
    await paymentWindow(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Payment not finished')).toBeVisible();

    const other = await context.newPage();
    await other.goto(`/order-details/purchase/${orderId}`);
    await other.getByRole('button', { name: /^Continue payment of ₹/ }).click();
    await payByCard(other, cards.good);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Thank you, Asha');

    await page.goto(`/checkout/${designId}`);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
      .not.toContain(`orderId\\":${orderId}`);
    await expect(page.getByText('Payment not finished')).toHaveCount(0);
    const second = await placeOrder(page);
    expect(second.orderId).not.toBe(orderId);
  },
);

journey(
  'the provider is down: a sentence, a retry, and nothing typed is lost',
  async ({ site, open, expectFailure }) => {
    expectFailure(/"status":50[23]/);
    const { shopper } = await atCheckout(open);
    const { page } = shopper;
    shopper.expectComplaint(/status of 503/);
    await site.steerProvider('faults', { match: 'POST /v1/orders', mode: '502html', count: null });
    try {
      await page.getByLabel('Special instructions').fill('Blouse with a boat neck');
      await page.getByRole('button', { name: 'Place Order' }).click();
      const toast = page.getByRole('alert').filter({ hasText: 'Error' });
      await expect(toast).toBeVisible();
      await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
      await expect(page.getByLabel('Special instructions')).toHaveValue('Blouse with a boat neck');
    } finally {
      await site.mendProvider();
    }
    await page.getByRole('button', { name: 'Try again' }).click();
    await payByCard(page, cards.good);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Asha');
    expect(await ordersOf(shopper)).toMatchObject([{ status: 'CONFIRMED' }]);
  },
);
