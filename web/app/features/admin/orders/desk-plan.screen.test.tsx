// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readDeskPlan } from '#contracts/admin/orders/desk-plan.contract.ts';
import type { Plan } from '#contracts/plans/plans.fields.ts';
import { fakeNetwork, lost } from '#tests/support/screen/network.ts';
import { approvedPlan, askedPlan, madeOrder } from '#tests/support/screen/plan-samples.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { DeskPlan } from './desk-plan.tsx';

const devika = { ...asha, id: 11, name: 'Devika Nair', role: 'ADMIN' as const };

const cannot = Object.fromEntries(
  Object.keys(approvedPlan.steps[0]?.can ?? {}).map((act) => [act, false]),
) as Plan['steps'][number]['can'];
/** A plan as the server returns it to the desk, which may do nothing. */
const forDesk = (plan: Plan): Plan => ({
  ...plan,
  role: 'DESK',
  can: { edit: false },
  steps: plan.steps.map((step) => ({ ...step, can: cannot })),
});

function openPart(plan: Plan | null) {
  const network = fakeNetwork();
  network.answer(readDeskPlan, { success: true, plan: plan && forDesk(plan), approved: [] });
  renderPart(<DeskPlan order={madeOrder} />, devika);
  return network;
}

const region = async () => within(await screen.findByRole('region', { name: 'How it is made' }));

it('shows the desk the steps with their photographs and what was approved, and nothing to press', async () => {
  openPart(approvedPlan);
  const plan = await region();
  plan.getByText('1 of 3 steps done', { exact: false });
  plan.getByText(/^Asha Rao approved it, 23 Nov 2026/);
  plan.getByText('“Raw silk, madder red.”');
  expect(plan.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Open photograph 1 of 1: Cloth swatch',
  ]);
  expect(plan.queryByRole('link')).toBeNull();
});

it('names both sides of a change that waits for the maker', async () => {
  openPart(askedPlan);
  const plan = await region();
  plan.getByText('Asha Rao asked for a change. The answer of Meera Iyer comes next.');
  plan.getByText('Beyond the free changes: Meera Iyer answers next.');
  plan.getByText('“A deeper red.”');
});

it.each([
  ['without a plan', null],
  ['whose plan cannot be read', lost],
] as const)('shows nothing of an order %s', async (_, answer) => {
  const network = fakeNetwork();
  network.answer(readDeskPlan, answer === lost ? lost : { success: true, plan: answer, approved: [] });
  renderPart(<DeskPlan order={madeOrder} />, devika);
  await waitFor(() => expect(network.calls(readDeskPlan)).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
