import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { makeNetworkShares, mostNewPerNetwork, mostPerNetwork } from './network-shares.ts';

let app: TestApp;
let base: string;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } });
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

/** Opens a connection and does not use it. */
async function handshake(address: string, cookie = ''): Promise<number> {
  const headers = { 'x-forwarded-for': address, cookie };
  const answer = await fetch(`${base}/socket.io/?EIO=4&transport=polling`, { headers });
  await answer.text();
  return answer.status;
}

test('one network that knocks without end is refused, and others find the door open', async () => {
  const { cookie } = await app.actor();
  const ofOne = (knocks: number) => `2001:db8:7:7::${knocks.toString(16)}`;
  for (let knocks = 0; knocks < mostNewPerNetwork; knocks++) {
    expect(await handshake(ofOne(knocks), cookie)).toBe(200);
  }
  expect(await handshake(ofOne(4711), cookie)).toBe(403);
  expect(await handshake('2001:db8:7:8::1', cookie)).toBe(200);
  expect(await handshake('203.0.113.9', cookie)).toBe(200);
  // An address that a client puts before the trusted proxy's entry is ignored.
  expect(await handshake(`198.51.100.4, ${ofOne(4712)}`, cookie)).toBe(403);
});

test('visitors, whose front end may try again for as long as they look around, use up nothing of their network', async () => {
  const { cookie } = await app.actor();
  for (let knocks = 0; knocks <= mostNewPerNetwork; knocks++) {
    expect(await handshake('203.0.113.20')).toBe(403);
  }
  expect(await handshake('203.0.113.20', cookie)).toBe(200);
  const madeUp = 'tanabana_session=made-up';
  for (let knocks = 1; knocks < mostNewPerNetwork; knocks++) {
    expect(await handshake('203.0.113.20', madeUp)).toBe(403);
  }
  expect(await handshake('203.0.113.20', cookie), 'made-up sessions are counted, for each is looked up').toBe(
    403,
  );
});

test('a network that has its share of connections gets a new one when one has ended', async () => {
  vi.useFakeTimers();
  try {
    const shares = makeNetworkShares();
    const leave: (() => void)[] = [];
    for (let open = 0; open < mostPerNetwork; open++) {
      expect(await shares.admits('203.0.113.9')).toBe(true);
      leave.push(shares.take('203.0.113.9'));
      vi.advanceTimersByTime(1000);
    }
    expect(await shares.admits('203.0.113.9')).toBe(false);
    expect(await shares.admits('203.0.113.10')).toBe(true);
    leave[0]?.();
    expect(await shares.admits('203.0.113.9')).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
