import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { isForServer } from '#server/platform/http/pages/reserved-paths.ts';
import type { WebApp } from './page-renderer.ts';

/**
 * The web app straight from its sources, with hot reload, on the server's own port: Vite answers for modules and
 * styles, its socket shares our listener, and each page is rendered from what was saved last.
 */
export async function startDevWebApp(app: FastifyInstance): Promise<() => Promise<WebApp>> {
  const { createServer } = await import('vite');
  const root = fileURLToPath(new URL('../../../../web', import.meta.url));
  const vite = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (isForServer(request.url)) return done();
    // What Vite does not answer comes back and becomes a page.
    vite.middlewares(request.raw, reply.raw, () => done());
    reply.raw.once('close', () => {
      if (!reply.sent) reply.hijack();
    });
  });
  return async () => {
    const [build, router] = await Promise.all([
      vite.ssrLoadModule('virtual:react-router/server-build'),
      import('react-router'),
    ]);
    return { build: build as unknown as ServerBuild, router };
  };
}
