import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Executor } from './executor.ts';

/**
 * Asks several things at once over one connection, so that they travel to the database and back together: eight
 * short statements one after the other take as long on the way as in the database. `ask` makes all its queries
 * before it waits for any (`Promise.all`). They are answered in turn, each as the database is by then.
 */
export async function together<T>(executor: Executor, ask: (one: Executor) => Promise<T>): Promise<T> {
  // A transaction has its one connection already.
  if (!(executor.$client instanceof pg.Pool)) return ask(executor);
  const client = await executor.$client.connect();
  let failure: Error | undefined;
  try {
    return await ask(drizzle(client) as Executor);
  } catch (error) {
    // Some of the answers may still be on their way, and nobody waits for them.
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}
