import { refuseAct, refuseBooking } from '#contracts/meetings/meeting.states.ts';
import { refuseTime } from '#contracts/meetings/meeting-slots.ts';
import { stopOf } from '#contracts/orders/core/order-stops.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { codeOf } from '#server/platform/db/error-code.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { meetingChanged } from './meetings.events.ts';
import { lockMeetingOfParty, type MeetingRow, orderOfParty, setMeetingTime } from './meetings.queries.ts';
import { remindedAtOnce } from './remind-of-meetings.ts';
import { slotTaken } from './slot-taken.ts';

interface Request {
  meetingId: number;
  viewerId: number;
  scheduledAt: Date;
}

const uniqueViolation = '23505';

/**
 * Moves a meeting to another time, for either side. Throws CONFLICT if that slot is taken, ILLEGAL_MOVE if its order
 * is on hold or disputed.
 */
export async function rescheduleMeeting(
  { db, clock, events }: Services,
  { meetingId, viewerId, scheduledAt }: Request,
): Promise<MeetingRow> {
  try {
    return await inTransaction(db, async (tx) => {
      const [meeting] = await lockMeetingOfParty(tx, [meetingId, viewerId]);
      if (!meeting) throw notFound('meetings.meetingMissing');
      const refusal = refuseAct('reschedule', meeting.status);
      if (refusal !== null) throw new AppError('ILLEGAL_MOVE', refusal);
      const [order] = await orderOfParty(tx, [meeting.orderId, viewerId]);
      const orderRefusal = order ? refuseBooking({ ...order, stop: stopOf(order) }) : null;
      if (orderRefusal !== null) throw new AppError('ILLEGAL_MOVE', orderRefusal);
      const now = clock.now();
      const timeRefusal = refuseTime(scheduledAt, now);
      if (timeRefusal !== null) throw invalidInput({ scheduledAt: timeRefusal });
      if (meeting.scheduledAt.getTime() === scheduledAt.getTime()) {
        throw invalidInput({ scheduledAt: sentence('meetings.sameTime') });
      }
      const [changed] = await setMeetingTime(tx, {
        meetingId,
        scheduledAt,
        now,
        remindedAt: remindedAtOnce(scheduledAt, now),
      });
      const revision = changed?.revision ?? meeting.revision;
      await events.publish(tx, meetingChanged, {
        meetingId,
        change: 'RESCHEDULED',
        by: meeting.buyerId === viewerId ? 'BUYER' : 'MAKER',
        revision,
        scheduledAt: scheduledAt.toISOString(),
      });
      return { ...meeting, scheduledAt, revision };
    });
  } catch (error) {
    throw codeOf(error) === uniqueViolation ? slotTaken() : error;
  }
}
