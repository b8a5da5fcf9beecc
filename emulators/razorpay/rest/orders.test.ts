import { expect, test } from 'vitest';
import { anOrder, type ErrorAnswer, type OrderAnswer, payFor } from '../testing/orders.builder.ts';
import { startTestEmulator } from '../testing/start-test-emulator.ts';

const VALID = { amount: 50_000, currency: 'INR' };

test('a new order has the keys of Razorpay, in whole paise and Unix seconds, with empty notes as a list', async () => {
  const emulator = await startTestEmulator({ clock: () => 1_700_000_000_999 });
  const { status, body } = await emulator.call('POST', '/v1/orders', { ...VALID, receipt: '7-I' });
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
    entity: 'order',
    amount: 50_000,
    amount_paid: 0,
    amount_due: 50_000,
    currency: 'INR',
    receipt: '7-I',
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: [],
    created_at: 1_700_000_000,
  });
  const withNotes = await emulator.call('POST', '/v1/orders', { ...VALID, notes: { order: 7 } });
  expect(withNotes.body.notes).toEqual({ order: '7' });
});

test.each([
  [{ currency: 'INR' }, 'amount: is required.', 'amount'],
  [{ ...VALID, amount: 100.5 }, 'The amount must be an integer.', 'amount'],
  [{ ...VALID, amount: 99 }, 'Order amount less than minimum amount allowed', 'amount'],
  [{ ...VALID, currency: 'USD' }, 'Currency is not supported', 'currency'],
  [{ ...VALID, colour: 'red' }, 'colour is/are not required and should not be sent', 'colour'],
  [{ ...VALID, receipt: 'r'.repeat(41) }, 'The receipt may not be greater than 40 characters.', 'receipt'],
])('an order of %j is refused with a sentence and the field', async (fields, description, field) => {
  const emulator = await startTestEmulator();
  const { status, body } = await emulator.call<ErrorAnswer>('POST', '/v1/orders', fields);
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', description, field });
});

test('unknown and malformed ids are refused differently', async () => {
  const emulator = await startTestEmulator();
  const unknown = await emulator.call<ErrorAnswer>('GET', '/v1/orders/order_AAAAAAAAAAAAAA');
  expect([unknown.status, unknown.body.error.description]).toEqual([400, 'The id provided does not exist']);
  const malformed = await emulator.call<ErrorAnswer>('GET', '/v1/orders/7');
  expect([malformed.status, malformed.body.error.description]).toEqual([400, '7 is not a valid id']);
});

test('a receipt may be used twice until unique_receipt or the strict mode says otherwise', async () => {
  const emulator = await startTestEmulator();
  const first = await anOrder(emulator, { receipt: '7-I' });
  const second = await anOrder(emulator, { receipt: '7-I' });
  expect(second.id).not.toBe(first.id);
  expect((await anOrder(emulator, { receipt: '7-I', unique_receipt: true })).id).toBe(second.id);

  await emulator.call('POST', '/__emu/strict_receipt', { enabled: true });
  const again = await emulator.call<ErrorAnswer>('POST', '/v1/orders', { ...VALID, receipt: '7-I' });
  expect([again.status, again.body.error.description]).toEqual([400, 'Order receipt should be unique.']);

  await emulator.call('POST', '/__emu/strict_receipt', { enabled: false, unique_receipt: 'refused' });
  const refused = await emulator.call<ErrorAnswer>('POST', '/v1/orders', { ...VALID, unique_receipt: true });
  expect(refused.body.error).toMatchObject({ field: 'unique_receipt', reason: 'extra_field_sent' });
});

test('orders are found by receipt and page newest first', async () => {
  let time = 1_700_000_000_000;
  const emulator = await startTestEmulator({ clock: () => time });
  const ids: string[] = [];
  for (const receipt of ['a', 'b', 'c']) {
    ids.push((await anOrder(emulator, { receipt })).id);
    time += 10_000;
  }
  const read = async (query: string) => {
    const { body } = await emulator.call<{ items: OrderAnswer[]; count: number }>(
      'GET',
      `/v1/orders?${query}`,
    );
    expect(body.count).toBe(body.items.length);
    return body.items.map(({ id }) => ids.indexOf(id));
  };
  expect(await read('receipt=b')).toEqual([1]);
  expect(await read('count=2')).toEqual([2, 1]);
  expect(await read('skip=2')).toEqual([0]);
  expect(await read('from=1700000005&to=1700000010')).toEqual([1]);
  expect((await emulator.call('GET', '/v1/orders?count=101')).status).toBe(400);
});

test('an order shows its payments on demand', async () => {
  const emulator = await startTestEmulator();
  const order = await anOrder(emulator);
  const paymentId = await payFor(emulator, order);
  const listed = await emulator.call<{ items: { id: string }[] }>('GET', `/v1/orders/${order.id}/payments`);
  expect(listed.body.items).toMatchObject([{ id: paymentId, order_id: order.id, status: 'captured' }]);
  expect(listed.body.items[0]).not.toHaveProperty('card');
  const expanded = await emulator.call('GET', `/v1/orders/${order.id}?expand[]=payments.card`);
  expect(expanded.body.payments).toMatchObject({ items: [{ id: paymentId, card: { last4: '1007' } }] });
});
