import { prepared } from '#server/platform/db/prepared.ts';
import type { PaymentPurpose } from './payments.queries.ts';
import { paidStatuses } from './payments.tables.ts';
import { isPaymentDisputed, type RefundCause, type RefundStatus } from './refunds/refunds.queries.ts';

/** One instalment of an order and the state of its money. Amounts in paise. */
export interface Instalment {
  purpose: PaymentPurpose;
  amountPaise: number;
  /** It was paid at some time, even if refunded since. */
  isPaid: boolean;
  /** The provider has captured the money, so it can be refunded. */
  isCaptured: boolean;
  paidAt: Date | null;
  /** Refunds that are done, pending, or failed and retried. */
  promisedPaise: number;
  /** When the last refund was done; null while some are pending. */
  returnedAt: Date | null;
  /** A refund of it failed at the bank and is retried. */
  hasFailedRefund: boolean;
  /** Part of it went back without the maker's agreement: by the desk, at the provider, or in a lost dispute. */
  isTakenBack: boolean;
  /** It has an undecided dispute at the buyer's bank. */
  isDisputed: boolean;
  /** It was disputed at some time. */
  wasDisputed: boolean;
  /** It arrived when the order was over, and is refunded. */
  cameTooLate: boolean;
}

const instalmentRows = `p.purpose, p.expected_paise as "amountPaise",
          p.status in ${paidStatuses} as "isPaid",
          p.status in ('CAPTURED','REFUNDED') as "isCaptured", p.authorized_at as "paidAt",
          coalesce(r.promised, 0)::bigint as "promisedPaise",
          case when r.open = 0 then r.last end as "returnedAt", coalesce(r.late, false) as "cameTooLate",
          coalesce(r.taken, false) as "isTakenBack", coalesce(r.failed, false) as "hasFailedRefund",
          coalesce(d.open, false) as "isDisputed", coalesce(d.known, false) as "wasDisputed"
     from payments p
     left join lateral (
       select sum(amount_paise) filter (where status <> 'DROPPED') as promised,
              count(*) filter (where status not in ('PROCESSED', 'DROPPED')) as open,
              max(processed_at) as last, bool_or(cause = 'LATE') as late,
              bool_or(status = 'FAILED') as failed,
              bool_or(cause in ('DESK', 'PROVIDER', 'DISPUTE') and status <> 'DROPPED') as taken
         from refunds where payment_id = p.id and razorpay_payment_id = p.razorpay_payment_id) r on true
     left join lateral (
       select bool_or(ended_at is null) as open, count(*) > 0 as known
         from payment_disputes where payment_id = p.id) d on true`;

/** The advance first. */
export const instalmentsOfOrder = prepared<Instalment, [orderId: number]>(
  'payments.instalments',
  `select ${instalmentRows} where p.order_id = $1 order by p.id`,
);

/** The instalments of several orders, the advance of each first. */
export const instalmentsOfOrders = prepared<Instalment & { orderId: number }, [orderIds: readonly number[]]>(
  'payments.instalments-of-orders',
  `select p.order_id as "orderId", ${instalmentRows} where p.order_id = any($1::bigint[]) order by p.id`,
);

/** A refund of an order. */
export interface OrderRefund {
  id: number;
  purpose: PaymentPurpose;
  amountPaise: number;
  cause: RefundCause;
  /** The text of the maker or the desk; empty if the cause is enough. */
  reason: string;
  status: RefundStatus;
  /** It waits for the bank's decision on a dispute of its payment. */
  isHeld: boolean;
  createdAt: Date;
  processedAt: Date | null;
}

/** A refund that was not dropped. */
export type StandingRefund = OrderRefund & { status: Exclude<RefundStatus, 'DROPPED'> };

const refundColumns = `r.id, p.purpose, r.amount_paise as "amountPaise", r.cause, r.reason, r.status,
  r.status = 'QUEUED' and ${isPaymentDisputed('r.razorpay_payment_id')} as "isHeld",
  r.created_at as "createdAt", r.processed_at as "processedAt"`;

export const refundsOfOrder = prepared<StandingRefund, [orderId: number]>(
  'payments.refunds-of-order',
  `select ${refundColumns}
     from refunds r join payments p on p.id = r.payment_id
    where p.order_id = $1 and r.status <> 'DROPPED' order by r.id`,
);

/** One refund with the id of its order. */
export const refundWithOrder = prepared<OrderRefund & { orderId: number }, [refundId: number]>(
  'payments.refund-with-order',
  `select p.order_id as "orderId", ${refundColumns}
     from refunds r join payments p on p.id = r.payment_id where r.id = $1`,
);
