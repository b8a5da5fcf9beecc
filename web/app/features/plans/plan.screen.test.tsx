// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import {
  answerChange,
  approveStep,
  askStepChange,
  closeStep,
  priceChange,
  readApproved,
  readPlan,
} from '#contracts/plans/plans.contract.ts';
import type { Plan, PlanOfOrder } from '#contracts/plans/plans.fields.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import {
  approvedPlan,
  askedPlan,
  madeOrder,
  makersPlan,
  pictureOf,
  planWith,
  pricedPlan,
  soldOrder,
  submittedPlan,
  waitingPlan,
} from '#tests/support/screen/plan-samples.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { YourTurn } from '#web/features/orders/core/your-turn.tsx';
import { outboxOf } from '#web/platform/outbox/outbox-of.ts';
import { ownOutbox } from '#web/platform/outbox/outbox-owner.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { ApprovedSteps } from './approved-steps.tsx';
import { FinishedFirst } from './finished-first.tsx';
import { OrderPlan } from './order-plan.tsx';
import { planQuery } from './plans.api.ts';
import { PlanTurn } from './waiting/plan-turn.tsx';

const meera = { ...asha, id: 9, name: 'Meera Iyer' };
const done = (plan: Plan) => ({ success: true, message: 'Done.', plan }) as const;
const stale = (newer: Plan) =>
  refused(409, { code: 'PLAN_CHANGED', message: 'This has changed since you opened it.', newer });

/** What the order's page shows of its plan. */
function Parts({ order, first }: { order: OrderData; first: PlanOfOrder }) {
  const { data = null } = usePageQuery(planQuery(order.id), { data: first, at: Date.now() });
  return (
    <>
      <PlanTurn order={order} found={data} />
      <OrderPlan order={order} found={data} />
      <FinishedFirst order={order} plan={data?.plan ?? null} />
    </>
  );
}

function openPart(plan: Plan | null, order = madeOrder, suggestion: PlanOfOrder['suggestion'] = null) {
  const network = fakeNetwork();
  // The refetch after an act never comes during a test.
  network.answer(readPlan, new Promise<never>(() => undefined));
  const viewer = order.role === 'maker' ? meera : asha;
  const page = renderPart(<Parts order={order} first={{ plan, suggestion }} />, viewer);
  const press = async (name: RegExp | string) => page.user.click(await screen.findByRole('button', { name }));
  return { network, page, press };
}

const photograph = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46])], 'loom.jpg', {
  type: 'image/jpeg',
});

it('leads the buyer to the step that waits, names the day of silence, and approves it once', async () => {
  const { network, press } = openPart(waitingPlan);
  network.answer(approveStep, done(approvedPlan));
  const card = within(await screen.findByRole('region', { name: /Meera Iyer asks for your approval/ }));
  card.getByText(/Without an answer by 25 Nov 2026 it counts as approved/);
  card.getByText('You have 2 free changes left.');
  screen.getByText('0 of 3 steps done');
  await press('Approve');
  await screen.findByText(/^You approved it, 23 Nov 2026/);
  expect(network.calls(approveStep)[0]?.body).toEqual({ submission: 1 });
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  screen.getByText('1 of 3 steps done');
});

it('shows the newer plan where the answer came too late', async () => {
  const { network, press } = openPart(waitingPlan);
  const approved = { at: '2026-11-26T05:30:00.000Z', by: 'CLOCK' } as const;
  network.answer(approveStep, stale(planWith({ ...approvedPlan.steps[0], approved }, { version: 5 })));
  await press('Approve');
  await screen.findByText(/no answer within 3 working days/);
  screen.getByText('This has changed since you opened it.');
});

