import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { from as copyFrom } from 'pg-copy-streams';
import {
  BackupRefusal,
  checksumming,
  copyFiles,
  filesFolder,
  type Manifest,
  readManifest,
  removeFiles,
  sumFiles,
  tableFile,
} from './backup-folder.ts';
import { listMigrations, listSequences } from './tables.ts';

/**
 * Restores a backup into a migrated, unused database and its files into the data folder. All rows are restored
 * in one transaction, so a damaged backup leaves nothing behind. Throws BackupRefusal.
 */
export async function restoreBackup(url: string, dataDir: string, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const found = await sumFiles(filesFolder(folder));
  if (found.checksum !== manifest.files.checksum)
    throw new BackupRefusal(
      `The backup should hold ${manifest.files.count} files of ${manifest.files.bytes} bytes, and holds other ones: ` +
        `${found.count} of ${found.bytes}. Nothing was restored.`,
    );
  if ((await sumFiles(dataDir)).count > 0) throw inUse();
  await makeJobTables(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin');
    await refuseOtherDatabase(client, manifest);
    // The backup already contains the rows that triggers would write.
    const own = manifest.tables.filter(({ name }) => !name.startsWith('pgboss.'));
    for (const { name } of own) await client.query(`alter table ${name} disable trigger user`);
    for (const { name } of manifest.tables.toReversed()) await client.query(`delete from ${name}`);
    for (const table of manifest.tables) await readTable(client, folder, table);
    for (const { name, last } of manifest.sequences) {
      if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [name, last]);
    }
    for (const { name } of own) await client.query(`alter table ${name} enable trigger user`);
    try {
      await copyFiles(filesFolder(folder), dataDir);
      await client.query('commit');
    } catch (error) {
      await removeFiles(filesFolder(folder), dataDir);
      throw error;
    }
    await client.query('analyze');
    return manifest;
  } finally {
    await client.end();
  }
}

async function makeJobTables(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, schedule: false, supervise: false });
  await boss.start();
  await boss.stop();
}

async function refuseOtherDatabase(client: pg.Client, manifest: Manifest): Promise<void> {
  const migrations = await listMigrations(client);
  if (migrations.join() !== manifest.migrations.join())
    throw new BackupRefusal(
      'This backup was made by another version of Tanabana. Please restore it with that version, then upgrade.',
    );
  // Rows that migrations insert use no sequence.
  const used = (await listSequences(client)).filter(({ last }) => last !== null);
  if (used.length > 0) throw inUse();
}

const inUse = () =>
  new BackupRefusal(
    'The database or the data folder holds something already. Please restore into an empty database and an empty data folder.',
  );

async function readTable(
  client: pg.Client,
  folder: string,
  { name, columns, rows, checksum }: Manifest['tables'][number],
): Promise<void> {
  const checked = checksumming();
  const into = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
  const damaged = new BackupRefusal(`The backup of ${name} is damaged. Nothing was restored.`);
  await pipeline(createReadStream(tableFile(folder, name)), createGunzip(), checked, into).catch((error) => {
    throw Object.assign(damaged, { cause: error });
  });
  if (into.rowCount !== rows || checked.checksum() !== checksum) throw damaged;
}
