import { expect } from '@playwright/test';
import { signCheckout } from '#emulators/razorpay/webhooks/signature.ts';
import { keySecret, paymentWindow, type Shop } from '#tests/support/emulator-shop.ts';
import { audit as auditPage } from '#tests/support/journeys/audit.ts';

async function payByCard({ pay }: Shop, number: string, otp = '123456'): Promise<void> {
  // Clicking waits for the field to appear; typing alone does not.
  await pay.getByLabel('Card number').click();
  await pay.getByLabel('Card number').pressSequentially(number);
  await pay.getByLabel('Expiry').pressSequentially('1234');
  await pay.getByLabel('CVV').fill('123');
  await pay.getByRole('button', { name: 'Pay ₹20,952' }).click();
  await pay.getByLabel('OTP').fill(otp);
  await pay.getByRole('button', { name: 'Continue' }).click();
}

async function expectPaid(shop: Shop): Promise<void> {
  await expect(shop.page.locator('iframe')).toHaveCount(0);
  const last = (await shop.told()).at(-1);
  const paymentId = String(last?.with.razorpay_payment_id);
  expect(last).toEqual({
    what: 'handler',
    with: {
      razorpay_payment_id: expect.stringMatching(/^pay_[A-Za-z0-9]{14}$/),
      razorpay_order_id: shop.orderId,
      razorpay_signature: signCheckout(shop.orderId, paymentId, keySecret),
    },
  });
  expect(shop.complaints).toEqual([]);
}

async function expectFailure(shop: Shop, sentence: string, reason: string): Promise<void> {
  await expect(shop.pay.getByRole('alert')).toHaveText(sentence);
  const error = { reason, description: sentence, metadata: { order_id: shop.orderId } };
  await expect
    .poll(async () => (await shop.told()).at(-1))
    .toMatchObject({ what: 'payment.failed', with: error });
}

for (const place of ['foreign', 'mounted'] as const) {
  paymentWindow(
    `a card and its OTP pay the order at an emulator that is ${place}, and the shop gets the three signed fields`,
    async ({ openShop }) => {
      const shop = await openShop({ place });
      await payByCard(shop, '4100280000001007');
      await expectPaid(shop);
      await expect(shop.page.getByRole('button', { name: 'Place Order' })).toBeFocused();
    },
  );
}

paymentWindow(
  'a refused card shows its sentence, keeps the window open, and the next card pays the same order',
  async ({ openShop }) => {
    const shop = await openShop({ width: 390 });
    await payByCard(shop, '4100280000060003');
    await expectFailure(
      shop,
      'Your card was declined by the bank. Use another card or method.',
      'card_declined',
    );
    await shop.pay.getByLabel('Card number').fill('');
    await shop.pay.getByLabel('Expiry').fill('');
    await payByCard(shop, '5500670000001002');
    await expectPaid(shop);
  },
);

paymentWindow('an OTP of three digits is refused and four digits are accepted', async ({ openShop }) => {
  const shop = await openShop();
  await payByCard(shop, '4100280000001007', '123');
  await expect(shop.pay.getByRole('alert')).toContainText('the OTP was incorrect');
  await shop.pay.getByRole('button', { name: 'Pay ₹20,952' }).click();
  await shop.pay.getByLabel('OTP').fill('1234');
  await shop.pay.getByRole('button', { name: 'Continue' }).click();
  await expectPaid(shop);
});

paymentWindow(
  'fields left empty or wrong are marked with a sentence and nothing is sent',
  async ({ openShop }) => {
    const shop = await openShop();
    await shop.pay.getByRole('button', { name: 'Pay ₹20,952' }).click();
    const number = shop.pay.getByLabel('Card number');
    await expect(number).toBeFocused();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(number).toHaveAccessibleDescription('Enter a valid card number.');
    await shop.pay.getByLabel('Expiry').fill('01 / 20');
    await shop.pay.getByRole('button', { name: 'Pay ₹20,952' }).click();
    await expect(shop.pay.getByLabel('Expiry')).toHaveAccessibleDescription(/in the future/);
    expect(await shop.told()).toEqual([]);
  },
);

