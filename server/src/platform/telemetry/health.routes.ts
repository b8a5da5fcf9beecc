import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { countPendingMigrations, pingDatabase } from '#server/platform/db/check-database.ts';
import { openBeside, poolOf } from '#server/platform/db/executor.ts';
import type { Replica } from '#server/platform/db/replicas/replicas.ts';
import type { Services } from '#server/platform/services.ts';

type Part = 'database' | 'migrations' | 'space';

const timeoutMs = 2000;
/** Of the questions to the database, in milliseconds. */
const askingTakes = { statementMs: 1400, queryMs: 1500, connectMs: 1500 };

/** How this process takes its leave of balancers. */
interface Leaving {
  /** From now on `/readyz` says so, and each answer ends its connection; resolves after so many seconds. */
  begin(seconds: number): Promise<void>;
}

/**
 * `/healthz`: the process is alive, and so is the database that belongs to it, if one does; 503 while that one is
 * started again. `/readyz`: it can serve; 503 names the parts that cannot. Redis and the replicas of the database are named too,
 * but their absence takes nobody out of service: every process would go, and each of them does without.
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
  /** Of the private database; another one is no part of this process, however it is. */
  isDatabaseRunning: () => boolean = () => true,
): Leaving {
  const config = { alwaysAnswers: true };
  // Migrations that were seen applied stay applied.
  let isMigrated = false;

  // A process whose connections are all busy works; taken out, it would leave more work to the others.
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
  /** Anyone who asks while it is looked gets the same answer: however many ask, the database is asked once. */
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
