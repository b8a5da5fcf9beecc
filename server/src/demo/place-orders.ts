import { demoShoppers } from '#demo/catalogue/demo-shoppers.ts';
import { placeOrder, updateOrderStatus } from '../modules/orders/public.ts';
import type { Payments } from '../modules/payments/public.ts';
import type { Services } from '../platform/services.ts';
import { spaced } from './create-people.ts';
import { backdatePayment, demoKey, findDemoDesigns, findDemoOrders } from './demo.queries.ts';
import { type DemoOrder, demoOrders } from './demo-orders.ts';
import type { PayHeadless } from './pay-headless.ts';
import { seededNumbers } from './seeded-numbers.ts';

const hour = 3_600_000;

interface Till {
  payments: Payments;
  pay: PayHeadless;
}

/** Places, pays and moves the demo's orders through the product's own actions, each at its time in the past. */
export async function placeOrders(
  services: Services,
  { payments, pay }: Till,
  people: Map<string, number>,
  isStopping: () => boolean,
): Promise<void> {
  const start = services.clock.now().getTime();
  const designs = await findDemoDesigns(services.db);
  const known = await findDemoOrders(services.db);
  for (const order of demoOrders) {
    if (isStopping()) return;
    // Only one that was placed and not yet paid when the fill was cut short has anything left to do.
    const status = known.get(demoKey(order.key));
    if (status !== undefined && (status !== 'PENDING' || !order.isPaid)) continue;
    const buyer = demoShoppers.find(({ key }) => key === order.shopper);
    const buyerId = people.get(order.shopper);
    const design = designs.get(demoKey(order.design));
    if (!design) continue;
    if (!buyer || buyerId === undefined)
      throw new Error(`The demo order ${order.key} names somebody unknown`);
    const placedAt = order.daysAgo === 0 ? start : inShopHours(start - order.daysAgo * 24 * hour, order.key);
    const orderId = await placeOrder(
      atTime(services, placedAt),
      payments,
      { id: buyerId, name: buyer.name },
      {
        items: [{ designId: design.id, quantity: 1 }],
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
    if (order.isPaid) await payAndMove(order, orderId, design.makerId, placedAt);
  }

  async function payAndMove(
    order: DemoOrder,
    orderId: number,
    makerId: number,
    placedAt: number,
  ): Promise<void> {
    const { razorpayOrderId } = await payments.openWindow(orderId, 'ADVANCE');
    await payments.verify(orderId, 'ADVANCE', await pay(razorpayOrderId));
    await backdatePayment(services.db, orderId, new Date(placedAt + 3 * 60_000));
    for (const { to, note, hoursLater } of order.moves) {
      const moving = atTime(services, placedAt + hoursLater * hour);
      await updateOrderStatus(moving, payments, { orderId, viewerId: makerId, to, note });
    }
  }
}

function atTime(services: Services, milliseconds: number): Services {
  const moment = new Date(milliseconds);
  return { ...services, clock: { now: () => moment } };
}

const istOffset = 5.5 * hour;

/** A moment of the same day in India between ten and five, the same for the same order. In milliseconds. */
function inShopHours(moment: number, key: string): number {
  const midnight = Math.floor((moment + istOffset) / (24 * hour)) * 24 * hour - istOffset;
  return midnight + 10 * hour + Math.floor(seededNumbers(key)() * 7 * 60) * 60_000;
}
