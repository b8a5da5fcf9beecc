import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderConfirmation, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { legalMoves, type OrderStatus, orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { usualFacts } from '#tests/support/order-facts.ts';
import { paidOrder } from '#tests/support/people/paid-order.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { allInWords } from '#tests/support/words/in-words.ts';

let shop: Shop;
let orderId: number;
beforeAll(async () => {
  shop = await openShop();
  orderId = await paidOrder(shop);
  // Disables refunds at the provider, because this test covers only the transition table.
  await shop.app.services.db.execute(
    sql`update payments set razorpay_payment_id = null, razorpay_order_id = null where order_id = ${orderId}`,
  );
  await insertFinal();
});
afterAll(() => shop.stop());

/** Inserts the unpaid final instalment as the payments module writes it. */
async function insertFinal(): Promise<void> {
  await shop.app.services.db.execute(sql`
    insert into payments (order_id, purpose, expected_paise, receipt)
    select id, 'FINAL', final_paise, id || '-F' from orders where id = ${orderId}
    on conflict do nothing`);
}

/** Sets the starting status of a row of the table directly. Other tests cover the real way there. */
async function putAt(status: OrderStatus, isFinalPaid: boolean): Promise<void> {
  const { db } = shop.app.services;
  const paid = isFinalPaid ? 'CAPTURED' : 'CREATED';
  await db.execute(sql`
    update orders set status = ${status}, confirmed_at = ${status === 'PENDING' ? null : new Date().toISOString()}::timestamptz
     where id = ${orderId}`);
  // The orders count of the design changes only by real moves.
  await db.execute(sql`update designs set orders_count = 1 where id = ${shop.designId}`);
  await db.execute(sql`
    update payments set status = ${paid} where order_id = ${orderId} and purpose = 'FINAL'`);
}

async function statusNow(): Promise<OrderStatus> {
  const { rows } = await shop.app.services.db.execute(sql`select status from orders where id = ${orderId}`);
  return (rows[0] as { status: OrderStatus }).status;
}

const sides = { BUYER: () => shop.buyer, MAKER: () => shop.maker };

describe.each(['BUYER', 'MAKER'] as const)('the status call of the %s', (actor) => {
  describe.each([true, false])('with the final payment made: %s', (isFinalPaid) => {
    test.each(orderStatuses)('from %s reaches exactly what the table allows', async (status) => {
      const reached: OrderStatus[] = [];
      for (const to of orderStatuses) {
        await putAt(status, isFinalPaid);
        const answer = await sides[actor]().call(updateOrderStatus, {
          params: { id: orderId },
          body: { status: to, note: 'The loom broke' },
        });
        if (answer.status === 200) {
          reached.push(to);
          expect(answer.body.orderData.status).toBe(to);
          expect(answer.body.orderData.history.at(-1)).toMatchObject({ actor, from: status, to });
        } else {
          expect([to, answer.status, answer.error.code]).toEqual([to, 409, 'ILLEGAL_MOVE']);
          expect(answer.error.message).toMatch(/^[A-Z].{15,}\.$/);
        }
        expect(await statusNow()).toBe(answer.status === 200 ? to : status);
      }
      await putAt(status, isFinalPaid);
      const confirmedAt = status === 'PENDING' ? null : new Date();
      expect(reached).toEqual(
        legalMoves(
          {
            status,
            ...usualFacts,
            isFinalPaid,
            confirmedAt,
          },
          actor,
          new Date(),
        ),
      );
      const { orderData } = (await sides[actor]().call(orderConfirmation, { params: { id: orderId } })).body;
      expect(orderData.can.moveTo, 'what the screen offers').toEqual(reached);
    });
  });
});

test('strangers, admins on this call and visitors reach nothing from any status', async () => {
  const stranger = await shop.app.actor({ name: 'Ravi Iyer', role: 'DESIGNER' });
  const admin = await shop.app.actor({ name: 'Desk', role: 'ADMIN' });
  for (const status of orderStatuses) {
    await putAt(status, true);
    for (const to of orderStatuses) {
      const request = { params: { id: orderId }, body: { status: to } };
      const answers = [
        await stranger.call(updateOrderStatus, request),
        await admin.call(updateOrderStatus, request),
        await shop.app.visitor.call(updateOrderStatus, request),
      ];
      expect([status, to, ...answers.map((answer) => answer.status)]).toEqual([status, to, 404, 404, 401]);
    }
    expect(await statusNow()).toBe(status);
  }
});

test('what stands against cancelling is told before anybody tries, and where to ask instead', async () => {
  const ask = async () =>
    (await shop.buyer.call(orderConfirmation, { params: { id: orderId } })).body.orderData.cancelling;
  await putAt('CONFIRMED', false);
  const free = await ask();
  expect(free.refusal).toBeNull();
  expect(Date.parse(free.freeUntil ?? '') - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
  await putAt('READY_FOR_DELIVERY', true);
  const ready = await ask();
  expect(ready.refusal).toBeNull();
  expect(Date.parse(ready.freeUntil ?? '') - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
  await putAt('SHIPPED', true);
  expect(allInWords(await ask())).toMatchObject({
    freeUntil: null,
    refusal: expect.stringMatching(/The parcel is on its way.* ask the maker to cancel it\.$/),
    offer: { stage: 'MADE', percent: 100, mostKept: 5400, refund: 8100 },
  });
  await putAt('DELIVERED', true);
  const over = { freeUntil: null, refusal: null, offer: null, stage: 'MADE', table: [] };
  expect(allInWords(await ask())).toEqual(over);
  const ofMaker = await shop.maker.call(orderConfirmation, { params: { id: orderId } });
  expect(ofMaker.body.orderData.cancelling).toEqual(over);
});
