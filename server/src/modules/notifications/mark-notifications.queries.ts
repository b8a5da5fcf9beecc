import { prepared } from '#server/platform/db/prepared.ts';

const unread = 'recipient_id = $1 and count > 0 and read_at is null';

/** Only if it belongs to the reader. */
export const markOne = prepared<{ id: number }, [viewerId: number, whichId: number]>(
  'notifications.mark-one',
  `update notifications set read_at = now() where ${unread} and id = $2 returning id`,
);

/** Includes notifications about the reader's orders of the design. $1 the reader, $2 design. */
export const markByDesign = prepared<{ id: number }, [viewerId: number, designId: number]>(
  'notifications.mark-by-design',
  `update notifications n set read_at = now()
    where ${unread}
      and (design_id = $2
           or exists (select from order_items i where i.order_id = n.order_id and i.design_id = $2))
   returning id`,
);

/** Notifications about no design, also of orders of no design. $1 the reader. */
export const markWithoutDesign = prepared<{ id: number }, [viewerId: number]>(
  'notifications.mark-without-design',
  `update notifications n set read_at = now()
    where ${unread} and design_id is null
      and not exists (select from order_items i where i.order_id = n.order_id and i.design_id is not null)
   returning id`,
);

export const markAll = prepared<{ id: number }, [viewerId: number]>(
  'notifications.mark-all',
  `update notifications set read_at = now() where ${unread} returning id`,
);

/** $1 the reader, $2 chat, $3 the message up to which it was read. */
export const markChat = prepared<{ id: number }, [readerId: number, chatId: number, upTo: number]>(
  'notifications.mark-chat',
  `update notifications set read_at = now()
    where recipient_id = $1 and subject = 'chat:' || $2::bigint and count > 0 and read_at is null
      and $3 >= all (message_ids)
   returning id`,
);

export const isOwn = prepared<{ id: number }, [viewerId: number, whichId: number]>(
  'notifications.is-own',
  'select id from notifications where id = $2 and recipient_id = $1',
);
