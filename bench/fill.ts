import type pg from 'pg';
import { categories } from '#contracts/designs/categories.ts';
import { indexAfterwards, withoutSearch } from './index-afterwards.ts';

interface Amounts {
  designs: number;
  makers: number;
}

/** About 20 designs per maker. */
export function amountsFor(designs: number): Amounts {
  return { designs, makers: Math.max(24, Math.ceil(designs / 20)) };
}

const newest = Date.UTC(2026, 9, 1);

/** The publishing time of the design at this offset from the newest, in microseconds since 1970. */
export function publishedMicros(offset: number): number {
  return (newest - offset * 60_000) * 1000;
}

/**
 * Fills an empty, migrated database with designs of realistic length and variety by set-based statements. A million
 * designs take minutes. They are published a minute apart, the newest last. One maker likes and saves each design,
 * and each maker follows ten others. Updates statistics at the end.
 */
export async function fill(client: pg.ClientBase, amounts: Amounts): Promise<void> {
  await client.query('SET statement_timeout = 0');
  await indexAfterwards(client, amounts.designs, () => insertEverything(client, amounts));
  await client.query('VACUUM ANALYZE');
}

/** Fills the database for a test without search: making designs searchable takes three quarters of the time. */
export async function fillUnsearched(client: pg.ClientBase, amounts: Amounts): Promise<void> {
  await client.query('SET statement_timeout = 0');
  await withoutSearch(client, () => insertEverything(client, amounts));
  await client.query('VACUUM ANALYZE');
}

async function insertEverything(client: pg.ClientBase, { designs, makers }: Amounts): Promise<void> {
  await client.query(insertMakers, [makers]);
  await client.query(
    `INSERT INTO profiles (user_id, city, state, bio)
     SELECT id, ${pick(cities, 'id')}, 'India', 'Weaves and cuts to measure.' FROM users`,
  );
  const { rows } = await client.query<{ first: number }>('SELECT min(id)::int AS first FROM users');
  const firstMaker = rows[0]?.first ?? 1;
  await client.query(makePicturePool);
  await client.query(insertDesigns, [designs, makers, firstMaker]);
  await client.query(insertMarks('likes', 1), [makers, firstMaker]);
  await client.query(insertMarks('saves', 2), [makers, firstMaker]);
  await client.query(insertFollows, [makers, firstMaker]);
  await client.query(countFollows);
  await client.query('UPDATE design_totals SET published = $1', [designs]);
}

const cities = ['Jaipur', 'Varanasi', 'Bhuj', 'Lucknow', 'Kanchipuram', 'Hyderabad', 'Kolkata', 'Mumbai'];
const techniques = [
  'Ajrakh',
  'Chikankari',
  'Banarasi',
  'Ikat',
  'Kalamkari',
  'Bandhani',
  'Phulkari',
  'Zardozi',
];
const garments = ['sari', 'lehenga', 'kurta', 'sherwani', 'dupatta', 'jacket', 'stole', 'anarkali suit'];
const cloths = ['Katan silk', 'Khadi cotton', 'Chanderi', 'Organza', 'Tussar silk', 'Linen', 'Pashmina', ''];

/** SQL that picks one of `words` by a number. Each `by` gives a different order. */
function pick(words: readonly string[], by: string): string {
  const list = words.map((word) => `'${word.replaceAll("'", "''")}'`).join(',');
  return `(ARRAY[${list}])[1 + abs(hashint8(${by}::bigint)) % ${words.length}]`;
}

const insertMakers = `
  INSERT INTO users (email, password_hash, name, role, is_verified)
  SELECT 'maker' || i || '@example.in', '', 'Meera ' || ${pick(['Rao', 'Iyer', 'Das', 'Ansari'], 'i')} || ' ' || i,
         'DESIGNER', i % 3 = 0
    FROM generate_series(1, $1::int) i`;

/** A thousand sets of 1 to 4 pictures. A placeholder is 144 random bytes, which hardly compress, like a tiny WebP. */
const makePicturePool = `
  CREATE TEMP TABLE picture_pool AS
  SELECT i AS set_number, (SELECT json_agg(json_build_object(
                      'key', left(md5(i || '/' || n), 22), 'width', 1080, 'height', 1350, 'placeholder',
                      'data:image/webp;base64,' || translate(encode(bytes, 'base64'), E'\\n', '')))
               FROM generate_series(1, 1 + i % 4) n,
                    LATERAL (SELECT string_agg(decode(md5(i || ' ' || n || ' ' || part), 'hex'), '') AS bytes
                               FROM generate_series(1, 9) part) noise) AS pictures
    FROM generate_series(0, 999) i`;

const insertDesigns = `
  INSERT INTO designs (maker_id, title, description, language, category, price_paise, discount_percent, completion_days,
                       material_one, material_two, pictures, likes_count, saves_count, status, published_at)
  SELECT $3::bigint + abs(hashint8(i::bigint)) % $2::int,
         ${pick(techniques, 'i')} || ' ' || ${pick(garments, 'i + 7')} || ' no. ' || i,
         'A ' || lower(${pick(techniques, 'i')}) || ' piece worked by hand over ' || (5 + i % 40) || ' days in our own'
           || ' workshop, from cloth that we have woven to order. Dyed with indigo, madder and pomegranate rind, so'
           || ' each piece is a little different from the last. Send your measurements after ordering, or have them'
           || ' taken at home. Piece ' || md5(i::text), 'en',
         ${pick(categories, 'i + 3')}, 100 * (500 + abs(hashint8(i::bigint + 5)) % 60000),
         (ARRAY[0, 0, 10, 15, 25])[1 + i % 5], 5 + i % 40, ${pick(cloths, 'i + 11')}, ${pick(cloths, 'i + 13')},
         pool.pictures, 1, 1, 'PUBLISHED', to_timestamp(${newest / 1000}) - ($1::int - i) * interval '1 minute'
    FROM generate_series(1, $1::int) i JOIN picture_pool pool ON pool.set_number = i % 1000
   ORDER BY i`;

const insertMarks = (table: 'likes' | 'saves', salt: number) => `
  INSERT INTO ${table} (user_id, design_id)
  SELECT $2::bigint + abs(hashint8(id + ${salt})) % $1::int, id FROM designs`;

const insertFollows = `
  INSERT INTO follows (follower_id, maker_id)
  SELECT DISTINCT $2::bigint + i, $2::bigint + abs(hashint8(i * 16 + n)) % $1::int
    FROM generate_series(0, $1::int - 1) i, generate_series(1, 10) n
   WHERE i <> abs(hashint8(i * 16 + n)) % $1::int`;

const countFollows = `
  INSERT INTO follow_counts (user_id, followers, following)
  SELECT id, (SELECT count(*) FROM follows WHERE maker_id = id), (SELECT count(*) FROM follows WHERE follower_id = id)
    FROM users`;
