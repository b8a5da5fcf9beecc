import { type DocumentKind, verificationSentences } from '#contracts/verifications/verification.rules.ts';
import { lockStandings } from '#server/modules/accounts/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, personNotFound } from '#server/platform/http/app-error.ts';
import type { ReceivedDocument } from '#server/platform/media/uploads/receive-form.ts';
import type { Services } from '#server/platform/services.ts';
import { keepDocument, removeDocument } from './document-files.ts';
import { refuseDocuments } from './load-verification.ts';
import { insertDocuments, insertRequest } from './verifications.queries.ts';

interface Asking {
  userId: number;
  kind: DocumentKind;
  note: string;
  documents: readonly ReceivedDocument[];
}

/**
 * Creates a maker's request to be verified, with their documents. Throws INVALID_INPUT without a document, CONFLICT
 * if they may not ask now.
 */
export async function sendDocuments(services: Services, asking: Asking): Promise<void> {
  const { db, clock, log } = services;
  const { userId, kind, note, documents } = asking;
  if (documents.length === 0) throw invalidInput({ documents: verificationSentences.noDocuments });
  try {
    for (const document of documents) await keepDocument(services, document);
    await inTransaction(db, async (tx) => {
      // The lock waits for a concurrent deletion or verification of the person.
      const [person] = await lockStandings(tx, [[userId]]);
      if (person?.status !== 'ACTIVE') throw personNotFound();
      const refusal = await refuseDocuments(tx, userId);
      if (refusal !== null) throw new AppError('CONFLICT', refusal);
      const [request] = await insertRequest(tx, { userId, kind, note, sentAt: clock.now() });
      if (!request) throw new AppError('CONFLICT', verificationSentences.waiting);
      await insertDocuments(
        tx,
        documents.map(({ key, name, mime, bytes }) => ({ requestId: request.id, key, name, mime, bytes })),
      );
    });
  } catch (error) {
    for (const { key } of documents) {
      await removeDocument(services, key).catch((err: unknown) =>
        log.warn({ err, key }, 'a document stayed behind'),
      );
    }
    throw error;
  }
}
