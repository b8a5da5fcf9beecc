import * as z from 'zod/mini';
import { sentenceParameters } from './success-message.ts';

/** Screens branch on these codes, never on the message. */
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
  'TERMS_CHANGED',
  'REFUND_CHANGED',
  'QUOTE_CHANGED',
  'PROMISE_CHANGED',
  'PLAN_CHANGED',
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

/** The body of every error response under /api. */
export const errorReply = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.enum(errorCodes),
  errors: z.optional(z.record(z.string(), z.string())),
  /** The numbers in the message, such as both totals of a changed price. */
  figures: z.optional(z.record(z.string(), z.number())),
  /** The present state of the thing, if the request was about an earlier one. */
  newer: z.optional(z.unknown()),
  /** The message's catalogue name and parameters, for clients that show it in another language. */
  reason: z.optional(z.string()),
  params: z.optional(sentenceParameters),
  /** Catalogue name and parameters of each message in `errors`. */
  fields: z.optional(
    z.record(z.string(), z.object({ reason: z.string(), params: z.optional(sentenceParameters) })),
  ),
  requestId: z.string(),
});

export type ErrorReply = z.output<typeof errorReply>;
