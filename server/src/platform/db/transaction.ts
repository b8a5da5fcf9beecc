import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isDatabaseAway } from './database-away.ts';
import { codeOf } from './error-code.ts';
import type { Database, Executor, Transaction } from './executor.ts';

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

const waiting = new WeakMap<object, (() => void)[]>();

/** Calls back once what the executor has written is committed, which is at once where it is no transaction; never after a rollback. */
export function afterCommit({ $client }: Executor, call: () => void): void {
  const calls = waiting.get($client);
  if (calls) calls.push(call);
  else if ($client instanceof pg.Pool) call();
}

async function runOnce<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  const calls: (() => void)[] = [];
  const { lent, end } = lendClient(client);
  try {
    waiting.set(lent, calls);
    // It travels with the first statement of the work: it fails with the connection alone.
    const begun = client.query('BEGIN');
    begun.catch((error: Error) => {
      broken = error;
    });
    const result = await work(executorOn(lent));
    await begun;
    end();
    await client.query('COMMIT');
    for (const call of calls) call();
    return result;
  } catch (error) {
    end();
    // A lost connection has rolled back by itself, and asking a hanging one would take as long again.
    if (isDatabaseAway(error)) broken ??= error as Error;
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
 * The connection for as long as the transaction lasts. Where one of several at once fails, the others may still be at
 * work: what they ask after its end is refused, for it would be written outside of it, or inside somebody else's.
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
