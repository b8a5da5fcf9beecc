import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Executor } from './executor.ts';
import { migrationsFolder, readFunctions } from './migrate.ts';

/** Throws if the database does not respond. */
export async function pingDatabase(executor: Executor): Promise<void> {
  await executor.execute(sql`select 1`);
}

/** Number of migrations that are not applied yet; functions.sql counts as one. */
export async function countPendingMigrations(executor: Executor): Promise<number> {
  const { checksum } = await readFunctions(migrationsFolder);
  const { rows } = await executor.execute<{ applied: number }>(
    sql`select (select count(*) from drizzle.__drizzle_migrations)
             + (select count(*) from drizzle.applied_functions where checksum = ${checksum}) as applied`,
  );
  return Math.max(0, readMigrationFiles({ migrationsFolder }).length + 1 - (rows[0]?.applied ?? 0));
}
