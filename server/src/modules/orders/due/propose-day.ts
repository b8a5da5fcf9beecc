import {
  answerBy,
  newPromiseSentences,
  refuseDay,
  refuseProposal,
} from '#contracts/orders/due/new-promise.rules.ts';
import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';
import { holdOrder } from '../core/hold-order.ts';
import { promiseMoved } from '../core/orders.events.ts';
import { dueOfOrder, readDueParts } from './due-of-order.ts';
import { insertPromise } from './promises.queries.ts';

interface Proposal {
  orderId: number;
  viewerId: number;
  /** YYYY-MM-DD in IST. */
  day: string;
  reason: string;
  idempotencyKey: string | null;
}

/**
 * The maker proposes a later day of arrival. A retry with the same key proposes nothing twice. Throws NOT_FOUND,
 * FORBIDDEN to the buyer, CONFLICT if the order takes no proposal, INVALID_INPUT for another day.
 */
export async function proposeDay(
  services: ServicesWithPayments,
  { orderId, viewerId, day, reason, idempotencyKey }: Proposal,
): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const { order, actor } = await holdOrder(services.payments, tx, orderId, viewerId);
    if (actor !== 'MAKER') throw new AppError('FORBIDDEN', sentence('orders.onlyMakerProposes'));
    const parts = await readDueParts(tx, orderId);
    const { promises } = parts;
    const before = promises.find(({ idempotencyKey: key }) => key !== null && key === idempotencyKey);
    if (before?.day === day && before.reason === reason) return;
    if (before) throw new AppError('CONFLICT', idempotencyKeySentences.otherWords);
    const isOpen = promises.some(({ state }) => state === 'PROPOSED');
    if (order.isSwatch) throw new AppError('CONFLICT', sentence('orders.swatchOnly'));
    const refusal = refuseProposal({ status: order.status, proposed: promises.length, isOpen });
    if (refusal !== null) throw new AppError('CONFLICT', refusal);
    const { dueBy } = dueOfOrder(order, parts, now);
    if (dueBy === null) throw new Error(`paid order ${orderId} has no day`);
    const problem = refuseDay(day, dueBy, istDayOf(now));
    if (problem !== null) throw invalidInput({ day: problem });
    const [made] = await insertPromise(tx, {
      ...{ orderId, day, insteadOf: dueBy, reason, idempotencyKey, now },
      answerBy: answerBy(now, order.daysOff),
    });
    if (!made) throw new Error(`the day proposed for order ${orderId} could not be written down`);
    await services.events.publish(tx, promiseMoved, { orderId, promiseId: made.id, step: 'PROPOSED' });
  });
}

/** The error of an answer to a proposal that is no longer open. */
export const promiseChanged = () => new AppError('PROMISE_CHANGED', newPromiseSentences.changed);
