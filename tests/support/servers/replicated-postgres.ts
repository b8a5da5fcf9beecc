import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { migrate } from '#server/platform/db/migrate.ts';
import { startPrivatePostgres } from '#tools/private-postgres/start-private-postgres.ts';
import { openTcpDoor, type TcpDoor } from './tcp-door.ts';

/** A migrated PostgreSQL and a real replica of it. */
export interface ReplicatedPostgres {
  readonly url: string;
  readonly replicaUrl: string;
  /** The connection to the replica, for tests that cut it. */
  readonly door: TcpDoor;
  /** The replica keeps receiving WAL but shows nothing new until it is resumed. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Waits until the replica shows everything that was written. */
  untilCaughtUp(): Promise<void>;
  /** Kills it; it restarts by itself. */
  killReplica(): Promise<void>;
  stop(): Promise<void>;
}

const log = { info: () => undefined, warn: () => undefined };

export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'tanabana-replicated-'));
  const dataDir = join(folder, 'primary');
  const settings = { fsync: 'off', shared_buffers: '64MB' };
  const primary = await startPrivatePostgres({ dataDir, log, settings, feedsReplicas: true });
  await migrate(primary.url);
  const replica = await startPrivatePostgres({
    dataDir: join(folder, 'replica'),
    log,
    // Replay never waits for queries.
    settings: { ...settings, max_standby_streaming_delay: '0' },
    replicaOf: { url: primary.url, dataDir },
  });
  const door = await openTcpDoor(replica.url);
  const query = async (url: string, text: string, values: unknown[] = []) => {
    const client = new pg.Client(url.replace(/user=\w+/, 'user=postgres'));
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  // Not `expect.poll`, which fails in a hook.
  const becomesTrue = (text: string, values: unknown[] = []) =>
    vi.waitFor(async () => expect((await query(replica.url, text, values))[0].yes).toBe(true), {
      timeout: 60_000,
      interval: 20,
    });
  return {
    url: primary.url,
    replicaUrl: replica.url,
    door,
    async pauseReplay() {
      await query(replica.url, 'select pg_wal_replay_pause()');
      // Until then it may still show what is written now.
      await becomesTrue("select pg_get_wal_replay_pause_state() = 'paused' as yes");
    },
    async resumeReplay() {
      await query(replica.url, 'select pg_wal_replay_resume()');
    },
    async untilCaughtUp() {
      const [end] = await query(primary.url, 'select pg_current_wal_lsn() as lsn');
      await becomesTrue('select pg_last_wal_replay_lsn() >= $1::pg_lsn as yes', [end.lsn]);
    },
    async killReplica() {
      const [pid] = (await readFile(join(folder, 'replica', 'postgres', 'postmaster.pid'), 'utf8')).split(
        '\n',
      );
      process.kill(Number(pid), 'SIGKILL');
    },
    async stop() {
      await door.cut().catch(() => undefined);
      await replica.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
