import type pg from 'pg';
import { withoutSearch } from './index-afterwards.ts';

/**
 * Fills the lists of the administration: `size` people, designs and orders, and a tenth as many complaints, reports
 * and log entries. Every tenth person is called Asha, one in a thousand is banned, and nearly all cases are settled.
 * Updates statistics at the end.
 */
export async function fillAdmin(client: pg.ClientBase, size: number, adminId: number): Promise<void> {
  await client.query('SET statement_timeout = 0');
  const { rows } = await client.query<{ last: number }>('SELECT max(id)::int AS last FROM users');
  const last = rows[0]?.last ?? 0;
  await withoutSearch(client, async () => {
    await client.query(insertPeople, [size]);
    await client.query(
      `INSERT INTO profiles (user_id, phone)
       SELECT id, '+91 9' || lpad((id % 10000)::text, 4, '0') || ' ' || lpad((id % 99991)::text, 5, '0')
         FROM users WHERE id > $1::int`,
      [last],
    );
    await client.query(insertDesigns, [size, last]);
  });
  await client.query(insertOrders, [size, last]);
  const tenth = Math.ceil(size / 10);
  await client.query(insertComplaints, [tenth, last]);
  await client.query(insertReports, [tenth, last]);
  await client.query(
    `INSERT INTO admin_acts (admin_id, name, subject, subject_id, before, after, reason)
     SELECT $2::int, (ARRAY['USER_SUSPENDED', 'USER_RESTORED', 'DESIGN_HIDDEN'])[1 + i % 3],
            CASE WHEN i % 3 = 2 THEN 'DESIGN' ELSE 'USER' END, i, '{}', '{}', 'Copied pictures no. ' || i
       FROM generate_series(1, $1::int) i`,
    [tenth, adminId],
  );
  await client.query('VACUUM ANALYZE');
}

const insertPeople = `
  INSERT INTO users (email, password_hash, name, role, is_verified, status, suspension_reason)
  SELECT 'person' || i || '@example.in', '',
         CASE WHEN i % 10 = 0 THEN 'Asha' ELSE initcap(left(md5((i % 5000)::text), 6)) END || ' '
           || initcap(left(md5((i % 20011)::text), 7)),
         CASE WHEN i % 5 = 0 THEN 'DESIGNER' WHEN i % 50001 = 1 THEN 'ARTIST' ELSE 'USER' END, i % 40 = 0,
         CASE WHEN i % 1000 = 1 THEN 'BANNED' ELSE 'ACTIVE' END, CASE WHEN i % 1000 = 2 THEN 'Copied' END
    FROM generate_series(1, $1::int) i`;

const insertDesigns = `
  INSERT INTO designs (maker_id, title, description, language, category, price_paise, completion_days, pictures, status,
                       published_at)
  SELECT $2::int + 1 + (5 * i) % $1::int, 'Ajrakh stole no. ' || i, 'Printed to order.', 'en', 'Accessories',
         100 * (500 + abs(hashint8(i::bigint)) % 60000), 7, '[]',
         CASE WHEN i % 2000 = 0 THEN 'HIDDEN' ELSE 'PUBLISHED' END, now() - ($1::int - i) * interval '1 minute'
    FROM generate_series(1, $1::int) i`;

const insertOrders = `
  INSERT INTO orders (buyer_id, maker_id, status, subtotal_paise, shipping_paise, tax_paise, total_paise, advance_paise,
                      final_paise, shipping_name, shipping_phone, shipping_address, shipping_city, shipping_state,
                      shipping_pincode, shipping_country, request_hash, created_at)
  SELECT $2::int + 1 + i % $1::int, $2::int + 1 + (i + 7) % $1::int,
         CASE WHEN i % 20 = 0 THEN 'CONFIRMED' WHEN i % 20 = 1 THEN 'CANCELLED' ELSE 'DELIVERED' END,
         100000, 0, 8000, 108000, 43200, 64800, 'Asha Rao', '+919845012345', '14, 3rd Cross', 'Bengaluru',
         'Karnataka', '560003', 'India', md5(i::text), now() - ($1::int - i) * interval '1 minute'
    FROM generate_series(1, $1::int) i`;

const insertComplaints = `
  INSERT INTO complaints (complainant_id, title, category, description, email, status, request_hash, created_at,
                          updated_at, resolved_at)
  SELECT $2::int + i, 'The border is uneven ' || i, 'other', 'Words', 'p@example.in',
         CASE WHEN i % 200 = 0 THEN 'OPEN' ELSE 'RESOLVED' END, '', now() - i * interval '1 minute', now(),
         CASE WHEN i % 200 <> 0 THEN now() END
    FROM generate_series(1, $1::int) i`;

const insertReports = `
  INSERT INTO reports (reporter_id, kind, target_id, reason, status)
  SELECT $2::int + i, 'USER', $2::int + 1 + (i * 3) % $1::int, 'SPAM',
         CASE WHEN i % 200 = 0 THEN 'OPEN' WHEN i % 2 = 0 THEN 'DISMISSED' ELSE 'UPHELD' END
    FROM generate_series(1, $1::int) i`;
