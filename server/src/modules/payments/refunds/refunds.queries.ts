import { prepared } from '#server/platform/db/prepared.ts';

/**
 * DROPPED refunds are no longer promised: ours whose money had gone back in another way, and refunds made at the
 * provider that failed.
 */
export type RefundStatus = 'QUEUED' | 'PENDING' | 'PROCESSED' | 'FAILED' | 'DROPPED';
/** Our status for each status of the provider. */
export const refundStatusOf = { pending: 'PENDING', processed: 'PROCESSED', failed: 'FAILED' } as const;

/**
 * CANCELLED with its order, AGREED by the maker, given by the DESK, made at the PROVIDER by hand, lost in a DISPUTE
 * at the bank, or money that pays for nothing: SECOND, WRONG, LATE.
 */
export type RefundCause =
  | 'CANCELLED'
  | 'AGREED'
  | 'DESK'
  | 'PROVIDER'
  | 'SECOND'
  | 'WRONG'
  | 'LATE'
  | 'DISPUTE';

export interface RefundRow {
  id: number;
  paymentId: number;
  razorpayPaymentId: string;
  amountPaise: number;
  cause: RefundCause;
  providerKey: string;
  razorpayRefundId: string | null;
  status: RefundStatus;
  /** Number of failures that the provider reported. */
  failures: number;
}

const columns = `id, payment_id as "paymentId", razorpay_payment_id as "razorpayPaymentId",
  amount_paise as "amountPaise", cause, provider_key as "providerKey",
  razorpay_refund_id as "razorpayRefundId", status, failures`;

/** SQL: the payment with this provider id has an undecided dispute. */
export const isPaymentDisputed = (razorpayPaymentId: string) => `exists (
  select from payment_disputes d where d.razorpay_payment_id = ${razorpayPaymentId} and d.ended_at is null)`;

/** A key without the number of its attempt. */
const firstKey = (key: string) => `regexp_replace(${key}, '-t[0-9]+$', '')`;

/**
 * The provider accepts a known key only with the same values, and returns the old result, so a new attempt needs a
 * new key.
 */
const nextKey = `${firstKey('provider_key')} || '-t' ||
  (coalesce(substring(provider_key from '-t([0-9]+)$'), '0')::int + 1)`;

/** Returns no row if this refund was queued before. */
export const insertRefund = prepared<
  { id: number },
  {
    paymentId: number;
    razorpayPaymentId: string;
    amountPaise: number;
    cause: string;
    reason: string;
    idempotencyKey: string | null;
    providerKey: string;
    now: Date;
  }
>(
  'refunds.insert',
  `insert into refunds (payment_id, razorpay_payment_id, amount_paise, cause, reason, idempotency_key, provider_key,
                        created_at, updated_at)
   values ($paymentId, $razorpayPaymentId, $amountPaise, $cause, $reason, $idempotencyKey, $providerKey, $now, $now) on conflict (provider_key) do nothing returning id`,
);

export const insertProviderRefund = prepared<
  RefundRow,
  { paymentId: number; razorpayPaymentId: string; amountPaise: number; razorpayRefundId: string; now: Date }
>(
  'refunds.insert-provider',
  `insert into refunds (payment_id, razorpay_payment_id, amount_paise, cause, reason, provider_key,
                        razorpay_refund_id, status, created_at, updated_at)
   values ($paymentId, $razorpayPaymentId, $amountPaise, 'PROVIDER', '', 'provider-' || $razorpayRefundId, $razorpayRefundId, 'PENDING', $now, $now) returning ${columns}`,
);

/** The number of recorded refunds of a payment. */
export const countRefunds = prepared<{ count: number }, [razorpayPaymentId: string]>(
  'refunds.count',
  'select count(*)::int as count from refunds where razorpay_payment_id = $1',
);

/** The part of a payment that is not promised back, in paise. Locks the attempt. */
export const leftOfPayment = prepared<{ leftPaise: number }, [seenId: string]>(
  'refunds.left-of-payment',
  `select amount_paise - refunded_paise as "leftPaise" from payment_attempts
    where razorpay_payment_id = $1 for update`,
);

/** Promises a part of a payment back. The table refuses more than was paid, even for concurrent calls. */
export const promiseBack = prepared<{ id: string }, [razorpayPaymentId: string, amountPaise: number]>(
  'refunds.promise-back',
  `update payment_attempts set refunded_paise = refunded_paise + $2 where razorpay_payment_id = $1
   returning razorpay_payment_id as id`,
);

