import type { ErrorCode } from '#contracts/platform/errors.ts';

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
  errors?: Record<string, string>;
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
  readonly errors: Record<string, string> | undefined;
  readonly figures: Record<string, number> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = statusOf[code];
    this.errors = details.errors;
    this.figures = details.figures;
    this.retryAfter = details.retryAfter;
  }
}

/** "Not there" and "not yours" look the same. `what` reads as the start of a sentence: "This design". */
export function notFound(what: string): AppError {
  return new AppError('NOT_FOUND', `${what} could not be found.`);
}

/** Somebody who is not there, or whom the viewer is not to know of. */
export function personNotFound(): AppError {
  return new AppError('NOT_FOUND', 'User not found');
}

/** Bad input; the first sentence becomes the message. */
export function invalidInput(errors: Record<string, string>): AppError {
  return new AppError('INVALID_INPUT', Object.values(errors)[0] ?? 'Please check the form.', { errors });
}

/** Of somebody whom an admin suspended; each of their pages says why and until when. */
export function suspended(): AppError {
  return new AppError('SUSPENDED', 'Your account is suspended, so you cannot do this now.');
}
