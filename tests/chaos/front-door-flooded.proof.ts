import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { likeUnLikeDesign } from '#contracts/engagement/engagement.contract.ts';
import { designOf } from '#tests/support/people/shop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { callServer } from '#tests/support/servers/call-server.ts';
import { nginx, openFrontDoor } from '#tests/support/set-ups/front-door.ts';

let app: TestApp;
let port: number;
let url: string;
const ended: (() => Promise<unknown>)[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  if (nginx === undefined) throw new Error('This proof needs nginx.');
  const folder = await mkdtemp(join(tmpdir(), 'tanabana-front-'));
  ended.push(() => rm(folder, { recursive: true, force: true }));
  app = await startTestApp({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } });
  ended.push(() => app.stop());
  app.server.get('/api/large', async (_request, reply) =>
    reply.type('text/plain').send('x'.repeat(2_000_000)),
  );
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const opened = await openFrontDoor((app.server.server.address() as AddressInfo).port, folder);
  ended.push(opened.front.stop);
  port = opened.port;
  url = `http://127.0.0.1:${port}`;
});
const statusOf = (path: string, init: RequestInit = {}) =>
  fetch(url + path, init).then(async (answer) => {
    await answer.arrayBuffer();
    return answer.status;
  });

/** The statuses for visitors and the provider. An unsigned webhook is refused. */
const look = () =>
  Promise.all([
    statusOf('/api/design/getProductsForFeed'),
    statusOf('/api/payments/razorpay/webhook', { method: 'POST', body: '{}' }),
    statusOf('/readyz'),
  ]);

// Each test begins after the server has recovered from the previous one.
beforeEach(() => expect.poll(look).toEqual([200, 400, 200]));
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  for (const end of ended.reverse()) await end();
});

/** Opens this many connections from one address. Each sends these bytes, then neither sends nor reads. */
async function crowd(size: number, bytes: string): Promise<void> {
  for (let nth = 0; nth < size; nth++) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(bytes);
    sockets.push(socket);
  }
}

test('five hundred likes at the same moment from one address are all answered within three seconds', async () => {
  const maker = await app.actor({ role: 'DESIGNER' });
  const designId = await designOf(app, maker);
  const people = await Promise.all(Array.from({ length: 500 }, () => app.actor()));
  const began = performance.now();
  await Promise.all(
    people.map((person) => callServer(url, person, likeUnLikeDesign, { params: { id: designId } })),
  );
  const seconds = (performance.now() - began) / 1000;
  console.log(`500 likes were answered in ${seconds.toFixed(2)} s`);
  expect(seconds).toBeLessThan(3);
});

test.each([
  ['headers that drip', 620, 'GET / HTTP/1.1\r\nhost: x\r\n'],
  [
    'a body that drips',
    590,
    'POST /api/enquiries HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
  ],
  ['answers that nobody reads', 200, 'GET /api/large HTTP/1.1\r\nhost: x\r\n\r\n'],
])('with many connections of one address and %s, everything is answered', async (_, size, bytes) => {
  await crowd(size, bytes);
  for (let times = 0; times < 10; times++) expect(await look()).toEqual([200, 400, 200]);
});

test('one address has no more than its share, and another one is served', async () => {
  await crowd(
    700,
    'POST /api/enquiries HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
  );
  const refused = await fetch(`${url}/api/design/getProductsForFeed`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([
    503,
    expect.stringMatching(/^[2-5]$/),
  ]);
  expect(await refused.json()).toMatchObject({ success: false, code: 'OVERLOADED' });
  const other = await fetch(`http://[::1]:${port}/api/design/getProductsForFeed`);
  expect(other.status).toBe(200);
});

test('the same address is asked of the process once a second', async () => {
  const path = '/api/design/getProductsForFeed?page=1';
  const began = performance.now();
  let asked = 0;
  for (let times = 0; times < 20; times++) {
    const answers = await Promise.all(Array.from({ length: times === 0 ? 1 : 50 }, () => fetch(url + path)));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    asked += answers.filter(({ headers }) => headers.has('x-process')).length;
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(`951 requests in ${seconds.toFixed(2)} s, ${asked} of them to the process`);
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThanOrEqual(1 + Math.ceil(seconds));
});

test('a body that is too large is answered 413 as JSON while it still arrives', async () => {
  const answer = await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'a'.repeat(8_000_000),
  });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ success: false, code: 'PAYLOAD_TOO_LARGE' });
});
