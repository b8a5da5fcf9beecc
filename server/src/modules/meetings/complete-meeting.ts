import { refuseAct } from '#contracts/meetings/meeting.states.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { recordMeeting } from '#server/modules/orders/public.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import { meetingChanged } from './meetings.events.ts';
import {
  holdOrder,
  lockMeetingOfParty,
  type MeetingRow,
  meetingOfParty,
  setMeetingStatus,
} from './meetings.queries.ts';

interface Request {
  meetingId: number;
  viewerId: number;
  to: 'IN_PROGRESS' | 'COMPLETED';
}

/** Starts or completes a meeting, for the maker only. Completing it records the order as measured. */
export async function completeMeeting(
  services: ServicesWithPayments,
  { meetingId, viewerId, to }: Request,
): Promise<MeetingRow> {
  return inTransaction(services.db, async (tx) => {
    const [known] = await meetingOfParty(tx, [meetingId, viewerId]);
    if (!known) throw notFound('meetings.meetingMissing');
    if (known.makerId !== viewerId) {
      throw new AppError('FORBIDDEN', sentence('meetings.onlyMaker'));
    }
    const { orderId } = known;
    // Lock order, as everywhere: instalments, order, meeting.
    await services.payments.lock(tx, orderId);
    const [order] = await holdOrder(tx, [orderId]);
    const [meeting] = await lockMeetingOfParty(tx, [meetingId, viewerId]);
    if (!order || !meeting) throw notFound('meetings.meetingMissing');
    // A retry after a lost response.
    if (meeting.status === to) return meeting;
    const refusal = refuseAct(to === 'COMPLETED' ? 'complete' : 'start', meeting.status);
    if (refusal !== null) throw new AppError('ILLEGAL_MOVE', refusal);
    if (order.status === 'CANCELLED')
      throw new AppError('ILLEGAL_MOVE', sentence('meetings.cancelledWithOrder'));
    const [changed] = await setMeetingStatus(tx, [meetingId, to, services.clock.now()]);
    const revision = changed?.revision ?? meeting.revision;
    if (to === 'COMPLETED') await recordMeeting(services, tx, { orderId, what: 'COMPLETED', byId: viewerId });
    await services.events.publish(tx, meetingChanged, {
      meetingId,
      change: to === 'COMPLETED' ? 'COMPLETED' : 'STARTED',
      by: 'MAKER',
      revision,
      scheduledAt: meeting.scheduledAt.toISOString(),
    });
    return { ...meeting, status: to, revision };
  });
}
