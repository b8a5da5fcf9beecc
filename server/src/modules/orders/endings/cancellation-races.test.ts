import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { withdrawCancellation } from '#contracts/orders/endings/endings.contract.ts';
import {
  createFinalPayment,
  refundOrder,
  verifyFinalPayment,
} from '#contracts/orders/paying/paying.contract.ts';
import { agedOrder, answer, ask, booksOf, readOrder } from '#tests/support/people/cancellations.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '20', RATE_LIMITS: 'off' });
});
afterAll(() => shop.stop());

const soon = { timeout: 30_000, interval: 50 };
const times = Array.from({ length: 6 }, (_, index) => index);

const booked = (id: number, paise: { taken: number; returned: number }) =>
  vi.waitFor(async () => expect(await booksOf(shop, id)).toEqual(paise), soon);

test('an agreement and a withdrawal at once end in one of the two, with the money of that one', async () => {
  for (const nth of times) {
    const id = await agedOrder(shop, { at: 'DESIGN_COMPLETED' });
    await ask(shop.buyer, id);
    const agree = () => answer(shop.maker, id, { agree: true, keep: 1000 });
    const withdraw = () => shop.buyer.call(withdrawCancellation, { params: { id } });
    const answers = await Promise.all(nth % 2 ? [agree(), withdraw()] : [withdraw(), agree()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status, cancellation } = await readOrder(shop.buyer, id);
    const isAgreed = status === 'CANCELLED';
    expect(cancellation?.status).toBe(isAgreed ? 'AGREED' : 'WITHDRAWN');
    await untilJobsDone(shop.app.services.db);
    await booked(id, { taken: 540_000, returned: isAgreed ? 440_000 : 0 });
  }
});

test('a parcel sent while its buyer asks is either sent before the question or not sent', async () => {
  for (const nth of times) {
    const id = await agedOrder(shop, { at: 'READY_FOR_DELIVERY', isFinalPaid: true });
    const ship = () => shop.maker.call(updateOrderStatus, { params: { id }, body: { status: 'SHIPPED' } });
    const [first, second] = nth % 2 ? [ship, () => ask(shop.buyer, id)] : [() => ask(shop.buyer, id), ship];
    const answers = await Promise.all([first(), second()]);
    const { status, cancellation } = await readOrder(shop.buyer, id);
    expect(cancellation?.status).toBe('ASKED');
    expect(answers.filter((one) => one.status === 200)).toHaveLength(status === 'SHIPPED' ? 2 : 1);
  }
});

test('of two answers at once one counts', async () => {
  for (const _ of times) {
    const id = await agedOrder(shop, { at: 'DESIGN_COMPLETED' });
    await ask(shop.buyer, id);
    const answers = await Promise.all([
      answer(shop.maker, id, { agree: true, keep: 100 }),
      answer(shop.maker, id, { agree: false, words: 'It is cut' }),
      answer(shop.maker, id, { agree: true, keep: 900 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { cancellation } = await readOrder(shop.buyer, id);
    const kept = cancellation?.kept ?? null;
    await booked(id, { taken: 540_000, returned: kept === null ? 0 : 540_000 - kept * 100 });
  }
});

test('a call sent ten times with one key is one request and one answer', async () => {
  const id = await agedOrder(shop, { at: 'DESIGN_COMPLETED' });
  const [asking, answering] = [randomUUID(), randomUUID()];
  const asked = await Promise.all(times.map(() => ask(shop.buyer, id, { key: asking })));
  expect(asked.map(({ status }) => status)).toEqual(times.map(() => 200));
  expect((await ask(shop.buyer, id, { key: asking, reason: 'Another' })).status).toBe(409);
  const agreed = await Promise.all(
    times.map(() => answer(shop.maker, id, { agree: true, keep: 1350 }, answering)),
  );
  expect(agreed.map(({ status }) => status)).toEqual(times.map(() => 200));
  await booked(id, { taken: 540_000, returned: 405_000 });
  expect((await readOrder(shop.buyer, id)).history.filter(({ to }) => to === 'CANCELLED')).toHaveLength(1);
});

test('both sides cancelling at once give everything back once', async () => {
  for (const _ of times.slice(3)) {
    const id = await shop.confirm();
    const cancel = { params: { id }, body: { status: 'CANCELLED', note: 'Sorry' } } as const;
    const answers = await Promise.all([
      shop.maker.call(updateOrderStatus, cancel),
      shop.buyer.call(updateOrderStatus, cancel),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await booked(id, { taken: 540_000, returned: 540_000 });
  }
});

test('a part given back while the request waits leaves no more than is held', async () => {
  const id = await agedOrder(shop, { at: 'COMPLETED' });
  await ask(shop.buyer, id);
  const given = await shop.maker.call(refundOrder, {
    params: { id },
    body: { amount: 5000, reason: 'A stain' },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(given.body.orderData.cancellation).toMatchObject({ mostKept: 400, refund: 0 });
  expect((await answer(shop.maker, id, { agree: true, keep: 401 })).status).toBe(400);
  expect((await answer(shop.maker, id, { agree: true, keep: 400 })).status).toBe(200);
  await booked(id, { taken: 540_000, returned: 500_000 });
});

test('a final payment that arrives after the agreement goes back, and what is kept stays', async () => {
  const id = await agedOrder(shop, { at: 'DESIGN_COMPLETED' });
  const { body } = await shop.buyer.call(createFinalPayment, { body: { orderId: id } });
  await ask(shop.buyer, id);
  await answer(shop.maker, id, { agree: true, keep: 1350 });
  await booked(id, { taken: 540_000, returned: 405_000 });
  const proof = await shop.razorpay.pay(body.razorpayOrderId);
  await shop.buyer.call(verifyFinalPayment, { body: { ...proof, orderId: id } });
  await booked(id, { taken: 1_350_000, returned: 1_215_000 });
});

test('an agreement holds while the provider is away, and the money follows', async () => {
  const id = await agedOrder(shop, { at: 'DESIGN_COMPLETED', isFinalPaid: true });
  await ask(shop.buyer, id);
  await shop.razorpay.fault('POST /v1/payments/*', '500', { count: 2 });
  expect((await answer(shop.maker, id, { agree: true, keep: 1350 })).status).toBe(200);
  await booked(id, { taken: 1_350_000, returned: 1_215_000 });
});
