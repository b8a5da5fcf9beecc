import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { readEnv } from '#server/env.ts';
import { type CacheRoom, makeCacheRoom } from '#server/platform/cache/short-cache.ts';
import { serveBare } from '#tests/support/serve-bare.ts';
import { compressAnswers } from './answers/compress-answers.ts';
import { makeServer } from './make-server.ts';

const find = endpoint({
  method: 'GET',
  path: '/api/find/:kind',
  access: 'anyone',
  tag: 'test',
  summary: 'Two kilobytes about a word',
  params: z.object({ kind: z.string() }),
  query: z.object({ q: z.string().check(z.trim()), sort: z._default(z.string(), 'newest') }),
  reply: z.object({ success: z.literal(true), text: z.string(), answer: z.int() }),
});

const kilobyte = 1024;
let server: ReturnType<typeof makeServer>;
let room: CacheRoom;
let answers = 0;

beforeEach(async () => {
  await server?.close();
  server = makeServer(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  room = makeCacheRoom(0.5);
  await compressAnswers(server);
  answers = 0;
  const serve = serveBare(server, { cacheRoom: room });
  serve(
    find,
    async ({ params, query }) => ({
      success: true,
      text: `${params.kind} ${query.q} ${query.sort} `.repeat(100),
      answer: ++answers,
    }),
    { visitorSeconds: 60 },
  );
  serve(
    { ...find, path: '/api/counted/:kind' },
    async ({ params }) => ({ success: true, text: params.kind, answer: ++answers }),
    { visitorSeconds: 60, limits: [{ name: 'test', by: 'network', most: 99, seconds: 60 }] },
  );
});
afterAll(() => server.close());

const get = (url: string, encoding?: string) =>
  server.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });

test('parameters that nobody reads, and the order of the others, make no answer of their own', async () => {
  await get('/api/find/sari?q=red&sort=price');
  for (let nth = 0; nth < 20; nth++) {
    await get(`/api/find/sari?q=red&sort=price&x=${nth}`);
    await get(`/api/find/sari?y=${nth}&sort=price&q=%20red`);
  }
  expect([answers, room.size]).toEqual([1, 1]);
  const other = await Promise.all(
    ['/api/find/kurta?q=red&sort=price', '/api/find/sari?q=red', '/api/find/sari?q=blue&sort=price'].map(
      async (url) => (await get(url)).json().text.slice(0, 15),
    ),
  );
  expect(other).toEqual(['kurta red price', 'sari red newest', 'sari blue price']);
});

test('six hundred answers in three encodings stay within the one bound', async () => {
  for (let nth = 0; nth < 600; nth++) {
    for (const encoding of [undefined, 'gzip', 'br', 'br']) await get(`/api/find/sari?q=${nth}`, encoding);
  }
  expect(room.calculatedSize).toBeLessThanOrEqual(512 * kilobyte);
  expect(room.calculatedSize).toBeGreaterThan(400 * kilobyte);
  expect(room.size).toBeLessThan(512);
});

test('an answer says the same in every encoding, and the front door may keep it for a second', async () => {
  const url = '/api/find/sari?q=red';
  const plain = await get(url);
  const packed = [await get(url, 'gzip'), await get(url, 'br')];
  expect(gunzipSync(packed[0]?.rawPayload ?? '')).toEqual(plain.rawPayload);
  expect(brotliDecompressSync(packed[1]?.rawPayload ?? '')).toEqual(plain.rawPayload);
  expect([plain.json().answer, plain.headers['x-accel-expires']]).toEqual([1, '1']);
});

test('what is counted for each visitor is never kept at the front door', async () => {
  const answer = await get('/api/counted/sari?q=red');
  expect([answer.statusCode, answer.headers['x-accel-expires']]).toEqual([200, undefined]);
});

test('an address beyond two kilobytes is refused with a sentence, and a long search is not', async () => {
  const refused = await get(`/api/find/sari?q=${'x'.repeat(2100)}`);
  expect([refused.statusCode, refused.json().code]).toEqual([414, 'ADDRESS_TOO_LONG']);
  expect(refused.json().message).toMatch(/too long/);
  const words = encodeURIComponent('लाल बनारसी साड़ी '.repeat(6));
  expect((await get(`/api/find/sari?q=${words}`)).statusCode).toBe(200);
});
