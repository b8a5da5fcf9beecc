import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerFile, answerPage, dropOldCaches, isKeepable } from './kept-pages.ts';

const site = 'https://tanabana.example';
const all = new Map<string, Map<string, Response>>();
/** What the server answers; null where there is no network. */
let server: Response | null = null;

beforeEach(() => {
  all.clear();
  const addressOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, site).href;
  vi.stubGlobal('fetch', async () => server?.clone() ?? Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('caches', {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async open(name: string) {
      const kept = all.get(name) ?? new Map<string, Response>();
      all.set(name, kept);
      return {
        match: async (request: string | Request) => kept.get(addressOf(request))?.clone(),
        put: async (request: string | Request, answer: Response) => void kept.set(addressOf(request), answer),
        delete: async (request: string | Request) => kept.delete(addressOf(request)),
        keys: async () => [...kept.keys()].map((url) => new Request(url)),
      };
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const page = (words: string, caching = 'no-cache', language = 'en') =>
  new Response(words, { headers: { 'cache-control': caching, 'content-language': language } });

/** Opens an address with a server that answers so, or without one. */
async function visit(path: string, answer: Response | null): Promise<Response> {
  server = answer;
  return answerPage(new Request(site + path));
}

test('a page that was seen is shown without a network, as it was seen last', async () => {
  await visit('/product/7', page('First'));
  await visit('/product/7', page('Second'));
  expect(await (await visit('/product/7', null)).text()).toBe('Second');
});

test('a page of somebody signed in is not kept and takes away what a visitor has seen', async () => {
  await visit('/product/7', page('For everybody'));
  await visit('/', page('Hello Asha', 'private, no-store'));
  for (const path of ['/', '/product/7']) {
    const answer = await visit(path, null);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('You’re offline.');
  }
});

test('nothing of sign-in, payments, own things and the administration is kept', async () => {
  const never = [
    '/signin',
    '/checkout/7',
    '/order-details/purchase/7',
    '/settings',
    '/admin',
    '/hi/admin/users',
  ];
  for (const path of [...never, '/confirm-email?token=x', '/chat', '/profile']) {
    expect(isKeepable(new URL(site + path)), path).toBe(false);
    await visit(path, page('Secret'));
    expect((await visit(path, null)).status, path).toBe(503);
  }
});

test('what was not seen is answered in the language of its address, else in that seen last', async () => {
  await visit('/', page('வணக்கம்', 'no-cache', 'ta'));
  expect((await visit('/explore', null)).headers.get('content-language')).toBe('ta');
  expect((await visit('/bn/explore', null)).headers.get('content-language')).toBe('bn');
});

test('forty pages are kept at most, the latest seen', async () => {
  for (let id = 1; id <= 41; id++) await visit(`/product/${id}`, page(`Design ${id}`));
  expect((await visit('/product/1', null)).status).toBe(503);
  expect(await (await visit('/product/2', null)).text()).toBe('Design 2');
});

test('a file of the build outlives its server, and a missing one is not kept', async () => {
  const request = new Request(`${site}/assets/home.js`);
  server = new Response('Gone', { status: 404 });
  expect((await answerFile(request)).status).toBe(404);
  server = new Response('run()');
  await answerFile(request);
  server = new Response('Gone', { status: 404 });
  expect(await (await answerFile(request)).text()).toBe('run()');
});

test('a browser that forbids storage gets its pages all the same', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('Forbidden')) });
  expect(await (await visit('/', page('Here'))).text()).toBe('Here');
  expect((await visit('/', null)).status).toBe(503);
});

test('what an earlier worker kept is dropped, and nothing else', async () => {
  for (const name of ['tanabana-pages-0', 'tanabana-pages-1', 'of-somebody-else']) await caches.open(name);
  await dropOldCaches();
  expect([...all.keys()]).toEqual(['tanabana-pages-1', 'of-somebody-else']);
});

test('a kept page says when the server made it', async () => {
  const made = new Response('<html lang="en">Here', {
    headers: { 'cache-control': 'no-cache', date: 'Tue, 24 Nov 2026 08:35:00 GMT' },
  });
  await visit('/about', made);
  const kept = await (await visit('/about', null)).text();
  expect(kept).toBe('<html data-kept-at="2026-11-24T08:35:00.000Z" lang="en">Here');
});
