import { globSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statements } from '#server/platform/db/prepared.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/postgres.ts';
import { checkStatements } from './check-statements.ts';

const root = join(import.meta.dirname, '../..');
const door = join(root, 'server/src/platform/db/prepared.ts');

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

/** Imports these sources, which declare statements, and compares them with the database. */
async function check(patterns: string[]): Promise<string[]> {
  statements.clear();
  const files = globSync(patterns, { cwd: root }).map((path) => join(root, path));
  for (const file of files) await import(file);
  return checkStatements(client, { root, files, door, statements });
}

test('every prepared statement answers with what its types say, and asks for it', async () => {
  const faults = await check(['server/src/**/*.queries.ts', 'bench/floors/{bare-order,newest-found}.ts']);
  expect(faults).toEqual([]);
  expect(statements.size).toBeGreaterThan(250);
}, 600_000);

test('the check sees each kind of mistake, and nothing where there is none', async () => {
  const faults = await check(['tests/statements/planted.ts']);
  expect(faults.map((fault) => fault.replace(/^.*?(\d+):? planted\./, ''))).toEqual([
    'column-gone: column "nick" does not exist',
    'column-renamed: name is not there',
    'column-renamed: nick is not claimed',
    'column-retyped: id is bigint, not string',
    'sum-is-text: total is numeric, not number',
    'may-be-null: at may be null',
    'outer-join: phone may be null',
    'aggregate-of-nothing: newest may be null',
    'may-find-none: name may be null',
    'date-in-json: list[].at is timestamp with time zone, not Date',
    'key-of-json-renamed: list[].nick is not there',
    'key-of-json-renamed: list[].name is not claimed',
    'too-few: $2 is not claimed',
    'parameter-retyped: $1 is bigint, not string',
    'list-retyped: $ids is bigint[], not readonly string[]',
    'numbers: 4 parameters have numbers: give them names',
    'needless-reason: name need not be said to be never null',
    'too-many: $2 is claimed and not used',
  ]);
}, 240_000);
