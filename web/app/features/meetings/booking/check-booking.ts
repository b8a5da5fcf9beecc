import * as z from 'zod/mini';
import { meetingTypes } from '#contracts/meetings/meeting.states.ts';
import { slotStart } from '#contracts/meetings/meeting-slots.ts';
import type { Booking } from '../meetings.api.ts';

/** An unfinished booking. */
export const bookingShape = z.object({
  type: z.nullable(z.enum(meetingTypes)),
  /** For example "2026-11-22", in IST. */
  day: z.nullable(z.string()),
  hour: z.nullable(z.number()),
  notes: z.string(),
  /** Null until the buyer chooses between an existing and a new address. */
  mode: z.nullable(z.enum(['existing', 'new'])),
  /** The chosen existing address. */
  addressId: z.nullable(z.number()),
  /** The new address created in the form. */
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

/** The chosen type of meeting, but a phone call if the maker visits no known address. */
export function settledType(chosen: BookingDraft['type'], isVisitOut: boolean): BookingDraft['type'] {
  return isVisitOut ? 'PHONE_CALL' : chosen;
}

/** Which of type, day and time are still to be chosen; null if none. */
export function missingOf({ type, day, hour }: Pick<BookingDraft, 'type' | 'day' | 'hour'>) {
  if (day === null) return type === null ? 'all' : 'dayAndTime';
  if (hour === null) return type === null ? 'howAndTime' : 'time';
  return type === null ? 'how' : null;
}

/** The part of the form that an error belongs to. */
export type BookingPart = 'type' | 'day' | 'time' | 'address';

/** Which error of the form is shown. */
export type BookingFault = 'forgotten' | 'gone' | 'noSaved' | 'noExisting';

export type CheckedBooking = { booking: Booking } | { part: BookingPart; fault: BookingFault };

/**
 * The request for a draft, or its first error. A time whose availability is unknown is sent anyway; the server
 * decides.
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
