import * as z from 'zod/mini';
import { meetingTypes } from '#contracts/meetings/meeting.states.ts';
import { slotStart } from '#contracts/meetings/meeting-slots.ts';
import type { Booking } from '../meetings.api.ts';

/** A booking as far as it has come. */
export const bookingShape = z.object({
  type: z.nullable(z.enum(meetingTypes)),
  /** "2026-11-22", in India. */
  day: z.nullable(z.string()),
  hour: z.nullable(z.number()),
  notes: z.string(),
  /** Null until one of the two is chosen. */
  mode: z.nullable(z.enum(['existing', 'new'])),
  /** Chosen among the existing ones. */
  addressId: z.nullable(z.number()),
  /** Made by the form for a new one. */
  newAddressId: z.nullable(z.number()),
});
export type BookingDraft = z.output<typeof bookingShape>;

export const emptyDraft: BookingDraft = {
  type: null,
  day: null,
  hour: null,
  notes: '',
  mode: null,
  addressId: null,
  newAddressId: null,
};

/** How the buyer is measured: as they chose, but by phone where the maker comes to no address that is known. */
export function settledType(chosen: BookingDraft['type'], isVisitOut: boolean): BookingDraft['type'] {
  return isVisitOut ? 'PHONE_CALL' : chosen;
}

/** What is still to be chosen of how, day and time; null where nothing is. */
export function missingOf({ type, day, hour }: Pick<BookingDraft, 'type' | 'day' | 'hour'>) {
  if (day === null) return type === null ? 'all' : 'dayAndTime';
  if (hour === null) return type === null ? 'howAndTime' : 'time';
  return type === null ? 'how' : null;
}

/** Which part of the form a sentence stands at. */
export type BookingPart = 'type' | 'day' | 'time' | 'address';

/** Which of the form's sentences is said. */
export type BookingFault = 'forgotten' | 'gone' | 'noSaved' | 'noExisting';

export type CheckedBooking = { booking: Booking } | { part: BookingPart; fault: BookingFault };

/**
 * The request that a draft amounts to, or the first thing that stands against it. A time of which nothing is known is
 * sent: the server decides.
 */
export function checkBooking(
  draft: BookingDraft,
  isTaken: (day: string, hour: number) => boolean,
): CheckedBooking {
  const { type, day, hour, notes, mode, addressId, newAddressId } = draft;
  if (type === null) return { part: 'type', fault: 'forgotten' };
  if (day === null) return { part: 'day', fault: 'forgotten' };
  if (hour === null) return { part: 'time', fault: 'forgotten' };
  if (isTaken(day, hour)) return { part: 'time', fault: 'gone' };
  const words = { type, scheduledAt: slotStart(day, hour).toISOString(), notes };
  if (type === 'PHONE_CALL') return { booking: words };
  const isExisting = mode !== 'new';
  const chosen = isExisting ? addressId : newAddressId;
  if (chosen === null) return { part: 'address', fault: isExisting ? 'noExisting' : 'noSaved' };
  return { booking: { ...words, addressId: chosen, isExistingAddress: isExisting } };
}
