import { isDatabaseAway } from '#server/platform/db/database-away.ts';
import { type Database, keepsAlive } from '#server/platform/db/executor.ts';
import { SteadyClient } from '#server/platform/db/steady-client.ts';
import type { Redis } from '#server/platform/redis/redis.ts';
import { callListeners, listenForCalls } from './published-events.queries.ts';

/**
 * Calls from processes that publish events to those that deliver them. A call may be lost, because deliverers also
 * poll.
 */
export interface Calls {
  /** Announces that there are events; at most one call per `callEveryMs`. */
  call(): void;
  /** Runs `onCall` at every call of any process from now on. */
  listen(onCall: () => void): void;
  stop(): Promise<void>;
}

interface Settings {
  db: Database;
  databaseUrl: string;
  redis: Redis | null;
  log: { error(details: object, message: string): void };
}

/** In milliseconds. All events published within this time cost one call. */
const callEveryMs = 50;

const listenAgainAfterMs = 2000;

const connectMayTakeMs = 2500;

const channel = 'tanabana.published-events';

/**
 * Calls use Redis if it is ready, otherwise NOTIFY in a transaction of its own. A listener hears both. It connects
 * directly to PostgreSQL, because NOTIFY does not pass through PgBouncer.
 */
export function makeCalls({ db, databaseUrl, redis, log }: Settings): Calls {
  let calling: NodeJS.Timeout | undefined;
  let isAsked = false;
  let isStopped = false;
  let listener: SteadyClient | undefined;
  let again: NodeJS.Timeout | undefined;

  function call(): void {
    if (isStopped) return;
    if (calling) {
      isAsked = true;
      return;
    }
    calling = setTimeout(() => {
      calling = undefined;
      if (!isAsked) return;
      isAsked = false;
      call();
    }, callEveryMs).unref();
    const called = redis?.isReady() ? redis.client.publish(channel, '') : callListeners(db, []);
    // A lost call is harmless: deliverers also poll.
    called.catch((error: unknown) => {
      if (!isStopped && !isDatabaseAway(error)) log.error({ err: error }, 'events could not be called out');
    });
  }

  async function listenToDatabase(onCall: () => void): Promise<void> {
    const client = new SteadyClient({
      connectionString: databaseUrl,
      application_name: 'tanabana-events',
      connectionTimeoutMillis: connectMayTakeMs,
      ...keepsAlive,
    });
    listener = client;
    client.on('notification', onCall);
    client.once('end', () => {
      if (isStopped) return;
      again = setTimeout(() => {
        listenToDatabase(onCall).catch(() => undefined);
      }, listenAgainAfterMs);
    });
    try {
      await client.connect();
      await listenForCalls(client);
      // Picks up events that were announced before the listener was connected.
      onCall();
    } catch (error) {
      // The `end` event schedules the next attempt.
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  return {
    call,
    listen(onCall) {
      listenToDatabase(onCall).catch(() => undefined);
      if (!redis) return;
      const copy = redis.client.duplicate();
      copy.on('error', () => undefined);
      copy
        .connect()
        .then(() => copy.subscribe(channel, onCall))
        .catch(() => undefined);
    },
    async stop() {
      isStopped = true;
      clearTimeout(calling);
      clearTimeout(again);
      await listener?.end().catch(() => undefined);
    },
  };
}
