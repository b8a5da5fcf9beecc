import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
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
    await client.query('ROLLBACK').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

function executorOn(client: pg.PoolClient): Transaction {
  return Object.assign(drizzle(client), { isTransaction: true as const }) as Transaction;
}

/** The SQLSTATE of a database error, or ''. Drizzle wraps the driver's error in its cause. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? codeOf(error.cause) : '';
}

/** The constraint that a database error names, or ''. */
export function constraintOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return 'cause' in error ? constraintOf(error.cause) : '';
}
