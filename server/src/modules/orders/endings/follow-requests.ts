import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { cancellationMoved } from '../core/orders.events.ts';
import { decideCancellation } from './answer-cancellation.ts';
import { forgetDecision, markOverdue, writtenDecisions } from './cancellations.queries.ts';

/** Marks requests that makers left unanswered as overdue, and carries out decisions from the command line. */
export async function followRequests(services: ServicesWithPayments): Promise<void> {
  const { db, clock, events, log } = services;
  await inTransaction(db, async (tx) => {
    for (const { id, orderId } of await markOverdue(tx, [clock.now()]))
      await events.publish(tx, cancellationMoved, { orderId, requestId: id, step: 'OVERDUE', by: 'SYSTEM' });
  });
  for (const { id, orderId, agrees, keepPaise, words } of await writtenDecisions(db, [])) {
    try {
      const answer = { agree: agrees, keepPaise, shownPaise: null, words, idempotencyKey: `desk-${id}` };
      await inTransaction(db, (tx) =>
        decideCancellation(services, tx, { orderId, adminId: null, ...answer }),
      );
    } catch (error) {
      log.error({ err: error, orderId }, 'a decision of the desk could not be carried out');
      if (error instanceof AppError) await forgetDecision(db, [id]);
    }
  }
}
