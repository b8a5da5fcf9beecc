import { expect, test } from 'vitest';
import { anOrder, type ErrorAnswer, payFor, readPayment } from '../testing/orders.builder.ts';
import { type Json, startTestEmulator, type TestEmulator } from '../testing/start-test-emulator.ts';

interface RefundAnswer {
  readonly id: string;
  readonly status: string;
}

async function aPaidPayment(emulator: TestEmulator): Promise<string> {
  return payFor(emulator, await anOrder(emulator));
}

function refund(emulator: TestEmulator, paymentId: string, body: Json = {}, key?: string) {
  const headers: Record<string, string> = key === undefined ? {} : { 'X-Refund-Idempotency': key };
  return emulator.call<RefundAnswer & ErrorAnswer>('POST', `/v1/payments/${paymentId}/refund`, body, headers);
}

test('a payment is refunded in parts until nothing is left', async () => {
  const emulator = await startTestEmulator();
  const id = await aPaidPayment(emulator);
  const part = await refund(emulator, id, { amount: 200_000, notes: { why: 'late' }, receipt: 'R1' });
  expect(part.body).toMatchObject({
    id: expect.stringMatching(/^rfnd_[A-Za-z0-9]{14}$/),
    entity: 'refund',
    amount: 200_000,
    payment_id: id,
    status: 'processed',
    speed_requested: 'normal',
    acquirer_data: { arn: null },
  });
  expect(await readPayment(emulator, id)).toMatchObject({
    status: 'captured',
    amount_refunded: 200_000,
    refund_status: 'partial',
  });
  const tooMuch = await refund(emulator, id, { amount: 300_100 });
  expect(tooMuch.body.error.description).toBe('The refund amount provided is greater than amount captured');
  expect((await refund(emulator, id)).body).toMatchObject({ amount: 300_000 });
  expect(await readPayment(emulator, id)).toMatchObject({ status: 'refunded', refund_status: 'full' });
  expect((await refund(emulator, id)).body.error.description).toBe(
    'The payment has been fully refunded already.',
  );
});

test('the same idempotency key refunds once, and another body under it is refused', async () => {
  const emulator = await startTestEmulator();
  const id = await aPaidPayment(emulator);
  const first = await refund(emulator, id, { amount: 100_000, notes: { a: '1', b: '2' } }, 'refund-00007');
  const again = await refund(emulator, id, { notes: { b: '2', a: '1' }, amount: 100_000 }, 'refund-00007');
  expect(again.body.id).toBe(first.body.id);
  expect((await readPayment(emulator, id)).amount_refunded).toBe(100_000);
  const other = await refund(emulator, id, { amount: 100_100 }, 'refund-00007');
  expect([other.status, other.body.error.description]).toEqual([
    400,
    'Different request with the same idempotency key has already been processed.',
  ]);
  expect((await refund(emulator, id, {}, 'short')).status).toBe(400);
});

test('a second call with a key still in flight gets 409, and a retry then gets the first refund', async () => {
  const emulator = await startTestEmulator();
  const id = await aPaidPayment(emulator);
  await emulator.call('POST', '/__emu/faults', { match: 'POST */refund', mode: 'latency', latency_ms: 300 });
  const answers = await Promise.all([1, 2].map(() => refund(emulator, id, {}, 'refund-00007')));
  const [first, second] = answers.toSorted((one, other) => one.status - other.status);
  expect([first?.status, second?.status]).toEqual([200, 409]);
  expect((await refund(emulator, id, {}, 'refund-00007')).body.id).toBe(first?.body.id);
});

test('a refund whose answer is lost is not made twice by its retry', async () => {
  const emulator = await startTestEmulator();
  const id = await aPaidPayment(emulator);
  await emulator.call('POST', '/__emu/faults', { match: 'POST */refund', mode: 'drop_after' });
  await expect(refund(emulator, id, { amount: 100_000 }, 'refund-00007')).rejects.toThrow();
  await refund(emulator, id, { amount: 100_000 }, 'refund-00007');
  expect((await readPayment(emulator, id)).amount_refunded).toBe(100_000);
});

test('a pending refund that fails gives the amount back to the payment', async () => {
  const emulator = await startTestEmulator();
  const id = await aPaidPayment(emulator);
  await emulator.call('POST', '/__emu/refunds', { mode: 'pending' });
  const { body } = await refund(emulator, id);
  expect(body.status).toBe('pending');
  await emulator.call('POST', '/__emu/settle_refund', { refund_id: body.id, status: 'failed' });
  expect(await readPayment(emulator, id)).toMatchObject({
    status: 'captured',
    amount_refunded: 0,
    refund_status: null,
  });
  expect((await emulator.call('GET', `/v1/refunds/${body.id}`)).body.status).toBe('failed');
});
