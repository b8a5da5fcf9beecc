import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Executor } from './executor.ts';
import { migrationsFolder } from './migrate.ts';

/** Throws when the database does not answer. */
export async function pingDatabase(executor: Executor): Promise<void> {
  await executor.execute(sql`select 1`);
}

/** How many of our migrations the database does not have yet. */
export async function countPendingMigrations(executor: Executor): Promise<number> {
  const { rows } = await executor.execute<{ applied: number }>(
    sql`select count(*) as applied from drizzle.__drizzle_migrations`,
  );
  return Math.max(0, readMigrationFiles({ migrationsFolder }).length - (rows[0]?.applied ?? 0));
}
