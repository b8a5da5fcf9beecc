import { randomUUID } from 'node:crypto';
import type { Redis } from '#server/platform/redis/redis.ts';
import type { Presence, SharedPresence } from './presence.ts';

interface Rhythm {
  /**
   * Milliseconds after which the entries of a silent process expire, so that a killed process leaves no one online.
   */
  believed: number;
  /** Milliseconds between two refreshes by a process. */
  refreshEvery: number;
}

/** Sorted set of all people online, scored by expiry. */
const index = 'tanabana:online';
/** For each person, a sorted set of the processes with their tabs, scored by expiry. */
const ofPerson = 'tanabana:online:';

const now = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`;

/** Arguments: process, milliseconds, people. Returns those who were not online anywhere. */
const enterScript = `${now}
local absent = {}
for i = 3, #ARGV do
  local person = KEYS[2] .. ARGV[i]
  if not redis.call('ZSCORE', KEYS[1], ARGV[i]) then absent[#absent + 1] = ARGV[i] end
  redis.call('ZADD', person, now + ARGV[2], ARGV[1])
  redis.call('PEXPIRE', person, ARGV[2])
  redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[i])
end
return absent`;

/** Arguments: process, person. Returns 1 if no process has a tab of the person any more. */
const leaveScript = `${now}
local person = KEYS[2] .. ARGV[2]
redis.call('ZREM', person, ARGV[1])
redis.call('ZREMRANGEBYSCORE', person, '-inf', now)
if redis.call('ZCARD', person) > 0 then return 0 end
redis.call('ZREM', KEYS[1], ARGV[2])
return 1`;

/** Arguments: people. Returns those who are online. */
const onlineScript = `${now}
local online = {}
for i = 1, #ARGV do
  local score = redis.call('ZSCORE', KEYS[1], ARGV[i])
  if score and tonumber(score) > now then online[#online + 1] = ARGV[i] end
end
return online`;

/** Removes the people whose entry has expired. Each is returned to one caller only. */
const sweepScript = `${now}
local gone = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', 0, 500)
for i = 1, #gone do redis.call('ZREM', KEYS[1], gone[i]) end
return gone`;

/** Maximum number of people per call, so that a script never blocks Redis for long. */
const atOnce = 500;

/** Presence stored in Redis. While Redis is unavailable, each process knows only its own tabs. */
export function makeSharedPresence(
  { client, isReady }: Redis,
  { believed, refreshEvery }: Rhythm = { believed: 30_000, refreshEvery: 10_000 },
): SharedPresence & {
  /**
   * Regularly refreshes the entries of this process and announces the people whom a dead process left behind. Returns
   * a function that stops it.
   */
  keep(presence: Presence, log: { error(details: object, message: string): void }): () => void;
} {
  const process = randomUUID();
  const run = (script: string, values: readonly (string | number)[]) =>
    client.eval(script, { keys: [index, ofPerson], arguments: values.map(String) });
  const idsOf = (answer: unknown) => (answer as string[]).map(Number);

  async function refresh(presence: Presence): Promise<void> {
    const here = [...presence.here()];
    for (let from = 0; from < here.length; from += atOnce) {
      await run(enterScript, [process, believed, ...here.slice(from, from + atOnce)]);
    }
    for (const userId of idsOf(await run(sweepScript, []))) presence.announce(userId, false);
  }

  return {
    async enter(userId) {
      if (!isReady()) return true;
      return idsOf(await run(enterScript, [process, believed, userId])).length > 0;
    },
    async leave(userId) {
      if (!isReady()) return true;
      return (await run(leaveScript, [process, userId])) === 1;
    },
    async whoIsOnline(userIds) {
      if (!isReady()) return new Set();
      return new Set(idsOf(await run(onlineScript, userIds)));
    },
    keep(presence, log) {
      const timer = setInterval(() => {
        if (!isReady()) return;
        refresh(presence).catch((error) => log.error({ err: error }, 'presence could not be shared'));
      }, refreshEvery);
      return () => clearInterval(timer);
    },
  };
}
