import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beforeNewest } from '#server/platform/http/cursor.ts';
import { explain, vacuumFully } from '#tests/support/explain.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { receivedQuotes, writtenQuotes } from './list-quotes.queries.ts';
import { endedQuotes } from './quotes.queries.ts';

let app: TestApp;
let maker: Actor;
let buyer: Actor;
beforeAll(async () => {
  app = await startTestApp();
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  buyer = await app.actor({ name: 'Asha Rao' });
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  await client.query(
    `with others as (
       insert into users (name, email, password_hash)
       select 'Buyer ' || n, 'buyer' || n || '@example.in', '' from generate_series(1, 200) n returning id),
     made as (
       insert into quotes (maker_id, buyer_id, state, valid_until, request_hash, created_at, updated_at)
       select $1, case when n % 10 = 0 then $2 else o.id end, 'DECLINED', now(), '', now(), now() - n * interval '1 minute'
         from (select id, row_number() over (order by id) as place from others) o, generate_series(1, 100) n
       returning id)
     insert into quote_revisions (quote_id, number, title, words, included, lines, measuring, days, free_changes, valid_days, created_at)
     select id, 1, 'Lehenga', '', '', '[]', 'NONE', 1, 0, 7, now() from made`,
    [maker.id, buyer.id],
  );
  await vacuumFully(client, 'quotes');
  await vacuumFully(client, 'quote_revisions');
  await client.end();
}, 130_000);
afterAll(() => app.stop());

test.each([
  ['quotes.written', writtenQuotes, () => maker, 'quotes_maker_idx'],
  ['quotes.received', receivedQuotes, () => buyer, 'quotes_buyer_idx'],
] as const)('a page of %s is a walk along its index', async (name, statement, viewer, index) => {
  const { micros, id: cursorId } = beforeNewest;
  const asked = { viewerId: viewer().id, micros, cursorId, limit: 21 };
  const { rows, buffers, scans } = await explain(app, name, statement, asked);
  expect(rows).toBe(21);
  expect(scans).toContain(`Index Scan ${index}`);
  expect(scans.filter((scan) => scan.startsWith('Seq Scan quote'))).toEqual([]);
  expect(buffers).toBeLessThanOrEqual(400);
});

test('the clock reads only offers that stand', async () => {
  const { scans } = await explain(app, 'quotes.ended', endedQuotes, [new Date()]);
  expect(scans.filter((scan) => scan.startsWith('Seq Scan quotes'))).toEqual([]);
});
