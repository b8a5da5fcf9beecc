import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  Enquiry,
  EnquiryAnswer,
  EnquiryDetails,
  getEnquiriesForSellerProducts,
  getEnquiry,
  readEnquiryAnswer,
  reportEnquiryAnswer,
  sendEnquiryResponse,
  updateEnquiryStatus,
} from '#contracts/enquiries/enquiries.contract.ts';
import type { EnquiryStatus } from '#contracts/enquiries/enquiry.rules.ts';
import type { speakAnswer } from '#contracts/enquiries/voice/voice.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { spokenForm } from '#web/features/messaging/voice/spoken-form.ts';
import type { Recording } from '#web/features/messaging/voice/unsent-recordings.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { upload } from '#web/platform/api/upload.ts';
import type { ApiList, ApiQuery } from '#web/platform/query/api-query.ts';
import type { InboxState } from './inbox-state.ts';

const freshFor = 15_000;
const pageSize = 20;

export interface EnquiriesPage {
  rows: Enquiry[];
  counts: Record<EnquiryStatus, number>;
  next: number | null;
}

/** The enquiries about the viewer's designs. */
export function enquiriesList({ status, q }: InboxState): ApiList<EnquiriesPage> {
  return {
    key: ['enquiries', 'list', status, q],
    staleTime: freshFor,
    async fetch(from, cursor) {
      const { data, counts, next } = await from.call<typeof getEnquiriesForSellerProducts>(
        'GET /api/enquiry/getEnquiriesForSellerProducts',
        {
          query: {
            limit: pageSize,
            ...(q === '' ? {} : { q }),
            ...(status === null ? {} : { status }),
            ...(cursor === undefined ? {} : { before: cursor }),
          },
        },
      );
      return { rows: data, counts, next };
    },
    next: ({ next }) => (next === null ? null : String(next)),
  };
}

const idShape = /^[1-9]\d{0,14}$/;

/** `id` is the text from the address; if it is not a number, no such enquiry exists. */
export function enquiryQuery(id: string): ApiQuery<EnquiryDetails> {
  return {
    key: ['enquiries', 'one', id],
    staleTime: freshFor,
    async fetch(from) {
      if (!idShape.test(id)) throw new ApiError(404, { code: 'NOT_FOUND', message: '' });
      return (
        await from.call<typeof getEnquiry>('GET /api/enquiry/getEnquiry/:id', {
          params: { id },
        })
      ).data;
    },
  };
}

/** `token` comes from the link in an email. */
export function answerQuery(token: string): ApiQuery<EnquiryAnswer> {
  return {
    key: ['enquiry-answer', token],
    staleTime: freshFor,
    fetch: async (from) =>
      (
        await from.call<typeof readEnquiryAnswer>('GET /api/enquiry/answer', {
          query: { token },
        })
      ).data,
  };
}

/** Reports an answer with the token of the link in an email; returns the sentence to show. */
export async function reportAnswer(body: RequestOf<typeof reportEnquiryAnswer>['body']): Promise<string> {
  const { message } = await api.call<typeof reportEnquiryAnswer>('POST /api/enquiry/answer/report', { body });
  return message;
}

/** Refetches everything that shows enquiries. */
export function refreshEnquiries(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['enquiries'] });
}

export function useSetStatus(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (status: EnquiryStatus) =>
      api.call<typeof updateEnquiryStatus>('PATCH /api/enquiry/updateStatus/:id', {
        params: { id },
        body: { status },
      }),
    onSettled: () => refreshEnquiries(client),
  });
}

export function useAnswer(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ words, recording }: { words: string; recording: Recording | null }) =>
      recording === null
        ? api.call<typeof sendEnquiryResponse>('PATCH /api/enquiry/sendEnquiryResponsebuyer/:id', {
            params: { id },
            body: { responseMessage: words },
          })
        : upload<typeof speakAnswer>(
            'POST /api/enquiry/:id/speak',
            spokenForm(recording, { responseMessage: words }),
            {
              params: { id },
            },
          ),
    onSettled: () => refreshEnquiries(client),
  });
}
