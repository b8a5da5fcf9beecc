import { expect, test } from 'vitest';
import { anOrder, type ErrorAnswer, payFor, readPayment } from '../testing/orders.builder.ts';
import { startTestEmulator, type TestEmulator } from '../testing/start-test-emulator.ts';

const DAY = 86_400;

interface TransferAnswer {
  readonly id: string;
  readonly status: string;
  readonly settlement_status: string | null;
}

async function anAccount(emulator: TestEmulator, email = 'maker@example.com'): Promise<string> {
  const { status, body } = await emulator.call<{ id: string }>('POST', '/v2/accounts', {
    type: 'route',
    email,
    phone: '9000090000',
    legal_business_name: 'Loom and Needle',
    business_type: 'proprietorship',
    contact_name: 'Asha Rao',
  });
  expect([status, body.id]).toEqual([200, expect.stringMatching(/^acc_[A-Za-z0-9]{14}$/)]);
  return body.id;
}

async function onlyTransfer(emulator: TestEmulator, paymentId: string): Promise<TransferAnswer> {
  const { body } = await emulator.call<{ items: TransferAnswer[] }>(
    'GET',
    `/v1/payments/${paymentId}/transfers`,
  );
  const [transfer, ...others] = body.items;
  if (!transfer || others.length > 0) throw new Error('Expected one transfer');
  return transfer;
}

async function aPaidOrderOnHold(
  emulator: TestEmulator,
): Promise<{ paymentId: string; transfer: TransferAnswer }> {
  const account = await anAccount(emulator);
  await emulator.call('POST', '/__emu/clock', { offset_s: DAY });
  const order = await anOrder(emulator, {
    transfers: [{ account, amount: 400_000, currency: 'INR', on_hold: true }],
  });
  const paymentId = await payFor(emulator, order);
  return { paymentId, transfer: await onlyTransfer(emulator, paymentId) };
}

test('a linked account receives nothing during its first 24 hours', async () => {
  const emulator = await startTestEmulator();
  const account = await anAccount(emulator);
  const transfers = [{ account, amount: 400_000, currency: 'INR' }];
  const body = { amount: 500_000, currency: 'INR', transfers };
  const early = await emulator.call<ErrorAnswer>('POST', '/v1/orders', body);
  expect(early.body.error.reason).toBe('linked_account_cooling_period');
  await emulator.call('POST', '/__emu/clock', { offset_s: DAY });
  expect((await emulator.call('POST', '/v1/orders', body)).status).toBe(200);
});

test('a held transfer waits for its release and settles the day after', async () => {
  const emulator = await startTestEmulator();
  const { paymentId, transfer } = await aPaidOrderOnHold(emulator);
  expect(transfer).toMatchObject({ status: 'processed', settlement_status: 'on_hold' });
  await emulator.call('POST', '/__emu/clock', { offset_s: 30 * DAY });
  expect((await onlyTransfer(emulator, paymentId)).settlement_status).toBe('on_hold');
  const released = await emulator.call<TransferAnswer>('PATCH', `/v1/transfers/${transfer.id}`, {
    on_hold: false,
  });
  expect(released.body.settlement_status).toBe('pending');
  await emulator.call('POST', '/__emu/clock', { offset_s: 31 * DAY });
  expect((await onlyTransfer(emulator, paymentId)).settlement_status).toBe('settled');
});

test('a full refund with reverse_all takes the transfer back', async () => {
  const emulator = await startTestEmulator();
  const { paymentId, transfer } = await aPaidOrderOnHold(emulator);
  const refund = await emulator.call<{ id: string }>('POST', `/v1/payments/${paymentId}/refund`, {
    reverse_all: true,
  });
  expect(refund.status).toBe(200);
  expect((await onlyTransfer(emulator, paymentId)).status).toBe('reversed');
  const reversals = await emulator.call('GET', `/v1/transfers/${transfer.id}/reversals`);
  expect(reversals.body.items).toMatchObject([{ amount: 400_000, customer_refund_id: refund.body.id }]);
});

test('a settled transfer cannot be reversed, and the refund that asks for it is refused whole', async () => {
  const emulator = await startTestEmulator();
  const { paymentId, transfer } = await aPaidOrderOnHold(emulator);
  await emulator.call('PATCH', `/v1/transfers/${transfer.id}`, { on_hold: false });
  await emulator.call('POST', '/__emu/clock', { offset_s: 3 * DAY });
  const refund = await emulator.call('POST', `/v1/payments/${paymentId}/refund`, { reverse_all: true });
  expect(refund.status).toBe(400);
  expect((await readPayment(emulator, paymentId)).amount_refunded).toBe(0);
});

test('a payment cannot be split into more than it brought after its fee', async () => {
  const emulator = await startTestEmulator();
  const account = await anAccount(emulator);
  await emulator.call('POST', '/__emu/clock', { offset_s: DAY });
  const paymentId = await payFor(emulator, await anOrder(emulator));
  const transfer = (amount: number) =>
    emulator.call('POST', `/v1/payments/${paymentId}/transfers`, {
      transfers: [{ account, amount, currency: 'INR' }],
    });
  expect((await transfer(488_201)).status).toBe(400);
  expect((await transfer(488_200)).status).toBe(200);
});

test('a direct transfer with the same key is made once', async () => {
  const emulator = await startTestEmulator();
  const account = await anAccount(emulator);
  await emulator.call('POST', '/__emu/clock', { offset_s: DAY });
  const send = () =>
    emulator.call(
      'POST',
      '/v1/transfers',
      { account, amount: 5_000, currency: 'INR' },
      { 'X-Transfer-Idempotency': 'key-1' },
    );
  const [first, again] = [await send(), await send()];
  expect(again.body.id).toBe(first.body.id);
  const reversal = await emulator.call('POST', `/v1/transfers/${first.body.id}/reversals`, { amount: 2_000 });
  expect(reversal.body).toMatchObject({ entity: 'reversal', amount: 2_000, transfer_id: first.body.id });
});