/** Returns a row if a payment is wholly refunded or promised back. */
export const promisedInFull = prepared<{ id: string }, [seenId: string]>(
  'refunds.promised-in-full',
  `select razorpay_payment_id as id from payment_attempts
    where razorpay_payment_id = $1 and refunded_paise >= amount_paise`,
);

/** By how much the refunds of a payment exceed its amount, in paise; negative while something is held. */
export const overPromised = prepared<{ overPaise: number }, [razorpayPaymentId: string]>(
  'refunds.over-promised',
  `select coalesce((select sum(r.amount_paise) from refunds r
                     where r.razorpay_payment_id = a.razorpay_payment_id and r.status <> 'DROPPED'), 0)::bigint
          - a.amount_paise as "overPaise"
     from payment_attempts a where a.razorpay_payment_id = $1 for update of a`,
);

/** Refunds of a payment that the provider does not have, newest first. */
export const openRefunds = prepared<RefundRow, [razorpayPaymentId: string]>(
  'refunds.open',
  `select ${columns} from refunds
    where razorpay_payment_id = $1 and status in ('QUEUED','FAILED') order by id desc`,
);

/** Reduces a refund by $2 paise, or drops it if nothing is left. */
export const cutRefund = prepared<object, [id: number, over: number, now: Date]>(
  'refunds.cut',
  `update refunds
      set status = case when amount_paise <= $2 then 'DROPPED' else status end,
          amount_paise = case when amount_paise <= $2 then amount_paise else amount_paise - $2 end,
          provider_key = ${nextKey}, updated_at = $3
    where id = $1`,
);

/** Updates the promised amount of a payment from its refunds. The table refuses more than was paid. */
export const sumPromises = prepared<object, [razorpayPaymentId: string]>(
  'refunds.sum-promises',
  `update payment_attempts a
      set refunded_paise = coalesce((select sum(r.amount_paise) from refunds r
                                      where r.razorpay_payment_id = $1 and r.status <> 'DROPPED'), 0)
    where a.razorpay_payment_id = $1`,
);

export interface HeldPayment {
  paymentId: number;
  razorpayPaymentId: string;
  /** The amount paid and not promised back, in paise. */
  heldPaise: number;
}

/**
 * Booked payments of an order with an amount left, in the sequence in which refunds use them: undisputed ones first,
 * because refunds of the others wait for the bank; among these the final payment first.
 */
export const heldOfOrder = prepared<HeldPayment & { isCaptured: boolean }, [orderId: number]>(
  'refunds.held-of-order',
  `select p.id as "paymentId", a.razorpay_payment_id as "razorpayPaymentId",
          a.amount_paise - a.refunded_paise as "heldPaise", p.status = 'CAPTURED' as "isCaptured"
     from payments p join payment_attempts a on a.razorpay_payment_id = p.razorpay_payment_id
    where p.order_id = $1 and p.status in ('AUTHORIZED','CAPTURED') and a.amount_paise > a.refunded_paise
    order by ${isPaymentDisputed('a.razorpay_payment_id')}, p.purpose desc for update of a`,
);

/** The amount and text of an earlier request with the same cause and key. */
export const requestedBefore = prepared<
  { amountPaise: number; reason: string },
  { orderId: number; cause: string; key: string }
>(
  'refunds.requested-before',
  `select sum(r.amount_paise)::bigint as "amountPaise", r.reason
     from refunds r join payments p on p.id = r.payment_id
    where p.order_id = $orderId and r.cause = $cause and r.idempotency_key = $key group by r.reason`,
);

export const refundById = prepared<RefundRow, [refundId: number]>(
  'refunds.by-id',
  `select ${columns} from refunds where id = $1`,
);

/** A refund that can be sent now. During a dispute of its payment it waits. */
export const refundToSend = prepared<RefundRow, [refundId: number]>(
  'refunds.to-send',
  `select ${columns} from refunds r
    where r.id = $1 and r.status = 'QUEUED'
      and not ${isPaymentDisputed('r.razorpay_payment_id')}`,
);

/**
 * Stores the provider's state and amount of a refund. Moves only forward: late reports do not reopen an ended refund.
 * Ours that was dropped while the provider made it counts again.
 */
export const moveRefund = prepared<
  RefundRow,
  { id: number; status: string; razorpayRefundId: string | null; now: Date; amountPaise: number | null }
