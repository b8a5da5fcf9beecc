import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/postgres.ts';
import { noRedis, type PrivateRedis, startRedis } from '#tests/support/servers/redis.ts';
import { eventKind } from './events.ts';

const moved = eventKind<{ word: string }>('test.called');

let database: TestDatabase;
let apps: TestApp[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
});

afterEach(async () => {
  for (const app of apps) await app.stop();
  apps = [];
  await database.drop();
});

/** A process that publishes events and delivers none. */
async function startWeb(settings: Record<string, string> = {}): Promise<TestApp> {
  const app = await startTestApp({ database: { ...database, drop: async () => undefined }, settings });
  app.services.events.on(moved, 'worker', async () => {
    throw new Error('it hears nothing');
  });
  apps.push(app);
  return app;
}

/** A process that delivers events but does not poll: after startup it only hears events for which it is called. */
async function startWorker(settings: Record<string, string> = {}) {
  const app = await startTestApp({ database: { ...database, drop: async () => undefined }, settings });
  apps.push(app);
  const heard: string[] = [];
  app.services.events.on(moved, 'worker', async ({ word }) => void heard.push(word));
  vi.useFakeTimers({ toFake: ['setInterval'] });
  try {
    await app.start({ repeats: false });
  } finally {
    vi.useRealTimers();
  }
  return { app, heard };
}

const publish = ({ services: { db, events } }: TestApp, word: string) =>
  inTransaction(db, (tx) => events.publish(tx, moved, { word }));

const listensTo = async ({ services }: TestApp) =>
  (
    await services.db.$client.query(
      `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and application_name = 'tanabana-events' and query = 'listen published_events'`,
    )
  ).rows[0].count;

test('a process that delivers no events calls the one that does, each time', async () => {
  const web = await startWeb();
  const { heard } = await startWorker();
  await expect.poll(() => listensTo(web)).toBe(1);
  for (const word of ['one', 'two', 'three']) {
    await publish(web, word);
    await expect.poll(() => heard.at(-1)).toBe(word);
  }
});

test('what is published in quick succession is heard to the last', async () => {
  const web = await startWeb();
  const { heard } = await startWorker();
  await expect.poll(() => listensTo(web)).toBe(1);
  const words = Array.from({ length: 40 }, (_, at) => `word ${at}`);
  for (const word of words) await publish(web, word);
  await expect.poll(() => heard).toEqual(words);
});

test('a connection that is lost is opened again, and what was called out meanwhile is heard', async () => {
  const web = await startWeb();
  const { heard } = await startWorker();
  await expect.poll(() => listensTo(web)).toBe(1);
  await web.services.db.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'tanabana-events'`,
  );
  await expect.poll(() => listensTo(web)).toBe(0);
  await publish(web, 'while nobody listened');
  await expect.poll(() => heard).toEqual(['while nobody listened']);
});

describe.skipIf(noRedis)('with Redis', () => {
  let redis: PrivateRedis;

  test('calls go through it, and through the database while it is away', async () => {
    redis = await startRedis();
    const settings = { REDIS_URL: redis.url };
    const web = await startWeb(settings);
    const { app, heard } = await startWorker(settings);
    for (const { services } of [web, app]) await expect.poll(() => services.redis?.isReady()).toBe(true);
    await expect
      .poll(() => web.services.redis?.client.pubSubNumSub('tanabana.published-events'))
      .toEqual({
        'tanabana.published-events': 1,
      });
    await publish(web, 'over Redis');
    await expect.poll(() => heard).toEqual(['over Redis']);
    await redis.kill();
    await expect.poll(() => web.services.redis?.isReady()).toBe(false);
    await expect.poll(() => listensTo(web)).toBe(1);
    await publish(web, 'over the database');
    await expect.poll(() => heard).toEqual(['over Redis', 'over the database']);
  });
});
