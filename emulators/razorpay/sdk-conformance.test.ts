import Razorpay from 'razorpay';
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js';
import { beforeEach, expect, test } from 'vitest';
import type { HandlerFields } from './testing/orders.builder.ts';
import { receiveWebhooks, type WebhookReceiver } from './testing/receive-webhooks.ts';
import {
  KEY_SECRET,
  OLD_WEBHOOK_SECRET,
  startTestEmulator,
  type TestEmulator,
  WEBHOOK_SECRET,
} from './testing/start-test-emulator.ts';

// Uses Razorpay's own client, so that the emulator is not only tested against our reading of the protocol.
let emulator: TestEmulator;
let receiver: WebhookReceiver;
let razorpay: Razorpay;

beforeEach(async () => {
  receiver = await receiveWebhooks();
  emulator = await startTestEmulator({ webhookUrl: receiver.url });
  razorpay = sdk();
});

/** The SDK has no setting for another host; its inner HTTP client has. */
function sdk(keySecret = KEY_SECRET): Razorpay {
  const client = new Razorpay({ key_id: 'rzp_test_emulator00', key_secret: keySecret });
  const { api } = client as unknown as { api: { rq: { defaults: { baseURL: string } } } };
  api.rq.defaults.baseURL = emulator.url;
  return client;
}

const amount = 540_000;

const anOrder = (receipt: string, capture: 'automatic' | 'manual' = 'automatic') =>
  razorpay.orders.create({
    amount,
    currency: 'INR',
    receipt,
    notes: { order: '7' },
    payment: {
      capture,
      capture_options: {
        automatic_expiry_period: 12,
        manual_expiry_period: 7200,
        refund_speed: 'normal',
      },
    },
  });

async function pay(orderId: string): Promise<HandlerFields> {
  return (await emulator.call<HandlerFields>('POST', '/__emu/pay', { order_id: orderId })).body;
}

async function paid(receipt: string): Promise<string> {
  return (await pay((await anOrder(receipt)).id)).razorpay_payment_id;
}

test('an order is created, fetched and found by its receipt', async () => {
  const created = await anOrder('7-I');
  expect(created).toMatchObject({
    id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: 'INR',
    receipt: '7-I',
    status: 'created',
    attempts: 0,
    notes: { order: '7' },
  });
  expect(await razorpay.orders.fetch(created.id)).toEqual(created);
  await anOrder('8-I');
  expect(await razorpay.orders.all({ receipt: '7-I' })).toEqual({
    entity: 'collection',
    count: 1,
    items: [created],
  });
  expect((await razorpay.orders.all({ count: 1 })).items.map(({ receipt }) => receipt)).toEqual(['8-I']);
  expect((await razorpay.orders.all({ count: 1, skip: 1 })).items).toEqual([created]);
  expect((await razorpay.orders.all({ from: created.created_at + 3600 })).count).toBe(0);
});

test('an order tells whether it was paid, and by which payments', async () => {
  const { id } = await anOrder('7-I');
  expect(await razorpay.orders.all({ authorized: 1 })).toMatchObject({ count: 0 });
  const { razorpay_payment_id } = await pay(id);
  expect(await razorpay.orders.fetch(id)).toMatchObject({
    status: 'paid',
    amount_paid: amount,
    amount_due: 0,
    attempts: 1,
  });
  expect(await razorpay.orders.all({ authorized: 1 })).toMatchObject({ count: 1 });
  const payments = await razorpay.orders.fetchPayments(id);
  expect(payments).toMatchObject({
    entity: 'collection',
    count: 1,
    items: [{ id: razorpay_payment_id, order_id: id, status: 'captured', captured: true }],
  });
  expect(await razorpay.payments.fetch(razorpay_payment_id)).toEqual(payments.items[0]);
  expect(await razorpay.payments.all()).toEqual(payments);
});

test('an authorised payment is captured once, with its own amount', async () => {
  const { id } = await anOrder('7-I', 'manual');
  const { razorpay_payment_id } = await pay(id);
  expect(await razorpay.payments.fetch(razorpay_payment_id)).toMatchObject({
    status: 'authorized',
    captured: false,
    fee: null,
    tax: null,
  });
  await expect(razorpay.payments.capture(razorpay_payment_id, amount - 100, 'INR')).rejects.toMatchObject({
    statusCode: 400,
    error: { code: 'BAD_REQUEST_ERROR', field: 'amount' },
  });
  expect(await razorpay.payments.capture(razorpay_payment_id, amount, 'INR')).toMatchObject({
    id: razorpay_payment_id,
    status: 'captured',
    captured: true,
    fee: expect.any(Number),
    tax: expect.any(Number),
  });
  await expect(razorpay.payments.capture(razorpay_payment_id, amount, 'INR')).rejects.toMatchObject({
    statusCode: 400,
  });
});

