import type { Services } from '#server/platform/services.ts';
import { meetingChanged } from './meetings.events.ts';
import { meetingSides } from './meetings.queries.ts';

/** Tells the open order pages of both sides to refresh after every change of a meeting. */
export function refreshOpenPages({ db, events, realtime }: Services): void {
  events.on(meetingChanged, 'refresh', async ({ meetingId }) => {
    const [meeting] = await meetingSides(db, [meetingId]);
    if (meeting) refreshSides(realtime, meeting);
  });
}

export function refreshSides(
  realtime: Services['realtime'],
  { orderId, buyerId, makerId }: { orderId: number; buyerId: number; makerId: number },
): void {
  for (const person of [buyerId, makerId]) realtime.toPerson(person, 'orderChanged', orderId);
}
