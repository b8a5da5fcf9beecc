import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../env.ts';
import type { CacheRoom } from './cache/cache-room.ts';
import type { Clock } from './clock/clock.ts';
import type { Database } from './db/executor.ts';
import type { Events } from './events/events.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mail } from './mail/mail.ts';
import type { Media } from './media/file-store.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Redis } from './redis/redis.ts';
import type { Space } from './space/space.ts';

/** What a module may use of the platform; made once in app.ts and handed to each module. */
export interface Services {
  env: Env;
  db: Database;
  clock: Clock;
  jobs: Jobs;
  events: Events;
  mail: Mail;
  limits: RateLimits;
  /** For what may be a little old: one bound in bytes for all of it. */
  cacheRoom: CacheRoom;
  media: Media;
  realtime: Realtime;
  /** Null where REDIS_URL is not set. */
  redis: Redis | null;
  space: Space;
  log: FastifyBaseLogger;
}
