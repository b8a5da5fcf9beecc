import type { About } from '#contracts/notifications/kinds/kind.ts';
import { type NotificationType, publicTypes } from '#contracts/notifications/kinds/kinds.ts';
import {
  mostUnreadCounted,
  mostUnreadListed,
  notificationsPageSize,
} from '#contracts/notifications/notifications.contract.ts';
import { isShownTo, titleInLanguages } from '#server/modules/designs/designs.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface NotificationRow extends About<Record<string, unknown>> {
  id: number;
  type: NotificationType;
  senderImageKey: string | null;
  pictureKey: string | null;
  isRead: boolean;
  createdAt: Date;
  /** `createdAt` in microseconds since 1970, the precision of the database. */
  micros: number;
}

const columns = `
  n.id, n.type, n.data, n.recipient_id as "recipientId", n.sender_id as "senderId", u.name as "senderName",
  p.profile_image_key as "senderImageKey", coalesce(n.design_id, i.design_id) as "designId", 
  case when d.id is not null then ${titleInLanguages()} end as "designTitle",
  coalesce(d.pictures->0->>'key', i.picture_key) as "pictureKey", 
  case when n.subject like 'comment:%' then split_part(n.subject, ':', 2)::bigint end as "commentId",
  n.order_id as "orderId",
  o.created_at as "orderedAt", o.buyer_id as "buyerId", o.final_due_at as "finalDueAt",
  i.title as "orderedTitle",
  case when n.order_update_id is not null then
    (select count(*)::int from order_update_pictures w where w.update_id = n.order_update_id) end as "updatePhotographs",
  n.enquiry_id as "enquiryId",
  (select m.type from meetings m where m.id = n.meeting_id) as "meetingType",
  n.chat_id as "chatId", n.complaint_id as "complaintId", c.created_at as "complainedAt",
  coalesce(n.recipient_id not in (c.complainant_id, coalesce(c.respondent_id, 0)), false) as "isForDesk", n.count, n.read_at is not null as "isRead", n.created_at as "createdAt",
  (extract(epoch from n.created_at) * 1000000)::bigint as micros`;

/**
 * Leaves out notifications whose link would lead nowhere, because the design was taken down or the person has left.
 * Orders and enquiries have their own pages, which stay. Makers and admins are still told of takedowns. Looked up row
 * by row, so that the index scan ends with the page.
 */
const subjects = `
  left join lateral (select * from designs where id = n.design_id limit 1) d on true
  left join lateral (select * from users where id = n.sender_id limit 1) u on true`;
const isAlive = `
  (n.design_id is null or n.enquiry_id is not null or ${isShownTo('n.recipient_id')}
   or (n.type = 'MODERATION' and d.status <> 'DELETED'))
  and (n.sender_id is null or n.order_id is not null or n.complaint_id is not null or n.enquiry_id is not null
       or u.status = 'ACTIVE')`;

/** Leaves out public acts of people whom the reader has muted. These types always have a sender. */
const isHeardBy = (reader: string) => `
  (n.type <> all ('{${publicTypes.join(',')}}')
   or n.sender_id <> all (array(select muted_id from mutes where muter_id = ${reader})))`;

const from = `
  from notifications n ${subjects}
  left join profiles p on p.user_id = n.sender_id
  left join orders o on o.id = n.order_id
  left join lateral (
    select i.design_id, ${titleInLanguages('i.title')} as title, i.picture_key
      from order_items i left join designs d on d.id = i.design_id
     where i.order_id = n.order_id order by i.id limit 1) i on true
  left join complaints c on c.id = n.complaint_id`;

const isUnread = 'n.count > 0 and n.read_at is null';

/** One scan of notifications_unread_idx. $1 the reader. */
export const unreadNotifications = prepared<NotificationRow, [viewerId: number]>(
  'notifications.unread',
  `select ${columns} ${from}
    where n.recipient_id = $1 and ${isUnread} and ${isAlive} and ${isHeardBy('$1')}
    order by n.created_at desc, n.id desc limit ${mostUnreadListed}`,
);

/** Counts up to a maximum. $1 the reader. */
export const unreadCount = prepared<{ count: number }, [viewerId: number]>(
  'notifications.unread-count',
  `select count(*)::int as count
     from (select 1 from notifications n ${subjects}
            where n.recipient_id = $1 and ${isUnread} and ${isAlive} and ${isHeardBy('$1')}
            order by n.created_at desc, n.id desc limit ${mostUnreadCounted}) counted`,
);

/** One scan of notifications_page_idx. $1 the reader, $2 micros and $3 id of the cursor. */
export const notificationsPage = prepared<
  NotificationRow,
  [viewerId: number, micros: number, cursorId: number]
>(
  'notifications.page',
  `select ${columns} ${from}
    where n.recipient_id = $1 and n.count > 0 and ${isAlive} and ${isHeardBy('$1')}
      and (n.created_at, n.id) < (timestamptz 'epoch' + $2 * interval '1 microsecond', $3::bigint)
    order by n.created_at desc, n.id desc limit ${notificationsPageSize + 1}`,
);

/** Returns no row if its reader has read it or may not see it. */
export const unreadNotification = prepared<NotificationRow, [id: number]>(
  'notifications.unread-one',
  `select ${columns} ${from} where n.id = $1 and ${isUnread} and ${isAlive} and ${isHeardBy('n.recipient_id')}`,
);
