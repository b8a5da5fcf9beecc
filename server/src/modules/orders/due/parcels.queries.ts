import type { IstDay } from '#contracts/platform/ist-day.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { indiaDateOf } from '../order-conditions.queries.ts';

/**
 * The next parcels on their way, by id, whose courier's day is at least $2 days before today. $1 is the last id of the
 * page before.
 */
export const unconfirmedParcels = prepared<{ id: number }, [after: number, days: number, today: IstDay]>(
  'orders.unconfirmed-parcels',
  `select o.id from orders o
    where o.status = 'SHIPPED' and o.id > $1
      and coalesce(o.parcel_expected_on, (
        select ${indiaDateOf('min(h.created_at)')} + o.transit_days
          from order_history h where h.order_id = o.id and h.to_status = 'SHIPPED')) + $2::int <= $3::date
    order by o.id limit 200`,
);

export interface ParcelRow {
  /** The day in IST on which it was sent; null before. */
  sentOn: IstDay | null;
  hasOpenComplaint: boolean;
  reminders: number;
  lastOn: IstDay | null;
}

export const parcelOfOrder = prepared<ParcelRow, [orderId: number]>(
  'orders.parcel',
  `select (select ${indiaDateOf('min(h.created_at)')}::text from order_history h
            where h.order_id = o.id and h.to_status = 'SHIPPED') as "sentOn",
          exists (select from complaints c where c.order_id = o.id and c.status <> 'RESOLVED') as "hasOpenComplaint",
          o.arrival_reminded as reminders, o.arrival_reminded_on::text as "lastOn"
     from orders o where o.id = $1`,
);

/** Requires a locked order. */
export const noteParcelReminder = prepared<object, [orderId: number, reminders: number, today: IstDay]>(
  'orders.note-parcel-reminder',
  'update orders set arrival_reminded = $2, arrival_reminded_on = $3 where id = $1',
);
