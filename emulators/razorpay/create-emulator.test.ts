import { get } from 'node:http';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRazorpayEmulator } from './create-emulator.ts';
import { anOrder, type ErrorAnswer, payFor } from './testing/orders.builder.ts';
import { KEY_SECRET, startTestEmulator } from './testing/start-test-emulator.ts';

const OPTIONS = { keySecret: 's', webhookSecrets: ['w'], publicUrl: () => 'http://127.0.0.1' };

function basic(credentials: string, scheme = 'Basic'): { authorization: string } {
  return { authorization: `${scheme} ${Buffer.from(credentials).toString('base64')}` };
}

test('it refuses to be made with a live key or in production', () => {
  expect(() => createRazorpayEmulator({ ...OPTIONS, keyId: 'rzp_live_abcdefghijklmn' })).toThrow(
    /never a live key/,
  );
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(() => createRazorpayEmulator(OPTIONS)).toThrow(/NODE_ENV=production/);
});

test.each([
  [{}, 'Please provide your api key for authentication purposes.'],
  [
    basic(`rzp_test_emulator00:${KEY_SECRET}`, 'basic'),
    'Please provide your api key for authentication purposes.',
  ],
  [basic(`rzp_test_other:${KEY_SECRET}`), 'The api key provided is invalid'],
  [basic('rzp_test_emulator00:wrong'), 'Authentication failed'],
])('a call with %j gets 401', async (headers, description) => {
  const emulator = await startTestEmulator();
  const answer = await fetch(`${emulator.url}/v1/orders`, { headers: headers as Record<string, string> });
  expect(answer.status).toBe(401);
  expect(((await answer.json()) as ErrorAnswer).error.description).toBe(description);
});

test('an unknown address under /v1 gets the sentence of Razorpay', async () => {
  const emulator = await startTestEmulator();
  const { status, body } = await emulator.call<ErrorAnswer>('GET', '/v1/invoices');
  expect([status, body.error.description]).toEqual([400, 'The requested URL was not found on the server.']);
  expect((await fetch(`${emulator.url}/elsewhere`)).status).toBe(404);
});

test('control calls through a proxy or from a foreign page are refused', async () => {
  const emulator = await startTestEmulator();
  for (const [name, value] of [
    ['x-forwarded-for', '203.0.113.7'],
    ['forwarded', 'for=203.0.113.7'],
    ['via', '1.1 proxy'],
    ['sec-fetch-site', 'cross-site'],
  ])
    expect(
      (await emulator.call('GET', '/__emu/ledger', undefined, { [name ?? '']: value ?? '' })).status,
    ).toBe(403);
  expect((await emulator.call('GET', '/__emu/ledger')).status).toBe(200);
  expect(await statusWithHost(`${emulator.url}/__emu/ledger`, 'evil.example')).toBe(403);
});

test('mounted in another server, the emulator asks that server who may make control calls', async () => {
  const emulator = await startTestEmulator({
    isFromThisMachine: ({ headers }) => headers['cf-connecting-ip'] === undefined,
  });
  const ledger = async (headers: Record<string, string>) =>
    (await emulator.call('GET', '/__emu/ledger', undefined, headers)).status;
  expect([await ledger({ 'cf-connecting-ip': '203.0.113.7' }), await ledger({ via: '1.1 proxy' })]).toEqual([
    403, 200,
  ]);
});

/** Sends a request with a `Host` of the test's choosing, which `fetch` does not allow. */
function statusWithHost(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });
}

test('reset empties the ledger', async () => {
  const emulator = await startTestEmulator();
  await payFor(emulator, await anOrder(emulator));
  await emulator.call('POST', '/__emu/reset', {});
  const { body } = await emulator.call('GET', '/__emu/ledger');
  expect(body).toMatchObject({ orders: [], payments: [], captures: [], webhooks: [] });
});

test('mounted in Fastify under a path it answers there and nowhere else', async () => {
  const app = Fastify();
  const emulator = createRazorpayEmulator({
    ...OPTIONS,
    basePath: '/emulators/razorpay',
    publicUrl: () => url,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/emulators/razorpay/')) return;
    reply.hijack();
    if (!(await emulator.handle(request.raw, reply.raw))) reply.raw.writeHead(404).end();
  });
  app.get('/v1/orders', async () => 'the shop');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await emulator.close();
    await app.close();
  });
  const answer = await fetch(`${url}/emulators/razorpay/v1/orders`, {
    method: 'POST',
    headers: { ...basic('rzp_test_emulator00:s'), 'content-type': 'application/json' },
    body: '{"amount":50000,"currency":"INR"}',
  });
  expect(await answer.json()).toMatchObject({ amount: 50_000, status: 'created' });
  expect(await (await fetch(`${url}/v1/orders`)).text()).toBe('the shop');
  expect((await fetch(`${url}/emulators/razorpay/v1/checkout.js`)).status).toBe(200);
  expect((await fetch(`${url}/emulators/razorpay/nothing`)).status).toBe(404);
});
