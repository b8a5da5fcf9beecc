import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { readEnv } from '../../env.ts';
import { makeServer } from './make-server.ts';

type Server = ReturnType<typeof makeServer>;

let server: Server | undefined;
afterEach(() => server?.close());

async function open(patience: Parameters<typeof makeServer>[1]): Promise<number> {
  server = makeServer(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), patience);
  server.post('/api/echo', async (request) => ({ success: true, body: request.body }));
  server.post('/api/upload', { config: { acceptsSlowBody: true } }, async () => ({ success: true }));
  server.get('/api/slow', async () => sleep(400, { success: true }));
  server.get('/alive', { config: { alwaysAnswers: true } }, async () => ({ success: true }));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Sends bytes and answers with everything that came back before the other side hung up or `patienceMs` passed. */
function exchange(port: number, bytes: string, patienceMs = 3000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(received);
    };
    const timer = setTimeout(done, patienceMs);
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', done);
    socket.on('error', done);
  });
}

const dripping = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":`;

test('threat F6: a body that drips is cut off with a sentence, an upload is given time', async () => {
  const port = await open({ bodyTimeout: 150 });
  const cutOff = await exchange(port, dripping('/api/echo'));
  expect(cutOff).toMatch(/^HTTP\/1\.1 408 /);
  expect(cutOff).toContain('"code":"TOO_SLOW"');
  expect(await exchange(port, dripping('/api/upload'), 500), 'still waiting after half a second').toBe('');
});

test('threat 31: what is not HTTP, and headers without end, get the same JSON body', async () => {
  const port = await open({});
  const nonsense = await exchange(port, 'GET / HTTP/9.9 what\r\n\r\n');
  expect(nonsense).toMatch(/^HTTP\/1\.1 400 /);
  expect(nonsense).toContain('"success":false');
  const flood = await exchange(port, `GET / HTTP/1.1\r\nhost: x\r\nx-flood: ${'x'.repeat(40_000)}\r\n\r\n`);
  expect(flood).toMatch(/^HTTP\/1\.1 431 /);
  expect(flood).toContain('"success":false');
});

test('more requests at once than can be served are refused with Retry-After, and health still answers', async () => {
  const port = await open({ load: { most: 32, longestLag: 10_000 } });
  const base = `http://127.0.0.1:${port}`;
  const flood = await Promise.all(Array.from({ length: 60 }, () => fetch(`${base}/api/slow`)));
  const refused = flood.filter(({ status }) => status === 503);
  expect(flood.filter(({ status }) => status === 200)).toHaveLength(32);
  expect(refused).toHaveLength(28);
  expect(refused[0]?.headers.get('retry-after')).toBe('2');
  expect(await refused[0]?.json()).toMatchObject({ success: false, code: 'OVERLOADED' });

  const busy = Array.from({ length: 32 }, () => fetch(`${base}/api/slow`));
  await sleep(100);
  expect((await fetch(`${base}/alive`)).status).toBe(200);
  expect((await Promise.all(busy)).map(({ status }) => status)).not.toContain(503);
});

test('visitors who leave before their answer do not count for ever', async () => {
  const port = await open({ load: { most: 4, longestLag: 10_000 } });
  for (let round = 0; round < 3; round++) {
    await Promise.all(
      Array.from({ length: 4 }, () => exchange(port, 'GET /api/slow HTTP/1.1\r\nhost: x\r\n\r\n', 60)),
    );
  }
  await sleep(50);
  expect((await fetch(`http://127.0.0.1:${port}/api/slow`)).status).toBe(200);
});
