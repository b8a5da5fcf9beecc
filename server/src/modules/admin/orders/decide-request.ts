import { toRupees } from '#contracts/money/money.ts';
import { cancellationSentences } from '#contracts/orders/endings/cancellation.rules.ts';
import { type CancellationAnswer, decideCancellation } from '#server/modules/orders/public.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import { recordAct } from '../audit/record-act.ts';

/**
 * Decides a cancellation request that the maker left unanswered; the admin's words to both sides are the reason in
 * the log. Idempotent by key. Throws NOT_FOUND, INVALID_INPUT without words or if too much is kept, CONFLICT to a
 * side of the order and if nothing waits for the desk.
 */
export async function decideRequest(
  services: ServicesWithPayments,
  { orderId, adminId, ...answer }: CancellationAnswer & { orderId: number; adminId: number },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const decided = await decideCancellation(services, tx, { orderId, adminId, ...answer });
    if (answer.words === '') throw invalidInput({ words: cancellationSentences.deskWords });
    if (decided === null) return;
    await recordAct(services, tx, {
      adminId,
      name: answer.agree ? 'CANCELLATION_AGREED' : 'CANCELLATION_REFUSED',
      subject: 'ORDER',
      subjectId: orderId,
      before: { orderStatus: decided.from },
      after: answer.agree
        ? { orderStatus: 'CANCELLED', keptRupees: toRupees(decided.keptPaise) }
        : { orderStatus: decided.from },
      reason: answer.words,
    });
  });
}
