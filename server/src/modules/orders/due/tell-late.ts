import { takesPromises } from '#contracts/orders/due/new-promise.rules.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { dayMissed } from '../core/orders.events.ts';
import { lockOrder } from '../core/orders.queries.ts';
import { readDue } from './due-of-order.ts';
import { noteMissedDay, ordersPossiblyLate } from './late.queries.ts';

/** Nobody is told at midnight, but from nine o'clock in India. In milliseconds. */
const tellsAfter = 9 * 3_600_000;
const atOnce = 500;

/** Tells both sides once of each promised day that has passed while the parcel is not sent. */
export async function tellLate({ db, clock, events, log }: Services): Promise<void> {
  const asOf = new Date(clock.now().getTime() - tellsAfter);
  let afterId = 0;
  for (;;) {
    const found = await ordersPossiblyLate(db, [istDayOf(asOf), afterId, atOnce]);
    for (const { id } of found) await attempt(id);
    afterId = found.at(-1)?.id ?? 0;
    if (found.length < atOnce) return;
  }

  /** One failed order does not stop the others; it is retried in the next run. */
  async function attempt(orderId: number): Promise<void> {
    try {
      await tell(orderId);
    } catch (error) {
      log.error({ err: error, orderId }, 'the sides of a late order could not be told');
    }
  }

  async function tell(orderId: number): Promise<void> {
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order || !takesPromises(order.status)) return;
      const { dueBy, isLate } = await readDue(tx, order, asOf);
      if (dueBy === null || !isLate) return;
      const [noted] = await noteMissedDay(tx, [orderId, dueBy]);
      if (noted) await events.publish(tx, dayMissed, { orderId, day: dueBy });
    });
  }
}
