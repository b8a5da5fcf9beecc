import { prepared } from '#server/platform/db/prepared.ts';
import type { PaymentStatus } from '../payments.queries.ts';
import type { RefundStatus } from '../refunds/refunds.queries.ts';

export interface BookedAttempt {
  id: string;
  orderId: number;
  status: string;
  amountPaise: number;
  /** Refunds promised or made. */
  refundedPaise: number;
  /** The part of it that is already back. */
  backPaise: number;
  /** Status of the instalment that it pays for; null if it pays for none. */
  instalment: PaymentStatus | null;
}

const attempt = `a.razorpay_payment_id as id, p.order_id as "orderId", a.status, a.amount_paise as "amountPaise",
  a.refunded_paise as "refundedPaise",
  coalesce((select sum(r.amount_paise) from refunds r
             where r.razorpay_payment_id = a.razorpay_payment_id and r.status = 'PROCESSED'
               and r.cause <> 'DISPUTE'), 0)::bigint as "backPaise",
  case when p.razorpay_payment_id = a.razorpay_payment_id then p.status end as instalment`;

export const attemptsById = prepared<BookedAttempt, [ids: readonly string[]]>(
  'payments.books-attempts',
  `select ${attempt} from payment_attempts a join payments p on p.id = a.payment_id
    where a.razorpay_payment_id = any($1::text[])`,
);

/** Successful attempts of a period, by the time we recorded them. */
export const attemptsNoted = prepared<
  { id: string; orderId: number; status: string },
  [from: Date, to: Date]
>(
  'payments.books-noted',
  `select a.razorpay_payment_id as id, p.order_id as "orderId", a.status
     from payment_attempts a join payments p on p.id = a.payment_id
    where a.created_at >= $1 and a.created_at < $2 and a.status in ('authorized','captured','refunded')
    order by a.created_at`,
);

export interface BookedReturn {
  /** The provider's id. */
  id: string;
  orderId: number;
  razorpayPaymentId: string;
  amountPaise: number;
  status: RefundStatus;
}

const refund = `r.razorpay_refund_id as id, p.order_id as "orderId", r.razorpay_payment_id as "razorpayPaymentId",
  r.amount_paise as "amountPaise", r.status`;

export const refundsById = prepared<BookedReturn, [ids: readonly string[]]>(
  'payments.books-refunds',
  `select ${refund} from refunds r join payments p on p.id = r.payment_id
    where r.razorpay_refund_id = any($1::text[])`,
);

/** Refunds of a period that have a provider id, by the time they were promised. */
export const refundsNoted = prepared<BookedReturn, [from: Date, to: Date]>(
  'payments.books-refunds-noted',
  `select ${refund} from refunds r join payments p on p.id = r.payment_id
    where r.created_at >= $1 and r.created_at < $2 and r.razorpay_refund_id is not null order by r.created_at`,
);

export const firstPayment = prepared<{ at: Date | null }, []>(
  'payments.books-first',
  'select min(created_at) as at from payments',
);
