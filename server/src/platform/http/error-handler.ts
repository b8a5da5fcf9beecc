import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, ErrorReply } from '#contracts/platform/errors.ts';
import { codeOf } from '../db/transaction.ts';
import { AppError } from './app-error.ts';

/** Turns every failure under /api into one JSON body; anything unforeseen is logged and says nothing of itself. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = recognise(error);
    if (known === null) {
      request.log.error({ err: error }, 'unforeseen failure');
      return answer(
        request,
        reply,
        new AppError('INTERNAL', 'Something went wrong on our side. Please try again.'),
      );
    }
    if (known.status >= 500) request.log.warn({ err: error }, known.message);
    return answer(request, reply, known);
  });
}

function answer(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply
    .status(error.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(error, request.id)));
}

export function errorBody(error: AppError, requestId: string): ErrorReply {
  return {
    success: false,
    message: error.message,
    code: error.code,
    ...(error.errors ? { errors: error.errors } : {}),
    requestId,
  };
}

const sentenceOf: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['PAYLOAD_TOO_LARGE', 'That is more than can be sent at once.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA', 'Please send this as JSON.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['BAD_REQUEST', 'The request could not be read as JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['BAD_REQUEST', 'The request arrived incomplete. Please try again.'],
  FST_REQ_FILE_TOO_LARGE: ['PAYLOAD_TOO_LARGE', 'That file is too large.'],
  FST_FILES_LIMIT: ['PAYLOAD_TOO_LARGE', 'Those are too many files.'],
  FST_PARTS_LIMIT: ['PAYLOAD_TOO_LARGE', 'Those are too many files.'],
  FST_FIELDS_LIMIT: ['PAYLOAD_TOO_LARGE', 'Those are too many fields.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['UNSUPPORTED_MEDIA', 'Please send this as a form with files.'],
  FST_UNDER_PRESSURE: ['OVERLOADED', 'Many people are here right now. Please try again in a moment.'],
  FST_ERR_NOT_FOUND: ['NOT_FOUND', 'This page could not be found.'],
};

function recognise(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  const known = sentenceOf[code];
  if (known)
    return new AppError(known[0], known[1], {
      cause: error,
      ...(known[0] === 'OVERLOADED' ? { retryAfter: 2 } : {}),
    });
  if (isDatabaseAway(error, code)) {
    return new AppError('UNAVAILABLE', 'Tanabana is catching its breath. Please try again in a moment.', {
      retryAfter: 3,
      cause: error,
    });
  }
  const status = statusOf(error);
  // Fastify and its parsers mark a malformed request with a 4xx status; their texts are for programmers.
  if (status >= 400 && status < 500)
    return new AppError('BAD_REQUEST', 'The request could not be understood.', { cause: error });
  return null;
}

function statusOf(error: unknown): number {
  return typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

function isDatabaseAway(error: unknown, code: string): boolean {
  if (connectionCodes.has(code) || code.startsWith('08')) return true;
  const message =
    error instanceof Error
      ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`
      : '';
  return /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(
    message,
  );
}
