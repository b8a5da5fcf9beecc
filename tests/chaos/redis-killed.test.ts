import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sendMessage } from '#contracts/messaging/messaging.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { callServer } from '#tests/support/servers/call-server.ts';
import { noRedis, type PrivateRedis, startRedis } from '#tests/support/servers/redis.ts';
import { type RunningProgram, runProgram } from '#tests/support/servers/run-server.ts';
import { listen, makeTabs } from '#tests/support/tabs.ts';
import { did, saw, sawWithin, secondsUntil } from './tell.ts';

vi.setConfig({ testTimeout: 120_000 });

describe.skipIf(noRedis)('two processes that share a Redis', () => {
  let redis: PrivateRedis;
  let onlooker: TestApp;
  let servers: RunningProgram[] = [];
  let bases: string[] = [];
  const tabs = makeTabs(() => bases[0] ?? '');
  beforeAll(async () => {
    redis = await startRedis();
    onlooker = await startTestApp();
    servers = [1, 2].map(() =>
      runProgram('tests/support/servers/run-shop.ts', [], {
        DATABASE_URL: onlooker.databaseUrl,
        DATA_DIR: join(tmpdir(), `tanabana-redis-killed-${randomUUID()}`),
        REDIS_URL: redis.url,
        LOG_LEVEL: 'silent',
        WITHOUT_JOBS: '1',
      }),
    );
    await Promise.all(servers.map((server) => server.until('open at ')));
    bases = servers.map((server) => /open at (\S+)/.exec(server.output())?.[1] ?? '');
  }, 60_000);
  afterAll(async () => {
    tabs.closeAll();
    for (const { child } of servers) child.kill('SIGKILL');
    await Promise.all(servers.map(({ ended }) => ended));
    await onlooker.stop();
    await redis.kill();
  });

  const writeAt = (base: string | undefined, from: Actor, to: Actor) =>
    callServer(base ?? '', from, sendMessage, { body: { receiverId: to.id, content: 'Is it ready?' } });

  test('each goes on by itself while their Redis is killed, and they find together again by themselves', async () => {
    const [asha, ritu] = [await onlooker.actor(), await onlooker.actor({ name: 'Ritu Shah' })];
    const heard = listen(await tabs.connected({ cookie: asha.cookie }), 'newMessage');
    const isHeardFrom = (base: string | undefined) => async () => {
      const before = heard.length;
      await writeAt(base, ritu, asha);
      return vi
        .waitFor(() => expect(heard.length).toBeGreaterThan(before), { timeout: 400 })
        .then(() => true)
        .catch(() => false);
    };
    const [first, second] = bases;
    await secondsUntil(isHeardFrom(second), { what: 'news of the other process' });

    did('kill -9 of Redis');
    await redis.kill();
    saw('a call to each is answered', [(await writeAt(first, ritu, asha)).success, (await writeAt(second, ritu, asha)).success], [true, true]);
    saw('a tab hears the news of its own process', await isHeardFrom(first)(), true);
    const ready = await Promise.all(bases.map(async (base) => (await fetch(`${base}/readyz`)).status));
    saw('both stay in the balancer', ready, [200, 200]);

    did('Redis is there again, empty');
    await redis.start();
    sawWithin('the tab hears the news of the other process again', await secondsUntil(isHeardFrom(second)), 15);
  });
});
