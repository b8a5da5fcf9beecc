import { isDatabaseAway } from '#server/platform/db/database-away.ts';
import { type Database, keepsAlive } from '#server/platform/db/executor.ts';
import { SteadyClient } from '#server/platform/db/steady-client.ts';
import type { Redis } from '#server/platform/redis/redis.ts';
import { callListeners, listenForCalls } from './published-events.queries.ts';

/** What processes that publish say to those that deliver. Calls may be lost: those who deliver also look by themselves. */
export interface Calls {
  /** Says that there are events, soon and at most every `callEveryMs`. */
  call(): void;
  /** From now on `hear` runs at each call of any process. */
  listen(onCall: () => void): void;
  stop(): Promise<void>;
}

interface Settings {
  db: Database;
  databaseUrl: string;
  redis: Redis | null;
  log: { error(details: object, message: string): void };
}

/** However many orders are paid meanwhile, they cost one call. */
const callEveryMs = 50;

const listenAgainAfterMs = 2000;

const connectMayTakeMs = 2500;

const channel = 'tanabana.published-events';

/**
 * Calls go through Redis where it answers, otherwise by NOTIFY in a transaction of its own. A listener hears both.
 * It listens round any PgBouncer, where NOTIFY is not heard.
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
    // What delivers looks by itself.
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
      // What was called out while nobody listened.
      onCall();
    } catch (error) {
      // Its end is the beginning of the next try.
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
