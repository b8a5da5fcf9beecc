import pg from 'pg';
import type { TestApp } from '../servers/app.ts';
import type { Actor } from './actors.ts';
import { insertDesign } from './designs.ts';

interface LargeWorkshop {
  maker: Actor;
  /** The maker's design of every order. */
  designId: number;
}

/** A maker with many orders of one design over two years, among as many of another maker. */
export async function openLargeWorkshop(app: TestApp, orders: number): Promise<LargeWorkshop> {
  const maker = await app.actor({ name: 'Meher Ansari', role: 'KARKHANDAR' });
  const other = await app.actor({ name: 'Farida Khatri', role: 'DESIGNER' });
  const designId = await insertDesign(app.services.db, { makerId: maker.id });
  const foreign = await insertDesign(app.services.db, { makerId: other.id });
  // Not from the pool, which limits statements to three seconds.
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  await client.query(
    `insert into users (email, password_hash, name)
     select 'buyer' || i || '@example.in', '', 'Buyer ' || i from generate_series(1, 5000) i`,
    [],
  );
  // Two years of orders, most delivered, some cancelled or waiting.
  await client.query(
    `insert into orders (buyer_id, maker_id, status, subtotal_paise, shipping_paise, tax_paise, total_paise,
                         advance_paise, final_paise, shipping_name, shipping_phone, shipping_address, shipping_city,
                         shipping_state, shipping_pincode, shipping_country, idempotency_key, request_hash,
                         created_at, updated_at, confirmed_at, measuring)
     select b.first + i % 5000, case when i % 2 = 0 then $1::bigint else $2::bigint end,
            case when i % 20 = 1 then 'CANCELLED' when i % 20 = 2 then 'CANCELLED' when i % 400 = 4 then 'CONFIRMED'
                 else 'DELIVERED' end,
            100000, 0, 8000, 108000, 43200, 64800, 'Asha Rao', '', '14, 3rd Cross', 'Bengaluru', 'Karnataka', '560003',
            'India', 'key' || i, '', at, at, at,
            case when i % 800 = 4 then 'SIZED' else 'MADE_TO_MEASURE' end
       from generate_series(1, 2 * $3::int) i,
            (select min(id) as first from users where email like 'buyer%') b,
            lateral (select now() - interval '730 days' * (1 - i::float / (2 * $3::int)) as at) moments
      order by i`,
    [maker.id, other.id, orders],
  );
  await client.query(
    `insert into order_items (order_id, design_id, title, maker_name, price_paise, quantity)
     select id, case when maker_id = $1 then $2::bigint else $3::bigint end, 'Ajrakh stole', 'Meher Ansari', 100000, 1
       from orders order by id`,
    [maker.id, designId, foreign],
  );
  await client.query('vacuum analyze');
  await client.end();
  return { maker, designId };
}
