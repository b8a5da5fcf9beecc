import { bookableDays, slotHours, slotStart } from '#contracts/meetings/meeting-slots.ts';
import type { freeSlots } from '#contracts/meetings/meetings.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { addDays } from '#contracts/platform/ist-day.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { orderOfParty, takenSlots } from '../meetings.queries.ts';

interface Question {
  orderId: number;
  viewerId: number;
  /** A day in India; by default the first bookable day. */
  from?: string | undefined;
  days: number;
}

/** The free slots of an order's maker, for its two sides. Days that cannot be booked are left out. */
export async function listFreeSlots(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { orderId, viewerId, from, days }: Question,
): Promise<ReplyOf<typeof freeSlots>['data']> {
  const [order] = await orderOfParty(db, [orderId, viewerId]);
  if (!order) throw notFound('orders.orderMissing');
  const { first, last } = bookableDays(clock.now());
  const start = from === undefined || from < first ? first : from;
  const asked = addDays(from ?? first, days - 1);
  const end = asked > last ? last : asked;
  if (end < start) return { first, last, days: [] };

  const taken = new Set(
    (await takenSlots(db, [order.makerId, slotStart(start, 0), slotStart(addDays(end, 1), 0)])).map(
      ({ at }) => at.getTime(),
    ),
  );
  const listed: { day: string; freeHours: number[] }[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const freeHours = slotHours.filter((hour) => !taken.has(slotStart(day, hour).getTime()));
    listed.push({ day, freeHours });
  }
  return { first, last, days: listed };
}
