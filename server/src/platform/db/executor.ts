import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Env } from '#server/env.ts';
import { isSilence } from './database-away.ts';
import { NamelessClient, SteadyClient } from './steady-client.ts';

/**
 * The first argument of every query: the pool, or the connection of a transaction. It is never optional, so that a
 * read cannot leave its transaction by accident.
 */
export type Executor = NodePgDatabase & { $client: pg.Pool | pg.PoolClient };

/** An executor inside a transaction. Functions whose writes belong together require it. */
export type Transaction = Executor & { readonly isTransaction: true };

// Ids are bigint identity columns and stay far below 2^53; so do counts.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface Database extends Executor {
  $client: pg.Pool;
}

export interface PoolSettings {
  url: string;
  size: number;
  onIdleError(error: Error): void;
  /** True behind a pooler in transaction mode: connections cannot keep settings. */
  isPooled?: boolean;
  /** False if that pooler does not support prepared statements: each is then parsed every time. */
  namesStatements?: boolean;
  /** In milliseconds. */
  times?: { statementMs: number; queryMs: number; connectMs: number };
}

/** Pool settings from the environment, for the primary and the replicas. */
export function poolOf(
  env: Pick<Env, 'DATABASE_POOL' | 'DATABASE_STATEMENT_NAMES' | 'isPooled'>,
): Pick<PoolSettings, 'size' | 'isPooled' | 'namesStatements'> {
  return {
    size: env.DATABASE_POOL,
    isPooled: env.isPooled,
    namesStatements: env.DATABASE_STATEMENT_NAMES,
  };
}

/**
 * In milliseconds. A caller waits at most three seconds. The client has its own timeouts because a hanging database
 * cannot enforce its own.
 */
const usualTimes = { statementMs: 2700, queryMs: 2900, connectMs: 2500 };

/** Keeps the network between us and the database from dropping idle connections. */
export const keepsAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** Opens the pool. Connections are opened on first use; a lost one is replaced. */
export function openDatabase(settings: PoolSettings): Database {
  const { url, size, onIdleError, isPooled = false, namesStatements = true, times = usualTimes } = settings;
  const pool = new pg.Pool({
    Client: namesStatements ? SteadyClient : NamelessClient,
    connectionString: url,
    max: size,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: times.connectMs,
    query_timeout: times.queryMs,
    // PgBouncer refuses connections that set these. An interrupted transaction holds its locks for at most 5 s.
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
 * A separate connection to the same database. When all other connections are busy, it still shows whether the
 * database responds. `times` are in milliseconds.
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
 * If one connection stopped responding, the network may have dropped all of them, and each would cost a visitor three
 * seconds and an error. So idle connections are closed; new ones are opened on demand.
 */
function replaceIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left--) {
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    );
  }
}
