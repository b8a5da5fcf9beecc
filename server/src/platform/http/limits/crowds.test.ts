import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import {
  atOnce,
  crowd,
  dripping,
  get,
  mostOwn,
  post,
  smallServers,
} from '#tests/support/set-ups/small-server.ts';

const { letGo, open, requestsSeen } = smallServers();

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
    // The client has received the first bytes and reads no more.
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

test('of five hundred at the same moment from one address each waits for its turn and is answered', async () => {
  // Long enough for a busy machine to handle them all.
  const port = await open({ load: { longestWait: 60_000, longestLag: 60_000 } });
  const crowd = Array.from({ length: 500 }, () => post(port, '/api/held'));
  await expect.poll(requestsSeen).toBe(500);
  letGo();
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]));
});

test('a page that is refused says so in a sentence with a way to try again, and has its style', async () => {
  const port = await open({ load: { ...atOnce, most: 1 } });
  const busy = get(port, '/api/held');
  await expect.poll(() => get(port, '/')).toBe(503);
  const refused = await fetch(`http://127.0.0.1:${port}/product/1`, { headers: { accept: 'text/html' } });
  expect(refused.headers.get('retry-after')).toMatch(/^[2-5]$/);
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await refused.text()).toContain('Many people are here right now.');
  for (const sheet of ['/plain/page.css', '/plain/fonts.css']) expect(await get(port, sheet)).toBe(200);
  letGo();
  await busy;
});

test('bodies that are completed together count as work together', async () => {
  const port = await open({ load: { ...atOnce, most: 8 } });
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
