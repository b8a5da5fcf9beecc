import type { countPendingEnquiries } from '#contracts/enquiries/enquiries.contract.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** How many wait for a first look. */
export const pendingQuery: ApiQuery<number> = {
  key: ['enquiries', 'pending'],
  staleTime: 60_000,
  async fetch(from) {
    return (await from.call<typeof countPendingEnquiries>('GET /api/enquiry/pending')).data.pending;
  },
};
