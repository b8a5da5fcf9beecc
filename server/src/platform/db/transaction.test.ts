import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBareDatabase, type TestDatabase } from '#tests/support/servers/postgres.ts';
import { type Database, type Executor, openDatabase } from './executor.ts';
import { afterCommit, inTransaction } from './transaction.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createBareDatabase();
  // A pool of one connection, so that a late statement would reach the connection that another transaction uses by
  // then.
  db = openDatabase({ url: database.url, size: 1, onIdleError: () => undefined });
  await db.$client.query('create table notes (text text not null)');
});
afterAll(async () => {
  await db?.$client.end();
  await database?.drop();
});

const write = (executor: Executor, text: string) =>
  executor.$client.query('insert into notes values ($1)', [text]);
const notes = async () => (await db.$client.query<{ text: string }>('select text from notes')).rows;

test('a branch that goes on after its transaction has failed is refused, and writes into no other', async () => {
  const mayGoOn = Promise.withResolvers<void>();
  let late: Promise<unknown> | undefined;
  const failed = inTransaction(db, async (tx) => {
    await write(tx, 'undone');
    late = mayGoOn.promise.then(() => write(tx, 'late'));
    late.catch(() => undefined);
    await Promise.all([late, Promise.reject(new Error('the other branch'))]);
  });
  await expect(failed).rejects.toThrow('the other branch');
  await inTransaction(db, async (tx) => {
    await write(tx, 'of another');
    mayGoOn.resolve();
    await expect(late).rejects.toThrow('after its transaction had ended');
  });
  expect(await notes()).toEqual([{ text: 'of another' }]);
});

test('what keeps an executor beyond the commit can ask nothing of it, and is called back once', async () => {
  let kept: Executor | undefined;
  let calls = 0;
  await inTransaction(db, async (tx) => {
    kept = tx;
    afterCommit(tx, () => calls++);
  });
  expect(calls).toBe(1);
  await expect(write(kept as Executor, 'late')).rejects.toThrow('after its transaction had ended');
});

test('a transaction in which a statement failed fails, even where its work went on, and calls nobody back', async () => {
  await db.$client.query('delete from notes');
  let calls = 0;
  const failed = inTransaction(db, async (tx) => {
    afterCommit(tx, () => calls++);
    await write(tx, 'first');
    await tx.$client.query('select 1 / 0').catch(() => undefined);
  });
  await expect(failed).rejects.toThrow('nothing was written');
  expect(await notes()).toEqual([]);
  expect(calls).toBe(0);
  await inTransaction(db, (tx) => write(tx, 'on the same connection'));
  expect(await notes()).toEqual([{ text: 'on the same connection' }]);
});

test('a transaction that does not wait for the disk says so for itself alone', async () => {
  const setting = async ({ $client }: Executor) =>
    (await $client.query('show synchronous_commit')).rows[0].synchronous_commit;
  // Sets the pool's only connection, because test databases have synchronous_commit off.
  await db.$client.query('set synchronous_commit = on');
  expect(await inTransaction(db, setting, { waitsForDisk: false })).toBe('off');
  expect(await inTransaction(db, setting)).toBe('on');
});
