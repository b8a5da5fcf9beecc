import { mayMovePromise, type PromiseState } from '#contracts/orders/due/new-promise.states.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { holdOrder } from '../core/hold-order.ts';
import { promiseMoved } from '../core/orders.events.ts';
import { lockOrder } from '../core/orders.queries.ts';
import { endPromise, overduePromises, promisesOfOrder } from './promises.queries.ts';
import { promiseChanged } from './propose-day.ts';

interface Seen {
  orderId: number;
  viewerId: number;
  /** The proposal that the viewer has seen. */
  promiseId: number;
}

/**
 * The buyer says yes or no to a later day. The same answer again changes nothing. Throws NOT_FOUND, FORBIDDEN to the
 * maker, PROMISE_CHANGED if the proposal is no longer open.
 */
export function answerDay(
  services: ServicesWithPayments,
  { agree, ...seen }: Seen & { agree: boolean },
): Promise<void> {
  return endBySide(services, seen, { side: 'BUYER', to: agree ? 'ACCEPTED' : 'DECLINED' });
}

/** The maker takes a proposal back. Throws as `answerDay`. */
export function withdrawDay(services: ServicesWithPayments, seen: Seen): Promise<void> {
  return endBySide(services, seen, { side: 'MAKER', to: 'WITHDRAWN' });
}

const wrongSide = {
  BUYER: sentence('orders.onlyBuyerAnswersDay'),
  MAKER: sentence('orders.onlyMakerWithdrawsDay'),
} as const;

interface Ending {
  side: 'BUYER' | 'MAKER';
  to: Extract<PromiseState, 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN'>;
}

function endBySide(
  services: ServicesWithPayments,
  { orderId, viewerId, promiseId }: Seen,
  { side, to }: Ending,
): Promise<void> {
  const now = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    const { actor } = await holdOrder(services.payments, tx, orderId, viewerId);
    if (actor !== side) throw new AppError('FORBIDDEN', wrongSide[side]);
    const promise = (await promisesOfOrder(tx, [orderId])).find(({ id }) => id === promiseId);
    if (promise?.state === to) return;
    if (!promise || !mayMovePromise(promise.state, side, to) || promise.answerBy < now)
      throw promiseChanged();
    await endPromise(tx, [promiseId, to, now]);
    await services.events.publish(tx, promiseMoved, { orderId, promiseId, step: to });
  });
}

/** Lets the proposals lapse whose time for an answer is over. */
export async function lapsePromises({ db, clock, events }: ServicesWithPayments): Promise<void> {
  for (const { id, orderId } of await overduePromises(db, [clock.now()]))
    await inTransaction(db, async (tx) => {
      await lockOrder(tx, orderId);
      const promise = (await promisesOfOrder(tx, [orderId])).find((each) => each.id === id);
      if (!promise || !mayMovePromise(promise.state, 'CLOCK', 'LAPSED')) return;
      await endPromise(tx, [id, 'LAPSED', clock.now()]);
      await events.publish(tx, promiseMoved, { orderId, promiseId: id, step: 'LAPSED' });
    });
}
