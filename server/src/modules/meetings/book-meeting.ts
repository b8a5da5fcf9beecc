import { refuseVisit } from '#contracts/meetings/home-visit.ts';
import { type MeetingType, refuseBooking } from '#contracts/meetings/meeting.states.ts';
import { refuseTime } from '#contracts/meetings/meeting-slots.ts';
import type { MeetingAddress } from '#contracts/meetings/meetings.contract.ts';
import { stopOf } from '#contracts/orders/core/order-stops.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { recordMeeting } from '#server/modules/orders/public.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { findOwnAddress, findVisitArea } from '#server/modules/profiles/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import { meetingChanged } from './meetings.events.ts';
import { activeMeeting, holdOrder, insertMeeting, type MeetingRow } from './meetings.queries.ts';
import { remindedAtOnce } from './remind-of-meetings.ts';
import { slotTaken } from './slot-taken.ts';

interface Booking {
  orderId: number;
  viewerId: number;
  type: MeetingType;
  scheduledAt: Date;
  notes: string;
  addressId?: number | null | undefined;
  /** False if the form was to create a new address. Only selects the error sentence when no address is given. */
  isExistingAddress?: boolean | undefined;
}

/**
 * Books the measurement meeting of an order and returns its id. The order moves on to this step once its design is
 * completed. Only the buyer may book. A retry with the same values returns the meeting that was booked. Throws
 * CONFLICT if the slot is taken or the order already has another meeting.
 */
export async function bookMeeting(services: ServicesWithPayments, booking: Booking): Promise<number> {
  const { orderId, viewerId, type, scheduledAt, notes } = booking;
  const now = services.clock.now();
  const refusal = refuseTime(scheduledAt, now);
  return inTransaction(services.db, async (tx) => {
    // Lock order, as everywhere: instalments, order, meeting.
    await services.payments.lock(tx, orderId);
    const [order] = await holdOrder(tx, [orderId]);
    if (!order || !(order.buyerId === viewerId || order.makerId === viewerId))
      throw notFound('orders.orderMissing');
    if (order.buyerId !== viewerId) {
      throw new AppError('FORBIDDEN', sentence('meetings.onlyBuyerBooks'));
    }
    if (refusal !== null) throw invalidInput({ scheduledAt: refusal });
    const orderRefusal = refuseBooking({ ...order, stop: stopOf(order) });
    if (orderRefusal !== null) throw new AppError('ILLEGAL_MOVE', orderRefusal);
    const address = type === 'HOME_VISIT' ? await chooseAddress(tx, booking) : null;
    const [active] = await activeMeeting(tx, [orderId]);
    if (active) {
      if (isSame(active, booking, address)) return active.id;
      throw new AppError('CONFLICT', sentence('meetings.bookedAlready'));
    }
    const visitRefusal = address && refuseVisit(await findVisitArea(tx, order.makerId), address);
    if (visitRefusal !== null) throw invalidInput({ addressId: visitRefusal });
    const [meeting] = await insertMeeting(tx, {
      orderId,
      buyerId: order.buyerId,
      makerId: order.makerId,
      type,
      scheduledAt,
      notes,
      address: address && JSON.stringify(address),
      now,
      remindedAt: remindedAtOnce(scheduledAt, now),
    });
    if (!meeting) throw slotTaken();
    await recordMeeting(services, tx, { orderId, what: 'BOOKED', byId: viewerId });
    await services.events.publish(tx, meetingChanged, {
      meetingId: meeting.id,
      change: 'BOOKED',
      by: 'BUYER',
      revision: 0,
      scheduledAt: scheduledAt.toISOString(),
    });
    return meeting.id;
  });
}

function isSame(active: MeetingRow, { type, scheduledAt, notes }: Booking, address: MeetingAddress | null) {
  return (
    active.type === type &&
    active.scheduledAt.getTime() === scheduledAt.getTime() &&
    active.notes === notes &&
    active.address?.id === address?.id
  );
}

/** Another person's address gives the same error as a missing one. */
async function chooseAddress(
  tx: Transaction,
  { viewerId, addressId, isExistingAddress }: Booking,
): Promise<MeetingAddress> {
  if (addressId === undefined || addressId === null) {
    throw invalidInput({
      addressId:
        isExistingAddress === false
          ? sentence('meetings.saveAddressFirst')
          : sentence('meetings.selectAddress'),
    });
  }
  const [found] = await findOwnAddress(tx, [viewerId, addressId]);
  if (!found) throw notFound('profiles.addressMissing');
  const { id, label, fullAddress, city, state, pincode, country } = found;
  return { id, label, fullAddress, city, state, pincode, country };
}
