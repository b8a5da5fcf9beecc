import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import type { FileRule } from '#contracts/platform/upload-rules.ts';
import { listedQuote, quote, quoteSides, quoteWords } from './quotes.fields.ts';
import { quoteLimits, quoteSentences } from './quotes.rules.ts';

const changed = z.object({ ...successMessage, quote });

/** `nudge`: the words contain contact data; the screen says gently why to stay here. */
const written = z.object({ ...successMessage, quote, nudge: z.boolean() });

/** The version that the maker has seen. QUOTE_CHANGED, with the newer quote in `newer`, if there is a later one. */
const version = z.int();

const pictures: FileRule = {
  kind: 'PICTURE',
  most: 1,
  maxBytes: quoteLimits.pictureBytes,
  tooMany: quoteSentences.pictures,
};

export const uploadQuotePicture = endpoint({
  method: 'POST',
  path: '/api/quotes/pictures',
  access: 'member',
  tag: 'quotes',
  summary: 'Send one `image` ahead of its quote; unused pictures are deleted after a day',
  multipart: true,
  files: { image: pictures },
  reply: z.object({ success: z.literal(true), data: z.object({ mediaId: idOut }) }),
});

export const createQuote = endpoint({
  method: 'POST',
  path: '/api/quotes',
  access: 'member',
  tag: 'quotes',
  inReadersLanguage: true,
  summary:
    'Begin a quote for the other person of a chat, the sender of an enquiry or the owner of a brief; a draft until it is offered',
  idempotencyKey: 'optional',
  body: z.extend(quoteWords, {
    /** Exactly one of the three. With a brief, the quote is a sealed bid to its owner. */
    chatId: z.optional(id),
    enquiryId: z.optional(id),
    briefId: z.optional(id),
    /** The maker's design that the quote starts from. */
    designId: z.optional(z.nullable(id)),
  }),
  reply: written,
});

export const saveQuoteDraft = endpoint({
  method: 'PUT',
  path: '/api/quotes/:id/draft',
  access: 'member',
  tag: 'quotes',
  inReadersLanguage: true,
  summary: 'Change a draft before it is offered',
  params: z.object({ id }),
  body: z.extend(quoteWords, { version }),
  reply: written,
});

export const offerQuote = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/offer',
  access: 'member',
  tag: 'quotes',
  inReadersLanguage: true,
  summary: 'Send a draft to its buyer, as a card in the chat',
  params: z.object({ id }),
  body: z.object({ version }),
  reply: changed,
});

export const reviseQuote = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/revisions',
  access: 'member',
  tag: 'quotes',
  inReadersLanguage: true,
  summary: 'Change an offer: a new revision, to which the buyer has to say yes again',
  params: z.object({ id }),
  body: z.extend(quoteWords, { version }),
  reply: written,
});

export const withdrawQuote = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/withdraw',
  access: 'member',
  tag: 'quotes',
  inReadersLanguage: true,
  summary: 'Take an offer or a draft back',
  params: z.object({ id }),
  body: z.object({ version }),
  reply: changed,
});

export const readQuote = endpoint({
  method: 'GET',
  path: '/api/quotes/:id',
  access: 'member',
  tag: 'quotes',
  inReadersLanguage: true,
  summary: 'A quote of the viewer with every revision and what each changed',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), quote }),
});

export const listQuotes = endpoint({
  method: 'GET',
  path: '/api/quotes',
  access: 'member',
  tag: 'quotes',
  summary: 'The quotes that the viewer received or wrote, the last changed first',
  query: z.object({
    role: z.enum(quoteSides),
    /** `nextCursor` of the previous page. */
    cursor: z.optional(z.string().check(z.maxLength(60))),
  }),
  reply: z.object({
    success: z.literal(true),
    quotes: z.array(listedQuote),
    nextCursor: z.nullable(z.string()),
  }),
});

export const quotesOfChat = endpoint({
  method: 'GET',
  path: '/api/quotes/of-chat/:chatId',
  access: 'member',
  tag: 'quotes',
  summary: 'The latest 50 quotes between the two people of a chat, and whether the viewer may write one',
  params: z.object({ chatId: id }),
  reply: z.object({
    success: z.literal(true),
    quotes: z.array(listedQuote),
    can: z.object({ create: z.boolean() }),
  }),
});
