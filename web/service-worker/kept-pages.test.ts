import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '#tests/support/fake-caches.ts';
import { dropOldCaches } from './kept-caches.ts';
import { answerReply, answerSignOut, isOwnReply, keepSeenPage } from './kept-own.ts';
import { answerFile, answerPage, isKeepable } from './kept-pages.ts';

const site = 'https://tanabana.example';
let all: ReturnType<typeof fakeCaches>['all'];
/** The server's response; null when offline. */
let server: Response | null = null;

beforeEach(() => {
  const device = fakeCaches(site);
  all = device.all;
  vi.stubGlobal('caches', device.caches);
  vi.stubGlobal('fetch', async () => server?.clone() ?? Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => vi.unstubAllGlobals());

const now = () => new Date().toUTCString();
const page = (words: string, caching = 'no-cache', language = 'en') =>
  new Response(words, {
    headers: {
      'cache-control': caching,
      'content-language': language,
      'tanabana-account': 'nobody',
      date: now(),
    },
  });

/** A page or a reply for a signed-in viewer. */
const own = (words: string, account: number, date = now(), status = 200) =>
  new Response(words, {
    status,
    headers: { 'cache-control': 'private, no-store', 'tanabana-account': String(account), date },
  });

async function read(path: string, answer: Response | null): Promise<string | null> {
  server = answer;
  const reply = await answerReply(new Request(site + path)).catch(() => null);
  return reply && (await reply.text());
}

const order = '/order-details/purchase/7';
const details = '/api/order/orderDetailsForBuyerAndSeller/7';
const measurements = '/api/order/7/measurements';

/** Opens a URL with this response from the server, or offline for null. */
async function visit(path: string, answer: Response | null): Promise<Response> {
  server = answer;
  return answerPage(new Request(site + path));
}

test('a page that was seen is shown without a network, as it was seen last', async () => {
  await visit('/product/7', page('First'));
  await visit('/product/7', page('Second'));
  expect(await (await visit('/product/7', null)).text()).toBe('Second');
});

test('a page of somebody signed in takes away what a visitor has seen, and is not kept where it is not on the list', async () => {
  await visit('/product/7', page('For everybody'));
  await visit('/settings', own('Hello Asha', 4));
  for (const path of ['/settings', '/product/7']) {
    const answer = await visit(path, null);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('You’re offline.');
  }
});

test('nothing of sign-in, payments, settings and the administration is kept', async () => {
  const never = ['/signin', '/checkout/7', '/order-confirmation', '/settings', '/admin', '/hi/admin/users'];
  for (const path of [...never, '/confirm-email?token=x', '/enquiries', '/profile']) {
    expect(isKeepable(new URL(site + path)), path).toBe(false);
    for (const secret of [page('Secret'), own('Secret', 4)]) await visit(path, secret);
    expect((await visit(path, null)).status, path).toBe(503);
  }
});

test('what was not seen is answered in the language of its address, else in that seen last', async () => {
  await visit('/', page('வணக்கம்', 'no-cache', 'ta'));
  expect((await visit('/explore', null)).headers.get('content-language')).toBe('ta');
  expect((await visit('/bn/explore', null)).headers.get('content-language')).toBe('bn');
});

test('what was not seen is written with the letters that pages of its language have left', async () => {
  const letters = '/assets/hind-madurai-tamil-400-normal-d6m8Wk.woff2';
  server = new Response('letters');
  await answerFile(new Request(site + letters));
  await answerFile(new Request(`${site}/assets/hind-devanagari-400-normal-Ce8EC4.woff2`));
  await visit('/', page('வணக்கம்', 'no-cache', 'ta'));
  const answer = await visit('/explore', null);
  expect(answer.headers.get('content-security-policy')).toContain("font-src 'self'");
  const html = await answer.text();
  expect(html.match(/@font-face/g)).toHaveLength(1);
  expect(html).toContain(`src:url(${site}${letters})`);
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

test('own orders and their measurements are read without a network, with the moment at which they were seen', async () => {
  await visit(order, own('<html lang="en">Order 7', 4));
  await read(measurements, own('{"waist":30}', 4));
  expect(await (await visit(order, null)).text()).toMatch(/^<html data-kept-at="[^"]+Z" lang="en">Order 7$/);
  server = null;
  const kept = await answerReply(new Request(site + measurements));
  expect(await kept.text()).toBe('{"waist":30}');
  expect(Date.now() - Date.parse(kept.headers.get('tanabana-kept-at') ?? '')).toBeLessThan(5000);
});

test('chats and meetings are read without a network: of messages and chats the newest, and nothing read on', async () => {
  const messages = '/api/chat/chats/3/messages?limit=50';
  const meeting = '/schedule-meeting/7';
  await visit('/chat?receiverId=9', own('Chat with Meher', 4));
  await visit(meeting, own('On Friday', 4));
  await read(messages, own('{"messages":["newest"]}', 4));
  for (const more of ['&before=70', '&after=90'])
    await read(messages + more, own('{"messages":["other"]}', 4));
  await read('/api/chat/userChats', own('{"chats":[3]}', 4));
  await read('/api/chat/userChats?before=2', own('{"chats":[1]}', 4));
  await read('/api/meeting/orders/7/meetings?all=1', own('{"data":["Friday"]}', 4));
  expect(await (await visit('/chat?receiverId=9', null)).text()).toContain('Chat with Meher');
  expect(await (await visit(meeting, null)).text()).toContain('On Friday');
  expect(await read(messages, null)).toBe('{"messages":["newest"]}');
  expect(await read('/api/chat/userChats', null)).toBe('{"chats":[3]}');
  expect(await read('/api/meeting/orders/7/meetings?all=1', null)).toBe('{"data":["Friday"]}');
  for (const path of [`${messages}&before=70`, `${messages}&after=90`, '/api/chat/userChats?before=2'])
    expect(await read(path, null), path).toBeNull();
  await visit('/', page('Welcome'));
  expect((await visit('/chat?receiverId=9', null)).status).toBe(503);
  expect(await read(messages, null)).toBeNull();
});

test('what a server in trouble or a refusal says is not kept; what is gone goes', async () => {
  await read(details, own('{"order":7}', 4));
  await read(details, own('{}', 4, now(), 503));
  expect(await read(details, null)).toBe('{"order":7}');
  await read(details, own('{}', 4, now(), 404));
  expect(await read(details, null)).toBeNull();
});

test('somebody else who signs in, or nobody, finds nothing of whoever was here', async () => {
  const asha = async () => {
    await visit(order, own('Order of Asha', 4));
    await read(details, own('{"buyer":"Asha"}', 4));
  };
  const isGone = async () =>
    (await visit(order, null)).status === 503 && (await read(details, null)) === null;

  await asha();
  await visit('/explore', own('Hello Meher', 9));
  expect(await isGone(), 'a page of somebody else').toBe(true);
  await asha();
  await read(measurements, own('{}', 9));
  expect(await isGone(), 'a reply for somebody else').toBe(true);
  await asha();
  await visit('/', page('Welcome'));
  expect(await isGone(), 'a page that nobody is signed in to see').toBe(true);
  await asha();
  await read('/api/auth/userAuthChecker', new Response('{}', { status: 401 }));
  expect(await isGone(), 'a session that has ended').toBe(true);
  await asha();
  expect(await isGone(), 'nothing but silence').toBe(false);
});

test('nothing is kept of a session that ends with the browser, and what was kept before it goes', async () => {
  const unkept = (words: string) =>
    new Response(words, {
      headers: { 'cache-control': 'private, no-store', 'tanabana-account': 'unkept', date: now() },
    });
  await visit(order, own('Order 7', 4));
  await read(details, own('{"order":7}', 4));
  await visit(order, unkept('Order 7'));
  await read(details, unkept('{"order":7}'));
  server = unkept('Order 7');
  await keepSeenPage(new URL(site + order), { anew: true });
  expect((await visit(order, null)).status).toBe(503);
  expect(await read(details, null)).toBeNull();
});

test('a reply that arrives after signing out is not kept', async () => {
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => late.promise);
  const reply = answerReply(new Request(site + details));
  vi.stubGlobal('fetch', async () => new Response('{}'));
  await answerSignOut(new Request(`${site}/api/auth/logout`, { method: 'POST' }));
  late.resolve(own('{"order":7}', 4));
  expect((await reply).status).toBe(200);
  expect([...all.keys()].filter((name) => name.startsWith('tanabana-own'))).toEqual([]);
});

test('nothing is shown that is older than thirty days', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toUTCString();
  await read(details, own('{"order":7}', 4, daysAgo(29)));
  await read(measurements, own('{"waist":30}', 4, daysAgo(31)));
  expect(await read(details, null)).toBe('{"order":7}');
  expect(await read(measurements, null)).toBeNull();
});

test('replies about money, addresses, settings and people are not among those that are kept', async () => {
  const never = [
    '/api/order/earnings',
    '/api/order/paymentWindow',
    '/api/order/current-user-shipping-address',
  ];
  for (const path of [
    ...never,
    '/api/users/me',
    '/api/chat/chats',
    '/api/admin/orders',
    '/api/order/7/family-links',
  ]) {
    expect(isOwnReply(new URL(site + path)), path).toBe(false);
    await read(path, own('{}', 4));
    expect(await read(path, null), path).toBeNull();
  }
});

test('an own page that was reached by a link is fetched to be kept, and no other', async () => {
  server = own('Order 7', 4);
  await keepSeenPage(new URL(site + order), { anew: false });
  await keepSeenPage(new URL(`${site}/settings`), { anew: true });
  expect(await (await visit(order, null)).text()).toContain('Order 7');
  expect((await visit('/settings', null)).status).toBe(503);
});

test('an own page that was kept a moment ago is fetched again only where it says that it has changed', async () => {
  server = own('Nothing said yet', 4);
  await keepSeenPage(new URL(`${site}/chat/9`), { anew: false });
  server = own('The first word', 4);
  await keepSeenPage(new URL(`${site}/chat/9`), { anew: false });
  expect(await (await visit('/chat/9', null)).text()).toContain('Nothing said yet');
  server = own('The first word', 4);
  await keepSeenPage(new URL(`${site}/chat/9`), { anew: true });
  expect(await (await visit('/chat/9', null)).text()).toContain('The first word');
});

test('a device that is full gets its pages, replies and pictures all the same', async () => {
  const full = {
    match: async () => undefined,
    delete: async () => false,
    keys: async () => [],
    put: refuseToStore,
  };
  vi.stubGlobal('caches', { open: async () => full, keys: async () => [], delete: async () => true });
  expect(await (await visit(order, own('Order 7', 4))).text()).toBe('Order 7');
  expect(await read(details, own('{"order":7}', 4))).toBe('{"order":7}');
});

async function refuseToStore(): Promise<never> {
  throw new DOMException('Full', 'QuotaExceededError');
}
