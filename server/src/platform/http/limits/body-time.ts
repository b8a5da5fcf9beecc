import type { FastifyInstance } from 'fastify';
import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from '../app-error.ts';
import { awaitsBody } from '../awaits-body.ts';
import '../fastify-types.ts';
import { isFromNetwork } from './from-network.ts';

/**
 * Aborts a request whose body is not complete after `longest` milliseconds. Uploads have the server's own, longer
 * limit. Behind the front door bodies arrive at once.
 */
export function limitBodyTime(app: FastifyInstance, longest: number): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!awaitsBody(request) || !isFromNetwork(request)) return;
    if (request.routeOptions.config.acceptsSlowBody) return;
    const timer = setTimeout(() => {
      if (request.raw.complete || reply.sent) return;
      reply.header('connection', 'close');
      reply.send(new AppError('TOO_SLOW', sentence('platform.tooSlow')));
    }, longest);
    for (const over of ['end', 'close']) request.raw.once(over, () => clearTimeout(timer));
  });
}
