import type pg from 'pg';
import { mostPeople } from '#contracts/measurements/book/book.rules.ts';
import { type Garment, isLength, partsOf } from '#contracts/measurements/garments.ts';
import { inBulk } from '../large/in-bulk.ts';

export { mostPeople };

const garments = ['lehenga', 'blouse', 'kurta'] satisfies Garment[];
const versions = 3;
/** People in each of the other books. */
const usualPeople = 8;

interface Filled {
  /** The people of the owner have `mostPeople` ids from this one. */
  person: number;
  /** A garment that each of them has. */
  garment: Garment;
}

/**
 * Adds a full naap book of the owner and the books of others, `size` people in all, each with three garments. Those of
 * the owner have three versions. Updates statistics at the end. Call it after `fillBriefs`, whose owners have the other books.
 */
export async function fillBooks(client: pg.ClientBase, ownerId: number, size: number): Promise<Filled> {
  let person = 0;
  await inBulk(client, ['naap_people', 'naap_versions'], async () => {
    await client.query(
      `INSERT INTO naap_people (owner_id, name, relation, body, unit, created_at)
     SELECT o.id, 'Person ' || i, 'FRIEND', 'women', 'in', now()
       FROM generate_series(1, $1::int) i
       JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS nth FROM users WHERE email LIKE 'owner%@example.in') o
         ON o.nth = i / ${usualPeople}
      ORDER BY i`,
      [Math.max(0, size - mostPeople)],
    );
    const { rows } = await client.query<{ person: number }>(
      `WITH made AS (
       INSERT INTO naap_people (owner_id, name, relation, body, unit, created_at)
       SELECT $1, 'Person ' || i, 'FRIEND', 'women', 'in', now() FROM generate_series(1, ${mostPeople}) i RETURNING id)
     SELECT min(id)::int AS person FROM made`,
      [ownerId],
    );
    person = rows[0]?.person ?? 0;
    for (const garment of garments)
      await client.query(
        `INSERT INTO naap_versions (person_id, garment, version, is_newest, values, source, measured_by, measured_on, created_at)
       SELECT p.id, $1, v, v = p.most, $2, 'SELF', 'Asha Rao', current_date - 30 + v, now()
         FROM (SELECT id, CASE WHEN owner_id = $3 THEN ${versions} ELSE 1 END AS most FROM naap_people) p,
                generate_series(1, p.most) v`,
        [garment, JSON.stringify(valuesOf(garment)), ownerId],
      );
  });
  await client.query('VACUUM ANALYZE naap_people, naap_versions');
  return { person, garment: 'lehenga' };
}

/** Every length of a garment, as stored. */
function valuesOf(garment: Garment): object {
  return Object.fromEntries(
    partsOf(garment).flatMap((part, nth) =>
      isLength(part) ? [[part, { of: 'body', stored: 5000 + 100 * nth }]] : [],
    ),
  );
}
