import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from './app-error.ts';
import { errorBody } from './error-handler.ts';

/** Node stores the response in progress here; its own handling of malformed requests reads it too. */
interface Answering extends Socket {
  _httpMessage?: ServerResponse | null;
}

/**
 * Answers malformed HTTP, headers over 16 kB, and headers that arrive too slowly. There is no request object yet, so
 * the bytes are written to the socket, with the same body as every other failure.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  // The invalid bytes follow a request whose response has begun: that response is completed, then the socket is
  // closed.
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
