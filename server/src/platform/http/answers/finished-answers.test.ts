import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { readEnv } from '#server/env.ts';
import { makeCacheRoom } from '#server/platform/cache/cache-room.ts';
import { serveBare } from '#tests/support/serve-bare.ts';
import { makeServer } from '../make-server.ts';
import type { Call } from '../serve-endpoint.ts';
import { installFinishedAnswers } from './finished-answers.ts';

const find = (path: `/api/${string}`) =>
  endpoint({
    method: 'GET',
    path,
    access: 'anyone',
    tag: 'test',
    summary: 'Two kilobytes about a word',
    query: z.object({ q: z._default(z.string(), '') }),
    reply: z.object({ success: z.literal(true), text: z.string(), answer: z.int() }),
  });

let server: ReturnType<typeof makeServer>;
let origin: string;
let answers: number;
/** The patterns of what was answered without Fastify. */
let finished: string[];

beforeEach(async () => {
  server = makeServer(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  answers = 0;
  finished = [];
  const room = makeCacheRoom();
  installFinishedAnswers(server, room, (route) => finished.push(route));
  const serve = serveBare(server, { cacheRoom: room });
  const answer = async ({ query: { q } }: Call<ReturnType<typeof find>>) => ({
    success: true as const,
    text: `${q} `.repeat(500),
    answer: ++answers,
  });
  serve(find('/api/find/:kind'), answer, { visitorSeconds: 1 });
  serve(find('/api/counted'), answer, {
    visitorSeconds: 60,
    limits: [{ name: 'test', by: 'network', most: 99, seconds: 60 }],
  });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

/** `fetch` itself says which languages and encodings it takes. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip', ...headers } });
  const { date, ...said } = Object.fromEntries(answer.headers);
  return { status: answer.status, said, text: await answer.text() };
}

/** The cache keeps what was asked for twice, and what it gave is kept in turn. Returns what it gave. */
async function askThrice(path: string) {
  await ask(path);
  await ask(path);
  return ask(path);
}

test('whoever asks again in the same words gets the same answer with the same headers, without Fastify', async () => {
  const third = await askThrice('/api/find/sari?q=red');
  expect(finished).toEqual([]);
  expect(await ask('/api/find/sari?q=red')).toEqual(third);
  expect(third.said).toMatchObject({ 'content-encoding': 'gzip', 'x-content-type-options': 'nosniff' });
  expect([finished, answers]).toEqual([['/api/find/:kind'], 2]);
});

test('other words, languages, encodings, a cookie, another site, and what is known already are asked of Fastify', async () => {
  const { etag = '' } = (await askThrice('/api/find/sari?q=red')).said;
  await ask('/api/find/sari?q=blue');
  const others: Record<string, string>[] = [
    { cookie: 'a=b' },
    { origin: 'https://shop.example' },
    { 'accept-language': 'hi' },
    { 'tanabana-language': 'hi' },
    { 'accept-encoding': 'br' },
    { authorization: 'Basic x' },
    { 'tanabana-account': '1' },
    { referer: `${origin}/hi/explore` },
    { 'if-none-match': etag },
  ];
  for (const headers of others) await ask('/api/find/sari?q=red', headers);
  expect(finished).toEqual([]);
  expect((await ask('/api/find/sari?q=red', { 'if-none-match': etag })).status).toBe(304);
});

test('nobody is shown what is too old, and what is counted for each visitor is always counted', async () => {
  await askThrice('/api/find/sari?q=red');
  await ask('/api/find/sari?q=red');
  expect([answers, finished.length]).toEqual([2, 1]);
  await vi.waitFor(
    async () => {
      expect((await ask('/api/find/sari?q=red')).text).toContain('"answer":3');
    },
    { timeout: 30_000, interval: 100 },
  );
  finished = [];
  for (let nth = 0; nth < 4; nth++) await ask('/api/counted');
  expect([answers, finished]).toEqual([5, []]);
});

test('a server that takes its leave answers by Fastify, which ends the connection', async () => {
  await askThrice('/api/find/sari?q=red');
  server.isLeaving = true;
  await ask('/api/find/sari?q=red');
  expect(finished).toEqual([]);
  server.isLeaving = false;
  await ask('/api/find/sari?q=red');
  expect(finished).toHaveLength(1);
});
