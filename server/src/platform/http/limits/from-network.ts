import { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** False for the calls that a page makes of the API while it is rendered: those were admitted with their page. */
export function isFromNetwork(request: FastifyRequest): boolean {
  return request.raw instanceof IncomingMessage;
}

/** The address of the calls for a page that many will share. Nobody on a network has it. */
export const nobodysAddress = '0.0.0.0';

/** True for those calls alone: they belong to no visitor, so no visitor's limit is spent on them. */
export function isForNobody(request: FastifyRequest): boolean {
  return !isFromNetwork(request) && request.raw.socket.remoteAddress === nobodysAddress;
}
