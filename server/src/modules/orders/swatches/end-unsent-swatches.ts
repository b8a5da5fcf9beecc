import { systemNotes } from '#contracts/orders/core/system-notes.ts';
import { swatchLimits, unsentAt } from '#contracts/orders/swatches/swatch.rules.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { attempt } from '#server/platform/db/attempt.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { holdOrderForClock, readOrderMoney } from '../core/hold-order.ts';
import { moveOrder } from '../core/move-order.ts';
import { unsentSwatches } from './swatches.queries.ts';

/** Cancels swatches that were not sent within their working days. All that was paid goes back. */
export async function endUnsentSwatches(services: ServicesWithPayments): Promise<void> {
  const { db, clock } = services;
  const failure = 'a swatch that was not sent could not be cancelled';
  const now = clock.now();
  // Working days are never fewer than days; the maker's days off are counted under the lock.
  const before = new Date(now.getTime() - swatchLimits.sendDays * 86_400_000);
  for (let after = 0; ; ) {
    const page = await unsentSwatches(db, [after, before]);
    for (const { id } of page) {
      after = id;
      await attempt(services, { orderId: id }, failure, (tx) => endUnsent(services, tx, id, now));
    }
    if (page.length === 0) return;
  }
}

async function endUnsent(
  services: ServicesWithPayments,
  tx: Transaction,
  orderId: number,
  now: Date,
): Promise<void> {
  const { order, money } = await holdOrderForClock(services.payments, tx, orderId);
  const { status, confirmedAt, isSwatch, daysOff } = order;
  if (!isSwatch || status !== 'CONFIRMED' || confirmedAt === null || money.isDisputed) return;
  if (now < unsentAt(confirmedAt, daysOff)) return;
  await services.payments.refundAll(tx, orderId, { cause: 'CANCELLED', keptPaise: 0 });
  await moveOrder(services, tx, order, {
    ...{ actor: 'SYSTEM', actorId: null, to: 'CANCELLED', note: systemNotes.swatchUnsent },
    money: await readOrderMoney(tx, order),
  });
}
