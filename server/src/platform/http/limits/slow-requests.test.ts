import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { makeServer } from '../make-server.ts';
import type { Load } from './shed-load.ts';

type Server = ReturnType<typeof makeServer>;

/** Nobody waits for a turn, and a slow machine is no reason to refuse. */
const atOnce: Partial<Load> = { longestWait: 0, longestLag: 10_000 };
const mostOwn = (most: number) => ({ 'payment news': most, checkout: most, 'sign-in': most });

let server: Server | undefined;
/** What `/api/held` waits for. */
let held: Promise<object>;
let letGo: () => void;
let seen = 0;
const requestsSeen = () => seen;
beforeEach(() => {
  seen = 0;
  const { promise, resolve } = Promise.withResolvers<object>();
  held = promise;
  letGo = () => resolve({ success: true });
});
afterEach(() => server?.close());

async function open(
  limits: Parameters<typeof makeServer>[1],
  settings: Record<string, string> = {},
): Promise<number> {
  server = makeServer(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...settings }), limits);
  server.get('/', async () => ({ success: true }));
  server.post('/api/news', { config: { share: 'payment news' } }, async () => ({ success: true }));
  server.post('/api/echo', async (request) => ({ success: true, body: request.body }));
  server.post('/api/upload', { config: { acceptsSlowBody: true } }, async () => ({ success: true }));
  server.get('/api/held', () => held);
  server.post('/api/held', () => held);
  server.get('/api/large', async () => ({ success: true, text: 'x'.repeat(20_000_000) }));
  server.post('/api/buy', { config: { share: 'checkout' } }, async () => ({ success: true }));
  server.post('/api/enter', { config: { share: 'sign-in' } }, async () => ({ success: true }));
  server.get('/alive', { config: { alwaysAnswers: true } }, async () => ({ success: true }));
  server.server.on('request', () => {
    seen += 1;
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Sends bytes and answers with everything that came back before the other side hung up. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  await once(socket, 'close');
  return received;
}

const dripping = (path: string, headers = '') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\n${headers}content-type: application/json\r\ncontent-length: 100\r\n\r\n{`;

/** Opens connections that send these bytes and then nothing, and waits until the server has seen each. */
async function crowd(port: number, bytes: string, size: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let nth = 0; nth < size; nth++) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    await once(socket, 'connect');
    socket.write(bytes);
    sockets.push(socket);
  }
  return sockets;
}

const post = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  }).then(({ status }) => status);
const get = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status);

test('a body that drips is cut off with a sentence, an upload is given time', async () => {
  const port = await open({ arrivals: { longest: 150 } });
  const [upload] = await crowd(port, dripping('/api/upload'), 1);
  const cutOff = await exchange(port, dripping('/api/echo'));
  expect(cutOff).toMatch(/^HTTP\/1\.1 408 /);
  expect(cutOff).toContain('"code":"TOO_SLOW"');
  expect(upload?.closed, 'begun earlier and still waiting').toBe(false);
  upload?.destroy();
});

test('what is not HTTP, and headers without end, get the same JSON body', async () => {
  const port = await open({});
  const nonsense = await exchange(port, 'GET / HTTP/9.9 what\r\n\r\n');
  expect(nonsense).toMatch(/^HTTP\/1\.1 400 /);
  expect(nonsense).toContain('"success":false');
  const flood = await exchange(port, `GET / HTTP/1.1\r\nhost: x\r\nx-flood: ${'x'.repeat(40_000)}\r\n\r\n`);
  expect(flood).toMatch(/^HTTP\/1\.1 431 /);
  expect(flood).toContain('"success":false');
});

test('more requests at once than can be served are refused with Retry-After, and health still answers', async () => {
  const port = await open({ load: { ...atOnce, most: 32 } });
  const url = `http://127.0.0.1:${port}/api/held`;
  const refused: Response[] = [];
  const flood = Array.from({ length: 60 }, async () => {
    const answer = await fetch(url);
    if (answer.status === 503) refused.push(answer);
    return answer.status;
  });
  await expect.poll(() => refused.length).toBe(28);
  expect(await get(port, '/alive')).toBe(200);
  letGo();
  expect((await Promise.all(flood)).filter((status) => status === 200)).toHaveLength(32);
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(
    refused.map(() => expect.stringMatching(/^[2-5]$/)),
  );
  expect(await refused[0]?.json()).toMatchObject({ success: false, code: 'OVERLOADED' });
  expect(await get(port, '/api/held')).toBe(200);
});

