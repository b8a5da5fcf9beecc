import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { BookDifference } from '#contracts/admin/books/books.rules.ts';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { createFinalPayment, verifyFinalPayment } from '#contracts/orders/paying/paying.contract.ts';
import { documents } from '#server/modules/documents/documents.tables.ts';
import { orderItems, orders } from '#server/modules/orders/core/orders.tables.ts';
import { paymentAttempts, payments, refunds } from '#server/modules/payments/payments.tables.ts';
import { payBack } from '#server/modules/payments/refunds/queue-refund.ts';
import { auditLater, untilWebhooksArrived } from '#tests/support/people/audit-books.ts';
import { byHand, expectBooks, paymentOf } from '#tests/support/people/refund-books.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { hurryJobs } from '#tests/support/until.ts';

const advance = 540_000;
const rest = 810_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
afterEach(() => shop.razorpay.clearFaults());

const db = () => shop.app.services.db;

async function payFinal(orderId: number): Promise<void> {
  const { razorpayOrderId } = (await shop.buyer.call(createFinalPayment, { body: { orderId } })).body;
  const proof = await shop.razorpay.pay(razorpayOrderId);
  expect((await shop.buyer.call(verifyFinalPayment, { body: { ...proof, orderId } })).status).toBe(200);
}

async function cancel(orderId: number): Promise<void> {
  const body = { status: 'CANCELLED' } as const;
  expect((await shop.buyer.call(updateOrderStatus, { params: { id: orderId }, body })).status).toBe(200);
}

const shortOf = (found: readonly BookDifference[]) =>
  found.map(({ kind, subject, reference, orderId }) => ({ kind, subject, reference, orderId }));

/** Changes something, audits, and reverts the change. */
async function foundWith(plant: () => Promise<() => Promise<unknown>>): Promise<BookDifference[]> {
  const putBack = await plant();
  const found = await auditLater(shop.app);
  await putBack();
  return found;
}

/** A seeded random generator, so that a failing run can be repeated. */
function makeDice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

test('after a walk of orders that were left, paid, paid out, cancelled and given back by hand, the books agree', async () => {
  const dice = makeDice(20_261_123);
  const returned = new Map<number, [taken: number, back: number]>();
  for (let number = 0; number < 14; number++) {
    const fate = dice(6);
    if (fate === 0) {
      const { razorpayOrderId } = await shop.place();
      const failing = shop.razorpay.pay(razorpayOrderId, { method: 'upi', instrument: 'failure@razorpay' });
      await failing.catch(() => undefined);
      continue;
    }
    const orderId = await shop.confirm();
    if (fate >= 3) await payFinal(orderId);
    const taken = fate >= 3 ? advance + rest : advance;
    if (fate === 2 || fate === 4) {
      await cancel(orderId);
      returned.set(orderId, [taken, taken]);
    }
    if (fate === 5) {
      const paise = (1 + dice(5000)) * 100;
      await byHand(shop, await paymentOf(shop, orderId), paise);
      returned.set(orderId, [taken, paise]);
    }
  }
  await hurryJobs(db(), payBack.name);
  for (const [orderId, [taken, back]] of returned) await expectBooks(shop, orderId, taken, back);
  expect(returned.size).toBeGreaterThan(2);
  await untilWebhooksArrived(shop);
  expect(await auditLater(shop.app)).toEqual([]);
});

test('a payment that is missing here, or there, or is another sum or another status, is found and nothing else is', async () => {
  const orderId = await shop.confirm();
  await untilWebhooksArrived(shop);
  const id = await paymentOf(shop, orderId);
  const mine = eq(paymentAttempts.razorpayPaymentId, id);
  const setAttempt = (values: Partial<typeof paymentAttempts.$inferInsert>) => async () => {
    await db().update(paymentAttempts).set(values).where(mine);
  };
  const unknown = 'pay_NobodyKnowsIt0';
  const rename = (from: string, to: string) => async () => {
    await db()
      .update(paymentAttempts)
      .set({ razorpayPaymentId: to })
      .where(eq(paymentAttempts.razorpayPaymentId, from));
    await db().update(payments).set({ razorpayPaymentId: to }).where(eq(payments.razorpayPaymentId, from));
  };
  const renamed = await foundWith(async () => {
    await rename(id, unknown)();
    return rename(unknown, id);
  });
  expect(shortOf(renamed)).toEqual([
    { kind: 'MISSING_HERE', subject: 'PAYMENT', reference: id, orderId: null },
    { kind: 'MISSING_THERE', subject: 'PAYMENT', reference: unknown, orderId },
  ]);
  expect(renamed[0]).toMatchObject({ ours: '', theirs: 'captured, ₹5400.00' });

  const otherSum = await foundWith(async () => {
    await setAttempt({ amountPaise: advance - 1 })();
    return setAttempt({ amountPaise: advance });
  });
  expect(otherSum).toEqual([
    {
      kind: 'OTHER_SUM',
      subject: 'PAYMENT',
      reference: id,
      orderId,
      ours: '₹5399.99',
      theirs: '₹5400.00',
    },
  ]);

  const otherStatus = await foundWith(async () => {
    await setAttempt({ status: 'failed' })();
    return setAttempt({ status: 'captured' });
  });
  expect(otherStatus).toMatchObject([
    { kind: 'OTHER_STATUS', reference: id, ours: 'failed', theirs: 'captured' },
  ]);

  const instalment = (status: string) => async () => {
    await db().update(payments).set({ status }).where(eq(payments.razorpayPaymentId, id));
  };
  const notBooked = await foundWith(async () => {
    await instalment('AUTHORIZED')();
    return instalment('CAPTURED');
  });
  expect(notBooked).toMatchObject([
    { kind: 'OTHER_STATUS', reference: id, ours: 'AUTHORIZED', theirs: 'captured' },
  ]);
  expect(await auditLater(shop.app)).toEqual([]);
});

