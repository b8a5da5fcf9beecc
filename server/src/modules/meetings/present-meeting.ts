import { type MeetingSide, meetingCan, minutesOf } from '#contracts/meetings/meeting.states.ts';
import type { Meeting, PlannedMeeting } from '#contracts/meetings/meetings.contract.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { titleFor } from '#server/modules/designs/public.ts';
import type { MeetingRow, PlannedRow } from './meetings.queries.ts';

/** A meeting as one of its two sides sees it. */
export function presentMeeting(row: MeetingRow, viewerId: number): Meeting {
  const side: MeetingSide = row.buyerId === viewerId ? 'BUYER' : 'MAKER';
  const { id, orderId, type, status, notes, address } = row;
  return {
    id,
    orderId,
    type,
    status,
    scheduledAt: row.scheduledAt.toISOString(),
    minutes: minutesOf[type],
    notes,
    address,
    can: meetingCan(status, side, row.isOrderStopped),
  };
}

/** A meeting in the calendar of one of its two sides. */
export function presentPlanned(
  row: PlannedRow,
  viewerId: number,
  { mediaUrl, locale }: { mediaUrl: (key: string) => string; locale: Locale },
): PlannedMeeting {
  const role = row.makerId === viewerId ? 'maker' : 'buyer';
  const image = (key: string | null) => (key === null ? null : mediaUrl(key));
  return {
    ...presentMeeting(row, viewerId),
    role,
    order: {
      id: row.orderId,
      orderNumber: orderNumber(row.orderId, row.orderedAt),
      ...titleFor(row, locale),
      image: image(row.pictureKey),
    },
    buyer: {
      id: row.buyerId,
      name: row.buyerName,
      phone: role === 'maker' ? row.buyerPhone : '',
      profileImage: image(row.buyerImageKey),
    },
    maker: { id: row.makerId, name: row.makerName, profileImage: image(row.makerImageKey) },
  };
}
