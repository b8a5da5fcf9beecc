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

/** What a module may use of the platform; made once in app.ts and handed to each module. */
export interface Services {
  env: Env;
  db: Database;
  /** Who answers a read that may be a little old; calls of a contract say `mayBeStale` and get their `db` by it. */
  staleReads: StaleReads;
  clock: Clock;
  jobs: Jobs;
  events: Events;
  mail: Mail;
  sms: Sms;
  limits: RateLimits;
  /** For what may be a little old: one bound in bytes for all of it. */
  cacheRoom: CacheRoom;
  /** Where bytes lie: pictures by way of `media`, documents and downloads by themselves. */
  files: Files;
  media: Media;
  realtime: Realtime;
  /** Null where REDIS_URL is not set. */
  redis: Redis | null;
  space: Space;
  outside: Outside;
  /** What `/metrics` shows of this process. */
  metrics: Metrics;
  log: FastifyBaseLogger;
}
