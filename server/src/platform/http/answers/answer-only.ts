import type { FastifyInstance } from 'fastify';
import { notFound } from '../app-error.ts';
import { isFromNetwork } from '../limits/from-network.ts';

/** Everything but these addresses is not there, for anyone who asks over the network. */
export function answerOnly(server: FastifyInstance, paths: readonly string[]): void {
  server.addHook('onRequest', async (request) => {
    if (isFromNetwork(request) && !paths.includes(request.routeOptions.url ?? ''))
      throw notFound('platform.pageMissing');
  });
}
