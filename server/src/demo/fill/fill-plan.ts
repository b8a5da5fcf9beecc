import type { Plan } from '#contracts/plans/plans.fields.ts';
import { suggestSteps, templateFor } from '#contracts/plans/templates.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { approveStep } from '#server/modules/plans/answer-step.ts';
import { closeWith } from '#server/modules/plans/close-step.ts';
import { hashesOf } from '#server/modules/plans/keep-photographs.ts';
import { findPlan, showPlan } from '#server/modules/plans/show-plan.ts';
import { writePlan } from '#server/modules/plans/write-plan.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { claimMedia } from '#server/platform/media/claim-media.ts';
import { demoBookOwner } from '../content/demo-book.ts';
import { personOf } from '../create-people.ts';
import { demoKey } from '../demo.queries.ts';
import { orderInMaking } from '../demo-orders.queries.ts';
import { importPhotographs, photographsOf } from '../import-photographs.ts';
import { servicesAt } from '../services-at.ts';

const photographs = 2;

/**
 * A plan for an order of the known shopper: its first step is finished, its second waits for their approval. What exists
 * is not made again.
 */
export async function fillPlan(services: ServicesWithPayments, people: Map<string, number>): Promise<void> {
  const buyerId = personOf(people, demoBookOwner);
  const [order] = await orderInMaking(services.db, [buyerId]);
  if (!order) return;
  const { id: orderId, makerId, makingDays, title, category, designKey, movedAt } = order;
  const now = services.clock.now().getTime();
  /** A moment between the last move of the order and now. */
  const at = (share: number) =>
    servicesAt(services, new Date(movedAt.getTime() + share * (now - movedAt.getTime())));
  if ((await findPlan(services, { orderId, viewerId: makerId })) === null) {
    const suggested = suggestSteps(templateFor(title, category), makingDays);
    const steps = suggested.map((step, place) => ({
      ...{ ...step, id: null, key: String(place), name: '' },
      needsApproval: step.needsApproval || place === 1,
      finishBefore: step.finishBefore.map(String),
    }));
    await writePlan(at(0.2), { orderId, makerId, words: { version: 0, steps } });
  }
  const [first, second] = (await planNow()).steps;
  if (first?.state === 'OPEN') await close(0.5, first.id, 'Ready. The colours are those we chose.');
  const [begun] = (await planNow()).steps;
  if (begun?.state === 'SUBMITTED')
    await approveStep(at(0.6), { orderId, stepId: begun.id, buyerId, submission: begun.submission });
  if (second?.state === 'OPEN' && second.submission === 0)
    await close(0.8, second.id, 'This is how it looks by daylight. Shall I go on like this?');

  function planNow(): Promise<Plan> {
    return showPlan(services, { orderId, viewerId: makerId });
  }

  async function close(share: number, stepId: number, note: string): Promise<void> {
    const design = designKey.replace(demoKey(''), '');
    const mediaIds = await importPhotographs(services, { design, count: photographs, ownerId: makerId });
    const hashes = await hashesOf(photographsOf(design, photographs));
    const then = at(share);
    await inTransaction(services.db, (tx) =>
      closeWith(
        then,
        tx,
        { orderId, stepId, makerId, note, idempotencyKey: demoKey(`plan ${stepId}`) },
        {
          hashes,
          record: async () => {
            await claimMedia(tx, makerId, 'PICTURE', mediaIds, then.clock.now());
            return mediaIds;
          },
        },
      ),
    );
  }
}
