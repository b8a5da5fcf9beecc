import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { MovementKind } from '#contracts/orders/earnings/earnings.rules.ts';
import { paidStatuses } from '#server/modules/payments/payments.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { finalIsPaid, isWithBank } from '../order-conditions.queries.ts';

/**
 * Earnings are computed directly from payments and refunds. Both carry the maker, so a month is an index range. A
 * duplicate capture was never counted as paid, so its refund is not counted either.
 */
const paidTo = (maker: string) => `p.maker_id = ${maker} and p.status in ${paidStatuses}`;
const isPromisedBack = `r.status <> 'DROPPED' and r.razorpay_payment_id = p.razorpay_payment_id`;
const refundsOf = (maker: string) => `refunds r join payments p on p.id = r.payment_id
     where r.maker_id = ${maker} and ${isPromisedBack}`;

/** The first day of the month in India that contains a moment, for grouping. */
const monthOf = (moment: string) => `date_trunc('month', ${moment} at time zone 'Asia/Kolkata')`;
const inWords = `to_char(month, 'YYYY-MM')`;

export interface MonthRow {
  /** Such as "2026-11", in India. */
  month: string;
  paidPaise: number;
  backPaise: number;
}

const paidHasMoment = 'a paid instalment says when it was paid';

/** Payments and refunds of the maker $1 by month, for months that had any. */
export const earningsByMonth = prepared<MonthRow, [makerId: number]>(
  'orders.earnings-by-month',
  `select ${inWords} as month, sum(paid)::bigint as "paidPaise", sum(back)::bigint as "backPaise" from (
     select ${monthOf('p.authorized_at')} as month, sum(p.expected_paise) as paid, 0 as back
       from payments p where ${paidTo('$1')} group by 1
     union all
     select ${monthOf('r.created_at')}, 0, sum(r.amount_paise) from ${refundsOf('$1')} group by 1) parts
   group by parts.month`,
  { month: paidHasMoment },
);

export interface RestingRow {
  month: string;
  heldPaise: number;
  keptPaise: number;
}

/**
 * By month of payment, what is left after refunds made and promised: held for the open orders of the maker $1, and
 * kept of the cancelled ones.
 */
export const restingByMonth = prepared<RestingRow, [makerId: number]>(
  'orders.earnings-resting',
  `select ${inWords} as month, coalesce(sum(rest) filter (where status <> 'CANCELLED'), 0)::bigint as "heldPaise",
          coalesce(sum(rest) filter (where status = 'CANCELLED'), 0)::bigint as "keptPaise" from (
     select ${monthOf('p.authorized_at')} as month, o.status,
            p.expected_paise - coalesce((select sum(r.amount_paise) from refunds r
                                          where r.payment_id = p.id and ${isPromisedBack}), 0) as rest
       from orders o join payments p on p.order_id = o.id and p.status in ${paidStatuses}
      where o.maker_id = $1 and o.status <> 'DELIVERED') parts
   group by parts.month`,
  { month: paidHasMoment },
);

export interface WithBankRow {
  heldPaise: number;
  keptPaise: number;
  deliveredPaise: number;
}

/** What is left of disputed payments to the maker $1, grouped by order status. */
export const earningsWithBank = prepared<WithBankRow, [makerId: number]>(
  'orders.earnings-with-bank',
  `select coalesce(sum(rest) filter (where status not in ('CANCELLED','DELIVERED')), 0)::bigint as "heldPaise",
          coalesce(sum(rest) filter (where status = 'CANCELLED'), 0)::bigint as "keptPaise",
          coalesce(sum(rest) filter (where status = 'DELIVERED'), 0)::bigint as "deliveredPaise"
     from (select o.status, least(d.paise, p.expected_paise - coalesce((
                    select sum(r.amount_paise) from refunds r where r.payment_id = p.id and ${isPromisedBack}), 0)) as rest
             from (select payment_id, sum(amount_paise) as paise from payment_disputes
                    where status in ('OPEN','UNDER_REVIEW') group by payment_id) d
             join payments p on p.id = d.payment_id join orders o on o.id = p.order_id
            where ${paidTo('$1')}) parts`,
);

export interface MovementRow {
  id: number;
  kind: MovementKind;
  /** `at` in microseconds since 1970. */
  micros: number;
  at: Date;
  paise: number;
  /** Null for a payment. */
  refundStatus: string | null;
  /** What is left of a payment after refunds made and promised; null for a refund. */
  leftPaise: number | null;
  /** The payment is disputed, or the refund waits for the end of a dispute. */
  isWithBank: boolean;
  orderId: number;
  orderedAt: Date;
  orderStatus: OrderStatus;
  isFinalPaid: boolean;
  buyerName: string;
}

export interface MovementsAsked {
  makerId: number;
  from: Date;
  /** Exclusive. */
  to: Date;
  micros: number;
  id: number;
  limit: number;
}

/** Payments and refunds have separate id sequences, so payments get even ids here and refunds odd ones. */
const after = (moment: string, id: string) => `${moment} >= $from and ${moment} < $to
  and ${moment} <= timestamptz 'epoch' + $micros::bigint * interval '1 microsecond'
  and (${moment}, ${id}) < (timestamptz 'epoch' + $micros::bigint * interval '1 microsecond', $id::bigint)`;

/** A page of payments and refunds in a period, newest first. One index scan for each of the two. */
export const movementsOfMaker = prepared<
  MovementRow,
  { [Name in keyof MovementsAsked]: MovementsAsked[Name] }
>(
  'orders.earnings-movements',
  `select m.id, m.kind, (extract(epoch from m.at) * 1000000)::bigint as micros, m.at, m.paise,
          m.refund_status as "refundStatus", m.left_paise as "leftPaise",
          m.is_with_bank as "isWithBank", o.id as "orderId", o.created_at as "orderedAt", o.status as "orderStatus", ${finalIsPaid} as "isFinalPaid", u.name as "buyerName"
     from (
       (select 2 * p.id as id, p.purpose as kind, p.authorized_at as at, p.expected_paise as paise,
               null::text as refund_status, p.order_id,
               (p.expected_paise - coalesce((select sum(r.amount_paise) from refunds r
                                              where r.payment_id = p.id and ${isPromisedBack}), 0))::bigint as left_paise,
               ${isWithBank('p.id')} as is_with_bank
          from payments p where ${paidTo('$makerId')} and ${after('p.authorized_at', '2 * p.id')}
         order by p.authorized_at desc, p.id desc limit $limit)
       union all
       (select 2 * r.id + 1, 'REFUND', r.created_at, r.amount_paise, r.status, p.order_id, null,
               r.status = 'QUEUED' and ${isWithBank('p.id')}
          from ${refundsOf('$makerId')} and ${after('r.created_at', '2 * r.id + 1')}
         order by r.created_at desc, r.id desc limit $limit)) m
     join orders o on o.id = m.order_id join users u on u.id = o.buyer_id
    order by m.at desc, m.id desc limit $limit`,
);
