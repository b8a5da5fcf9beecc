import { globSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/postgres.ts';

// Its ES module does not load.
const { generateDrizzleJson, generateMigration } = createRequire(import.meta.url)(
  'drizzle-kit/api',
) as typeof import('drizzle-kit/api');

const root = join(import.meta.dirname, '../..');
const migrations = join(root, 'server/migrations/meta');

let database: TestDatabase;
let client: pg.Client;
let exported: Record<string, unknown>;
beforeAll(async () => {
  const files = globSync('server/src/**/*.tables.ts', { cwd: root });
  const modules: object[] = await Promise.all(files.map((file) => import(join(root, file))));
  exported = Object.assign({}, ...modules);
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

async function migratedColumns(): Promise<string[]> {
  const { rows } = await client.query<{ column: string }>(
    `select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
              || case when a.attnotnull then '' else ', or null' end as column
       from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  );
  return rows.map(({ column }) => column).toSorted();
}

function declaredColumns(): string[] {
  const tables = Object.values(exported).filter((each): each is PgTable => is(each, PgTable));
  const columns = tables.flatMap((table) => {
    const { name, columns, primaryKeys } = getTableConfig(table);
    const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
    return columns.map((column) => {
      const isThere = column.notNull || column.primary || keys.has(column.name);
      return `${name}.${column.name} ${column.getSQLType()}${isThere ? '' : ', or null'}`;
    });
  });
  return columns.toSorted();
}

test('the columns that the tables declare are those of the migrated database', async () => {
  expect(declaredColumns()).toEqual(await migratedColumns());
});

test.each([
  'alter table users rename column name to nick',
  'alter table users alter column name drop not null',
  'alter table users alter column password_hash type varchar(200)',
])('a migration that the tables do not know is seen: %s', async (change) => {
  await client.query('begin');
  await client.query(change);
  const migrated = await migratedColumns();
  await client.query('rollback');
  expect(declaredColumns()).not.toEqual(migrated);
});

test('nothing of the tables is left to be generated into a migration', async () => {
  const last = readdirSync(migrations)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1);
  const before = JSON.parse(readFileSync(join(migrations, last ?? ''), 'utf8'));
  const left = await generateMigration(before, generateDrizzleJson(exported, before.id));
  expect(left).toEqual([]);
});
