import pg from 'pg';
import { superuser } from '#tools/private-postgres/create-cluster.ts';

/** Whether a commit waits for the disk, from now on. Only what is measured as committed does. */
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
