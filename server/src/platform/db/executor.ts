import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isSilence } from './database-away.ts';
import { SteadyClient } from './steady-client.ts';

/**
 * What every query takes as its first argument: the pool, or the one connection of a transaction.
 * It is never optional, so that a read inside a transaction cannot slip outside by accident.
 */
export type Executor = NodePgDatabase & { $client: pg.Pool | pg.PoolClient };

/** An executor that is inside a transaction. Writes that belong together ask for this. */
export type Transaction = Executor & { readonly isTransaction: true };

// Ids are bigint identity columns and stay far below 2^53; counts likewise.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface Database extends Executor {
  $client: pg.Pool;
}

export interface PoolSettings {
  url: string;
  size: number;
  onIdleError(error: Error): void;
}

/** So that a network between us and the database does not forget a quiet connection. */
export const keepsAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** Opens the pool. Connections are made when first used; a lost one is replaced. */
export function openDatabase({ url, size, onIdleError }: PoolSettings): Database {
  const pool = new pg.Pool({
    Client: SteadyClient,
    connectionString: url,
    max: size,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 2500,
    // Nobody waits longer than three seconds; a database that hangs cannot keep its own limit.
    statement_timeout: 2700,
    query_timeout: 2900,
    // A transaction whose process was cut off holds its locks no longer than this.
    idle_in_transaction_session_timeout: 5000,
    application_name: 'tanabana',
    // What is asked of one connection at once travels at once; see `together`.
    pipeline: true,
    ...keepsAlive,
  });
  pool.on('error', onIdleError);
  pool.on('release', (error) => {
    if (isSilence(error)) replaceIdle(pool);
  });
  return drizzle(pool) as Database;
}

/**
 * Where one connection fell silent, a network in between may have forgotten them all, and each would cost somebody
 * three seconds and an error. So those that nobody uses are given up; new ones are made when they are needed.
 */
function replaceIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left--) {
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    );
  }
}
