import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isDatabaseAway } from './database-away.ts';
import { codeOf } from './error-code.ts';
import type { Database, Executor, Transaction } from './executor.ts';

const maxTries = 3;
const retryable = new Set(['40001', '40P01']);

interface TransactionOptions {
  /**
   * False if a crash of the database may lose a committed write. For listeners only: their event is deleted by a
   * later commit, so a listener that loses its write still has the event and receives it again.
   */
  waitsForDisk?: boolean;
}

/**
 * Runs `work` in one transaction and returns its result. A deadlock or a serialization failure is retried, so `work`
 * must only read and write through its executor: no email, no provider call.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(db, work, options);
    } catch (error) {
      if (attempt >= maxTries || !retryable.has(codeOf(error))) throw error;
    }
  }
}

const waiting = new WeakMap<object, (() => void)[]>();

/**
 * Runs `call` once the executor's writes are committed: immediately outside a transaction, and never after a
 * rollback.
 */
export function afterCommit({ $client }: Executor, call: () => void): void {
  const calls = waiting.get($client);
  if (calls) calls.push(call);
  else if ($client instanceof pg.Pool) call();
}

async function runOnce<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  { waitsForDisk = true }: TransactionOptions,
): Promise<T> {
  const client = await db.$client.connect();
  const { lent, end } = lendClient(client);
  const calls: (() => void)[] = [];
  let broken: Error | undefined;
  waiting.set(lent, calls);
  try {
    await client.query(waitsForDisk ? 'BEGIN' : 'BEGIN; SET LOCAL synchronous_commit = off');
    const result = await work(executorOn(lent));
    end();
    const { command } = await client.query('COMMIT');
    // If a statement failed and `work` swallowed the error, PostgreSQL answers COMMIT with ROLLBACK.
    if (command !== 'COMMIT')
      throw new Error('A statement of this transaction failed, so nothing was written');
    for (const call of calls) call();
    return result;
  } catch (error) {
    end();
    // A lost connection rolls back by itself, and a ROLLBACK on a hanging one would wait for the timeout again.
    if (isDatabaseAway(error)) broken = error as Error;
    else {
      await client.query('ROLLBACK').catch((rollbackError: Error) => {
        broken = rollbackError;
      });
    }
    throw error;
  } finally {
    waiting.delete(lent);
    client.release(broken);
  }
}

/**
 * Wraps the connection for the duration of the transaction. If one of several parallel statements fails, the others
 * may still be running. Statements they send after the transaction has ended are rejected, because they would run
 * outside of it or inside another caller's.
 */
function lendClient(client: pg.PoolClient): { lent: pg.PoolClient; end(): void } {
  let hasEnded = false;
  const query = (...asked: unknown[]) =>
    hasEnded
      ? Promise.reject(new Error('A statement came after its transaction had ended'))
      : Reflect.apply(client.query, client, asked);
  const lent: pg.PoolClient = Object.assign(Object.create(client), { query });
  return {
    lent,
    end() {
      hasEnded = true;
    },
  };
}

function executorOn(client: pg.PoolClient): Transaction {
  return Object.assign(drizzle(client), { isTransaction: true as const }) as Transaction;
}
