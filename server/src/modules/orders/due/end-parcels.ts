import { systemNotes } from '#contracts/orders/core/system-notes.ts';
import { parcelEndingDays } from '#contracts/orders/due/parcel-ending.ts';
import { istDayOf, timeOfDay } from '#contracts/platform/ist-day.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { attempt } from '#server/platform/db/attempt.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { readOrderMoney } from '../core/hold-order.ts';
import { moveOrder } from '../core/move-order.ts';
import { parcelUnconfirmed } from '../core/orders.events.ts';
import { lockOrder } from '../core/orders.queries.ts';
import { dueOfOrder, readDueParts } from './due-of-order.ts';
import { parcelEndOf } from './parcel-of-order.ts';
import { noteParcelReminder, unconfirmedParcels } from './parcels.queries.ts';

const nineOClock = 9 * 3_600_000;

/**
 * Reminds buyers of parcels that they have not confirmed, and ends their orders 14 days after the promised day. Works
 * from nine o'clock in India.
 */
export async function endParcels(services: ServicesWithPayments): Promise<void> {
  const { db, clock } = services;
  const failure = 'a parcel that nobody confirms could not be followed';
  const now = clock.now();
  if (timeOfDay(now) < nineOClock) return;
  const [least] = parcelEndingDays.reminders;
  for (let after = 0; ; ) {
    const page = await unconfirmedParcels(db, [after, least, istDayOf(now)]);
    for (const { id } of page) {
      after = id;
      await attempt(services, { orderId: id }, failure, (tx) => followParcel(services, tx, id, now));
    }
    if (page.length === 0) return;
  }
}

async function followParcel(
  services: ServicesWithPayments,
  tx: Transaction,
  orderId: number,
  now: Date,
): Promise<void> {
  await services.payments.lock(tx, orderId);
  const order = await lockOrder(tx, orderId);
  if (order?.status !== 'SHIPPED') return;
  const money = await readOrderMoney(tx, order);
  // Read after the lock: filing a complaint about the order waits for it.
  const parts = await readDueParts(tx, orderId);
  const { dueBy } = dueOfOrder(order, parts, now);
  const end = parcelEndOf({ order, parcel: parts.parcel, money, dueBy }, now);
  const today = istDayOf(now);
  const [next = today, ...others] = end?.steps ?? [];
  if (!end || end.hold !== null || next > today) return;
  if (others.length === 0) {
    const note = systemNotes.arrivalUnconfirmed;
    await moveOrder(services, tx, order, { actor: 'SYSTEM', actorId: null, to: 'DELIVERED', note, money });
    return;
  }
  const reminder = parcelEndingDays.reminders.length + 1 - others.length;
  await noteParcelReminder(tx, [orderId, reminder, today]);
  await services.events.publish(tx, parcelUnconfirmed, { orderId, reminder, endsOn: others.at(-1) ?? today });
}
