import { expect, test } from 'vitest';
import { anOrder, failToPayFor, payFor } from '../testing/orders.builder.ts';
import { receiveWebhooks } from '../testing/receive-webhooks.ts';
import {
  OLD_WEBHOOK_SECRET,
  startTestEmulator,
  type TestEmulator,
  WEBHOOK_SECRET,
} from '../testing/start-test-emulator.ts';
import { signWebhook } from './signature.ts';

const PAID = ['payment.authorized', 'payment.captured', 'order.paid'];
// With this factor the first retry comes after six milliseconds instead of sixty seconds, and the 24 hours pass in
// 8.6 seconds.
const FAST = 1 / 10_000;

async function startWithReceiver(options: Parameters<typeof startTestEmulator>[0] = {}) {
  const receiver = await receiveWebhooks();
  const emulator = await startTestEmulator({ webhookUrl: receiver.url, backoffFactor: FAST, ...options });
  const setMode = (mode: string) => emulator.call('POST', '/__emu/webhooks', { mode });
  return { receiver, emulator, setMode };
}

async function statesOf(emulator: TestEmulator): Promise<string[]> {
  const { body } = await emulator.call<{ webhooks: { state: string }[] }>('GET', '/__emu/ledger');
  return body.webhooks.map(({ state }) => state);
}

test('a payment tells authorized, captured and paid in this order, each a signed snapshot of its moment', async () => {
  const { receiver, emulator } = await startWithReceiver();
  const order = await anOrder(emulator);
  const paymentId = await payFor(emulator, order);
  await receiver.waitFor(3);
  expect(receiver.received.map(({ event }) => event)).toEqual(PAID);
  for (const { body, signature } of receiver.received)
    expect(signature).toBe(signWebhook(body, WEBHOOK_SECRET));
  expect(new Set(receiver.received.map(({ eventId }) => eventId)).size).toBe(3);
  const [authorized, captured, paid] = receiver.received.map(({ body }) => JSON.parse(body));
  expect(authorized.payload.payment.entity).toMatchObject({ id: paymentId, status: 'authorized', fee: null });
  expect(captured.payload.payment.entity).toMatchObject({ id: paymentId, status: 'captured', fee: 11_800 });
  expect(paid.contains).toEqual(['payment', 'order']);
  expect(paid.payload.order.entity).toMatchObject({ id: order.id, status: 'paid' });
});

test('a failed payment tells why, and the late success follows under the same payment id', async () => {
  const { receiver, emulator } = await startWithReceiver();
  const id = await failToPayFor(emulator, await anOrder(emulator));
  await receiver.waitFor(1);
  await emulator.call('POST', '/__emu/late_authorize', { payment_id: id });
  await receiver.waitFor(4);
  expect(receiver.received.map(({ event }) => event)).toEqual(['payment.failed', ...PAID]);
  const ids = receiver.received.map(({ body }) => JSON.parse(body).payload.payment.entity.id);
  expect(new Set(ids)).toEqual(new Set([id]));
});

test('a refund tells created and processed', async () => {
  const { receiver, emulator } = await startWithReceiver();
  const id = await payFor(emulator, await anOrder(emulator));
  await receiver.waitFor(3);
  await emulator.call('POST', `/v1/payments/${id}/refund`, {});
  await receiver.waitFor(5);
  expect(receiver.received.map(({ event }) => event).slice(3)).toEqual([
    'refund.created',
    'refund.processed',
  ]);
});

test('a refused event is sent again with the same id and bytes until it is taken', async () => {
  const { receiver, emulator } = await startWithReceiver();
  receiver.answer = (event, arrival) =>
    event === 'payment.authorized' ? ([500, 302, 503][arrival - 1] ?? 200) : 200;
  await payFor(emulator, await anOrder(emulator));
  await receiver.waitFor(6);
  const authorized = receiver.received.filter(({ event }) => event === 'payment.authorized');
  expect(authorized.length).toBe(4);
  expect(new Set(authorized.map(({ eventId, body }) => eventId + body)).size).toBe(1);
  await expect.poll(async () => new Set(await statesOf(emulator))).toEqual(new Set(['delivered']));
});

