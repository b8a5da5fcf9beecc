import { bookableDays, slotHours, slotStart } from '#contracts/meetings/meeting-slots.ts';
import { addDays } from '#contracts/platform/ist-day.ts';
import { bookMeeting } from '../modules/meetings/public.ts';
import type { Payments } from '../modules/payments/public.ts';
import { loadShippingAddresses } from '../modules/profiles/public.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services.ts';
import { findUnmetOrders } from './demo.queries.ts';

const notes = ['The bell sticks, please knock.', '', 'After eleven is best.'];

/** Buyers of the demo whose orders wait to be measured book their meetings, on the days that come next. */
export async function fillMeetings(
  services: Services,
  payments: Payments,
  isStopping: () => boolean,
): Promise<void> {
  const { first } = bookableDays(services.clock.now());
  for (const [nth, { id, buyerId }] of (await findUnmetOrders(services.db)).entries()) {
    if (isStopping()) return;
    const { book } = await loadShippingAddresses(services.db, buyerId);
    const addressId = book[0]?.id;
    const isVisit = addressId !== undefined && nth % 3 !== 1;
    await bookFirstFree(addDays(first, nth % 5), {
      orderId: id,
      viewerId: buyerId,
      type: isVisit ? 'HOME_VISIT' : 'PHONE_CALL',
      notes: notes[nth % notes.length] ?? '',
      ...(isVisit ? { addressId } : {}),
    });
  }

  async function bookFirstFree(
    day: string,
    booking: Omit<Parameters<typeof bookMeeting>[2], 'scheduledAt'>,
  ): Promise<void> {
    for (const hour of slotHours.slice(2)) {
      try {
        await bookMeeting(services, payments, { ...booking, scheduledAt: slotStart(day, hour) });
        return;
      } catch (error) {
        // A time that is taken is no failure: the next hour may be free.
        if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
      }
    }
  }
}
