import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountsFor, fillUnsearched } from '#bench/fill.ts';
import { fillNotifications } from '#bench/fill-notifications.ts';
import { mostUnreadListed, notificationsPageSize } from '#contracts/notifications/notifications.contract.ts';
import { beforeNewest } from '#server/platform/http/cursor.ts';
import { explain } from '#tests/support/explain.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { notificationsPage, unreadCount, unreadNotifications } from './read-notifications.queries.ts';

let app: TestApp;
let reader: number;
beforeAll(async () => {
  app = await startTestApp();
  // A connection without the statement timeout of requests.
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await fillUnsearched(client, amountsFor(4000));
  reader = await fillNotifications(client, 40_000);
  // Rows so that the planner does not choose a sequential scan of an empty table. The reader mutes nobody.
  await client.query(
    `insert into mutes (muter_id, muted_id)
     select one.id, other.id from users one join users other on other.id between one.id + 1 and one.id + 10
      where one.id <> $1`,
    [reader],
  );
  await client.query('vacuum analyze mutes');
  await client.end();
});
afterAll(() => app.stop());

/** A hundred buffers for twelve rows, the same as for a page of the feed. */
const buffersFor = (rows: number) => Math.ceil((100 / 12) * rows);

/** Tables read by a sequential scan, except those of orders, meetings and complaints, which are empty here. */
const wholeTables = (scans: string[]) =>
  scans.filter((scan) => /^Seq Scan (?!order|meetings|complaints)/.test(scan));

test('the list of the bell is one walk along its index, whatever else there is', async () => {
  const { rows, buffers, scans } = await explain(app, 'notifications.unread', unreadNotifications, [reader]);
  expect(rows).toBe(mostUnreadListed);
  expect(scans).toContain('Index Scan notifications_unread_idx');
  expect(wholeTables(scans)).toEqual([]);
  expect(buffers).toBeLessThanOrEqual(buffersFor(mostUnreadListed));
});

test('counting the unread ends at a hundred, though there are thousands', async () => {
  const { buffers, scans } = await explain(app, 'notifications.unread-count', unreadCount, [reader]);
  expect(scans.some((scan) => scan.endsWith('notifications_unread_idx'))).toBe(true);
  expect(wholeTables(scans)).toEqual([]);
  expect(buffers).toBeLessThanOrEqual(buffersFor(100));
});

test.each([
  ['first', 0],
  ['500th', 10_000],
])('the %s page is one walk along its index', async (_, depth) => {
  let place = [beforeNewest.micros, beforeNewest.id];
  if (depth > 0) {
    const { rows } = await app.services.db.$client.query<{ micros: number; id: number }>(
      `select (extract(epoch from created_at) * 1000000)::bigint as micros, id from notifications
        where recipient_id = $1 order by created_at desc, id desc offset $2 limit 1`,
      [reader, depth],
    );
    place = [rows[0]?.micros ?? 0, rows[0]?.id ?? 0];
  }
  const { rows, buffers, scans } = await explain(app, 'notifications.page', notificationsPage, [
    reader,
    ...place,
  ]);
  expect(rows).toBe(notificationsPageSize + 1);
  expect(scans).toContain('Index Scan notifications_page_idx');
  expect(wholeTables(scans)).toEqual([]);
  expect(buffers).toBeLessThanOrEqual(buffersFor(notificationsPageSize + 1));
});