paymentWindow('a declined UPI ID can be replaced by one that succeeds', async ({ openShop }) => {
  const shop = await openShop({ options: { prefill: { method: 'upi' } } });
  await shop.pay.getByLabel('UPI ID').fill('failure@razorpay');
  await shop.pay.getByRole('button', { name: 'Pay ₹20,952' }).click();
  await expect(shop.pay.getByRole('alert')).toContainText('declined in the UPI app');
  await shop.pay.getByLabel('UPI ID').fill('success@razorpay');
  await shop.pay.getByRole('button', { name: 'Pay ₹20,952' }).click();
  await expectPaid(shop);
});

paymentWindow('netbanking and wallet ask a page with Success and Failure', async ({ openShop }) => {
  const shop = await openShop();
  await shop.pay.getByRole('tab', { name: 'Wallet' }).click();
  await shop.pay.getByLabel('MobiKwik').check();
  await shop.pay.getByRole('button', { name: 'Pay ₹20,952' }).click();
  await shop.pay.getByRole('button', { name: 'Failure' }).click();
  await expect(shop.pay.getByRole('alert')).toContainText('declined by the bank');
  await shop.pay.getByRole('tab', { name: 'Netbanking' }).click();
  await shop.pay.getByRole('button', { name: 'Pay ₹20,952' }).click();
  await expect(shop.pay.getByText('Choose a bank.')).toBeVisible();
  await shop.pay.getByLabel('State Bank of India').check();
  await shop.pay.getByRole('button', { name: 'Pay ₹20,952' }).click();
  await shop.pay.getByRole('button', { name: 'Success' }).click();
  await expectPaid(shop);
});

paymentWindow(
  'the whole payment works from the keyboard, and Tab never leaves the window',
  async ({ openShop }) => {
    const shop = await openShop();
    const { keyboard } = shop.page;
    await expect(shop.pay.getByRole('tab', { name: 'Card' })).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(shop.pay.getByRole('tab', { name: 'UPI' })).toBeFocused();
    await keyboard.press('ArrowLeft');
    await keyboard.press('Tab');
    await keyboard.type('4100280000001007');
    await keyboard.press('Tab');
    await keyboard.type('1234');
    await keyboard.press('Tab');
    await keyboard.type('123');
    for (let i = 0; i < 12; i += 1) {
      await keyboard.press('Tab');
      expect(await shop.page.evaluate('document.activeElement.tagName')).toBe('IFRAME');
      expect(await shop.pay.locator(':focus').count()).toBe(1);
    }
    await shop.pay.getByLabel('CVV').focus();
    await keyboard.press('Enter');
    await expect(shop.pay.getByLabel('OTP')).toBeFocused();
    await keyboard.type('1234');
    await keyboard.press('Enter');
    await expectPaid(shop);
  },
);

paymentWindow(
  'Close dismisses the window and gives the keyboard back; the order stays unpaid',
  async ({ openShop }) => {
    const shop = await openShop();
    await shop.pay.getByRole('button', { name: 'Close' }).click();
    await expect(shop.page.locator('iframe')).toHaveCount(0);
    expect(await shop.told()).toEqual([{ what: 'ondismiss', with: {} }]);
    await expect(shop.page.getByRole('button', { name: 'Place Order' })).toBeFocused();
  },
);

paymentWindow('the window speaks the language that the shop asks for', async ({ openShop }) => {
  const shop = await openShop({ options: { config: { display: { language: 'hi' } } } });
  await shop.pay.getByLabel('कार्ड नंबर').fill('4100280000080001');
  await shop.pay.getByLabel('एक्सपायरी').fill('12 / 34');
  await shop.pay.getByLabel('CVV').fill('123');
  await shop.pay.getByRole('button', { name: '₹20,952 दें' }).click();
  await shop.pay.getByLabel('OTP').fill('1234');
  await shop.pay.getByRole('button', { name: 'आगे बढ़ें' }).click();
  await expect(shop.pay.getByRole('alert')).toHaveText('आपके खाते में पैसे कम हैं। कोई और कार्ड या तरीक़ा चुनें।');
  await expect(shop.pay.getByRole('button', { name: 'बंद करें' })).toBeVisible();
});