test('a refund that is missing on either side, differs, or is of no payment of ours is found', async () => {
  const orderId = await shop.confirm();
  await cancel(orderId);
  await hurryJobs(db(), payBack.name);
  await expectBooks(shop, orderId, advance, advance);
  await untilWebhooksArrived(shop);
  const [row] = await db()
    .select()
    .from(refunds)
    .where(eq(refunds.razorpayPaymentId, await paymentOf(shop, orderId)));
  if (!row) throw new Error('The order was paid back');
  const { id: refundId, ...before } = row;
  const reference = row.razorpayRefundId ?? '';
  const set = (values: Partial<typeof refunds.$inferInsert>) => async () => {
    await db().update(refunds).set(values).where(eq(refunds.id, refundId));
  };
  const changed = (values: Partial<typeof refunds.$inferInsert>) =>
    foundWith(async () => {
      await set(values)();
      return set(before);
    });

  expect(shortOf(await changed({ razorpayRefundId: 'rfnd_NobodyKnowsIt' }))).toEqual([
    { kind: 'MISSING_HERE', subject: 'REFUND', reference, orderId },
    { kind: 'MISSING_THERE', subject: 'REFUND', reference: 'rfnd_NobodyKnowsIt', orderId },
  ]);
  const sums = await changed({ amountPaise: advance - 100 });
  expect(sums.map(({ kind, subject }) => `${kind} ${subject}`).sort()).toEqual([
    'ORDER_SUM ORDER',
    'OTHER_SUM DOCUMENT',
    'OTHER_SUM REFUND',
  ]);
  const statuses = await changed({ status: 'PENDING' });
  expect(statuses.map(({ kind, subject }) => `${kind} ${subject}`).sort()).toEqual([
    'DOCUMENT_WITHOUT_PAYMENT DOCUMENT',
    'OTHER_STATUS REFUND',
  ]);
  const strayed = await changed({ razorpayPaymentId: 'pay_NobodyKnowsIt0' });
  expect(strayed.filter(({ subject }) => subject === 'REFUND').map(({ kind }) => kind)).toEqual([
    'REFUND_WITHOUT_PAYMENT',
    'REFUND_WITHOUT_PAYMENT',
  ]);
  expect(await auditLater(shop.app)).toEqual([]);
});

test('a document about money that never came, a payment without its document and sums that do not add up are found', async () => {
  const orderId = await shop.confirm();
  await untilWebhooksArrived(shop);
  const [receipt] = await db().select().from(documents).where(eq(documents.orderId, orderId));
  if (!receipt) throw new Error('The advance has a receipt');
  const name = (value: string) => async () => {
    await db().update(documents).set({ name: value }).where(eq(documents.id, receipt.id));
  };
  const misnamed = await foundWith(async () => {
    await name('final-receipt')();
    return name('advance-receipt');
  });
  expect(shortOf(misnamed)).toEqual([
    { kind: 'DOCUMENT_WITHOUT_PAYMENT', subject: 'DOCUMENT', reference: 'final-receipt', orderId },
    {
      kind: 'PAYMENT_WITHOUT_DOCUMENT',
      subject: 'PAYMENT',
      reference: await paymentOf(shop, orderId),
      orderId,
    },
  ]);

  const items = (by: number) => async () => {
    await db()
      .update(orderItems)
      .set({ pricePaise: sql`${orderItems.pricePaise} + ${by}` })
      .where(eq(orderItems.orderId, orderId));
  };
  const outOfSum = await foundWith(async () => {
    await items(100)();
    return items(-100);
  });
  expect(outOfSum).toEqual([
    {
      kind: 'ORDER_SUM',
      subject: 'ORDER',
      reference: 'its items',
      orderId,
      ours: '₹12500.00',
      theirs: '₹12501.00',
    },
  ]);
  expect(await auditLater(shop.app)).toEqual([]);
});

test('a cancelled order that holds another sum than what is kept of it is found', async () => {
  const orderId = await shop.confirm();
  await cancel(orderId);
  await expectBooks(shop, orderId, advance, advance);
  await untilWebhooksArrived(shop);
  const kept = (paise: number) => async () => {
    await db().update(orders).set({ keptPaise: paise }).where(eq(orders.id, orderId));
  };
  const found = await foundWith(async () => {
    await kept(181_400)();
    return kept(0);
  });
  expect(found).toEqual([
    {
      kind: 'ORDER_SUM',
      subject: 'ORDER',
      reference: 'what is kept of it',
      orderId,
      ours: '₹1814.00',
      theirs: '₹0.00',
    },
  ]);
});