test('a payment goes back in part and then in full, and never further', async () => {
  const id = await paid('7-I');
  const part = await razorpay.payments.refund(id, { amount: 40_000, notes: { why: 'agreed' } });
  expect(part).toMatchObject({
    id: expect.stringMatching(/^rfnd_[A-Za-z0-9]{14}$/),
    entity: 'refund',
    amount: 40_000,
    payment_id: id,
    status: 'processed',
    speed_requested: 'normal',
    notes: { why: 'agreed' },
  });
  expect(await razorpay.payments.fetch(id)).toMatchObject({
    status: 'captured',
    amount_refunded: 40_000,
    refund_status: 'partial',
  });
  await expect(razorpay.payments.refund(id, { amount })).rejects.toMatchObject({
    statusCode: 400,
    error: { code: 'BAD_REQUEST_ERROR', field: 'amount' },
  });
  const rest = await razorpay.payments.refund(id, {});
  expect(rest).toMatchObject({ amount: amount - 40_000 });
  expect(await razorpay.payments.fetch(id)).toMatchObject({
    status: 'refunded',
    amount_refunded: amount,
    refund_status: 'full',
  });
  await expect(razorpay.payments.refund(id, {})).rejects.toMatchObject({ statusCode: 400 });

  expect(await razorpay.refunds.fetch(part.id)).toEqual(part);
  expect(await razorpay.refunds.fetch(part.id, { payment_id: id })).toEqual(part);
  const ofAnother = await razorpay.payments.refund(await paid('8-I'), {});
  expect((await razorpay.refunds.all()).items).toEqual([ofAnother, rest, part]);
  expect((await razorpay.payments.fetchMultipleRefund(id)).items).toEqual([rest, part]);
});

test('the payment window signs what the client can check, and a changed id or key does not pass', async () => {
  const proof = await pay((await anOrder('7-I')).id);
  const said = { order_id: proof.razorpay_order_id, payment_id: proof.razorpay_payment_id };
  const check = (what: typeof said, secret = KEY_SECRET) =>
    validatePaymentVerification(what, proof.razorpay_signature, secret);
  expect(check(said)).toBe(true);
  expect(check({ ...said, payment_id: 'pay_AAAAAAAAAAAAAA' })).toBe(false);
  expect(check({ ...said, order_id: 'order_AAAAAAAAAAAAAA' })).toBe(false);
  expect(check(said, 'another secret')).toBe(false);
});

test('webhooks carry a signature that the client believes, and one for other bytes that it does not', async () => {
  const id = await paid('7-I');
  await receiver.waitFor(3);
  expect(receiver.received.map(({ event }) => event)).toEqual([
    'payment.authorized',
    'payment.captured',
    'order.paid',
  ]);
  for (const { body, signature } of receiver.received) {
    expect(body).toContain(id);
    expect(Razorpay.validateWebhookSignature(body, signature, WEBHOOK_SECRET)).toBe(true);
    expect(Razorpay.validateWebhookSignature(`${body} `, signature, WEBHOOK_SECRET)).toBe(false);
    expect(Razorpay.validateWebhookSignature(body, signature, OLD_WEBHOOK_SECRET)).toBe(false);
  }
  await emulator.call('POST', '/__emu/webhooks', { mode: 'oldsecret' });
  await razorpay.payments.refund(id, {});
  await receiver.waitFor(5);
  for (const { body, signature } of receiver.received.slice(3))
    expect(Razorpay.validateWebhookSignature(body, signature, OLD_WEBHOOK_SECRET)).toBe(true);
});

test('refusals reach the client in the shape that it expects', async () => {
  const errorOf = (call: Promise<unknown>) =>
    call.then(
      () => 'no refusal',
      (error: unknown) => error,
    );
  const shape = {
    code: 'BAD_REQUEST_ERROR',
    description: expect.any(String),
    source: expect.any(String),
    step: expect.any(String),
    reason: expect.any(String),
    metadata: {},
  };
  expect(await errorOf(sdk('not the secret').orders.all())).toEqual({
    statusCode: 401,
    error: { ...shape, description: 'Authentication failed' },
  });
  const create = (asked: number) => razorpay.orders.create({ amount: asked, currency: 'INR' });
  expect(await errorOf(create(99))).toEqual({
    statusCode: 400,
    error: { ...shape, field: 'amount', reason: 'amount_less_than_minimum_amount' },
  });
  expect(await errorOf(create(100.5))).toEqual({
    statusCode: 400,
    error: { ...shape, field: 'amount', description: 'The amount must be an integer.' },
  });
  const extra = { amount, currency: 'INR', colour: 'red' };
  expect(await errorOf(razorpay.orders.create(extra))).toEqual({
    statusCode: 400,
    error: { ...shape, field: 'colour', reason: 'extra_field_sent' },
  });
  const missing = { statusCode: 400, error: { ...shape, description: 'The id provided does not exist' } };
  expect(await errorOf(razorpay.orders.fetch('order_AAAAAAAAAAAAAA'))).toEqual(missing);
  expect(await errorOf(razorpay.payments.fetch('pay_AAAAAAAAAAAAAA'))).toEqual(missing);
  expect(await errorOf(razorpay.payments.refund('pay_AAAAAAAAAAAAAA', {}))).toEqual(missing);
  expect(await errorOf(razorpay.refunds.fetch('rfnd_AAAAAAAAAAAAAA'))).toEqual(missing);
  expect(await errorOf(razorpay.orders.fetch('7'))).toEqual({
    statusCode: 400,
    error: { ...shape, description: '7 is not a valid id' },
  });
});

test('an order without notes has an empty list of them', async () => {
  const { notes } = await razorpay.orders.create({ amount, currency: 'INR' });
  expect(notes).toEqual([]);
});
