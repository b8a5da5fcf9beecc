import pg from 'pg';
import { superuser } from '#tools/private-postgres/create-cluster.ts';

/** Sets whether commits wait for the disk. Only measurements of commits need this. */
export async function setDurable(databaseUrl: string, isDurable: boolean): Promise<void> {
  const url = new URL(databaseUrl);
  url.searchParams.set('user', superuser);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(`ALTER SYSTEM SET fsync = ${isDurable ? 'on' : 'off'}`);
    await client.query('SELECT pg_reload_conf()');
  } finally {
    await client.end();
  }
}
