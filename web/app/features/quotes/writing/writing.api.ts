import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type {
  createQuote,
  offerQuote,
  reviseQuote,
  saveQuoteDraft,
  uploadQuotePicture,
} from '#contracts/quotes/quotes.contract.ts';
import type { Quote, QuoteWords } from '#contracts/quotes/quotes.fields.ts';
import type { SendFile } from '#web/features/designs/pictures/use-staged-files.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { imageForm, upload } from '#web/platform/api/upload.ts';

/** Whom a new quote is for. */
export interface QuoteTarget {
  chatId?: number;
  enquiryId?: number;
  briefId?: number;
  designId: number | null;
}

/** Uploads a picture before its quote; returns the file's id. */
export const sendQuotePicture: SendFile = async (_, file, sending) =>
  (await upload<typeof uploadQuotePicture>('POST /api/quotes/pictures', imageForm(file), sending)).data
    .mediaId;

type Changed = ReplyOf<typeof offerQuote>;

/** Idempotent: the same key returns the same quote. */
export const begin = (target: QuoteTarget, words: QuoteWords, idempotencyKey: string): Promise<Changed> =>
  api.call<typeof createQuote>('POST /api/quotes', { body: { ...target, ...words }, idempotencyKey });

type Version = Pick<Quote, 'id' | 'version'>;

export const saveDraft = ({ id, version }: Version, words: QuoteWords): Promise<Changed> =>
  api.call<typeof saveQuoteDraft>('PUT /api/quotes/:id/draft', {
    params: { id },
    body: { ...words, version },
  });

export const revise = ({ id, version }: Version, words: QuoteWords): Promise<Changed> =>
  api.call<typeof reviseQuote>('POST /api/quotes/:id/revisions', {
    params: { id },
    body: { ...words, version },
  });

export const offer = ({ id, version }: Version): Promise<Changed> =>
  api.call<typeof offerQuote>('POST /api/quotes/:id/offer', { params: { id }, body: { version } });
