import type pg from 'pg';

const atOnce = 2000;

/** The number of reviews that match a condition, by stars from one to five. */
const byStars = (condition: string) =>
  `ARRAY[${[1, 2, 3, 4, 5].map((stars) => `count(*) FILTER (WHERE rating = ${stars} AND ${condition})`).join(', ')}]`;

/**
 * Adds reviews of realistic length to a filled catalogue, by new shoppers. Half are of the newest design, one by each
 * shopper. The others are spread over all designs. Updates statistics at the end.
 */
export async function fillReviews(
  client: pg.ClientBase,
  reviews: number,
): Promise<{ busiest: number; maker: number }> {
  await client.query('SET statement_timeout = 0');
  const { rows } = await client.query<{ busiest: number; maker: number; designs: number; people: number }>(
    `SELECT max(d.id)::int AS busiest, (array_agg(d.maker_id ORDER BY d.id DESC))[1]::int AS maker,
            count(*)::int AS designs, (SELECT max(id)::int FROM users) AS people FROM designs d`,
  );
  const [known] = rows;
  if (!known) throw new Error('There are no designs to review');
  const half = Math.ceil(reviews / 2);
  await client.query(
    `INSERT INTO users (email, password_hash, name) SELECT 'shopper' || i || '@example.in', '', 'Asha ' || i
       FROM generate_series(1, $1::int) i`,
    [half],
  );
  // As in use, few reviews have one star or photos, and few have many helpful marks. Inserted in batches, because
  // statements have a time limit.
  for (let from = 1; from <= half; from += atOnce) {
    await client.query(
      `INSERT INTO reviews (design_id, maker_id, user_id, rating, comment, has_pictures, is_verified, pictures, helpful_count)
       SELECT d.id, d.maker_id, $4::int + i, 5 - abs(hashint8(i::bigint)) % 5 * (abs(hashint8(i::bigint + 7)) % 3) / 2,
              'The cloth falls well and the work is as fine inside as it is outside. ' || left(md5(i::text), i % 30),
              i % 9 = 0, i % 4 <> 0,
              CASE WHEN i % 9 = 0 THEN (SELECT coalesce(json_agg(shot::jsonb || '{"mediaId": 1}'), '[]') FROM json_array_elements(d.pictures) shot)
                   ELSE '[]' END, abs(hashint8(i::bigint + 3)) % 40
         FROM generate_series($1::int, $5::int) i CROSS JOIN generate_series(0, 1) side
         JOIN designs d ON d.id = CASE side WHEN 0 THEN $2::int
                                  ELSE $2::int - $3::int + 1 + abs(hashint8(i::bigint)) % ($3::int - 1) END`,
      [from, known.busiest, known.designs, known.people, Math.min(half, from + atOnce - 1)],
    );
  }
  // Some of the counted helpful marks as rows, enough for a table of realistic size.
  await client.query(
    `INSERT INTO review_votes (user_id, review_id, created_at)
     SELECT $1::int - abs(hashint8(id)) % 50, id, now() FROM reviews`,
    [known.people],
  );
  await client.query(
    `INSERT INTO review_totals (design_id, maker_id, review_count, rating_sum, by_stars, pictured_by_stars,
                                others_count, others_sum, others_by_stars, others_pictured_by_stars)
     SELECT design_id, maker_id, count(*) FILTER (WHERE is_verified), coalesce(sum(rating) FILTER (WHERE is_verified), 0),
            ${byStars('is_verified')}, ${byStars('is_verified AND has_pictures')},
            count(*) FILTER (WHERE NOT is_verified), coalesce(sum(rating) FILTER (WHERE NOT is_verified), 0),
            ${byStars('NOT is_verified')}, ${byStars('NOT is_verified AND has_pictures')}
       FROM reviews GROUP BY design_id, maker_id`,
  );
  await client.query(
    `INSERT INTO maker_ratings SELECT maker_id, sum(review_count), sum(rating_sum), sum(others_count) FROM review_totals GROUP BY maker_id`,
  );
  await client.query('VACUUM ANALYZE reviews, review_votes, review_totals, maker_ratings, users');
  return { busiest: known.busiest, maker: known.maker };
}
