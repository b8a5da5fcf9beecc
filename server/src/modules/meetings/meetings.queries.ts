import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';
import type { Measuring } from '#contracts/measurements/measuring.ts';
import type { MeetingStatus, MeetingType } from '#contracts/meetings/meeting.states.ts';
import type { MeetingAddress } from '#contracts/meetings/meetings.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { titleInLanguages } from '#server/modules/designs/designs.tables.ts';
import type { TitleRow } from '#server/modules/designs/public.ts';
import { isDisputed, languageOfItem, paymentHold, translatedTitleIn } from '#server/modules/orders/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface MeetingRow {
  id: number;
  orderId: number;
  buyerId: number;
  makerId: number;
  type: MeetingType;
  status: MeetingStatus;
  scheduledAt: Date;
  notes: string;
  address: MeetingAddress | null;
  revision: number;
  updatedAt: Date;
  /** For a SCHEDULED meeting: its order is cancelled, asked to be cancelled, on hold or disputed. */
  isOrderStopped: boolean;
}

const columns = `m.id, m.order_id as "orderId", m.buyer_id as "buyerId", m.maker_id as "makerId", m.type, m.status,
  m.scheduled_at as "scheduledAt", m.notes, m.address, m.revision, m.updated_at as "updatedAt",
  (m.status = 'SCHEDULED' and exists (select from orders o where o.id = m.order_id and (
    o.status = 'CANCELLED' or o.asked_to_cancel or ${paymentHold} = 'MAKER' or ${isDisputed}))) as "isOrderStopped"`;
const isActive = `m.status in ('SCHEDULED','IN_PROGRESS')`;

interface OrderSides {
  id: number;
  buyerId: number;
  makerId: number;
  status: OrderStatus;
  measuring: Measuring;
  /** A meeting of the order was completed. */
  isMeasured: boolean;
  hold: 'MAKER' | 'DESIGN' | null;
  isDisputed: boolean;
  isAskedToCancel: boolean;
}

const sides = `o.id, o.buyer_id as "buyerId", o.maker_id as "makerId", o.status, o.measuring,
  exists (select from meetings m where m.order_id = o.id and m.status = 'COMPLETED') as "isMeasured",
  ${paymentHold} as hold, ${isDisputed} as "isDisputed", o.asked_to_cancel as "isAskedToCancel"`;

/** Locks the order, which serializes booking and completing its meeting. $1 the order. */
export const holdOrder = prepared<OrderSides, [orderId: number]>(
  'meetings.hold-order',
  `select ${sides} from orders o where o.id = $1 for update of o`,
);

/** Returns no row to a viewer who is not one of the two sides. $1 the order, $2 the viewer. */
export const orderOfParty = prepared<OrderSides, [orderId: number, viewerId: number]>(
  'meetings.order-of-party',
  `select ${sides} from orders o where o.id = $1 and (o.buyer_id = $2 or o.maker_id = $2)`,
);

export const meetingsOfOrder = prepared<MeetingRow, [orderId: number]>(
  'meetings.of-order',
  `select ${columns} from meetings m where m.order_id = $1 order by m.id desc limit 50`,
);

export const activeMeeting = prepared<MeetingRow, [orderId: number]>(
  'meetings.active',
  `select ${columns} from meetings m where m.order_id = $1 and ${isActive}`,
);

/**
 * Locks the active meeting of an order and returns whether the order was measured. This is read from the order's
 * history, which is right even if the event arrives late. $1 the order.
 */
export const lockActiveMeeting = prepared<{ id: number; isMeasured: boolean }, [orderId: number]>(
  'meetings.lock-active',
  `select m.id, exists (select from order_history h
                         where h.order_id = m.order_id and h.to_status = 'MEASUREMENT_COMPLETED') as "isMeasured"
     from meetings m where m.order_id = $1 and ${isActive} for update of m`,
);

const ofParty = 'm.id = $1 and (m.buyer_id = $2 or m.maker_id = $2)';

/** $1 the meeting, $2 the viewer. */
export const meetingOfParty = prepared<MeetingRow, [meetingId: number, viewerId: number]>(
  'meetings.of-party',
  `select ${columns} from meetings m where ${ofParty}`,
);

export const lockMeetingOfParty = prepared<MeetingRow, [meetingId: number, viewerId: number]>(
  'meetings.lock',
  `select ${columns} from meetings m where ${ofParty} for update`,
);

/** Returns no row if the slot is taken. Waits for a concurrent booking of the same slot to commit or roll back. */
export const insertMeeting = prepared<
  { id: number },
  {
    orderId: number;
    buyerId: number;
    makerId: number;
    type: string;
    scheduledAt: Date;
    notes: string;
    address: string | null;
    now: Date;
    remindedAt: Date | null;
  }