paymentWindow('with confirm_close the window asks first, also for Escape', async ({ openShop }) => {
  const shop = await openShop({ options: { modal: { confirm_close: true } } });
  await expect(shop.pay.getByRole('tab', { name: 'Card' })).toBeFocused();
  await shop.pay.getByRole('button', { name: 'Close' }).click();
  await shop.pay.getByRole('button', { name: 'Keep paying' }).click();
  expect(await shop.told()).toEqual([]);
  await shop.page.keyboard.press('Escape');
  await shop.pay.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(shop.page.locator('iframe')).toHaveCount(0);
  expect(await shop.told()).toEqual([{ what: 'ondismiss', with: {} }]);
});

paymentWindow('without retry a failure ends the attempt and only Close is left', async ({ openShop }) => {
  const shop = await openShop({ options: { retry: { enabled: false } } });
  await payByCard(shop, '4100280000080001');
  await expect(shop.pay.getByRole('alert')).toContainText('too little balance');
  await expect(shop.pay.getByRole('tab')).toHaveCount(0);
  await shop.pay.getByRole('button', { name: 'Close' }).click();
  await expect(shop.page.locator('iframe')).toHaveCount(0);
  expect((await shop.told()).map(({ what }) => what)).toEqual(['payment.failed', 'ondismiss']);
});

paymentWindow(
  'redirect mode fills the tab and posts the fields to the callback address',
  async ({ openShop }) => {
    const shop = await openShop({ options: { redirect: true } });
    await shop.page.waitForURL(/\/v1\/checkout\/hosted/);
    await shop.page.getByLabel('Card number').fill('4100280000001007');
    await shop.page.getByLabel('Expiry').fill('12 / 34');
    await shop.page.getByLabel('CVV').fill('123');
    await shop.page.getByRole('button', { name: 'Pay ₹20,952' }).click();
    await shop.page.getByLabel('OTP').fill('1234');
    await shop.page.getByRole('button', { name: 'Continue' }).click();
    await expect(shop.page).toHaveTitle('Order confirmation');
    const fields = Object.fromEntries(shop.posts[0]?.fields ?? []);
    expect(fields).toEqual({
      razorpay_payment_id: expect.stringMatching(/^pay_/),
      razorpay_order_id: shop.orderId,
      razorpay_signature: signCheckout(shop.orderId, String(fields.razorpay_payment_id), keySecret),
    });
  },
);

paymentWindow('redirect mode posts the error when the payment fails', async ({ openShop }) => {
  const shop = await openShop({ place: 'mounted', options: { redirect: true } });
  await shop.page.getByRole('tab', { name: 'UPI' }).click();
  await shop.page.getByLabel('UPI ID').fill('failure@razorpay');
  await shop.page.getByRole('button', { name: 'Pay ₹20,952' }).click();
  await expect(shop.page).toHaveTitle('Order confirmation');
  expect(shop.posts[0]?.fields.get('error[code]')).toBe('BAD_REQUEST_ERROR');
  expect(shop.posts[0]?.fields.get('error[reason]')).toBe('payment_declined');
});

paymentWindow(
  'a message from the shop page itself cannot pretend that a payment succeeded',
  async ({ openShop }) => {
    const shop = await openShop();
    await expect(shop.pay.getByRole('tab', { name: 'Card' })).toBeFocused();
    await shop.page.evaluate(
      `postMessage({ channel: 'razorpay-emulator', type: 'success', response: {} }, '*')`,
    );
    await shop.pay.getByRole('tab', { name: 'UPI' }).click();
    expect(await shop.told()).toEqual([]);
  },
);

paymentWindow('every step of the window passes the accessibility rules', async ({ openShop }) => {
  const shop = await openShop({ width: 390, place: 'mounted' });
  const audit = () => auditPage(shop.page, 'the window', { within: ['iframe', 'body'] });
  await expect(shop.pay.getByRole('tab', { name: 'Card' })).toBeFocused();
  await audit();
  await shop.pay.getByText('Test cards', { exact: true }).click();
  await audit();
  await shop.pay.getByRole('tab', { name: 'Netbanking' }).click();
  await audit();
  await shop.pay.getByLabel('HDFC Bank').check();
  await shop.pay.getByRole('button', { name: 'Pay ₹20,952' }).click();
  await expect(shop.pay.getByRole('button', { name: 'Failure' })).toBeVisible();
  await audit();
  await shop.pay.getByRole('button', { name: 'Failure' }).click();
  await expect(shop.pay.getByRole('alert')).toBeVisible();
  await audit();
});
