import { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** False for internal API calls made while a page is rendered: those were admitted with their page. */
export function isFromNetwork(request: FastifyRequest): boolean {
  return request.raw instanceof IncomingMessage;
}

/** The client address of internal calls for a shared page. No network client has it. */
export const nobodysAddress = '0.0.0.0';

/** Whether a call was made for a shared page. It belongs to no visitor, so it counts against no visitor's limit. */
export function isForNobody(request: FastifyRequest): boolean {
  return !isFromNetwork(request) && request.raw.socket.remoteAddress === nobodysAddress;
}
