import { refuseAct } from '#contracts/meetings/meeting.states.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { meetingChanged } from './meetings.events.ts';
import { lockMeetingOfParty, type MeetingRow, setMeetingStatus } from './meetings.queries.ts';

/**
 * Cancels a meeting, for either side. The order keeps its status, because an order never goes back. Cancelling again
 * changes nothing.
 */
export async function cancelMeeting(
  { db, clock, events }: Services,
  { meetingId, viewerId }: { meetingId: number; viewerId: number },
): Promise<MeetingRow> {
  return inTransaction(db, async (tx) => {
    const [meeting] = await lockMeetingOfParty(tx, [meetingId, viewerId]);
    if (!meeting) throw notFound('meetings.meetingMissing');
    // A retry after a lost response.
    if (meeting.status === 'CANCELLED') return meeting;
    const refusal = refuseAct('cancel', meeting.status);
    if (refusal !== null) throw new AppError('ILLEGAL_MOVE', refusal);
    const [changed] = await setMeetingStatus(tx, [meetingId, 'CANCELLED', clock.now()]);
    const revision = changed?.revision ?? meeting.revision;
    await events.publish(tx, meetingChanged, {
      meetingId,
      change: 'CANCELLED',
      by: meeting.buyerId === viewerId ? 'BUYER' : 'MAKER',
      revision,
      scheduledAt: meeting.scheduledAt.toISOString(),
    });
    return { ...meeting, status: 'CANCELLED', revision };
  });
}
