import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { createFullAccount } from '#tests/support/people/whole-life/whole-life.ts';
import { startTestApp } from '#tests/support/servers/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/postgres.ts';
import { manifestFile, readManifest, tableFile } from './backup-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let shop: Shop;
let folder: string;
let made: Promise<string> | undefined;
const databases: TestDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tanabana-backup-'));
  shop = await openShop();
});
afterAll(async () => {
  await shop.stop();
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A shop in which nearly all tables have rows. Created by the first test. */
function madeBackup(): Promise<string> {
  made ??= (async () => {
    await createFullAccount(shop);
    // A job that is still waiting when the backup is made.
    await shop.app.services.db.$client.query(
      `update pgboss.job set state = 'created', started_on = null, completed_on = null,
              start_after = now() + interval '1 day'
        where id = (select id from pgboss.job where state = 'completed' order by id limit 1)`,
    );
    const backup = join(folder, 'monday');
    await writeBackup(shop.app.databaseUrl, shop.app.services.env.DATA_DIR, backup);
    return backup;
  })();
  return made;
}

async function emptyPlace(): Promise<{ url: string; dataDir: string }> {
  const database = await createTestDatabase();
  databases.push(database);
  return { url: database.url, dataDir: await mkdtemp(join(folder, 'data-')) };
}

async function countRows(url: string, table: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ rows: number }>(`select count(*)::int as rows from ${table}`);
  await client.end();
  return rows[0]?.rows ?? -1;
}

test('what is restored is to the letter what was backed up, files included', async () => {
  const { url, dataDir } = await emptyPlace();
  const restored = await restoreBackup(url, dataDir, await madeBackup());
  const again = await writeBackup(url, dataDir, join(folder, 'tuesday'));
  expect({ ...again, madeAt: restored.madeAt }).toEqual(restored);
  const filled = restored.tables.filter(({ rows }) => rows > 0);
  expect(filled.length).toBeGreaterThan(40);
  expect(restored.files.count).toBeGreaterThan(5);
  expect(restored.tables.find(({ name }) => name === 'pgboss.job')?.rows).toBeGreaterThan(0);
});

test('a server over what was restored lets people in, gives new numbers and goes on with the jobs', async () => {
  const { url, dataDir } = await emptyPlace();
  await restoreBackup(url, dataDir, await madeBackup());
  const before = await countRows(url, 'users');
  const app = await startTestApp({
    database: { url, drop: async () => undefined },
    settings: { DATA_DIR: dataDir },
    withJobs: true,
  });
  try {
    await app.actor({ name: 'Somebody new' });
    expect(await countRows(url, 'users')).toBe(before + 1);
    const waiting = () => countRows(url, "pgboss.job where state = 'created'");
    expect(await waiting()).toBeGreaterThan(0);
    await app.services.db.$client.query('update pgboss.job set start_after = now()');
    await expect.poll(waiting).toBe(0);
  } finally {
    await app.stop();
  }
});

test('one moment is backed up while others write, and while files come and go', async () => {
  const { app } = shop;
  const { DATA_DIR } = app.services.env;
  const busyFolder = join(DATA_DIR, 'media', 'variants', 'zz');
  await mkdir(busyFolder, { recursive: true });
  let isWriting = true;
  const filing = (async () => {
    for (let file = 0; isWriting; file++) {
      const path = join(busyFolder, String(file % 50));
      await writeFile(`${path}.unfinished`, 'half');
      await rename(`${path}.unfinished`, path);
      await rm(join(busyFolder, String((file + 25) % 50)), { force: true });
    }
  })();
  const writing = (async () => {
    for (let person = 0; isWriting; person++) await app.actor({ name: `Writer ${person}` });
  })();
  const busy = join(folder, 'busy');
  await writeBackup(app.databaseUrl, app.services.env.DATA_DIR, busy);
  isWriting = false;
  await Promise.all([writing, filing]);
  const { url, dataDir } = await emptyPlace();
  // Foreign keys hold, or the database would have refused the rows.
  await restoreBackup(url, dataDir, busy);
  const people = await countRows(url, 'users');
  expect(people).toBeGreaterThan(0);
  expect(people).toBeLessThan(await countRows(app.databaseUrl, 'users'));
});

test('a damaged backup, an unfinished one and one with a file too few restore nothing', async () => {
  const { url, dataDir } = await emptyPlace();
  const damaged = join(folder, 'damaged');
  const { app } = shop;
  await writeBackup(app.databaseUrl, app.services.env.DATA_DIR, damaged);
  const users = tableFile(damaged, 'users');
  const text = await readFile(users);
  await rm(users);
  await appendFile(users, text.subarray(0, text.length - 30));
  await expect(restoreBackup(url, dataDir, damaged)).rejects.toThrow(/The backup of users is damaged/);
  await rm(users);
  await expect(restoreBackup(url, dataDir, damaged)).rejects.toThrow(/The backup of users is damaged/);
  const [file = ''] = await readdir(join(damaged, 'files', 'media', 'originals'));
  await rm(join(damaged, 'files', 'media', 'originals', file), { recursive: true });
  await expect(restoreBackup(url, dataDir, damaged)).rejects.toThrow(
    /should hold \d+ files .* and holds other ones/,
  );
  await rm(manifestFile(damaged));
  await expect(restoreBackup(url, dataDir, damaged)).rejects.toThrow(/holds no finished backup/);
  expect(await countRows(url, 'users')).toBe(0);
  expect(await readdir(dataDir)).toEqual([]);
});

test('nothing is written over: no earlier backup, no database with rows, no data folder with files', async () => {
  const { app } = shop;
  const dataDir = app.services.env.DATA_DIR;
  const backup = await madeBackup();
  await expect(writeBackup(app.databaseUrl, dataDir, backup)).rejects.toThrow(/is there already/);
  await expect(restoreBackup(app.databaseUrl, dataDir, backup)).rejects.toThrow(/holds something already/);
  const { url, dataDir: used } = await emptyPlace();
  await writeFile(join(used, 'razorpay-emulator-secrets.json'), '{}');
  await expect(restoreBackup(url, used, backup)).rejects.toThrow(/holds something already/);
  const within = join(dataDir, 'backups', 'monday');
  await expect(writeBackup(app.databaseUrl, dataDir, within)).rejects.toThrow(
    /cannot stand in the data folder/,
  );
  expect((await readManifest(backup)).tables.length).toBeGreaterThan(40);
});
