import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFromNetwork } from '../limits/from-network.ts';

/** Long enough for a response to arrive while the client is still sending. */
const longestMs = 2000;

/**
 * Reads and discards the rest of a body until it ends or two seconds have passed; with `whileItComes`, until it ends
 * or nothing has arrived for two seconds. By then most clients have sent everything and read the response.
 */
export async function discardRest({ raw }: FastifyRequest, { whileItComes = false } = {}): Promise<void> {
  raw.unpipe();
  raw.resume();
  if (raw.readableEnded || raw.destroyed) return;
  await new Promise<void>((done) => {
    const over = setTimeout(done, longestMs);
    if (whileItComes) raw.on('data', () => over.refresh());
    for (const end of ['end', 'close', 'error']) raw.once(end, done);
    raw.once('close', () => clearTimeout(over));
  });
}

/**
 * For a response sent before the body is complete. Closing a connection with unread bytes resets it, and the response
 * is lost. So the connection is closed only after the rest has been read, for two seconds at most.
 */
export function answerBeforeRest(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  if (!isFromNetwork(request) || raw.complete) return;
  reply.removeHeader('connection');
  void discardRest(request).then(() => raw.complete || raw.socket.destroy());
}
