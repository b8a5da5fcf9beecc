import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Executor } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { insertPastOrder } from '#tests/support/people/past-orders.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { wordsLock } from './order-words.queries.ts';
import { renameInOrders } from './rename-in-orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let maker: Actor;
let buyer: Actor;
beforeEach(async () => {
  const { db } = app.services;
  await db.$client.query('truncate orders, renamed_people cascade');
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  buyer = await app.actor({ name: 'Asha Rao' });
});

const order = async (db: Executor) =>
  insertPastOrder(db, {
    buyerId: buyer.id,
    makerId: maker.id,
    items: [{ designId: await insertDesign(db, { makerId: maker.id }), pricePaise: 100_000 }],
    status: 'CONFIRMED',
    placedAt: new Date(),
    confirmedAt: new Date(),
  });
const rename = () =>
  app.services.db.$client.query(`update users set name = 'Qamar Zaidi' where id = $1`, [buyer.id]);
const words = async () =>
  (await app.services.db.$client.query('select sold_words as words from order_words')).rows;
const renamed = async () => (await app.services.db.$client.query('select from renamed_people')).rowCount;

test('one process at a time writes new names, so that no old name is written after the new one', async () => {
  await order(app.services.db);
  await rename();
  const other = new pg.Client(app.databaseUrl);
  await other.connect();
  try {
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock($1)', [wordsLock]);
    await renameInOrders(app.services);
    expect([await words(), await renamed()]).toEqual([[{ words: expect.stringContaining('asha rao') }], 1]);
    await other.query('commit');
  } finally {
    await other.end();
  }
  await renameInOrders(app.services);
  expect(await words()).toEqual([{ words: expect.stringContaining('qamar zaidi') }]);
  expect(await renamed()).toBe(0);
});

test('a name that changes while an order is being placed is written into that order as well', async () => {
  const { db } = app.services;
  await inTransaction(db, async (tx) => {
    await order(tx);
    await rename();
    await renameInOrders(app.services);
  });
  await renameInOrders(app.services);
  expect(await words()).toEqual([{ words: expect.stringContaining('qamar zaidi') }]);
  expect(await renamed()).toBe(0);
});
