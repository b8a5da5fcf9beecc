import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFromNetwork } from '../limits/from-network.ts';

/** Long enough for an answer to arrive, whatever still comes meanwhile. */
const longestMs = 2000;

/**
 * For an answer that is given before the body is complete. A connection that is closed upon bytes that nobody has read
 * is reset, and the answer is lost on its way: so the rest is read and thrown away, for two seconds at most.
 */
export function discardRest(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  if (!isFromNetwork(request) || raw.complete) return;
  reply.removeHeader('connection');
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.socket.destroy(), longestMs);
  raw.once('end', () => clearTimeout(timer));
  raw.socket.once('close', () => clearTimeout(timer));
}
