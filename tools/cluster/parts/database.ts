import { join } from 'node:path';
import {
  type PrivatePostgres,
  startPrivatePostgres,
} from '#tools/private-postgres/start-private-postgres.ts';
import type { Part } from './part.ts';

interface Place {
  /** The folder for the data folders of primary and replica. */
  dataDir: string;
  say(line: string): void;
}

/** A PostgreSQL primary and a streaming replica, both from the packaged programs. */
export async function startDatabases({ dataDir, say }: Place): Promise<Part> {
  let isStopping = false;
  const warn = (line: string) => {
    if (!isStopping) say(`database: ${line}`);
  };
  const log = { info: () => undefined, warn };
  let lost: (error: Error) => void = () => undefined;
  const ended = new Promise<void>((_, failed) => {
    lost = failed;
  });
  ended.catch(() => undefined);
  const primaryDir = join(dataDir, 'primary');
  const primary = await startPrivatePostgres({ dataDir: primaryDir, log, onLost: lost, feedsReplicas: true });
  let replica: PrivatePostgres;
  try {
    replica = await startPrivatePostgres({
      dataDir: join(dataDir, 'replica'),
      log,
      onLost: (error) => say(`replica: ${error.message}`),
      replicaOf: { url: primary.url, dataDir: primaryDir },
    });
  } catch (error) {
    await primary.stop();
    throw error;
  }
  return {
    name: 'database',
    settings: { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url },
    ended,
    async stop() {
      isStopping = true;
      await replica.stop();
      await primary.stop();
    },
  };
}