>(
  'refunds.move',
  `update refunds
      set status = $status, razorpay_refund_id = coalesce($razorpayRefundId, razorpay_refund_id), updated_at = $now,
          amount_paise = coalesce($amountPaise::bigint, amount_paise),
          processed_at = case when $status = 'PROCESSED' then $now::timestamptz end,
          failures = failures + case when $status = 'FAILED' then 1 else 0 end
    where id = $id
      and (status in ('QUEUED','PENDING')
           or (status in ('FAILED','DROPPED') and razorpay_refund_id is null and $status in ('PENDING','PROCESSED')))
      and ($status <> status or $razorpayRefundId is distinct from razorpay_refund_id)
   returning ${columns}`,
);

/** The refund with the provider's id $1, or one of ours with the key $2 that has no provider id yet. */
export const refundByProviderId = prepared<RefundRow, [saidId: string, receipt: string]>(
  'refunds.by-provider-id',
  `select ${columns} from refunds
    where razorpay_refund_id = $1 or (provider_key = $2 and razorpay_refund_id is null)
    order by razorpay_refund_id nulls last limit 1`,
);

/**
 * A refund of the payment $1 whose earlier attempt had the receipt $2; since then it failed or was reduced, and has
 * another key.
 */
export const refundByEarlierKey = prepared<RefundRow, [payment_id: string, receipt: string]>(
  'refunds.by-earlier-key',
  `select ${columns} from refunds
    where razorpay_payment_id = $1
      and (${firstKey('provider_key')} = ${firstKey('$2')} or starts_with(provider_key, $2 || '-'))
      -- A receipt that somebody typed at the provider is none of ours, even where ours begin with it.
      and $2 ~ '^(refund[0-9]*-pay_[A-Za-z0-9]{14}|part-[0-9]+-[0-9a-f]{16})' limit 1`,
);

/** Those of the provider's refunds $1 that are already recorded with their status in $2 (same index). */
export const refundsAsReported = prepared<
  { id: string },
  [ids: readonly string[], reported: readonly string[]]
>(
  'refunds.as-reported',
  `select r.razorpay_refund_id as id
     from refunds r join unnest($1::text[], $2::text[]) reported (id, status) on reported.id = r.razorpay_refund_id
    where r.status = reported.status or r.status in ('PROCESSED','FAILED','DROPPED')`,
);

/** Refunds without a report for a while. Updates their time, so that the next run takes others. */
export const claimStuckRefunds = prepared<RefundRow, [now: Date]>(
  'refunds.claim-stuck',
  `update refunds set updated_at = $1::timestamptz
    where id in (select id from refunds
                  where (status = 'QUEUED' and updated_at < $1::timestamptz - interval '2 minutes')
                     or (status = 'PENDING' and updated_at < $1::timestamptz - interval '1 hour')
                  order by updated_at limit 50 for update skip locked)
   returning ${columns}`,
);

/** After this many failures a refund is no longer retried. */
export const mostFailures = 5;

/** Failed refunds that are due for a retry: after 6, 12, 24 and 48 hours, each as a new refund for the provider. */
export const requeueFailedRefunds = prepared<RefundRow, [now: Date]>(
  'refunds.requeue-failed',
  `update refunds
      set status = 'QUEUED', razorpay_refund_id = null, provider_key = ${nextKey},
          updated_at = $1::timestamptz
    where id in (select id from refunds
                  where status = 'FAILED' and failures < ${mostFailures}
                    and updated_at < $1::timestamptz - interval '6 hours' * power(2, greatest(failures, 1) - 1)
                  order by updated_at limit 50 for update skip locked)
   returning ${columns}`,
);

/**
 * From when on to read the provider's refunds, in Unix seconds by its clock: the newest one read, or a day before the
 * first payment. Null if nothing was ever paid.
 */
export const refundsReadUntil = prepared<{ reached: number | null }, []>(
  'refunds.read-until',
  `select coalesce((select reached from provider_cursors where name = 'refunds'),
                   (select extract(epoch from created_at)::bigint - 86400 from payments
                     where razorpay_payment_id is not null order by id limit 1)) as reached`,
);

export const noteRefundsRead = prepared<object, [newest: number]>(
  'refunds.note-read',
  `insert into provider_cursors as c (name, reached) values ('refunds', $1)
   on conflict (name) do update set reached = greatest(c.reached, excluded.reached)`,
);
