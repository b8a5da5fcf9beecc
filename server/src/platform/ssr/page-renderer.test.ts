import fastify from 'fastify';
import { expect, test } from 'vitest';
import { makePageRenderer, type WebApp } from './page-renderer.ts';

/** A web app of one page, which asks the API for what its address names and draws the answer. */
function smallWebApp(): WebApp {
  const key = {};
  class RouterContextProvider extends Map<unknown, unknown> {}
  const createRequestHandler = () => async (request: Request, context: RouterContextProvider) => {
    const { transport } = context.get(key) as {
      transport(call: { method: string; path: string }): Promise<{ status: number }>;
    };
    const { status } = await transport({ method: 'GET', path: new URL(request.url).pathname });
    return new Response(`answered ${status}`);
  };
  const entry = { serverContext: key, readsWholeQuery: ({ search }: URL) => search === '' };
  return {
    build: { entry: { module: entry } },
    router: { createRequestHandler, RouterContextProvider },
  } as unknown as WebApp;
}

test('a page may be kept when every call of it was answered and its address says nothing that it does not read', async () => {
  const server = fastify();
  for (const status of [200, 404, 429, 500, 503])
    server.get(`/${status}`, (_request, reply) => reply.status(status).send({}));
  const render = makePageRenderer(server, {
    publicUrl: 'http://localhost',
    loadWebApp: async () => smallWebApp(),
    mode: 'production',
  });
  const kept: Record<string, boolean> = {};
  for (const url of ['/200', '/404', '/429', '/500', '/503', '/200?x=1']) {
    const page = await render({ url, visitor: { ip: null, headers: {} } });
    kept[url] = page.canBeKept;
  }
  expect(kept).toEqual({
    '/200': true,
    '/404': true,
    '/429': false,
    '/500': false,
    '/503': false,
    '/200?x=1': false,
  });
});
