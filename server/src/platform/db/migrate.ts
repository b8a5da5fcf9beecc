import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Any number that nothing else in this database locks; every server process of ours uses this one. */
const migrationLock = 7_262_626;

/**
 * Applies the migrations that the database at `url` does not have yet. Servers that start together take turns:
 * the lock belongs to the connection, so one that dies half-way frees it.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    // Asking for what exists already is no news.
    await client.query("SET client_min_messages = 'warning'");
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
