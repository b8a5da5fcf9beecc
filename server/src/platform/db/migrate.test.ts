import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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
import { untilBlocked } from '#tests/support/until.ts';
import { applyMigrations } from './apply-migrations.ts';
import { migrate, migrationsFolder, UnknownDatabaseError } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

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

/** Applying the edited file once adds one row. */
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

/** Adds a migration to the copy. */
async function add(tag: string, text: string): Promise<void> {
  await writeFile(join(folder, `${tag}.sql`), text);
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { when: number }[] };
  const when = Math.max(...journal.entries.map((each) => each.when)) + 1;
  journal.entries.push({ ...journal.entries[0], idx: journal.entries.length, tag, when } as never);
  await writeFile(path, JSON.stringify(journal));
}

test('a migration outside a transaction makes its index and fills in batches beside waiting servers, and goes on where it broke off', async () => {
  const own = await createTestDatabase();
  const there = new pg.Client({ connectionString: own.url });
  await there.connect();
  await there.query('create table many (id int primary key, filled int)');
  await there.query('insert into many select generate_series(1, 25)');
  await there.query('create table rounds (at timestamptz default clock_timestamp())');
  const fill = `-- repeat until nothing is left
with done as (update many set filled = id where id in (select id from many where filled is null limit 10) returning id)
insert into rounds select now() where exists (select from done)`;
  const steps = (last: string) =>
    [
      '-- outside a transaction\nDROP INDEX CONCURRENTLY IF EXISTS many_filled_idx',
      'CREATE INDEX CONCURRENTLY many_filled_idx ON many (filled)',
      fill,
      last,
    ].join(';\n--> statement-breakpoint\n');
  try {
    await add('9000_fill', steps('select from missing'));
    await expect(migrate(own.url, folder)).rejects.toThrow('missing');
    expect((await there.query('select from rounds')).rowCount).toBe(3);
    await there.query('create table missing ()');
    await there.query('update many set filled = null where id > 12');
    await Promise.all([1, 2, 3].map(() => migrate(own.url, folder)));
    expect((await there.query('select from rounds')).rowCount).toBe(3 + 2);
    expect((await there.query('select from many where filled is null')).rowCount).toBe(0);
    const index = `select indisvalid as valid from pg_index where indexrelid = 'many_filled_idx'::regclass`;
    expect((await there.query(index)).rows).toEqual([{ valid: true }]);
  } finally {
    await there.end();
    await own.drop();
  }
});

test('a table that somebody holds is tried again, nobody waits behind it for long, and in the end it is said', async () => {
  const own = await createTestDatabase();
  const [holder, worker, watcher] = [own, own, own].map(
    ({ url }) => new pg.Client({ connectionString: url }),
  );
  if (!holder || !worker || !watcher) throw new Error('three clients');
  await Promise.all([holder, worker, watcher].map((each) => each.connect()));
  try {
    await add('9001_column', 'alter table users add column later int');
    await holder.query('begin');
    await holder.query('select from users limit 1');
    const tries = { lockMs: 50, pauseMs: 1, most: 3 };
    const refused = applyMigrations(worker, readMigrations(folder), tries);
    await expect(refused).rejects.toThrow('9001_column could not have a table that others hold, in 3 tries');
    const patient = applyMigrations(worker, readMigrations(folder), { ...tries, lockMs: 10_000 });
    await untilBlocked({ $client: watcher });
    await holder.query('commit');
    await patient;
    expect((await holder.query('select later from users limit 1')).fields[0]?.name).toBe('later');
  } finally {
    await Promise.all([holder, worker, watcher].map((each) => each.end()));
    await own.drop();
  }
});
