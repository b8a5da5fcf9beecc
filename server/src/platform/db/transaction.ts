import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isDatabaseAway } from './database-away.ts';
import { codeOf } from './error-code.ts';
import type { Database, Executor, Transaction } from './executor.ts';

const maxTries = 3;
const retryable = new Set(['40001', '40P01']);

interface Manner {
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
  manner: Manner = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(db, work, manner);
    } catch (error) {
      if (attempt >= maxTries || !retryable.has(codeOf(error))) throw error;
    }
  }
}

/** What sends the COMMIT of a transaction that is under way, at once; by the connection that its work was lent. */
const ends = new WeakMap<object, () => Promise<unknown>>();

/**
 * Asks the last statements of a transaction and sends its COMMIT behind them, so that they are one trip. `ask` makes all
 * of them before it waits for the database: a later one is refused. Where one fails, PostgreSQL answers that COMMIT by
 * rolling back; where `ask` throws without the database, none is sent.
 */
export async function lastOf<T>({ $client }: Transaction, ask: () => Promise<T>): Promise<T> {
  const commit = ends.get($client);
  if (!commit) throw new Error('There is no transaction to end');
  let hasFailed = false;
  // Begun before the statements are: it runs when all that was decided without the database is decided, and before
  // they are written to the socket (see `SteadyClient`).
  const committing = new Promise<unknown>((resolve, reject) => {
    process.nextTick(() => (hasFailed ? resolve(undefined) : commit().then(resolve, reject)));
  });
  const asking = (async () => ask())();
  asking.catch(() => {
    hasFailed = true;
  });
  // Both are waited for, whichever fails first: until then the connection is not free.
  const [asked, committed] = await Promise.allSettled([asking, committing]);
  if (asked.status === 'rejected') throw asked.reason;
  if (committed.status === 'rejected') throw committed.reason;
  return asked.value;
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
  { waitsForDisk = true }: Manner,
): Promise<T> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  const calls: (() => void)[] = [];
  const { lent, end } = lendClient(client);
  let committed: Promise<unknown> | undefined;
  const commit = () => {
    end();
    committed ??= client.query('COMMIT');
    return committed;
  };
  try {
    waiting.set(lent, calls);
    ends.set(lent, commit);
    // It travels with the first statement of the work: it fails with the connection alone.
    const begun = client.query(waitsForDisk ? 'BEGIN' : 'BEGIN; SET LOCAL synchronous_commit = off');
    begun.catch((error: Error) => {
      broken = error;
    });
    const result = await work(executorOn(lent));
    await begun;
    await commit();
    for (const call of calls) call();
    return result;
  } catch (error) {
    end();
    // A lost connection has rolled back by itself, and asking a hanging one would take as long again.
    if (isDatabaseAway(error)) broken ??= error as Error;
    else if (!committed) {
      await client.query('ROLLBACK').catch((rollbackError: Error) => {
        broken = rollbackError;
      });
    }
    throw error;
  } finally {
    waiting.delete(lent);
    ends.delete(lent);
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
