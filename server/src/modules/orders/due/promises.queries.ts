import type { PromiseState } from '#contracts/orders/due/new-promise.states.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface PromiseRow {
  id: number;
  state: PromiseState;
  /** YYYY-MM-DD in IST. */
  day: string;
  insteadOf: string;
  reason: string;
  idempotencyKey: string | null;
  proposedAt: Date;
  answerBy: Date;
  endedAt: Date | null;
}

const columns = `p.id, p.state, p.promised_on::text as day, p.instead_of::text as "insteadOf", p.reason,
  p.idempotency_key as "idempotencyKey", p.proposed_at as "proposedAt", p.answer_by as "answerBy", p.ended_at as "endedAt"`;

/** Oldest first. */
export const promisesOfOrder = prepared<PromiseRow, [orderId: number]>(
  'promises.of-order',
  `select ${columns} from order_promises p where p.order_id = $1 order by p.id`,
);

/** The later days of the orders $1 to which their buyers said yes. */
export const agreedDaysOfOrders = prepared<
  { orderId: number; day: string; at: Date },
  [orderIds: readonly number[]]
>(
  'promises.agreed',
  `select p.order_id as "orderId", p.promised_on::text as day, p.ended_at as at from order_promises p
    where p.order_id = any($1::bigint[]) and p.state = 'ACCEPTED' and p.ended_at is not null`,
);

export const promiseById = prepared<PromiseRow, [id: number]>(
  'promises.by-id',
  `select ${columns} from order_promises p where p.id = $1`,
);

/** Requires a locked order. */
export const insertPromise = prepared<
  { id: number },
  {
    orderId: number;
    day: string;
    insteadOf: string;
    reason: string;
    idempotencyKey: string | null;
    now: Date;
    answerBy: Date;
  }
>(
  'promises.insert',
  `insert into order_promises (order_id, promised_on, instead_of, reason, idempotency_key, proposed_at, answer_by)
   values ($orderId, $day, $insteadOf, $reason, $idempotencyKey, $now, $answerBy) returning id`,
);

/** Requires a locked order. */
export const endPromise = prepared<object, [id: number, state: string, now: Date]>(
  'promises.end',
  `update order_promises set state = $2, ended_at = $3 where id = $1 and state = 'PROPOSED'`,
);

/** Proposals whose time for an answer is over. */
export const overduePromises = prepared<{ id: number; orderId: number }, [now: Date]>(
  'promises.overdue',
  `select id, order_id as "orderId" from order_promises
    where state = 'PROPOSED' and answer_by < $1 order by answer_by limit 100`,
);
