import { expect, test } from 'vitest';
import { anOrder } from '../testing/orders.builder.ts';
import { startTestEmulator, type TestEmulator } from '../testing/start-test-emulator.ts';

const ORDER = { amount: 50_000, currency: 'INR', receipt: '7-I' };

function plan(emulator: TestEmulator, mode: string, more = {}) {
  return emulator.call('POST', '/__emu/faults', { match: 'POST /v1/orders', mode, ...more });
}

async function countOrders(emulator: TestEmulator): Promise<number> {
  return (await emulator.call<{ count: number }>('GET', '/v1/orders?receipt=7-I')).body.count;
}

test.each([
  ['500', 500, 'SERVER_ERROR'],
  ['429', 429, 'BAD_REQUEST_ERROR'],
])('mode %s answers an error body and changes nothing', async (mode, status, code) => {
  const emulator = await startTestEmulator();
  await plan(emulator, mode);
  const answer = await emulator.call<{ error: { code: string } }>('POST', '/v1/orders', ORDER);
  expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  expect(await countOrders(emulator)).toBe(0);
});

test('mode 502html answers a page that is not JSON', async () => {
  const emulator = await startTestEmulator();
  await emulator.call('POST', '/__emu/faults', { match: 'GET /v1/checkout.js', mode: '502html' });
  const answer = await fetch(`${emulator.url}/v1/checkout.js`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'text/html']);
  expect((await fetch(`${emulator.url}/v1/checkout.js`)).status).toBe(200);
});

test('drop_before cuts the call without effect, drop_after cuts it after the order was made', async () => {
  const emulator = await startTestEmulator();
  await plan(emulator, 'drop_before');
  await expect(emulator.call('POST', '/v1/orders', ORDER)).rejects.toThrow('fetch failed');
  expect(await countOrders(emulator)).toBe(0);
  await plan(emulator, 'drop_after');
  await expect(emulator.call('POST', '/v1/orders', ORDER)).rejects.toThrow('fetch failed');
  expect(await countOrders(emulator)).toBe(1);
});

test('timeout never answers and changes nothing', async () => {
  const emulator = await startTestEmulator();
  await plan(emulator, 'timeout');
  const call = fetch(`${emulator.url}/v1/orders`, {
    method: 'POST',
    body: JSON.stringify(ORDER),
    signal: AbortSignal.timeout(300),
  });
  await expect(call).rejects.toThrow('timeout');
  expect(await countOrders(emulator)).toBe(0);
});

test('latency delays the answer by what was asked', async () => {
  const emulator = await startTestEmulator();
  await plan(emulator, 'latency', { latency_ms: 250 });
  const start = performance.now();
  await anOrder(emulator);
  expect(performance.now() - start).toBeGreaterThan(240);
});

test('a fault spoils as many matching calls as planned and no others', async () => {
  const emulator = await startTestEmulator();
  await plan(emulator, '500', { count: 2 });
  const statuses: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    statuses.push((await emulator.call('GET', '/v1/orders')).status);
    statuses.push((await emulator.call('POST', '/v1/orders', ORDER)).status);
  }
  expect(statuses).toEqual([200, 500, 200, 500, 200, 200]);
});

test('a fault without end lasts until it is cleared', async () => {
  const emulator = await startTestEmulator();
  await emulator.call('POST', '/__emu/faults', { match: '*', mode: '429', count: null });
  for (let i = 0; i < 3; i += 1) expect((await emulator.call('GET', '/v1/orders')).status).toBe(429);
  await emulator.call('DELETE', '/__emu/faults');
  expect((await emulator.call('GET', '/v1/orders')).status).toBe(200);
});
