import { afterAll, beforeAll, expect, test } from 'vitest';
import { workBoard } from '#contracts/orders/board/board.contract.ts';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { mySales } from '#contracts/orders/dashboards/order-lists.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
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

async function board(who: Actor, query: RequestOf<typeof workBoard>['query'] = {}) {
  return (await who.call(workBoard, { query })).body;
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
    const { orders } = (await maker.call(workBoard, { query: {}, headers })).body;
    const card = orders.find((order) => order.id === id);
    return [card?.title, card?.titleLang];
  };
  expect(await titleFor('hi')).toEqual([hindi, 'hi']);
  expect(await titleFor('ta')).toEqual(['Ajrakh stole', 'en']);
  await app.services.db.$client.query('delete from orders where id = $1', [id]);
});

test('open orders stand in one list, the most at risk first, and nobody else sees them', async () => {
  const drawn = await sale('DESIGN_COMPLETED', at('2026-11-20'));
  const fresh = await sale('CONFIRMED', at('2026-11-22'));
  const risky = await sale('CONFIRMED', at('2026-11-15'));
  const late = await sale('CONFIRMED', at('2026-11-05'));
  const unread = await sale('CONFIRMED', at('2026-11-23'), { buyerId: writer.id });
  const packed = await sale('READY_FOR_DELIVERY', at('2026-11-10'), {
    finalPaidAt: at('2026-11-22'),
    moves: [{ to: 'READY_FOR_DELIVERY', at: at('2026-11-12') }],
  });
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

  const { orders, stages, nextCursor } = await board(maker);
  expect(orders.map(({ id }) => id)).toEqual([late, risky, drawn, fresh, unread, packed]);
  expect(nextCursor).toBeNull();
  expect(stages.find(({ stage }) => stage === 'BEGIN')).toEqual({ stage: 'BEGIN', count: 4, late: 1 });
  expect(orders[0]).toMatchObject({
    title: 'Ajrakh stole',
    buyer: { name: 'Asha Rao' },
    risks: ['LATE'],
    dueBy: '2026-11-19',
    lateDays: 4,
    turn: 'MAKER',
    nextStep: 'DESIGN_IN_PROGRESS',
  });
  expect(orders[1]).toMatchObject({ risks: ['AT_RISK'], dueBy: '2026-11-29' });
  expect(orders[5]).toMatchObject({ id: packed, readyToSend: true, nextStep: null, finalPaid: true });
  const sales = (await maker.call(mySales, { query: {} })).body.data;
  const dueIn = (id: number) => sales.find((row) => row.id === id)?.dueBy;
  for (const { id, dueBy } of orders) expect(dueIn(id)).toBe(dueBy);

  const ofBuyer = await board(buyer);
  expect(ofBuyer.orders).toEqual([]);
  expect(ofBuyer.stages.every(({ count }) => count === 0)).toBe(true);
});

test('a page follows the other, of all stages or one', async () => {
  const all = (await board(maker)).orders.map(({ id }) => id);
  const first = await board(maker, { limit: 4 });
  const second = await board(maker, { limit: 4, cursor: first.nextCursor ?? '' });
  expect([...first.orders, ...second.orders].map(({ id }) => id)).toEqual(all);
  expect(second.nextCursor).toBeNull();
  const begin = await board(maker, { stage: 'BEGIN' });
  expect(begin.orders.map(({ status }) => status)).toEqual(Array(4).fill('CONFIRMED'));
  expect(begin.stages.reduce((sum, { count }) => sum + count, 0)).toBe(6);
  expect((await maker.call(workBoard, { query: { cursor: 'elsewhere' } })).status).toBe(400);
  expect((await maker.call(workBoard, { query: { limit: 51 } })).status).toBe(400);
});

test('the step that is offered is one that the server takes, and takes once', async () => {
  const [order] = (await board(maker, { stage: 'BEGIN' })).orders;
  const move = () =>
    maker.call(updateOrderStatus, {
      params: { id: order?.id ?? 0 },
      body: { status: order?.nextStep ?? 'CANCELLED' },
    });
  const answers = await Promise.all([move(), move()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { orders } = await board(maker, { stage: 'DESIGN' });
  expect(orders.find(({ id }) => id === order?.id)).toMatchObject({
    status: 'DESIGN_IN_PROGRESS',
    nextStep: 'DESIGN_COMPLETED',
  });
});
