import { createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { openPrivateFolder, privateFile } from '#server/platform/files/private-folder.ts';
import {
  BackupRefusal,
  checksumming,
  copyFiles,
  filesFolder,
  type Manifest,
  manifestFile,
  sumFiles,
  tableFile,
} from './backup-folder.ts';
import { listMigrations, listSequences, listTables } from './tables.ts';

/**
 * Writes one consistent state of the database, then the files of the data folder, into a new folder, beside a
 * running server. A row names a file only once the file is complete, so only files that are removed meanwhile
 * are missing. The folder is renamed when it is finished. Throws BackupRefusal.
 */
export async function writeBackup(url: string, dataDir: string, folder: string): Promise<Manifest> {
  if (!relative(dataDir, folder).startsWith('..'))
    throw new BackupRefusal(
      'A backup cannot stand in the data folder that it is made of. Please name another place.',
    );
  if (await exists(folder))
    throw new BackupRefusal(`${folder} is there already. Please name another folder.`);
  const draft = `${folder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await openPrivateFolder(draft);
  await openPrivateFolder(join(draft, 'tables'));
  await openPrivateFolder(filesFolder(draft));
  const database = await writeTables(url, draft);
  await copyFiles(dataDir, filesFolder(draft));
  const manifest = { ...database, files: await sumFiles(filesFolder(draft)) };
  await writeFile(manifestFile(draft), JSON.stringify(manifest, null, 2), { mode: privateFile, flush: true });
  await rename(draft, folder);
  return manifest;
}

async function writeTables(url: string, folder: string): Promise<Omit<Manifest, 'files'>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    const madeAt = new Date().toISOString();
    const tables: Manifest['tables'] = [];
    for (const { name, columns } of await listTables(client)) {
      const rows = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`));
      const checked = checksumming();
      await pipeline(
        rows,
        checked,
        createGzip({ level: 3 }),
        createWriteStream(tableFile(folder, name), { mode: privateFile, flush: true }),
      );
      tables.push({ name, columns, rows: rows.rowCount, checksum: checked.checksum() });
    }
    const migrations = await listMigrations(client);
    // Sequences are not transactional: read last, they are beyond every row above.
    return { madeAt, migrations, tables, sequences: await listSequences(client) };
  } finally {
    await client.end();
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
