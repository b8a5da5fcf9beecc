import { takesPromises } from '#contracts/orders/due/new-promise.rules.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { attempt } from '#server/platform/db/attempt.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { dayMissed } from '../core/orders.events.ts';
import { lockOrder } from '../core/orders.queries.ts';
import { readDue } from './due-of-order.ts';
import { noteMissedDay, ordersPossiblyLate } from './late.queries.ts';

/** Nobody is told at midnight, but from nine o'clock in India. In milliseconds. */
const tellsAfter = 9 * 3_600_000;
const atOnce = 500;

/** Tells both sides once of each promised day that has passed while the parcel is not sent. */
export async function tellLate(services: Services): Promise<void> {
  const { db, clock } = services;
  const failure = 'the sides of a late order could not be told';
  const asOf = new Date(clock.now().getTime() - tellsAfter);
  let afterId = 0;
  for (;;) {
    const found = await ordersPossiblyLate(db, [istDayOf(asOf), afterId, atOnce]);
    for (const { id } of found)
      await attempt(services, { orderId: id }, failure, (tx) => tell(services, tx, id, asOf));
    afterId = found.at(-1)?.id ?? 0;
    if (found.length < atOnce) return;
  }
}

async function tell({ events }: Services, tx: Transaction, orderId: number, asOf: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || !takesPromises(order.status)) return;
  const { dueBy, isLate } = await readDue(tx, order, asOf);
  if (dueBy === null || !isLate) return;
  const [noted] = await noteMissedDay(tx, [orderId, dueBy]);
  if (noted) await events.publish(tx, dayMissed, { orderId, day: dueBy });
}
