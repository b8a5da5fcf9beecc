import type { Plan } from '#contracts/plans/plans.fields.ts';
import { suggestSteps, templateFor } from '#contracts/plans/templates.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { approveStep } from '#server/modules/plans/answer-step.ts';
import { closeWith } from '#server/modules/plans/close-step.ts';
import { hashesOf } from '#server/modules/plans/keep-photographs.ts';
import { placeStep } from '#server/modules/plans/place-step.ts';
import { findPlan, showPlan } from '#server/modules/plans/show-plan.ts';
import { writePlan } from '#server/modules/plans/write-plan.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { claimMedia } from '#server/platform/media/claim-media.ts';
import { demoBookOwner } from '../../content/demo-book.ts';
import { personOf } from '../../create-people.ts';
import { demoKey } from '../../demo.queries.ts';
import { orderInMaking, ordersWithoutPlan } from '../../demo-orders.queries.ts';
import { importPhotographs, photographsOf } from '../../import-photographs.ts';
import { servicesAt } from '../../services-at.ts';

const photographs = 2;

/** Who sews in the workshop of the demo. */
const sewers = ['Salma', 'Iqbal'];

/**
 * A plan for an order of the known shopper: its first step is finished, its second waits for their approval. Three other
 * orders of its maker have plans of which nothing is closed. What exists is not made again.
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
    const steps = suggested({ title, category, makingDays }).map((step, place) => ({
      ...step,
      needsApproval: step.needsApproval || place === 1,
    }));
    await writePlan(at(0.2), { orderId, makerId, words: { version: 0, steps } });
  }
  await fillWorkshop(services, makerId, buyerId);
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

function suggested({ title, category, makingDays }: { title: string; category: string; makingDays: number }) {
  return suggestSteps(templateFor(title, category), makingDays).map((step, place) => ({
    ...{ ...step, id: null, key: String(place), name: '' },
    finishBefore: step.finishBefore.map(String),
  }));
}

/** Plans for more orders of the maker, with who does each step, so that the calendar has something to show. */
async function fillWorkshop(services: ServicesWithPayments, makerId: number, buyerId: number): Promise<void> {
  for (const order of await ordersWithoutPlan(services.db, [makerId, buyerId])) {
    const own = { orderId: order.id, viewerId: makerId };
    await writePlan(services, { orderId: order.id, makerId, words: { version: 0, steps: suggested(order) } });
    const { steps } = await showPlan(services, own);
    for (const [place, { id: stepId }] of steps.entries()) {
      const { version } = await showPlan(services, own);
      await placeStep(services, {
        ...{ orderId: order.id, stepId, makerId, version, startOn: null },
        ...{ who: sewers[place % sewers.length] ?? '', begins: istDayOf(services.clock.now()) },
      });
    }
  }
}
