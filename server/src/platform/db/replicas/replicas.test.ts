import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createComment, getCommentsByDesign } from '#contracts/engagement/comments.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import {
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from '#tests/support/servers/replicated-postgres.ts';
import { type Database, openDatabase } from '../executor.ts';

/** Long, so that a busy machine does not take a replica out of use while a test reads from it. */
const maxLagMs = 10_000;
const written = 'tanabana_written=1';

let postgres: ReplicatedPostgres;
let app: TestApp;
/** A second app that acts as another process of the same site. */
let other: TestApp;
let maker: Actor;
let shopper: Actor;
let designId: number;
let beside: Database;
beforeAll(async () => {
  postgres = await startReplicatedPostgres();
  const settings = {
    DATABASE_URL: postgres.url,
    DATABASE_REPLICA_URL: postgres.door.url,
    DATABASE_REPLICA_MAX_LAG_MS: String(maxLagMs),
    // A cached answer would not reach the database.
    CACHE_MB: '0',
  };
  beside = openDatabase({ url: postgres.replicaUrl, size: 1, onIdleError: () => undefined });
  const database = { url: postgres.url, drop: async () => undefined };
  [app, other] = await Promise.all([
    startTestApp({ settings, database }),
    startTestApp({ settings, database }),
  ]);
  maker = await app.actor({ name: 'Kavya Iyer', role: 'DESIGNER' });
  shopper = await app.actor({ name: 'Rohan Das' });
  designId = await insertDesign(app.services.db, { makerId: maker.id });
});
afterAll(async () => {
  await beside.$client.end();
  await app.stop();
  await other.stop();
  await postgres.stop();
});
beforeEach(async () => {
  // A test that failed may have left it paused.
  await postgres.resumeReplay();
  await postgres.untilCaughtUp();
  await untilInUse(true);
});

/** Waits until each process reports this state of the replica to the load balancer. */
async function untilInUse(isInUse: boolean): Promise<void> {
  const readiness = async ({ server }: TestApp) => {
    const answer = await server.inject('/readyz');
    return [answer.statusCode, answer.json().parts['replica-1']];
  };
  const expected = [200, isInUse ? 'ready' : 'not ready'];
  for (const each of [app, other]) {
    await expect.poll(() => readiness(each), { timeout: 60_000, interval: 50 }).toEqual(expected);
  }
}

/** Which server answers a read: the primary accepts writes, a replica does not. */
const whoAnswers = (cookie?: string) =>
  app.services.staleReads.read(cookie, async (db) => ((await takesWrites(db)) ? 'primary' : 'replica'));

