import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Account, chooseAccount, ownName } from './private-postgres/choose-account.ts';
import { claimDataFolder, type FolderClaim } from './private-postgres/claim-data-folder.ts';
import {
  createCluster,
  postgresEnvironment,
  reachableName,
  superuser,
} from './private-postgres/create-cluster.ts';
import { type Binaries, findBinaries } from './private-postgres/find-binaries.ts';
import { stopLeftovers } from './private-postgres/stop-leftovers.ts';

const database = 'tanabana';
const role = 'tanabana';

/** A PostgreSQL that answers this process's user alone, and dies with it. */
export interface PrivatePostgres {
  /** For `pg`: a Unix socket that needs no password. */
  readonly url: string;
  stop(): Promise<void>;
}

export interface PrivatePostgresOptions {
  /** The application's data folder; the database lives in its `postgres` folder. */
  readonly dataDir: string;
  readonly log: { info(line: string): void; warn(line: string): void };
  /** PostgreSQL settings on top of ours. `fsync: 'off'` also makes a new cluster without waiting for the disk. */
  readonly settings?: Readonly<Record<string, string>>;
}

const ourSettings = {
  listen_addresses: '',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  max_connections: '150',
  // One machine, no replica to feed: less to write, just as durable.
  wal_level: 'minimal',
  max_wal_senders: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A refused insert is the application's business, and its detail would write people's data into the log.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

/**
 * Starts a real PostgreSQL of our own on `dataDir`, made when it is not there yet, and waits until it answers.
 * Throws a sentence for people when the folder is in use by another server or when it cannot start.
 */
export async function startPrivatePostgres(options: PrivatePostgresOptions): Promise<PrivatePostgres> {
  if (process.platform === 'win32') {
    throw new Error('The private PostgreSQL does not run on Windows itself. Use WSL, or set DATABASE_URL.');
  }
  const dataDir = resolve(options.dataDir);
  const claim = await claimDataFolder(dataDir);
  try {
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
  const settings: Record<string, string> = { ...ourSettings, ...options.settings };
  await createCluster({ dataDir, cluster, binaries, account, durable: settings.fsync !== 'off' });

  const runtime = await makeRuntimeFolder(account);
  const url = addressOf(runtime.socketDir, role, database);
  await claim.note({ runtimeDir: runtime.path });
  const cleanUp = async () => {
    await rm(runtime.path, { recursive: true, force: true });
    await claim.release();
  };

  const server = launch({ binaries, cluster, account, runtime, settings, log });
  try {
    await server.untilReady();
    await prepareDatabase(runtime.socketDir);
    await claim.note({ runtimeDir: runtime.path, url });
  } catch (error) {
    await server.stop();
    await cleanUp();
    throw error;
  }
  let stopping: Promise<void> | undefined;
  return {
    url,
    stop() {
      stopping ??= server.stop().then(cleanUp);
      return stopping;
    },
  };
}

interface Runtime {
  readonly path: string;
  readonly socketDir: string;
}

/**
 * A folder for the socket and the two access files. Under /tmp rather than in the data folder, because a socket's
 * path may have 107 bytes at most and the data folder may be out of the account's reach.
 */
async function makeRuntimeFolder(account: Account | undefined): Promise<Runtime> {
  const path = await mkdtemp('/tmp/tanabana-').catch(() => mkdtemp(join(tmpdir(), 'tanabana-')));
  await chmod(path, 0o755);
  const socketDir = join(path, 's');
  await mkdir(socketDir, { mode: 0o700 });
  if (account) await chown(socketDir, account.uid, account.gid);
  await writeFile(join(path, 'hba.conf'), 'local all all peer map=ours\n');
  const names = [role, superuser].map((name) => `ours "${ownName()}" ${name}\n`);
  await writeFile(join(path, 'ident.conf'), names.join(''));
  return { path, socketDir };
}

function addressOf(socketDir: string, user: string, name: string): string {
  return `postgresql:///${name}?host=${encodeURIComponent(socketDir)}&user=${user}`;
}

interface Launch {
  readonly binaries: Binaries;
  readonly cluster: string;
  readonly account: Account | undefined;
  readonly runtime: Runtime;
  readonly settings: Readonly<Record<string, string>>;
  readonly log: PrivatePostgresOptions['log'];
}

function launch({ binaries, cluster, account, runtime, settings, log }: Launch) {
  const all: Record<string, string> = {
    ...settings,
    unix_socket_directories: runtime.socketDir,
    hba_file: join(runtime.path, 'hba.conf'),
    ident_file: join(runtime.path, 'ident.conf'),
  };
  const args = ['-D', reachableName(cluster, account)];
  for (const [name, value] of Object.entries(all)) args.push('-c', `${name}=${value}`);
  const child = spawn(binaries.postgres, args, {
    cwd: cluster,
    env: postgresEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own process group: Ctrl-C in a terminal must reach it through us, after the last request is answered.
    detached: true,
    ...account,
  });
  const lastLines: string[] = [];
  let state: 'running' | 'stopping' | 'gone' = 'running';
  createInterface({ input: child.stderr }).on('line', (line) => {
    lastLines.splice(0, lastLines.length - 9);
    lastLines.push(line);
    // What our own asking whether it is ready yet provokes.
    if (line.includes('FATAL:  the database system is')) return;
    if (/(FATAL|PANIC):|terminated by signal|not properly shut down/.test(line)) log.warn(line);
    else log.info(line);
  });
  const gone = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', (error) => {
      lastLines.push(error.message);
      done();
    });
  });
  const leash = tieToOurLife(child, account);
  void gone.then(() => {
    leash.kill('SIGKILL');
    if (state === 'running') log.warn('The private PostgreSQL has stopped by itself.');
    state = 'gone';
  });
  const isGone = () => state === 'gone';

  return {
    async untilReady(): Promise<void> {
      // A crash while much was being written can take this long to recover from.
      const deadline = Date.now() + 120_000;
      while (!(await answers(runtime.socketDir))) {
        if (isGone()) throw new Error(`The private PostgreSQL did not start:\n${lastLines.join('\n')}`);
        if (Date.now() > deadline)
          throw new Error('The private PostgreSQL did not answer within two minutes.');
        await Promise.race([sleep(20), gone]);
      }
    },
    async stop(): Promise<void> {
      if (isGone()) return;
      state = 'stopping';
      for (const [signal, patienceMs] of [
        ['SIGINT', 20_000],
        ['SIGQUIT', 5_000],
        ['SIGKILL', 5_000],
      ] as const) {
        child.kill(signal);
        await Promise.race([gone, sleep(patienceMs, undefined, { ref: false })]);
        if (isGone()) return;
      }
    },
  };
}

/**
 * Stops PostgreSQL when this process ends in whatever way, even killed: a shell waits for the pipe to us to
 * close. It runs under PostgreSQL's account and in its own group, so that what ends us does not end it first.
 */
function tieToOurLife(server: ChildProcess, account: Account | undefined): ChildProcess {
  const leash = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$0"', String(server.pid)], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    ...account,
  });
  leash.on('error', () => undefined);
  return leash;
}

async function answers(socketDir: string): Promise<boolean> {
  const client = new pg.Client({ host: socketDir, user: superuser, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    // Not listening yet, or still recovering; anything else will not get better by waiting.
    if (['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'].includes(code)) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function prepareDatabase(socketDir: string): Promise<void> {
  const client = new pg.Client({ host: socketDir, user: superuser, database: 'postgres' });
  await client.connect();
  try {
    const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
    if (roles.rowCount === 0) await client.query(`CREATE ROLE ${role} LOGIN CREATEDB`);
    const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (databases.rowCount === 0) await client.query(`CREATE DATABASE ${database} OWNER ${role}`);
  } finally {
    await client.end();
  }
}
