import type pg from 'pg';
import { inBulk } from './large/in-bulk.ts';

interface Filled {
  /** A design of the workshop. */
  design: number;
  /** The workshop's sales have every second id after this one, up to `lastSale`. */
  beforeSales: number;
  lastSale: number;
}

/**
 * Adds two years of orders to a filled catalogue: `sales` of one workshop, and as many of other makers. The workshop
 * is the buyer of every tenth of those. Nearly all orders are delivered; some were cancelled and refunded, some
 * lapsed, the newest are open, as many of other makers as of the workshop. Each has its items, payments and history. Updates statistics at the end.
 */
export async function fillOrders(
  client: pg.ClientBase,
  workshop: number,
  sales: number,
  /** How many of the workshop's sales are open. Enough for a full page of each status at every size. */
  open = Math.max(220, Math.ceil(sales / 50)),
): Promise<Filled> {
  await client.query('SET statement_timeout = 0');
  const buyers = Math.max(100, Math.ceil(sales / 20));
  const { rows: people } = await client.query<{ first: number }>(
    `WITH made AS (
       INSERT INTO users (email, password_hash, name)
       SELECT 'buyer' || i || '.of.' || $2::bigint || '@example.in', '', 'Asha Rao ' || i FROM generate_series(1, $1::int) i RETURNING id)
     SELECT min(id)::int AS first FROM made`,
    [buyers, workshop],
  );
  const { rows: designs } = await client.query<{ first: number; foreign: number }>(
    `WITH made AS (
       INSERT INTO designs (maker_id, title, description, language, category, price_paise, completion_days, pictures, status,
                            published_at)
       SELECT $1, 'Ajrakh stole no. ' || i, 'Printed to order.', 'en', 'Accessories', 100000 * i, 7 + i,
              (SELECT pictures FROM designs ORDER BY id LIMIT 1), 'PUBLISHED', now()
         FROM generate_series(1, ${designsOfWorkshop}) i RETURNING id)
     SELECT min(id)::int AS first, (SELECT count(*)::int FROM designs) AS foreign FROM made`,
    [workshop],
  );
  const firstBuyer = people[0]?.first ?? 1;
  const { first = 1, foreign = 1 } = designs[0] ?? {};
  const { rows: orders } = await client.query<{ last: number }>(
    'SELECT coalesce(max(id), 0)::int AS last FROM orders',
  );
  const beforeSales = 2 * Math.ceil((orders[0]?.last ?? 0) / 2);
  await client.query(choose, [sales, workshop, first, foreign, firstBuyer, buyers, beforeSales, 2 * open]);
  await inBulk(client, filledTables, async () => {
    for (const statement of insertAll) await client.query(statement);
  });
  await inBulk(client, ['order_words'], async () => {
    await client.query('SELECT order_words_write(array(SELECT id FROM orders))');
  });
  await client.query(`SELECT setval(pg_get_serial_sequence('orders', 'id'), $1)`, [beforeSales + 2 * sales]);
  await client.query(
    `INSERT INTO design_views (design_id, day, views)
     SELECT d.id, current_date - i, 5 + i % 40 FROM designs d, generate_series(0, 89) i WHERE d.maker_id = $1`,
    [workshop],
  );
  await client.query(
    `VACUUM ANALYZE users, designs, design_views, payment_attempts, order_words, ${filledTables.join(', ')}`,
  );
  return { design: first + 3, beforeSales, lastSale: beforeSales + 2 * sales };
}

const designsOfWorkshop = 20;
const filledTables = ['orders', 'order_items', 'order_history', 'order_updates', 'payments', 'refunds'];

/**
 * Buyer, maker and outcome of each order. Even numbers are sales of the workshop, odd ones of any maker.
 */
const choose = `
  CREATE TEMP TABLE chosen AS
  SELECT $7::int + i AS id, d.id AS design, d.maker_id AS maker, u.name AS maker_name, d.title, d.pictures -> 0 ->> 'key' AS picture,
         d.price_paise AS price, 1 + i % 3 / 2 AS quantity,
         CASE WHEN i % 20 = 1 AND d.maker_id <> $2 THEN $2::bigint
              ELSE $5::int + abs(hashint8(i::bigint)) % $6::int END AS buyer,
         CASE WHEN i % 40 IN (3, 4) THEN 'LAPSED' WHEN i % 40 IN (5, 6, 7, 8) THEN 'CANCELLED'
              WHEN 2 * $1::int - i < $8::int
              THEN (ARRAY['CONFIRMED', 'DESIGN_IN_PROGRESS', 'DESIGN_COMPLETED', 'SHIPPED'])[1 + i / 2 % 4]
              ELSE 'DELIVERED' END AS status,
         now() - interval '730 days' * (1 - i / (2 * $1::float)) AS at
    FROM generate_series(1, 2 * $1::int) i
    JOIN designs d ON d.id = CASE WHEN i % 2 = 0 THEN $3::int + abs(hashint8(i::bigint)) % ${designsOfWorkshop}
                             ELSE 1 + abs(hashint8(i::bigint)) % ($4::int - 1) END
    JOIN users u ON u.id = d.maker_id`;

