import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOrders } from '#contracts/admin/orders/orders.contract.ts';
import type { DeskSort } from '#contracts/admin/orders/orders.rules.ts';
import { fillDatabase } from '#tests/support/fill-database.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let desk: Actor;
let makerId: number;
beforeAll(async () => {
  app = await startTestApp();
  desk = await app.actor({ name: 'Devika Nair', role: 'ADMIN' });
  makerId = (await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' })).id;
  await fillDatabase(app, fill);
});
afterAll(() => app.stop());

/** 3,000 sales of one maker to fifty people; the 30th bought only among the first hundred. */
const fill = `
  insert into users (email, password_hash, name)
    select 'b' || n || '@example.in', 'x', case when n = 30 then 'Qamar Zaidi' else 'Asha ' || n end
      from generate_series(1, 50) n;
  insert into orders (buyer_id, maker_id, status, subtotal_paise, tax_paise, shipping_paise, total_paise, advance_paise,
      final_paise, shipping_name, shipping_phone, shipping_address, shipping_city, shipping_state, shipping_pincode,
      shipping_country, request_hash)
    select b.id, m.id, case when i % 10 = 9 then 'CONFIRMED' else 'DELIVERED' end, 100000, 8000, 0, 108000, 43200,
           64800, 'Asha', '1', 'Lane', 'Pune', 'Maharashtra', '411001', 'India', 'h' || i
      from generate_series(1, 3000) i
      join users m on m.name = 'Meher Ansari'
      join users b on b.email = 'b' || case when i > 100 and i % 50 = 29 then 1 else 1 + i % 50 end || '@example.in'
     order by i;
  -- A trigger does this for the items of an order, and these have none.
  select order_words_write(array(select id from orders));`;

interface Asked {
  q: string;
  status?: 'CONFIRMED' | 'DELIVERED';
  sort?: DeskSort;
}

/** The ids on all pages, in order. */
async function found(asked: Asked): Promise<number[]> {
  const ids: number[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: { makerId: number; cursor?: string } & Asked = {
      makerId,
      ...asked,
      ...(cursor !== '' && { cursor }),
    };
    const { body } = await desk.call(listOrders, { query });
    ids.push(...body.orders.map(({ id }) => id));
    cursor = body.nextCursor;
  }
  return ids;
}

/** The expected ids, from a plain query over all orders. */
async function counted({ q, status, sort = 'newest' }: Asked): Promise<number[]> {
  const { rows } = await app.services.db.$client.query<{ id: number }>(
    `select o.id from orders o join users b on b.id = o.buyer_id join users m on m.id = o.maker_id
      where o.maker_id = $1 and ($3::text is null or o.status = $3)
        and (position(lower($2) in lower(b.name)) > 0 or position(lower($2) in lower(m.name)) > 0)
      order by o.id ${sort === 'newest' ? 'desc' : 'asc'}`,
    [makerId, q, status ?? null],
  );
  return rows.map(({ id }) => id);
}

test.each<[string, Asked, number]>([
  ['who bought long ago', { q: 'Qamar' }, 2],
  ['who bought long ago, oldest first', { q: 'zaidi', sort: 'oldest' }, 2],
  ['who bought long ago, with a status', { q: 'Qamar', status: 'CONFIRMED' }, 2],
  ['who bought long ago, with a status that none of it has', { q: 'Qamar', status: 'DELIVERED' }, 0],
  ['one of fifty', { q: 'asha 17' }, 60],
  ['one of fifty, oldest first', { q: 'asha 17', sort: 'oldest' }, 60],
  ['two letters', { q: 'qa' }, 2],
  ['the maker', { q: 'ansari', status: 'CONFIRMED' }, 300],
  ['nobody', { q: 'xylophone' }, 0],
])('the orders of one maker by a name: %s', async (_, asked, amount) => {
  const expected = await counted(asked);
  expect(expected).toHaveLength(amount);
  expect(await found(asked)).toEqual(expected);
});
