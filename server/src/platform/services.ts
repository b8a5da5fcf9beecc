import type { FastifyBaseLogger } from 'fastify';
import type { CacheRoom } from '#server/platform/cache/short-cache.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/db/executor.ts';
import type { StaleReads } from '#server/platform/db/replicas/stale-reads.ts';
import type { Events } from '#server/platform/events/events.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { RateLimits } from '#server/platform/http/limits/rate-limits.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Media } from '#server/platform/media/file-store.ts';
import type { Outside } from '#server/platform/outside/post-outside.ts';
import type { Realtime } from '#server/platform/realtime/realtime.ts';
import type { Redis } from '#server/platform/redis/redis.ts';
import type { Sms } from '#server/platform/sms/sms.ts';
import type { Space } from '#server/platform/space/space.ts';
import type { Metrics } from '#server/platform/telemetry/metric-registry.ts';
import type { Env } from '../env.ts';

/** The platform services available to modules. Created once in open-services.ts and passed to each module. */
export interface Services {
  env: Env;
  db: Database;
  /**
   * Chooses the database for reads that may be slightly stale. Endpoints with `mayBeStale` get their `db` from it.
   */
  staleReads: StaleReads;
  clock: Clock;
  jobs: Jobs;
  events: Events;
  mail: Mail;
  sms: Sms;
  limits: RateLimits;
  /** Memory for slightly stale values, with one limit in bytes for all caches. */
  cacheRoom: CacheRoom;
  /** File storage. Pictures use it through `media`, documents and downloads directly. */
  files: Files;
  media: Media;
  realtime: Realtime;
  /** Null if REDIS_URL is not set. */
  redis: Redis | null;
  space: Space;
  outside: Outside;
  /** The metrics that `/metrics` shows for this process. */
  metrics: Metrics;
  log: FastifyBaseLogger;
}
