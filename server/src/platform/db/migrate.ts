import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { applyMigrations, inOneTransaction, usualTries } from './apply-migrations.ts';
import { readMigrations } from './migration-files.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** An arbitrary number that no other lock in this database uses. All our server processes share it. */
const migrationLock = 7_262_626;

/** The database has tables that our migrations did not create. The message is for people. */
export class UnknownDatabaseError extends Error {}

/**
 * Applies the pending migrations to the database at `url`, and then functions.sql if it has changed since it was last
 * applied. Servers that start at the same time take turns. The lock belongs to the connection, so a process that dies
 * releases it. Throws UnknownDatabaseError.
 */
export async function migrate(url: string, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await takeTurn(client);
    // Suppresses notices about objects that already exist.
    await client.query("SET client_min_messages = 'warning'");
    await refuseUnknownDatabase(client, folder);
    await applyMigrations(client, readMigrations(folder));
    await applyFunctions(client, folder);
  } finally {
    await client.end();
  }
}

/**
 * Polls for the lock. A session that waited inside a statement would block a concurrent index build, which waits for
 * all open statements.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      migrationLock,
    ]);
    if (rows[0]?.mine) return;
    await pause(100);
  }
}

/** The text of functions.sql and its checksum. */
export async function readFunctions(folder: string): Promise<{ text: string; checksum: string }> {
  const text = await readFile(join(folder, 'functions.sql'), 'utf8');
  return { text, checksum: createHash('sha256').update(text).digest('hex') };
}

/**
 * Throws for a database whose migrations are not ours. The migrator compares times only and would try to create every
 * table again.
 */
async function refuseUnknownDatabase(client: pg.Client, folder: string): Promise<void> {
  const { rows: tables } = await client.query<{ recorded: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as recorded`,
  );
  if (!tables[0]?.recorded) return;
  const { rows } = await client.query<{ first: string | null }>(
    'select min(created_at) as first from drizzle.__drizzle_migrations',
  );
  const first = rows[0]?.first ?? null;
  if (first === null || Number(first) === readMigrations(folder)[0]?.when) return;
  throw new UnknownDatabaseError(
    'This database was made before the first release of Tanabana, and its tables cannot be taken over.\n' +
      'Remove the data folder (./data, or DATA_DIR) and start again; with DATABASE_URL, name an empty database.',
  );
}

async function applyFunctions(client: pg.Client, folder: string): Promise<void> {
  const { text, checksum } = await readFunctions(folder);
  await client.query('create table if not exists drizzle.applied_functions (checksum text not null)');
  const { rows } = await client.query('select from drizzle.applied_functions where checksum = $1', [
    checksum,
  ]);
  if (rows.length > 0) return;
  await inOneTransaction(client, 'functions.sql', usualTries, async () => {
    await client.query(text);
    await client.query('delete from drizzle.applied_functions');
    await client.query('insert into drizzle.applied_functions values ($1)', [checksum]);
  });
}
