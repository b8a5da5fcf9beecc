// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderDetails } from '#contracts/orders/core/orders.contract.ts';
import { readPlan, writePlan } from '#contracts/plans/plans.contract.ts';
import type { Plan, PlanOfOrder } from '#contracts/plans/plans.fields.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { makersPlan, soldOrder, submittedPlan } from '#tests/support/screen/plan-samples.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha, detailsOf } from '#tests/support/screen/samples.ts';
import PlanPage from './plan.route.tsx';

const meera = { ...asha, id: 9, name: 'Meera Iyer' };
const suggested: PlanOfOrder = { plan: null, suggestion: { template: 'kurta', makingDays: 12 } };
const done = (plan: Plan) => ({ success: true, message: 'The plan is saved.', plan }) as const;

function openPage(found: PlanOfOrder) {
  const network = fakeNetwork();
  network.answer(orderDetails, { success: true, orderData: detailsOf(soldOrder) });
  network.answer(readPlan, { success: true, data: found });
  const at = { path: '/orders/:orderId/plan', at: '/orders/70/plan' };
  const page = renderRoute({ Component: PlanPage, ...at, viewer: meera });
  const press = async (name: RegExp | string) => page.user.click(await screen.findByRole('button', { name }));
  return { network, page, press };
}

const namesNow = () => screen.getAllByLabelText<HTMLInputElement>('Name').map(({ value }) => value);

it('begins with the usual steps of a garment; another garment replaces them', async () => {
  const { network, page, press } = openPage(suggested);
  network.answer(writePlan, done(makersPlan));
  await screen.findByText('4 working days left');
  expect(namesNow()).toEqual(['Cutting', 'Stitching', 'Finishing']);
  await page.user.selectOptions(screen.getByLabelText('Begin with the usual steps of'), 'saree');
  expect(namesNow()).toEqual(['Graph and colours', 'Setting the warp', 'Weaving', 'Off the loom']);
  await page.user.selectOptions(screen.getByLabelText('Begin with the usual steps of'), 'kurta');
  await press('Save the plan');
  await waitFor(() => expect(page.address()).toBe('/order-details/sale/70'));
  const body = network.calls(writePlan)[0]?.body;
  expect(body?.version).toBe(0);
  expect(body?.steps.map(({ kind, leadsTo }) => [kind, leadsTo])).toEqual([
    ['CUT', 'DESIGN_COMPLETED'],
    ['STITCH', null],
    ['FINISH', 'FINAL_PAYMENT_PENDING'],
  ]);
});

it('steps are added, named, moved and removed; the last one asks for the final payment', async () => {
  const { network, page, press } = openPage(suggested);
  network.answer(writePlan, done(makersPlan));
  await press('Add a step');
  await press('Save the plan');
  await screen.findByText('Please name this step');
  const [, , , own] = screen.getAllByLabelText('Name');
  if (own) await page.fill(own, 'Tassels');
  const [, , , days] = screen.getAllByLabelText('Working days');
  if (days) await page.fill(days, 'many');
  await press('Save the plan');
  await screen.findByText('Please enter 0 to 90 working days');
  if (days) await page.fill(days, '2');
  await screen.findByText('6 working days left');
  await press('Move step 4 up');
  expect(namesNow()).toEqual(['Cutting', 'Stitching', 'Tassels', 'Finishing']);
  await screen.findByText('Moved to place 3 of 4');
  await press('Remove step 1');
  const [, , after] = screen.getAllByRole('group', { name: 'Finish first' });
  if (after) await page.user.selectOptions(within(after).getByRole('combobox'), 'Tassels');
  await press('Save the plan');
  await waitFor(() => expect(network.calls(writePlan)).toHaveLength(1));
  const steps = network.calls(writePlan)[0]?.body.steps ?? [];
  expect(steps.map(({ kind, name, leadsTo }) => [kind, name, leadsTo])).toEqual([
    ['STITCH', '', 'DESIGN_COMPLETED'],
    ['OWN', 'Tassels', null],
    ['FINISH', '', 'FINAL_PAYMENT_PENDING'],
  ]);
  expect(steps[2]?.finishBefore).toEqual([steps[1]?.key]);
});

it('refuses steps that wait for each other', async () => {
  const { page, press } = openPage({ plan: makersPlan, suggestion: null });
  await screen.findByRole('heading', { name: /working days left/ });
  const [first] = screen.getAllByRole('group', { name: 'Finish first' });
  if (first) await page.user.selectOptions(within(first).getByRole('combobox'), 'Choli');
  await press('Save the plan');
  await waitFor(() =>
    expect(screen.getAllByText(/These steps wait for each other/).length).toBeGreaterThan(0),
  );
});

it('shows a newer plan beside what is typed, keeps that, and saves it on top of the newer one', async () => {
  const { network, page, press } = openPage({ plan: makersPlan, suggestion: null });
  const message = 'This has changed since you opened it.';
  const newer = refused(409, { code: 'PLAN_CHANGED', message, newer: submittedPlan });
  network.answer(writePlan, newer, done(submittedPlan));
  await screen.findByRole('heading', { name: /working days left/ });
  const [, choli] = screen.getAllByLabelText('Working days');
  if (choli) await page.fill(choli, '4');
  network.answer(readPlan, { success: true, data: { plan: submittedPlan, suggestion: null } });
  await press('Save the plan');
  const beside = within(await screen.findByRole('region', { name: 'The plan has changed meanwhile' }));
  expect(beside.getAllByRole('listitem')[0]?.textContent).toContain('waits for approval');
  expect(choli).toHaveProperty('value', '4');
  expect(screen.getByRole('button', { name: 'Save the plan' })).toHaveProperty('disabled', true);
  await press('Keep mine on top of it');
  await press('Save the plan');
  await waitFor(() => expect(network.calls(writePlan)).toHaveLength(2));
  const body = network.calls(writePlan)[1]?.body;
  expect([body?.version, body?.steps[1]?.days]).toEqual([4, 4]);
});

it('keeps what is typed over a reload', async () => {
  const { page } = openPage(suggested);
  const [first] = await screen.findAllByLabelText('Name');
  if (first) await page.fill(first, 'Cutting and marking');
  page.leave();
  openPage(suggested);
  await waitFor(() => expect(namesNow()).toEqual(['Cutting and marking', 'Stitching', 'Finishing']));
});

it('tells who cannot change the plan', async () => {
  openPage({ plan: { ...makersPlan, can: { edit: false } }, suggestion: null });
  await screen.findByRole('heading', { name: 'This plan cannot be changed now' });
});
