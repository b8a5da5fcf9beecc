import { formOf } from '#tests/support/people/uploads.ts';
import type { World } from '../world.ts';
import { confirmedOrder } from './orders.things.ts';
import { idOf, type Thing } from './thing.ts';

export const plannedSteps = [
  {
    ...{ id: null, key: 'sketch', kind: 'SKETCH', name: '', days: 2, needsApproval: true },
    ...{ leadsTo: 'DESIGN_COMPLETED', finishBefore: [] },
  },
  {
    ...{ id: null, key: 'finish', kind: 'FINISH', name: '', days: 2, needsApproval: false },
    ...{ leadsTo: 'FINAL_PAYMENT_PENDING', finishBefore: ['sketch'] },
  },
];

/** A photograph of a step, with the words of the form. */
export const photographOf = ({ picture }: Pick<World, 'picture'>, words: Record<string, string>) =>
  formOf(words, { images: [{ name: 'step.jpg', bytes: picture }] });

const firstStep = (plan: unknown) => (plan as { steps: { id: number; changes: unknown[] }[] }).steps[0];

/** A confirmed order with a plan; its first step is open. */
export async function plannedOrder(world: World): Promise<Thing> {
  const { id } = await confirmedOrder(world);
  const { plan } = await world.act('maker', 'PUT /api/order/:id/plan', {
    params: { id },
    body: { version: 0, steps: plannedSteps },
  });
  return { id, stepId: idOf(firstStep(plan)) };
}

/** The same with its first step submitted. */
export async function submittedStep(world: World): Promise<Thing> {
  const { id, stepId = 0 } = await plannedOrder(world);
  await world.act('maker', 'POST /api/order/:id/plan/steps/:stepId/close', {
    params: { id, stepId },
    body: photographOf(world, { note: 'Pencil only' }),
  });
  return { id, stepId };
}

/** A change beyond the free ones, which waits for the maker. */
export async function askedChange(world: World): Promise<Thing> {
  const { id, stepId = 0 } = await submittedStep(world);
  await world.app.services.db.$client.query('update order_plans set free_changes = 0 where order_id = $1', [
    id,
  ]);
  const { plan } = await world.act('buyer', 'POST /api/order/:id/plan/steps/:stepId/change', {
    params: { id, stepId },
    body: photographOf(world, { submission: '1', words: 'A deeper neck, please.' }),
  });
  return { id, stepId, changeId: idOf(firstStep(plan)?.changes[0]) };
}

/** The same with a price, which waits for the buyer. */
export async function pricedChange(world: World): Promise<Thing> {
  const { id, changeId = 0 } = await askedChange(world);
  await world.act('maker', 'POST /api/order/:id/plan/changes/:changeId/price', {
    params: { id, changeId },
    body: { price: 500, days: 1, words: '' },
  });
  return { id, changeId };
}
