import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findSql } from './find-sql.ts';

const root = join(import.meta.dirname, '../..');

test('SQL is written in query files alone, and there nothing runs that is not compared', () => {
  const paths = globSync('{contracts,server,emulators,demo}/**/*.ts', { cwd: root });
  const ours = paths.filter((path) => !/node_modules|\.test\.ts$|\.d\.ts$/.test(path));
  expect(ours.length).toBeGreaterThan(400);
  expect(findSql(new Map(ours.map((path) => [path, readFileSync(join(root, path), 'utf8')])))).toEqual([]);
});

test('the check sees what is planted, and no sentence is taken for SQL', () => {
  const planted = new Map([
    ['server/src/modules/a/rules.ts', "export const isOpen = `o.status in ('OPEN')`;"],
    ['server/src/modules/a/gone.ts', "export const gone = 'o.deleted_at is not null';"],
    ['server/src/modules/a/read.ts', "await client.query('select id\\nfrom users');"],
    ['server/src/modules/a/write.ts', 'await client.query(`update orders o set status = $1`);'],
    ['server/src/platform/a.ts', 'eq(sql`lower(name)`, 1);'],
    [
      'server/src/modules/a/a.queries.ts',
      'db.select({ n: sql<number>`count(*)` });\nawait db.execute(sql`select 1`);',
    ],
    [
      'server/src/modules/a/b.queries.ts',
      "await tx.$client.query('select 1');\nconst x = order.replaceAll('id', 'd.id');",
    ],
    [
      'server/src/modules/a/right.queries.ts',
      "const isOpen = `o.status in ('OPEN')`;\ndb.where(sql`lower(name) = 'x'`);",
    ],
    [
      'server/src/modules/a/says.ts',
      "const say = ['Please select one from the list.', 'Nobody is signed in', 'Update your profile'];",
    ],
  ]);
  expect(findSql(planted)).toEqual([
    'server/src/modules/a/rules.ts:1 is SQL outside its files',
    'server/src/modules/a/gone.ts:1 is SQL outside its files',
    'server/src/modules/a/read.ts:1 is SQL outside its files',
    'server/src/modules/a/write.ts:1 is SQL outside its files',
    'server/src/platform/a.ts:1 is SQL outside its files',
    'server/src/modules/a/a.queries.ts:1 says a type that nothing compares: use prepared()',
    'server/src/modules/a/a.queries.ts:2 runs a statement that nothing compares: use prepared()',
    'server/src/modules/a/b.queries.ts:1 runs a statement that nothing compares: use prepared()',
    'server/src/modules/a/b.queries.ts:2 cuts a text apart: write it with its parts',
  ]);
});
