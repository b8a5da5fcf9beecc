import type pg from 'pg';

const tables = ['designs', 'users', 'profiles'];
/** The batch is so small that no statement reaches its time limit, even on a busy machine. */
const atOnce = 500;
/** From this size on, the word index is rebuilt instead of updated. */
const many = 10_000;

/** Runs the work without the triggers that make designs and makers searchable. */
export async function withoutSearch(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER search_inserted`);
  await work();
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER search_inserted`);
}

/** Runs the work without these triggers, then makes everything searchable in bulk with the same functions. */
export async function indexAfterwards(
  client: pg.ClientBase,
  designs: number,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE tablename IN ('design_search', 'maker_search') AND indexdef LIKE '% USING gin %'`,
  );
  const indexes = designs < many ? [] : rows;
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await withoutSearch(client, work);
  await inParts(client, 'users', 'search_refresh_makers');
  await inParts(client, 'designs', 'search_refresh_designs');
  for (const { definition } of indexes) await client.query(definition);
}

async function inParts(client: pg.ClientBase, table: string, refresh: string): Promise<void> {
  const { rows } = await client.query<{ last: string | null }>(`SELECT max(id) AS last FROM ${table}`);
  for (let from = 0; from <= Number(rows[0]?.last ?? 0); from += atOnce) {
    await client.query(`SELECT ${refresh}(array(SELECT id FROM ${table} WHERE id > $1 AND id <= $2))`, [
      from,
      from + atOnce,
    ]);
  }
}
