import type { ErrorCode } from '#contracts/platform/errors.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { type Reason, type Sentence, sentence } from '#contracts/words/sentence.ts';

const statusOf: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  INVALID_INPUT: 400,
  SIGN_IN_REQUIRED: 401,
  INVALID_CREDENTIALS: 401,
  CODE_REQUIRED: 401,
  FORBIDDEN: 403,
  EMAIL_NOT_CONFIRMED: 403,
  SUSPENDED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  ILLEGAL_MOVE: 409,
  PRICE_CHANGED: 409,
  TERMS_CHANGED: 409,
  REFUND_CHANGED: 409,
  QUOTE_CHANGED: 409,
  PROMISE_CHANGED: 409,
  PLAN_CHANGED: 409,
  NOT_TAKING_ORDERS: 409,
  TOO_SLOW: 408,
  PAYLOAD_TOO_LARGE: 413,
  ADDRESS_TOO_LONG: 414,
  UNSUPPORTED_MEDIA: 415,
  RATE_LIMITED: 429,
  PAYMENT_REFUSED: 400,
  PAYMENT_UNAVAILABLE: 503,
  OVERLOADED: 503,
  STORAGE_FULL: 507,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

interface Details {
  /** Field name → sentence to show next to it. */
  errors?: Record<string, Sentence>;
  /** The numbers used in the sentence. */
  figures?: Record<string, number>;
  /** The present state of a thing that the request knew an earlier state of, as its endpoint presents it. */
  newer?: object;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** An expected failure. Its message is a sentence for people. The cause never leaves the server. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** In English, as the original client shows them. */
  readonly errors?: Record<string, string>;
  /** The same as catalogue names, for the reader's language. */
  readonly fields?: Record<string, Sentence>;
  readonly figures: Record<string, number> | undefined;
  readonly newer: object | undefined;
  readonly retryAfter: number | undefined;
  /** The message as a catalogue name, for the reader's language. */
  readonly sentence: Sentence;

  constructor(code: ErrorCode, why: Sentence, details: Details = {}) {
    super(inEnglish(why), { cause: details.cause });
    this.sentence = why;
    this.code = code;
    this.status = statusOf[code];
    if (details.errors !== undefined && Object.keys(details.errors).length > 0) {
      this.fields = details.errors;
      this.errors = Object.fromEntries(
        Object.entries(details.errors).map(([field, each]) => [field, inEnglish(each)]),
      );
    }
    this.figures = details.figures;
    this.newer = details.newer;
    this.retryAfter = details.retryAfter;
  }
}

type MissingReason = Extract<Reason, `${string}Missing`>;

/** The same error for a missing row and for a row of another person. */
export function notFound(reason: MissingReason): AppError {
  return new AppError('NOT_FOUND', { reason });
}

/** The person does not exist, or the viewer must not know that they do. */
export function personNotFound(): AppError {
  return notFound('platform.personMissing');
}

/** Invalid input. The first sentence becomes the message. */
export function invalidInput(errors: Record<string, Sentence>): AppError {
  return new AppError('INVALID_INPUT', Object.values(errors)[0] ?? sentence('platform.checkForm'), {
    errors,
  });
}

/** For a person whom an admin suspended. Every page shows them why and until when. */
export function suspended(): AppError {
  return new AppError('SUSPENDED', sentence('platform.suspended'));
}
