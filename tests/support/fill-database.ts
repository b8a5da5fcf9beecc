import pg from 'pg';
import type { TestApp } from './servers/app.ts';

/** Many rows at once, and statistics of all that is there. Not through the pool, where nobody may take more than three seconds. */
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
