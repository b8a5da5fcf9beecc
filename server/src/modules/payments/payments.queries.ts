import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export type PaymentPurpose = 'ADVANCE' | 'FINAL';
export type PaymentStatus = 'CREATED' | 'ATTEMPTED' | 'AUTHORIZED' | 'CAPTURED' | 'REFUNDED';

export interface PaymentRow {
  id: number;
  orderId: number;
  purpose: PaymentPurpose;
  status: PaymentStatus;
  expectedPaise: number;
  receipt: string;
  razorpayOrderId: string | null;
  razorpayPaymentId: string | null;
  createdAt: Date;
  openedAt: Date | null;
}

const columns = `id, order_id as "orderId", purpose, status, expected_paise as "expectedPaise", receipt,
  razorpay_order_id as "razorpayOrderId", razorpay_payment_id as "razorpayPaymentId", created_at as "createdAt",
  opened_at as "openedAt"`;

export const insertPayment = prepared<
  PaymentRow,
  { orderId: number; purpose: string; amountPaise: number; receipt: string; now: Date }
>(
  'payments.insert',
  `insert into payments (order_id, purpose, expected_paise, receipt, created_at) values ($orderId, $purpose, $amountPaise, $receipt, $now)
   on conflict (order_id, purpose) do nothing returning ${columns}`,
);

const byPurpose = prepared<PaymentRow, [orderId: number, purpose: string]>(
  'payments.by-purpose',
  `select ${columns} from payments where order_id = $1 and purpose = $2`,
);

export async function findPayment(
  executor: Executor,
  orderId: number,
  purpose: PaymentPurpose,
): Promise<PaymentRow | undefined> {
  return (await byPurpose(executor, [orderId, purpose]))[0];
}

const byProviderOrder = prepared<PaymentRow, [razorpayOrderId: string]>(
  'payments.by-provider-order',
  `select ${columns} from payments where razorpay_order_id = $1`,
);

export async function findPaymentByProviderOrder(
  executor: Executor,
  razorpayOrderId: string,
): Promise<PaymentRow | undefined> {
  return (await byProviderOrder(executor, [razorpayOrderId]))[0];
}

/**
 * The instalment of a provider's order. Locks all instalments of its order, in the usual sequence, because booking
 * may need them all.
 */
const lockByProviderOrder = prepared<PaymentRow, [razorpayOrderId: string]>(
  'payments.lock-by-provider-order',
  `select ${columns} from payments
    where order_id = (select order_id from payments where razorpay_order_id = $1) order by id for update`,
);

export async function lockPaymentByProviderOrder(
  tx: Transaction,
  razorpayOrderId: string,
): Promise<PaymentRow | undefined> {
  const rows = await lockByProviderOrder(tx, [razorpayOrderId]);
  return rows.find((row) => row.razorpayOrderId === razorpayOrderId);
}

/** The instalments of an order, locked until the transaction ends. */
export const lockPaymentsOfOrder = prepared<PaymentRow, [orderId: number]>(
  'payments.lock-by-order',
  `select ${columns} from payments where order_id = $1 order by id for update`,
);

/** Changes the amount of an instalment that is unpaid and has no provider's order yet; returns no row otherwise. */
export const raisePayment = prepared<
  { id: number },
  { orderId: number; purpose: string; amountPaise: number }
>(
  'payments.raise',
  `update payments set expected_paise = $amountPaise
    where order_id = $orderId and purpose = $purpose and status = 'CREATED' and razorpay_order_id is null returning id`,
);

const openForPayment = prepared<
  { razorpayOrderId: string },
  { id: number; expectedPaise: number; razorpayOrderId: string; now: Date; checkAfter: Date }
>(
  'payments.open',
  // A buyer who opens the window may pay in it, so the provider is polled soon, and for days from now.
  `update payments
      set razorpay_order_id = coalesce(razorpay_order_id, $razorpayOrderId), opened_at = $now::timestamptz, checks = 0,
          check_after = least(check_after, $checkAfter::timestamptz)
    where id = $id and expected_paise = $expectedPaise returning razorpay_order_id as "razorpayOrderId"`,
);

/**
 * Records that the payment window opens. Stores the first provider's order of an instalment and returns it; a later
 * one is never shown. Undefined if the amount changed since the provider's order was made.
 */
export async function openPayment(
  executor: Executor,
  { id, expectedPaise }: Pick<PaymentRow, 'id' | 'expectedPaise'>,
  razorpayOrderId: string,
  { now, checkAfter }: { now: Date; checkAfter: Date },
): Promise<string | undefined> {
  const [row] = await openForPayment(executor, { id, expectedPaise, razorpayOrderId, now, checkAfter });
  return row?.razorpayOrderId;
}

/** Stores the most advanced status of an attempt; late reports do not set it back. */
export const noteAttempt = prepared<
  object,
  {
    attemptId: string;
    paymentId: number;
    status: string;
    amountPaise: number;
    method: string;
    reason: string;
    now: Date;
  }
