import { prepared } from '../../platform/db/prepared.ts';

export type RefundStatus = 'QUEUED' | 'PENDING' | 'PROCESSED' | 'FAILED';
/** CANCELLED with its order, AGREED by the maker, or money that pays for nothing: a SECOND one, a WRONG one, a LATE one. */
export type RefundCause = 'CANCELLED' | 'AGREED' | 'SECOND' | 'WRONG' | 'LATE';

export interface RefundRow {
  id: number;
  paymentId: number;
  razorpayPaymentId: string;
  amountPaise: number;
  idempotencyKey: string;
  razorpayRefundId: string | null;
  status: RefundStatus;
  /** How often the provider said that it failed. */
  failures: number;
}

const columns = `id, payment_id as "paymentId", razorpay_payment_id as "razorpayPaymentId",
  amount_paise as "amountPaise", idempotency_key as "idempotencyKey", razorpay_refund_id as "razorpayRefundId",
  status, failures`;

/** Answers with no row when this refund was queued before. */
export const insertRefund = prepared<{ id: number }>(
  'refunds.insert',
  `insert into refunds (payment_id, razorpay_payment_id, amount_paise, cause, reason, request_key, idempotency_key,
                        created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict (idempotency_key) do nothing returning id`,
);

/** Promises a part of a payment back. The table refuses more than came, whoever asks for it at the same time. */
export const promiseBack = prepared<{ id: string }>(
  'refunds.promise-back',
  `update payment_attempts set refunded_paise = refunded_paise + $2 where razorpay_payment_id = $1
   returning razorpay_payment_id as id`,
);

/** Answers with a row where we ourselves give all of a payment back. */
export const promisedInFull = prepared<{ id: string }>(
  'refunds.promised-in-full',
  `select razorpay_payment_id as id from payment_attempts
    where razorpay_payment_id = $1 and refunded_paise >= amount_paise`,
);

export interface HeldPayment {
  paymentId: number;
  razorpayPaymentId: string;
  /** What was paid and is not promised back, in paise. */
  heldPaise: number;
}

/** Booked payments of an order of which something is left, the final payment first. */
export const heldOfOrder = prepared<HeldPayment & { isCaptured: boolean }>(
  'refunds.held-of-order',
  `select p.id as "paymentId", a.razorpay_payment_id as "razorpayPaymentId",
          a.amount_paise - a.refunded_paise as "heldPaise", p.status = 'CAPTURED' as "isCaptured"
     from payments p join payment_attempts a on a.razorpay_payment_id = p.razorpay_payment_id
    where p.order_id = $1 and p.status in ('AUTHORIZED','CAPTURED') and a.amount_paise > a.refunded_paise
    order by p.purpose desc for update of a`,
);

/** What an earlier request with the same key asked for. */
export const requestedBefore = prepared<{ amountPaise: number; reason: string }>(
  'refunds.requested-before',
  `select sum(r.amount_paise)::bigint as "amountPaise", r.reason
     from refunds r join payments p on p.id = r.payment_id
    where p.order_id = $1 and r.request_key = $2 group by r.reason`,
);

export const refundById = prepared<RefundRow>(
  'refunds.by-id',
  `select ${columns} from refunds where id = $1`,
);

/** Forward only: a refund that is over stays so, whatever arrives late. */
export const moveRefund = prepared<RefundRow>(
  'refunds.move',
  `update refunds
      set status = $2, razorpay_refund_id = coalesce($3, razorpay_refund_id), updated_at = $4,
          processed_at = case when $2 = 'PROCESSED' then $4::timestamptz end,
          failures = failures + case when $2 = 'FAILED' then 1 else 0 end
    where id = $1 and status in ('QUEUED','PENDING') returning ${columns}`,
);

export const refundByProviderId = prepared<RefundRow>(
  'refunds.by-provider-id',
  `select ${columns} from refunds
    where razorpay_refund_id = $1 or (idempotency_key = $2 and razorpay_refund_id is null)
    order by razorpay_refund_id nulls last limit 1`,
);

/** Refunds that no news has reached for a while; touched, so that the next round takes others. */
export const claimStuckRefunds = prepared<RefundRow>(
  'refunds.claim-stuck',
  `update refunds set updated_at = $1::timestamptz
    where id in (select id from refunds
                  where (status = 'QUEUED' and updated_at < $1::timestamptz - interval '2 minutes')
                     or (status = 'PENDING' and updated_at < $1::timestamptz - interval '1 hour')
                  order by updated_at limit 50 for update skip locked)
   returning ${columns}`,
);

/** How often a refund is tried anew after the provider said that it failed. */
export const mostFailures = 5;

/** Failed refunds whose time has come: after 6, 12, 24 and 48 hours, each as a new refund for the provider. */
export const reviveRefunds = prepared<RefundRow>(
  'refunds.revive',
  `update refunds
      set status = 'QUEUED', razorpay_refund_id = null, idempotency_key = idempotency_key || '-' || failures,
          updated_at = $1::timestamptz
    where id in (select id from refunds
                  where status = 'FAILED' and failures < ${mostFailures}
                    and updated_at < $1::timestamptz - interval '6 hours' * power(2, greatest(failures, 1) - 1)
                  order by updated_at limit 50 for update skip locked)
   returning ${columns}`,
);
