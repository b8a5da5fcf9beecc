import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PrivatePostgres, startPrivatePostgres } from './start-private-postgres.ts';

const log = { info: () => undefined, warn: () => undefined };
const settings = { fsync: 'off' };

let folder: string;
let primary: PrivatePostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tanabana-replica-'));
  primary = await startPrivatePostgres({
    dataDir: join(folder, 'primary'),
    log,
    settings,
    feedsReplicas: true,
  });
});
afterAll(async () => {
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
});

const startReplica = (name: string) =>
  startPrivatePostgres({
    dataDir: join(folder, name),
    log,
    settings,
    replicaOf: { url: primary.url, dataDir: join(folder, 'primary') },
  });

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const asSuperuser = (url: string) => url.replace(/user=\w+/, 'user=postgres');

test('a replica follows what is written, takes no write, and goes on after a stop from where it was', async () => {
  await query(primary.url, 'create table cloths as select 1 as id');
  let replica = await startReplica('first');
  expect(await query(replica.url, 'select id from cloths')).toEqual([{ id: 1 }]);
  await query(primary.url, 'insert into cloths values (2)');
  await expect.poll(() => query(replica.url, 'select id from cloths')).toHaveLength(2);
  await expect(query(replica.url, 'insert into cloths values (3)')).rejects.toThrow('read-only');
  await replica.stop();

  await query(primary.url, 'insert into cloths values (3)');
  replica = await startReplica('first');
  await expect.poll(() => query(replica.url, 'select id from cloths')).toHaveLength(3);
  await replica.stop();
});

test('a replica that is promoted takes writes by itself', async () => {
  const replica = await startReplica('second');
  await query(asSuperuser(replica.url), 'select pg_promote()');
  await query(replica.url, 'create table looms as select 1 as id');
  expect(await query(replica.url, 'select id from looms')).toEqual([{ id: 1 }]);
  await replica.stop();
});
