import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { countPendingMigrations, pingDatabase } from '#server/platform/db/check-database.ts';
import { openBeside, poolOf } from '#server/platform/db/executor.ts';
import type { Replica } from '#server/platform/db/replicas/replicas.ts';
import type { Services } from '#server/platform/services.ts';

type Part = 'database' | 'migrations' | 'space';

const timeoutMs = 2000;
/** Database timeouts of the health checks, in milliseconds. */
const askingTakes = { statementMs: 1400, queryMs: 1500, connectMs: 1500 };

/** Takes this process out of its load balancer. */
interface Leaving {
  /**
   * From now on `/readyz` reports that the process is stopping, and each response closes its connection. Resolves
   * after this many seconds.
   */
  begin(seconds: number): Promise<void>;
}

/**
 * `/healthz`: the process is alive, and so is its private database, if it has one; 503 while that database restarts.
 * `/readyz`: the process can serve; a 503 names the parts that are not ready. Redis and the database replicas are
 * listed too, but do not cause a 503: every process would fail at once, although each works without them.
 */
export function healthRoutes(
  app: FastifyInstance,
  {
    env,
    db,
    space,
    redis,
    replicas,
  }: Pick<Services, 'env' | 'db' | 'space' | 'redis'> & { replicas: readonly Replica[] },
  /** Whether the private database is running. An external database does not count as part of this process. */
  isDatabaseRunning: () => boolean = () => true,
): Leaving {
  const config = { alwaysAnswers: true };
  // Once migrations have been seen as applied, they are not checked again.
  let isMigrated = false;

  // A separate connection: a process whose connections are all busy is healthy, and taking it out would only add load
  // to the others.
  const own = openBeside(db, poolOf(env), askingTakes);
  app.addHook('onClose', () => own.$client.end());
  const checks: Record<Part, () => Promise<boolean>> = {
    database: async () => {
      await pingDatabase(own);
      return true;
    },
    migrations: async () => {
      isMigrated ||= (await countPendingMigrations(own)) === 0;
      return isMigrated;
    },
    space: () => space.hasRoomForWrites(),
  };

  const names = Object.keys(checks) as Part[];
  let looking: Promise<boolean[]> | undefined;
  /** Concurrent requests share one check, so the database is queried once however many there are. */
  function look(): Promise<boolean[]> {
    looking ??= Promise.all(names.map((name) => isFine(checks[name]))).finally(() => {
      looking = undefined;
    });
    return looking;
  }

  app.addHook('onRequest', async (_request, reply) => {
    if (app.isLeaving) reply.header('connection', 'close');
  });

  app.get('/healthz', { config }, async (_request, reply) => {
    const isAlive = isDatabaseRunning();
    reply.header('cache-control', 'no-store').status(isAlive ? 200 : 503);
    return { success: isAlive, status: isAlive ? 'alive' : 'database restarting' };
  });

  app.get('/readyz', { config }, async (_request, reply) => {
    const results = await look();
    const parts = Object.fromEntries(
      names.map((name, index) => [name, results[index] ? 'ready' : 'not ready']),
    );
    if (redis) parts.redis = redis.isReady() ? 'ready' : 'not ready';
    for (const replica of replicas) parts[replica.name] = replica.isInUse() ? 'ready' : 'not ready';
    const failing = names.filter((_, index) => !results[index]);
    if (app.isLeaving) parts.process = 'stopping';
    const missing = [...failing, ...(app.isLeaving ? ['process'] : [])];
    reply.header('cache-control', 'no-store').status(missing.length === 0 ? 200 : 503);
    return {
      success: missing.length === 0,
      message: missing.length === 0 ? 'Ready.' : `Not ready: ${missing.join(', ')}.`,
      parts,
    };
  });

  return {
    async begin(seconds) {
      app.isLeaving = true;
      await sleep(seconds * 1000);
    },
  };
}

async function isFine(check: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), timeoutMs);
  });
  try {
    return await Promise.race([check().catch(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
}
