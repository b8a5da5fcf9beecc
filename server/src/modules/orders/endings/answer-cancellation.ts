import { toRupees } from '#contracts/money/money.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { cancellationSentences, isUnanswered } from '#contracts/orders/endings/cancellation.rules.ts';
import { leavesTooLittle } from '#contracts/orders/endings/kept-shares.ts';
import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { instalmentsOfOrder, type ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import { holdOrder, readOrderMoney } from '../core/hold-order.ts';
import { heldOf } from '../core/instalment.policy.ts';
import { moveOrder } from '../core/move-order.ts';
import { cancellationMoved } from '../core/orders.events.ts';
import { lockOrder, type OrderRow } from '../core/orders.queries.ts';
import { type CancellationRow, endRequest, newestRequest } from './cancellations.queries.ts';
import { refuseOtherRefund } from './refuse-other-refund.ts';

export interface CancellationAnswer {
  agree: boolean;
  /** Ignored in a refusal. */
  keepPaise: number;
  /** What goes back, as shown when agreeing; null if it was not shown. */
  shownPaise: number | null;
  words: string;
  idempotencyKey: string | null;
}

interface Answering extends CancellationAnswer {
  by: 'MAKER' | 'ADMIN';
  /** Null for a decision from the command line. */
  byId: number | null;
}

/**
 * The maker agrees or refuses. Repeating the answer with the same key changes nothing. Throws NOT_FOUND, FORBIDDEN to
 * the buyer, CONFLICT if the request was answered or withdrawn meanwhile, REFUND_CHANGED if another amount goes back than was shown, INVALID_INPUT.
 */
export async function answerCancellation(
  services: ServicesWithPayments,
  { orderId, viewerId, ...answer }: CancellationAnswer & { orderId: number; viewerId: number },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const { order, actor } = await holdOrder(services.payments, tx, orderId, viewerId);
    if (actor !== 'MAKER') throw new AppError('FORBIDDEN', sentence('orders.onlyMakerAnswers'));
    await settle(services, tx, order, { ...answer, by: 'MAKER', byId: viewerId });
  });
}

interface DeskDecision {
  /** The status of the order before. */
  from: OrderStatus;
  /** 0 in a refusal. */
  keptPaise: number;
}

/**
 * The desk decides a request that the maker left unanswered. `adminId` is null from the command line. Returns null if
 * the same decision was made before with the same key. Throws as `answerCancellation`.
 */
export async function decideCancellation(
  services: ServicesWithPayments,
  tx: Transaction,
  { orderId, adminId, ...answer }: CancellationAnswer & { orderId: number; adminId: number | null },
): Promise<DeskDecision | null> {
  await services.payments.lock(tx, orderId);
  const order = await lockOrder(tx, orderId);
  if (!order) throw notFound('orders.orderMissing');
  if (adminId === order.buyerId || adminId === order.makerId)
    throw new AppError('CONFLICT', cancellationSentences.ownDesk);
  const isNew = await settle(services, tx, order, { ...answer, by: 'ADMIN', byId: adminId });
  return isNew ? { from: order.status, keptPaise: answer.agree ? answer.keepPaise : 0 } : null;
}

/** Requires locked instalments and a locked order. Returns false if the same answer was given before. */
async function settle(
  services: ServicesWithPayments,
  tx: Transaction,
  order: OrderRow,
  answer: Answering,
): Promise<boolean> {
  const [request] = await newestRequest(tx, [order.id]);
  const { idempotencyKey: key, by, words } = answer;
  if (request && key !== null && request.answerKey === key) {
    if (isSameAnswer(request, answer)) return false;
    throw new AppError('CONFLICT', idempotencyKeySentences.otherWords);
  }
  if (!request || !isUnanswered(request.status))
    throw new AppError('CONFLICT', cancellationSentences.nobodyAsked);
  if (by === 'ADMIN' && request.status !== 'OVERDUE')
    throw new AppError('CONFLICT', cancellationSentences.deskOnly);
  if (!answer.agree && words === '') throw invalidInput({ words: cancellationSentences.words });
  const keptPaise = answer.agree ? await checkKept(tx, order, request, answer) : null;
  const money = await readOrderMoney(tx, order);
  const [id, now] = [request.id, services.clock.now()];
  const status = answer.agree ? 'AGREED' : 'REFUSED';
  await endRequest(tx, { id, status, by, byId: answer.byId, words, key, keptPaise, now });
  const orderId = order.id;
  if (keptPaise === null) {
    await services.events.publish(tx, cancellationMoved, { orderId, requestId: id, step: 'REFUSED', by });
    return true;
  }
  await moveOrder(services, tx, order, {
    money,
    actor: by,
    actorId: answer.byId,
    to: 'CANCELLED',
    note: words,
  });
  await services.payments.refundAll(tx, orderId, { cause: 'CANCELLED', keptPaise });
  return true;
}

function isSameAnswer(
  { status, keptPaise, answer }: CancellationRow,
  { agree, keepPaise, words }: CancellationAnswer,
) {
  return (status === 'AGREED') === agree && (!agree || keptPaise === keepPaise) && answer === words;
}

async function checkKept(
  tx: Transaction,
  order: OrderRow,
  { mostKeptPaise }: CancellationRow,
  { keepPaise, shownPaise }: CancellationAnswer,
): Promise<number> {
  const held = heldOf(await instalmentsOfOrder(tx, [order.id]));
  const most = Math.min(mostKeptPaise, held);
  if (keepPaise > most) throw invalidInput({ keep: sentence('orders.keptMost', { sum: toRupees(most) }) });
  refuseOtherRefund(shownPaise, held - keepPaise);
  if (leavesTooLittle(keepPaise, held)) throw invalidInput({ keep: cancellationSentences.notKept });
  return keepPaise;
}
