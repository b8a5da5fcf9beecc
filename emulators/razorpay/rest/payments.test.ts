import { expect, test } from 'vitest';
import {
  anOrder,
  type ErrorAnswer,
  failToPayFor,
  type HandlerFields,
  type OrderAnswer,
  payFor,
  readPayment,
} from '../testing/orders.builder.ts';
import { KEY_SECRET, startTestEmulator, type TestEmulator } from '../testing/start-test-emulator.ts';
import { signCheckout } from '../webhooks/signature.ts';

const MANUAL = { payment: { capture: 'manual' } };

async function readOrder(emulator: TestEmulator, id: string): Promise<OrderAnswer> {
  return (await emulator.call<OrderAnswer>('GET', `/v1/orders/${id}`)).body;
}

function doubleCharged(emulator: TestEmulator) {
  return emulator
    .call<{ double_charged: string[]; captures: unknown[] }>('GET', '/__emu/ledger')
    .then(({ body }) => [body.captures.length, body.double_charged]);
}

test('a good card pays the order and hands out a signature over order and payment', async () => {
  const emulator = await startTestEmulator();
  const order = await anOrder(emulator);
  const { body } = await emulator.call<HandlerFields>('POST', '/__emu/pay', { order_id: order.id });
  expect(body.razorpay_order_id).toBe(order.id);
  expect(body.razorpay_signature).toBe(signCheckout(order.id, body.razorpay_payment_id, KEY_SECRET));
  expect(await readPayment(emulator, body.razorpay_payment_id)).toMatchObject({
    status: 'captured',
    captured: true,
    fee: 11_800,
    tax: 1_800,
    method: 'card',
  });
  expect(await readOrder(emulator, order.id)).toMatchObject({ status: 'paid', amount_due: 0, attempts: 1 });
});

test('a refused card leaves the order attempted and payable; the next try pays it', async () => {
  const emulator = await startTestEmulator();
  const order = await anOrder(emulator);
  const failed = await failToPayFor(emulator, order);
  expect(await readPayment(emulator, failed)).toMatchObject({
    status: 'failed',
    error_reason: 'card_declined',
  });
  expect(await readOrder(emulator, order.id)).toMatchObject({
    status: 'attempted',
    attempts: 1,
    amount_due: 500_000,
  });
  await payFor(emulator, order);
  expect(await readOrder(emulator, order.id)).toMatchObject({ status: 'paid', attempts: 2 });
});

test('a paid order takes no second payment', async () => {
  const emulator = await startTestEmulator();
  const order = await anOrder(emulator);
  await payFor(emulator, order);
  const again = await emulator.call<ErrorAnswer>('POST', '/__emu/pay', { order_id: order.id });
  expect(again.status).toBe(400);
  expect(again.body.error.description).toMatch(
    /^Your payment has been declined as the order is already paid/,
  );
  expect(await doubleCharged(emulator)).toEqual([1, []]);
});

test('two windows on one order: the second one is declined at its OTP', async () => {
  const emulator = await startTestEmulator();
  const order = await anOrder(emulator);
  const begin = { key_id: 'rzp_test_emulator00', order_id: order.id, method: 'card' };
  const card = { number: '4100280000001007', expiry: '12/99', cvv: '123' };
  const windows = await Promise.all(
    [1, 2].map(() =>
      emulator.call<{ payment_id: string }>('POST', '/v1/checkout/payments', { ...begin, card }),
    ),
  );
  const otps = windows.map(({ body }) =>
    emulator.call('POST', `/v1/checkout/payments/${body.payment_id}/otp`, {
      key_id: begin.key_id,
      otp: '1234',
    }),
  );
  expect((await Promise.all(otps)).map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await doubleCharged(emulator)).toEqual([1, []]);
});

test('in manual mode the payment waits to be captured, once, for exactly its amount', async () => {
  const emulator = await startTestEmulator();
  const order = await anOrder(emulator, MANUAL);
  const id = await payFor(emulator, order);
  expect(await readPayment(emulator, id)).toMatchObject({
    status: 'authorized',
    captured: false,
    fee: null,
    tax: null,
  });
  expect((await readOrder(emulator, order.id)).status).toBe('attempted');
  const second = await emulator.call<ErrorAnswer>('POST', '/__emu/pay', { order_id: order.id });
  expect(second.status).toBe(400);

  const capture = (amount: number) =>
    emulator.call<ErrorAnswer>('POST', `/v1/payments/${id}/capture`, { amount, currency: 'INR' });
  expect((await capture(499_900)).body.error.description).toBe(
    'Capture amount must be equal to the amount authorized.',
  );
  expect((await capture(500_000)).body).toMatchObject({ status: 'captured', captured: true });
  expect((await capture(500_000)).body.error.description).toBe('This payment has already been captured');
  expect((await readOrder(emulator, order.id)).status).toBe('paid');
});

