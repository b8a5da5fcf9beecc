import type { RedisClientType } from 'redis';

/** What many processes share: counts that may be lost, never facts. */
export interface Redis {
  readonly client: RedisClientType;
  /** Whether it answers at this moment. Anyone who uses it has another way for when it does not. */
  isReady(): boolean;
  close(): void;
}

interface Log {
  info(message: string): void;
  warn(details: object, message: string): void;
}

const longestPause = 3000;

/**
 * Connects in the background, again and again with growing pauses. A Redis that is away, from the start or later,
 * never keeps the site from serving.
 */
export async function openRedis(url: string, log: Log): Promise<Redis> {
  // Loaded where it is used: most installations are one process.
  const { createClient } = await import('redis');
  const client: RedisClientType = createClient({
    url,
    pingInterval: 5000,
    socket: {
      connectTimeout: 3000,
      // A connection that died silently is noticed by the ping that is never answered.
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
  // The Socket.IO adapter listens on connections of its own and has no way to end them in time.
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

/** A connection that is ended while it is being sought, or twice, is no failure. */
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
