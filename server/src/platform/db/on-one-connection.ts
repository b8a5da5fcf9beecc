import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Executor } from './executor.ts';

/** Executors of pooled connections, which are long-lived. */
const executors = new WeakMap<object, Executor>();

function executorOf(client: pg.PoolClient): Executor {
  const known = executors.get(client);
  if (known) return known;
  const made = drizzle(client) as Executor;
  executors.set(client, made);
  return made;
}

/**
 * Pipelines several queries over one connection, so that they share one round trip: for eight short statements in
 * sequence, the network takes as long as the database. `ask` must start all its queries before it awaits any
 * (`Promise.all`). They run in order and share no snapshot.
 */
export async function onOneConnection<T>(executor: Executor, ask: (one: Executor) => Promise<T>): Promise<T> {
  // A transaction already has its own single connection.
  if (!(executor.$client instanceof pg.Pool)) return ask(executor);
  const client = await executor.$client.connect();
  let failure: Error | undefined;
  try {
    return await ask(executorOf(client));
  } catch (error) {
    // Some results may still be on their way unread, so the connection is not reused.
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}
