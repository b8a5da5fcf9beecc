import { prepared } from '#server/platform/db/prepared.ts';
import { isDisputed } from '../order-conditions.queries.ts';

/** The open swatch of a design that a buyer asked for. */
export const openSwatch = prepared<{ id: number }, [buyerId: number, designId: number]>(
  'orders.open-swatch',
  `select id from orders
    where buyer_id = $1 and swatch_of = $2 and status not in ('DELIVERED','CANCELLED')`,
);

/** What a swatch of a maker costs; null or no row if they send none. */
export const swatchPriceOf = prepared<{ paise: number | null }, [makerId: number]>(
  'orders.swatch-price',
  'select swatch_paise as paise from shops where user_id = $1',
);

/** Locks the swatches that a buyer paid to a maker since $3 and that were not taken off an order. */
export const lockSwatches = prepared<{ id: number }, [buyerId: number, makerId: number, since: Date]>(
  'orders.lock-swatches',
  `select id from orders
    where buyer_id = $1 and maker_id = $2 and swatch_of is not null and credited_order_id is null
      and confirmed_at >= $3::timestamptz
    order by id for update`,
);

/**
 * The earliest swatch whose price the next order takes off: paid since $3, and neither cancelled, refunded in part nor
 * disputed.
 */
const earliestCreditable = (maker: string) => `
  select o.id as "orderId", o.total_paise as paise from orders o
   where o.buyer_id = $1 and o.maker_id = ${maker} and o.swatch_of is not null and o.credited_order_id is null
     and o.confirmed_at >= $3::timestamptz and o.status <> 'CANCELLED' and not ${isDisputed}
     and not exists (
       select from refunds r join payments p on p.id = r.payment_id
        where p.order_id = o.id and r.razorpay_payment_id = p.razorpay_payment_id and r.status <> 'DROPPED')
   order by o.id limit 1`;

interface CreditableRow {
  orderId: number;
  paise: number;
}

export const creditableSwatch = prepared<CreditableRow, [buyerId: number, makerId: number, since: Date]>(
  'orders.creditable-swatch',
  earliestCreditable('$2'),
);

/** The same for the maker of the design $2. */
export const creditableForDesign = prepared<CreditableRow, [buyerId: number, designId: number, since: Date]>(
  'orders.creditable-for-design',
  earliestCreditable('(select d.maker_id from designs d where d.id = $2)'),
);

export const creditSwatch = prepared<object, [swatchId: number, orderId: number]>(
  'orders.credit-swatch',
  'update orders set credited_order_id = $2 where id = $1',
);

/** Paid swatches that were not sent, by id, paid before $2. $1 is the last id of the page before. */
export const unsentSwatches = prepared<{ id: number }, [after: number, before: Date]>(
  'orders.unsent-swatches',
  `select o.id from orders o
    where o.swatch_of is not null and o.status = 'CONFIRMED' and o.id > $1 and o.confirmed_at < $2::timestamptz
      and not ${isDisputed}
    order by o.id limit 200`,
);
