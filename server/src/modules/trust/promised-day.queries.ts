import { indiaDateOf } from '#server/modules/orders/public.ts';

/**
 * SQL: the day on which the parcel of a paid order `o` was to arrive, in IST. It is the promise of the order page as
 * `promiseDelivery` computes it, without moving on while the maker is late: the days of making from the measurements
 * or the advance, without the maker's days off, then the days on the way, and the days for which the maker waited for
 * the final payment; a later day to which the buyer said yes counts instead. Null while an order that is made to measure waits for its measurements.
 */
export const promisedDay = `(
  select greatest(made.on_day + o.transit_days + waited.days, agreed.on_day)
    from (select min(h.created_at) filter (where h.to_status = 'MEASUREMENT_COMPLETED') as measured_at,
                 min(h.created_at) filter (where h.to_status in ('FINAL_PAYMENT_PENDING','COMPLETED','READY_FOR_DELIVERY')) as asked_at
            from order_history h where h.order_id = o.id) moves
   cross join lateral (
     select case when moves.measured_at is not null then ${indiaDateOf('moves.measured_at')}
                 when o.measuring <> 'MADE_TO_MEASURE'
                   or o.status not in ('CONFIRMED','DESIGN_IN_PROGRESS','DESIGN_COMPLETED','MEASUREMENT_SCHEDULED')
                 then ${indiaDateOf('o.confirmed_at')} end as on_day) begun
   cross join lateral (
     select case when o.days_off = '[]' then begun.on_day + o.making_days else (
       select day.on_day
         from (select begun.on_day + n as on_day
                 from generate_series(1, o.making_days + (
                   select coalesce(sum((off.range ->> 'to')::date - (off.range ->> 'from')::date + 1), 0)::int
                     from jsonb_array_elements(o.days_off) off (range))) n) day
        where not exists (
          select from jsonb_array_elements(o.days_off) off (range)
           where day.on_day between (off.range ->> 'from')::date and (off.range ->> 'to')::date)
        order by day.on_day offset o.making_days - 1 limit 1) end as on_day) made
   cross join lateral (
     select coalesce((
       select greatest(${indiaDateOf('f.authorized_at')} - ${indiaDateOf('moves.asked_at')}, 0)
         from payments f where f.order_id = o.id and f.purpose = 'FINAL'), 0) as days) waited
   cross join lateral (
     select max(p.promised_on + case when moves.asked_at > p.ended_at then waited.days else 0 end) as on_day
       from order_promises p where p.order_id = o.id and p.state = 'ACCEPTED') agreed)`;