>(
  'meetings.insert',
  `insert into meetings (order_id, buyer_id, maker_id, type, scheduled_at, notes, address, created_at, updated_at,
                         reminded_at)
   values ($orderId, $buyerId, $makerId, $type, $scheduledAt, $notes, $address::jsonb, $now, $now, $remindedAt) on conflict do nothing returning id`,
);

/** $1 the meeting, $2 status, $3 now. Returns the new revision. */
export const setMeetingStatus = prepared<
  { revision: number },
  [meetingId: number, status: string, now: Date]
>(
  'meetings.set-status',
  'update meetings set status = $2, updated_at = $3, revision = revision + 1 where id = $1 returning revision',
);

/** Throws a unique violation if the slot is taken. */
export const setMeetingTime = prepared<
  { revision: number },
  { meetingId: number; scheduledAt: Date; now: Date; remindedAt: Date | null }
>(
  'meetings.set-time',
  `update meetings set scheduled_at = $scheduledAt, updated_at = $now, reminded_at = $remindedAt, revision = revision + 1
    where id = $meetingId returning revision`,
);

/** $1 the maker, $2 from, $3 before. */
export const takenSlots = prepared<{ at: Date }, [makerId: number, from: Date, before: Date]>(
  'meetings.taken',
  `select m.scheduled_at as at from meetings m
    where m.maker_id = $1 and m.scheduled_at >= $2 and m.scheduled_at < $3 and ${isActive}`,
);

export interface PlannedRow extends MeetingRow, TitleRow {
  orderedAt: Date;
  pictureKey: string | null;
  buyerName: string;
  buyerPhone: string;
  buyerImageKey: string | null;
  makerName: string;
  makerImageKey: string | null;
}

const ofStretch = `scheduled_at >= $from and scheduled_at < $before and status <> 'CANCELLED'
            order by scheduled_at, id limit 500`;

/** One index scan for each side. */
export const plannedMeetings = prepared<
  PlannedRow,
  { viewerId: number; from: Date; before: Date; locale: Locale }
>(
  'meetings.planned',
  `select ${columns}, o.created_at as "orderedAt", i.title, i.language, i."translatedTitle",
          i.picture_key as "pictureKey", u.name as "buyerName",
          coalesce(nullif(o.shipping_phone, ''), p.phone, '') as "buyerPhone",
          p.profile_image_key as "buyerImageKey", s.name as "makerName", sp.profile_image_key as "makerImageKey"
     from ((select * from meetings where maker_id = $viewerId and ${ofStretch})
           union all (select * from meetings where buyer_id = $viewerId and ${ofStretch})) m
     join orders o on o.id = m.order_id join users u on u.id = m.buyer_id
     left join profiles p on p.user_id = m.buyer_id
     join users s on s.id = m.maker_id left join profiles sp on sp.user_id = m.maker_id
     cross join lateral (
       select i.title, i.picture_key, ${languageOfItem} as language, ${translatedTitleIn('$locale')} as "translatedTitle"
         from order_items i left join designs d on d.id = i.design_id where i.order_id = m.order_id order by i.id limit 1) i
    order by m.scheduled_at, m.id`,
);

/**
 * Claims the meetings whose sides must be reminded now. Skips those claimed by another process. $1 now, $2 until
 * when.
 */
export const takeDueReminders = prepared<
  { id: number; revision: number; scheduledAt: Date },
  [now: Date, until: Date]
>(
  'meetings.due',
  `update meetings set reminded_at = $1
    where id in (select id from meetings
                  where status = 'SCHEDULED' and reminded_at is null and scheduled_at > $1 and scheduled_at <= $2
                  order by scheduled_at limit 100 for update skip locked)
   returning id, revision, scheduled_at as "scheduledAt"`,
);

/** The two sides of a meeting and its current status. $1 the meeting. */
export const meetingSides = prepared<
  Pick<MeetingRow, 'orderId' | 'buyerId' | 'makerId' | 'status'>,
  [meetingId: number]
>(
  'meetings.sides',
  'select order_id as "orderId", buyer_id as "buyerId", maker_id as "makerId", status from meetings where id = $1',
);

export interface MeetingNewsRow extends MeetingRow {
  orderedAt: Date;
  title: TitleInLanguages;
  pictureKey: string | null;
  buyerName: string;
  buyerEmail: string;
  makerName: string;
  makerEmail: string;
}

export const meetingNews = prepared<MeetingNewsRow, [meetingId: number]>(
  'meetings.news',
  `select ${columns}, o.created_at as "orderedAt", i.title, i.picture_key as "pictureKey", b.name as "buyerName", b.email as "buyerEmail",
          s.name as "makerName", s.email as "makerEmail"
     from meetings m join orders o on o.id = m.order_id
     join users b on b.id = m.buyer_id join users s on s.id = m.maker_id
     cross join lateral (
       select ${titleInLanguages('i.title')} as title, i.picture_key
         from order_items i left join designs d on d.id = i.design_id where i.order_id = m.order_id order by i.id limit 1) i
    where m.id = $1`,
);
