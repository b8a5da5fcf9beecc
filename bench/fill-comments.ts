import type pg from 'pg';

/**
 * Adds comments of realistic length to a filled catalogue. Half are under the newest design. The others rotate over
 * all designs, so that a design's comments are far apart on disk. Updates statistics at the end.
 */
export async function fillComments(client: pg.ClientBase, comments: number): Promise<{ busiest: number }> {
  await client.query('SET statement_timeout = 0');
  const { rows } = await client.query<{ busiest: number; designs: number; first: number; people: number }>(
    `SELECT max(id)::int AS busiest, count(*)::int AS designs,
            (SELECT min(id)::int FROM users) AS first, (SELECT count(*)::int FROM users) AS people FROM designs`,
  );
  const [known] = rows;
  if (!known) throw new Error('There are no designs to comment on');
  await client.query(
    `INSERT INTO comments (design_id, user_id, content, created_at)
     SELECT CASE WHEN i % 2 = 0 THEN $2::int ELSE 1 + ($2::int - $3::int) + abs(hashint8(i::bigint)) % $3::int END,
            $4::int + abs(hashint8(i::bigint + 1)) % $5::int,
            'Is the border woven or stitched on, and can the blouse be cut longer? ' || left(md5(i::text), i % 30),
            now() - ($1::int - i) * interval '1 second'
       FROM generate_series(1, $1::int) i`,
    [comments, known.busiest, known.designs, known.first, known.people],
  );
  await client.query(
    `UPDATE designs SET comment_count = counted.n
       FROM (SELECT design_id, count(*) AS n FROM comments GROUP BY design_id) counted WHERE id = design_id`,
  );
  await client.query('VACUUM ANALYZE comments, designs');
  return { busiest: known.busiest };
}
