import { refuseVisit } from '#contracts/meetings/home-visit.ts';
import { bookableDays, slotHours, slotStart } from '#contracts/meetings/meeting-slots.ts';
import { addDays } from '#contracts/platform/ist-day.ts';
import { bookMeeting } from '#server/modules/meetings/book-meeting.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { findVisitArea, loadShippingAddresses } from '#server/modules/profiles/public.ts';
import { AppError } from '#server/platform/http/app-error.ts';

interface Visit {
  orderId: number;
  makerId: number;
  buyerId: number;
  /** How many days after the first bookable day. */
  daysLater?: number;
  /** The buyer's note to the maker, for either kind of meeting. */
  notes?: Record<'HOME_VISIT' | 'PHONE_CALL', string>;
  isPhoneCall?: boolean;
}

/**
 * The buyer books a free hour of a day: a home visit if the maker comes there, otherwise a phone call. Undefined if
 * no hour is free.
 */
export async function bookMeasuring(
  services: ServicesWithPayments,
  { orderId, makerId, buyerId, daysLater = 0, notes, isPhoneCall = false }: Visit,
): Promise<number | undefined> {
  const { first } = bookableDays(services.clock.now());
  const { book } = await loadShippingAddresses(services.db, buyerId);
  const area = await findVisitArea(services.db, makerId);
  const near = book.find((address) => refuseVisit(area, address) === null);
  const addressId = isPhoneCall ? undefined : near?.id;
  const type = addressId === undefined ? 'PHONE_CALL' : 'HOME_VISIT';
  for (const hour of slotHours.slice(2 + (orderId % 4))) {
    const scheduledAt = slotStart(addDays(first, daysLater), hour);
    try {
      return await bookMeeting(services, {
        orderId,
        viewerId: buyerId,
        type,
        notes: notes?.[type] ?? '',
        scheduledAt,
        addressId,
      });
    } catch (error) {
      // A conflict means that the hour is taken. The next one may be free.
      if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
    }
  }
  return undefined;
}
