import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { inProcessTransport } from './in-process-transport.ts';
import type { RenderPage } from './page-renderer.ts';

let app: TestApp;
let renders = 0;
/** What the page returns instead of a plain 200. */
let fails: (render: number) => Partial<Awaited<ReturnType<RenderPage>>> = () => ({});

/** A page that calls the search endpoint, which has a limit per network. */
beforeAll(async () => {
  const webApp = async (server: TestApp['server']): Promise<RenderPage> => {
    return async ({ visitor }) => {
      renders += 1;
      const given = fails(renders);
      const call = inProcessTransport(server, visitor, 'en');
      const { status } = await call({ method: 'GET', path: '/api/search?q=sari' });
      return {
        status: 200,
        headers: [['content-type', 'text/html; charset=utf-8']],
        body: Buffer.from(`render ${renders}: the search answered ${status}`),
        nonce: 'n0nce',
        canBeKept: status === 200,
        ...given,
      };
    };
  };
  app = await startTestApp({ settings: { RATE_LIMITS: 'on', CACHE_MB: '1' }, surroundings: { webApp } });
});
afterAll(() => app.stop());

const from = (ip: string, url: string) =>
  app.server.inject({ url, remoteAddress: ip, headers: { accept: 'text/html' } });

test('a visitor whose limit is used up spends it on nobody: eighteen others see the page, and so do they', async () => {
  const greedy = '203.0.113.7';
  for (let nth = 0; nth < 120; nth++) await from(greedy, '/api/search?q=sari');
  expect((await from(greedy, '/api/search?q=sari')).statusCode).toBe(429);

  const answers = await Promise.all([
    ...Array.from({ length: 18 }, (_, nth) => from(`198.51.100.${nth + 1}`, '/search?q=sari')),
  ]);
  answers.push(await from(greedy, '/search?q=sari'));
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => 'render 1: the search answered 200'));
  expect((await from('198.51.100.1', '/api/search?q=sari')).statusCode).toBe(200);
});

test('pages that look up words spend the limit of the search, and are no way round it', async () => {
  const greedy = '203.0.113.9';
  const search = (nth: number) => from(greedy, `/search?page=1&q=word-${nth}`);
  const answers = await Promise.all(Array.from({ length: 130 }, (_, nth) => search(nth)));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  expect((await from(greedy, '/api/search?q=sari')).statusCode).toBe(429);
  expect((await from(greedy, '/search?q=')).statusCode).toBe(200);
  expect((await from('198.51.100.10', '/search?q=another-word')).statusCode).toBe(200);
});

test('who has pages rendered without end is refused alone, and pages that are kept stay free', async () => {
  const greedy = '203.0.113.8';
  const answers = await Promise.all(
    Array.from({ length: 620 }, (_, nth) => from(greedy, `/somewhere/${nth}`)),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(20);
  expect(refused[0]?.headers['retry-after']).toBeDefined();
  expect((await from('198.51.100.9', '/kept')).statusCode).toBe(200);
  expect((await from(greedy, '/kept')).statusCode).toBe(200);
  const [mine, theirs] = await Promise.all([from(greedy, '/new'), from('198.51.100.9', '/new')]);
  expect([mine.statusCode, theirs.statusCode]).toEqual([429, 200]);
});

test('a session cookie that was made up is no way round the limit of a network', async () => {
  const withCookie = (nth: number) =>
    app.server.inject({
      url: `/made-up/${nth}`,
      remoteAddress: '203.0.113.11',
      headers: { accept: 'text/html', cookie: `tanabana_session=${randomBytes(32).toString('base64url')}` },
    });
  const answers = await Promise.all(Array.from({ length: 620 }, (_, nth) => withCookie(nth)));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
});

test('somebody signed in has a limit of their own, which no neighbour uses up', async () => {
  const [asha, meher] = [await app.actor(), await app.actor()];
  const by = ({ cookie }: { cookie: string }, nth: number) =>
    app.server.inject({
      url: `/own/${nth}`,
      remoteAddress: '203.0.113.12',
      headers: { accept: 'text/html', cookie },
    });
  const answers: Awaited<ReturnType<typeof by>>[] = [];
  // In batches that the database can handle: if it cannot look up the viewer, pages count against the network.
  for (let nth = 0; nth < 610; nth += 10)
    answers.push(...(await Promise.all(Array.from({ length: 10 }, (_, each) => by(asha, nth + each)))));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  expect((await by(meher, 0)).statusCode).toBe(200);
});

test('what failed is not kept, and who waited for it gets another try', async () => {
  for (const [nth, given] of [
    { canBeKept: false },
    { status: 500 },
    { status: 429 },
    { status: 403 },
  ].entries()) {
    const url = `/fails/${nth}`;
    const first = renders + 1;
    fails = (render) => (render === first ? { ...given, body: Buffer.from('it failed') } : {});
    const [own, ...others] = await Promise.all(Array.from({ length: 5 }, () => from('198.51.100.20', url)));
    expect(own?.body).toBe('it failed');
    expect(others.map(({ body }) => body)).toEqual(
      others.map(() => `render ${first + 1}: the search answered 200`),
    );
    expect((await from('198.51.100.21', url)).body).toContain(`render ${first + 1}:`);
  }
});

test('pages, pages that are not there and pages that lead on are kept', async () => {
  for (const status of [200, 302, 404]) {
    fails = () => ({ status });
    const url = `/kept/${status}?b=2&a=1`;
    const before = renders;
    await from('198.51.100.30', url);
    const again = await from('198.51.100.31', `/kept/${status}?a=1&b=2`);
    expect([again.statusCode, renders - before]).toEqual([status, 1]);
  }
});
