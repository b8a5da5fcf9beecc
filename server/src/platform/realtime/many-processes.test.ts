import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { login, logout } from '#contracts/accounts/accounts.contract.ts';
import { type App, buildApp } from '#server/app.ts';
import { openRedis, type Redis } from '#server/platform/redis/redis.ts';
import { hurryTimersOf } from '#tests/support/hurry-timeouts.ts';
import { openOriginalClient } from '#tests/support/original/original-client.ts';
import { actorPassword } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { noRedis, type PrivateRedis, startRedis } from '#tests/support/servers/redis.ts';
import { ask, ended, listen, makeTabs } from '#tests/support/tabs.ts';
import { makePresence, presenceGrace } from './presence.ts';
import { makeSharedPresence } from './shared-presence.ts';

const soon = { timeout: 60_000, interval: 100 };

/** The status of /readyz and its entry for Redis. */
async function redisPart(base: string): Promise<[number, string | undefined]> {
  const answer = await fetch(`${base}/readyz`);
  const { parts } = (await answer.json()) as { parts: Record<string, string> };
  return [answer.status, parts.redis];
}

if (noRedis) console.warn(`The tests of many processes are skipped: ${noRedis}.`);

describe.skipIf(noRedis)('two processes with one Redis', () => {
  let redis: PrivateRedis;
  let left: TestApp;
  let right: App;
  const bases = { left: '', right: '' };
  const leftTabs = makeTabs(() => bases.left);
  const rightTabs = makeTabs(() => bases.right);
  const memberOf5 = new Set<number>();
  const changes: [number, boolean][] = [];

  beforeAll(async () => {
    redis = await startRedis();
    left = await startTestApp({
      settings: { REDIS_URL: redis.url, RATE_LIMITS: 'on' },
      withJobs: true,
    });
    const { env, db } = left.services;
    right = await buildApp({ env, db, databaseUrl: left.databaseUrl });
    for (const [name, { server, services }] of Object.entries({ left, right })) {
      bases[name as keyof typeof bases] = await server.listen({ port: 0, host: '127.0.0.1' });
      services.realtime.guardRooms({ kind: 'team', admits: async (id) => memberOf5.has(id) });
      services.realtime.onPresence((...change) => changes.push(change));
    }
    await bothAreReady();
  });
  afterEach(() => {
    leftTabs.closeAll();
    rightTabs.closeAll();
  });
  afterAll(async () => {
    await right.close();
    await left.stop();
    await redis.kill();
  });

  async function bothAreReady(): Promise<void> {
    for (const base of Object.values(bases)) {
      await vi.waitFor(async () => expect(await redisPart(base)).toEqual([200, 'ready']), soon);
    }
  }

  /** Waits until both processes have connected to the stream: only then does a message reach the other one. */
  async function heardAcross(): Promise<void> {
    const asha = await left.actor();
    const heard = listen(await rightTabs.connected({ cookie: asha.cookie }), 'notificationsRead');
    await vi.waitFor(() => {
      left.services.realtime.toPerson(asha.id, 'notificationsRead');
      expect(heard.length).toBeGreaterThan(0);
    }, soon);
  }

  test('they deliver each other’s events, once to each tab', async () => {
    await heardAcross();
    const [asha, meher] = [await left.actor(), await left.actor()];
    const tabs = [
      await leftTabs.connected({ cookie: asha.cookie }),
      await rightTabs.connected({ cookie: asha.cookie }),
      await rightTabs.connected({ cookie: meher.cookie }),
    ];
    const heard = tabs.map((tab) => listen(tab, 'notificationsRead'));
    const ends = tabs.map((tab) => listen(tab, 'typing'));
    const end = { chatId: 1, userId: asha.id };
    for (const { realtime } of [left.services, right.services]) {
      realtime.toPerson(asha.id, 'notificationsRead');
      for (const { id } of [asha, meher]) realtime.toPerson(id, 'typing', end);
    }
    await expect.poll(() => ends).toEqual(tabs.map(() => [[end], [end]]));
    expect(heard.map(({ length }) => length)).toEqual([2, 2, 0]);
  });

  test('a room spans both, and who is put in or taken out in one is in or out in the other', async () => {
    const [asha, meher] = [await left.actor(), await left.actor()];
    memberOf5.add(asha.id);
    const here = await leftTabs.connected({ cookie: asha.cookie });
    const there = await rightTabs.connected({ cookie: meher.cookie });
    expect(await ask(here, 'joinRoom', 'team_5')).toBe(true);
    left.services.realtime.addToRoom([meher.id], 'team_5');
    const heard = listen(there, 'typing');
    const typing = { chatId: 5, userId: asha.id };
    left.services.realtime.toRoom('team_5', 'typing', typing);
    await expect.poll(() => heard).toEqual([[typing]]);

    left.services.realtime.removeFromRoom(meher.id, 'team_5');
    const farewell = listen(there, 'notificationsRead');
    left.services.realtime.toRoom('team_5', 'typing', typing);
    left.services.realtime.toPerson(meher.id, 'notificationsRead');
    await expect.poll(() => farewell).toHaveLength(1);
    expect(heard).toHaveLength(1);
  });

  test('signing out at one cuts off the tabs at both, so that they come back', async () => {
    const asha = await left.actor();
    const ends = [
      ended(await leftTabs.connected({ cookie: asha.cookie })),
      ended(await rightTabs.connected({ cookie: asha.cookie })),
    ];
    await asha.call(logout);
    for (const end of ends) expect(await end).toMatch(/^transport/);
  });

  test('a front end that opens its socket signed out hears its news after each sign-in at the other process', async () => {
    const asha = await left.actor();
    const page = openOriginalClient(bases.left);
    const socket = page.openSocket(bases.right);
    const heard: unknown[] = [];
    socket.on('notificationsRead', () => heard.push(null));
    const isConnected = (wanted: boolean) => expect.poll(() => socket.connected).toBe(wanted);
    for (const round of [1, 2]) {
      expect((await page.signIn(asha, actorPassword)).status).toBe(200);
      await isConnected(true);
      left.services.realtime.toPerson(asha.id, 'notificationsRead');
      await expect.poll(() => heard).toHaveLength(round);
      await page.signOut();
      await isConnected(false);
    }
    page.close();
  });

  test('somebody is online everywhere with a tab anywhere, and each change is told once', async () => {
    hurryTimersOf(presenceGrace);
    const [asha, meher] = [await left.actor(), await left.actor()];
    const first = await leftTabs.connected({ cookie: asha.cookie });
    const only = await leftTabs.connected({ cookie: meher.cookie });
    await expect.poll(() => right.services.realtime.whoIsOnline([asha.id])).toEqual(new Set([asha.id]));
    await rightTabs.connected({ cookie: asha.cookie });
    first.close();
    only.close();
    await expect.poll(() => changes).toContainEqual([meher.id, false]);
    expect(changes.filter(([id]) => id === asha.id)).toEqual([[asha.id, true]]);
    expect(await left.services.realtime.whoIsOnline([asha.id])).toEqual(new Set([asha.id]));
    rightTabs.closeAll();
    await expect
      .poll(() => changes.filter(([id]) => id === asha.id))
      .toEqual([
        [asha.id, true],
        [asha.id, false],
      ]);
    expect((await left.services.realtime.whoIsOnline([asha.id])).size).toBe(0);
  });

  test('wrong passwords are counted by both together', async () => {
    const asha = await left.actor();
    const statuses: number[] = [];
    for (let count = 0; count < 14; count++) {
      const { server } = count % 2 === 0 ? left : right;
      const payload = { email: asha.email, password: 'not this one' };
      statuses.push((await server.inject({ method: login.method, url: login.path, payload })).statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  test('a process that was killed leaves no ghosts', async () => {
    const clients: Redis[] = [];
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const join = async () => {
      const client = await openRedis(redis.url, log);
      await expect.poll(() => client.isReady()).toBe(true);
      clients.push(client);
      return makeSharedPresence(client, { believed: 300, refreshEvery: 100 });
    };
    const [dying, living] = [await join(), await join()];
    const gone: number[] = [];
    const presence = makePresence({ shared: living, grace: 0, log });
    presence.onChange((id, isOnline) => !isOnline && gone.push(id));
    presence.tabOpened(900_002);
    const stop = living.keep(presence, log);

    expect(await dying.enter(900_001)).toBe(true);
    expect(await living.whoIsOnline([900_001])).toEqual(new Set([900_001]));
    await expect.poll(() => gone).toEqual([900_001]);
    expect(await dying.enter(900_003)).toBe(true);
    await expect.poll(() => gone).toContain(900_003);
    expect(gone, 'told once, and nobody who is there is taken for gone').toEqual([900_001, 900_003]);
    expect(await dying.whoIsOnline([900_001, 900_002])).toEqual(new Set([900_002]));
    stop();
    for (const client of clients) client.close();
  });

  test('without Redis each goes on by itself, says so, and they find together again', async () => {
    const asha = await left.actor();
    const heard = listen(await leftTabs.connected({ cookie: asha.cookie }), 'notificationsRead');
    await redis.kill();
    await expect.poll(() => redisPart(bases.left)).toEqual([200, 'not ready']);
    left.services.realtime.toPerson(asha.id, 'notificationsRead');
    await expect.poll(() => heard).toHaveLength(1);
    expect(await left.services.realtime.whoIsOnline([asha.id])).toEqual(new Set([asha.id]));
    const tab = await leftTabs.connected({ cookie: asha.cookie });
    expect(await ask(tab, 'join-room', asha.id)).toBe(true);
    const limited = await left.server.inject({
      method: login.method,
      url: login.path,
      payload: { email: 'nobody@example.in', password: 'not this one' },
    });
    expect(limited.statusCode).toBe(401);

    await redis.start();
    await bothAreReady();
    await heardAcross();
  });
});

describe.skipIf(noRedis)('a Redis that is away from the start', () => {
  test('keeps nobody from serving or stopping, and is used once it is there', async () => {
    const redis = await startRedis();
    await redis.kill();
    const app = await startTestApp({ settings: { REDIS_URL: redis.url } });
    const base = await app.server.listen({ port: 0, host: '127.0.0.1' });
    const tabs = makeTabs(() => base);
    const asha = await app.actor();
    const tab = await tabs.connected({ cookie: asha.cookie });
    const heard = listen(tab, 'notificationsRead');
    app.services.realtime.toPerson(asha.id, 'notificationsRead');
    await expect.poll(() => heard).toHaveLength(1);

    await redis.start();
    await expect.poll(() => app.services.redis?.isReady()).toBe(true);
    app.services.realtime.toPerson(asha.id, 'notificationsRead');
    await expect.poll(() => heard).toHaveLength(2);
    tabs.closeAll();
    await redis.kill();
    await app.stop();
  });
});
