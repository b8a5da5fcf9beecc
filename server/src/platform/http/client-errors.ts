import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from './app-error.ts';
import { errorBody } from './error-handler.ts';

/** Node keeps the answer in progress here; its own handling of broken requests asks the same. */
interface Answering extends Socket {
  _httpMessage?: ServerResponse | null;
}

/**
 * Answers what is not even HTTP, headers beyond 16 kB, and headers that drip. There is no request yet to answer,
 * so the bytes are written to the socket, with the same body as every other failure.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  // Bytes behind a request that is being answered: that answer is finished and nothing follows it.
  const answering = (socket as Answering)._httpMessage;
  if (answering?.headersSent) {
    answering.once('close', () => socket.destroy());
    return;
  }
  const [status, failure] = failureOf(error.code);
  const body = JSON.stringify(errorBody(failure, randomUUID().slice(0, 13)));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n${body}`,
  );
}

function failureOf(code: string | undefined): [number, AppError] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return [408, new AppError('TOO_SLOW', sentence('platform.tooSlow'))];
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return [431, new AppError('PAYLOAD_TOO_LARGE', sentence('platform.headersTooLarge'))];
  }
  return [400, new AppError('BAD_REQUEST', sentence('platform.notUnderstood'))];
}
