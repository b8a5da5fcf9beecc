import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { MovementKind } from '#contracts/orders/earnings/earnings.rules.ts';
import { paidStatuses } from '#server/modules/payments/payments.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { finalIsPaid, isWithBank } from '../order-conditions.queries.ts';

/*
 * The books are the payments and the refunds themselves: both carry their maker, so that a month is a stretch of an
 * index. What was captured a second time never counted as paid, and goes back uncounted.
 */
const paidTo = (maker: string) => `p.maker_id = ${maker} and p.status in ${paidStatuses}`;
const isPromisedBack = `r.status <> 'DROPPED' and r.razorpay_payment_id = p.razorpay_payment_id`;
const refundsOf = (maker: string) => `refunds r join payments p on p.id = r.payment_id
     where r.maker_id = ${maker} and ${isPromisedBack}`;

/** The beginning of the month in India in which a moment lies, to group by. */
const monthOf = (moment: string) => `date_trunc('month', ${moment} at time zone 'Asia/Kolkata')`;
const inWords = `to_char(month, 'YYYY-MM')`;

export interface MonthRow {
  /** Such as "2026-11", in India. */
  month: string;
  paidPaise: number;
  backPaise: number;
}

const paidHasMoment = 'a paid instalment says when it was paid';

/** What came and went back in each month that had any, for the maker $1. */
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
 * Of what was paid in each month and neither went back nor will: what is held for the open orders of the maker $1, and
 * what stays of the cancelled ones.
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

/** What is left of payments that buyers of the maker $1 dispute at their bank, by how their orders stand. */
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
  /** Of the moment, in microseconds since 1970. */
  micros: number;
  at: Date;
  paise: number;
  /** Of a refund; null of a payment. */
  refundStatus: string | null;
  /** Of a payment, what neither went back nor will; null of a refund. */
  leftPaise: number | null;
  /** A bank decides on a payment, or a refund waits for that. */
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
  /** Excluded. */
  to: Date;
  micros: number;
  id: number;
  limit: number;
}

/** Payments and refunds have ids of their own; together they are told apart by being even and odd. */
const after = (moment: string, id: string) => `${moment} >= $from and ${moment} < $to
  and ${moment} <= timestamptz 'epoch' + $micros::bigint * interval '1 microsecond'
  and (${moment}, ${id}) < (timestamptz 'epoch' + $micros::bigint * interval '1 microsecond', $id::bigint)`;

/** A page of what came and went in a stretch of time, the newest first. Each side is a walk along its index. */
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
