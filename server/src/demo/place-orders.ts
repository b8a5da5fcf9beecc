import { istDayOf, startOfDay } from '#contracts/platform/ist-day.ts';
import { demoShoppers } from '#demo/catalogue/demo-shoppers.ts';
import { completeMeeting } from '#server/modules/meetings/complete-meeting.ts';
import { postUpdate } from '#server/modules/orders/making/post-update.ts';
import { updateOrderStatus } from '#server/modules/orders/making/update-order-status.ts';
import { placeOrder } from '#server/modules/orders/placing/place-order.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { bookMeasuring } from './book-measuring.ts';
import { type DemoMove, type DemoOrder, demoOrders } from './content/demo-orders.ts';
import { isUpdatedLater } from './content/demo-updates.ts';
import { spaced } from './create-people.ts';
import { demoKey, findDemoDesigns } from './demo.queries.ts';
import { findDemoOrders } from './demo-orders.queries.ts';
import { importPhotographs } from './import-photographs.ts';
import type { PayHeadless } from './pay-headless.ts';
import { payPart } from './pay-part.ts';
import { seededNumbers } from './seeded-numbers.ts';
import { servicesAt } from './services-at.ts';
import { shareBook } from './share-book.ts';

const hour = 3_600_000;
/** Keeps today's orders far enough in the past that their payments are not in the future. */
const lately = hour / 3;

/** Places, pays and moves the demo's orders through the product's own actions, each at its time in the past. */
export async function placeOrders(
  services: ServicesWithPayments,
  pay: PayHeadless,
  people: Map<string, number>,
  isStopping: () => boolean,
): Promise<void> {
  const start = services.clock.now().getTime();
  const designs = await findDemoDesigns(services.db);
  const known = await findDemoOrders(services.db);
  for (const order of demoOrders) {
    if (isStopping()) return;
    // An order that was placed but not paid when the fill was interrupted is paid and moved now.
    const status = known.get(demoKey(order.key));
    if (status !== undefined && (status !== 'PENDING' || !order.isPaid)) continue;
    const buyer = demoShoppers.find(({ key }) => key === order.shopper);
    const buyerId = people.get(order.shopper);
    const design = designs.get(demoKey(order.design));
    if (!design) continue;
    if (!buyer || buyerId === undefined)
      throw new Error(`The demo order ${order.key} names somebody unknown`);
    const wished = order.daysAgo === 0 ? start : inShopHours(start - order.daysAgo * 24 * hour, order.key);
    const placedAt = Math.min(start - lately, wished);
    const { orderId } = await placeOrder(
      servicesAt(services, new Date(placedAt)),
      { id: buyerId, name: buyer.name },
      {
        items: [{ designId: design.id, quantity: 1, size: order.size }],
        shippingDetails: {
          name: buyer.name,
          phone: spaced(buyer.phone),
          address: buyer.address,
          city: buyer.city,
          state: buyer.state,
          pincode: buyer.pincode,
          country: 'India',
        },
        specialInstructions: order.instructions,
        saveAddress: true,
      },
      demoKey(order.key),
    );
    if (order.isPaid) {
      await payAndMove(order, { orderId, buyerId, makerId: design.makerId }, placedAt);
    }
  }

  async function payAndMove(
    { shopper, design, moves, restPaidHoursLater }: DemoOrder,
    { orderId, buyerId, makerId }: Parties,
    placedAt: number,
  ): Promise<void> {
    // For other orders, `fillUpdates` posts the update in their last status.
    const isToldWithMove = !isUpdatedLater(moves.at(-1)?.to);
    // Never in the future, even if the demo is filled late in the day.
    const later = (hours: number) => Math.min(placedAt + hours * hour, services.clock.now().getTime());
    await payPart(services, pay, { orderId, part: 'ADVANCE', at: new Date(later(0.05)) });
    const before = moves.filter(({ hoursLater }) => hoursLater < (restPaidHoursLater ?? Infinity));
    let meetingId: number | undefined;
    for (const move of before) meetingId = await make(move, meetingId);
    if (restPaidHoursLater === null) return;
    await payPart(services, pay, { orderId, part: 'FINAL', at: new Date(later(restPaidHoursLater)) });
    for (const move of moves.slice(before.length)) await make(move, undefined);

    /** Returns the id of the measurement meeting that the move booked. */
    async function make(
      { to, note, hoursLater, by, shipment }: DemoMove,
      booked: number | undefined,
    ): Promise<number | undefined> {
      const at = new Date(later(hoursLater));
      const moving = servicesAt(services, at);
      if (to === 'MEASUREMENT_SCHEDULED' && moves.some((move) => move.to === 'MEASUREMENT_COMPLETED')) {
        const meeting = await bookMeasuring(moving, { orderId, buyerId, makerId });
        await shareBook(services, { orderId, buyerId, makerId, shopper, design, at });
        return meeting;
      }
      if (to === 'MEASUREMENT_COMPLETED' && booked !== undefined) {
        await completeMeeting(moving, { meetingId: booked, viewerId: makerId, to: 'COMPLETED' });
        return undefined;
      }
      if (to === 'DESIGN_COMPLETED' && isToldWithMove) {
        const pictures = await importPhotographs(services, { design, count: 1, ownerId: makerId });
        await postUpdate(moving, { orderId, makerId, to, note, pictures, idempotencyKey: null });
        return undefined;
      }
      const viewer = { id: by === 'BUYER' ? buyerId : makerId, isSuspended: false };
      await updateOrderStatus(moving, {
        orderId,
        viewer,
        to,
        note,
        ...(shipment ? { shipment } : {}),
      });
      if (to === 'MEASUREMENT_SCHEDULED')
        await shareBook(services, { orderId, buyerId, makerId, shopper, design, at });
      return undefined;
    }
  }
}

interface Parties {
  orderId: number;
  buyerId: number;
  makerId: number;
}

/** A moment of the same day in India between ten and five, in milliseconds. Always the same for the same order. */
function inShopHours(moment: number, key: string): number {
  const midnight = startOfDay(istDayOf(new Date(moment))).getTime();
  return midnight + 10 * hour + Math.floor(seededNumbers(key)() * 7 * 60) * 60_000;
}
