import { resolve } from 'node:path';
import { type Env, readEnv } from '#server/env.ts';
import { migrate, UnknownDatabaseError } from '#server/platform/db/migrate.ts';
import { SettingError } from '#server/settings.ts';
import { findRunningPostgres } from '#tools/private-postgres/claim-data-folder.ts';
import { withDatabase } from '#tools/private-postgres/with-database.ts';
import { BackupRefusal, type Manifest } from './backup-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const usage = `Use it like this:
  npm run backup -- /backups/2026-11-23     writes the database and all files into a new folder
  npm run restore -- /backups/2026-11-23    brings them back, into an empty database and data folder`;

async function run([verb, folder, ...rest]: readonly string[]): Promise<string> {
  if (folder === undefined || rest.length > 0) throw new BackupRefusal(usage);
  const env = readEnv(process.env);
  if (verb === 'backup')
    return `Written to ${folder}: ${describe(await backUp(env, resolve(folder)))}${noteOnStore(env)}`;
  return `Restored from ${folder}: ${describe(await restore(env, resolve(folder)))}`;
}

const backUp = (env: Env, folder: string) =>
  withDatabase(env, (url) => writeBackup(url, env.DATA_DIR, folder));

async function restore(env: Env, folder: string): Promise<Manifest> {
  if (!env.DATABASE_URL && (await findRunningPostgres(env.DATA_DIR)))
    throw new BackupRefusal('A server runs in this data folder. Please stop it first.');
  return withDatabase(env, async (url) => {
    await migrate(url);
    return restoreBackup(url, env.DATA_DIR, folder);
  });
}

/** A note on files in an external store, which the backup does not contain. */
const noteOnStore = ({ s3 }: Env) =>
  s3 ? `\nThe files in the store's bucket ${s3.bucket} are not part of it: keep versions of them there.` : '';

function describe({ tables, files, madeAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${files.count} files, as they were at ${madeAt}.`;
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const isForPeople = [BackupRefusal, SettingError, UnknownDatabaseError].some(
    (known) => error instanceof known,
  );
  process.stderr.write(`${error instanceof Error ? (isForPeople ? error.message : error.stack) : error}\n`);
  process.exitCode = 1;
}
