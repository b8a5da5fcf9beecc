import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderConfirmation } from '#contracts/orders/core/orders.contract.ts';
import { createFinalPayment, verifyFinalPayment } from '#contracts/orders/paying/paying.contract.ts';
import { auditLater, untilWebhooksArrived } from '#tests/support/people/audit-books.ts';
import { planDesk, plannedStep } from '#tests/support/people/custom-orders/plans.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { endSilence } from './end-silence.ts';

let shop: Shop;
let desk: ReturnType<typeof planDesk>;
let stepId: number;
let changeId: number;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  desk = planDesk(shop, await shop.confirm());
  // No change is free, so that the first one is beyond.
  const plan = await desk.planned([
    plannedStep('sketch', { kind: 'SKETCH', needsApproval: true }),
    plannedStep('end', { kind: 'FINISH', leadsTo: 'FINAL_PAYMENT_PENDING' }),
  ]);
  stepId = plan.steps[0]?.id ?? 0;
  await shop.app.services.db.$client.query('update order_plans set free_changes = 0 where order_id = $1', [
    desk.orderId,
  ]);
  await desk.close(stepId);
  const asked = await desk.askChange(stepId, { words: 'Gold piping\nat the hem' });
  expect(asked.body.plan.steps[0]).toMatchObject({ state: 'CHANGE_ASKED', silentAt: null });
  changeId = asked.body.plan.steps[0]?.changes[0]?.id ?? 0;
});

const orderOf = async () =>
  (await shop.buyer.call(orderConfirmation, { params: { id: desk.orderId } })).body.orderData;

test('a priced change raises the final payment only, to the paisa, and the books stay right', async () => {
  const before = await orderOf();
  const priced = await desk.price(changeId, 1000.55);
  const card = priced.body.plan.steps[0]?.changes[0]?.price;
  expect(priced.body.plan.steps[0]).toMatchObject({ state: 'PRICED', can: { accept: false } });
  expect(card).toMatchObject({ price: 1000.55, days: 2, newTotal: expect.any(Number) });
  expect((await desk.answer(changeId, 'ACCEPT', shop.maker)).status).toBe(404);
  const accepted = await desk.answer(changeId, 'ACCEPT', shop.buyer);
  expect(accepted.body.plan.steps[0]).toMatchObject({ state: 'OPEN', days: 4 });
  // A repeated yes adds nothing.
  expect((await desk.answer(changeId, 'ACCEPT', shop.buyer)).status).toBe(200);
  const after = await orderOf();
  expect(after.totals.subtotal).toBeCloseTo(before.totals.subtotal + 1000.55, 2);
  expect(after.totals.total).toBe(card?.newTotal);
  expect(after.totals.total - before.totals.total).toBeCloseTo(card?.withTax ?? 0, 2);
  expect(accepted.body.plan.steps[0]?.changes[0]?.price?.withTax).toBe(card?.withTax);

  await desk.close(stepId);
  await desk.approve(stepId, 2);
  await desk.close((await desk.stepAt(1)).id);
  const window = (await shop.buyer.call(createFinalPayment, { body: { orderId: desk.orderId } })).body;
  expect(window.amount).toBe(card?.newFinal);
  const proof = await shop.razorpay.pay(window.razorpayOrderId);
  const paid = await shop.buyer.call(verifyFinalPayment, { body: { ...proof, orderId: desk.orderId } });
  expect(paid.status).toBe(200);
  await untilWebhooksArrived(shop);
  expect(await auditLater(shop.app)).toEqual([]);
});

test('once the final payment was opened, a price is refused: settle it as a new quote', async () => {
  await desk.price(changeId, 500);
  await shop.buyer.call(createFinalPayment, { body: { orderId: desk.orderId } });
  const late = await desk.answer(changeId, 'ACCEPT', shop.buyer);
  expect([late.status, late.error.reason]).toEqual([409, 'plans.noPrice']);
  expect((await desk.stepAt(0, shop.buyer)).whyNoPrice?.reason).toBe('plans.noPrice');
  expect((await desk.answer(changeId, 'DECLINE', shop.buyer)).body.plan.steps[0]?.state).toBe('SUBMITTED');
  await desk.askChange(stepId);
  const again = (await desk.stepAt(0)).changes[1]?.id ?? 0;
  const refused = await desk.price(again, 500);
  expect([refused.status, refused.error.reason]).toEqual([409, 'plans.noPrice']);
});

test('a yes × the payment window: the amount that is opened is the amount that is owed', async () => {
  await desk.price(changeId, 500);
  const [answer, window] = await Promise.all([
    desk.answer(changeId, 'ACCEPT', shop.buyer),
    shop.buyer.call(createFinalPayment, { body: { orderId: desk.orderId } }),
  ]);
  expect([200, 409]).toContain(answer.status);
  const opened =
    window.status === 200
      ? window
      : await shop.buyer.call(createFinalPayment, { body: { orderId: desk.orderId } });
  const { rows } = await shop.app.services.db.$client.query(
    `select o.final_paise::int as owed, p.expected_paise::int as expected from orders o join payments p on p.order_id = o.id
      where o.id = $1 and p.purpose = 'FINAL'`,
    [desk.orderId],
  );
  expect(rows[0].owed).toBe(rows[0].expected);
  expect(Math.round(opened.body.amount * 100)).toBe(rows[0].owed);
});

test('the maker takes it free, refuses it with a reason, or the buyer takes it back', async () => {
  const empty = await desk.answer(changeId, 'REFUSE', shop.maker);
  expect([empty.status, Object.keys(empty.error.errors ?? {})]).toEqual([400, ['words']]);
  const refused = await desk.answer(changeId, 'REFUSE', shop.maker, 'The cloth is cut.');
  expect(refused.body.plan.steps[0]).toMatchObject({
    state: 'SUBMITTED',
    changes: [{ state: 'REFUSED', refusal: 'The cloth is cut.' }],
  });
  const changeOf = async () => (await desk.askChange(stepId)).body.plan.steps[0]?.changes.at(-1)?.id ?? 0;
  const withdrawn = await desk.answer(await changeOf(), 'WITHDRAW', shop.buyer);
  expect(withdrawn.body.plan.steps[0]?.state).toBe('SUBMITTED');
  const free = await desk.answer(await changeOf(), 'TAKE_FREE', shop.maker);
  expect(free.body.plan.steps[0]).toMatchObject({ state: 'OPEN' });
  const stale = await desk.answer(changeId, 'TAKE_FREE', shop.maker);
  expect([stale.status, stale.error.code]).toEqual([409, 'PLAN_CHANGED']);
});

test('silence declines a price and takes nothing', async () => {
  const before = await orderOf();
  await desk.price(changeId, 900);
  await shop.app.services.db.$client.query(
    `update plan_steps set silent_at = now() - interval '1 hour' where id = $1`,
    [stepId],
  );
  await endSilence(shop.app.services as Parameters<typeof endSilence>[0]);
  expect(await desk.stepAt(0)).toMatchObject({ state: 'SUBMITTED', changes: [{ state: 'DECLINED' }] });
  expect((await orderOf()).totals).toEqual(before.totals);
});
