import { join } from 'node:path';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { postUpdate } from '#server/modules/orders/making/post-update.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { importPicture } from '#server/platform/media/uploads/import-picture.ts';
import { demoOrders } from '../content/demo-orders.ts';
import { type DemoUpdate, demoUpdates } from '../content/demo-updates.ts';
import { demoKey, findDemoDesigns } from '../demo.queries.ts';
import { findOpenDemoOrders } from '../demo-orders.queries.ts';
import { servicesAt } from '../services-at.ts';

const pictures = join(import.meta.dirname, '../../../../demo/pictures');

/** Makers tell of the making of the demo's orders, each midway between the order's last move and now. */
export async function fillUpdates(services: ServicesWithPayments, isStopping: () => boolean): Promise<void> {
  const designs = await findDemoDesigns(services.db);
  const standing = await findOpenDemoOrders(services.db);
  const now = services.clock.now().getTime();
  for (const [nth, order] of demoOrders.entries()) {
    if (isStopping()) return;
    const found = standing.get(demoKey(order.key));
    const design = designs.get(demoKey(order.design));
    const told = found && demoUpdates[found.status];
    const update = told?.[nth % told.length];
    if (!found || !design || !update) continue;
    const moment = new Date((found.movedAt.getTime() + now) / 2);
    await postUpdate(servicesAt(services, moment), {
      orderId: found.id,
      makerId: design.makerId,
      note: update.note,
      pictures: await importPhotographs(update, order.design, design.makerId),
      idempotencyKey: demoKey(`${order.key}-update`),
    });
  }

  /** The closest views of the design come last. */
  async function importPhotographs(
    { photographs }: DemoUpdate,
    key: string,
    ownerId: number,
  ): Promise<number[]> {
    const files = demoDesigns.find((design) => design.key === key)?.pictures ?? [];
    const ids: number[] = [];
    for (const { file } of files.slice(-photographs)) {
      ids.push((await importPicture(services, { ownerId, file: join(pictures, file) })).mediaId);
    }
    return ids;
  }
}
