import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Executor } from './executor.ts';

/** Of the connections of pools, which stay for long. */
const executors = new WeakMap<object, Executor>();

function executorOf(client: pg.PoolClient): Executor {
  const known = executors.get(client);
  if (known) return known;
  const made = drizzle(client) as Executor;
  executors.set(client, made);
  return made;
}

/**
 * Asks several things at once over one connection, so that they travel to the database and back together: eight
 * short statements one after the other take as long on the way as in the database. `ask` makes all its queries
 * before it waits for any (`Promise.all`). They are answered in turn, each as the database is by then.
 */
export async function onOneConnection<T>(executor: Executor, ask: (one: Executor) => Promise<T>): Promise<T> {
  // A transaction has its one connection already.
  if (!(executor.$client instanceof pg.Pool)) return ask(executor);
  const client = await executor.$client.connect();
  let failure: Error | undefined;
  try {
    return await ask(executorOf(client));
  } catch (error) {
    // Some of the answers may still be on their way, and nobody waits for them.
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}
