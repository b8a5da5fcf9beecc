import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '#tests/support/fake-caches.ts';
import { answerReply } from './kept-own.ts';
import { answerPage } from './kept-pages.ts';
import { answerPicture } from './kept-pictures.ts';

const site = 'https://tanabana.example';
/** The server's response; null when offline. */
let server: Response | null = null;

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches(site).caches);
  vi.stubGlobal('fetch', async () => server?.clone() ?? Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => vi.unstubAllGlobals());

const picture = (bytes = 10, caching = 'public, max-age=31536000, immutable') =>
  new Response(new Uint8Array(bytes), {
    headers: { 'cache-control': caching, 'content-type': 'image/webp' },
  });

/** A page or reply for an account id, for nobody, or for a session that ends with the browser. */
const madeFor = (account: number | 'nobody' | 'unkept') => {
  const caching = account === 'nobody' ? 'no-cache' : 'private, no-store';
  const date = new Date().toUTCString();
  return new Response('{}', {
    headers: { 'cache-control': caching, 'tanabana-account': String(account), date },
  });
};

/** Whether a picture is returned, with this response from the server, or offline for null. */
async function look(name: string, answer: Response | null): Promise<boolean> {
  server = answer;
  const work: Promise<unknown>[] = [];
  const request = new Request(`${site}/media/${name}/640.webp`);
  const seen = await answerPicture(request, (later) => work.push(later)).catch(() => null);
  await Promise.all(work);
  return seen !== null;
}

async function visit(path: string, answer: Response): Promise<void> {
  server = answer;
  await answerPage(new Request(site + path));
}

async function read(path: string, answer: Response): Promise<void> {
  server = answer;
  await answerReply(new Request(site + path));
}

test('pictures are kept up to 300 and 40 MB, the oldest go first, and go with their account', async () => {
  await look('stand-in', picture(10, 'public, max-age=60'));
  expect(await look('stand-in', null)).toBe(false);
  await look('first', picture(15_000_000));
  await look('second', picture(15_000_000));
  expect(await look('first', null)).toBe(true);
  await look('third', picture(15_000_000));
  expect([await look('first', null), await look('second', null), await look('third', null)]).toEqual([
    false,
    true,
    true,
  ]);
  await visit('/order-details/purchase/7', madeFor(4));
  await visit('/', madeFor('nobody'));
  expect(await look('third', null)).toBe(false);
});

test('no picture is kept of a session that ends with the browser, and those of before go, until the next session', async () => {
  await look('before', picture());
  await read('/api/auth/userAuthChecker', madeFor('unkept'));
  await look('of a reply', picture());
  await visit('/settings', madeFor('unkept'));
  await look('of a page', picture());
  for (const name of ['before', 'of a reply', 'of a page']) expect(await look(name, null), name).toBe(false);
  await visit('/', madeFor('nobody'));
  await look('after', picture());
  expect(await look('after', null)).toBe(true);
});