>(
  'payments.note-attempt',
  `insert into payment_attempts as a
          (razorpay_payment_id, payment_id, status, amount_paise, method, reason, created_at, updated_at)
   values ($attemptId, $paymentId, $status, $amountPaise, $method, $reason, $now, $now)
   on conflict (razorpay_payment_id) do update
      set status = excluded.status, reason = excluded.reason, updated_at = excluded.updated_at,
          method = case when excluded.method = '' then a.method else excluded.method end
    where array_position(array['created','failed','authorized','captured','refunded'], excluded.status)
        > array_position(array['created','failed','authorized','captured','refunded'], a.status)`,
);

export const markAttempted = prepared<object, [paymentId: number]>(
  'payments.mark-attempted',
  `update payments set status = 'ATTEMPTED' where id = $1 and status = 'CREATED'`,
);

export const markAuthorized = prepared<
  object,
  { id: number; razorpayPaymentId: string; now: Date; checkAfter: Date }
>(
  'payments.mark-authorized',
  `update payments set status = 'AUTHORIZED', razorpay_payment_id = $razorpayPaymentId, authorized_at = $now, check_after = $checkAfter
    where id = $id and status in ('CREATED','ATTEMPTED')`,
);

export const markCaptured = prepared<
  object,
  { id: number; razorpayPaymentId: string; capturedPaise: number; now: Date; checkAfter: Date }
>(
  'payments.mark-captured',
  `update payments
      set status = 'CAPTURED', razorpay_payment_id = $razorpayPaymentId, captured_paise = $capturedPaise, captured_at = $now,
          authorized_at = coalesce(authorized_at, $now), check_after = $checkAfter
    where id = $id and status in ('CREATED','ATTEMPTED','AUTHORIZED')`,
);

/** The instalment and the order of a payment that the provider reported. */
export const ownerOfPayment = prepared<{ paymentId: number; orderId: number }, [payment_id: string]>(
  'payments.owner-of-payment',
  `select p.id as "paymentId", p.order_id as "orderId"
     from payment_attempts a join payments p on p.id = a.payment_id where a.razorpay_payment_id = $1`,
);

/** Only if all refunds are done; promised ones are not enough. The row is locked. */
export const markRefunded = prepared<object, [paymentId: number, razorpayPaymentId: string]>(
  'payments.mark-refunded',
  `update payments set status = 'REFUNDED', check_after = null
    where id = $1 and razorpay_payment_id = $2 and status in ('AUTHORIZED','CAPTURED')
      and expected_paise <= (select coalesce(sum(amount_paise), 0) from refunds
                              where payment_id = $1 and razorpay_payment_id = $2 and status = 'PROCESSED')`,
);

/** Instalments that are due for polling; concurrent callers get different ones. */
export const claimDuePayments = prepared<PaymentRow, [now: Date, most: number]>(
  'payments.claim-due',
  // Polled with backoff: after 2, 4, 8, then every 15 minutes. A captured instalment is polled every six hours, for a
  // late second payment. Polling stops after four days.
  `update payments
      set checks = checks + 1,
          check_after = case
            when coalesce(opened_at, created_at) < $1::timestamptz - interval '4 days' then null
            when status = 'CAPTURED' then $1::timestamptz + interval '6 hours'
            else $1::timestamptz + least(interval '15 minutes', interval '1 minute' * power(2, least(checks, 10) + 1))
          end
    where id in (select id from payments where check_after <= $1::timestamptz order by check_after limit $2
                  for update skip locked)
   returning ${columns}`,
);

/**
 * Makes every instalment due whose window was opened in the hour before a process started, at $1. The process before
 * it may have crashed before it answered, and webhooks that failed meanwhile arrive late.
 */
export const makeOpenedDue = prepared<object, [startedAt: Date]>(
  'payments.make-opened-due',
  `update payments set check_after = $1::timestamptz
    where check_after > $1::timestamptz and status in ('CREATED','ATTEMPTED','AUTHORIZED')
      and coalesce(opened_at, created_at) between $1::timestamptz - interval '1 hour' and $1::timestamptz`,
);

/** Returns claimed instalments, to be polled at $2, because the provider was unavailable. */
export const askAgain = prepared<object, [ids: readonly number[], checkAfter: Date]>(
  'payments.ask-again',
  `update payments set check_after = $2, checks = greatest(checks - 1, 0) where id = any($1::bigint[])`,
);

/** Stops polling once an instalment is captured and no other attempt at it is open. */
export const stopChecking = prepared<object, [paymentId: number]>(
  'payments.stop-checking',
  `update payments p set check_after = null
    where id = $1 and status in ('CAPTURED','REFUNDED')
      and not exists (select 1 from payment_attempts a
                       where a.payment_id = p.id and a.razorpay_payment_id <> p.razorpay_payment_id
                         and a.status in ('created','failed','authorized'))`,
);
