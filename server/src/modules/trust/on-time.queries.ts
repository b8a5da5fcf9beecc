import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { finalIsPaid, indiaDateOf, isDisputed, isPaidBack } from '#server/modules/orders/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { ends, isWithin, keep, mayTakeMs, type Period } from './keep-figure.queries.ts';

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

export interface JudgedOrder {
  id: number;
  makerId: number;
  status: OrderStatus;
  confirmedAt: Date;
  makingDays: number;
  transitDays: number;
  daysOff: DayRange[];
  /** In IST; null for an open order. */
  endedOn: string | null;
  endedByMaker: boolean;
}

/**
 * Orders that may count: delivered or cancelled within the period, or open and the maker's turn. Delivered ones of
 * which everything was paid back, or whose arrival nobody confirmed, do not count. By id, after `afterId`.
 */
export const ordersToJudge = prepared<JudgedOrder, Omit<Period, 'now'> & { afterId: number; limit: number }>(
  'trust.orders-to-judge',
  `select o.id, o.maker_id as "makerId", o.status, o.confirmed_at as "confirmedAt", o.making_days as "makingDays",
          o.transit_days as "transitDays", o.days_off as "daysOff",
          case when o.status in ('DELIVERED','CANCELLED') then ${indiaDateOf('o.updated_at')}::text end as "endedOn",
          o.status = 'CANCELLED' and ${isEndedByMaker} as "endedByMaker"
     from orders o
    where o.id > $afterId and o.confirmed_at < ${ends} and o.swatch_of is null
      and case when o.status in ('DELIVERED','CANCELLED')
            then ${isWithin('o.updated_at')} and not (o.status = 'DELIVERED' and (${isPaidBack} or ${isEndedByItself}))
            else o.status <> 'PENDING' and ${isTheMakersTurn} end
    order by o.id limit $limit`,
  {},
  { mayTakeMs },
);

interface Judged extends Period {
  /** The maker of each order that counts, and whether it was on time. */
  makerIds: readonly number[];
  onTime: readonly boolean[];
}

export const keepOnTime = prepared<object, Judged>(
  'trust.keep-on-time',
  keep(
    'ON_TIME',
    'count(*) filter (where is_on_time)',
    'counted as (select * from unnest($makerIds::bigint[], $onTime::boolean[]) judged (maker_id, is_on_time))',
  ),
  {},
  { mayTakeMs },
);
