import type {
  createEnquiry,
  getSentEnquiries,
  SentEnquiry,
} from '#contracts/enquiries/sending/sending.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiList } from '#web/platform/query/api-query.ts';

/** @throws ApiError when it was not kept. */
export async function sendEnquiry(body: RequestOf<typeof createEnquiry>['body']): Promise<void> {
  await api.call<typeof createEnquiry>('POST /api/enquiry/createEnquiry', { body });
}

/** What the viewer has asked makers. */
export const sentEnquiriesList: ApiList<{ rows: SentEnquiry[]; next: number | null }> = {
  key: ['enquiries', 'sent'],
  staleTime: 15_000,
  async fetch(from, cursor, signal) {
    const { data, next } = await from.call<typeof getSentEnquiries>('GET /api/enquiry/mine', {
      query: cursor === undefined ? {} : { before: cursor },
      ...(signal && { signal }),
    });
    return { rows: data, next };
  },
  next: ({ next }) => (next === null ? null : String(next)),
};
