import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { orderDocuments } from '#contracts/documents/documents.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { type KeptShares, usualShares } from '#contracts/orders/endings/kept-shares.ts';
import { refundOrder } from '#contracts/orders/paying/paying.contract.ts';
import { saveKeptShares } from '#contracts/profiles/shop/shop.contract.ts';
import { agedOrder, answer, ask, booksOf, readOrder } from '#tests/support/people/cancellations.ts';
import { openShop, order, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '20', RATE_LIMITS: 'off' });
});
afterAll(() => shop.stop());

const soon = { timeout: 60_000, interval: 50 };
let version = 0;
async function setShares(shares: KeptShares): Promise<void> {
  const { body } = await shop.maker.call(saveKeptShares, { body: { shares, version } });
  version = body.data.sharesVersion;
}

const giveBack = (id: number, amount: number) =>
  shop.maker.call(refundOrder, {
    params: { id },
    body: { amount, reason: 'A smaller border' },
    headers: { 'idempotency-key': randomUUID() },
  });

const booked = (id: number, paise: { taken: number; returned: number }) =>
  vi.waitFor(async () => expect(await booksOf(shop, id)).toEqual(paise), soon);

const letterTo = (email: string, orderId: number, subject: RegExp) =>
  vi.waitFor(async () => {
    const letters = await shop.app.services.mail.listUnsent(shop.app.services.db, email);
    const letter = letters.find((one) => subject.test(one.subject) && one.text.includes(`/${orderId}\n`));
    expect(letter?.subject).toMatch(subject);
    return letter?.text ?? '';
  }, soon);

const stages: [stage: string, at: OrderStatus | undefined][] = [
  ['BEFORE', undefined],
  ['DESIGN', 'DESIGN_IN_PROGRESS'],
  ['MAKING', 'MEASUREMENT_COMPLETED'],
  ['MADE', 'COMPLETED'],
];
const cases = stages.flatMap(([stage, at]) =>
  [false, true].flatMap((isFinalPaid) =>
    [0, 123.45, 5300].map((given) => ({ stage, at, isFinalPaid, given })),
  ),
);

test.each(cases)(
  'in the stage $stage, final payment paid: $isFinalPaid, ₹$given refunded before: what was shown is booked to the paisa',
  async ({ stage, at, isFinalPaid, given }) => {
    await setShares({ DESIGN: 13, MAKING: 37, MADE: 71 });
    const id = await agedOrder(shop, { ...(at && { at }), isFinalPaid });
    if (given > 0) expect((await giveBack(id, given)).status).toBe(200);
    const { cancelling, payments } = await readOrder(shop.buyer, id);
    const { offer, table } = cancelling;
    expect([cancelling.stage, offer?.stage]).toEqual([stage, stage]);
    expect(table.find((row) => row.stage === stage)).toEqual(offer);
    expect(table.map(({ percent }) => percent)).toEqual([0, 13, 37, 71]);
    for (const row of table) expect(row.mostKept + row.refund).toBeCloseTo(payments.held, 6);
    const [keep, refund] = [offer?.mostKept ?? -1, offer?.refund ?? -1];

    const asked = (await ask(shop.buyer, id, { refund })).body.orderData;
    expect(asked.cancellation).toMatchObject({ stage, mostKept: keep, refund });
    expect((await readOrder(shop.maker, id)).cancelling.table).toEqual(table);
    const agreed = await answer(shop.maker, id, { agree: true, keep, refund });
    expect(agreed.body.orderData).toMatchObject({
      status: 'CANCELLED',
      payments: { held: keep, kept: keep },
      cancellation: { kept: keep, refund },
      cancelling: { offer: null, table: [] },
    });
    const taken = isFinalPaid ? 1_350_000 : 540_000;
    await booked(id, { taken, returned: Math.round(given * 100) + Math.round(refund * 100) });
    expect((await shop.buyer.call(orderDocuments, { params: { id } })).status).toBe(200);
  },
);

test('an order keeps the shares it was placed with, whatever its maker sets later', async () => {
  await setShares({ DESIGN: 10, MAKING: 20, MADE: 40 });
  const id = await agedOrder(shop, { at: 'DESIGN_IN_PROGRESS' });
  await setShares(usualShares);
  const { cancelling } = await readOrder(shop.buyer, id);
  expect(cancelling.table.map(({ percent, mostKept }) => [percent, mostKept])).toEqual([
    [0, 0],
    [10, 540],
    [20, 1080],
    [40, 2160],
  ]);
  await ask(shop.buyer, id, { refund: 4860 });
  expect((await answer(shop.maker, id, { agree: true, keep: 541 })).status).toBe(400);
  expect((await answer(shop.maker, id, { agree: true, keep: 540, refund: 4860 })).status).toBe(200);
  await booked(id, { taken: 540_000, returned: 486_000 });
});

test('shares raised since the checkout was shown are refused with both, and nothing is written', async () => {
  const shown = { DESIGN: 5, MAKING: 10, MADE: 15 };
  await setShares(usualShares);
  const place = (expectedShares: KeptShares, key = randomUUID()) =>
    order(shop.buyer, shop.designId, { headers: { 'idempotency-key': key }, body: { expectedShares } });
  const key = randomUUID();
  const refused = await place(shown, key);
  expect([refused.status, refused.error]).toMatchObject([
    409,
    {
      code: 'TERMS_CHANGED',
      message: expect.stringContaining('you were shown 5%, 10%, 15%, it is 25%, 50%, 100% now'),
    },
  ]);
  const placed = await place(usualShares);
  const { cancelling } = await readOrder(shop.buyer, placed.body.orderId);
  // Before the advance is paid, the table is of the advance.
  expect(cancelling.table.map(({ mostKept, refund }) => [mostKept, refund])).toEqual([
    [0, 5400],
    [1350, 4050],
    [2700, 2700],
    [5400, 0],
  ]);
});

test('letters about a request say what goes back and what is kept, as it was shown', async () => {
  await setShares({ DESIGN: 13, MAKING: 37, MADE: 71 });
  const id = await agedOrder(shop, { at: 'DESIGN_IN_PROGRESS' });
  await ask(shop.buyer, id, { refund: 4698 });
  const toBuyer = await letterTo(shop.buyer.email, id, /You asked to cancel/);
  expect(toBuyer).toContain('at least ₹4,698 goes back to you');
  expect(toBuyer).toContain('up to ₹702');
  const toMaker = await letterTo(shop.maker.email, id, /The buyer asks to cancel/);
  expect(toMaker).toContain('up to ₹702');
  expect(toMaker).toContain('at least ₹4,698 goes back');
});
