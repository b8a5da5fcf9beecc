import type { ErrorCode } from '#contracts/platform/errors.ts';
import { inEnglish } from '#contracts/sentences/in-english.ts';
import { recognise } from '#contracts/sentences/recognise.ts';
import { type Reason, type Sentence, sentence } from '#contracts/sentences/sentence.ts';

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
  /** Field name → sentence to show beside it. */
  errors?: Record<string, Sentence | string>;
  /** The figures that the sentence names. */
  figures?: Record<string, number>;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** A failure that was foreseen. Its message is a sentence for people; nothing else of it leaves the server. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors?: Record<string, string>;
  /** The names of those sentences of `errors` that were given by name. */
  readonly fields?: Record<string, Sentence>;
  readonly figures: Record<string, number> | undefined;
  readonly retryAfter: number | undefined;
  /** The name of its sentence in the catalogue, where it was given by name. */
  readonly sentence: Sentence | undefined;

  constructor(code: ErrorCode, why: Sentence | string, details: Details = {}) {
    super(english(why), { cause: details.cause });
    this.sentence = nameOf(why);
    this.code = code;
    this.status = statusOf[code];
    const errors = Object.entries(details.errors ?? {});
    if (errors.length > 0) {
      this.errors = Object.fromEntries(errors.map(([field, each]) => [field, english(each)]));
      this.fields = Object.fromEntries(
        errors.flatMap(([field, each]) => {
          const named = nameOf(each);
          return named ? [[field, named]] : [];
        }),
      );
    }
    this.figures = details.figures;
    this.retryAfter = details.retryAfter;
  }
}

const english = (given: Sentence | string) => (typeof given === 'string' ? given : inEnglish(given));

/** The name of a sentence; of one that came as its English words, as the catalogue knows it. */
const nameOf = (given: Sentence | string) => (typeof given === 'string' ? recognise(given) : given);

type MissingReason = Extract<Reason, `${string}Missing`>;

/** What is not there, or belongs to another person: both look the same. */
export function notFound(reason: MissingReason): AppError {
  return new AppError('NOT_FOUND', { reason });
}

/** Somebody who is not there, or whom the viewer is not to know of. */
export function personNotFound(): AppError {
  return notFound('platform.personMissing');
}

/** Bad input; the first sentence becomes the message. */
export function invalidInput(errors: Record<string, Sentence | string>): AppError {
  return new AppError('INVALID_INPUT', Object.values(errors)[0] ?? sentence('platform.checkForm'), {
    errors,
  });
}

/** Of somebody whom an admin suspended; each of their pages says why and until when. */
export function suspended(): AppError {
  return new AppError('SUSPENDED', sentence('platform.suspended'));
}
