import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Env } from '#server/env.ts';
import { isSilence } from './database-away.ts';
import { NamelessClient, SteadyClient } from './steady-client.ts';

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
  /** A pooler in transaction mode lies between: no setting can be kept in a connection. */
  isPooled?: boolean;
  /** False where that pooler does not know prepared statements: each is then parsed anew. */
  namesStatements?: boolean;
  /** In milliseconds. */
  times?: { statementMs: number; queryMs: number; connectMs: number };
}

/** What the settings say of every pool, on the primary as on a replica. */
export function poolOf(
  env: Pick<Env, 'DATABASE_POOL' | 'DATABASE_STATEMENT_NAMES' | 'isPooled'>,
): Pick<PoolSettings, 'size' | 'isPooled' | 'namesStatements'> {
  return {
    size: env.DATABASE_POOL,
    isPooled: env.isPooled,
    namesStatements: env.DATABASE_STATEMENT_NAMES,
  };
}

/** Nobody waits longer than three seconds; a database that hangs cannot keep its own limit. */
const usualTimes = { statementMs: 2700, queryMs: 2900, connectMs: 2500 };

/** So that a network between us and the database does not forget a quiet connection. */
export const keepsAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** Opens the pool. Connections are made when first used; a lost one is replaced. */
export function openDatabase(settings: PoolSettings): Database {
  const { url, size, onIdleError, isPooled = false, namesStatements = true, times = usualTimes } = settings;
  const pool = new pg.Pool({
    Client: namesStatements ? SteadyClient : NamelessClient,
    connectionString: url,
    max: size,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: times.connectMs,
    query_timeout: times.queryMs,
    // PgBouncer refuses a connection that asks for these. A transaction that was cut off holds its locks for 5 s at most.
    ...(isPooled ? {} : { statement_timeout: times.statementMs, idle_in_transaction_session_timeout: 5000 }),
    application_name: 'tanabana',
    // Statements on one connection are pipelined; see `onOneConnection`.
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
 * One connection more to the same database, that waits for nobody: where all others are busy, it still tells whether
 * the database answers. `times` in milliseconds.
 */
export function openBeside(
  db: Database,
  pool: Omit<ReturnType<typeof poolOf>, 'size'>,
  times: PoolSettings['times'],
): Database {
  const { connectionString = '' } = db.$client.options;
  return openDatabase({
    ...pool,
    url: connectionString,
    size: 1,
    onIdleError: () => undefined,
    ...(times ? { times } : {}),
  });
}

/**
 * Where one connection fell silent, a network in between may have forgotten them all, and each would cost a person
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
