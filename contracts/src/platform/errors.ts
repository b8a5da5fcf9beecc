import * as z from 'zod/mini';
import { sentenceParameters } from './success-message.ts';

/** Screens branch on these, never on the sentence. */
export const errorCodes = [
  'BAD_REQUEST',
  'INVALID_INPUT',
  'SIGN_IN_REQUIRED',
  'INVALID_CREDENTIALS',
  'CODE_REQUIRED',
  'FORBIDDEN',
  'EMAIL_NOT_CONFIRMED',
  'SUSPENDED',
  'NOT_FOUND',
  'CONFLICT',
  'ILLEGAL_MOVE',
  'PRICE_CHANGED',
  'NOT_TAKING_ORDERS',
  'TOO_SLOW',
  'PAYLOAD_TOO_LARGE',
  'ADDRESS_TOO_LONG',
  'UNSUPPORTED_MEDIA',
  'RATE_LIMITED',
  'PAYMENT_REFUSED',
  'PAYMENT_UNAVAILABLE',
  'OVERLOADED',
  'STORAGE_FULL',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Every failure under /api answers with this body. */
export const errorReply = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.enum(errorCodes),
  errors: z.optional(z.record(z.string(), z.string())),
  /** The figures that the sentence names, such as both totals of a price that changed. */
  figures: z.optional(z.record(z.string(), z.number())),
  /** The sentence's name in the catalogue and what it names, for clients that say it in another language. */
  reason: z.optional(z.string()),
  params: z.optional(sentenceParameters),
  /** The same of each sentence of `errors`. */
  fields: z.optional(
    z.record(z.string(), z.object({ reason: z.string(), params: z.optional(sentenceParameters) })),
  ),
  requestId: z.string(),
});

export type ErrorReply = z.output<typeof errorReply>;
