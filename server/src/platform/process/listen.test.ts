import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

function make() {
  const app = fastify({ forceCloseConnections: true });
  let connections = 0;
  app.server.on('connection', () => {
    connections += 1;
  });
  app.get('/', async () => ({ success: true }));
  const port = () => (app.server.address() as AddressInfo).port;
  return { app, port, count: () => connections };
}

/** The first line of the response, on a new connection. */
async function ask(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return bytes.toString().split('\r\n')[0] ?? '';
}

test('whichever of its sockets takes a connection, the one server answers it, and none is left after the stop', async () => {
  const { app, port, count } = make();
  await listen(app, { port: 0, host: 'localhost' });
  const asked = port();
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask(asked)));
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 200 OK']));
  expect(count()).toBe(200);
  await app.close();
  for (let nth = 0; nth < 50; nth++) await expect(ask(asked)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('an address that somebody listens at already is not shared with them', async () => {
  const one = make();
  const other = make();
  await listen(one.app, { port: 0, host: '127.0.0.1' });
  await expect(listen(other.app, { port: one.port(), host: '127.0.0.1' })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  expect(await ask(one.port())).toBe('HTTP/1.1 200 OK');
  await Promise.all([one.app.close(), other.app.close()]);
});
