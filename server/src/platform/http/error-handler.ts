import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, ErrorReply } from '#contracts/platform/errors.ts';
import { withOneSlash } from '#contracts/platform/locales.ts';
import { pagesIn } from '#contracts/words/catalogues/pages-in.ts';
import { inLanguage } from '#contracts/words/in-language.ts';
import { type Reason, sentence } from '#contracts/words/sentence.ts';
import { isDatabaseAway } from '#server/platform/db/database-away.ts';
import { codeOf } from '#server/platform/db/error-code.ts';
import { isDiskFull, isTooBusy } from '#server/platform/db/passing-failure.ts';
import { pageLanguageOf } from '#server/platform/ssr/page-language.ts';
import { answerBeforeRest } from './answers/discard-rest.ts';
import { AppError, notFound } from './app-error.ts';
import { isFromNetwork } from './limits/from-network.ts';
import { pathOf } from './logs/log-settings.ts';
import { html } from './pages/html.ts';
import { sendPlainPage } from './pages/plain-page.ts';
import { isPageless } from './pages/reserved-paths.ts';
import { withLinks } from './pages/with-links.ts';

/**
 * Turns every failure into one JSON body, or a plain page for browsers. Unexpected errors are logged and not shown.
 */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = foreseen(error);
    if (known === null) {
      request.log.error({ err: error }, 'unforeseen failure');
      return answerFailure(request, reply, new AppError('INTERNAL', sentence('platform.wentWrong')));
    }
    // Requests refused for load are logged as one summary line: a line each would cost more than the refusal.
    if (known.status >= 500 && !request.isRefusedForLoad) request.log.warn({ err: error }, known.message);
    return answerFailure(request, reply, known);
  });
  app.setNotFoundHandler(answerNotFound);
}

/** For unknown addresses, and for address ranges that never contain pages. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerFailure(request, reply, notFound('platform.pageMissing'));
}

export function answerFailure(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  reply.status(error.status).header('cache-control', 'no-store');
  if (error.code === 'STORAGE_FULL') reply.header('connection', 'close');
  else if (error.code === 'PAYLOAD_TOO_LARGE' || isHalfRead(request)) answerBeforeRest(request, reply);
  if (isPageVisit(request)) {
    const { locale } = pageLanguageOf(request.url, request.headers);
    const words = pagesIn[locale].plain;
    const again = withLinks(words.again, [withOneSlash(pathOf(request.url)), '/']);
    return sendPlainPage(reply.header('vary', 'cookie, accept-language'), {
      locale,
      title: inLanguage(error.sentence, locale),
      body: html`<p>${again}</p>
        <p class="still">${words.number.replace('{number}', request.id)}</p>`,
    });
  }
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(errorBody(error, request.id)));
}

/**
 * Whether a body was started and will not be read to its end. The unread rest would block the next request on the
 * connection.
 */
function isHalfRead(request: FastifyRequest): boolean {
  return isFromNetwork(request) && !request.raw.complete && request.raw.readableFlowing !== null;
}

/** Whether a browser requests a page, rather than a program calling an endpoint. */
function isPageVisit({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  return method === 'GET' && !isPageless(url) && (headers.accept?.includes('text/html') ?? false);
}

export function errorBody(error: AppError, requestId: string): ErrorReply {
  return {
    success: false,
    message: error.message,
    code: error.code,
    ...(error.errors ? { errors: error.errors } : {}),
    ...(error.figures ? { figures: error.figures } : {}),
    ...(error.newer ? { newer: error.newer } : {}),
    ...error.sentence,
    ...(error.fields ? { fields: error.fields } : {}),
    requestId,
  };
}

const reasonOf: Record<string, [ErrorCode, Reason]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['PAYLOAD_TOO_LARGE', 'platform.tooMuchAtOnce'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA', 'platform.asJson'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['BAD_REQUEST', 'platform.notJson'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['BAD_REQUEST', 'platform.incomplete'],
  FST_REQ_FILE_TOO_LARGE: ['PAYLOAD_TOO_LARGE', 'platform.fileTooLarge'],
  FST_FILES_LIMIT: ['PAYLOAD_TOO_LARGE', 'platform.tooManyFiles'],
  FST_PARTS_LIMIT: ['PAYLOAD_TOO_LARGE', 'platform.tooManyFiles'],
  FST_FIELDS_LIMIT: ['PAYLOAD_TOO_LARGE', 'platform.tooManyFields'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['UNSUPPORTED_MEDIA', 'platform.asForm'],
  FST_ERR_NOT_FOUND: ['NOT_FOUND', 'platform.pageMissing'],
};

function foreseen(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  const known = reasonOf[code];
  if (known) return new AppError(known[0], { reason: known[1] }, { cause: error });
  if (isDiskFull(error)) {
    return new AppError('STORAGE_FULL', sentence('platform.spaceShort'), { retryAfter: 300, cause: error });
  }
  if (isTooBusy(error)) {
    return new AppError('OVERLOADED', sentence('platform.manyPeople'), {
      retryAfter: 2,
      cause: error,
    });
  }
  if (isBrokenForm(error)) {
    return new AppError('BAD_REQUEST', sentence('platform.formIncomplete'), { cause: error });
  }
  if (isDatabaseAway(error)) {
    return new AppError('UNAVAILABLE', sentence('platform.breath'), {
      retryAfter: 3,
      cause: error,
    });
  }
  const status = statusOf(error);
  // Fastify and its parsers mark a malformed request with a 4xx status. Their messages are for programmers.
  if (status >= 400 && status < 500)
    return new AppError('BAD_REQUEST', sentence('platform.notUnderstood'), { cause: error });
  return null;
}

/** The form parser's errors have neither code nor status. The last is for a boundary of more than 256 characters. */
function isBrokenForm(error: unknown): boolean {
  return (
    error instanceof Error &&
    /unexpected end of multipart data|^Multipart: |^The needle cannot/i.test(error.message)
  );
}

function statusOf(error: unknown): number {
  return typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}
