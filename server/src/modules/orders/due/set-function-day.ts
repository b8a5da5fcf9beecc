import {
  functionDaySentences,
  refuseFunctionDay,
  takesFunctionDay,
} from '#contracts/orders/due/function-day.rules.ts';
import { type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';
import { holdOrder } from '../core/hold-order.ts';
import { functionDayChanged } from '../core/orders.events.ts';
import { storeFunctionDay } from './function-day.queries.ts';

interface Asked {
  orderId: number;
  viewerId: number;
  /** Null for none; the day of the order's occasion then counts. */
  day: IstDay | null;
  /** The own day of the order that the buyer has seen. */
  seen: IstDay | null;
}

/**
 * The buyer names, changes or removes the function of an order. The same day again changes nothing. Throws NOT_FOUND,
 * FORBIDDEN to the maker, CONFLICT once the parcel is sent or if the day is no longer the one seen, INVALID_INPUT.
 */
export async function setFunctionDay(
  services: ServicesWithPayments,
  { orderId, viewerId, day, seen }: Asked,
): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const { order, actor } = await holdOrder(services.payments, tx, orderId, viewerId);
    if (actor !== 'BUYER') throw new AppError('FORBIDDEN', sentence('orders.onlyBuyerSetsFunction'));
    if (order.functionOn === day) return;
    if (order.isSwatch) throw new AppError('CONFLICT', sentence('orders.swatchOnly'));
    if (!takesFunctionDay(order.status)) throw new AppError('CONFLICT', functionDaySentences.closed);
    if (order.functionOn !== seen) throw new AppError('CONFLICT', functionDaySentences.changed);
    const refusal = day === null ? null : refuseFunctionDay(day, istDayOf(now));
    if (refusal !== null) throw invalidInput({ day: refusal });
    await storeFunctionDay(tx, [orderId, day]);
    await services.events.publish(tx, functionDayChanged, { orderId });
  });
}
