import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { makeServer } from '../make-server.ts';
import type { Reading } from './slow-readers.ts';

/** Far more than what the system takes from us before anybody reads. */
const large = 'x'.repeat(20_000_000);

let server: ReturnType<typeof makeServer>;
/** The server's ends of the connections, in the sequence in which they were opened. */
const ends: Socket[] = [];
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  ends.length = 0;
  await server.close();
});

async function open(reading: Partial<Reading>): Promise<number> {
  server = makeServer(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback' }), {
    reading,
    load: { longestLag: 10_000 },
  });
  server.get('/large', async (_request, reply) => reply.type('text/plain').send(large));
  server.get('/small', async () => ({ success: true }));
  server.server.on('connection', (socket: Socket) => ends.push(socket));
  await server.listen({ port: 0, host: '127.0.0.1' });
  return (server.server.address() as AddressInfo).port;
}

/** Asks for what is large, and has read nothing but its first bytes. */
async function ask(port: number, ip = '203.0.113.7'): Promise<Socket> {
  const client = connect(port, '127.0.0.1');
  clients.push(client);
  client.on('error', () => undefined);
  client.write(`GET /large HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${ip}\r\n\r\n`);
  await once(client, 'readable');
  return client;
}

test('who does not read their answer loses the connection, who waits for nothing keeps it', async () => {
  const port = await open({ pace: 200, leastBytes: 1000 });
  const idle = connect(port, '127.0.0.1');
  clients.push(idle);
  idle.write('GET /small HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(idle, 'data');
  await ask(port);
  await expect.poll(() => ends[1]?.closed).toBe(true);
  idle.write('GET /small HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(idle, 'data');
  expect(ends[0]?.closed).toBe(false);
});

test('a byte now and then is not reading', async () => {
  const port = await open({ pace: 200, leastBytes: 1000 });
  const client = await ask(port);
  await expect.poll(() => client.read(1) && ends[0]?.closed).toBe(true);
});

test('who reads slowly but well gets everything', async () => {
  const port = await open({ pace: 600, leastBytes: 1000 });
  const client = await ask(port);
  let received = 0;
  const readSome = () => {
    received += (client.read(Math.min(200_000, client.readableLength)) as Buffer | null)?.length ?? 0;
    return received;
  };
  await expect.poll(readSome, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(large.length);
});

test('of a network so many may keep us waiting, however they read; another network is not touched', async () => {
  const port = await open({ pace: 200, leastBytes: 0, mostPerNetwork: 2 });
  for (let nth = 0; nth < 5; nth++) await ask(port);
  await ask(port, '198.51.100.1');
  await expect.poll(() => ends.map(({ closed }) => closed)).toEqual([true, true, true, false, false, false]);
});
