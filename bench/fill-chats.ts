import type pg from 'pg';

/**
 * Adds messages of realistic length to a filled catalogue. Half are in one long chat of `reader`. The others rotate
 * over up to a thousand chats, a hundred of them the reader's, so that a chat's messages are far apart on disk.
 * Updates statistics at the end.
 */
export async function fillChats(
  client: pg.ClientBase,
  reader: number,
  messages: number,
): Promise<{ longest: number; partner: number }> {
  await client.query('SET statement_timeout = 0');
  const { rows } = await client.query<{ longest: number; partner: number }>(insertPairs, [reader]);
  const [first] = rows;
  if (!first) throw new Error('There is nobody to talk to');
  await client.query(
    `INSERT INTO chat_members (chat_id, user_id, partner_id)
     SELECT id, low_id, high_id FROM chats UNION ALL SELECT id, high_id, low_id FROM chats`,
  );
  for (let from = 1; from <= messages; from += batch) {
    await client.query(insertMessages, [from, Math.min(from + batch - 1, messages), first.longest]);
  }
  await client.query(
    `UPDATE chat_members c SET last_message_id = told.last, has_written = true
       FROM (SELECT chat_id, max(id) AS last FROM messages GROUP BY chat_id) told WHERE told.chat_id = c.chat_id`,
  );
  await client.query('VACUUM ANALYZE chats, chat_members, messages');
  return first;
}

const batch = 20_000;

/** The reader's chats come first. */
const insertPairs = `
  WITH people AS (SELECT id FROM users WHERE id <> $1 ORDER BY id LIMIT 100),
  pairs AS (
    SELECT $1::bigint AS one, id AS two, 0 AS turn FROM people
    UNION ALL
    SELECT a.id, b.id, 1 FROM people a JOIN people b ON a.id < b.id),
  made AS (
    INSERT INTO chats (low_id, high_id)
    SELECT least(one, two), greatest(one, two) FROM pairs ORDER BY turn, one, two LIMIT 1000
    RETURNING id, low_id, high_id)
  SELECT id::int AS longest, (low_id + high_id - $1)::int AS partner
    FROM made WHERE $1 IN (low_id, high_id) ORDER BY id LIMIT 1`;

const insertMessages = `
  INSERT INTO messages (chat_id, sender_id, content, created_at)
  SELECT c.id, CASE WHEN i % 3 = 0 THEN c.low_id ELSE c.high_id END,
         'Is the border woven or stitched on, and when does the warp leave the loom? ' || left(md5(i::text), i % 30),
         timestamptz '2026-01-01' + i * interval '1 second'
    FROM generate_series($1::int, $2::int) i
    JOIN chats c ON c.id = $3::int + CASE WHEN i % 2 = 0 THEN 0
           ELSE abs(hashint8(i::bigint)) % (SELECT count(*)::int FROM chats) END
   ORDER BY i`;
