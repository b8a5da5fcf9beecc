import { findDueDocuments, issueDocument } from '#server/modules/documents/issue-documents.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { dateStatements, demoOrderIds, takeDocumentsBack } from '../date-back.queries.ts';
import { servicesAt } from '../services-at.ts';

/**
 * Gives the day of its event to what only the moment of the fill could be written on: likes, saves, follows, payments,
 * what tells of them, and documents. A second run changes nothing.
 */
export async function dateBack(services: Services): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    for (const date of dateStatements) await date(tx, []);
  });
  await issueAnew(services);
}

/** Documents say what they are about with its day, and their numbers run with their days: so they are issued once more, in that order. */
async function issueAnew(services: Services): Promise<void> {
  const orders = await demoOrderIds(services.db, []);
  await takeDocumentsBack(services.db, []);
  const due = [];
  for (const { id } of orders)
    for (const document of (await findDueDocuments(services, id)).due) due.push({ id, document });
  due.sort((one, other) => one.document.at.getTime() - other.document.at.getTime());
  for (const { id, document } of due) await issueDocument(servicesAt(services, document.at), id, document);
}
