import type { ComplaintCategory, ComplaintPriority } from '#contracts/complaints/complaint.rules.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { hashOfRequest, refuseOtherWords } from '#server/platform/http/request-hash.ts';
import { withStoredFiles } from '#server/platform/media/store-files.ts';
import type { ReceivedFile } from '#server/platform/media/uploads/receive-form.ts';
import type { Services } from '#server/platform/services.ts';
import { attachPictures } from './attach-pictures.ts';
import { complaintFiled } from './complaints.events.ts';
import { findByKey, findOrderParties, insertComplaint, insertStep } from './complaints.queries.ts';

interface Filing {
  complainantId: number;
  title: string;
  category: ComplaintCategory;
  priority: ComplaintPriority;
  description: string;
  email: string;
  /** An order in which the complainant is the buyer or the maker. */
  orderId?: number | undefined;
  files: readonly ReceivedFile[];
  idempotencyKey: string | null;
}

/**
 * Files a complaint and returns its id. If it is about a paid order, the other side reads and answers too; without an
 * order, or if the maker does not know of the order yet, only the desk does. Throws NOT_FOUND for an order of other
 * people, CONFLICT if the key was used with other words.
 */
export async function fileComplaint(services: Services, filing: Filing): Promise<number> {
  const requestHash = hashOf(filing);
  const known = await findFiled(services, filing, requestHash);
  if (known !== undefined) return known;
  try {
    return await withStoredFiles(services, filing.files, () =>
      inTransaction(services.db, (tx) => record(services, tx, filing, requestHash)),
    );
  } catch (error) {
    // A concurrent request with the same key was first: return its complaint.
    const first = error instanceof KeyTaken ? await findFiled(services, filing, requestHash) : undefined;
    if (first !== undefined) return first;
    throw error;
  }
}

class KeyTaken extends Error {}

function hashOf({ files, idempotencyKey, ...words }: Filing): string {
  return hashOfRequest([words, files.map(({ name, bytes }) => [name, bytes])]);
}

async function findFiled(
  { db }: Services,
  { complainantId, idempotencyKey }: Filing,
  requestHash: string,
): Promise<number | undefined> {
  const known = idempotencyKey === null ? undefined : await findByKey(db, complainantId, idempotencyKey);
  if (known) refuseOtherWords(known, requestHash);
  return known?.id;
}

async function record(
  services: Services,
  tx: Transaction,
  filing: Filing,
  requestHash: string,
): Promise<number> {
  const { complainantId, title, category, priority, description, email, orderId, files, idempotencyKey } =
    filing;
  const now = services.clock.now();
  const id = await insertComplaint(tx, {
    complainantId,
    respondentId: await respondentOf(tx, filing),
    orderId: orderId ?? null,
    title,
    category,
    priority,
    description,
    email,
    idempotencyKey,
    requestHash,
    createdAt: now,
    updatedAt: now,
  });
  if (id === undefined) throw new KeyTaken();
  await attachPictures(services, tx, complainantId, { complaintId: id, messageId: null }, files);
  await insertStep(tx, {
    complaintId: id,
    actorId: complainantId,
    side: 'COMPLAINANT',
    fromStatus: null,
    toStatus: 'OPEN',
    createdAt: now,
  });
  await services.events.publish(tx, complaintFiled, { complaintId: id });
  return id;
}

async function respondentOf(tx: Transaction, { orderId, complainantId }: Filing): Promise<number | null> {
  if (orderId === undefined) return null;
  const order = await findOrderParties(tx, orderId, complainantId);
  if (!order) throw notFound('orders.orderMissing');
  if (order.confirmedAt === null) return null;
  return order.buyerId === complainantId ? order.makerId : order.buyerId;
}
