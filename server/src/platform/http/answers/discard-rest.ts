import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFromNetwork } from '../limits/from-network.ts';

/** Long enough for an answer to arrive, whatever still comes meanwhile. */
const longestMs = 2000;

/**
 * Reads what is left of a body and throws it away, until it ends or two seconds have passed; with `whileItComes` until
 * it ends or nothing has come for two seconds. Then most clients have sent everything, and hear an answer.
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
 * For an answer that is given before the body is complete. A connection that is closed upon bytes that nobody has read
 * is reset, and the answer is lost on its way: so it is closed once the rest was read, for two seconds at most.
 */
export function answerBeforeRest(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  if (!isFromNetwork(request) || raw.complete) return;
  reply.removeHeader('connection');
  void discardRest(request).then(() => raw.complete || raw.socket.destroy());
}
