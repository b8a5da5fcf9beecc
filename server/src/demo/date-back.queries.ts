import { prepared } from '#server/platform/db/prepared.ts';

const ofDemo = (person: string) => `${person}.email like '%@tanabana.example'`;

/** A moment between `start` and now, always the same for the same two ids. */
const between = (start: string, [one, other]: [string, string]) =>
  `${start} + (now() - ${start}) * (abs(hashint8(${one} * 100003 + ${other}) % 1000) / 1000.0)`;

const dateMarks = (table: 'likes' | 'saves') =>
  prepared<object, []>(
    `demo.date-${table}`,
    `update ${table} m set created_at = ${between('greatest(d.published_at, u.created_at)', ['u.id', 'd.id'])}
       from designs d, users u
      where d.id = m.design_id and u.id = m.user_id and ${ofDemo('u')}
        and d.idempotency_key like 'demo %' and d.published_at is not null`,
  );

const dateFollows = prepared<object, []>(
  'demo.date-follows',
  `update follows f set created_at = ${between('greatest(m.created_at, u.created_at)', ['u.id', 'm.id'])}
     from users m, users u
    where m.id = f.maker_id and u.id = f.follower_id and ${ofDemo('m')} and ${ofDemo('u')}`,
);

const dateChats = prepared<object, []>(
  'demo.date-chats',
  `update chats c set created_at = least(c.created_at, (select min(created_at) from messages where chat_id = c.id))`,
);

/** The advance is opened when its order is placed, the final payment when the advance has been paid. */
const datePayments = prepared<object, []>(
  'demo.date-payments',
  `update payments p
      set created_at = case p.purpose when 'ADVANCE' then o.created_at else o.confirmed_at end,
          opened_at = case when p.opened_at is null then null else coalesce(p.authorized_at, o.confirmed_at) end
     from orders o
    where o.id = p.order_id and o.idempotency_key like 'demo %' and o.confirmed_at is not null`,
);

const dateAttempts = prepared<object, []>(
  'demo.date-attempts',
  `update payment_attempts t set created_at = p.authorized_at, updated_at = p.authorized_at
     from payments p join orders o on o.id = p.order_id and o.idempotency_key like 'demo %'
    where p.id = t.payment_id and p.authorized_at is not null`,
);

/** A refund of a cancelled order is made when the order is cancelled. */
const dateRefunds = prepared<object, []>(
  'demo.date-refunds',
  `update refunds r
      set created_at = h.created_at, updated_at = h.created_at + interval '2 minutes',
          processed_at = case when r.processed_at is null then null else h.created_at + interval '2 minutes' end
     from payments p
     join orders o on o.id = p.order_id and o.idempotency_key like 'demo %'
     join order_history h on h.order_id = o.id and h.to_status = 'CANCELLED'
    where p.id = r.payment_id and r.created_at > h.created_at`,
);

/** A future meeting was booked when its order was moved to MEASUREMENT_SCHEDULED. */
const dateMeetings = prepared<object, []>(
  'demo.date-meetings',
  `update meetings m set created_at = h.created_at, updated_at = h.created_at
     from orders o join order_history h on h.order_id = o.id and h.to_status = 'MEASUREMENT_SCHEDULED'
    where o.id = m.order_id and o.idempotency_key like 'demo %' and m.status = 'SCHEDULED'
      and m.created_at > h.created_at`,
);

const dateToldLikes = prepared<object, []>(
  'demo.date-told-likes',
  `update told_likes t set liked_at = l.created_at
     from notifications n, likes l
    where n.id = t.notification_id and l.design_id = n.design_id and l.user_id = t.user_id
      and t.liked_at > '-infinity'`,
);

/** When the event behind a notification happened, for each kind whose notification carries no time of its own. */
const eventsToldOf = `
  select 'order:' || id || ':CONFIRMED' as subject, confirmed_at as at, null::bigint as reader
    from orders where confirmed_at is not null
  union all
  select 'order:' || order_id || ':FINAL_PAID', authorized_at, null from payments
    where purpose = 'FINAL' and authorized_at is not null
  union all
  select 'refund:' || id || ':QUEUED', created_at, null from refunds
  union all
  select 'refund:' || id || ':PROCESSED', processed_at, null from refunds where processed_at is not null
  union all
  select 'like:' || l.design_id, max(l.created_at), d.maker_id
    from likes l join designs d on d.id = l.design_id where l.user_id <> d.maker_id group by 1, 3
  union all
  select 'follow:' || follower_id, created_at, maker_id from follows
  union all
  select n.subject, m.created_at, n.recipient_id
    from notifications n join meetings m on m.id = n.meeting_id where n.data ->> 'event' = 'BOOKED'`;

const dateNews = prepared<object, []>(
  'demo.date-news',
  `update notifications n set created_at = e.at
     from (${eventsToldOf}) e
    where n.subject = e.subject and (e.reader is null or e.reader = n.recipient_id) and n.created_at > e.at
      and n.recipient_id in (select u.id from users u where ${ofDemo('u')})`,
);

/** In execution order: events before the notifications of them. */
export const dateStatements = [
  dateMarks('likes'),
  dateMarks('saves'),
  dateFollows,
  dateChats,
  datePayments,
  dateAttempts,
  dateRefunds,
  dateMeetings,
  dateToldLikes,
  dateNews,
];

export const demoOrderIds = prepared<{ id: number }, []>(
  'demo.order-ids',
  `select id from orders where idempotency_key like 'demo %' order by id`,
);

/** Deletes all documents and resets their numbers, unless a document belongs to an order outside the demo. */
export const takeDocumentsBack = prepared<object, []>(
  'demo.take-documents-back',
  `with foreign_ones as (
     select 1 from documents d join orders o on o.id = d.order_id where o.idempotency_key not like 'demo %' limit 1),
   gone as (delete from documents where not exists (select from foreign_ones))
   update document_counters set last = 0, last_at = null where not exists (select from foreign_ones)`,
);
