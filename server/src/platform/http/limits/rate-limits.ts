import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import type { Redis } from '#server/platform/redis/redis.ts';
import { AppError } from '../app-error.ts';
import type { Viewer } from '../viewer.ts';
import { clientNetwork, wideNetwork } from './client-network.ts';
import { isForNobody } from './from-network.ts';

/** At most `most` calls in `seconds`, counted per network, per /48 of IPv6 or per signed-in account. */
export interface Limit {
  name: string;
  by: 'network' | 'wide network' | 'account';
  most: number;
  seconds: number;
  /** The sentence shown when the limit is used up; a general one by default. */
  refusal?: Sentence;
  /** Whether a call is exempt. */
  spares?(request: FastifyRequest): boolean;
}

type Rule = Omit<Limit, 'by' | 'spares'>;

export interface RateLimits {
  /**
   * Counts the call, unless it was made for a shared page. Throws RATE_LIMITED with the seconds to wait if a limit is
   * used up.
   */
  spend(limits: readonly Limit[], request: FastifyRequest, viewer: Viewer | null): Promise<void>;
  /** Counts against a key chosen by the caller, such as the email address at sign-in. */
  spendFor(limit: Rule, key: string): Promise<void>;
  /** Takes back a `spendFor` of a call that turned out to be harmless, such as a successful sign-in. */
  giveBackFor(limit: Rule, key: string): Promise<void>;
}

type Limiter = RateLimiterMemory | RateLimiterRedis;

/**
 * Counts limits in Redis, shared by all processes of the installation. Without Redis, or while it is unavailable,
 * each process counts for itself, so a limit may be exceeded a few times over.
 */
export function makeRateLimits(enabled: boolean, redis: Redis | null): RateLimits {
  const limiters = new Map<string, Limiter>();

  function limiterOf(limit: Rule): Limiter {
    const known = limiters.get(limit.name);
    if (known) return known;
    const limiter = makeLimiter(limit, redis);
    limiters.set(limit.name, limiter);
    return limiter;
  }

  async function spendFor(limit: Rule, key: string): Promise<void> {
    if (!enabled) return;
    try {
      await limiterOf(limit).consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      const before = limit.refusal ?? sentence('platform.tooFast');
      throw new AppError('RATE_LIMITED', tryAgainIn(seconds, before), { retryAfter: seconds });
    }
  }

  return {
    spendFor,
    async giveBackFor(limit, key) {
      if (enabled) await limiterOf(limit).reward(key);
    },
    async spend(limits, request, viewer) {
      if (!enabled || isForNobody(request)) return;
      for (const limit of limits) {
        if (limit.spares?.(request)) continue;
        await spendFor(limit, keyOf(limit, request, viewer));
      }
    },
  };
}

function keyOf({ by }: Limit, { ip }: FastifyRequest, viewer: Viewer | null): string {
  if (by === 'wide network') return wideNetwork(ip) ?? clientNetwork(ip);
  return by === 'account' && viewer ? `u${viewer.id}` : clientNetwork(ip);
}

function tryAgainIn(seconds: number, before: Sentence): Sentence {
  if (seconds < 90) return sentence('platform.againInSeconds', { before, seconds });
  if (seconds < 5400)
    return sentence('platform.againInMinutes', { before, minutes: Math.ceil(seconds / 60) });
  return sentence('platform.againInHours', { before, hours: Math.ceil(seconds / 3600) });
}

function makeLimiter({ name, most, seconds }: Rule, redis: Redis | null): Limiter {
  const rule = { keyPrefix: `tanabana:limit:${name}`, points: most, duration: seconds };
  const own = new RateLimiterMemory(rule);
  if (!redis) return own;
  return new RateLimiterRedis({
    ...rule,
    storeClient: redis.client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter: own,
  });
}
