import type pg from 'pg';
import { garmentNames } from '#contracts/measurements/garments.ts';
import { centreOfPin } from '#contracts/profiles/pin-distance.ts';
import { tileOf } from '#contracts/quotes/briefs/brief-fit.ts';
import { briefLimits } from '#contracts/quotes/briefs/briefs.rules.ts';
import { quoteLimits } from '#contracts/quotes/quotes.rules.ts';
import { inBulk } from '../large/in-bulk.ts';

/** Quotes of the measured pair. */
export const quotesOfPair = 100;
export const { revisions } = quoteLimits;
/** Bids on the measured brief. */
export const { bids: bidsOnBrief } = briefLimits;
const linesOfQuote = 8;
const picturesOfRevision = 3;
const designsOfMaker = 20;

/** The maker's town, then towns near and far, which have as many briefs each. */
const pincodes = [
  ...['302002', '303007', '305001', '110016', '122002', '282001', '325001', '342001', '560038', '411004'],
  ...['682001', '700019', '400050', '600004', '160015', '695001', '500034', '226001', '641002', '380009'],
  ...['737101', '462003', '570004', '403001', '208001', '422005', '395007', '625002', '800001', '781005'],
  ...['530003', '143001', '734001', '452001', '575001', '416003', '751001', '190001', '673001', '834001'],
];

interface Given {
  buyer: number;
  maker: number;
  size: number;
}

interface Filled {
  /** The quotes of the pair have `quotesOfPair` ids from this one. */
  firstQuote: number;
  /** A brief of the buyer that is full. */
  brief: number;
}

/**
 * Adds `size` open briefs of garments and towns in turn with a bid each, a maker whom many of them
 * fit, long quotes of this maker to the buyer, and a full brief of the buyer. Updates statistics at the end.
 */
export async function fillBriefs(client: pg.ClientBase, { buyer, maker, size }: Given): Promise<Filled> {
  await client.query('SET statement_timeout = 0');
  await openWorkshop(client, maker);
  const places = pincodes.map((pincode) => ({ pincode, ...centreOfPin(pincode) }));
  await client.query(
    `CREATE TEMP TABLE places AS
     SELECT p.place - 1 AS place, p.pincode, p.latitude, p.longitude, p.tile FROM ROWS FROM (
       json_to_recordset($1) AS (pincode text, latitude float8, longitude float8, tile int)) WITH ORDINALITY
       AS p (pincode, latitude, longitude, tile, place)`,
    [
      JSON.stringify(
        places.map(({ latitude = null, longitude = null, ...place }) => ({
          ...{ ...place, latitude, longitude, tile: tileOf(latitude, longitude) },
        })),
      ),
    ],
  );
  await client.query(insertPictures);
  const filled = { firstQuote: 0, brief: 0 };
  await inBulk(client, filledTables, async () => {
    await client.query(
      `INSERT INTO users (email, password_hash, name)
       SELECT 'owner' || i || '@example.in', '', 'Asha Rao ' || i FROM generate_series(1, $1::int) i`,
      [ownersOf(size)],
    );
    await client.query(insertBriefs, [size, ownersOf(size), garmentNames]);
    await client.query(insertBids);
    const { rows: briefs } = await client.query<{ brief: number }>(insertFullBrief, [buyer]);
    filled.brief = briefs[0]?.brief ?? 0;
    await client.query(insertFullBids, [filled.brief, buyer, maker]);
    const { rows: quotes } = await client.query<{ first: number }>(insertLongQuotes, [maker, buyer]);
    filled.firstQuote = quotes[0]?.first ?? 0;
    await client.query('ANALYZE quotes');
    await client.query(insertRevisions);
    await client.query(insertHistory);
  });
  await client.query('DROP TABLE places, quote_pool');
  await client.query(`VACUUM ANALYZE users, profiles, designs, media, ${filledTables.join(', ')}`);
  return filled;
}

const filledTables = [
  'briefs',
  'brief_pictures',
  'quotes',
  'quote_revisions',
  'quote_pictures',
  'quote_history',
];

/** Five briefs each, which is the most. */
const ownersOf = (size: number) => Math.ceil(size / briefLimits.open);

/** The maker publishes designs for women and men in the first town. */
async function openWorkshop(client: pg.ClientBase, maker: number): Promise<void> {
  await client.query(`UPDATE users SET role = 'DESIGNER' WHERE id = $1`, [maker]);
  await client.query(
    `INSERT INTO designs (maker_id, title, description, language, category, price_paise, completion_days, pictures, status,
                          published_at)
     SELECT $1, (ARRAY['Katan lehenga', 'Chanderi kurta', 'Silk blouse', 'Brocade sherwani'])[1 + i % 4] || ' no. ' || i,
            'Woven to order.', 'en', (ARRAY['Women''s Fashion', 'Men''s Fashion'])[1 + i % 2], 100000 * i, 7 + i,
            (SELECT pictures FROM designs ORDER BY id LIMIT 1), 'PUBLISHED', now()
       FROM generate_series(1, ${designsOfMaker}) i`,
    [maker],
  );
  const home = centreOfPin(pincodes[0] ?? '');
  await client.query(
    `INSERT INTO profiles (user_id, city, state, latitude, longitude) VALUES ($1, 'Jaipur', 'Rajasthan', $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET latitude = $2, longitude = $3`,
    [maker, home?.latitude, home?.longitude],
  );
}

