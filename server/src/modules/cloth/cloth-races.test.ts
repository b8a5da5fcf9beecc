import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderConfirmation, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { type ClothDesk, openClothDesk } from '#tests/support/people/custom-orders/cloth.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { endAnswers } from './end-answers.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const rounds = [0, 1, 2, 3];
const statusOf = async ({ orderId: id }: ClothDesk) =>
  (await shop.buyer.call(orderConfirmation, { params: { id } })).body.orderData.status;

/** Photographs and receipts that were written for an order. */
const writtenOf = async ({ orderId }: ClothDesk) => {
  const { rows } = await shop.app.services.db.$client.query<{ receipts: number; pictures: number }>(
    `select (select count(*) from cloth_receipts where order_id = $1)::int as receipts,
            (select count(*) from cloth_pictures p join cloth_receipts r on r.id = p.receipt_id
              where r.order_id = $1)::int as pictures`,
    [orderId],
  );
  return rows[0];
};

test('cloth received while its order is cancelled: received before it, or refused after it, never half', async () => {
  for (const round of rounds) {
    const desk = await openClothDesk(shop);
    await desk.agree();
    const cancel = () =>
      shop.buyer.call(updateOrderStatus, { params: { id: desk.orderId }, body: { status: 'CANCELLED' } });
    const both = [() => desk.receive(), cancel];
    const answers = await Promise.all((round % 2 ? both : both.toReversed()).map((one) => one()));
    const received = answers[round % 2 ? 0 : 1];
    expect(await statusOf(desk)).toBe('CANCELLED');
    const whole = received?.status === 200 ? 1 : 0;
    expect(await writtenOf(desk)).toEqual({ receipts: whole, pictures: whole });
    const { cloth, can } = await desk.read(shop.maker);
    expect([cloth?.state, can.giveBack]).toEqual(whole ? ['CAME', true] : ['AWAITED', false]);
    if (!whole) expect([received?.status, received?.error.reason]).toEqual([409, 'cloth.orderEnded']);
  }
});

test('two windows receive at once: one receipt is written, the other is refused as stale', async () => {
  const desk = await openClothDesk(shop);
  await desk.agree();
  const answers = await Promise.all([desk.receive(), desk.receive()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await writtenOf(desk)).toEqual({ receipts: 1, pictures: 1 });
});

test('an objection and the end of the time to answer: one of the two', async () => {
  for (const _ of rounds) {
    const desk = await openClothDesk(shop);
    await desk.agree();
    await desk.receive();
    shop.advance(9 * 24);
    const [objected] = await Promise.all([
      desk.act(shop.buyer, 'OBJECT'),
      endAnswers(shop.app.services),
      endAnswers(shop.app.services),
    ]);
    const { cloth } = await desk.read();
    expect(cloth?.state).toBe(objected.status === 200 ? 'OBJECTED' : 'HELD');
    expect(cloth?.history).toHaveLength(4);
  }
});

test('both sides ask at once: one request stands, and the other side answers it', async () => {
  const desk = await openClothDesk(shop);
  const answers = await Promise.all([
    desk.act(shop.buyer, 'ASK', { version: 0 }),
    desk.act(shop.maker, 'ASK', { version: 0 }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const askedBy = answers[0]?.status === 200 ? 'BUYER' : 'MAKER';
  expect((await desk.read()).cloth).toMatchObject({ askedBy, state: 'ASKED' });
});
