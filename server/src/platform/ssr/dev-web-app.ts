import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { isForServer } from '#server/platform/http/pages/reserved-paths.ts';
import type { WebApp } from './page-renderer.ts';

/**
 * Runs the web app from source with hot reload on the server's own port. Vite serves modules and styles, its
 * WebSocket shares our listener, and pages are rendered from the files as last saved.
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
    // Requests that Vite does not handle continue to our routes and become pages.
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
