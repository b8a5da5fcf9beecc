import { type ActFacts, reasonOfNote } from '#contracts/admin/audit/acts.rules.ts';
import { deskSentences, type SeenOrder } from '#contracts/admin/orders/orders.rules.ts';
import { changeOrderByDesk, type DeskChange, holdOrderForDesk } from '#server/modules/orders/public.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import { recordAct } from '../audit/record-act.ts';
import { addNote, wasNoted } from './add-note.ts';

interface Update extends DeskChange {
  /** Empty for none. */
  note: string;
  idempotencyKey: string | null;
}

/**
 * Moves an order, sets its shipment, or writes an internal note, all in one transaction. Idempotent by key. Throws
 * NOT_FOUND, CONFLICT to a side of the order and if the order is not as the admin saw it, ILLEGAL_MOVE,
 * INVALID_INPUT.
 */
export async function manageOrder(services: ServicesWithPayments, update: Update): Promise<void> {
  const { orderId, adminId, status, shipment, note, idempotencyKey } = update;
  if (status === undefined && shipment === undefined && note === '') {
    throw invalidInput({ note: deskSentences.nothing });
  }
  await inTransaction(services.db, async (tx) => {
    await holdOrderForDesk(services, tx, orderId, adminId);
    const noted = { orderId, authorId: adminId, kind: 'INTERNAL', words: note, idempotencyKey } as const;
    if (note !== '' && (await wasNoted(tx, noted))) return;
    const changed = await changeOrderByDesk(services, tx, update);
    if (changed) await recordChange(services, tx, update, changed);
    if (note === '') return;
    await addNote(services, tx, noted);
    await recordAct(services, tx, {
      adminId,
      name: 'ORDER_NOTE_ADDED',
      subject: 'ORDER',
      subjectId: orderId,
      reason: update.reason || reasonOfNote,
    });
  });
}

async function recordChange(
  services: ServicesWithPayments,
  tx: Transaction,
  { orderId, adminId, reason }: Update,
  { before, after }: { before: SeenOrder; after: SeenOrder },
): Promise<void> {
  const facts = [factsOf(before), factsOf(after)] as const;
  const [was, is] = facts;
  const changed = (Object.keys(is) as (keyof typeof is)[]).filter((name) => was[name] !== is[name]);
  const only = (all: ActFacts): ActFacts => Object.fromEntries(changed.map((name) => [name, all[name]]));
  await recordAct(services, tx, {
    adminId,
    name: 'ORDER_CHANGED',
    subject: 'ORDER',
    subjectId: orderId,
    before: only(was),
    after: only(is),
    reason,
  });
}

function factsOf({ status, shippingCarrier, trackingNumber, estimatedDelivery }: SeenOrder) {
  return {
    orderStatus: status,
    carrier: shippingCarrier || null,
    trackingNumber: trackingNumber || null,
    expectedOn: estimatedDelivery || null,
  };
}
