import { buyerNotified, holdOrderForDesk } from '#server/modules/orders/public.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { recordAct } from '../audit/record-act.ts';
import { addNote, wasNoted } from './add-note.ts';

interface OrderNotice {
  orderId: number;
  adminId: number;
  /** Empty if the status of the order is enough. */
  words: string;
  idempotencyKey: string | null;
}

/**
 * Sends the buyer the status of their order, by letter and notification. Idempotent by key. Throws NOT_FOUND,
 * CONFLICT to a side of the order and if the key was used with other words.
 */
export async function notifyBuyer(
  services: ServicesWithPayments,
  { orderId, adminId, words, idempotencyKey }: OrderNotice,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await holdOrderForDesk(services, tx, orderId, adminId);
    const note = { orderId, authorId: adminId, kind: 'TOLD', words, idempotencyKey } as const;
    if (await wasNoted(tx, note)) return;
    const noteId = await addNote(services, tx, note);
    await services.events.publish(tx, buyerNotified, { orderId, noteId, words });
    await recordAct(services, tx, {
      adminId,
      name: 'CUSTOMER_TOLD',
      subject: 'ORDER',
      subjectId: orderId,
      reason: words || 'The buyer was written how the order stands.',
    });
  });
}
