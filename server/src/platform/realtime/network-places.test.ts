import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { makeNetworkPlaces, mostNewPerNetwork, mostPerNetwork } from './network-places.ts';

let app: TestApp;
let base: string;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } });
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

/** Opens a connection and never says whose it is. */
async function knock(address: string): Promise<number> {
  const headers = { 'x-forwarded-for': address };
  const answer = await fetch(`${base}/socket.io/?EIO=4&transport=polling`, { headers });
  await answer.text();
  return answer.status;
}

test('threat 28: one network that knocks without end is refused, and others find the door open', async () => {
  const ofOne = (knocks: number) => `2001:db8:7:7::${knocks.toString(16)}`;
  for (let knocks = 0; knocks < mostNewPerNetwork; knocks++) expect(await knock(ofOne(knocks))).toBe(200);
  expect(await knock(ofOne(4711))).toBe(403);
  expect(await knock('2001:db8:7:8::1')).toBe(200);
  expect(await knock('203.0.113.9')).toBe(200);
  // What a stranger claims beyond the trusted proxy counts for nothing.
  expect(await knock(`198.51.100.4, ${ofOne(4712)}`)).toBe(403);
});

test('threat 28: a network that has its share of connections gets a new one when one has ended', async () => {
  vi.useFakeTimers();
  try {
    const places = makeNetworkPlaces();
    const leave: (() => void)[] = [];
    for (let open = 0; open < mostPerNetwork; open++) {
      expect(await places.admits('203.0.113.9')).toBe(true);
      leave.push(places.take('203.0.113.9'));
      vi.advanceTimersByTime(1000);
    }
    expect(await places.admits('203.0.113.9')).toBe(false);
    expect(await places.admits('203.0.113.10')).toBe(true);
    leave[0]?.();
    expect(await places.admits('203.0.113.9')).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
