import { documentNumber, financialYear } from '#contracts/documents/document-number.ts';
import type { DocumentKind } from '#contracts/documents/documents.contract.ts';
import { onOneConnection } from '#server/platform/db/on-one-connection.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type DocumentRow,
  insertDocument,
  issuedDocuments,
  lockCounter,
  moveCounter,
  type OrderFacts,
  openCounter,
  orderFacts,
  paidInstalments,
  returnedMoney,
} from './documents.queries.ts';
import { type DueDocument, dueDocuments } from './due-documents.ts';

/**
 * Issues the missing documents of an order. Idempotent, also when called concurrently. Notifies open pages of the
 * order on both sides.
 */
export async function issueDocuments(services: Services, orderId: number): Promise<void> {
  const { realtime } = services;
  const { order, due } = await findDueDocuments(services, orderId);
  for (const document of due) await issueDocument(services, orderId, document);
  if (due.length === 0) return;
  for (const person of [order.buyerId, order.makerId]) realtime.toPerson(person, 'orderChanged', orderId);
}

/** The missing documents of an order, earliest first. */
export async function findDueDocuments(
  { db }: Pick<Services, 'db'>,
  orderId: number,
): Promise<{ order: OrderFacts; due: DueDocument[] }> {
  const [[order], paid, returned, issued] = await onOneConnection(db, (one) =>
    Promise.all([
      orderFacts(one, [orderId]),
      paidInstalments(one, [orderId]),
      returnedMoney(one, [orderId]),
      issuedDocuments(one, [orderId]),
    ]),
  );
  if (!order) throw new Error(`order ${orderId} is not there`);
  const money = { paid, returned };
  // The kind of document issued for the whole order stays, even if its maker's profile changes later.
  const invoice = issued.find(({ name }) => name === 'invoice');
  const isTaxed = invoice ? invoice.kind === 'INVOICE' : order.seller.gstin !== '';
  const due = dueDocuments(order, money, { isTaxed }).filter(
    ({ name }) => !issued.some((one) => one.name === name),
  );
  return { order, due };
}

/** The document that this kind corrects or replaces. */
function earlierOf(kind: DocumentKind, issued: readonly DocumentRow[]): DocumentRow | undefined {
  if (kind === 'CREDIT_NOTE') return issued.find((one) => one.kind === 'INVOICE');
  return kind === 'KEPT_RECEIPT' ? issued.findLast((one) => one.kind === 'KEPT_RECEIPT') : undefined;
}

/** The number is taken and used in one transaction that locks the counter's row, so that a failure leaves no gap. */
export function issueDocument(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  orderId: number,
  document: DueDocument,
): Promise<void> {
  const { name, kind, series, snapshot } = document;
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const year = financialYear(now);
    let [counter] = await lockCounter(tx, [series, year]);
    if (!counter) {
      await openCounter(tx, [series, year]);
      [counter] = await lockCounter(tx, [series, year]);
    }
    if (!counter) throw new Error(`there is no counter ${series} of ${year}`);
    // Read under the lock, because another process may have issued it.
    const issued = await issuedDocuments(tx, [orderId]);
    if (issued.some((one) => one.name === name)) return;
    const earlier = earlierOf(kind, issued);
    const against = earlier ? documentNumber(earlier.series, earlier.year, earlier.serial) : null;
    const serial = counter.last + 1;
    const issuedAt = counter.lastAt !== null && counter.lastAt > now ? counter.lastAt : now;
    await moveCounter(tx, { series, year, serial, issuedAt });
    await insertDocument(tx, {
      orderId,
      name,
      kind,
      series,
      year,
      serial,
      issuedAt,
      snapshot: JSON.stringify({ ...snapshot, against }),
    });
  });
}
