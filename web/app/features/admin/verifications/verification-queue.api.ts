import type {
  decideVerification,
  listVerifications,
  readDocument,
} from '#contracts/admin/verifications/verification-queue.contract.ts';
import type { VerificationDecision } from '#contracts/admin/verifications/verification-queue.rules.ts';
import { addressOf } from '#web/platform/api/address-of.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { listBy } from '../lists/list-by.ts';

/** Makers' requests to be verified; `query` searches and filters them. */
export const verificationsList = listBy('verifications', async (from, request) => {
  const { verifications, nextCursor } = await from.call<typeof listVerifications>(
    'GET /api/admin/verifications',
    request,
  );
  return { rows: verifications, nextCursor };
});

/** The address of a document, to open or save it. */
export function documentAddress(id: number, documentId: number): string {
  const path: (typeof readDocument)['path'] = '/api/admin/verifications/:id/documents/:documentId';
  return addressOf(path, { id, documentId });
}

interface Deciding {
  decision: VerificationDecision;
  reason: string;
  /** The maker’s name as it was shown. */
  seenName: string;
}

/** Returns the sentence to show. */
export async function sendDecision(id: number, body: Deciding): Promise<string> {
  const { message } = await api.call<typeof decideVerification>('POST /api/admin/verifications/:id/decide', {
    params: { id },
    body,
  });
  return message;
}
