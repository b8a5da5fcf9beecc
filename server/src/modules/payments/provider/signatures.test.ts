import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isCheckoutSignature, isWebhookSignature } from './signatures.ts';

describe('the signature of the payment window', () => {
  // Razorpay's published sample.
  const order = 'order_IEIaMR65cu6nz3';
  const payment = 'pay_IH4NVgf4Dreq1l';
  const secret = 'EnLs21M47BllR3X8PSFtjtbd';
  const signature = '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f';

  test('of the published sample is accepted', () => {
    expect(isCheckoutSignature(order, payment, signature, secret)).toBe(true);
  });

  test.each([
    ['another order', 'order_IEIaMR65cu6nz4', payment, signature],
    ['another payment', order, 'pay_IH4NVgf4Dreq1m', signature],
    ['capital letters', order, payment, signature.toUpperCase()],
    ['a missing letter', order, payment, signature.slice(1)],
    ['an appended line break', order, payment, `${signature}\n`],
    ['nothing', order, payment, ''],
  ])('with %s is refused', (_, someOrder, somePayment, someSignature) => {
    expect(isCheckoutSignature(someOrder, somePayment, someSignature, secret)).toBe(false);
  });
});

describe('the signature of a webhook', () => {
  const body = Buffer.from('{"event":"payment.captured","amount":100.0,"name":"Café \\/ \\u00e9"}');
  const sign = (secret: string, bytes: Buffer = body) =>
    createHmac('sha256', secret).update(bytes).digest('hex');

  test('is of the bytes: the same JSON written again is refused', () => {
    const secrets = ['new', 'old'];
    expect(isWebhookSignature(body, sign('new'), secrets)).toBe(true);
    const writtenAgain = Buffer.from(JSON.stringify(JSON.parse(body.toString())));
    expect(isWebhookSignature(writtenAgain, sign('new'), secrets)).toBe(false);
  });

  test('by an earlier secret is accepted while it is listed', () => {
    expect(isWebhookSignature(body, sign('old'), ['new', 'old'])).toBe(true);
    expect(isWebhookSignature(body, sign('old'), ['new'])).toBe(false);
  });

  test.each([undefined, null, 1, ['a'], {}, 'zz'])('that is %j is refused', (signature) => {
    expect(isWebhookSignature(body, signature, ['new'])).toBe(false);
  });
});
