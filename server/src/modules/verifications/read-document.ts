import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { readKeptDocument } from './document-files.ts';
import { findDocument } from './verifications.queries.ts';

interface FoundDocument {
  name: string;
  mime: string;
  bytes: Uint8Array;
}

/** A document of a request, for admins only. Throws NOT_FOUND, also if it was deleted. */
export async function loadDocument(
  services: Services,
  requestId: number,
  documentId: number,
): Promise<FoundDocument> {
  const [found] = await findDocument(services.db, [requestId, documentId]);
  const bytes = found ? await readKeptDocument(services, found.key) : null;
  if (!found || bytes === null) throw notFound('documents.documentMissing');
  return { name: found.name, mime: found.mime, bytes };
}
