import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import './fastify-types.ts';
import { isFromNetwork } from './from-network.ts';

/**
 * Cuts off a body that drips: without it a thousand patient connections are a siege (threat F6). Uploads are
 * left to the server's own, longer limit.
 */
export function installBodyTimeout(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.headers) && isFromNetwork(request) && !request.routeOptions.config.acceptsSlowBody) {
      const timer = setTimeout(() => {
        if (request.raw.complete || reply.sent) return;
        reply.header('connection', 'close');
        reply.send(new AppError('TOO_SLOW', 'The request took too long to arrive. Please try again.'));
      }, milliseconds);
      const stop = () => clearTimeout(timer);
      request.raw.once('end', stop);
      reply.raw.once('close', stop);
    }
    done();
  });
}

function hasBody(headers: Record<string, unknown>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
