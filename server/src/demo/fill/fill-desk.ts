import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { manageOrder } from '#server/modules/admin/orders/manage-order.ts';
import { notifyBuyer } from '#server/modules/admin/orders/notify-buyer.ts';
import { actOn } from '#server/modules/admin/products/act-on-product.ts';
import { actWithin } from '#server/modules/admin/users/act-on-user.ts';
import { appealTakedown } from '#server/modules/designs/takedowns/appeal-takedown.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { demoOrderNotes, demoSuspensions, demoTakedowns } from '../content/demo-desk.ts';
import { orderOf } from '../content/demo-endings.ts';
import { demoSignIns } from '../content/demo-sign-ins.ts';
import { demoKey, findDemoDesigns, findPeople } from '../demo.queries.ts';
import { actsWithReason, orderUnderKey } from '../demo-desk.queries.ts';
import { servicesAt } from '../services-at.ts';
import { fillReports } from './fill-reports.ts';
import { fillVerifications } from './fill-verifications.ts';

const hour = 3_600_000;

/**
 * Performs the desk's acts through its own actions, oldest first, because the log lists acts in the order in which
 * they were written. Acts that already exist are skipped.
 */
export async function fillDesk(
  services: ServicesWithPayments,
  people: Map<string, number>,
  isStopping: () => boolean,
): Promise<void> {
  const { email } = demoSignIns.admin;
  const adminId = (await findPeople(services.db, [email])).get(email);
  if (adminId === undefined) return;
  const parts = [fillVerifications, fillReports, hideDesigns, suspendPeople];
  for (const part of parts) {
    if (isStopping()) return;
    await part(services, people, adminId);
  }
  await noteOrders(services, adminId);
}

async function hideDesigns(services: Services, _: Map<string, number>, adminId: number): Promise<void> {
  const now = services.clock.now().getTime();
  const designs = await findDemoDesigns(services.db);
  for (const { design, reason, hoursAgo, appeal, restoredWith } of demoTakedowns) {
    const hidden = designs.get(demoKey(design));
    if (!hidden || (await actsWithReason(services.db, [reason])).length > 0) continue;
    const { id: designId, makerId } = hidden;
    const at = (share: number) => servicesAt(services, new Date(now - hoursAgo * (1 - share) * hour));
    await actOn(at(0), 'DESIGN_HIDDEN', { designId, adminId, reason });
    if (appeal !== '') await appealTakedown(at(0.4), { makerId, designId, words: appeal });
    if (restoredWith !== '')
      await actOn(at(0.7), 'DESIGN_RESTORED', { designId, adminId, reason: restoredWith });
  }
}

async function suspendPeople(
  services: Services,
  people: Map<string, number>,
  adminId: number,
): Promise<void> {
  const now = services.clock.now().getTime();
  for (const { person, hoursAgo, reason, days, liftedWith } of demoSuspensions) {
    const userId = people.get(person);
    if (userId === undefined || (await actsWithReason(services.db, [reason])).length > 0) continue;
    const at = (hours: number) => servicesAt(services, new Date(now - hours * hour));
    const until = days === null ? undefined : addDays(istDayOf(services.clock.now()), days);
    await inTransaction(services.db, async (tx) => {
      const given = { adminId, userId };
      await actWithin(at(hoursAgo), tx, { ...given, act: 'USER_SUSPENDED', reason, until });
      if (liftedWith !== '')
        await actWithin(at(hoursAgo - 1), tx, { ...given, act: 'USER_RESTORED', reason: liftedWith });
    });
  }
}

async function noteOrders(services: ServicesWithPayments, adminId: number): Promise<void> {
  const now = services.clock.now().getTime();
  for (const { key, hoursAgo, note, told, ...placed } of demoOrderNotes) {
    const [order] = await orderUnderKey(services.db, [demoKey(orderOf(placed).key)]);
    if (!order) continue;
    const about = { orderId: order.id, adminId, idempotencyKey: demoKey(key) };
    const then = servicesAt(services, new Date(now - hoursAgo * hour));
    if (told !== '') await notifyBuyer(then, { ...about, words: told });
    if (note === '') continue;
    const parcel = { shippingCarrier: '', trackingNumber: '', estimatedDelivery: '' } as const;
    const seen = { status: order.status, ...parcel };
    const unchanged = { status: undefined, shipment: undefined, reason: '' };
    await manageOrder(then, { ...about, ...unchanged, note, seen });
  }
}
