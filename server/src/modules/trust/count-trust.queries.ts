import { trustLimits } from '#contracts/trust/trust.rules.ts';
import { finalIsPaid, indiaDateOf, isDisputed, isPaidBack, isSold } from '#server/modules/orders/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { ends, isWithin, keep, mayTakeMs, type Period } from './keep-figure.queries.ts';
import { promisedDay } from './promised-day.queries.ts';

/** The maker ended the order: by cancelling it unasked, or by giving everything back. */
const isEndedByMaker = `(
  exists (select from order_history h where h.order_id = o.id and h.to_status = 'CANCELLED' and h.actor = 'MAKER')
    and not exists (select from cancellation_requests r where r.order_id = o.id and r.status = 'AGREED')
  or exists (select from order_history h where h.order_id = o.id and h.to_status = 'CANCELLED' and h.actor = 'SYSTEM')
    and exists (select from payments p join refunds r on r.payment_id = p.id
                 where p.order_id = o.id and r.cause = 'AGREED' and r.status <> 'DROPPED'))`;

/** Nobody confirmed the arrival, so the day on which it came is not known. */
const isEndedByItself = `exists (
  select from order_history h where h.order_id = o.id and h.to_status = 'DELIVERED' and h.actor = 'SYSTEM')`;

/** The order does not wait for its buyer, the desk or a bank. */
const isTheMakersTurn = `(
  not o.asked_to_cancel and not ${isDisputed}
    and (o.status not in ('FINAL_PAYMENT_PENDING','COMPLETED','READY_FOR_DELIVERY') or ${finalIsPaid}))`;

/**
 * An order counts on the day on which it was settled: delivered, cancelled, or past its day and still open. It counts
 * as late if its maker ended it, or if it was cancelled when its day had passed. Other cancelled orders do not count,
 * nor do delivered ones of which everything was paid back, or whose arrival nobody confirmed.
 */
export const countOnTime = prepared<object, Period>(
  'trust.count-on-time',
  keep(
    'ON_TIME',
    'count(*) filter (where is_on_time)',
    `ended as materialized (
       select o.maker_id, o.status, ${indiaDateOf('o.updated_at')} as ended_on, ${promisedDay} as promised_on,
              case o.status when 'CANCELLED' then ${isEndedByMaker} end as by_maker
         from orders o
        where o.status in ('DELIVERED','CANCELLED') and o.confirmed_at is not null and o.swatch_of is null and ${isWithin('o.updated_at')}
          and not (o.status = 'DELIVERED' and (${isPaidBack} or ${isEndedByItself}))),
     overdue as (
       select o.maker_id
         from (select o.*, ${promisedDay} as promised_on from orders o
                where o.status not in ('PENDING','DELIVERED','CANCELLED') and o.swatch_of is null and o.confirmed_at < ${ends}) o
        where o.promised_on between $from::date and $to::date - 1 and ${isTheMakersTurn}),
     counted as (
       select maker_id, coalesce(status = 'DELIVERED' and ended_on <= promised_on, false) as is_on_time
         from ended where status = 'DELIVERED' or by_maker or ended_on > promised_on
        union all
       select maker_id, false from overdue)`,
  ),
  {},
  { mayTakeMs },
);

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
