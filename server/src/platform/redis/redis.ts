import type { RedisClientType } from 'redis';

/** Redis, for data shared between processes that may be lost, such as counters. Never the only copy of a fact. */
export interface Redis {
  readonly client: RedisClientType;
  /** Whether Redis responds at the moment. Every caller has a fallback for when it does not. */
  isReady(): boolean;
  close(): void;
}

interface Log {
  info(message: string): void;
  warn(details: object, message: string): void;
}

const longestPause = 3000;

/** Connects in the background and retries with growing pauses. The site works without Redis, at startup and later. */
export async function openRedis(url: string, log: Log): Promise<Redis> {
  // Imported here, because most installations are a single process without Redis.
  const { createClient } = await import('redis');
  const client: RedisClientType = createClient({
    url,
    pingInterval: 5000,
    socket: {
      connectTimeout: 3000,
      // A silently dead connection is detected by an unanswered ping.
      socketTimeout: 12_000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, longestPause) * (0.5 + Math.random() / 2),
    },
  });
  let isClosed = false;
  let isAway = false;
  client.on('error', (error: Error) => {
    if (isAway || isClosed) return;
    isAway = true;
    log.warn({ err: error }, 'Redis is away; this process goes on by itself');
  });
  client.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  });

  const copies: RedisClientType[] = [];
  const duplicate = client.duplicate.bind(client);
  // The Socket.IO adapter opens connections of its own and cannot close them in time.
  client.duplicate = ((...args: Parameters<typeof duplicate>) => {
    const copy = endsQuietly(duplicate(...args) as unknown as RedisClientType, () => isClosed);
    copies.push(copy);
    return copy;
  }) as unknown as typeof client.duplicate;

  endsQuietly(client, () => isClosed)
    .connect()
    .catch((error: unknown) => log.warn({ err: error }, 'Redis cannot be used'));
  return {
    client,
    isReady: () => client.isReady,
    close() {
      isClosed = true;
      for (const each of [client, ...copies]) if (each.isOpen) each.destroy();
    },
  };
}

/** Closing a connection while it is connecting, or twice, is not an error. */
function endsQuietly(client: RedisClientType, isClosed: () => boolean): RedisClientType {
  const connect = client.connect.bind(client);
  client.connect = async () => {
    try {
      return await connect();
    } catch (error) {
      if (isClosed()) return new Promise<never>(() => undefined);
      throw error;
    }
  };
  client.disconnect = async () => {
    if (client.isOpen) client.destroy();
  };
  return client;
}
