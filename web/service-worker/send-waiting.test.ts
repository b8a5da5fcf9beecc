import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '#tests/support/fake-caches.ts';
import { caching } from './kept-caches.ts';
import { sendWaiting } from './send-waiting.ts';

const site = 'https://tanabana.example';
let device: ReturnType<typeof fakeCaches>;
const sent: { path: string; account: string | null; key: string | null }[] = [];
let answers: number[] = [];

const entry = (nonce: string, takesKey = true) => ({
  nonce,
  call: { method: 'POST', path: `/api/${nonce}`, json: '{}', takesKey },
});
const outbox = () => device.caches.open(caching.outbox);
const waits = async (account: number, ...nonces: string[]) =>
  (await outbox()).put(`/outbox/${account}`, Response.json(nonces.map((nonce) => entry(nonce))));
const taken = async () => (await (await outbox()).match('/outbox/taken'))?.json() ?? [];

beforeEach(() => {
  device = fakeCaches(site);
  sent.length = 0;
  answers = [];
  vi.stubGlobal('caches', device.caches);
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    const all = new Headers(headers);
    sent.push({ path, account: all.get('tanabana-account'), key: all.get('idempotency-key') });
    return new Response(null, { status: answers.shift() ?? 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what waits leaves in its order, as its writer and under its name, and is noted as taken', async () => {
  await waits(4, 'comment', 'like');
  await sendWaiting();
  expect(sent).toEqual([
    { path: '/api/comment', account: '4', key: 'comment' },
    { path: '/api/like', account: '4', key: 'like' },
  ]);
  expect(await taken()).toEqual(['comment', 'like']);
});

test('what meets somebody else or nobody waits, and so does all behind it', async () => {
  for (const status of [401, 409]) {
    answers = [status];
    await waits(4, 'comment', 'like');
    await sendWaiting();
  }
  expect(sent).toHaveLength(2);
  expect(await taken()).toEqual([]);
});

test('a refusal is left for its writer, and those behind it go on', async () => {
  answers = [404];
  await waits(4, 'comment', 'like');
  await sendWaiting();
  expect(await taken()).toEqual(['like']);
});

test('trouble on the server asks the browser for another try', async () => {
  answers = [200, 503];
  await waits(4, 'comment', 'like');
  await expect(sendWaiting()).rejects.toThrow('503');
  expect(await taken()).toEqual(['comment']);
});
