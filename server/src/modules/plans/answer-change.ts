import type { ChangeAnswer } from '#contracts/plans/plans.contract.ts';
import { planLimits, planSentences } from '#contracts/plans/plans.rules.ts';
import { changeAfter } from '#contracts/plans/plans.states.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { addToOrder } from '#server/modules/orders/public.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import {
  demandInMaking,
  type HeldPlan,
  holdOrderFor,
  planChanged,
  readHeldPlan,
  stepOf,
} from './hold-plan.ts';
import { moveStep } from './move-step.ts';
import { refusePrice } from './plans.policy.ts';
import { type ChangeRow, changesOfOrder, plannedOrder, type StepRow } from './plans.queries.ts';
import { setChange, setChangePrice } from './write-plans.queries.ts';

/** The side that makes each answer. */
const sideOf: Record<ChangeAnswer, 'BUYER' | 'MAKER'> = {
  TAKE_FREE: 'MAKER',
  REFUSE: 'MAKER',
  ACCEPT: 'BUYER',
  DECLINE: 'BUYER',
  WITHDRAW: 'BUYER',
};

interface Subject {
  orderId: number;
  changeId: number;
  viewerId: number;
}

interface Answering extends Subject {
  act: ChangeAnswer;
  /** The reason of REFUSE. */
  words: string;
}

/**
 * A side answers a change beyond the free ones. The buyer's yes adds its price to the order and its days to the step,
 * in the same transaction; repeating an answer changes nothing. Throws NOT_FOUND for others, PLAN_CHANGED if the change
 * is no longer there to answer, CONFLICT if the price can no longer be added, INVALID_INPUT without a reason.
 */
export function answerChange(services: ServicesWithPayments, answering: Answering): Promise<void> {
  const { act, words, viewerId } = answering;
  return inTransaction(services.db, async (tx) => {
    const { held, step, change } = await holdChange(services, tx, answering, sideOf[act]);
    if (change.state === changeAfter[act] && act !== 'TAKE_FREE') return;
    if (act === 'REFUSE' && words === '') throw invalidInput({ words: planSentences.reason });
    demandPresent(held, change);
    const { pricePaise, priceDays } = change;
    if (act === 'ACCEPT' && pricePaise !== null && priceDays !== null) {
      await demandPricing(tx, held.order.id);
      const added = { label: labelOf(change), pricePaise, days: priceDays };
      if (!(await addToOrder(services, tx, held.order, added)))
        throw new AppError('CONFLICT', sentence('plans.noPrice'));
    }
    const more = act === 'ACCEPT' ? (priceDays ?? 0) : 0;
    const days = Math.min(step.days + more, planLimits.days);
    await moveStep(services, tx, held, step, { act, by: sideOf[act], actorId: viewerId, set: { days } });
    await setChange(tx, [change.id, changeAfter[act] ?? change.state, act === 'REFUSE' ? words : '']);
  });
}

interface Pricing extends Subject {
  /** Before tax. */
  pricePaise: number;
  /** Working days. */
  days: number;
  words: string;
}

/** The maker names the price of a change. Throws like `answerChange`. */
export function priceChange(
  services: ServicesWithPayments,
  { pricePaise, days, words, ...subject }: Pricing,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { held, step, change } = await holdChange(services, tx, subject, 'MAKER');
    demandPresent(held, change);
    await demandPricing(tx, held.order.id);
    await moveStep(services, tx, held, step, { act: 'PRICE', by: 'MAKER', actorId: subject.viewerId });
    await setChangePrice(tx, { changeId: change.id, pricePaise, days, words, now: services.clock.now() });
  });
}

interface HeldChange {
  held: HeldPlan;
  step: StepRow;
  change: ChangeRow;
}

async function holdChange(
  services: ServicesWithPayments,
  tx: Transaction,
  { orderId, changeId, viewerId }: Subject,
  side: 'BUYER' | 'MAKER',
): Promise<HeldChange> {
  const held = await readHeldPlan(tx, await holdOrderFor(services, tx, { orderId, viewerId, side }));
  const change = (await changesOfOrder(tx, [orderId])).find(({ id }) => id === changeId);
  if (!change) throw notFound('plans.changeMissing');
  return { held, change, step: stepOf(held, change.stepId) };
}

/** Throws PLAN_CHANGED unless the change is the one that its step is about now. */
function demandPresent(held: HeldPlan, { state }: ChangeRow): void {
  if (state !== 'ASKED' && state !== 'PRICED') throw planChanged();
  demandInMaking(held);
}

/** Throws CONFLICT if no price can be added to the order now. */
async function demandPricing(tx: Transaction, orderId: number): Promise<void> {
  const [order] = await plannedOrder(tx, [orderId]);
  const refusal = order ? refusePrice(order) : null;
  if (refusal !== null) throw new AppError('CONFLICT', refusal);
}

/** The buyer's words as the line of a price: one line of at most 120 characters. */
const labelOf = ({ words }: ChangeRow) => [...words.replace(/\s+/g, ' ')].slice(0, 120).join('').trim();

/** Ends a price card that the buyer did not answer. The step waits for approval as it is. */
export async function lapsePrice(tx: Transaction, stepId: number, orderId: number): Promise<void> {
  const changes = await changesOfOrder(tx, [orderId]);
  const open = changes.find((change) => change.stepId === stepId && change.state === 'PRICED');
  if (open) await setChange(tx, [open.id, 'DECLINED', '']);
}