test('visitors who leave before their answer do not count for ever', async () => {
  const port = await open({ load: { ...atOnce, most: 4 } });
  for (let round = 0; round < 3; round++) {
    const visitors = await crowd(port, 'GET /api/held HTTP/1.1\r\nhost: x\r\n\r\n', 4);
    await expect.poll(() => get(port, '/')).toBe(503);
    for (const visitor of visitors) visitor.destroy();
    await expect.poll(() => get(port, '/')).toBe(200);
  }
});

test('answers that nobody reads are no work: with three times as many as may be worked on, everything is answered', async () => {
  const port = await open({ load: { ...atOnce, most: 4 } });
  const sockets: Socket[] = [];
  for (let nth = 0; nth < 12; nth++) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET /api/large HTTP/1.1\r\nhost: x\r\n\r\n');
    // Its first bytes have come, and it reads no more.
    await once(socket, 'readable');
    sockets.push(socket);
  }
  expect(await Promise.all([get(port, '/'), post(port, '/api/echo')])).toEqual([200, 200]);
  for (const socket of sockets) socket.destroy();
});

test('while everything else is flooded, checkout, sign-in and the provider’s news are answered at once', async () => {
  const port = await open({ load: { ...atOnce, most: 2, mostOwn: mostOwn(2) } });
  const busy = Array.from({ length: 2 }, () => get(port, '/api/held'));
  await expect.poll(() => get(port, '/')).toBe(503);
  const own = ['/api/news', '/api/buy', '/api/enter'];
  expect(await Promise.all(own.map((path) => post(port, path)))).toEqual([200, 200, 200]);
  expect(await post(port, '/api/echo')).toBe(503);
  letGo();
  expect(await Promise.all(busy)).toEqual([200, 200]);
});

test('behind a trusted proxy each network has a line of its own, and another one is answered between the crowd', async () => {
  const load = { ...atOnce, longestWait: 10_000, most: 2 };
  const port = await open({ load }, { TRUST_PROXY: 'loopback' });
  const answered: string[] = [];
  const ask = async (ip: string) => {
    const headers = { 'x-forwarded-for': ip };
    const { status } = await fetch(`http://127.0.0.1:${port}/api/held`, { headers });
    answered.push(ip);
    return status;
  };
  const crowd = Array.from({ length: 30 }, () => ask('203.0.113.7'));
  await expect.poll(requestsSeen).toBe(30);
  const other = ask('198.51.100.1');
  await expect.poll(requestsSeen).toBe(31);
  letGo();
  expect(new Set(await Promise.all([other, ...crowd]))).toEqual(new Set([200]));
  expect(answered.indexOf('198.51.100.1')).toBeLessThan(15);
});

test('of five hundred at the same moment from one address each waits for its turn and is answered', async () => {
  // As long as a busy machine takes for them: how long is too long is a matter of work-share.test.ts.
  const port = await open({ load: { longestWait: 60_000, longestLag: 60_000 } });
  const crowd = Array.from({ length: 500 }, () => post(port, '/api/held'));
  await expect.poll(requestsSeen).toBe(500);
  letGo();
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]));
});

test('a page that is refused says so in a sentence with a way to try again', async () => {
  const port = await open({ load: { ...atOnce, most: 1 } });
  const busy = get(port, '/api/held');
  await expect.poll(() => get(port, '/')).toBe(503);
  const refused = await fetch(`http://127.0.0.1:${port}/product/1`, { headers: { accept: 'text/html' } });
  expect(refused.headers.get('retry-after')).toMatch(/^[2-5]$/);
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await refused.text()).toContain('Many people are here right now.');
  letGo();
  await busy;
});

