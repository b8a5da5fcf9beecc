import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createComment, getCommentsByDesign } from '#contracts/engagement/comments.contract.ts';
import { jobKind } from '#server/platform/jobs/jobs.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import {
  knowsStatementNames,
  noPgBouncer,
  type PgBouncer,
  startPgBouncer,
} from '#tests/support/servers/pgbouncer.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/postgres.ts';

/**
 * Fewer than the app's pool, so that consecutive statements of one client connection run on different server
 * connections.
 */
const connections = 3;
const settings = { DATABASE_POOL: '12' };
const note = jobKind<{ word: string }>('test.note');

if (noPgBouncer) console.info(`Skipped: ${noPgBouncer}.`);

describe.skipIf(noPgBouncer)('behind PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  let bouncer: PgBouncer;
  let app: TestApp;
  let shopper: Actor;
  let designId: number;
  const done: string[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    bouncer = await startPgBouncer(database.url, connections);
    app = await startTestApp({
      database,
      settings: {
        ...settings,
        DATABASE_URL: bouncer.url,
        DATABASE_DIRECT_URL: database.url,
        DATABASE_STATEMENT_NAMES: knowsStatementNames ? 'on' : 'off',
      },
    });
    app.services.jobs.handle(note, async ({ word }) => void done.push(word));
    await app.start({ repeats: false });
    const maker = await app.actor({ name: 'Kavya Iyer', role: 'DESIGNER' });
    shopper = await app.actor({ name: 'Rohan Das' });
    designId = await insertDesign(app.services.db, { makerId: maker.id });
  });
  afterAll(async () => {
    await app.stop();
    await bouncer.stop();
  });

  test('many at once read and write through few connections', async () => {
    const asked = Array.from({ length: 40 }, async (_, turn) => {
      const params = { id: designId };
      if (turn % 8 === 0) {
        return (await shopper.call(createComment, { params, body: { content: `Comment ${turn}` } })).status;
      }
      return (await shopper.call(getCommentsByDesign, { params })).status;
    });
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
    const { body } = await shopper.call(getCommentsByDesign, { params: { id: designId } });
    expect(body.comments).toHaveLength(5);
    const { rows } = await app.services.db.execute<{ n: number }>(
      sql`select count(*) as n from pg_stat_activity where application_name = 'tanabana' and datname = current_database()`,
    );
    expect(rows[0]?.n).toBeLessThanOrEqual(connections);
  });

  test('a job is done, because what calls for it goes round PgBouncer', async () => {
    await app.services.jobs.add(app.services.db, note, { word: 'heard' });
    await expect.poll(() => done).toEqual(['heard']);
  });

  test.skipIf(knowsStatementNames)('this PgBouncer loses statements that have names', async () => {
    const named = await startTestApp({
      database: { url: bouncer.url, drop: async () => undefined },
      settings: { ...settings, DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: database.url },
    });
    try {
      const url = getCommentsByDesign.path.replace(':id', String(designId));
      const ask = () => named.server.inject({ url, headers: { cookie: shopper.cookie } });
      const answers = await Promise.all(Array.from({ length: 40 }, ask));
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses).toContain(500);
    } finally {
      await named.stop();
    }
  });
});
