import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { promisesOfOrder } from '#server/modules/orders/due/promises.queries.ts';
import { proposeDay } from '#server/modules/orders/due/propose-day.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { orderOf } from '../content/demo-endings.ts';
import { demoProposals } from '../content/demo-proposals.ts';
import { demoKey } from '../demo.queries.ts';
import { orderUnderKey } from '../demo-desk.queries.ts';
import { servicesAt } from '../services-at.ts';

const hour = 3_600_000;

/** Makers of the demo propose later days. A second run changes nothing. */
export async function fillPromises(services: ServicesWithPayments): Promise<void> {
  const now = services.clock.now();
  for (const { daysAhead, proposedHoursAgo, reason, ...placed } of demoProposals) {
    const { key } = orderOf(placed);
    const [order] = await orderUnderKey(services.db, [demoKey(key)]);
    if (!order || (await promisesOfOrder(services.db, [order.id])).length > 0) continue;
    await proposeDay(servicesAt(services, new Date(now.getTime() - proposedHoursAgo * hour)), {
      ...{ orderId: order.id, viewerId: order.makerId, reason },
      day: addDays(istDayOf(now), daysAhead),
      idempotencyKey: demoKey(`${key}-later`),
    });
  }
}
