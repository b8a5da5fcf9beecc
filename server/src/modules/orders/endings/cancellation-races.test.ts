import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refundByDesk } from '#contracts/admin/orders/orders.contract.ts';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { withdrawCancellation } from '#contracts/orders/endings/endings.contract.ts';
import {
  createFinalPayment,
  refundOrder,
  verifyFinalPayment,
} from '#contracts/orders/paying/paying.contract.ts';
import { documents } from '#server/modules/documents/documents.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { agedOrder, answer, ask, booksOf, readOrder } from '#tests/support/people/cancellations.ts';
import { byHand, paymentOf } from '#tests/support/people/refund-books.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';

let shop: Shop;
let desk: Actor;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '20', RATE_LIMITS: 'off' });
  desk = await shop.app.actor({ name: 'Desk', role: 'ADMIN' });
});
afterAll(() => shop.stop());

const soon = { timeout: 60_000, interval: 50 };
const times = Array.from({ length: 6 }, (_, index) => index);

/** The amounts of the receipts for what is kept, oldest first. In paise. */
const keptPaise = async (orderId: number) =>
  (await shop.app.services.db.select().from(documents).where(eq(documents.orderId, orderId)))
    .filter(({ kind }) => kind === 'KEPT_RECEIPT')
    .sort((one, other) => one.id - other.id)
    .map(({ snapshot }) => snapshot.amountPaise);

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

test('a refund that has shrunk since the page was read is refused with both sums, and asked for once it was shown', async () => {
  const id = await agedOrder(shop);
  const shown = (await readOrder(shop.buyer, id)).cancelling.offer?.refund;
  expect(shown).toBe(5400);
  await shop.maker.call(updateOrderStatus, { params: { id }, body: { status: 'MEASUREMENT_COMPLETED' } });
  const refused = await ask(shop.buyer, id, { refund: shown });
  expect([refused.status, refused.error]).toMatchObject([
    409,
    {
      code: 'REFUND_CHANGED',
      message: expect.stringMatching(/shown that ₹5,400 goes back; it is ₹2,700 now/),
      figures: { expectedRefund: 5400, refund: 2700 },
    },
  ]);
  expect(await readOrder(shop.buyer, id)).toMatchObject({
    cancellation: null,
    cancelling: { stage: 'MAKING', offer: { percent: 50, mostKept: 2700, refund: 2700 } },
  });
  expect((await ask(shop.buyer, id, { refund: 2700 })).body.orderData.cancellation).toMatchObject({
    mostKept: 2700,
    refund: 2700,
  });
});

test('a maker who finishes the order at the moment of the question gains nothing by it', async () => {
  for (const nth of times) {
    const id = await agedOrder(shop);
    const moves = () => shop.maker.call(updateOrderStatus, { params: { id }, body: { status: 'COMPLETED' } });
    const asks = () => ask(shop.buyer, id, { refund: 5400 });
    const both = await Promise.all(nth % 2 ? [moves(), asks()] : [asks(), moves()]);
    const asked = both[nth % 2 ? 1 : 0];
    const { cancellation } = await readOrder(shop.buyer, id);
    if (cancellation === null) expect([asked?.status, asked?.error.code]).toEqual([409, 'REFUND_CHANGED']);
    else {
      expect([asked?.status, cancellation.mostKept, cancellation.refund]).toEqual([200, 0, 5400]);
      expect((await answer(shop.maker, id, { agree: true, keep: 1 })).status).toBe(400);
      expect((await answer(shop.maker, id, { agree: true, keep: 0, refund: 5400 })).status).toBe(200);
      await booked(id, { taken: 540_000, returned: 540_000 });
    }
  }
});

test('an agreement to a refund that changed by a payment or a refund since is refused with both sums', async () => {
  const id = await agedOrder(shop, { at: 'DESIGN_COMPLETED' });
  await ask(shop.buyer, id);
  const { body } = await shop.buyer.call(createFinalPayment, { body: { orderId: id } });
  const proof = await shop.razorpay.pay(body.razorpayOrderId);
  await shop.buyer.call(verifyFinalPayment, { body: { ...proof, orderId: id } });
  const agree = (refund: number) => answer(shop.maker, id, { agree: true, keep: 1350, refund });
  const paid = await agree(4050);
  expect([paid.status, paid.error]).toMatchObject([
    409,
    { code: 'REFUND_CHANGED', figures: { expectedRefund: 4050, refund: 12_150 } },
  ]);
  expect((await giveBack(shop.maker, id, 100)).status).toBe(200);
  expect((await agree(12_150)).error.figures).toEqual({ expectedRefund: 12_150, refund: 12_050 });
  expect((await readOrder(shop.buyer, id)).cancellation).toMatchObject({ status: 'ASKED', refund: 12_050 });
  expect((await agree(12_050)).status).toBe(200);
  await booked(id, { taken: 1_350_000, returned: 1_215_000 });
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

const giveBack = (by: Actor, id: number, amount: number) =>
  by.call(refundOrder, {
    params: { id },
    body: { amount, reason: 'As we agreed since' },
    headers: { 'idempotency-key': randomUUID() },
  });

test.each(['maker', 'desk', 'dashboard'] as const)(
  'what the %s gives back of what was kept lowers it, so that a final payment that comes after goes back whole',
  async (giver) => {
    for (const part of [135_000, 50_000]) {
      const id = await agedOrder(shop, { at: 'DESIGN_COMPLETED' });
      const { body } = await shop.buyer.call(createFinalPayment, { body: { orderId: id } });
      await ask(shop.buyer, id);
      await answer(shop.maker, id, { agree: true, keep: 1350 });
      await booked(id, { taken: 540_000, returned: 405_000 });
      if (giver === 'maker') expect((await giveBack(shop.maker, id, part / 100)).status).toBe(200);
      if (giver === 'dashboard') await byHand(shop, await paymentOf(shop, id), part);
      if (giver === 'desk') {
        const given = await desk.call(refundByDesk, {
          params: { id },
          body: { amount: part / 100, reason: 'As they agreed since' },
          headers: { 'idempotency-key': randomUUID() },
        });
        expect(given.status).toBe(200);
      }
      const kept = 135_000 - part;
      await vi.waitFor(
        async () =>
          expect((await readOrder(shop.buyer, id)).payments).toMatchObject({
            kept: kept / 100,
            held: kept / 100,
          }),
        soon,
      );
      const proof = await shop.razorpay.pay(body.razorpayOrderId);
      await shop.buyer.call(verifyFinalPayment, { body: { ...proof, orderId: id } });
      await booked(id, { taken: 1_350_000, returned: 1_350_000 - kept });
      expect((await readOrder(shop.buyer, id)).payments).toMatchObject({
        kept: kept / 100,
        held: kept / 100,
      });
      await vi.waitFor(async () => expect(await keptPaise(id)).toEqual([135_000, kept]), soon);
    }
  },
);

test('an agreement holds while the provider is away, and the money follows', async () => {
  const id = await agedOrder(shop, { at: 'DESIGN_COMPLETED', isFinalPaid: true });
  await ask(shop.buyer, id);
  await shop.razorpay.fault('POST /v1/payments/*', '500', { count: 2 });
  expect((await answer(shop.maker, id, { agree: true, keep: 1350 })).status).toBe(200);
  await booked(id, { taken: 1_350_000, returned: 1_215_000 });
});
