import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RenderPage } from '#server/platform/ssr/page-renderer.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

const crowd = Number(process.env.SOCKETS ?? 620);
const paths = ['/api/auth/logout', '/api/payments/razorpay/webhook', '/api/enquiries'];

let app: TestApp;
let port = 0;

beforeAll(async () => {
  const home: RenderPage = async () => ({
    status: 200,
    headers: [['content-type', 'text/html']],
    body: Buffer.from('home'),
    nonce: 'n0nce',
    canBeKept: true,
  });
  app = await startTestApp({ settings: { RATE_LIMITS: 'on' }, surroundings: { webApp: async () => home } });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => app.stop());

const statusOf = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, init).then(({ status }) => status);

/** The statuses for visitors, the provider and members. An unsigned webhook is refused with 400. */
const look = () =>
  Promise.all([
    statusOf('/'),
    statusOf('/api/design/getProductsForFeed'),
    statusOf('/api/payments/razorpay/webhook', { method: 'POST', body: '{}' }),
    statusOf('/api/auth/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  ]);

test(`with ${crowd} connections of one address that sent headers and one byte, everything is answered`, async () => {
  for (const path of paths) {
    const sockets: Socket[] = [];
    for (let nth = 0; nth < crowd; nth++) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined).resume();
      await once(socket, 'connect');
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{`,
      );
      sockets.push(socket);
    }
    const giveUpAt = Date.now() + 5000;
    const seen = new Set<string>();
    while (Date.now() < giveUpAt) {
      seen.add((await look()).join(' '));
      await sleep(200);
    }
    expect([...seen], path).toEqual(['200 200 400 200']);
    for (const socket of sockets) socket.destroy();
  }
});
