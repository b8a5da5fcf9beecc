import { prepared } from '#server/platform/db/prepared.ts';
import { getsTexts, isSwitchedOff } from '../choices/choices.queries.ts';
import { devicesIn } from '../push/push.queries.ts';

interface CommentReaders {
  makerId: number;
  /** Author of the comment that this one answers. */
  answeredId: number | null;
  mentionedIds: number[];
}

/** The readers of a comment; no row once it was deleted. $1 the comment. */
export const readersOfComment = prepared<CommentReaders, [commentId: number]>(
  'notifications.readers-of-comment',
  `select d.maker_id as "makerId",
          (select a.user_id from comments a where a.id = c.reply_to_id) as "answeredId",
          (select coalesce(json_agg(m.user_id order by m.user_id), '[]')
             from comment_mentions m where m.comment_id = c.id) as "mentionedIds"
     from comments c join designs d on d.id = c.design_id where c.id = $1`,
);

/** The maker of a design. Waits for transactions that are adding a like, so that later reads include it. */
export const makerOfDesign = prepared<{ makerId: number }, [designId: number]>(
  'notifications.maker-of-design',
  'select maker_id as "makerId" from designs where id = $1 for share',
);

/** The two sides of an order, how they are reached, and when it last got a status. Pass '' if no status is needed. */
export const orderNews = prepared<
  {
    buyerId: number;
    makerId: number;
    isPaid: boolean;
    isSwatch: boolean;
    /** The final payment has a due date. */
    isFinalAsked: boolean;
    at: Date | null;
    buyerDevices: number[];
    makerDevices: number[];
    buyerTexts: boolean;
    makerTexts: boolean;
  },
  [orderId: number, status: string]
>(
  'notifications.order-news',
  `select o.buyer_id as "buyerId", o.maker_id as "makerId", o.confirmed_at is not null as "isPaid",
          o.swatch_of is not null as "isSwatch",
          o.final_due_at is not null as "isFinalAsked",
          (select max(h.created_at) from order_history h where h.order_id = o.id and h.to_status = $2) as at,
          ${devicesIn('o.buyer_id')} as "buyerDevices", ${devicesIn('o.maker_id')} as "makerDevices",
          ${getsTexts('o.buyer_id')} as "buyerTexts", ${getsTexts('o.maker_id')} as "makerTexts"
     from orders o where o.id = $1`,
);

/** The recipients of a complaint: its two sides and all admins. */
export const complaintNews = prepared<
  {
    complainantId: number;
    respondentId: number | null;
    orderId: number | null;
    deskIds: number[];
  },
  [complaintId: number]
>(
  'notifications.complaint-news',
  `select c.complainant_id as "complainantId", c.respondent_id as "respondentId", c.order_id as "orderId",
          array_to_json(array(select u.id from users u where u.role = 'ADMIN' and u.status = 'ACTIVE'
                               order by u.id limit 50)) as "deskIds"
     from complaints c where c.id = $1`,
);

/** All active admins, at most 50. */
export const deskNews = prepared<{ deskIds: number[] }, []>(
  'notifications.desk-news',
  `select array_to_json(array(select u.id from users u where u.role = 'ADMIN' and u.status = 'ACTIVE'
                               order by u.id limit 50)) as "deskIds"`,
);

/** The reader of an update of the making; no row once it was taken back. */
export const updateNews = prepared<{ buyerId: number }, [updateId: number]>(
  'notifications.update-news',
  `select o.buyer_id as "buyerId"
     from order_updates u join orders o on o.id = u.order_id where u.id = $1`,
);

/** The latest person who liked a design, except its maker. $1 the design, $2 its maker. */
export const newestLiker = prepared<{ id: number }, [designId: number, makerId: number]>(
  'notifications.newest-liker',
  `select user_id as id from likes where design_id = $1 and user_id <> $2 order by created_at desc limit 1`,
);

/** Whether a person has switched off messages in the list. $1 the reader. */
export const hasMessagesOff = prepared<{ isOff: boolean }, [readerId: number]>(
  'notifications.has-messages-off',
  `select ${isSwitchedOff('$1', "'MESSAGE'")} as "isOff"`,
);

/** The read position of a person in a chat. $1 chat, $2 reader. */
export const lastReadOfChat = prepared<{ lastReadId: number }, [chatId: number, receiverId: number]>(
  'notifications.last-read-of-chat',
  'select last_read_id as "lastReadId" from chat_members where chat_id = $1 and user_id = $2',
);
