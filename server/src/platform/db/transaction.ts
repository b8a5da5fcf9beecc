import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isDatabaseAway } from './database-away.ts';
import { codeOf } from './error-code.ts';
import type { Database, Transaction } from './executor.ts';

const maxTries = 3;
const retryable = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction and answers with its result. A deadlock or a serialization failure is
 * tried again, so `work` must do nothing but read and write through its executor: no mail, no provider call.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(db, work);
    } catch (error) {
      if (attempt >= maxTries || !retryable.has(codeOf(error))) throw error;
    }
  }
}

async function runOnce<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(executorOn(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // A lost connection has rolled back by itself, and asking a hanging one would take as long again.
    if (isDatabaseAway(error)) broken = error as Error;
    else {
      await client.query('ROLLBACK').catch((rollbackError: Error) => {
        broken = rollbackError;
      });
    }
    throw error;
  } finally {
    client.release(broken);
  }
}

function executorOn(client: pg.PoolClient): Transaction {
  return Object.assign(drizzle(client), { isTransaction: true as const }) as Transaction;
}