test('bodies that drip are no work: with three times as many as may be worked on, everything is answered', async () => {
  const load = { ...atOnce, most: 20, mostOwn: mostOwn(5) };
  const port = await open({ load, arrivals: { mostPerNetwork: 10, mostOwn: 5 } });
  const sockets = [
    ...(await crowd(port, dripping('/api/echo'), 60)),
    ...(await crowd(port, dripping('/api/news'), 20)),
  ];
  try {
    expect(
      await Promise.all([
        get(port, '/'),
        get(port, '/alive'),
        post(port, '/api/echo'),
        post(port, '/api/news'),
      ]),
    ).toEqual([200, 200, 200, 200]);
    // All but the share of each were cut off, the oldest first, and their connections ended.
    const oldest = [...sockets.slice(0, 50), ...sockets.slice(60, 75)];
    await expect.poll(() => oldest.every(({ closed }) => closed)).toBe(true);
    expect([sockets[59]?.closed, sockets[79]?.closed]).toEqual([false, false]);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});

test('bodies that are completed together count as work together', async () => {
  const port = await open({ load: { ...atOnce, most: 8 }, arrivals: { mostPerNetwork: 100 } });
  const sockets = await crowd(port, dripping('/api/held'), 20);
  let received = '';
  for (const socket of sockets) {
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.write(`"a":"${'b'.repeat(92)}"}`);
  }
  const count = (status: number) => received.split(`HTTP/1.1 ${status} `).length - 1;
  await expect.poll(() => count(503)).toBe(12);
  letGo();
  await expect.poll(() => count(200)).toBe(8);
  for (const socket of sockets) socket.destroy();
});

test('however plentiful others are, what has a share of its own is answered, and never more than its share', async () => {
  const port = await open({ load: { ...atOnce, most: 3, mostOwn: mostOwn(2) } });
  const busy = Array.from({ length: 3 }, () => get(port, '/api/held'));
  await expect.poll(() => get(port, '/')).toBe(503);
  expect(await post(port, '/api/news')).toBe(200);
  letGo();
  expect(await Promise.all(busy)).toEqual([200, 200, 200]);
});

test('a network has so many uploads at once; the next is refused and ends, and another network is not', async () => {
  const port = await open({ arrivals: { mostUploads: 3 } }, { TRUST_PROXY: 'loopback' });
  const sockets = await crowd(port, dripping('/api/upload', 'x-forwarded-for: 203.0.113.7\r\n'), 3);
  const other = dripping('/api/upload', 'x-forwarded-for: 198.51.100.1\r\n');
  sockets.push(...(await crowd(port, other, 1)));
  const refused = await exchange(port, dripping('/api/upload', 'x-forwarded-for: 203.0.113.7\r\n'));
  expect(refused).toMatch(/^HTTP\/1\.1 429 /);
  expect(sockets.map(({ closed }) => closed)).toEqual([false, false, false, false]);
  for (const socket of sockets) socket.destroy();
});

test('of all connections together, too, the oldest idle one makes room', async () => {
  const port = await open({ connections: { mostInAll: 10 } });
  const busy = get(port, '/api/held');
  const idle = await crowd(port, 'GET / HTTP/1.1\r\nhost: x\r\n', 15);
  await expect.poll(() => idle.filter(({ closed }) => closed).length).toBeGreaterThanOrEqual(6);
  expect(await get(port, '/')).toBe(200);
  letGo();
  expect([await busy, idle.at(-1)?.closed]).toEqual([200, false]);
  for (const socket of idle) socket.destroy();
});

test('of the connections of a network the oldest idle one makes room; behind a trusted proxy they are not counted', async () => {
  const headers = 'GET / HTTP/1.1\r\nhost: x\r\n';
  const port = await open({ connections: { mostPerNetwork: 10 } });
  const busy = get(port, '/api/held');
  const idle = await crowd(port, headers, 15);
  await expect.poll(() => idle.filter(({ closed }) => closed).length).toBeGreaterThanOrEqual(6);
  expect(await get(port, '/')).toBe(200);
  letGo();
  expect(await busy).toBe(200);
  expect(idle.at(-1)?.closed).toBe(false);
  for (const socket of idle) socket.destroy();
  await server?.close();

  const behind = await open({ connections: { mostPerNetwork: 10 } }, { TRUST_PROXY: 'loopback' });
  const many = await crowd(behind, headers, 15);
  expect(await get(behind, '/')).toBe(200);
  expect(many.filter(({ closed }) => closed)).toHaveLength(0);
  for (const socket of many) socket.destroy();
});

test.each([
  ['that says its length', 'content-length: 8000000\r\n'],
  ['that says no length', 'transfer-encoding: chunked\r\n'],
])('a body %s and is too large is answered 413 as JSON, also while it still arrives', async (_, length) => {
  const port = await open({});
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write(`POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${length}\r\n`);
  const part = length.startsWith('content') ? 'a'.repeat(1000) : `3e8\r\n${'a'.repeat(1000)}\r\n`;
  const closed = once(socket, 'close');
  for (let nth = 0; nth < 7000 && !socket.destroyed; nth++)
    if (!socket.write(part)) await Promise.race([once(socket, 'drain'), closed]);
  await expect.poll(() => received).toContain('"code":"PAYLOAD_TOO_LARGE"');
  expect(received).toMatch(/^HTTP\/1\.1 413 /);
  expect(received).toContain('\r\ncontent-type: application/json');
  // Who goes on sending is cut off.
  await closed;
});
