import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import {
  atOnce,
  crowd,
  dripping,
  exchange,
  get,
  mostOwn,
  post,
  smallServers,
} from '#tests/support/set-ups/small-server.ts';

const { open } = smallServers();

test('a body that drips is cut off with a sentence, an upload is given time', async () => {
  const port = await open({ bodyTime: 150 });
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

test('bodies that drip are no work: with three times as many as may be worked on, everything is answered', async () => {
  const load = { ...atOnce, most: 20, mostOwn: mostOwn(5) };
  const port = await open({ load });
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
  } finally {
    for (const socket of sockets) socket.destroy();
  }
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
  // A client that keeps sending is disconnected.
  await closed;
});
