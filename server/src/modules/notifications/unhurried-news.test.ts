import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { verificationDecided } from '#server/modules/verifications/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { insertNews } from './write-notifications.queries.ts';

let app: TestApp;
let reader: Actor;

beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  reader = await app.actor({ name: 'Asha Rao' });
});
afterAll(() => app.stop());

const news = (subject: string) =>
  ({
    recipientId: reader.id,
    type: 'VERIFICATION',
    data: { event: 'VERIFIED' },
    subject,
    happenedAt: new Date(),
  }) as const;

test('news does not wait for the disk, and what its connection writes next does', async () => {
  const client = await app.services.db.$client.connect();
  const setting = async () => (await client.query('show synchronous_commit')).rows[0].synchronous_commit;
  const executor = { ...app.services.db, $client: client } as unknown as typeof app.services.db;
  try {
    // Test databases have synchronous_commit off.
    await client.query('set synchronous_commit = on');
    await client.query('begin');
    expect(await setting()).toBe('on');
    expect(await insertNews(executor, news('test:inside'))).toBeTypeOf('number');
    expect(await setting()).toBe('off');
    await client.query('commit');
    expect(await setting()).toBe('on');
    expect(await insertNews(executor, news('test:alone'))).toBeTypeOf('number');
    expect(await setting()).toBe('on');
  } finally {
    // Closes the connection, so that the setting does not return to the pool.
    client.release(true);
  }
});

test('its event stays until the row is committed, so that the log never holds the forgetting without the row', async () => {
  const { db, events } = app.services;
  const count = async (words: string, given: unknown[] = []) =>
    Number((await db.$client.query(`select count(*) ${words}`, given)).rows[0].count);
  const rows = () =>
    count(`from notifications where recipient_id = $1 and subject not like 'test:%'`, [reader.id]);
  const kept = () => count(`from published_events where kind = $1`, [verificationDecided.name]);
  const blocker = await db.$client.connect();
  try {
    await blocker.query('begin');
    await blocker.query('lock table notifications in exclusive mode');
    await inTransaction(db, (tx) =>
      events.publish(tx, verificationDecided, {
        requestId: 1,
        userId: reader.id,
        decision: 'APPROVED',
      }),
    );
    const waits = () => count(`from pg_locks where not granted and relation = 'notifications'::regclass`);
    await vi.waitFor(async () => expect(await waits()).toBe(1), { timeout: 60_000, interval: 50 });
    expect([await rows(), await kept()]).toEqual([0, 1]);
    await blocker.query('commit');
  } finally {
    blocker.release();
  }
  await vi.waitFor(async () => expect(await kept()).toBe(0), { timeout: 60_000, interval: 50 });
  expect(await rows()).toBe(1);
});
