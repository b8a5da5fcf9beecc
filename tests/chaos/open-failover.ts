import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/platform/db/migrate.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { databasePid, query } from '#tests/support/servers/killable-server.ts';
import { openDatabaseWire, socketOf } from '#tests/support/servers/tcp-proxy.ts';
import { startPrivatePostgres } from '#tools/private-postgres/start-private-postgres.ts';

const log = { info: () => undefined, warn: () => undefined };

const asSuperuser = (url: string) => url.replace(/user=\w+/, 'user=postgres');

export interface Failover {
  /** Connects to its database through an address that can be redirected. */
  shop: Shop;
  onPrimary(text: string): Promise<unknown[]>;
  onReplica(text: string): Promise<unknown[]>;
  /** Stops the replication: later writes do not reach the replica. */
  cutReplica(): Promise<void>;
  /** Kills the primary without warning. Its address then leads nowhere. */
  killPrimary(): Promise<void>;
  /** Promotes the replica to primary and redirects the address to it. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** A shop on a primary with a replica. Each database has its own files. */
export async function openFailover(): Promise<Failover> {
  const folder = await mkdtemp(join(tmpdir(), 'tanabana-failover-'));
  const ofPrimary = join(folder, 'primary');
  const primary = await startPrivatePostgres({
    dataDir: ofPrimary,
    log,
    feedsReplicas: true,
    onLost: () => undefined,
  });
  await migrate(primary.url);
  const replicaOf = { url: primary.url, dataDir: ofPrimary };
  const replica = await startPrivatePostgres({ dataDir: join(folder, 'replica'), log, replicaOf });
  const { wire, url } = await openDatabaseWire(primary.url);
  const shop = await openShop({}, {}, { database: { url, drop: async () => undefined } });
  const onPrimary = (text: string) => query(asSuperuser(primary.url), text);
  let sender: number | undefined;
  let isKilled = false;
  return {
    shop,
    onPrimary,
    onReplica: (text) => query(asSuperuser(replica.url), text),
    async cutReplica() {
      const [row] = await onPrimary('select pid from pg_stat_replication');
      sender = (row as { pid: number }).pid;
      process.kill(sender, 'SIGSTOP');
    },
    async killPrimary() {
      wire.become('refused');
      isKilled = true;
      process.kill(await databasePid(ofPrimary), 'SIGKILL');
      if (sender !== undefined) process.kill(sender, 'SIGKILL');
    },
    async promote() {
      await query(asSuperuser(replica.url), 'select pg_promote()');
      wire.leadTo(socketOf(replica.url));
      wire.become('open');
    },
    async stop() {
      // A suspended sender would block the shutdown of its primary. If the primary was killed, the sender is gone.
      if (sender !== undefined && !isKilled) process.kill(sender, 'SIGCONT');
      await shop.stop();
      await wire.close();
      await replica.stop();
      await primary.stop().catch(() => undefined);
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
