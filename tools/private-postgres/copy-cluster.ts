import { chown, copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Account } from './choose-account.ts';
import { draftPrefix, isCluster, removeDrafts, superuser } from './create-cluster.ts';

interface CopyOptions {
  readonly dataDir: string;
  readonly cluster: string;
  readonly account: Account | undefined;
  /** The running server to copy: its URL and its data folder. */
  readonly from: { readonly url: string; readonly dataDir: string };
}

/** Folders that are empty in the copy, because their contents belong to the running server. */
const emptied = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const left = /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|pg_internal\.init.*|pgsql_tmp.*)$/;

/**
 * Copies the files of a running server and marks the copy as its replica. Does nothing if a cluster already exists.
 */
export async function copyCluster({ dataDir, cluster, account, from }: CopyOptions): Promise<void> {
  await removeDrafts(dataDir);
  if (await isCluster(cluster)) return;
  const draft = await mkdtemp(join(dataDir, draftPrefix));
  const give = async (path: string) => {
    if (account) await chown(path, account.uid, account.gid);
  };
  const source = join(from.dataDir, 'postgres');
  const host = new URLSearchParams(from.url.split('?')[1]).get('host') ?? '';
  const client = new pg.Client({ host, user: superuser, database: 'postgres' });
  await client.connect();
  try {
    await client.query(`SELECT pg_backup_start('replica', fast => true)`);
    await copyFolder(source, draft, '', give);
    // Copied last, as pg_basebackup does.
    await copyOne(join(source, 'global', 'pg_control'), join(draft, 'global', 'pg_control'), give);
    const { rows } = await client.query<{ label: string }>(
      'SELECT labelfile AS label FROM pg_backup_stop(wait_for_archive => false)',
    );
    for (const [name, text] of [
      ['backup_label', rows[0]?.label ?? ''],
      ['standby.signal', ''],
    ] as const) {
      await writeFile(join(draft, name), text, { mode: 0o600 });
      await give(join(draft, name));
    }
  } finally {
    await client.end();
  }
  await give(draft);
  await rm(cluster, { recursive: true, force: true });
  await rename(draft, cluster);
}

type Give = (path: string) => Promise<void>;

async function copyFolder(source: string, target: string, folder: string, give: Give): Promise<void> {
  for (const entry of await readdir(join(source, folder), { withFileTypes: true }).catch(goneIs([]))) {
    const path = join(folder, entry.name);
    if (left.test(entry.name) || path === join('global', 'pg_control')) continue;
    if (!entry.isDirectory()) {
      if (!emptied.has(folder)) await copyOne(join(source, path), join(target, path), give);
      continue;
    }
    await mkdir(join(target, path), { mode: 0o700 });
    await give(join(target, path));
    if (!emptied.has(folder)) await copyFolder(source, target, path, give);
  }
}

/** A table may be dropped while its file is copied; replaying the WAL drops it in the copy too. */
async function copyOne(source: string, target: string, give: Give): Promise<void> {
  const copied = await copyFile(source, target).then(() => true, goneIs(false));
  if (copied) await give(target);
}

function goneIs<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}
