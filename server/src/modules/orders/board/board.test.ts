import { afterAll, beforeAll, expect, test } from 'vitest';
import { workBoard } from '#contracts/orders/board/board.contract.ts';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { localeHeader } from '#contracts/platform/locales.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { insertPastOrder } from '#tests/support/people/past-orders.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

const at = (text: string) => new Date(`${text}T12:00:00+05:30`);
const now = at('2026-11-23');

let app: TestApp;
let maker: Actor;
let buyer: Actor;
let writer: Actor;
let designId: number;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  buyer = await app.actor({ name: 'Asha Rao' });
  writer = await app.actor({ name: 'Vikram Shah' });
  designId = await insertDesign(app.services.db, { makerId: maker.id, title: 'Ajrakh stole' });
});
afterAll(() => app.stop());

type Past = Partial<Parameters<typeof insertPastOrder>[1]>;

const sale = (status: OrderStatus, confirmedAt: Date, more: Past = {}) =>
  insertPastOrder(app.services.db, {
    buyerId: buyer.id,
    makerId: maker.id,
    items: [{ designId, pricePaise: 100_000 }],
    measuring: 'SIZED',
    status,
    placedAt: confirmedAt,
    confirmedAt,
    ...more,
  });

async function board(who: Actor, query: { BEGIN?: number } = {}) {
  const { body } = await who.call(workBoard, { query });
  return new Map(body.columns.map((column) => [column.stage, column]));
}

test('a card names its design in the language of its reader', async () => {
  const hindi = 'अजरख स्टोल';
  await app.services.db.$client.query('update designs set translations = $2 where id = $1', [
    designId,
    JSON.stringify({ hi: { title: hindi } }),
  ]);
  const id = await sale('CONFIRMED', at('2026-11-22'), { makerId: maker.id });
  const titleFor = async (locale: string) => {
    const headers = { [localeHeader]: locale };
    const { columns } = (await maker.call(workBoard, { query: {}, headers })).body;
    const card = columns.flatMap(({ orders }) => orders).find((order) => order.id === id);
    return [card?.title, card?.titleLang];
  };
  expect(await titleFor('hi')).toEqual([hindi, 'hi']);
  expect(await titleFor('ta')).toEqual(['Ajrakh stole', 'en']);
  await app.services.db.$client.query('delete from orders where id = $1', [id]);
});

test('open orders stand in their column, the most at risk and the soonest due first, and nobody else sees them', async () => {
  const soon = await sale('CONFIRMED', at('2026-11-18'));
  const fresh = await sale('CONFIRMED', at('2026-11-22'));
  const late = await sale('CONFIRMED', at('2026-11-10'));
  const unread = await sale('CONFIRMED', at('2026-11-23'), { buyerId: writer.id });
  const dayless = await sale('CONFIRMED', at('2026-11-01'), { measuring: 'MADE_TO_MEASURE' });
  const packed = await sale('READY_FOR_DELIVERY', at('2026-11-10'), { finalPaidAt: at('2026-11-22') });
  await sale('DELIVERED', at('2026-11-10'));
  await sale('CANCELLED', at('2026-11-10'));
  await insertPastOrder(app.services.db, {
    buyerId: buyer.id,
    makerId: maker.id,
    items: [{ designId, pricePaise: 100_000 }],
    status: 'PENDING',
    placedAt: now,
  });
  await write(writer, maker, 'When will it be ready?');

  const columns = await board(maker);
  const begin = columns.get('BEGIN');
  expect(begin?.orders.map(({ id }) => id)).toEqual([late, unread, dayless, soon, fresh]);
  expect(begin).toMatchObject({ count: 5, late: 1 });
  expect(begin?.orders[0]).toMatchObject({
    title: 'Ajrakh stole',
    buyer: { name: 'Asha Rao' },
    risks: ['LATE'],
    due: { what: 'SEND', on: '2026-11-17' },
    nextStep: 'DESIGN_IN_PROGRESS',
  });
  expect(begin?.orders[2]).toMatchObject({ risks: ['WAITS_FOR_MEASURING'], due: null });
  expect(columns.get('FINISHING')?.orders).toMatchObject([
    { id: packed, readyToSend: true, nextStep: null, risks: ['LATE'], finalPaid: true },
  ]);
  expect([...columns.values()].reduce((sum, { count }) => sum + count, 0)).toBe(6);

  const ofBuyer = await board(buyer);
  expect([...ofBuyer.values()].every(({ count, orders }) => count === 0 && orders.length === 0)).toBe(true);
});

test('a column shows as many as were asked for, and counts them all', async () => {
  const few = (await board(maker, { BEGIN: 2 })).get('BEGIN');
  expect(few?.orders).toHaveLength(2);
  expect(few?.count).toBe(5);
  expect((await maker.call(workBoard, { query: { BEGIN: 201 } })).status).toBe(400);
});

test('the step that is offered is one that the server takes, and takes once', async () => {
  const [order] = (await board(maker)).get('BEGIN')?.orders ?? [];
  const move = () =>
    maker.call(updateOrderStatus, {
      params: { id: order?.id ?? 0 },
      body: { status: order?.nextStep ?? 'CANCELLED' },
    });
  const answers = await Promise.all([move(), move()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const columns = await board(maker);
  expect(columns.get('BEGIN')?.count).toBe(4);
  expect(columns.get('DESIGN')?.orders).toMatchObject([
    { id: order?.id, status: 'DESIGN_IN_PROGRESS', nextStep: 'DESIGN_COMPLETED' },
  ]);
});