const advance = 'price * quantity * 432 / 1000';
const total = 'price * quantity * 1080 / 1000';

/** Status changes of an order, in hours after it was placed. The first is implied. */
const moves = [
  ['PENDING', 'CONFIRMED', 1],
  ['CONFIRMED', 'DESIGN_IN_PROGRESS', 30],
  ['DESIGN_IN_PROGRESS', 'DESIGN_COMPLETED', 120],
  ['DESIGN_COMPLETED', 'READY_FOR_DELIVERY', 140],
  ['READY_FOR_DELIVERY', 'SHIPPED', 150],
  ['SHIPPED', 'DELIVERED', 200],
].map(([from, to, hours]) => `('${from}', '${to}', ${hours} * interval '1 hour')`);

const captured = (purpose: 'ADVANCE' | 'FINAL', amount: string, letter: string) => `
  INSERT INTO payments (order_id, maker_id, buyer_id, purpose, status, expected_paise, captured_paise, receipt, razorpay_order_id,
                        razorpay_payment_id, created_at, opened_at, authorized_at, captured_at)
  SELECT id, maker, buyer, '${purpose}', CASE WHEN status = 'CANCELLED' THEN 'REFUNDED' ELSE 'CAPTURED' END, ${amount}, ${amount},
         id || '-${letter}', 'order_' || id || '${letter}', 'pay_' || id || '${letter}', at, at, at, at
    FROM chosen WHERE status <> 'LAPSED'`;

const insertAll = [
  `INSERT INTO orders (id, buyer_id, maker_id, status, subtotal_paise, shipping_paise, tax_paise, total_paise,
                       advance_paise, final_paise, shipping_name, shipping_phone, shipping_address, shipping_city,
                       shipping_state, shipping_pincode, shipping_country, idempotency_key, request_hash, created_at,
                       updated_at, confirmed_at)
   OVERRIDING SYSTEM VALUE
   SELECT id, buyer, maker, CASE status WHEN 'LAPSED' THEN 'CANCELLED' ELSE status END, price * quantity, 0,
          ${total} - price * quantity, ${total}, ${advance}, ${total} - ${advance}, 'Asha Rao', '+919845012345',
          '14, 3rd Cross, Malleshwaram', 'Bengaluru', 'Karnataka', '560003', 'India', 'key ' || id, md5(id::text), at,
          at + interval '1 hour', CASE WHEN status <> 'LAPSED' THEN at + interval '1 hour' END
     FROM chosen ORDER BY id`,
  `INSERT INTO order_items (order_id, design_id, title, maker_name, picture_key, price_paise, quantity)
   SELECT id, design, title, maker_name, picture, price, quantity FROM chosen ORDER BY id`,
  captured('ADVANCE', advance, 'I'),
  `${captured('FINAL', `${total} - ${advance}`, 'F')} AND status = 'DELIVERED'`,
  `INSERT INTO refunds (payment_id, maker_id, razorpay_payment_id, amount_paise, reason, provider_key, razorpay_refund_id,
                        status, created_at, updated_at, processed_at)
   SELECT p.id, p.maker_id, p.razorpay_payment_id, p.expected_paise, '', 'refund ' || p.id, 'rfnd_' || p.id, 'PROCESSED',
          p.captured_at, p.captured_at, p.captured_at
     FROM chosen c JOIN payments p ON p.order_id = c.id WHERE p.status = 'REFUNDED'`,
  `INSERT INTO order_history (order_id, actor_id, actor, from_status, to_status, created_at)
   SELECT id, buyer, 'BUYER', null, 'PENDING', at FROM chosen ORDER BY id`,
  `INSERT INTO order_history (order_id, actor_id, actor, from_status, to_status, created_at)
   SELECT id, maker, 'MAKER', step.was, step.became, at + step.later
     FROM chosen, (VALUES ${moves.join(', ')}) step (was, became, later)
    WHERE status = 'DELIVERED' ORDER BY id, step.later`,
  `INSERT INTO order_history (order_id, actor_id, actor, from_status, to_status, created_at)
   SELECT id, CASE WHEN id % 8 = 6 THEN maker ELSE buyer END, CASE WHEN id % 8 = 6 THEN 'MAKER' ELSE 'BUYER' END,
          'CONFIRMED', 'CANCELLED', at + interval '20 hours'
     FROM chosen WHERE status = 'CANCELLED' ORDER BY id`,
  `INSERT INTO payment_attempts (razorpay_payment_id, payment_id, status, amount_paise, created_at)
   SELECT p.razorpay_payment_id, p.id, 'captured', p.expected_paise, p.created_at
     FROM chosen c JOIN payments p ON p.order_id = c.id WHERE c.status NOT IN ('DELIVERED', 'LAPSED', 'CANCELLED')`,
  `INSERT INTO order_updates (order_id, author_id, status, note, created_at)
   SELECT id, maker, 'DESIGN_IN_PROGRESS', 'The first block is printed; it dries overnight before the next.',
          at + interval '50 hours'
     FROM chosen WHERE status = 'DELIVERED' AND id % 4 = 0`,
  'DROP TABLE chosen',
];
