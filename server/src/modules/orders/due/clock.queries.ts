import type { ClockEvent } from '#contracts/orders/core/turn-clock.ts';
import { paidStatuses } from '#server/modules/payments/payments.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { indiaDateOf } from '../order-conditions.queries.ts';

const moved = (kind: string, to: string) => `select '${kind}' as kind, min(h.created_at) as at
       from order_history h where h.order_id = $1 and h.to_status in (${to})`;

/** Noon of the courier's day of an order `o`. */
const parcelNoon = `((coalesce(o.parcel_expected_on, (
        select ${indiaDateOf('min(s.created_at)')} + o.transit_days from order_history s
         where s.order_id = o.id and s.to_status = 'SHIPPED')) + time '12:00') at time zone 'Asia/Kolkata')`;

/** The states of the buyer's cloth in which the maker waits for the buyer: `buyersTime` of its contract. */
const clothIsAwaited = `('AWAITED','CAME','PRICED')`;

/**
 * What started or stopped the clock of an order. A request to cancel stops it from the end of the maker's time to
 * answer; a meeting, also one to come, by its hour, unless it was cancelled before. An order that ended by itself
 * counts as arrived on the courier's day.
 */
export const clockEventsOfOrder = prepared<ClockEvent, [orderId: number]>(
  'orders.clock',
  `select e.kind, e.at from (
     select 'ADVANCE_PAID' as kind, o.confirmed_at as at from orders o where o.id = $1
     union all
     select 'TO_BE_MEASURED', o.confirmed_at from orders o where o.id = $1 and o.measuring = 'MADE_TO_MEASURE'
     union all
     select 'MEETING_DUE', m.scheduled_at from meetings m
      where m.order_id = $1 and (m.status <> 'CANCELLED' or m.scheduled_at < m.updated_at)
     union all
     select 'MEETING_OFF', m.updated_at from meetings m
      where m.order_id = $1 and m.status = 'CANCELLED' and m.scheduled_at < m.updated_at
     union all
     ${moved('MEASURED', `'MEASUREMENT_COMPLETED','FINAL_PAYMENT_PENDING','COMPLETED','READY_FOR_DELIVERY','SHIPPED','DELIVERED'`)}
     union all
     select 'FINAL_ASKED', min(h.created_at) from order_history h join orders o on o.id = h.order_id
      where h.order_id = $1 and o.final_paise > 0
        and h.to_status in ('FINAL_PAYMENT_PENDING','COMPLETED','READY_FOR_DELIVERY')
     union all
     select 'FINAL_PAID', p.authorized_at from payments p
      where p.order_id = $1 and p.purpose = 'FINAL' and p.status in ${paidStatuses}
     union all
     select 'STEP_SUBMITTED', v.created_at from plan_moves v join plan_steps s on s.id = v.step_id
      where s.order_id = $1 and v.to_state in ('SUBMITTED','PRICED') and v.from_state not in ('SUBMITTED','PRICED')
     union all
     select 'STEP_ANSWERED', v.created_at from plan_moves v join plan_steps s on s.id = v.step_id
      where s.order_id = $1 and v.from_state in ('SUBMITTED','PRICED') and v.to_state not in ('SUBMITTED','PRICED')
     union all
     select 'CANCEL_OVERDUE', q.answer_by from cancellation_requests q
      where q.order_id = $1 and (q.ended_at is null or q.ended_at > q.answer_by)
     union all
     select 'CANCEL_ANSWERED', q.ended_at from cancellation_requests q
      where q.order_id = $1 and q.ended_at > q.answer_by
     union all
     select 'DISPUTE_OPENED', d.created_at from payment_disputes d join payments p on p.id = d.payment_id
      where p.order_id = $1
     union all
     select 'DISPUTE_CLOSED', d.ended_at from payment_disputes d join payments p on p.id = d.payment_id
      where p.order_id = $1
     union all
     select 'CLOTH_AWAITED', c.created_at from cloth_history c
      where c.order_id = $1 and c.to_state in ${clothIsAwaited}
        and (c.from_state is null or c.from_state not in ${clothIsAwaited})
     union all
     select 'CLOTH_CAME', c.created_at from cloth_history c
      where c.order_id = $1 and c.from_state in ${clothIsAwaited} and c.to_state not in ${clothIsAwaited}
     union all
     ${moved('SHIPPED', `'SHIPPED'`)}
     union all
     select 'DELIVERED', min(case when h.actor = 'SYSTEM' then least(h.created_at, ${parcelNoon}) else h.created_at end)
       from order_history h join orders o on o.id = h.order_id
      where h.order_id = $1 and h.to_status = 'DELIVERED'
     union all
     ${moved('CANCELLED', `'CANCELLED'`)}
   ) e where e.at is not null`,
);
