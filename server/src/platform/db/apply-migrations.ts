import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { codeOf } from './error-code.ts';
import type { Migration } from './migration-files.ts';

export interface Tries {
  /** Milliseconds that a statement waits for a table: behind it everybody waits. */
  lockMs: number;
  pauseMs: number;
  most: number;
}

export const usualTries: Tries = { lockMs: 2000, pauseMs: 1000, most: 60 };

/** A table was not had in time, or its turn was given up so that another could end. */
const inUse = new Set(['55P03', '40P01']);

/**
 * Applies the migrations that the database does not have yet, each in a transaction of its own or, where its file says
 * so, outside of any. A table that is in use is tried again later, so that visitors of the running version wait two
 * seconds at most. A migration outside of a transaction that broke off is begun anew by the next start.
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

/** Runs `work` in a transaction of `client`, and again while a table that it needs is in use. `name` is for people. */
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
    // An index that is made beside the traffic waits for old transactions, and nobody waits behind it.
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
