import type { countPendingEnquiries } from '#contracts/enquiries/enquiries.contract.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** The number of enquiries that the maker has not looked at. */
export const pendingQuery: ApiQuery<number> = {
  key: ['enquiries', 'pending'],
  staleTime: 60_000,
  async fetch(from) {
    return (await from.call<typeof countPendingEnquiries>('GET /api/enquiry/pending')).data.pending;
  },
};
