import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isDatabaseAway } from './database-away.ts';
import { codeOf } from './error-code.ts';
import type { Database, Executor, Transaction } from './executor.ts';

const maxTries = 3;
const retryable = new Set(['40001', '40P01']);

interface TransactionOptions {
  /**
   * False where a dying database may lose what was written although it was committed: for listeners alone, whose event is
   * forgotten by a later commit, so that a listener that lost the one still has the other and hears it again.
   */
  waitsForDisk?: boolean;
}

/**
 * Runs `work` in one transaction and answers with its result. A deadlock or a serialization failure is
 * tried again, so `work` must do nothing but read and write through its executor: no mail, no provider call.
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

/** Calls back once what the executor has written is committed, which is at once where it is no transaction; never after a rollback. */
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
    // After a failed statement that the work did not throw on, PostgreSQL answers COMMIT with a rollback.
    if (command !== 'COMMIT')
      throw new Error('A statement of this transaction failed, so nothing was written');
    for (const call of calls) call();
    return result;
  } catch (error) {
    end();
    // A lost connection has rolled back by itself, and asking a hanging one would take as long again.
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
 * The connection for as long as the transaction lasts. Where one of several at once fails, the others may still be at
 * work: what they ask after its end is refused, for it would be written outside of it, or inside another person's.
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
