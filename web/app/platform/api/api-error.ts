import type { ErrorCode, ErrorReply } from '#contracts/platform/errors.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import uiWords from '#web/words/en/platform/i18n/ui.json';

/** A call that did not succeed. Screens branch on `code`; `message` is a sentence fit to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status, or 0 when no answer came. */
  readonly status: number;
  readonly code: ErrorCode;
  /** A sentence for each field that was refused. */
  readonly errors: Record<string, string> | undefined;
  /** The figures that the sentence names. */
  readonly figures: Record<string, number> | undefined;
  readonly requestId: string | undefined;
  /** Seconds to wait before another try, where the server named them. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    said: Pick<ErrorReply, 'code' | 'message'> &
      Partial<Pick<ErrorReply, 'errors' | 'figures' | 'requestId'>>,
    retryAfter?: number,
  ) {
    super(said.message);
    this.status = status;
    this.code = said.code;
    this.errors = said.errors;
    this.figures = said.figures;
    this.requestId = said.requestId;
    this.retryAfter = retryAfter;
  }
}

/** No answer came: the network is down, or the server could not be reached. */
export function unreachable(): ApiError {
  return new ApiError(0, { code: 'UNAVAILABLE', message: wordsOf(uiWords)('offline') });
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The server has said no; silence and its own trouble are no refusal. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** It says so again however often it is asked; of what came late or too often it does not. */
export function isRefusalForGood(error: unknown): error is ApiError {
  return isRefusal(error) && ![408, 429].includes(error.status);
}

/** The server's sentences by field; none where it refused something else, or nothing. */
export function refusedFields(error: unknown): Record<string, string> {
  return error instanceof ApiError ? (error.errors ?? {}) : {};
}

/** The sentence to show for any failure. */
export function sentenceOf(error: unknown, otherwise?: string): string {
  if (error instanceof ApiError && error.message !== '') return error.message;
  return otherwise ?? wordsOf(uiWords)('wentWrong');
}
