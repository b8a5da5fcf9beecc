import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { orderConfirmation, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { readApproved } from '#contracts/plans/plans.contract.ts';
import type { Plan } from '#contracts/plans/plans.fields.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { asWritten, planDesk, plannedStep, threeSteps } from '#tests/support/people/custom-orders/plans.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';

let shop: Shop;
let desk: ReturnType<typeof planDesk>;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  desk = planDesk(shop, await shop.confirm());
});

const orderOf = async (by: Actor = shop.buyer) =>
  (await by.call(orderConfirmation, { params: { id: desk.orderId } })).body.orderData;
const askFinal = () =>
  shop.maker.call(updateOrderStatus, {
    params: { id: desk.orderId },
    body: { status: 'FINAL_PAYMENT_PENDING' },
  });
const newsOf = async (who: Actor) => {
  await untilJobsDone(shop.app.services.db);
  const { notifications } = (await who.call(getUnreadNotifications)).body;
  return notifications.filter(({ link }) => link.endsWith(`/${desk.orderId}`)).map(({ message }) => message);
};

test('a plan is made, a change asked, approved, and the finished piece asks for the final payment', async () => {
  expect(await desk.read()).toMatchObject({ plan: null, suggestion: { template: 'lehenga' } });
  expect(await desk.read(shop.buyer)).toEqual({ plan: null, suggestion: null });
  const plan = await desk.planned();
  expect(plan).toMatchObject({
    version: 1,
    role: 'MAKER',
    freeChanges: 2,
    remainingDays: 6,
    can: { edit: true },
  });
  const [sketch, sew, finish] = plan.steps.map(({ id }) => id) as [number, number, number];
  expect(plan.steps[1]).toMatchObject({ finishBefore: [sketch], can: { close: false } });
  expect(plan.steps.map(({ isFinished }) => isFinished)).toEqual([false, false, true]);

  // The final payment waits for photographs of the finished piece, however it is asked for.
  const early = await askFinal();
  expect([early.status, early.error.reason]).toEqual([409, 'orders.finishedFirst']);

  const submitted = await desk.close(sketch, { photographs: 2, note: 'Pencil only' });
  expect(submitted.body.plan.steps[0]).toMatchObject({
    state: 'SUBMITTED',
    submission: 1,
    note: 'Pencil only',
  });
  expect(submitted.body.plan.steps[0]?.pictures).toHaveLength(2);
  expect((await orderOf()).status).toBe('CONFIRMED');
  const waiting = await desk.close(sew);
  expect([waiting.status, waiting.error.reason]).toEqual([409, 'plans.finishFirst']);

  const asked = await desk.askChange(sketch, { photographs: 1 });
  expect(asked.body.plan).toMatchObject({ usedChanges: 1, isNextFree: true, role: 'BUYER' });
  expect(asked.body.plan.steps[0]).toMatchObject({
    ...{ state: 'OPEN', changes: [{ state: 'FREE', submission: 1, words: 'A deeper neck, please.' }] },
  });
  expect(asked.body.plan.steps[0]?.changes[0]?.pictures).toHaveLength(1);
  await desk.close(sketch);
  const stale = await desk.approve(sketch, 1);
  expect([stale.status, stale.error.code]).toEqual([409, 'PLAN_CHANGED']);
  expect((stale.error as { newer?: Plan }).newer?.steps[0]).toMatchObject({ submission: 2 });
  const approved = await desk.approve(sketch, 2);
  expect(approved.body.plan.steps[0]).toMatchObject({ state: 'APPROVED', approved: { by: 'BUYER' } });
  expect((await desk.approve(sketch, 2)).status).toBe(200);
  expect((await orderOf()).status).toBe('DESIGN_COMPLETED');

  expect((await desk.close(sew)).body.plan.steps[1]).toMatchObject({ state: 'DONE' });
  const finished = await desk.close(finish);
  expect(finished.body.plan).toMatchObject({ status: 'FINAL_PAYMENT_PENDING', remainingDays: 0 });
  const order = await orderOf();
  expect(order.status).toBe('FINAL_PAYMENT_PENDING');
  expect(order.history.at(-1)).toMatchObject({ actor: 'MAKER', note: 'A step of the plan is finished' });

  const { approved: kept } = (await shop.buyer.call(readApproved, { params: { id: desk.orderId } })).body;
  expect(kept).toMatchObject([{ stepId: sketch, submission: 2, by: 'BUYER' }]);
  expect(kept[0]?.pictures.map(({ hash }) => hash)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);

  expect(await newsOf(shop.buyer)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('made a plan'),
      expect.stringContaining('asks you to approve'),
      expect.stringContaining('has finished a step'),
    ]),
  );
  expect(await newsOf(shop.maker)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('asks you to change'),
      expect.stringContaining('approved a step'),
    ]),
  );
  const letters = await shop.app.services.mail.listUnsent(shop.app.services.db, shop.buyer.email);
  expect(letters.filter(({ subject }) => subject.includes('making of your order')).length).toBeGreaterThan(2);
});

