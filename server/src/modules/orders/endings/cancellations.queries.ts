import type { CancellationStatus } from '#contracts/orders/endings/cancellation.rules.ts';
import type { MakingStage } from '#contracts/orders/endings/kept-shares.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface CancellationRow {
  id: number;
  orderId: number;
  status: CancellationStatus;
  stage: MakingStage;
  mostKeptPaise: number;
  /** What was to go back at least, as shown to the buyer. */
  refundPaise: number;
  reason: string;
  askedAt: Date;
  answerBy: Date;
  answeredBy: 'MAKER' | 'ADMIN' | null;
  answer: string;
  /** The idempotency key of the call that answered it. */
  answerKey: string | null;
  endedAt: Date | null;
  keptPaise: number | null;
}

const columns = `q.id, q.order_id as "orderId", q.status, q.stage, q.most_kept_paise as "mostKeptPaise",
  q.refund_paise as "refundPaise", q.reason, q.asked_at as "askedAt", q.answer_by as "answerBy", q.answered_by as "answeredBy", q.answer,
  q.answer_key as "answerKey", q.ended_at as "endedAt", q.kept_paise as "keptPaise"`;

export const newestRequest = prepared<CancellationRow, [orderId: number]>(
  'cancellations.newest',
  `select ${columns} from cancellation_requests q where q.order_id = $1 order by q.id desc limit 1`,
);

export const requestById = prepared<CancellationRow, [id: number]>(
  'cancellations.by-id',
  `select ${columns} from cancellation_requests q where q.id = $1`,
);

export const requestByKey = prepared<{ reason: string }, [orderId: number, key: string]>(
  'cancellations.by-key',
  'select reason from cancellation_requests where order_id = $1 and idempotency_key = $2',
);

/** Requires a locked order. */
export const insertRequest = prepared<
  { id: number },
  {
    orderId: number;
    stage: string;
    mostKeptPaise: number;
    refundPaise: number;
    reason: string;
    idempotencyKey: string | null;
    now: Date;
    answerBy: Date;
  }
>(
  'cancellations.insert',
  `with asked as (update orders set asked_to_cancel = true where id = $orderId)
   insert into cancellation_requests (order_id, stage, most_kept_paise, refund_paise, reason, idempotency_key, asked_at, answer_by)
   values ($orderId, $stage, $mostKeptPaise, $refundPaise, $reason, $idempotencyKey, $now, $answerBy) returning id`,
);

/** Requires a locked order and an unanswered request. Also stores the kept amount on the order. */
export const endRequest = prepared<
  object,
  {
    id: number;
    status: string;
    by: string | null;
    byId: number | null;
    words: string;
    key: string | null;
    keptPaise: number | null;
    now: Date;
  }
>(
  'cancellations.end',
  `with ended as (
     update cancellation_requests
        set status = $status, answered_by = $by, answered_by_id = $byId, answer = $words, answer_key = $key,
            kept_paise = $keptPaise::bigint, ended_at = $now
      where id = $id and status in ('ASKED','OVERDUE') returning order_id)
   update orders o set asked_to_cancel = false, kept_paise = coalesce($keptPaise::bigint, 0)
     from ended where o.id = ended.order_id`,
);

/** Marks requests that makers left unanswered for too long as overdue, and returns them. */
export const markOverdue = prepared<{ id: number; orderId: number }, [now: Date]>(
  'cancellations.mark-overdue',
  `update cancellation_requests set status = 'OVERDUE'
    where id in (select id from cancellation_requests where status = 'ASKED' and answer_by < $1
                  order by answer_by limit 100 for update skip locked)
   returning id, order_id as "orderId"`,
);

interface DeskDecision {
  id: number;
  orderId: number;
  agrees: boolean;
  keepPaise: number;
  words: string;
}

/** Decisions from the command line that are not carried out yet. */
export const writtenDecisions = prepared<DeskDecision, []>(
  'cancellations.written',
  `select id, order_id as "orderId", desk_agrees as agrees, desk_keep_paise as "keepPaise", desk_words as words
     from cancellation_requests
    where status in ('ASKED','OVERDUE') and desk_agrees is not null order by id limit 100`,
);

/** Returns a row only if the request waits for the desk and the kept amount is allowed. */
export const writeDecision = prepared<
  { id: number },
  { orderId: number; agrees: boolean; keepPaise: number; words: string }
>(
  'cancellations.write-decision',
  `update cancellation_requests set desk_agrees = $agrees, desk_keep_paise = $keepPaise, desk_words = $words
    where order_id = $orderId and status = 'OVERDUE' and $keepPaise between 0 and most_kept_paise
   returning id`,
);

/** Deletes a decision that cannot be carried out. */
export const forgetDecision = prepared<object, [id: number]>(
  'cancellations.forget-decision',
  'update cancellation_requests set desk_agrees = null where id = $1',
);

export interface WaitingRequest {
  orderId: number;
  orderedAt: Date;
  stage: MakingStage;
  mostKeptPaise: number;
  reason: string;
  askedAt: Date;
  buyer: string;
  maker: string;
}

/** The requests that wait for the desk, oldest first. */
export const waitingRequests = prepared<WaitingRequest, []>(
  'cancellations.waiting',
  `select q.order_id as "orderId", o.created_at as "orderedAt", q.stage, q.most_kept_paise as "mostKeptPaise", q.reason,
          q.asked_at as "askedAt", b.name as buyer, m.name as maker
     from cancellation_requests q join orders o on o.id = q.order_id
     join users b on b.id = o.buyer_id join users m on m.id = o.maker_id
    where q.status = 'OVERDUE' order by q.answer_by, q.id`,
);
