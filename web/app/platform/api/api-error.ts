import type { ErrorCode, ErrorReply } from '#contracts/platform/errors.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import uiWords from '#web/words/en/platform/i18n/ui.json';

/** An API call that failed. Screens branch on `code`; `message` can be shown to people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status, or 0 when no answer came. */
  readonly status: number;
  readonly code: ErrorCode;
  /** A message for each refused field. */
  readonly errors: Record<string, string> | undefined;
  /** The numbers in the message. */
  readonly figures: Record<string, number> | undefined;
  /** The present state of the thing, if the call was about an earlier one. */
  readonly newer: unknown;
  readonly requestId: string | undefined;
  /** Seconds to wait before a retry, if the server named them. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    said: Pick<ErrorReply, 'code' | 'message'> &
      Partial<Pick<ErrorReply, 'errors' | 'figures' | 'newer' | 'requestId'>>,
    retryAfter?: number,
  ) {
    super(said.message);
    this.status = status;
    this.code = said.code;
    this.errors = said.errors;
    this.figures = said.figures;
    this.newer = said.newer;
    this.requestId = said.requestId;
    this.retryAfter = retryAfter;
  }
}

/** No answer came: the network or the server is down. */
export function unreachable(): ApiError {
  return new ApiError(0, { code: 'UNAVAILABLE', message: wordsOf(uiWords)('offline') });
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The server refused the call (4xx). No answer and server errors are not refusals. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** A refusal that a retry would not change: any but timeout (408) and rate limit (429). */
export function isRefusalForGood(error: unknown): error is ApiError {
  return isRefusal(error) && ![408, 429].includes(error.status);
}

/** The server's messages by field; empty if no field was refused. */
export function refusedFields(error: unknown): Record<string, string> {
  return error instanceof ApiError ? (error.errors ?? {}) : {};
}

/** The sentence to show for any failure. */
export function sentenceOf(error: unknown, otherwise?: string): string {
  if (error instanceof ApiError && error.message !== '') return error.message;
  return otherwise ?? wordsOf(uiWords)('wentWrong');
}
