import type { MeetingSide } from '#contracts/meetings/meeting.states.ts';
import { eventKind } from '#server/platform/events/events.ts';

export type MeetingChange = 'BOOKED' | 'RESCHEDULED' | 'CANCELLED' | 'STARTED' | 'COMPLETED' | 'DUE';

/** Something became of a meeting. */
export interface MeetingNews {
  meetingId: number;
  change: MeetingChange;
  /** Who did it; CLOCK for a reminder. */
  by: MeetingSide | 'CLOCK';
  revision: number;
  /** When it begins, ISO 8601, as it was decided then. */
  scheduledAt: string;
}

export const meetingChanged = eventKind<MeetingNews>('meeting.changed');
