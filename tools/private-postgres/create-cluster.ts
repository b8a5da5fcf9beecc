import { execFile } from 'node:child_process';
import { chown, lchown, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './choose-account.ts';
import type { Binaries } from './find-binaries.ts';

const run = promisify(execFile);
export const draftPrefix = 'postgres.new-';

/** The superuser. The application uses an ordinary role. */
export const superuser = 'postgres';

interface ClusterOptions {
  readonly dataDir: string;
  readonly cluster: string;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
  readonly durable: boolean;
}

/**
 * Creates the cluster if there is none. Uses a temporary folder that is renamed when complete, so that an interrupted
 * start never leaves an incomplete cluster.
 */
export async function createCluster(options: ClusterOptions): Promise<void> {
  const { dataDir, cluster, binaries, account } = options;
  await removeDrafts(dataDir);
  if (await isCluster(cluster)) {
    if (account) await giveTo(cluster, account);
    return;
  }
  const draft = await mkdtemp(join(dataDir, draftPrefix));
  if (account) await chown(draft, account.uid, account.gid);
  const args = [
    ...['-D', reachableName(draft, account), '-U', superuser, '--auth=peer', '--encoding=UTF8'],
    // A collation that is the same on every machine, whatever locales are installed.
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
    ...(options.durable ? [] : ['--no-sync']),
  ];
  try {
    await run(binaries.initdb, args, {
      cwd: draft,
      env: postgresEnvironment(),
      timeout: 120_000,
      ...account,
    });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`The private database could not be created in ${dataDir}: ${(stderr || message).trim()}`);
  }
  await rm(cluster, { recursive: true, force: true });
  await rename(draft, cluster);
  if (options.durable) await syncFolder(dataDir);
}

/**
 * The path by which PostgreSQL finds its data folder. As root on Linux, it is the working directory, which the
 * process enters before it drops its privileges, because the path may contain folders that only root may enter.
 */
export function reachableName(cluster: string, account: Account | undefined): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : cluster;
}

/** The environment without the caller's PG… variables. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

export async function isCluster(cluster: string): Promise<boolean> {
  const found = await stat(join(cluster, 'PG_VERSION')).catch((error: NodeJS.ErrnoException) => error);
  if (!(found instanceof Error)) return true;
  if (found.code === 'ENOENT') {
    const entries = await readdir(cluster).catch(() => []);
    if (entries.length === 0) return false;
    throw new Error(
      `${cluster} holds files, but no database. Move them away, or set DATA_DIR to another folder.`,
    );
  }
  throw new Error(
    `The database in ${cluster} belongs to another user of this machine (${found.code}). ` +
      'Start as that user, or set DATA_DIR to another folder.',
  );
}

/** PostgreSQL refuses a cluster that is owned by root because root copied or restored it. */
async function giveTo(cluster: string, account: Account): Promise<void> {
  if ((await stat(cluster)).uid === account.uid) return;
  for (const entry of await readdir(cluster, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
  await chown(cluster, account.uid, account.gid);
}

export async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(draftPrefix)) continue;
    // The initdb of a killed start may still be writing into it; what cannot be removed now is removed at the
    // next start.
    await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