it('keeps what is typed in a change if the step was shown anew meanwhile, and asks about the newer one', async () => {
  const { network, page, press } = openPart(waitingPlan);
  const [first] = waitingPlan.steps;
  const newer = planWith({ ...first, submission: 2, pictures: [pictureOf('newer')] }, { version: 6 });
  network.answer(askStepChange, stale(newer), done(planWith({}, { version: 7 })));
  await press('Ask for a change');
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Ask Meera Iyer' }));
  await dialog.findByText('Please say what should be different');
  expect(network.calls(askStepChange)).toEqual([]);
  await page.fill(dialog.getByRole('textbox'), 'A deeper red.');
  await page.user.click(dialog.getByRole('button', { name: 'Ask Meera Iyer' }));
  await dialog.findByText(/has shown this step anew/);
  expect(dialog.getByRole('textbox')).toHaveProperty('value', 'A deeper red.');
  await page.user.click(dialog.getByRole('button', { name: 'Ask Meera Iyer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = network.calls(askStepChange).map(({ body }) => body.get('submission'));
  expect(sent).toEqual(['1', '2']);
  const keys = network.calls(askStepChange).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

it('shows in an open price what became of a change that was answered meanwhile, and sends it no more', async () => {
  const { network, page, press } = openPart(askedPlan, soldOrder);
  const changes = askedPlan.steps
    .flatMap((step) => step.changes)
    .map((change) => ({
      ...change,
      state: 'REFUSED' as const,
      refusal: 'A zip would pull.',
    }));
  const refusedNow = planWith({ ...submittedPlan.steps[0], changes }, { role: 'MAKER', version: 9 });
  network.answer(priceChange, stale(refusedNow));
  await press('Name a price');
  const dialog = within(await screen.findByRole('dialog'));
  await page.fill(dialog.getByLabelText('Price in ₹, before tax'), '300');
  await page.fill(dialog.getByLabelText('More working days'), '1');
  await page.user.click(dialog.getByRole('button', { name: 'Send the price' }));
  const note = within(await dialog.findByRole('alert'));
  note.getByText('This change was answered or taken back meanwhile.');
  note.getByText(/A zip would pull/);
  expect(dialog.getByLabelText('Price in ₹, before tax')).toHaveProperty('value', '300');
  expect(dialog.getByRole('button', { name: 'Send the price' })).toHaveProperty('disabled', true);
});

it('the maker closes a step only with photographs', async () => {
  const { network, page, press } = openPart(makersPlan, soldOrder);
  network.answer(closeStep, done(submittedPlan));
  screen.getByText('After: Cloth swatch');
  await press('Show that it is done');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cloth swatch' }));
  await page.user.click(dialog.getByRole('button', { name: 'Ask for approval' }));
  await dialog.findByText('Please add 1 to 6 photographs of this step');
  await page.user.upload(dialog.getByLabelText('Add photographs'), photograph);
  await page.user.click(dialog.getByRole('button', { name: 'Ask for approval' }));
  await screen.findByText(/^Waits for Asha Rao\. Without an answer by 25 Nov 2026/);
  expect(network.calls(closeStep)[0]?.params).toEqual({ id: '70', stepId: '11' });
});

it('lets a closing wait in the outbox, shows it at its step, and shows what was taken in its place', async () => {
  const { network, page, press } = openPart(makersPlan, soldOrder);
  network.answer(closeStep, lost);
  onTestFinished(ownOutbox(meera.id));
  const outbox = outboxOf(meera.id);
  await press('Show that it is done');
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.upload(dialog.getByLabelText('Add photographs'), photograph);
  await page.fill(dialog.getByRole('textbox'), 'Raw silk, madder red.');
  await page.user.click(dialog.getByRole('button', { name: 'Ask for approval' }));
  await screen.findByText('Waiting to be sent');
  screen.getByRole('img', { name: 'with 1 picture' });
  expect(screen.queryByRole('button', { name: 'Show that it is done' })).toBeNull();
  await waitFor(() => expect(outbox.isHeldUp()).toBe(true));
  network.answer(closeStep, done(submittedPlan));
  outbox.wake();
  await screen.findByText(/^Waits for Asha Rao/);
  expect(outbox.list()).toEqual([]);
  const keys = network.calls(closeStep).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

it('the maker names a price within its limits, or says no with a reason', async () => {
  const { network, page, press } = openPart(askedPlan, soldOrder);
  network.answer(priceChange, done({ ...pricedPlan, role: 'MAKER' }));
  await screen.findByRole('heading', { name: /Asha Rao asks for one more change, beyond the free ones/ });
  await press('Say no');
  const refusing = within(await screen.findByRole('dialog'));
  await page.user.click(refusing.getByRole('button', { name: 'Say no' }));
  await refusing.findByText('Please give your reason in a few words');
  await page.user.click(refusing.getByRole('button', { name: 'Close' }));
  await press('Name a price');
  const pricing = within(await screen.findByRole('dialog'));
  await page.user.click(pricing.getByRole('button', { name: 'Send the price' }));
  await pricing.findByText(/^Please enter a price from ₹1/);
  await page.fill(pricing.getByLabelText('Price in ₹, before tax'), '500');
  await page.fill(pricing.getByLabelText('More working days'), '2');
  await page.user.click(pricing.getByRole('button', { name: 'Send the price' }));
  await screen.findByRole('heading', { name: /has your price of ₹525/ });
  expect(network.calls(priceChange)[0]?.body).toEqual({ price: 500, days: 2, words: '' });
});

it('the buyer sees what a price does to the total and the final payment before the yes', async () => {
  const { network, press } = openPart(pricedPlan);
  network.answer(answerChange, done(planWith({}, { version: 6 })));
  const card = within(await screen.findByRole('region', { name: /Meera Iyer asks ₹525 more/ }));
  const facts = card.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['₹525', '2 working days', '₹4,197', '₹2,728.20']);
  card.getByText(/Without an answer by 25 Nov 2026 nothing changes/);
  await press('Yes, ₹525 more');
  await waitFor(() => expect(network.calls(answerChange)[0]?.body).toEqual({ act: 'ACCEPT', words: '' }));
});

it('leads the maker who cannot ask for the final payment to the step of the finished piece', async () => {
  openPart(makersPlan, soldOrder);
  await screen.findByText(/once the last step shows the finished piece/);
  const link = screen.getByRole('link', { name: 'To the last step' });
  expect(document.querySelector(link.getAttribute('href')?.replace(/^[^#]*/, '') ?? '')?.textContent).toBe(
    'Set of three',
  );
});

it.each([
  [false, /The final payment can be asked once the last step shows the finished piece/],
  [true, /Everything is paid; show the next step of your plan/],
])('tells the maker that the next step of the plan comes next; paid in full: %s', async (paid, sentence) => {
  fakeNetwork();
  const { payments } = soldOrder;
  const order = { ...soldOrder, turn: 'close' as const };
  renderPart(
    <YourTurn order={{ ...order, payments: { ...payments, final: { ...payments.final, paid } } }} />,
    meera,
  );
  await screen.findByText(sentence);
  const link = screen.getByRole('link', { name: 'To the plan' });
  expect(link.getAttribute('href')).toBe('/order-details/sale/70#plan');
});

it('offers a first plan to the maker alone, and shows nothing to a buyer without one', async () => {
  openPart(null, soldOrder, { template: 'lehenga', makingDays: 12 });
  const link = await screen.findByRole('link', { name: 'Make a plan' });
  expect(link.getAttribute('href')).toBe('/orders/70/plan');
  screen.getByText(/7 are suggested/);
});

it('shows what was approved with the fingerprints, and nothing where nothing was', async () => {
  const network = fakeNetwork();
  const step = {
    ...({ stepId: 11, kind: 'SWATCH', name: '', submission: 2, note: 'Raw silk.', by: 'CLOCK' } as const),
    at: '2026-11-23T05:30:00.000Z',
    pictures: [{ ...pictureOf('swatch'), hash: '0123456789abcdef'.repeat(4) }],
  };
  network.answer(readApproved, { success: true, approved: [step] });
  const page = renderPart(<ApprovedSteps orderId={70} />, asha);
  const part = within(await screen.findByRole('region', { name: 'What was approved' }));
  part.getByText('Cloth swatch');
  part.getByText(/no answer within 3 working days/);
  part.getByText('Fingerprint of photograph 1: 0123456789abcdef');
  part.getByRole('button', { name: 'Open photograph 1 of 1: Cloth swatch' });
  page.leave();
  network.answer(readApproved, { success: true, approved: [] });
  renderPart(<ApprovedSteps orderId={70} />, asha);
  await waitFor(() => expect(network.calls(readApproved)).toHaveLength(2));
  expect(screen.queryByRole('heading')).toBeNull();
});
