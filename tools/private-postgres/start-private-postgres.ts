import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { type Account, chooseAccount, ownName } from './choose-account.ts';
import { claimDataFolder, type FolderClaim } from './claim-data-folder.ts';
import { copyCluster } from './copy-cluster.ts';
import { createCluster, superuser } from './create-cluster.ts';
import { findBinaries } from './find-binaries.ts';
import { keepRunning } from './keep-running.ts';
import { launchServer, type Runtime, type ServerLog } from './launch-server.ts';
import { stopLeftovers } from './stop-leftovers.ts';

const database = 'tanabana';
const role = 'tanabana';
const replicationRole = 'tanabana_replica';

/** A PostgreSQL that accepts only this process's user and stops with this process. */
export interface PrivatePostgres {
  /** For `pg`: a Unix socket without a password. */
  readonly url: string;
  /** False from the moment its process dies until its successor answers. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

export interface PrivatePostgresOptions {
  /** The application's data folder; the database lives in its `postgres` folder. */
  readonly dataDir: string;
  readonly log: ServerLog;
  /** How long to wait for another process to release the folder; ten seconds by default. */
  readonly waitMs?: number;
  /** Called once the folder is claimed, before anything is created in it. An exception ends the start. */
  readonly beforeStart?: () => Promise<void>;
  /** The server died, was restarted on the same socket and answers. */
  readonly onRestart?: () => void;
  /** The server died and cannot be restarted. */
  readonly onLost?: (error: Error) => void;
  /**
   * PostgreSQL settings on top of ours. `fsync: 'off'` also creates a new cluster without waiting for the disk.
   */
  readonly settings?: Readonly<Record<string, string>>;
  /** Allows other servers to be its replicas. */
  readonly feedsReplicas?: boolean;
  /**
   * Follows another private PostgreSQL of this machine and user, which runs with `feedsReplicas`. An empty
   * `dataDir` gets a copy of the other's files; an existing copy continues from its position.
   */
  readonly replicaOf?: { readonly url: string; readonly dataDir: string };
}

const ourSettings = {
  listen_addresses: '',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  max_connections: '150',
  // One machine, no replica: less WAL, equally durable.
  wal_level: 'minimal',
  max_wal_senders: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A rejected insert is handled by the application, and its detail would write personal data into the log.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

/**
 * Settings of a primary with replicas. A replica that was away for longer than `wal_keep_size` needs a new
 * copy.
 */
const feedingSettings = { wal_level: 'replica', max_wal_senders: '10', wal_keep_size: '512MB' };

/**
 * Starts a private PostgreSQL on `dataDir`, which is created if needed, and waits until it answers. Throws a
 * sentence for the operator if another server uses the folder or if it cannot start.
 */
export async function startPrivatePostgres(options: PrivatePostgresOptions): Promise<PrivatePostgres> {
  if (process.platform === 'win32') {
    throw new Error('The private PostgreSQL does not run on Windows itself. Use WSL, or set DATABASE_URL.');
  }
  const dataDir = resolve(options.dataDir);
  const { log, waitMs, beforeStart } = options;
  const claim = await claimDataFolder(dataDir, {
    onWait: log.warn,
    ...(waitMs === undefined ? {} : { waitMs }),
  });
  try {
    await beforeStart?.();
    return await startClaimed({ ...options, dataDir }, claim);
  } catch (error) {
    await claim.release();
    throw error;
  }
}

async function startClaimed(options: PrivatePostgresOptions, claim: FolderClaim): Promise<PrivatePostgres> {
  const { dataDir, log } = options;
  const cluster = join(dataDir, 'postgres');
  if (await stopLeftovers(cluster)) log.warn('Stopped the database that an earlier server had left running.');
  for (const { runtimeDir } of claim.abandoned) {
    if (runtimeDir) await rm(runtimeDir, { recursive: true, force: true });
  }

  const account = await chooseAccount(cluster);
  const binaries = await findBinaries(account, dataDir);
  const { replicaOf } = options;
  const settings: Record<string, string> = {
    ...ourSettings,
    ...(replicaOf || options.feedsReplicas ? feedingSettings : {}),
    ...(replicaOf ? { primary_conninfo: followAddress(replicaOf.url) } : {}),
    ...options.settings,
  };
  if (replicaOf) await copyCluster({ dataDir, cluster, account, from: replicaOf });
  else await createCluster({ dataDir, cluster, binaries, account, durable: settings.fsync !== 'off' });

  const runtime = await makeRuntimeFolder(account);
  const url = addressOf(runtime.socketDir, role, database);
  await claim.note({ runtimeDir: runtime.path });
  const cleanUp = async () => {
    await rm(runtime.path, { recursive: true, force: true });
    await claim.release();
  };

  const launch = () => launchServer({ binaries, cluster, account, runtime, settings, log });
  const server = launch();
  try {
    await server.untilReady();
    if (!replicaOf) await prepareDatabase(runtime.socketDir, options.feedsReplicas === true);
    await claim.note({ runtimeDir: runtime.path, url });
  } catch (error) {
    await server.stop();
    await cleanUp();
    throw error;
  }
  const supervised = keepRunning(server, { launch, cluster, socketDir: runtime.socketDir, ...options });
  let stopping: Promise<void> | undefined;
  return {
    url,
    isRunning: supervised.isRunning,
    stop() {
      stopping ??= supervised.stop().then(cleanUp);
      return stopping;
    },
  };
}

/**
 * A folder for the socket and the two access files. Under /tmp rather than in the data folder, because a socket
 * path has at most 107 bytes and the account may not be able to reach the data folder.
 */
async function makeRuntimeFolder(account: Account | undefined): Promise<Runtime> {
  const path = await mkdtemp('/tmp/tanabana-').catch(() => mkdtemp(join(tmpdir(), 'tanabana-')));
  await chmod(path, 0o755);
  const socketDir = join(path, 's');
  await mkdir(socketDir, { mode: 0o700 });
  if (account) await chown(socketDir, account.uid, account.gid);
  // A replica runs under the same account as the server. Only that account and root can enter the socket's folder.
  const lines = ['local all all peer map=ours', `local replication ${replicationRole} trust`];
  await writeFile(join(path, 'hba.conf'), `${lines.join('\n')}\n`);
  const names = [role, superuser].map((name) => `ours "${ownName()}" ${name}\n`);
  await writeFile(join(path, 'ident.conf'), names.join(''));
  return { path, socketDir };
}

function addressOf(socketDir: string, user: string, name: string): string {
  return `postgresql:///${name}?host=${encodeURIComponent(socketDir)}&user=${user}`;
}

/** The connection string of a replica to its primary, in PostgreSQL's syntax. */
function followAddress(url: string): string {
  const socketDir = new URLSearchParams(url.split('?')[1]).get('host') ?? '';
  return `host='${socketDir}' user=${replicationRole} connect_timeout=2`;
}

async function prepareDatabase(socketDir: string, feedsReplicas: boolean): Promise<void> {
  const client = new pg.Client({ host: socketDir, user: superuser, database: 'postgres' });
  await client.connect();
  try {
    const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
    if (roles.rowCount === 0) await client.query(`CREATE ROLE ${role} LOGIN CREATEDB`);
    if (feedsReplicas) {
      const known = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [replicationRole]);
      if (known.rowCount === 0) await client.query(`CREATE ROLE ${replicationRole} LOGIN REPLICATION`);
    }
    const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (databases.rowCount === 0) await client.query(`CREATE DATABASE ${database} OWNER ${role}`);
  } finally {
    await client.end();
  }
}