test('money that nobody captures goes back when the order says so', async () => {
  const emulator = await startTestEmulator();
  const capture_options = { automatic_expiry_period: 12, manual_expiry_period: 7200, refund_speed: 'normal' };
  const order = await anOrder(emulator, { payment: { capture: 'manual', capture_options } });
  const id = await payFor(emulator, order);
  await emulator.call('POST', '/__emu/clock', { offset_s: 7199 * 60 });
  expect((await readPayment(emulator, id)).status).toBe('authorized');
  await emulator.call('POST', '/__emu/clock', { offset_s: 7201 * 60 });
  expect(await readPayment(emulator, id)).toMatchObject({
    status: 'refunded',
    refund_status: 'full',
    captured: false,
  });
});

test('a failed payment can come back late under the same id and pay the order', async () => {
  const emulator = await startTestEmulator();
  const order = await anOrder(emulator);
  const id = await failToPayFor(emulator, order);
  await emulator.call('POST', '/__emu/late_authorize', { payment_id: id });
  expect(await readPayment(emulator, id)).toMatchObject({ status: 'captured', error_reason: null });
  expect((await readOrder(emulator, order.id)).status).toBe('paid');
});

test('a late success on an order paid meanwhile is returned, or kept when the test wants a double capture', async () => {
  const emulator = await startTestEmulator();
  const order = await anOrder(emulator);
  const [late, kept] = [await failToPayFor(emulator, order), await failToPayFor(emulator, order)];
  await payFor(emulator, order);
  await emulator.call('POST', '/__emu/late_authorize', { payment_id: late });
  expect(await readPayment(emulator, late)).toMatchObject({ status: 'refunded', captured: false });
  expect(await doubleCharged(emulator)).toEqual([1, []]);

  await emulator.call('POST', '/__emu/late_authorize', { payment_id: kept, force_capture: true });
  expect(await doubleCharged(emulator)).toEqual([2, [order.id]]);
  await emulator.call('POST', `/v1/payments/${kept}/refund`, {});
  expect(await doubleCharged(emulator)).toEqual([2, []]);
});

test.each([
  [{ method: 'upi', instrument: 'success@razorpay' }, 200, undefined],
  [{ method: 'upi', instrument: 'failure@razorpay' }, 400, 'payment_declined'],
  [{ method: 'netbanking', instrument: 'SBIN' }, 200, undefined],
  [{ method: 'wallet', instrument: 'failure' }, 400, 'payment_failed'],
  [{ method: 'card', instrument: '5555555555554444' }, 200, undefined],
  [{ method: 'card', instrument: '3402 560004 01007' }, 200, undefined],
  [{ method: 'card', instrument: '4100280000080001' }, 400, 'insufficient_fund'],
  [{ method: 'card', instrument: '4100280000010008' }, 400, 'card_number_invalid'],
  [{ method: 'card', instrument: '4100280000020007' }, 400, 'gateway_technical_error'],
  [{ method: 'card', instrument: '4111111111111111' }, 400, 'card_number_invalid'],
])('the instrument %j answers %i %s', async (instrument, status, reason) => {
  const emulator = await startTestEmulator();
  const order = await anOrder(emulator);
  const answer = await emulator.call<Partial<ErrorAnswer>>('POST', '/__emu/pay', {
    order_id: order.id,
    ...instrument,
  });
  expect([answer.status, answer.body.error?.reason]).toEqual([status, reason]);
});

test('the card number and the CVV are kept nowhere', async () => {
  const emulator = await startTestEmulator();
  await payFor(emulator, await anOrder(emulator));
  const ledger = JSON.stringify((await emulator.call('GET', '/__emu/ledger')).body);
  expect(ledger).toContain('"last4":"1007"');
  expect(ledger).not.toContain('4100280000001007');
  expect(ledger).not.toContain('cvv');
});
