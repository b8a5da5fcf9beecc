import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBareDatabase, type TestDatabase } from '#tests/support/servers/postgres.ts';
import { type Database, type Executor, openDatabase } from './executor.ts';
import { afterCommit, inTransaction } from './transaction.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createBareDatabase();
  // One connection, so that whoever asks late asks the one that another has by now.
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
