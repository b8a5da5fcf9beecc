import type { MeetingSide } from '#contracts/meetings/meeting.states.ts';
import { eventKind } from '#server/platform/events/events.ts';

export type MeetingChange = 'BOOKED' | 'RESCHEDULED' | 'CANCELLED' | 'STARTED' | 'COMPLETED' | 'DUE';

/** A change of a meeting. */
export interface MeetingNews {
  meetingId: number;
  change: MeetingChange;
  /** Who made the change; CLOCK for a reminder. */
  by: MeetingSide | 'CLOCK';
  revision: number;
  /** Start of the meeting after the change, ISO 8601. */
  scheduledAt: string;
}

export const meetingChanged = eventKind<MeetingNews>('meeting.changed');
