import type { FastifyInstance } from 'fastify';
import { makeFindLiveSessions, makeWrittenCookie, ownerOfAddress } from '#server/modules/accounts/public.ts';
import { makeFindLetterPreference } from '#server/modules/notifications/public.ts';
import { makeCacheRoom } from '#server/platform/cache/short-cache.ts';
import { type Clock, systemClock } from '#server/platform/clock/clock.ts';
import { type Database, poolOf } from '#server/platform/db/executor.ts';
import { openReplicas, type Replicas } from '#server/platform/db/replicas/replicas.ts';
import { makeStaleReads } from '#server/platform/db/replicas/stale-reads.ts';
import { makeEvents, type RunningEvents } from '#server/platform/events/events.ts';
import { incomingFolder, openFiles } from '#server/platform/files/open-files.ts';
import { makeRateLimits } from '#server/platform/http/limits/rate-limits.ts';
import type { LogStream } from '#server/platform/http/logs/log-settings.ts';
import type { FindViewer } from '#server/platform/http/viewer.ts';
import { makeJobs } from '#server/platform/jobs/jobs.ts';
import { makeMail } from '#server/platform/mail/mail.ts';
import { mediaStore } from '#server/platform/media/file-store.ts';
import { openPictureProcess } from '#server/platform/media/picture-process.ts';
import { countUploads } from '#server/platform/media/uploads/uploads-under-way.ts';
import { makeOutside, type OutsideOfTests } from '#server/platform/outside/post-outside.ts';
import { dutiesOf } from '#server/platform/process/roles.ts';
import { type OpenRealtime, openRealtime } from '#server/platform/realtime/open-realtime.ts';
import { openRedis } from '#server/platform/redis/redis.ts';
import { makeSms } from '#server/platform/sms/sms.ts';
import { type ReadFreeBytes, readFreeBytes, watchSpace } from '#server/platform/space/space.ts';
import type { WebAppSource } from '#server/platform/ssr/find-web-app.ts';
import { makeMetrics } from '#server/platform/telemetry/metric-registry.ts';
import type { Env } from './env.ts';
import type { Services } from './platform/services.ts';

export interface Surroundings {
  env: Env;
  db: Database;
  /** For connections opened directly, bypassing any pooler. */
  databaseUrl: string;
  clock?: Clock;
  /** Whether the private database's process is running, if this process has one. */
  isDatabaseRunning?: () => boolean;
  /** Free bytes on the disk with the data. */
  readFreeBytes?: ReadFreeBytes;
  logTo?: LogStream;
  /** In tests, the receiver of requests to URLs that users provided. */
  outside?: OutsideOfTests;
  /** The web pages; without it the server is only the API. */
  webApp?: WebAppSource;
}

interface OpenServices extends Services {
  events: RunningEvents;
  realtime: OpenRealtime;
}

/** Makes the services of the platform, before any module is installed. */
export async function openServices(
  server: FastifyInstance,
  { env, db, databaseUrl, clock = systemClock, readFreeBytes: readFree, outside }: Surroundings,
  {
    hasSession,
    findViewer,
  }: { hasSession(cookieHeader: string | undefined): boolean; findViewer: FindViewer },
): Promise<{ services: OpenServices; replicas: Replicas }> {
  const jobs = makeJobs({ connectionString: databaseUrl, db, log: server.log });
  const redis = env.REDIS_URL ? await openRedis(env.REDIS_URL, server.log) : null;
  const realtime = await openRealtime(server, {
    env,
    hasSession,
    findViewer,
    findLiveSessions: makeFindLiveSessions(db),
    redis,
    isAttached: dutiesOf[env.ROLE].serves,
  });
  jobs.everyProcess('realtime.end-stale', 60, realtime.endStale);
  const events = makeEvents({ jobs, db, databaseUrl, redis, clock, log: server.log });
  const files = await openFiles(env, server.log);
  const maxLagMs = env.DATABASE_REPLICA_MAX_LAG_MS;
  const replicas = openReplicas({
    urls: env.DATABASE_REPLICA_URL,
    primaryUrl: databaseUrl,
    pool: poolOf(env),
    maxLagMs,
    log: server.log,
  });
  const services: OpenServices = {
    env,
    db,
    staleReads: makeStaleReads({ primary: db, replicas, cookie: makeWrittenCookie(env), maxLagMs }),
    clock,
    jobs,
    events,
    mail: makeMail({
      jobs,
      db,
      log: server.log,
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      publicUrl: env.PUBLIC_URL,
      findOwner: async (executor, address, wantedBy) =>
        (await ownerOfAddress(executor, [address, wantedBy]))[0] ?? null,
      findPreference: makeFindLetterPreference({ clock, publicUrl: env.PUBLIC_URL }),
      clock,
    }),
    sms: makeSms({
      jobs,
      db,
      clock,
      log: server.log,
      gateway: env.smsGateway,
      prefixes: env.smsPrefixes,
      hasMailbox: env.hasMailbox,
    }),
    limits: makeRateLimits(env.RATE_LIMITS, redis),
    cacheRoom: makeCacheRoom(env.CACHE_MB),
    files,
    media: {
      store: mediaStore(files),
      incoming: incomingFolder(env.DATA_DIR),
      uploads: countUploads(),
      drawing: openPictureProcess(),
      cards: openPictureProcess(),
    },
    realtime,
    redis,
    space: watchSpace(readFree ?? (() => readFreeBytes(env.DATA_DIR)), clock, {
      keepsFiles: env.s3 === null,
    }),
    outside: makeOutside(outside),
    metrics: makeMetrics(),
    log: server.log,
  };
  return { services, replicas };
}
