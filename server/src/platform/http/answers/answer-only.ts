import type { FastifyInstance } from 'fastify';
import { notFound } from '../app-error.ts';
import { isFromNetwork } from '../limits/from-network.ts';

/** Answers only these paths over the network; every other path returns 404. */
export function answerOnly(server: FastifyInstance, paths: readonly string[]): void {
  server.addHook('onRequest', async (request) => {
    if (isFromNetwork(request) && !paths.includes(request.routeOptions.url ?? ''))
      throw notFound('platform.pageMissing');
  });
}
