import { prepared } from '#server/platform/db/prepared.ts';
import { indiaDateOf } from '../order-conditions.queries.ts';

/**
 * Orders that are not sent and whose making and transit alone have taken longer than promised; what they waited for is
 * not read here. Those told of their missed day are left out, unless the buyer agreed to a later one since.
 */
export const ordersPossiblyLate = prepared<{ id: number }, [today: string, afterId: number, most: number]>(
  'orders.possibly-late',
  `select o.id from orders o
    where o.status in ('CONFIRMED','DESIGN_IN_PROGRESS','DESIGN_COMPLETED','MEASUREMENT_SCHEDULED','MEASUREMENT_COMPLETED',
                       'FINAL_PAYMENT_PENDING','COMPLETED','READY_FOR_DELIVERY')
      and o.swatch_of is null and o.id > $2 and ${indiaDateOf('o.confirmed_at')} + o.making_days + o.transit_days < $1::date
      and (o.late_told_of is null or exists (
        select from order_promises p where p.order_id = o.id and p.state = 'ACCEPTED' and p.promised_on > o.late_told_of))
    order by o.id limit $3`,
);

/** Requires a locked order. Returns no row if its sides were told of this day. */
export const noteMissedDay = prepared<{ id: number }, [id: number, day: string]>(
  'orders.note-missed-day',
  'update orders set late_told_of = $2::date where id = $1 and late_told_of is distinct from $2::date returning id',
);
