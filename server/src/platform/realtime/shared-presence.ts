import { randomUUID } from 'node:crypto';
import type { Redis } from '#server/platform/redis/redis.ts';
import type { Presence, SharedPresence } from './presence.ts';

interface Rhythm {
  /** Milliseconds for which Redis believes a process that says nothing, so that a killed one leaves no ghosts. */
  believed: number;
  /** Milliseconds between two words of a process. */
  refreshEvery: number;
}

/** Of all people online, until when that is believed. */
const index = 'tanabana:online';
/** Of one person, the processes that hold tabs, each with its own "until when". */
const ofPerson = 'tanabana:online:';

const now = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`;

/** Arguments: process, milliseconds, people. Answers with those who were online nowhere. */
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

/** Arguments: process, person. Answers 1 when no process holds a tab any more. */
const leaveScript = `${now}
local person = KEYS[2] .. ARGV[2]
redis.call('ZREM', person, ARGV[1])
redis.call('ZREMRANGEBYSCORE', person, '-inf', now)
if redis.call('ZCARD', person) > 0 then return 0 end
redis.call('ZREM', KEYS[1], ARGV[2])
return 1`;

/** Arguments: people. Answers with those who are online. */
const onlineScript = `${now}
local online = {}
for i = 1, #ARGV do
  local score = redis.call('ZSCORE', KEYS[1], ARGV[i])
  if score and tonumber(score) > now then online[#online + 1] = ARGV[i] end
end
return online`;

/** Takes out those whom nobody has vouched for. Each is told to one caller only. */
const sweepScript = `${now}
local gone = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', 0, 500)
for i = 1, #gone do redis.call('ZREM', KEYS[1], gone[i]) end
return gone`;

/** People in one call, so that a call never holds Redis up. */
const atOnce = 500;

/** Presence counted in Redis. While Redis is away each process knows of its own tabs alone. */
export function makeSharedPresence(
  { client, isReady }: Redis,
  { believed, refreshEvery }: Rhythm = { believed: 30_000, refreshEvery: 10_000 },
): SharedPresence & {
  /** Vouches for the people here, and tells of those whom a dead process left behind, until it is stopped. */
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