test('after the window the webhook is disabled; enabling and flushing replays what was missed', async () => {
  const { receiver, emulator } = await startWithReceiver({ backoffFactor: 1 / 1_000_000 });
  receiver.answer = () => 500;
  await payFor(emulator, await anOrder(emulator));
  await expect.poll(async () => new Set(await statesOf(emulator))).toEqual(new Set(['undelivered']));
  expect((await emulator.call('GET', '/__emu/webhooks')).body.enabled).toBe(false);
  const before = receiver.received.length;
  await payFor(emulator, await anOrder(emulator));

  receiver.answer = () => 200;
  await emulator.call('POST', '/__emu/webhooks', { enabled: true });
  expect((await emulator.call('POST', '/__emu/webhooks/flush', {})).body.flushed).toBe(6);
  await expect.poll(async () => new Set(await statesOf(emulator))).toEqual(new Set(['delivered']));
  expect(receiver.received.length, 'nothing was sent in between').toBe(before + 6);
});

test('hold keeps events back until a flush, which can upset their order', async () => {
  const { receiver, emulator, setMode } = await startWithReceiver();
  await setMode('hold');
  await payFor(emulator, await anOrder(emulator));
  expect(await statesOf(emulator)).toEqual(['held', 'held', 'held']);
  await emulator.call('POST', '/__emu/webhooks/flush', { mode: 'reverse' });
  await receiver.waitFor(3);
  expect(receiver.received.map(({ event }) => event)).toEqual(PAID.toReversed());
});

test('dup:3 delivers every event three times under one event id', async () => {
  const { receiver, emulator, setMode } = await startWithReceiver();
  await setMode('dup:3');
  await payFor(emulator, await anOrder(emulator));
  await receiver.waitFor(9);
  expect(new Set(receiver.received.map(({ eventId }) => eventId)).size).toBe(3);
});

test('reverse lets order.paid arrive first, and shuffle loses none', async () => {
  const { receiver, emulator, setMode } = await startWithReceiver();
  await setMode('reverse');
  await payFor(emulator, await anOrder(emulator));
  await receiver.waitFor(3);
  expect(receiver.received.map(({ event }) => event)).toEqual(PAID.toReversed());
  await setMode('shuffle');
  await payFor(emulator, await anOrder(emulator));
  await receiver.waitFor(6);
  expect(
    receiver.received
      .slice(3)
      .map(({ event }) => event)
      .sort(),
  ).toEqual([...PAID].sort());
});

test('drop sends nothing and says so in the ledger', async () => {
  const { receiver, emulator, setMode } = await startWithReceiver();
  await setMode('drop');
  await payFor(emulator, await anOrder(emulator));
  await setMode('normal');
  const id = await payFor(emulator, await anOrder(emulator));
  await receiver.waitFor(3);
  for (const { body } of receiver.received) expect(body).toContain(id);
  expect((await statesOf(emulator)).slice(0, 3)).toEqual(['dropped', 'dropped', 'dropped']);
});

test('corrupt sends bytes that do not match their signature, once', async () => {
  const { receiver, emulator, setMode } = await startWithReceiver();
  receiver.answer = () => 400;
  await setMode('corrupt');
  await payFor(emulator, await anOrder(emulator));
  await receiver.waitFor(3);
  await expect.poll(async () => new Set(await statesOf(emulator))).toEqual(new Set(['corrupted']));
  await setMode('normal');
  receiver.answer = () => 200;
  await payFor(emulator, await anOrder(emulator));
  await receiver.waitFor(6);
  expect(new Set(receiver.received.map(({ eventId }) => eventId)).size, 'each was sent once').toBe(6);
  for (const { body, signature } of receiver.received.slice(0, 3))
    expect(signature).not.toBe(signWebhook(body, WEBHOOK_SECRET));
});

test('oldsecret signs with the last secret of the list', async () => {
  const { receiver, emulator, setMode } = await startWithReceiver();
  await setMode('oldsecret');
  await payFor(emulator, await anOrder(emulator));
  await receiver.waitFor(3);
  for (const { body, signature } of receiver.received)
    expect(signature).toBe(signWebhook(body, OLD_WEBHOOK_SECRET));
});

test('an unknown mode is refused with the list of modes', async () => {
  const { setMode } = await startWithReceiver();
  const { status, body } = await setMode('sideways');
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('oldsecret');
});
