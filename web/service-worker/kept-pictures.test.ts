import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '#tests/support/fake-caches.ts';
import { answerPage } from './kept-pages.ts';
import { answerPicture } from './kept-pictures.ts';

const site = 'https://tanabana.example';
/** What the server answers; null where there is no network. */
let server: Response | null = null;

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches(site).caches);
  vi.stubGlobal('fetch', async () => server?.clone() ?? Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a page that is answered for this account. */
async function answerAs(account: string): Promise<void> {
  const headers = { 'content-language': 'en', 'tanabana-account': account, date: new Date().toUTCString() };
  server = new Response('A page', { headers });
  await answerPage(new Request(`${site}/order-details/purchase/7`));
}

test('pictures are kept up to 300 and 40 MB, the oldest go first, and go with their account', async () => {
  const picture = (bytes: number, caching = 'public, max-age=31536000, immutable') =>
    new Response(new Uint8Array(bytes), {
      headers: { 'cache-control': caching, 'content-type': 'image/webp' },
    });
  const look = async (name: string, answer: Response | null) => {
    server = answer;
    const work: Promise<unknown>[] = [];
    const seen = await answerPicture(new Request(`${site}/media/${name}/640.webp`), (later) =>
      work.push(later),
    ).catch(() => null);
    await Promise.all(work);
    return seen !== null;
  };
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
  await answerAs('4');
  await answerAs('nobody');
  expect(await look('third', null)).toBe(false);
});
