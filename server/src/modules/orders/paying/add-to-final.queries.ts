import { prepared } from '#server/platform/db/prepared.ts';

interface Raising {
  orderId: number;
  label: string;
  /** Of the added line. */
  pricePaise: number;
  days: number;
  subtotalPaise: number;
  taxPaise: number;
  totalPaise: number;
  finalPaise: number;
  now: Date;
}

/**
 * Adds a line to a locked order and to the price of its first item that is one piece. Returns no row, with nothing
 * written, if it has no such item or was asked for its final payment.
 */
export const raiseCharges = prepared<{ id: number }, { [Name in keyof Raising]: Raising[Name] }>(
  'orders.raise-charges',
  `with places as (
     select i.id, i.quantity, (row_number() over (order by i.id) - 1)::smallint as place
       from order_items i where i.order_id = $orderId),
   chosen as (select p.id, p.place from places p where p.quantity = 1 order by p.place limit 1),
   raised as (
     update orders o set subtotal_paise = $subtotalPaise, tax_paise = $taxPaise, total_paise = $totalPaise,
            final_paise = $finalPaise, making_days = making_days + $days, updated_at = $now
      where o.id = $orderId and o.final_due_at is null and exists (select from chosen) returning o.id),
   priced as (
     update order_items i set price_paise = price_paise + $pricePaise from chosen, raised where i.id = chosen.id),
   line as (
     insert into order_lines (order_id, position, item, kind, label, unit_paise, quantity, days)
     select raised.id, (select count(*) from order_lines l where l.order_id = raised.id), chosen.place, 'QUOTE', $label,
            $pricePaise, 1, $days
       from raised, chosen)
   select id from raised`,
);
