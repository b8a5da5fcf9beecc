import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { readEnv } from '#server/env.ts';
import { serveBare } from '#tests/support/serve-bare.ts';
import { allowOrigins } from '../allow-origins.ts';
import { makeServer } from '../make-server.ts';
import type { Load } from './shed-load.ts';

const comment = endpoint({
  method: 'POST',
  path: '/api/comment',
  access: 'anyone',
  tag: 'test',
  summary: 'A call with a body',
  body: z.object({ a: z.int() }),
  reply: z.object({ success: z.literal(true) }),
});

let server: ReturnType<typeof makeServer>;
/** The promise that `/api/held` awaits. */
let held: Promise<object>;
let letGo: () => void;
const order: string[] = [];
beforeEach(() => {
  const { promise, resolve } = Promise.withResolvers<object>();
  held = promise;
  letGo = () => resolve({ success: true });
  order.length = 0;
});
afterEach(() => server.close());

async function open(load: Partial<Load>): Promise<number> {
  const settings = { CORS_ORIGINS: 'https://studio.example.in', PUBLIC_URL: 'http://localhost:3000' };
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...settings });
  server = makeServer(env, { load: { most: 1, longestLag: 10_000, ...load } });
  await allowOrigins(server, env.CORS_ORIGINS);
  server.get('/api/held', { onSend: async () => void order.push('the one before was answered') }, () => held);
  const serve = serveBare(server, {
    findViewer: async () => {
      order.push('looked up');
      return null;
    },
  });
  serve(comment, async () => ({ success: true }));
  await server.listen({ port: 0, host: '127.0.0.1' });
  return (server.server.address() as AddressInfo).port;
}

/** Occupies the only slot; resolves once the request has begun. */
async function occupy(port: number): Promise<{ answer: Promise<Response> }> {
  const begun = once(server.server, 'request');
  const answer = fetch(`http://127.0.0.1:${port}/api/held`);
  await begun;
  return { answer };
}

test('a refusal keeps the connection, says who may read it, and protects like any other answer', async () => {
  const port = await open({ mostWaiting: 0 });
  const busy = await occupy(port);
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  async function refusalFor(origin: string): Promise<string> {
    received = '';
    socket.write(`GET /api/x HTTP/1.1\r\nhost: x\r\norigin: ${origin}\r\n\r\n`);
    await expect.poll(() => received).toContain('"requestId"');
    return received;
  }
  const ours = await refusalFor('https://studio.example.in');
  const strangers = await refusalFor('https://stranger.example');
  for (const answer of [ours, strangers]) {
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/\r\nretry-after: [2-5]\r\n/);
    expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
    expect(answer).toContain('\r\nx-frame-options: DENY\r\n');
    expect(answer).toMatch(/\r\nvary: .*Origin/);
    expect(answer).toContain('"reason":"platform.manyPeople"');
  }
  expect(ours).toContain('\r\naccess-control-allow-origin: https://studio.example.in\r\n');
  expect(ours).toContain('\r\naccess-control-expose-headers: retry-after\r\n');
  expect(strangers).not.toContain('access-control-allow-origin');
  const numbers = [ours, strangers].map((answer) => /"requestId":"([^"]{13})"\}$/.exec(answer)?.[1]);
  expect(new Set(numbers).size, 'each has its number').toBe(2);
  expect(server.countRefused()).toBe(2);
  socket.destroy();
  letGo();
  await busy.answer;
});

test('somebody whose body is here waits for their turn before the database is asked who they are', async () => {
  const port = await open({ longestWait: 10_000 });
  const busy = await occupy(port);
  const bodyIsHere = once(server.server, 'request').then(([request]) => once(request, 'end'));
  const waiting = fetch(`http://127.0.0.1:${port}/api/comment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  await bodyIsHere;
  letGo();
  expect([(await busy.answer).status, (await waiting).status]).toEqual([200, 200]);
  expect(order).toEqual(['the one before was answered', 'looked up']);
});

test('a browser that asks first whether it may call is always answered', async () => {
  const port = await open({ mostWaiting: 0 });
  const busy = await occupy(port);
  const preflight = await fetch(`http://127.0.0.1:${port}/api/comment`, {
    method: 'OPTIONS',
    headers: { origin: 'https://studio.example.in', 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  letGo();
  await busy.answer;
});
