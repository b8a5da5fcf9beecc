import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach } from 'vitest';
import { readEnv } from '#server/env.ts';
import type { Load } from '#server/platform/http/limits/shed-load.ts';
import { makeServer } from '#server/platform/http/make-server.ts';

type Server = ReturnType<typeof makeServer>;

/** No request is queued, and a slow machine never leads to a refusal. */
export const atOnce: Partial<Load> = { mostWaiting: 0, longestLag: 10_000 };
export const mostOwn = (most: number) => ({ 'payment news': most, checkout: most, 'sign-in': most });

/** Small servers of a test file, one at a time; each is closed after its test. */
export function smallServers() {
  let server: Server | undefined;
  /** `/api/held` waits for this promise. */
  let held: Promise<object>;
  let answerHeld: () => void;
  let seen = 0;
  beforeEach(() => {
    seen = 0;
    const { promise, resolve } = Promise.withResolvers<object>();
    held = promise;
    answerHeld = () => resolve({ success: true });
  });
  const close = () => server?.close();
  afterEach(close);

  /** Opens a server with these limits and returns its port. */
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

  return {
    open,
    close,
    /** Lets `/api/held` answer. */
    letGo: () => answerHeld(),
    requestsSeen: () => seen,
  };
}

/** Sends bytes and returns everything that came back until the other side closed. */
export async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  await once(socket, 'close');
  return received;
}

export const dripping = (path: string, headers = '') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\n${headers}content-type: application/json\r\ncontent-length: 100\r\n\r\n{`;

/** Opens connections that send these bytes and then nothing, and waits until the server has seen each. */
export async function crowd(port: number, bytes: string, size: number): Promise<Socket[]> {
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

export const post = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  }).then(({ status }) => status);
export const get = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status);
