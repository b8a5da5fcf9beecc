import type {
  decideClaim,
  listDeskClaims,
  readDeskClaim,
} from '#contracts/admin/fit/desk-claims.contract.ts';
import type { ClaimOutcome, FitClaim, ListedClaim } from '#contracts/fit/fit.fields.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiList, ApiQuery } from '#web/platform/query/api-query.ts';

export type Which = 'WAITING' | 'ALL';

interface ClaimsPage {
  rows: ListedClaim[];
  next: string | null;
}

/** Claims that wait for the desk, or all of them, oldest first. */
export function deskClaims(which: Which): ApiList<ClaimsPage> {
  return {
    key: ['admin', 'fit', which],
    async fetch(from, cursor) {
      const { claims, nextCursor } = await from.call<typeof listDeskClaims>('GET /api/admin/fit', {
        query: { which, ...(cursor === undefined ? {} : { cursor }) },
      });
      return { rows: claims, next: nextCursor };
    },
    next: (page) => page.next,
  };
}

export function deskClaimQuery(id: string): ApiQuery<FitClaim> {
  return {
    key: ['admin', 'fit', 'claim', id],
    fetch: async (from) =>
      (await from.call<typeof readDeskClaim>('GET /api/admin/fit/:id', { params: { id: Number(id) } })).claim,
  };
}

/** Returns the sentence to show. */
export async function sendDecision(
  { id, version }: FitClaim,
  outcome: ClaimOutcome,
  words: string,
): Promise<string> {
  const { message } = await api.call<typeof decideClaim>('POST /api/admin/fit/:id/decide', {
    params: { id },
    body: { version, outcome, words },
  });
  return message;
}
