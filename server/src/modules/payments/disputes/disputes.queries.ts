import type { DisputeStatus } from '#contracts/admin/books/disputes.rules.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { PaymentPurpose } from '../payments.queries.ts';

export interface DisputeRow {
  id: number;
  orderId: number;
  purpose: PaymentPurpose;
  /** The provider's id. */
  reference: string;
  amountPaise: number;
  /** The dispute's phase in the provider's terms. */
  phase: string;
  reasonCode: string;
  status: DisputeStatus;
  /** Deadline for evidence; null if the provider asks for none. */
  respondBy: Date | null;
  createdAt: Date;
  endedAt: Date | null;
}

interface WrittenDispute {
  id: number;
  paymentId: number;
  razorpayPaymentId: string;
  amountPaise: number;
  status: DisputeStatus;
  /** Null if the dispute is new. */
  before: DisputeStatus | null;
}

/**
 * Stores the provider's state of a dispute. Returns no row if nothing changed, or if the dispute had already ended:
 * late reports do not reopen it. Requires locked instalments.
 */
export const writeDispute = prepared<
  WrittenDispute,
  {
    paymentId: number;
    razorpayPaymentId: string;
    razorpayDisputeId: string;
    amountPaise: number;
    phase: string;
    reasonCode: string;
    status: string;
    respondBy: Date | null;
    createdAt: Date;
    now: Date;
    endedAt: Date | null;
  }
>(
  'disputes.write',
  `with known as (select status from payment_disputes where razorpay_dispute_id = $razorpayDisputeId)
   insert into payment_disputes as d
          (payment_id, razorpay_payment_id, razorpay_dispute_id, amount_paise, phase, reason_code, status, respond_by,
           created_at, updated_at, ended_at)
   values ($paymentId, $razorpayPaymentId, $razorpayDisputeId, $amountPaise, $phase, $reasonCode, $status, $respondBy,
           $createdAt, $now, $endedAt)
   on conflict (razorpay_dispute_id) do update
      set amount_paise = excluded.amount_paise, phase = excluded.phase, reason_code = excluded.reason_code,
          status = excluded.status, respond_by = excluded.respond_by, updated_at = excluded.updated_at,
          ended_at = excluded.ended_at
    where d.ended_at is null
      and (d.status, d.phase, d.amount_paise, d.respond_by)
          is distinct from (excluded.status, excluded.phase, excluded.amount_paise, excluded.respond_by)
   returning d.id, d.payment_id as "paymentId", d.razorpay_payment_id as "razorpayPaymentId",
             d.amount_paise as "amountPaise", d.status, (select status from known) as before`,
);

/** Books the amount of a lost dispute as a completed refund. */
export const insertLostMoney = prepared<
  { id: number },
  { paymentId: number; razorpayPaymentId: string; amountPaise: number; disputeId: number; now: Date }
>(
  'disputes.insert-lost-money',
  `insert into refunds (payment_id, razorpay_payment_id, amount_paise, cause, reason, provider_key, status, created_at,
                        updated_at, processed_at)
   values ($paymentId, $razorpayPaymentId, $amountPaise, 'DISPUTE', '', 'dispute-' || $disputeId::bigint, 'PROCESSED', $now,
           $now, $now)
   returning id`,
);

const columns = `d.id, p.order_id as "orderId", p.purpose, d.razorpay_dispute_id as reference, d.amount_paise as "amountPaise", d.phase,
  d.reason_code as "reasonCode", d.status, d.respond_by as "respondBy", d.created_at as "createdAt",
  d.ended_at as "endedAt"`;
const joined = 'payment_disputes d join payments p on p.id = d.payment_id';

/** Open disputes by deadline, then ended ones, latest first. */
export const newestDisputes = prepared<DisputeRow, [most: number]>(
  'disputes.newest',
  `select ${columns} from ${joined}
    order by d.ended_at is not null, d.respond_by nulls last, d.ended_at desc, d.id desc limit $1`,
);

/** The number of disputes that wait for our evidence, and the earliest deadline. */
export const disputesToAnswer = prepared<{ open: number; respondBy: Date | null }, []>(
  'disputes.to-answer',
  `select count(*)::int as open, min(respond_by) as "respondBy"
     from payment_disputes where status = 'OPEN'`,
);

export const disputesOfOrder = prepared<DisputeRow, [orderId: number]>(
  'disputes.of-order',
  `select ${columns} from ${joined} where p.order_id = $1 order by d.id`,
);

export const disputeById = prepared<DisputeRow, [disputeId: number]>(
  'disputes.by-id',
  `select ${columns} from ${joined} where d.id = $1`,
);