/** A hundred pictures, which the briefs and quotes share. */
const insertPictures = `
  CREATE TEMP TABLE quote_pool AS
  WITH made AS (
    INSERT INTO media (key, owner_id, kind, status, mime, bytes, width, height, placeholder, claimed_at)
    SELECT left(md5('custom ' || i), 22), 1, 'PICTURE', 'READY', 'image/webp', 90000, 1080, 1350,
           'data:image/webp;base64,' || repeat(md5(i::text), 5), now()
      FROM generate_series(1, 100) i RETURNING id)
  SELECT id, row_number() OVER (ORDER BY id) - 1 AS nth FROM made`;

const briefColumns = `owner_id, garment, title, words, fabric, budget_from_paise, budget_to_paise, needed_by, pincode,
  latitude, longitude, tile, wearer, for_name, ends_at, request_hash, created_at, updated_at`;
const briefWords = `'Like the one in the picture, in green, with a wide border and sleeves to the elbow.', 'Katan silk',
  1500000, 3000000, current_date + 60`;
const briefPlace = `p.pincode, p.latitude, p.longitude, p.tile, 'SELF', '', now() + interval '14 days'`;

const insertBriefs = `
  WITH owners AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS nth FROM users WHERE email LIKE 'owner%@example.in'),
  made AS (
    INSERT INTO briefs (${briefColumns})
    SELECT o.id, ($3::text[])[1 + i % cardinality($3::text[])], 'A festive piece no. ' || i, ${briefWords}, ${briefPlace},
           md5(i::text), now() - ($1::int - i) * interval '1 second', now()
      FROM generate_series(1, $1::int) i JOIN owners o ON o.nth = i % $2::int
      JOIN places p ON p.place = i / cardinality($3::text[]) % (SELECT count(*) FROM places)
     ORDER BY i RETURNING id)
  INSERT INTO brief_pictures (brief_id, position, media_id)
  SELECT m.id, 0, pool.id FROM made m JOIN quote_pool pool ON pool.nth = m.id % 100`;

const quoteColumns =
  'maker_id, buyer_id, brief_id, state, version, revision, valid_until, request_hash, created_at, updated_at';

/** Makers of the catalogue come first in \`users\`. */
const insertBids = `
  WITH makers AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS nth, count(*) OVER () AS amount
                    FROM users WHERE email LIKE 'maker%@example.in')
  INSERT INTO quotes (${quoteColumns})
  SELECT m.id, b.owner_id, b.id, 'OFFERED', 2, 1, now() + interval '7 days', '', now(), now()
    FROM briefs b JOIN makers m ON m.nth = b.id % m.amount`;

const insertFullBrief = `
  INSERT INTO briefs (${briefColumns})
  SELECT $1, 'lehenga', 'A lehenga to dance in', ${briefWords}, ${briefPlace}, '', now(), now()
    FROM places p WHERE p.place = 0 RETURNING id::int AS brief`;

const insertFullBids = `
  INSERT INTO quotes (${quoteColumns})
  SELECT id, $2, $1, 'OFFERED', 2, 1, now() + interval '7 days', '', now(), now()
    FROM users WHERE id <> $3 AND email LIKE 'maker%@example.in' ORDER BY id LIMIT ${bidsOnBrief}`;

const insertLongQuotes = `
  WITH made AS (
    INSERT INTO quotes (${quoteColumns})
    SELECT $1, $2, null::bigint, 'DECLINED', ${revisions}, ${revisions}, now() + interval '7 days', '', now(), now()
      FROM generate_series(1, ${quotesOfPair}) RETURNING id)
  SELECT min(id)::int AS first FROM made`;

/** With their lines. A bid has one picture. */
const insertRevisions = `
  WITH made AS (
    INSERT INTO quote_revisions (quote_id, number, title, words, included, lines, measuring, days, free_changes, valid_days,
                                 valid_until, total_paise, advance_paise, created_at)
    SELECT q.id, n, 'Lehenga of six panels', 'As we spoke: the neck cut straight, and every dot left whole.',
           'Lehenga, blouse and dupatta, and one fitting over a video call.',
           (SELECT jsonb_agg(jsonb_build_object('kind', 'QUOTE', 'label', 'Line number ' || i, 'amountPaise', 100000 * (i + n),
                                                'days', i)) FROM generate_series(1, ${linesOfQuote}) i),
           'MADE_TO_MEASURE', 36, 1, 7, q.valid_until, 8000000, 3200000, now()
      FROM quotes q, generate_series(1, q.revision) n RETURNING quote_id, number)
  INSERT INTO quote_pictures (quote_id, revision, position, media_id)
  SELECT m.quote_id, m.number, n, pool.id
    FROM made m JOIN quotes q ON q.id = m.quote_id
    CROSS JOIN generate_series(0, CASE WHEN q.revision = ${revisions} THEN ${picturesOfRevision - 1} ELSE 0 END) n
    JOIN quote_pool pool ON pool.nth = (q.id + n) % 100`;

const insertHistory = `
  INSERT INTO quote_history (quote_id, act, actor, actor_id, from_state, to_state, revision, created_at)
  SELECT q.id, CASE WHEN n = 1 THEN 'OFFER' ELSE 'REVISE' END, 'MAKER', q.maker_id, 'DRAFT', 'REVISED', n, now()
    FROM quotes q, generate_series(1, q.revision) n ORDER BY q.id, n`;
