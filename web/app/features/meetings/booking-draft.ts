import type { MeetingType } from '#contracts/meetings/meeting.states.ts';

/** A booking as far as it has come. */
export interface BookingDraft {
  type: MeetingType | null;
  /** "2026-11-22", in India. */
  day: string | null;
  hour: number | null;
  notes: string;
  /** Null until one of the two is chosen. */
  mode: 'existing' | 'new' | null;
  /** Chosen among the existing ones. */
  addressId: number | null;
  /** Made by the form for a new one. */
  newAddressId: number | null;
}

export const emptyDraft: BookingDraft = {
  type: null,
  day: null,
  hour: null,
  notes: '',
  mode: null,
  addressId: null,
  newAddressId: null,
};

/** What was chosen and typed before the page was left or loaded anew; this tab remembers it. */
export function readBookingDraft(viewerId: number, orderId: number): Partial<BookingDraft> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(viewerId, orderId)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Null forgets it. */
export function keepBookingDraft(viewerId: number, orderId: number, draft: BookingDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(viewerId, orderId));
    else sessionStorage.setItem(keyOf(viewerId, orderId), JSON.stringify(draft));
  } catch {
    // A browser that forbids storage loses the draft only with its page.
  }
}

const keyOf = (viewerId: number, orderId: number) => `tanabana_meeting_${viewerId}_${orderId}`;