async function takesWrites(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select pg_is_in_recovery() as "isReplica"`);
  return rows[0]?.isReplica !== true;
}

async function commentsSeen(through: TestApp, cookie: string): Promise<string[]> {
  const url = getCommentsByDesign.path.replace(':id', String(designId));
  const answer = await through.server.inject({ url, headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  return answer.json().comments.map(({ content }: { content: string }) => content);
}

test('who has written sees it at once from every process, and others when the replica shows it', async () => {
  await postgres.pauseReplay();
  const posted = await shopper.call(createComment, {
    params: { id: designId },
    body: { content: 'Is the border woven?' },
  });
  expect(posted.headers['set-cookie']).toBe(
    `${written}; Max-Age=${maxLagMs / 1000 + 1}; Path=/; HttpOnly; SameSite=Lax`,
  );
  const own = `${shopper.cookie}; ${written}`;
  for (const through of [app, other]) {
    expect(await commentsSeen(through, own)).toEqual(['Is the border woven?']);
    expect(await commentsSeen(through, maker.cookie)).toEqual([]);
  }
  await postgres.resumeReplay();
  await expect.poll(() => commentsSeen(other, maker.cookie)).toEqual(['Is the border woven?']);
});

test('a refused write is a write, and a read is none', async () => {
  const refused = await shopper.call(createComment, { params: { id: 999_999 }, body: { content: 'Hello' } });
  expect([refused.status, String(refused.headers['set-cookie'])]).toEqual([
    404,
    expect.stringContaining(written),
  ]);
  const answer = await shopper.call(getCommentsByDesign, { params: { id: designId } });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('every call that may be a little old asks the replica, and of the primary only who is asking', async () => {
  const [comment] = (
    await app.services.db.execute<{ id: number }>(
      sql`insert into comments (design_id, user_id, content) values (${designId}, ${maker.id}, 'It is woven.') returning id`,
    )
  ).rows;
  await postgres.untilCaughtUp();
  const calls = app.served.filter(({ endpoint }) => endpoint.mayBeStale);
  expect(calls.length).toBeGreaterThan(20);
  const asked: string[] = [];
  const pool = app.services.db.$client;
  const query = vi.spyOn(pool, 'query');
  const connect = vi.spyOn(pool, 'connect');
  try {
    for (const { endpoint } of calls) {
      expect([endpoint.method, endpoint.access], endpoint.path).toEqual(['GET', 'anyone']);
      const id = endpoint.path.startsWith('/api/comments/') ? comment?.id : designId;
      const url = endpoint.path.replace(':id', String(id)).replace(':userId', String(maker.id));
      for (const headers of [{}, { cookie: shopper.cookie }]) {
        const readByReplica = async () => {
          await untilInUse(true);
          query.mockClear();
          connect.mockClear();
          const { replica } = app.services.staleReads.counts;
          const answer = await app.server.inject({ url, query: { q: 'silk' }, headers });
          expect([answer.statusCode, url]).toEqual([200, url]);
          return app.services.staleReads.counts.replica - replica;
        };
        // If the replica was too slow or too far behind at that moment, the primary answers instead.
        await expect.poll(readByReplica, { message: url }).toBe(1);
        // The driver's types do not include the name that each of our statements has.
        const named = query.mock.calls.map(([statement]) => (statement as unknown as { name: string }).name);
        asked.push(...named);
        expect(connect).toHaveBeenCalledTimes(named.length);
      }
    }
    expect(new Set(asked)).toEqual(new Set(['accounts.session']));
  } finally {
    query.mockRestore();
    connect.mockRestore();
  }
});

test('a design that the replica does not show yet is found all the same', async () => {
  await postgres.pauseReplay();
  const id = await insertDesign(app.services.db, { makerId: maker.id });
  const answer = await app.server.inject(`/api/design/getProductDetails/${id}`);
  expect(answer.statusCode).toBe(200);
  await postgres.resumeReplay();
});

test('a replica that falls behind is left out until it has caught up, and the metrics say so', async () => {
  const metrics = async () => (await app.server.inject('/metrics')).body;
  expect(await metrics()).toContain('database_replica_in_use{replica="replica-1"} 1');
  await postgres.pauseReplay();
  await insertDesign(app.services.db, { makerId: maker.id });
  await untilInUse(false);
  expect(await whoAnswers()).toBe('primary');
  expect(await metrics()).toContain('database_replica_in_use{replica="replica-1"} 0');
  const [, lag] = /database_replica_lag_seconds\{replica="replica-1"\} ([\d.]+)/.exec(await metrics()) ?? [];
  expect(Number(lag)).toBeGreaterThan(maxLagMs / 1000);
  await postgres.resumeReplay();
  await untilInUse(true);
  expect(await whoAnswers()).toBe('replica');
});

test('while nothing is written, a replica is as fresh as can be', async () => {
  expect(await whoAnswers()).toBe('replica');
  const { replica } = app.services.staleReads.counts;
  for (let looks = 0; looks < 20; looks++) expect(await whoAnswers()).toBe('replica');
  expect(app.services.staleReads.counts.replica).toBe(replica + 20);
});

test('when the network to the replica is cut, nobody notices, and it is used again afterwards', async () => {
  await Promise.all(Array.from({ length: 8 }, () => whoAnswers()));
  await postgres.door.cut();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => app.server.inject('/api/design/getProductsForFeed?page=1')),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  await untilInUse(false);
  expect(await whoAnswers()).toBe('primary');
  await postgres.door.open();
  await untilInUse(true);
  expect(await whoAnswers()).toBe('replica');
});

test('a read that the replica dies under is answered by the primary', async () => {
  const askedOf: string[] = [];
  const reading = app.services.staleReads.read(undefined, async (db) => {
    const isPrimary = db === app.services.db;
    askedOf.push(isPrimary ? 'primary' : 'replica');
    if (!isPrimary) await db.execute(sql`select pg_sleep(5)`);
    return 'answered';
  });
  await expect.poll(() => readersOnReplica(), { interval: 20 }).toBe(1);
  await postgres.killReplica();
  // After the kill, the backend in pg_sleep keeps running until it wakes up or its connection is cut.
  await postgres.door.cut();
  expect(await reading).toBe('answered');
  expect(askedOf).toEqual(['replica', 'primary']);
  await postgres.door.open();
  await untilInUse(true);
  expect(await whoAnswers()).toBe('replica');
});

test('a read that the log overtakes on the replica is answered by the primary, and the replica stays in use', async () => {
  const { db } = app.services;
  await db.execute(sql`create table overtaken as select generate_series(1, 100) as id`);
  await postgres.untilCaughtUp();
  const askedOf: string[] = [];
  const reading = app.services.staleReads.read(undefined, async (chosen) => {
    askedOf.push(chosen === db ? 'primary' : 'replica');
    const asked = chosen === db ? sql`select 0 as n` : sql`select count(*) as n, pg_sleep(5) from overtaken`;
    return (await chosen.execute(asked)).rows.length;
  });
  await expect.poll(() => readersOnReplica(), { interval: 20 }).toBe(1);
  await db.execute(sql`drop table overtaken`);
  expect(await reading).toBe(1);
  expect(askedOf).toEqual(['replica', 'primary']);
  expect(await whoAnswers()).toBe('replica');
});

async function readersOnReplica(): Promise<number> {
  const { rows } = await beside.execute<{ n: number }>(
    sql`select count(*) as n from pg_stat_activity where state = 'active' and query like '%pg_sleep(5)%' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.n ?? 0;
}
