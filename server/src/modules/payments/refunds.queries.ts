import { prepared } from '../../platform/db/prepared.ts';

export interface RefundRow {
  id: number;
  paymentId: number;
  razorpayPaymentId: string;
  amountPaise: number;
  idempotencyKey: string;
  razorpayRefundId: string | null;
  status: 'QUEUED' | 'PENDING' | 'PROCESSED' | 'FAILED';
}

const columns = `id, payment_id as "paymentId", razorpay_payment_id as "razorpayPaymentId",
  amount_paise as "amountPaise", idempotency_key as "idempotencyKey", razorpay_refund_id as "razorpayRefundId", status`;

/** Answers with no row when this refund was queued before. */
export const insertRefund = prepared<{ id: number }>(
  'refunds.insert',
  `insert into refunds (payment_id, razorpay_payment_id, amount_paise, reason, idempotency_key, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $6) on conflict (idempotency_key) do nothing returning id`,
);

export const refundById = prepared<RefundRow>(
  'refunds.by-id',
  `select ${columns} from refunds where id = $1`,
);

/** Forward only: a refund that is over stays so, whatever arrives late. */
export const moveRefund = prepared<RefundRow>(
  'refunds.move',
  `update refunds set status = $2, razorpay_refund_id = coalesce($3, razorpay_refund_id), updated_at = $4
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
