import { findDueDocuments, issueDocument } from '#server/modules/documents/issue-documents.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { dateStatements, demoOrderIds, takeDocumentsBack } from '../date-back.queries.ts';
import { servicesAt } from '../services-at.ts';

/**
 * Backdates rows that could only be written with the time of the fill: likes, saves, follows, payments, their
 * notifications, and documents. A second run changes nothing.
 */
export async function dateBack(services: Services): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    for (const date of dateStatements) await date(tx, []);
  });
  await issueAnew(services);
}

/**
 * Documents state the date of their event, and their numbers follow these dates. So they are issued again, in date
 * order.
 */
async function issueAnew(services: Services): Promise<void> {
  const orders = await demoOrderIds(services.db, []);
  await takeDocumentsBack(services.db, []);
  const due = [];
  for (const { id } of orders)
    for (const document of (await findDueDocuments(services, id)).due) due.push({ id, document });
  due.sort((one, other) => one.document.at.getTime() - other.document.at.getTime());
  for (const { id, document } of due) await issueDocument(servicesAt(services, document.at), id, document);
}
