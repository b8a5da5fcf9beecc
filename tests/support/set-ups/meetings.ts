import { completeMeeting, meetingsOfOrder } from '#contracts/meetings/meetings.contract.ts';
import { orderConfirmation } from '#contracts/orders/core/orders.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { saveProfile } from '#server/modules/profiles/profiles.queries.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Actor } from '../people/actors.ts';
import { book, insertOrder, slotIn } from '../people/meetings.ts';
import { designOf } from '../people/shop.ts';
import { startTestApp, type TestApp } from '../servers/app.ts';

interface Meetings {
  app: TestApp;
  /** A maker in Bengaluru with a design. */
  maker: Actor;
  buyer: Actor;
  designId: number;
}

/** A server with its jobs, a maker with a design, a buyer and an uninvolved person. */
export async function openMeetings(clock?: Clock): Promise<Meetings & { stranger: Actor }> {
  const app = await startTestApp({ withJobs: true, ...(clock ? { clock } : {}) });
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const buyer = await app.actor({ name: 'Asha Rao' });
  const stranger = await app.actor({ name: 'Nisha Paul' });
  const designId = await designOf(app, maker);
  await saveProfile(app.services.db, maker.id, { pincode: '560001' });
  return { app, maker, buyer, stranger, designId };
}

/** Actions on such a server; each test books on its own days, so that they do not collide. */
export function makeBookings(opened: () => Meetings) {
  let nextDay = 0;
  const orderOf = (status?: OrderStatus) => {
    const { app, buyer, maker, designId } = opened();
    return insertOrder(app, { buyer, maker, designId, ...(status ? { status } : {}) });
  };
  function freshSlot(hour = 11): string {
    nextDay += 1;
    return slotIn(opened().app, nextDay, hour);
  }
  return {
    orderOf,
    freshSlot,
    async booked(more: object = {}): Promise<{ orderId: number; meetingId: number; at: string }> {
      const orderId = await orderOf();
      const at = freshSlot();
      const { status, body, error } = await book(opened().buyer, orderId, at, more);
      if (status !== 200) throw new Error(error.message);
      return { orderId, meetingId: body.data.id, at };
    },
    async statusOf(orderId: number): Promise<OrderStatus> {
      return (await opened().buyer.call(orderConfirmation, { params: { id: orderId } })).body.orderData
        .status;
    },
    listOf: async (person: Actor, orderId: number, query = {}) =>
      (await person.call(meetingsOfOrder, { params: { orderId }, query })).body.data,
    complete: (person: Actor, id: number, status: 'IN_PROGRESS' | 'COMPLETED') =>
      person.call(completeMeeting, { params: { id }, body: { status } }),
  };
}
