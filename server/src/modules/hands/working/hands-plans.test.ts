import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explain, vacuumFully } from '#tests/support/explain.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { openWork, pastWork } from '../hands.queries.ts';

let shop: Shop;
let master: Actor;
beforeAll(async () => {
  shop = await openShop();
  master = await shop.app.actor({ name: 'Salim Sheikh', role: 'MASTER' });
  const orderId = await shop.confirm();
  const client = new pg.Client(shop.app.databaseUrl);
  await client.connect();
  await client.query(
    `with others as (
       insert into users (name, email, password_hash, role)
       select 'Master ' || n, 'master' || n || '@example.in', '', 'MASTER' from generate_series(1, 100) n returning id),
     pieces as (
       insert into order_pieces (order_id, position, name)
       select $1, 0, 'Piece ' || n from generate_series(1, 20000) n returning id)
     insert into hand_overs (order_id, piece_id, account_id, kind, state, ended_at, name, rate_paise, due, idempotency_key,
       request_hash, created_at, updated_at)
     select $1, p.id, case when p.place % 100 = 0 then $2 else (select min(id) from others) + p.place % 100 end, 'MASTER',
            case when p.place % 200 = 0 then 'ACCEPTED' else 'TAKEN_BACK' end,
            case when p.place % 200 = 0 then null else now() end,
            'Salim', 100, current_date, 'key ' || p.place, '', now(), now()
       from (select id, row_number() over (order by id) as place from pieces) p`,
    [orderId, master.id],
  );
  for (const table of ['hand_overs', 'order_pieces']) await vacuumFully(client, table);
  await client.end();
}, 130_000);
afterAll(() => shop.stop());

test.each([
  ['hands.open-work', openWork],
  ['hands.past-work', pastWork],
] as const)('a page of %s reads the rows of its account alone', async (name, statement) => {
  const asked = { accountId: master.id, before: Number.MAX_SAFE_INTEGER, limit: 21 };
  const { rows, buffers, scans, made } = await explain(shop.app, name, statement, asked);
  expect(rows).toBe(21);
  expect(made.some((lookup) => lookup.includes('hand_overs_account_idx'))).toBe(true);
  expect(scans.filter((scan) => scan.startsWith('Seq Scan hand_overs'))).toEqual([]);
  // The 200 rows of the account, of 20,000.
  expect(buffers).toBeLessThanOrEqual(1000);
});
