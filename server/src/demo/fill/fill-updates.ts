import { postUpdate } from '#server/modules/orders/making/post-update.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { demoOrders } from '../content/demo-orders.ts';
import { demoUpdates } from '../content/demo-updates.ts';
import { demoKey, findDemoDesigns } from '../demo.queries.ts';
import { findOpenDemoOrders } from '../demo-orders.queries.ts';
import { importPhotographs } from '../import-photographs.ts';
import { servicesAt } from '../services-at.ts';

/** Makers post updates on the demo's orders, each midway between the order's last move and now. */
export async function fillUpdates(services: ServicesWithPayments, isStopping: () => boolean): Promise<void> {
  const designs = await findDemoDesigns(services.db);
  const standing = await findOpenDemoOrders(services.db);
  const now = services.clock.now().getTime();
  for (const [nth, order] of demoOrders.entries()) {
    if (isStopping()) return;
    const found = standing.get(demoKey(order.key));
    const design = designs.get(demoKey(order.design));
    const choices = found && demoUpdates[found.status];
    const update = choices?.[nth % choices.length];
    if (!found || !design || !update) continue;
    const moment = new Date((found.movedAt.getTime() + now) / 2);
    await postUpdate(servicesAt(services, moment), {
      orderId: found.id,
      makerId: design.makerId,
      note: update.note,
      pictures: await importPhotographs(services, {
        design: order.design,
        count: update.photographs,
        ownerId: design.makerId,
      }),
      idempotencyKey: demoKey(`${order.key}-update`),
    });
  }
}
