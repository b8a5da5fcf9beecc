import type {
  decideVerification,
  listVerifications,
  QueuedVerification,
  readDocument,
} from '#contracts/admin/verifications/verification-queue.contract.ts';
import type { VerificationDecision } from '#contracts/admin/verifications/verification-queue.rules.ts';
import { addressOf } from '#web/platform/api/address-of.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiList } from '#web/platform/query/api-query.ts';
import type { AdminPage } from '../lists/admin-list.tsx';

/** Makers who asked to be verified; `query` searches and narrows it. */
export function verificationsList(query: Record<string, string>): ApiList<AdminPage<QueuedVerification>> {
  return {
    key: ['admin', 'verifications', query],
    async fetch(from, cursor, signal) {
      const { verifications, nextCursor } = await from.call<typeof listVerifications>(
        'GET /api/admin/verifications',
        { query: { ...query, ...(cursor === undefined ? {} : { cursor }) }, ...(signal && { signal }) },
      );
      return { rows: verifications, nextCursor };
    },
    next: ({ nextCursor }) => nextCursor,
  };
}

/** Where a document is to be saved from. */
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
