import { afterAll, beforeAll, expect, test } from 'vitest';
import { showOrderToDesk } from '#contracts/admin/orders/orders.contract.ts';
import { orderConfirmation, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { purchasesDashboard } from '#contracts/orders/dashboards/dashboards.contract.ts';
import { myOrders } from '#contracts/orders/dashboards/order-lists.contract.ts';
import {
  createFinalPayment,
  resumeAdvance,
  verifyInitialPayment,
} from '#contracts/orders/paying/paying.contract.ts';
import { openShop, order, type Shop } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { allInWords } from '#tests/support/words/in-words.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const run = (text: string) => shop.app.services.db.$client.query(text);

const holds = {
  banned: {
    begin: () => run(`update users set status = 'BANNED' where id = ${shop.maker.id}`),
    end: () => run(`update users set status = 'ACTIVE' where id = ${shop.maker.id}`),
  },
  suspended: {
    begin: () => run(`update users set suspension_reason = 'Copied pictures.' where id = ${shop.maker.id}`),
    end: () => run(`update users set suspension_reason = null where id = ${shop.maker.id}`),
  },
  'taken down': {
    begin: () => run(`update designs set status = 'HIDDEN' where id = ${shop.designId}`),
    end: () => run(`update designs set status = 'PUBLISHED' where id = ${shop.designId}`),
  },
};

const makerOnHold =
  'The account of this maker is on hold, so no payment is taken for this order for now. Our support can tell you more.';
const designOnHold =
  'This design is not offered at the moment, so no payment is taken for this order for now. Our support can tell you more.';

async function shownToBuyer(orderId: number) {
  const { body } = await shop.buyer.call(orderConfirmation, { params: { id: orderId } });
  const { payments, can } = body.orderData;
  const { payAdvance, payFinal, scheduleMeeting } = can;
  return { refusal: payments.refusal, payAdvance, payFinal, scheduleMeeting };
}

/**
 * Those of the given orders that the buyer's list shows as waiting for them. The figure above the list must agree.
 */
async function waitingOf(...ids: readonly number[]): Promise<number[]> {
  const { orders } = (await shop.buyer.call(myOrders, { query: { status: 'WAITING' } })).body;
  const { waiting } = (await shop.buyer.call(purchasesDashboard)).body;
  expect(waiting.count).toBe(orders.length);
  return ids.filter((id) => orders.some((one) => one.id === id));
}

test.each([
  ['banned', makerOnHold, false],
  ['suspended', makerOnHold, false],
  ['taken down', designOnHold, true],
] as const)(
  'while a maker or design is %s, no advance is opened, and a final payment and a meeting only of what was made before',
  async (name, sentence, finalGoesOn) => {
    const waiting = await shop.place();
    const unmeasured = await shop.confirm();
    const paid = await shop.confirm();
    await shop.maker.call(updateOrderStatus, { params: { id: paid }, body: { status: 'COMPLETED' } });
    expect(await waitingOf(waiting.orderId, unmeasured, paid)).toEqual([waiting.orderId, unmeasured, paid]);
    await holds[name].begin();
    expect(await waitingOf(waiting.orderId, unmeasured, paid)).toEqual(finalGoesOn ? [unmeasured, paid] : []);

    const resumed = await shop.buyer.call(resumeAdvance, { params: { id: waiting.orderId } });
    expect([resumed.status, resumed.error.message]).toEqual([409, sentence]);
    expect(allInWords(await shownToBuyer(waiting.orderId))).toEqual({
      refusal: sentence,
      payAdvance: false,
      payFinal: false,
      scheduleMeeting: false,
    });

    const final = await shop.buyer.call(createFinalPayment, { body: { orderId: paid } });
    expect(final.status).toBe(finalGoesOn ? 200 : 409);
    expect(allInWords(await shownToBuyer(paid))).toEqual({
      refusal: finalGoesOn ? null : sentence,
      payAdvance: false,
      payFinal: finalGoesOn,
      scheduleMeeting: false,
    });
    expect((await shownToBuyer(unmeasured)).scheduleMeeting).toBe(finalGoesOn);
    expect((await order(shop.buyer, shop.designId)).status).not.toBe(200);

    await holds[name].end();
    expect((await shop.buyer.call(resumeAdvance, { params: { id: waiting.orderId } })).status).toBe(200);
    expect(allInWords(await shownToBuyer(waiting.orderId))).toEqual({
      refusal: null,
      payAdvance: true,
      payFinal: false,
      scheduleMeeting: false,
    });
  },
);

test.each([
  ['banned', 'BANNED'],
  ['suspended', 'SUSPENDED'],
] as const)(
  'while a maker is %s, no day of delivery is told to either side, and the desk reads why the order is on hold and for whom it waits',
  async (name, heldBy) => {
    const desk = await shop.app.actor({ name: `Desk ${name}`, role: 'ADMIN' });
    const id = await shop.confirm();
    const told = async () => {
      const {
        order,
        heldBy,
        waitsFor: sides,
      } = (await desk.call(showOrderToDesk, { params: { id } })).body.desk;
      const bought = (await shop.buyer.call(orderConfirmation, { params: { id } })).body.orderData;
      const { by, waitsFor } = bought.delivery;
      expect(order.delivery).toEqual(bought.delivery);
      return { by, waitsFor, heldBy, sides };
    };
    const before = await told();
    expect(before).toEqual({
      by: expect.any(String),
      waitsFor: 'MEASUREMENT',
      heldBy: null,
      sides: ['buyer', 'maker'],
    });
    await holds[name].begin();
    expect(await told()).toEqual({ by: null, waitsFor: 'HOLD', heldBy, sides: ['maker'] });
    await holds[name].end();
    expect(await told()).toEqual(before);
  },
);

test('what was paid in a window that was open before the ban is booked, and the banned maker gets no letter', async () => {
  const { orderId, razorpayOrderId } = await shop.place();
  // Pending letters of earlier orders are sent before the count.
  await untilJobsDone(shop.app.services.db);
  const before = await lettersToMaker();
  await holds.banned.begin();
  const proof = await shop.razorpay.pay(razorpayOrderId);
  const verified = await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
  expect(verified.status).toBe(200);
  const { body } = await shop.buyer.call(orderConfirmation, { params: { id: orderId } });
  expect(body.orderData).toMatchObject({ status: 'CONFIRMED', can: { cancel: true } });
  await untilJobsDone(shop.app.services.db);
  expect(await lettersToMaker()).toBe(before);
  await holds.banned.end();
});

async function lettersToMaker(): Promise<number> {
  const { rows } = await run(
    `select count(*)::int as count from mails m join users u on u.email = m.recipient where u.id = ${shop.maker.id}`,
  );
  return rows[0].count;
}
