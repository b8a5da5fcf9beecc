import pg from 'pg';
import { superuser } from '#tools/private-postgres/create-cluster.ts';

/** Allows the server's role to fill tables without foreign key checks and triggers. */
export async function allowBulk(databaseUrl: string): Promise<void> {
  const url = new URL(databaseUrl);
  const role = url.searchParams.get('user');
  url.searchParams.set('user', superuser);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(`GRANT SET ON PARAMETER session_replication_role TO ${role}`);
  } finally {
    await client.end();
  }
}

/**
 * Runs the work, which must insert consistent rows, without triggers, foreign keys and indexes. Rebuilds the indexes
 * afterwards. Call `allowBulk` once before.
 */
export async function inBulk(
  client: pg.ClientBase,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
       FROM pg_index i
      WHERE i.indrelid = ANY ($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
    [tables],
  );
  await client.query(`SET session_replication_role = replica; SET maintenance_work_mem = '512MB'`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await work();
  for (const { definition } of indexes) await client.query(definition);
  await client.query('RESET session_replication_role; RESET maintenance_work_mem');
}
