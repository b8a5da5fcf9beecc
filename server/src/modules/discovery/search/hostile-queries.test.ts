import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { makeSearching, openSearch, type Query } from '#tests/support/set-ups/search.ts';

let app: TestApp;
/** The same app with rate limits and without data. */
let limited: TestApp;
let meera: Actor;
let ids: Record<string, number>;
beforeAll(async () => {
  ({ app, meera, ids } = await openSearch());
  limited = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
});
afterAll(() => Promise.all([app?.stop(), limited?.stop()]));

const { ask } = makeSearching(() => ({ meera, ids }));

describe('words that look like commands', () => {
  it.each([
    "'; drop table designs; --",
    "' | !'a' <-> \\",
    "lehenga:* & (silk | 'x",
    '%_\\%',
    '(a+)+$',
    `${'a'.repeat(99)}!`,
    '<script>alert(1)</script>',
    "women's & \\' ' :A",
    '\u{1F44D}\u0915\u0940',
  ])('“%s” is words, not a command', async (q) => {
    const { status, body } = await ask({
      q,
      material: q.slice(0, 50).replaceAll(',', ''),
      city: "O'Br\\ien",
    });
    expect(status).toBe(200);
    expect(body.total.count).toBe(0);
    expect((await ask({ q })).status).toBe(200);
    expect((await ask({ q, type: 'creators' })).status).toBe(200);
  });

  it.each([
    [{ q: 'x'.repeat(101) }],
    [{ material: 'x'.repeat(51) }],
    [{ material: 'a,b,c,d,e,f,g,h,i' }],
    [{ category: 'Cars' }],
    [{ role: 'KING' }],
    [{ sort: 'random' }],
    [{ type: 'orders' }],
    [{ minPrice: '1e3' }],
    [{ minPrice: -1 }],
    [{ maxPrice: 99_999_999 }],
    [{ cursor: 'AAAA' }],
    [{ cursor: Buffer.from('w.9999999999999999.1').toString('base64url') }],
    [{ cursor: 'x'.repeat(81) }],
  ])('%j is refused with a sentence', async (query) => {
    const { status, error } = await ask(query as Query);
    expect(status).toBe(400);
    expect(error.code).toBe('INVALID_INPUT');
    expect(error.message).toMatch(/\w/);
  });
});

async function statusesOf(addresses: string[], remoteAddress: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const url of addresses)
    statuses.push((await limited.server.inject({ url, remoteAddress })).statusCode);
  return statuses;
}

const repeated = (count: number, address: string) => Array.from({ length: count }, () => address);

test('the search and the words of the directory are limited together for a network, turning pages is not', async () => {
  const directory = '/api/public/getListOfUsersByRole';
  const here = '203.0.113.7';
  const allowed = [...repeated(60, '/api/search?q=silk'), ...repeated(60, `${directory}?q=silk`)];
  expect(new Set(await statusesOf(allowed, here))).toEqual(new Set([200]));
  const further = ['/api/search?q=silk', `${directory}?q=silk`, directory, `${directory}?q=&page=1`];
  expect(await statusesOf(further, here)).toEqual([429, 429, 200, 200]);
  expect(await statusesOf(further.slice(0, 2), '203.0.113.8')).toEqual([200, 200]);
});

test('suggestions are limited for a network', async () => {
  const statuses = await statusesOf(repeated(121, '/api/search/suggest?q=silk'), '203.0.113.9');
  expect(statuses.slice(0, 120)).toEqual(Array(120).fill(200));
  expect(statuses[120]).toBe(429);
});
