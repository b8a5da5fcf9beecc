import type {
  createEnquiry,
  EnquiryWords,
  getSentEnquiries,
  SentEnquiry,
} from '#contracts/enquiries/sending/sending.contract.ts';
import type { speakEnquiry } from '#contracts/enquiries/voice/voice.contract.ts';
import { spokenForm } from '#web/features/messaging/voice/spoken-form.ts';
import type { Recording } from '#web/features/messaging/voice/unsent-recordings.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { upload } from '#web/platform/api/upload.ts';
import type { ApiList } from '#web/platform/query/api-query.ts';

interface Asked extends EnquiryWords {
  designId: number;
  imageUrl: string | null;
  nickname: string;
}

/** @throws ApiError if it was not stored. */
export async function sendEnquiry(body: Asked, recording: Recording | null): Promise<void> {
  if (recording !== null) {
    const form = spokenForm(recording, { ...body });
    await upload<typeof speakEnquiry>('POST /api/enquiry/speak', form, {});
  } else await api.call<typeof createEnquiry>('POST /api/enquiry/createEnquiry', { body });
}

/** The enquiries that the viewer has sent. */
export const sentEnquiriesList: ApiList<{ rows: SentEnquiry[]; next: number | null }> = {
  key: ['enquiries', 'sent'],
  staleTime: 15_000,
  async fetch(from, cursor) {
    const { data, next } = await from.call<typeof getSentEnquiries>('GET /api/enquiry/mine', {
      query: cursor === undefined ? {} : { before: cursor },
    });
    return { rows: data, next };
  },
  next: ({ next }) => (next === null ? null : String(next)),
};
