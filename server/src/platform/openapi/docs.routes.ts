import type { FastifyInstance } from 'fastify';
import { sendPlainPage } from '#server/platform/http/pages/plain-page.ts';
import type { ServedEndpoint } from '#server/platform/http/serve-endpoint.ts';
import { describeApi, type Site } from './describe-api.ts';
import { docsPage } from './docs-page.ts';

/** `/api/openapi.json` for programs and `/api/docs` for people. */
export function docsRoutes(app: FastifyInstance, served: readonly ServedEndpoint[], site: Site): void {
  let description: string | undefined;

  app.get('/api/openapi.json', async (_request, reply) => {
    description ??= JSON.stringify({ ...describeApi(served, site) });
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(description);
  });

  app.get('/api/docs', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return sendPlainPage(reply, { title: 'The API', body: docsPage(served), width: 'wide' });
  });
}
