import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBareDatabase, type TestDatabase } from '#tests/support/servers/postgres.ts';
import { type Database, openDatabase } from './executor.ts';
import { onOneConnection } from './on-one-connection.ts';
import { prepared } from './prepared.ts';
import { inTransaction } from './transaction.ts';

const backend = prepared<{ pid: number }, []>('test.backend', 'select pg_backend_pid() as pid');
const nap = prepared<object, []>('test.nap', 'select pg_sleep(0.02)');
const fail = prepared<object, []>('test.fail', 'select 1 / 0');
const moment = prepared<{ at: Date }, []>('test.moment', 'select clock_timestamp() as at');

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createBareDatabase();
  db = openDatabase({ url: database.url, size: 2, onIdleError: () => undefined });
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

test('what is asked together is answered in turn over one connection', async () => {
  const [[first], , [last]] = await onOneConnection(db, (one) =>
    Promise.all([moment(one, []), nap(one, []), moment(one, [])]),
  );
  expect(Number(last?.at) - Number(first?.at)).toBeGreaterThanOrEqual(19);
  const [[one], [other]] = await onOneConnection(db, (client) =>
    Promise.all([backend(client, []), backend(client, [])]),
  );
  expect(one?.pid).toBe(other?.pid);
});

test('a failure among them is the one that is thrown, and the next gets a connection that works', async () => {
  const asked = onOneConnection(db, (one) => Promise.all([nap(one, []), fail(one, []), nap(one, [])]));
  await expect(asked).rejects.toThrow('division by zero');
  const [after] = await backend(db, []);
  expect(after?.pid).toBeGreaterThan(0);
});

test('the first failure among writes of a transaction undoes it, and is the one that is thrown', async () => {
  await db.$client.query('create table words (word text primary key)');
  const write = prepared<object, [word: string]>('test.write', 'insert into words values ($1)');
  const work = inTransaction(db, (tx) =>
    Promise.all([write(tx, ['warp']), write(tx, ['warp']), write(tx, ['weft'])]),
  );
  await expect(work).rejects.toMatchObject({ code: '23505' });
  const { rows } = await db.$client.query('select word from words');
  expect(rows).toEqual([]);
});
