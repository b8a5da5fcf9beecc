import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createBareDatabase,
  createTestDatabase,
  type TestDatabase,
} from '#tests/support/servers/postgres.ts';
import { migrate, migrationsFolder, UnknownDatabaseError } from './migrate.ts';

let database: TestDatabase;
let client: pg.Client;
/** A copy of the migrations that a test may edit. */
let folder: string;
beforeAll(async () => {
  database = await createBareDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('create table applications (id int generated always as identity)');
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tanabana-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

/** Every application of the edited file leaves a row. */
const countApplications = async () => (await client.query('select from applications')).rowCount;
const edit = (mark: string) =>
  appendFile(join(folder, 'functions.sql'), `-- ${mark}\ninsert into applications default values;\n`);

test('servers that start together on an empty database apply the migrations and the functions once', async () => {
  await edit('first');
  await Promise.all([1, 2, 3].map(() => migrate(database.url, folder)));
  expect(await countApplications()).toBe(1);
  expect((await client.query('select from drizzle.__drizzle_migrations')).rowCount).toBe(
    readMigrationFiles({ migrationsFolder }).length,
  );
});

test('functions.sql is applied again when it was edited, by one of those that start, and not otherwise', async () => {
  await edit('second');
  const before = Number(await countApplications());
  await Promise.all([1, 2, 3].map(() => migrate(database.url, folder)));
  expect(await countApplications()).toBe(before + 1);
  await migrate(database.url, folder);
  expect(await countApplications()).toBe(before + 1);
});

test('an edit that cannot be applied leaves the functions as they were, and the next start tries again', async () => {
  const before = await countApplications();
  await edit('third');
  await appendFile(join(folder, 'functions.sql'), 'select from nowhere;\n');
  await expect(migrate(database.url, folder)).rejects.toThrow('nowhere');
  expect(await countApplications()).toBe(before);
  await client.query('create table nowhere ()');
  await migrate(database.url, folder);
  expect(await countApplications()).toBe(Number(before) + 1);
});

test('a database that was begun by other migrations is refused with what to do, and left as it is', async () => {
  const old = await createTestDatabase();
  const there = new pg.Client({ connectionString: old.url });
  await there.connect();
  try {
    const known = await there.query('update drizzle.__drizzle_migrations set created_at = 1795272085782');
    const start = migrate(old.url);
    await expect(start).rejects.toThrow(UnknownDatabaseError);
    await expect(start).rejects.toThrow('Remove the data folder');
    expect((await there.query('select from drizzle.__drizzle_migrations')).rowCount).toBe(known.rowCount);
  } finally {
    await there.end();
    await old.drop();
  }
});
