import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderConfirmation } from '#contracts/orders/core/orders.contract.ts';
import { planDesk, plannedStep } from '#tests/support/people/custom-orders/plans.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { endSilence } from './end-silence.ts';

let shop: Shop;
let desk: ReturnType<typeof planDesk>;
let services: Parameters<typeof endSilence>[0];
beforeAll(async () => {
  shop = await openShop();
  services = shop.app.services;
});
afterAll(() => shop.stop());
beforeEach(async () => {
  desk = planDesk(shop, await shop.confirm());
});

const rounds = 3;
const finishedAtOnce = [
  plannedStep('only', { kind: 'FINISH', needsApproval: true, leadsTo: 'FINAL_PAYMENT_PENDING' }),
];
const statusOf = async () =>
  (await shop.buyer.call(orderConfirmation, { params: { id: desk.orderId } })).body.orderData.status;
/** Moves the end of the silence of a step into the past. */
const silenceEnds = (stepId: number) =>
  shop.app.services.db.$client.query(
    `update plan_steps set silent_at = now() - interval '1 hour', waits_since = now() - interval '5 days' where id = $1`,
    [stepId],
  );
const remindersOf = async () => {
  await untilJobsDone(shop.app.services.db);
  const letters = await shop.app.services.mail.listUnsent(shop.app.services.db, shop.buyer.email);
  return letters.filter(({ text }) => text.includes('still waits for your answer')).length;
};

test('silence approves a step and asks for no money; before it the buyer is reminded twice', async () => {
  const [step] = (await desk.planned(finishedAtOnce)).steps;
  const stepId = step?.id ?? 0;
  await desk.close(stepId);
  await endSilence(services);
  const before = await remindersOf();
  await shop.app.services.db.$client.query(
    `update plan_steps set waits_since = now() - interval '20 days', silent_at = now() + interval '1 day' where id = $1`,
    [stepId],
  );
  await endSilence(services);
  await endSilence(services);
  expect(await remindersOf()).toBe(before + 1);
  await silenceEnds(stepId);
  await endSilence(services);
  expect(await desk.stepAt(0)).toMatchObject({
    state: 'APPROVED',
    approved: { by: 'CLOCK' },
    silentAt: null,
  });
  expect(await statusOf()).toBe('CONFIRMED');
});

test('approval × silence: one of them approves, once', async () => {
  for (let round = 0; round < rounds; round++) {
    desk = planDesk(shop, await shop.confirm());
    const [step] = (await desk.planned(finishedAtOnce)).steps;
    const stepId = step?.id ?? 0;
    await desk.close(stepId);
    await silenceEnds(stepId);
    const [answer] = await Promise.all([desk.approve(stepId), endSilence(services), endSilence(services)]);
    expect(answer.status).toBe(200);
    const plan = await desk.plan();
    expect(plan.steps[0]?.state).toBe('APPROVED');
    expect(plan.history.filter(({ act }) => act === 'APPROVE' || act === 'LAPSE')).toHaveLength(1);
  }
});

test('approval × a change: one wins, the other is refused with the newer plan beside it', async () => {
  for (let round = 0; round < rounds; round++) {
    desk = planDesk(shop, await shop.confirm());
    const [step] = (await desk.planned(finishedAtOnce)).steps;
    const stepId = step?.id ?? 0;
    await desk.close(stepId);
    const answers = await Promise.all([desk.approve(stepId), desk.askChange(stepId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const isApproved = answers[0]?.status === 200;
    expect((await desk.stepAt(0)).state).toBe(isApproved ? 'APPROVED' : 'OPEN');
    const lost = answers.find(({ status }) => status === 409)?.error as { code: string; newer?: object };
    expect([lost.code, lost.newer !== undefined]).toEqual(['PLAN_CHANGED', true]);
  }
});

test('a change × silence: the step is open for the change, or approved', async () => {
  for (let round = 0; round < rounds; round++) {
    desk = planDesk(shop, await shop.confirm());
    const [step] = (await desk.planned(finishedAtOnce)).steps;
    const stepId = step?.id ?? 0;
    await desk.close(stepId);
    await silenceEnds(stepId);
    const [answer] = await Promise.all([desk.askChange(stepId), endSilence(services)]);
    const { state, changes } = await desk.stepAt(0);
    expect([state, changes.length]).toEqual(answer.status === 200 ? ['OPEN', 1] : ['APPROVED', 0]);
  }
});
