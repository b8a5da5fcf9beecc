import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/postgres.ts';
import { openDatabaseWire, type TcpProxy } from '#tests/support/servers/tcp-proxy.ts';
import { type Database, openDatabase } from './executor.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
let wire: TcpProxy;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  const near = await openDatabaseWire(database.url);
  wire = near.wire;
  db = openDatabase({ url: near.url, size: 5, onIdleError: () => undefined });
});
afterAll(async () => {
  await db.$client.end();
  await wire.close();
  await database.drop();
});

/** Opens all connections of the pool. */
async function fillPool(): Promise<void> {
  const clients = await Promise.all(Array.from({ length: 5 }, () => db.$client.connect()));
  for (const client of clients) client.release();
}

test.each([
  ['statement', () => db.$client.query('select 1')],
  ['transaction', () => inTransaction(db, (tx) => tx.execute('select 1'))],
])('of connections that the network has forgotten one costs a %s, and no other is tried', async (_, ask) => {
  await fillPool();
  wire.forget();
  await expect(ask()).rejects.toThrow();
  // A dropped connection would throw.
  for (let each = 0; each < 5; each++) await ask();
});
