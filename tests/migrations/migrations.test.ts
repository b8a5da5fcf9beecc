import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Migration, readMigrations } from '#server/platform/db/migration-files.ts';
import { findUnsafe } from './unsafe-statements.ts';

const folder = fileURLToPath(new URL('../../server/migrations', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

const outside = '-- outside a transaction\n';
const repeated = '-- repeat until nothing is left\n';

function migration(...texts: string[]): Migration {
  const statements = texts.map((text) => ({ text, repeats: text.includes(repeated.trim()) }));
  return { tag: 'planted', hash: '', when: 0, isTransaction: !texts[0]?.startsWith(outside), statements };
}

test('every migration lets the version before work beside it', async () => {
  expect(await findUnsafe(readMigrations(folder), version)).toEqual([]);
});

test.each([
  ['create index i on orders (id)', 'Use CONCURRENTLY'],
  ['create unique index concurrently i on orders (id)', 'must begin with "-- outside a transaction"'],
  [`${outside}create index concurrently i on orders (id)`, 'Put DROP INDEX CONCURRENTLY IF EXISTS before it'],
  ['drop index i', 'Use CONCURRENTLY'],
  ['drop table orders', 'the version before may use it'],
  ['-- unused since 0.4.0\ndrop table orders', 'the version before may use it'],
  ['alter table orders drop column note', 'the version before may use it'],
  ['drop view things', 'the version before may use it'],
  ['alter table orders rename to sales', 'uses the old name'],
  ['alter table orders rename column note to remark', 'uses the old name'],
  ['alter table orders add column token uuid default gen_random_uuid()', 'another for each row'],
  ['alter table orders add column at timestamptz default clock_timestamp()', 'another for each row'],
  ['alter table orders add column n bigint generated always as identity', 'written into every row'],
  ['alter table orders add column n int generated always as (id * 2) stored', 'written into every row'],
  ['alter table orders add column note text not null', 'Give it a default'],
  ['alter table orders add column maker bigint references users', 'ADD CONSTRAINT of its own'],
  ['alter table orders add column code text unique', 'ADD CONSTRAINT of its own'],
  ['alter table orders alter column note set not null', 'First add CHECK (note IS NOT NULL) NOT VALID'],
  ['alter table orders alter column id type bigint', 'may be written anew'],
  ['alter table orders add constraint c check (id > 0)', 'Add it NOT VALID'],
  ['alter table orders add constraint f foreign key (maker) references users', 'Add it NOT VALID'],
  ['alter table orders add constraint u unique (code)', 'USING INDEX'],
  ['alter table orders set logged', 'not known to be harmless'],
  ['update orders set note = 1', 'all rows at once'],
  [`${outside}${repeated}update orders set note = 1`, 'all rows at once'],
  ['delete from orders', 'all rows at once'],
  ['insert into orders select * from baskets', 'all rows at once'],
  ['truncate orders', 'TruncateStmt'],
  ['lock table orders', 'LockStmt'],
  ['vacuum full orders', 'VacuumStmt'],
  ['cluster orders', 'ClusterStmt'],
  ['do $$ begin update orders set note = 1; end $$', 'DoStmt'],
])('%s is refused', async (text, reason) => {
  expect(await findUnsafe([migration(text)], '0.4.0')).toContainEqual(expect.stringContaining(reason));
});

test('a constraint is not validated in the transaction that adds it', async () => {
  const added = 'alter table orders add constraint c check (note is not null) not valid';
  const validated = 'alter table orders validate constraint c';
  expect(await findUnsafe([migration(added, validated)], '0.4.0')).toEqual([
    expect.stringContaining('next migration'),
  ]);
  expect(await findUnsafe([migration(added), migration(validated)], '0.4.0')).toEqual([]);
});

test('expand, fill in batches and contract pass', async () => {
  const steps = [
    migration(
      'create table notes (id bigint primary key, order_id bigint)',
      'create index notes_order_idx on notes (order_id)',
      'alter table notes add constraint f foreign key (order_id) references orders (id)',
      'insert into notes values (1, 2); alter table orders add column remark text, add column level int default 0 not null, add column at timestamptz default now()',
    ),
    migration(
      `${outside}drop index concurrently if exists orders_remark_idx`,
      'create index concurrently orders_remark_idx on orders (remark)',
      `${repeated}update orders set remark = note where id in (select id from orders where remark is null limit 1000)`,
    ),
    migration('alter table orders add constraint remark_there check (remark is not null) not valid'),
    migration('alter table orders validate constraint remark_there'),
    migration('alter table orders alter column remark set not null, drop constraint remark_there'),
    migration('-- unused since 0.3.0\nalter table orders drop column note'),
  ];
  expect(await findUnsafe(steps, '0.4.0')).toEqual([]);
});
