import { activeStatuses } from '#contracts/meetings/meeting.states.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { type MeetingRow, meetingOfParty, meetingsOfOrder, orderOfParty } from './meetings.queries.ts';

/** The meetings of an order, newest first, for its two sides. Includes ended meetings only if `all` is set. */
export async function listMeetings(
  executor: Executor,
  { orderId, viewerId, all }: { orderId: number; viewerId: number; all: boolean },
): Promise<MeetingRow[]> {
  const [order] = await orderOfParty(executor, [orderId, viewerId]);
  if (!order) throw notFound('orders.orderMissing');
  const rows = await meetingsOfOrder(executor, [orderId]);
  return all ? rows : rows.filter(({ status }) => activeStatuses.includes(status));
}

/** A meeting for one of its two sides. Throws NOT_FOUND. */
export async function getMeeting(executor: Executor, id: number, viewerId: number): Promise<MeetingRow> {
  const [row] = await meetingOfParty(executor, [id, viewerId]);
  if (!row) throw notFound('meetings.meetingMissing');
  return row;
}
