import { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** False for the calls that a page makes of the API while it is rendered: those were admitted with their page. */
export function isFromNetwork(request: FastifyRequest): boolean {
  return request.raw instanceof IncomingMessage;
}