test('another version, a cycle, and a step that was closed: a plan is not overwritten', async () => {
  const plan = await desk.planned();
  const [sketch] = plan.steps;
  await desk.close(sketch?.id ?? 0);
  const stale = await desk.write(1, asWritten(plan));
  expect([stale.status, stale.error.code]).toEqual([409, 'PLAN_CHANGED']);
  expect((stale.error as { newer?: Plan }).newer?.version).toBe(2);
  const again = await desk.write(0, threeSteps);
  expect([again.status, again.error.code]).toEqual([409, 'PLAN_CHANGED']);

  const written = asWritten(await desk.plan());
  const lost = await desk.write(2, written.slice(1));
  expect([lost.status, Object.keys(lost.error.errors ?? {})]).toEqual([
    400,
    ['steps.0.finishBefore', 'steps'],
  ]);
  const cycle = written.map((step) => ({ ...step, finishBefore: written.map(({ key }) => key) }));
  expect((await desk.write(2, cycle)).error.errors?.['steps.1.finishBefore']).toMatch(/wait for each other/);

  const hem = plannedStep('hem', { kind: 'OWN', name: 'Hem by hand', finishBefore: [written[1]?.key ?? ''] });
  const more = await desk.write(2, [...written.slice(0, 2), hem, ...written.slice(2)]);
  expect(more.body.plan.steps.map(({ name }) => name)).toEqual(['', '', 'Hem by hand', '']);
  expect(more.body.plan.steps[2]?.finishBefore).toEqual([more.body.plan.steps[1]?.id]);
  expect(more.body.plan.version).toBe(3);
});

test('a step is closed once per key, with photographs, and only by the maker', async () => {
  const [first] = (await desk.planned([plannedStep('cut'), plannedStep('end', { kind: 'FINISH' })])).steps;
  const id = first?.id ?? 0;
  const none = await desk.close(id, { photographs: 0 });
  expect([none.status, Object.keys(none.error.errors ?? {})]).toEqual([400, ['images']]);
  expect((await desk.close(id, { by: shop.buyer })).status).toBe(404);
  const stranger = await shop.app.actor({ name: 'Stranger' });
  expect((await desk.close(id, { by: stranger })).status).toBe(404);
  expect((await desk.write(1, threeSteps, shop.buyer)).status).toBe(404);
  const key = 'close-the-first-step-once';
  expect((await desk.close(id, { key })).status).toBe(200);
  expect((await desk.close(id, { key })).status).toBe(200);
  expect((await desk.close(id, { key, note: 'Other words' })).status).toBe(409);
  const another = await desk.close(id);
  expect([another.status, another.error.code]).toEqual([409, 'PLAN_CHANGED']);
  expect((await desk.stepAt(0)).pictures).toHaveLength(1);
});

test('the days of the open steps move the expected day, and the buyer’s days are the buyer’s', async () => {
  await desk.planned([
    plannedStep('sketch', { kind: 'SKETCH', days: 60, needsApproval: true }),
    plannedStep('end', { kind: 'FINISH', days: 1 }),
  ]);
  const before = await orderOf();
  const { id } = await desk.stepAt(0);
  await desk.close(id);
  const after = await orderOf();
  expect((after.delivery.by ?? '') < (before.delivery.by ?? '')).toBe(true);
});

test('an order whose final payment was asked goes on without a plan', async () => {
  expect((await askFinal()).status).toBe(200);
  const { status, error } = await desk.write(0, threeSteps);
  expect([status, error.reason]).toEqual([409, 'plans.tooLate']);
});
