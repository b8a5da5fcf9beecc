import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { makeRazorpayClient, type RazorpayClient } from './razorpay-client.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A client whose provider always gives the same response, and the number of calls. */
async function clientOf(
  status: number,
  body: string,
  headers: Record<string, string> = {},
): Promise<{ client: RazorpayClient; calls: () => number }> {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls += 1;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = makeRazorpayClient({
    keyId: 'rzp_test_x',
    keySecret: 'secret',
    webhookSecrets: [],
    apiBase: () => `http://127.0.0.1:${port}`,
    checkoutScriptUrl: '',
  });
  return { client, calls: () => calls };
}

const payment = {
  id: 'pay_AAAAAAAAAAAAAA',
  order_id: 'order_AAAAAAAAAAAAAA',
  amount: 540_000,
  currency: 'INR',
  status: 'captured',
  method: 'upi',
  amount_refunded: 0,
  error_reason: null,
  created_at: 1_795_000_000,
};

test('a good answer is read', async () => {
  const { client } = await clientOf(200, JSON.stringify(payment));
  expect(await client.getPayment(payment.id)).toMatchObject({ amount: 540_000, status: 'captured' });
});

test.each([
  ['an amount that is a text', { ...payment, amount: '540000' }],
  ['an amount with a fraction', { ...payment, amount: 0.5 }],
  ['an id that is a path', { ...payment, id: '../orders' }],
  ['a status nobody knows', { ...payment, status: 'blessed' }],
  ['a list', [payment]],
  ['null', null],
])('%s is not believed', async (_, lie) => {
  const { client } = await clientOf(200, JSON.stringify(lie));
  await expect(client.getPayment(payment.id)).rejects.toMatchObject({ kind: 'unavailable' });
});

test('HTML from a gateway in between, an empty body and half a JSON leave the call without a result', async () => {
  for (const [status, body] of [
    [502, '<html>Bad Gateway</html>'],
    [504, ''],
    [200, '{"id":"pay_'],
  ] as const) {
    const { client } = await clientOf(status, body);
    await expect(client.getPayment(payment.id)).rejects.toMatchObject({ kind: 'unavailable' });
  }
});

test('a redirect is not followed', async () => {
  const { client } = await clientOf(302, '', { location: 'http://127.0.0.1:1/elsewhere' });
  await expect(client.getPayment(payment.id)).rejects.toMatchObject({ kind: 'unavailable' });
});

test('reads are repeated twice, orders never, refusals never', async () => {
  const down = await clientOf(500, '{}');
  await expect(down.client.listPayments('order_AAAAAAAAAAAAAA')).rejects.toThrow(/answered 500/);
  expect(down.calls()).toBe(3);
  const creating = await clientOf(500, '{}');
  const order = { amountPaise: 100, receipt: '1-I', notes: {}, isUniqueReceipt: true };
  await expect(creating.client.createOrder(order)).rejects.toThrow(/answered 500/);
  expect(creating.calls()).toBe(1);
  const refusing = await clientOf(
    400,
    JSON.stringify({ error: { description: 'no such id', reason: 'NA' } }),
  );
  await expect(refusing.client.listPayments('order_AAAAAAAAAAAAAA')).rejects.toMatchObject({
    kind: 'refused',
    reason: 'NA',
  });
  expect(refusing.calls()).toBe(1);
});
