import pg from 'pg';
import type { TestApp } from './servers/app.ts';

/** Inserts many rows and updates statistics. Not through the pool, which limits statements to three seconds. */
export async function fillDatabase({ databaseUrl }: TestApp, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statements);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
