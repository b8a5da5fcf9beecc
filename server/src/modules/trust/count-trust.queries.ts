import { trustLimits } from '#contracts/trust/trust.rules.ts';
import { indiaDateOf, isPaidBack, isSold } from '#server/modules/orders/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { isWithin, keep, mayTakeMs, type Period } from './keep-figure.queries.ts';

/**
 * A buyer counts once, and as having come back if they paid for orders on two different days. Cancelled orders and
 * those of which everything was paid back do not count.
 */
export const countRepeatBuyers = prepared<object, Period>(
  'trust.count-repeat-buyers',
  keep(
    'REPEAT_BUYERS',
    'count(*) filter (where days >= 2)',
    `counted as (
       select o.maker_id, o.buyer_id, count(distinct ${indiaDateOf('o.confirmed_at')}) as days
         from orders o
        where ${isSold} and o.swatch_of is null and ${isWithin('o.confirmed_at')} and not ${isPaidBack}
        group by o.maker_id, o.buyer_id)`,
  ),
  {},
  { mayTakeMs },
);

const minutesBetween = (one: string, other: string) => `extract(epoch from ${other} - ${one})::float8 / 60`;

/**
 * Each person counts once, with the first thing that they asked: an enquiry, or the first message of a new chat. A
 * question without an answer counts with the time for which it has waited, once that is long. Chats that the maker
 * began are not questions; people who do not sell are not asked as makers.
 */
export const countAnswerTime = prepared<object, Period>(
  'trust.count-answer-time',
  keep(
    'ANSWER_TIME',
    'ceil(percentile_cont(0.5) within group (order by minutes))::int',
    `asked as (
       select e.maker_id, coalesce(e.user_id::text, lower(e.email)) as asker, e.created_at as asked_at,
              (select min(r.created_at) from enquiry_replies r where r.enquiry_id = e.id) as answered_at
         from enquiries e where ${isWithin('e.created_at')}
        union all
       select case first.sender_id when c.low_id then c.high_id else c.low_id end, first.sender_id::text, first.created_at,
              (select m.created_at from messages m
                where m.chat_id = c.id and m.sender_id <> first.sender_id order by m.id limit 1)
         from chats c
        cross join lateral (
          select m.sender_id, m.created_at from messages m where m.chat_id = c.id order by m.id limit 1) first
        where ${isWithin('c.created_at')}),
     firsts as (
       select distinct on (maker_id, asker) * from asked order by maker_id, asker, asked_at),
     counted as (
       select f.maker_id, ${minutesBetween('f.asked_at', 'coalesce(f.answered_at, $now)')} as minutes
         from firsts f join users u on u.id = f.maker_id left join creators c on c.user_id = f.maker_id
        where (u.role not in ('USER','ADMIN') or c.designs > 0)
          and (f.answered_at is not null
           or f.asked_at <= $now::timestamptz - interval '${trustLimits.unansweredDays} days'))`,
  ),
  {},
  { mayTakeMs },
);
