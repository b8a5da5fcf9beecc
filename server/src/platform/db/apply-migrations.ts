import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { codeOf } from './error-code.ts';
import type { Migration } from './migration-files.ts';

export interface Tries {
  /** How long a statement waits for a table lock, in milliseconds. All other queries on the table wait behind it. */
  lockMs: number;
  pauseMs: number;
  most: number;
}

export const usualTries: Tries = { lockMs: 2000, pauseMs: 1000, most: 60 };

/** Lock timeout and deadlock. */
const inUse = new Set(['55P03', '40P01']);

/**
 * Applies the pending migrations, each in its own transaction or, if its file says so, outside of one. If a table is
 * in use, the migration is retried later, so that visitors of the running version wait two seconds at most. A
 * migration outside of a transaction that was interrupted is run again from the beginning at the next start.
 */
export async function applyMigrations(
  client: pg.Client,
  migrations: readonly Migration[],
  tries: Tries = usualTries,
): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const last = Number(rows[0]?.last ?? 0);
  for (const migration of migrations) {
    if (migration.when <= last) continue;
    await (migration.isTransaction ? applyAsOne : applyOneByOne)(client, migration, tries);
  }
}

function applyAsOne(client: pg.Client, migration: Migration, tries: Tries): Promise<void> {
  return inOneTransaction(client, migration.tag, tries, async () => {
    for (const { text } of migration.statements) await client.query(text);
    await note(client, migration);
  });
}

/**
 * Runs `work` in a transaction of `client`, and retries while a table that it needs is in use. `name` is for
 * messages.
 */
export async function inOneTransaction(
  client: pg.Client,
  name: string,
  tries: Tries,
  work: () => Promise<void>,
): Promise<void> {
  await untilLocked(name, tries, async () => {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = ${tries.lockMs}`);
      await work();
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}

async function applyOneByOne(client: pg.Client, migration: Migration, tries: Tries): Promise<void> {
  for (const { text, repeats } of migration.statements) {
    // CREATE INDEX CONCURRENTLY waits for old transactions, but no query waits behind it.
    const mayWait = /\bconcurrently\b/i.test(text);
    await client.query(`set lock_timeout = ${mayWait ? 0 : tries.lockMs}`);
    let changed = 0;
    do {
      await untilLocked(migration.tag, tries, async () => {
        changed = (await client.query(text)).rowCount ?? 0;
      });
    } while (repeats && changed > 0);
  }
  await client.query('set lock_timeout = 0');
  await note(client, migration);
}

async function note(client: pg.Client, { hash, when }: Migration): Promise<void> {
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    when,
  ]);
}

async function untilLocked(name: string, tries: Tries, attempt: () => Promise<void>): Promise<void> {
  for (let count = 1; ; count++) {
    try {
      return await attempt();
    } catch (error) {
      if (!inUse.has(codeOf(error))) throw error;
      if (count >= tries.most)
        throw new Error(
          `${name} could not have a table that others hold, in ${count} tries. Look for long transactions and start again.`,
          { cause: error },
        );
      await pause(tries.pauseMs);
    }
  }
}
