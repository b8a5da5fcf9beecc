import type pg from 'pg';

/**
 * Adds `amount` notifications to a filled catalogue. Half are for its first maker, most of those unread. The others
 * are spread over all makers. Returns the first maker.
 */
export async function fillNotifications(client: pg.ClientBase, amount: number): Promise<number> {
  const { rows } = await client.query<{ first: number; people: number }>(
    'SELECT min(id)::int AS first, count(*)::int AS people FROM users',
  );
  const { first = 1, people = 1 } = rows[0] ?? {};
  await client.query(
    `INSERT INTO notifications (recipient_id, type, subject, sender_id, design_id, read_at, created_at)
     SELECT CASE WHEN i % 2 = 0 THEN $2::bigint ELSE $2 + 1 + i % ($3::int - 1) END, 'COMMENT', 'comment:-' || i,
            CASE WHEN i % 2 = 0 THEN $2 + 1 + i % ($3 - 1) ELSE $2 END,
            1 + i % (SELECT count(*) FROM designs), CASE WHEN i % 5 = 0 THEN now() END,
            timestamptz '2026-10-01' - i * interval '7 seconds'
       FROM generate_series(1, $1::int) i`,
    [amount, first, people],
  );
  await client.query('VACUUM ANALYZE notifications');
  return first;
}
