import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { superuser } from '#tools/private-postgres/create-cluster.ts';

/** The PostgreSQL settings that enable statement counting. */
export const countingSettings = { shared_preload_libraries: 'pg_stat_statements' };

export interface Counted {
  statement: string;
  calls: number;
  /** Milliseconds of all calls. */
  ms: number;
  /** Pages of 8 kB that all calls read. */
  buffers: number;
}

/** Disables counting, because it costs time. `countStatements` enables it. */
export function countNothing(databaseUrl: string): Promise<void> {
  return asSuperuser(databaseUrl, (client) => track(client, 'none'));
}

/** Every statement of `work`, including `begin` and `commit`, the most expensive first. */
export function countStatements(databaseUrl: string, work: () => Promise<void>): Promise<Counted[]> {
  return asSuperuser(databaseUrl, async (client) => {
    await client.query('create extension if not exists pg_stat_statements');
    await track(client, 'top');
    await client.query(`set pg_stat_statements.track = 'none'`);
    await client.query('select pg_stat_statements_reset()');
    await work();
    await track(client, 'none');
    const { rows } = await client.query<Counted>(
      `select query as statement, calls::int, total_exec_time as ms,
              (shared_blks_hit + shared_blks_read)::float as buffers
         from pg_stat_statements order by total_exec_time desc`,
    );
    return rows;
  });
}

async function track(client: pg.Client, what: 'top' | 'none'): Promise<void> {
  await client.query(`alter system set pg_stat_statements.track = '${what}'`);
  await client.query('select pg_reload_conf()');
  // Each connection applies the reloaded setting before its next statement.
  await sleep(300);
}

async function asSuperuser<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const url = new URL(databaseUrl);
  url.searchParams.set('user', superuser);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
