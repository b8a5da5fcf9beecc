import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
});
afterAll(() => app.stop());

async function statusesOf(addresses: string[], remoteAddress: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const url of addresses) statuses.push((await app.server.inject({ url, remoteAddress })).statusCode);
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
